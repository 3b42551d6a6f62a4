"""A board for games without a `terminal.py`: the counters and cards of a view, in rows.

`web/src/games/plain` draws the same on the page. Message ids name the parts: `view-heap` for the key `heap`,
`card-oak` for the text `oak`. Without a message, the key or text itself is shown.
"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undertow.engine.game import View
from undertow.engine.language import Language, SeatName

_NOT_SHOWN: Final = ("turn", "choosers", "winners", "players", "own", "scores")


def render(view: View, words: Language, seat_name: SeatName) -> RenderableType:
    """The view as text grids: common facts, the seats, and what only the viewer knows."""
    shared = {key: value for key, value in view.items() if key not in _NOT_SHOWN}
    parts = [_rows(shared, words), _seats(view, words, seat_name)]
    if isinstance(view.get("own"), dict):
        parts.append(_rows(view["own"], words))
    return Group(*parts)


def _rows(facts: dict[str, Any], words: Language) -> Table:
    """One row for each key."""
    table = Table.grid(padding=(0, 2))
    for key, value in facts.items():
        table.add_row(Text(named(key, "view", words), style="bold"), Text(said(value, words)))
    return table


def _seats(view: View, words: Language, seat_name: SeatName) -> Table:
    """One row for each seat: its score and the facts that everybody sees of it."""
    players = view.get("players") or [{} for _ in view.get("scores", ())]
    scores = view.get("scores") or [None] * len(players)
    table = Table.grid(padding=(0, 2))
    for seat, (facts, score) in enumerate(zip(players, scores, strict=False)):
        told = [f"{named(key, 'view', words)} {said(value, words)}" for key, value in facts.items()]
        table.add_row(Text(seat_name(seat), style="bold"), "" if score is None else str(score), Text(" · ".join(told)))
    return table


def named(key: str, kind: str, words: Language) -> str:
    """The name of a key or a text: its message, or itself."""
    message = f"{kind}-{key.replace('_', '-').replace(' ', '-')}"
    if words.knows(message):
        return words.word(message)
    return key.replace("_", " ") if kind == "view" else key


def said(value: Any, words: Language) -> str:
    """A value of a view in words."""
    if isinstance(value, dict):
        return ", ".join(f"{named(str(key), 'card', words)} {said(each, words)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return " ".join(said(each, words) for each in value) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    return "–" if value is None else named(str(value), "card", words)
