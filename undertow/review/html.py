"""A review as one self-contained HTML file."""

from html import escape

from undertow.engine.language import Language
from undertow.review.graph import COLOURS, svg
from undertow.review.report import Review
from undertow.review.texts import Teller
from undertow.review.verdicts import ERRORS

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; width: 100%; } td, th { padding: .3rem .6rem; text-align: right; }
td:first-child, th:first-child { text-align: left; } tr { border-bottom: 1px solid #ddd; }
svg { width: 100%; height: auto; } li { margin: .4rem 0; } small { color: #555; }
"""


def html(review: Review, words: Language) -> str:
    """The graph, the table, a paragraph for each player, the key moments and the turns that cost something."""
    teller, match = Teller(review, words), review.match
    title = f"{escape(match.game.name)}: {escape(words.word('review-title'))}"
    paragraphs = "".join(f"<p>{escape(teller.paragraph(seat))}</p>" for seat in range(match.seats))
    return (
        f'<!doctype html>\n<html lang="{words.code}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{_STYLE}</style>'
        f"<h1>{title}</h1>{svg(review, teller.names)}{_table(review, teller)}{paragraphs}"
        f"<h2>{escape(words.word('review-key-moments'))}</h2><ol>{_moments(review, teller)}</ol>"
        f"<table>{_turns(review, teller)}</table></html>\n"
    )


def _table(review: Review, teller: Teller) -> str:
    """One row for each player: how the result came about."""
    names = ("player", "even", "luck", "own", "others", "result", "adjusted", "accuracy", "error-rate")
    head = "".join(f"<th>{escape(teller.words.word(f'review-{name}'))}</th>" for name in names)
    rows = []
    for seat, report in enumerate(review.seats):
        part = report.part
        signed = "".join(f"<td>{share:+.1%}</td>" for share in (part.luck, part.own, part.others))
        dot = f'<span style="color:{COLOURS[seat % len(COLOURS)]}">●</span> {escape(teller.names[seat])}'
        rows.append(
            f"<tr><td>{dot}</td><td>{part.even:.1%}</td>{signed}<td>{part.result:.1%}</td>"
            f"<td>{part.adjusted:.1%} <small>± {1.96 * part.error:.1%}</small></td><td>{report.accuracy:.1f}</td>"
            f"<td>{report.error_rate:.2%}</td></tr>"
        )
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def _moments(review: Review, teller: Teller) -> str:
    """The key moments as list items, with the plan that was missed."""
    items = []
    for moment in review.moments:
        plan = " ".join(teller.plan(moment.at))
        items.append(f"<li>{escape(teller.moment(moment))} <small>{escape(plan)}</small></li>")
    return "".join(items)


def _turns(review: Review, teller: Teller) -> str:
    """The turns with a verdict of inaccuracy or worse."""
    rows = []
    for turn in review.turns:
        if turn.worst is not None and turn.verdict in ERRORS:
            taken, better = teller.label(turn.worst, review.match.log[turn.worst]), teller.better(turn.worst)
            verdict = teller.words.word(f"review-verdict-{turn.verdict}")
            rows.append(
                f"<tr><td>{escape(teller.words.word('review-turn'))} {turn.number}, {escape(teller.names[turn.seat])}</td>"
                f"<td>{escape(verdict)}</td><td>−{turn.loss:.1%} <small>± {1.96 * turn.error:.1%}</small></td>"
                f"<td>{escape(taken)} → {escape(better)}</td></tr>"
            )
    return "".join(rows)
