"""Niagara's board in a terminal, drawn only from a view."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undertow.engine.game import View
from undertow.engine.language import Language, SeatName
from undertow.games.niagara.declared import COLOURS

_GEM_STYLES = {
    "pink": "#ff8fc7",
    "blue": "#6fb7ff",
    "yellow": "#ffd84d",
    "white": "#ffffff",
    "violet": "#c79bff",
}
_SEAT_STYLES = ("#ff7b72", "#7ee787", "#79e0f2", "#ffd84d", "#e5a3ff")
_WATER = "on #0b3d66"
_LAND = "on #1f2d1c"
_CELL = 10
_BANK = 8
_SEAT_LETTERS = "ABCDE"


def render(view: View, words: Language, seat_name: SeatName) -> RenderableType:
    """The river with its banks, then the players."""
    return Group(_headline(view, words, seat_name), _river(view, words), _players(view, words, seat_name))


def _headline(view: View, words: Language, seat_name: SeatName) -> Text:
    """Round, weather, lifebelt, and what the river may do."""
    parts = [words.word("board-round", round=view["round"]), words.word("board-weather", weather=view["weather"])]
    if view["lifebelt"] >= 0:
        parts.append(words.word("board-lifebelt", seat=seat_name(view["lifebelt"])))
    parts.append(words.word(f"board-next-branch-{view['next_branch']}"))
    if view["speeds"]:
        parts.append(words.word("board-speeds", speeds=" ".join(str(speed) for speed in view["speeds"])))
    moving = view["moving"]
    if moving and moving["points"]:
        parts.append(words.word("board-points-left", points=moving["points"]))
    return Text(" · ".join(parts), style="bold")


def _river(view: View, words: Language) -> Group:
    """The river from the bank to the fall: the main channel in the middle, the branches round the island."""
    left = [
        _water(view, words, place, label)
        for place, label in (("left-6", "6 " + words.word("board-left-branch")), ("left-7", "7"))
    ]
    main = [_water(view, words, str(space), str(space)) for space in range(1, 6)]
    right = [
        _water(view, words, place, label)
        for place, label in (("right-6", "6 " + words.word("board-right-branch")), ("right-7", "7"))
    ]
    bank = _land([words.word("board-bank"), *_canoes(view, words, "bank")])
    gems = {view["deposit_spaces"][colour]: _gems(counts, words) for colour, counts in view["deposits"].items()}
    shore = [_land([gems.get(space, Text())]) for space in range(1, 6)]
    island = [_land([gems.get(space, Text())]) for space in (6, 7)]
    bare = _land([Text()])
    return Group(
        _band([bare, *shore, *left], ends_in_fall=True),
        _band([bank, *main, *island], ends_in_fall=False),
        _band([bare] * 6 + right, ends_in_fall=True),
    )


Block = tuple[list[Text], bool]  # the lines of a cell, and whether it is water


def _water(view: View, words: Language, place: str, label: str) -> Block:
    """A space of the river with its canoes, two a line."""
    canoes = _canoes(view, words, place)
    lines = [Text(label, style="dim")]
    for first in range(0, len(canoes), 2):
        lines.append(Text(" ").join(canoes[first : first + 2]))
    return lines, True


def _land(lines: list[Text | str]) -> Block:
    """A piece of land with something on it."""
    return [line if isinstance(line, Text) else Text(line, style="green") for line in lines], False


def _band(blocks: list[Block], ends_in_fall: bool) -> Text:
    """Cells side by side, as high as the highest of them; water ends in the fall."""
    height = max(3, *(len(lines) for lines, _ in blocks))
    drawn = Text()
    for row in range(height):
        for column, (lines, is_water) in enumerate(blocks):
            width = _CELL if column else _BANK
            cell = lines[row].copy() if row < len(lines) else Text()
            cell.truncate(width - 1)
            cell.pad_right(width - 1 - cell.cell_len)
            cell = Text(" ") + cell if is_water else Text(" ", style="green") + cell
            cell.stylize_before(_WATER if is_water else _LAND)
            drawn.append_text(cell)
        drawn.append("▒" if ends_in_fall else "", style="bright_white")
        if row < height - 1:
            drawn.append("\n")
    return drawn


def _canoes(view: View, words: Language, place: str) -> list[Text]:
    """The canoes at a place: letter of the seat, number, and the gem aboard."""
    found = []
    for canoe in view["canoes"]:
        if canoe["place"] == place:
            text = Text(f"{_SEAT_LETTERS[canoe['seat']]}{canoe['number']}", style=f"{_SEAT_STYLES[canoe['seat']]} bold")
            if canoe["cargo"]:
                text.append("◆" + _letter(canoe["cargo"], words), _GEM_STYLES[canoe["cargo"]])
            found.append(text)
    return found


def _gems(counts: dict[str, int], words: Language) -> Text:
    """Gems as letter and number, one colour a line."""
    text = Text()
    for colour in COLOURS:
        if counts[colour]:
            if text:
                text.append(" ")
            text.append(f"◆{_letter(colour, words)}{counts[colour]}", style=_GEM_STYLES[colour])
    return text


def _letter(colour: str, words: Language) -> str:
    """A colour's first letter in the reader's language."""
    return words.word("board-colour-letter", colour=colour)


def _players(view: View, words: Language, seat_name: SeatName) -> Table:
    """What each player owns, lacks, shows and has left."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("board-player", "board-owned", "board-missing", "board-tile", "board-tiles-left"):
        table.add_column(words.word(column))
    for seat, player in enumerate(view["players"]):
        table.add_row(_player_name(view, words, seat, seat_name(seat)), *_player_cells(view, words, seat, player))
    return table


def _player_name(view: View, words: Language, seat: int, name: str) -> Text:
    """The player's letter and name, a mark for the seat to act, and the lost canoes."""
    mark = "▶ " if (seat in view["choosers"] and not view["players"][seat]["has_chosen"]) or seat == view["turn"] else "  "
    text = Text(f"{mark}{_SEAT_LETTERS[seat]} {name}", style=_SEAT_STYLES[seat])
    lost = [str(canoe["number"]) for canoe in view["canoes"] if canoe["seat"] == seat and canoe["place"] == "lost"]
    if lost:
        text.append(f" ({words.word('board-lost', canoes=', '.join(lost))})", style="dim")
    return text


def _player_cells(view: View, words: Language, seat: int, player: dict[str, Any]) -> list[RenderableType]:
    """Gems, distance to the goals, this round's tile, tiles left."""
    missing = player["missing"]
    left = player["tiles_left"]
    own = view["own"]
    tile = player["tile"] or ("?" if player["has_chosen"] else "")
    if own and own["seat"] == seat:
        left = own["tiles_left"]
        tile = player["tile"] or (f"({own['chosen']})" if own["chosen"] else "")
    return [
        _gems(player["gems"], words),
        f"{missing['four-alike']} / {missing['five-colours']} / {missing['any-seven']}",
        _tile(tile),
        " ".join(_tile(name) for name in left) if left is not None else f"{7 - player['tiles_played']}",
    ]


def _tile(name: str) -> str:
    """A tile in one or two characters."""
    return name.replace("cloud", "☁")
