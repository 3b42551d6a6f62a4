"""The graph of a review as SVG: the win shares of all seats over the match, with mistakes and strokes of luck marked."""

from collections.abc import Sequence
from html import escape

from undertow.engine.state import CHANCE
from undertow.review.findings import Shares
from undertow.review.report import Review
from undertow.review.verdicts import ERRORS

COLOURS = ("#1f6fb2", "#c2571a", "#2f8f4e", "#8a4fb0", "#a08200")
WIDTH, HEIGHT = 900, 300
_LEFT, _TOP, _RIGHT, _BOTTOM = 46, 12, 12, 26
_LUCK = 0.15  # of win share, times the seats: a stroke that is marked


def svg(review: Review, names: Sequence[str]) -> str:
    """The graph; mistakes are triangles, strokes of luck are rings."""
    lines = "".join(_line(review, seat, name) for seat, name in enumerate(names))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
        f"{_grid(len(review.events))}{lines}{_marks(review, names)}</svg>"
    )


def path(review: Review) -> list[Shares]:
    """The win shares before the first event and after every event."""
    return [review.events[0].before, *(event.after for event in review.events)] if review.events else [review.end.shares]


def _x(at: float, count: int) -> float:
    """Where an index of the log lies."""
    return _LEFT + (WIDTH - _LEFT - _RIGHT) * at / max(1, count)


def _y(share: float) -> float:
    """Where a win share lies."""
    return _TOP + (HEIGHT - _TOP - _BOTTOM) * (1 - share)


def _grid(count: int) -> str:
    """Lines at quarters, with percentages, and numbers of actions."""
    rows = "".join(
        f'<line x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{_y(part):.1f}" y2="{_y(part):.1f}" stroke="#ddd"/>'
        f'<text x="{_LEFT - 6}" y="{_y(part) + 4:.1f}" text-anchor="end" fill="#555">{part:.0%}</text>'
        for part in (0, 0.25, 0.5, 0.75, 1)
    )
    steps = range(0, count + 1, max(1, count // 8))
    return rows + "".join(
        f'<text x="{_x(at, count):.1f}" y="{HEIGHT - 8}" text-anchor="middle" fill="#555">{at}</text>' for at in steps
    )


def _line(review: Review, seat: int, name: str) -> str:
    """The win share of one seat."""
    shares = path(review)
    dots = " ".join(f"{_x(at, len(shares) - 1):.1f},{_y(each[seat]):.1f}" for at, each in enumerate(shares))
    colour = COLOURS[seat % len(COLOURS)]
    return (
        f'<polyline points="{dots}" fill="none" stroke="{colour}" stroke-width="2" stroke-linejoin="round">'
        f"<title>{escape(name)}</title></polyline>"
    )


def _marks(review: Review, names: Sequence[str]) -> str:
    """Triangles for mistakes, rings for strokes of luck."""
    count, found = len(review.events), []
    for turn in review.turns:
        if turn.worst is not None and turn.verdict in ERRORS:
            x, y = _x(turn.worst + 1, count), _y(review.events[turn.worst].after[turn.seat])
            title = f"{escape(names[turn.seat])}: {turn.verdict}, −{turn.loss:.2f} ± {turn.error:.2f}"
            colour = COLOURS[turn.seat % len(COLOURS)]
            shape = f"M{x - 6:.1f},{y - 5:.1f}h12l-6,10z"
            found.append(f'<path d="{shape}" fill="{colour}" stroke="white"><title>{title}</title></path>')
    for event in review.events:
        seat = max(range(len(names)), key=lambda seat: abs(event.stroke[seat]))
        if abs(event.stroke[seat]) * len(names) >= _LUCK and event.actor == CHANCE:
            title = f"{escape(names[seat])}: {event.stroke[seat]:+.2f}"
            place = f'cx="{_x(event.at + 1, count):.1f}" cy="{_y(event.after[seat]):.1f}"'
            ring = f'r="4" fill="white" stroke="{COLOURS[seat % len(COLOURS)]}" stroke-width="2"'
            found.append(f"<circle {place} {ring}><title>{title}</title></circle>")
    return "".join(found)
