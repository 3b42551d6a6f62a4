"""A review as plain data, for programs and for the page. Described in docs/review.md."""

from typing import Any

from undertow.engine.language import Language
from undertow.review.findings import Decision, Shares
from undertow.review.report import Review, SeatReport
from undertow.review.texts import Teller
from undertow.review.turns import Turn

FORMAT = 1
_DIGITS = 6


def as_data(review: Review, words: Language, names: tuple[str, ...] = ()) -> dict[str, Any]:
    """The whole review, with texts in a language."""
    teller, match = Teller(review, words, names), review.match
    return {
        "format": FORMAT,
        "game": match.game.id,
        "rules_version": match.game.version,
        "effort": review.effort.name,
        "is_finished": review.is_finished,
        "start": _rounded(review.events[0].before if review.events else review.end.shares),
        "seats": [
            {"name": teller.names[seat], **_seat(report), "paragraph": teller.paragraph(seat)}
            for seat, report in enumerate(review.seats)
        ],
        "turns": [_turn(review, turn, teller) for turn in review.turns],
        "events": [
            {
                "at": event.at,
                "actor": event.actor,
                "action": event.action,
                "before": _rounded(event.before),
                "after": _rounded(event.after),
                "own": _rounded(event.own),
                "others": _rounded(event.others),
                "luck": _rounded(event.luck),
                "stroke": _rounded(event.stroke),
                "errors": _rounded(event.errors),
                "doubt": _rounded(event.doubt),
            }
            for event in review.events
        ],
        "moments": [
            {
                "kind": str(moment.kind),
                "at": moment.at,
                "seat": moment.seat,
                "worth": round(moment.worth, _DIGITS),
                "turn": moment.turn,
                "text": teller.moment(moment),
                "plan": teller.plan(moment.at),
            }
            for moment in review.moments
        ],
    }


def _seat(report: SeatReport) -> dict[str, Any]:
    """The numbers of a seat. They are not rounded, so that they add up."""
    part = report.part
    return {
        "even": part.even,
        "luck": part.luck,
        "own": part.own,
        "others": part.others,
        "result": part.result,
        "adjusted": part.adjusted,
        "error": part.error,
        "turns": report.turns,
        "accuracy": report.accuracy,
        "error_rate": report.error_rate,
        "verdicts": {str(verdict): count for verdict, count in report.verdicts.items()},
    }


def _turn(review: Review, turn: Turn, teller: Teller) -> dict[str, Any]:
    """A turn, and what would have been better."""
    facts: dict[str, Any] = {
        "number": turn.number,
        "seat": turn.seat,
        "first": turn.first,
        "last": turn.last,
        "loss": round(turn.loss, _DIGITS),
        "error": round(turn.error, _DIGITS),
        "verdict": str(turn.verdict),
        "worst": turn.worst,
    }
    finding = review.findings[turn.worst] if turn.worst is not None else None
    if isinstance(finding, Decision):
        facts["better"] = {
            "action": finding.best.action,
            "label": teller.better(finding.at),
            "line": [list(step) for step in finding.line],
            "plan": teller.plan(finding.at),
        }
        facts["candidates"] = [
            {"action": each.action, "share": round(each.shares[turn.seat], _DIGITS), "loss": round(each.loss, _DIGITS)}
            | {"error": round(each.error, _DIGITS), "is_best": each.is_best}
            for each in finding.candidates
        ]
    return facts


def _rounded(shares: Shares) -> list[float]:
    """Shares with a few digits."""
    return [round(share, _DIGITS) for share in shares]
