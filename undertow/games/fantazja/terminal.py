"""Fantazja's land in a terminal, drawn only from a view.

A building takes six columns and three lines: its sides where they lie, in the middle the type's letter and the level,
in the corners the owner's mark, a star for Dark Energy, a hash if it is guarded and a caret if the other player still
has a tile that could cover it.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undertow.engine.game import View
from undertow.engine.language import Language, SeatName
from undertow.games.fantazja.declared import LEVELS
from undertow.games.fantazja.names import words_of

_MARKS = ("●", "▲")
_STYLES = ("cyan", "yellow")
_COLUMNS_IN_A_BAND = 10
_WIDTH = 6


def render(view: View, words: Language, seat_name: SeatName) -> RenderableType:
    """The land, the types with their tokens, the players, and the own hand."""
    parts: list[RenderableType] = [_headline(view, words, seat_name), *_land(view, words)]
    parts.append(Text(words.word("board-legend"), style="dim"))
    parts += [_types(view, words, seat_name), _players(view, words, seat_name), *_open_tiles(view, words, seat_name)]
    if view["own"]:
        parts += _own(view, words)
    return Group(*parts)


def _headline(view: View, words: Language, seat_name: SeatName) -> Text:
    """Turn, tiles to play, bonus tokens, and where the military token lies."""
    parts = [words.word("board-turn", turn=view["turns"]), words.word("board-tiles-left", count=view["tiles_left"])]
    parts.append(words.word("board-bonus-left", count=view["bonus_left"]))
    guard = view["guard"]
    if guard and guard["cell"]:
        parts.append(words.word("board-guard", cell=guard["cell"], seat=seat_name(guard["seat"])))
    elif guard:
        parts.append(words.word("board-guard-waits", seat=seat_name(guard["seat"])))
    return Text(" · ".join(parts), style="bold")


# The land


def _land(view: View, words: Language) -> list[Text]:
    """The land cropped to what is there, in bands that fit the screen."""
    cells: dict[tuple[int, int], list[tuple[str, str]]] = {(0, 0): _castle(view, words)}
    fitting = _fitting(view)
    for border in view["borders"]:
        mark = "#" if border["barred"] else "+" if border["cell"] in fitting else "·"
        style = "bold green" if mark == "+" else "dim"
        cells[border["east"], border["north"]] = [("", ""), (f"  {mark}", style), ("", "")]
    for building in view["buildings"]:
        cells[building["east"], building["north"]] = _building(building, words)
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    return [
        _band(cells, first, min(first + _COLUMNS_IN_A_BAND - 1, east)) for first in range(west, east + 1, _COLUMNS_IN_A_BAND)
    ]


def _fitting(view: View) -> set[str]:
    """The cells where the tile being laid fits, if the viewer lays it."""
    pending, own = view["pending"], view["own"]
    if not pending or not pending["tile"] or not own or view["turn"] != own["seat"]:
        return set()
    return {place["cell"] for tile in own["hand"] if tile["tile"] == pending["tile"]["tile"] for place in tile["fits"]}


def _band(cells: dict[tuple[int, int], list[tuple[str, str]]], first: int, last: int) -> Text:
    """Some columns of the land, with the names of rows and columns."""
    columns = range(first, last + 1)
    text = Text("    " + " ".join(f"{_column_name(x):^{_WIDTH}}" for x in columns) + "\n", style="dim")
    rows = sorted({y for x, y in cells if x in columns}, reverse=True)
    for y in rows:
        for line in range(3):
            text.append(f"{_row_name(y) if line == 1 else '':4}", style="dim")
            for x in columns:
                shown, style = cells[x, y][line] if (x, y) in cells else ("", "")
                text.append(f"{shown:{_WIDTH}}", style=style or None)
                text.append(" ")
            text.append("\n")
    return text


def _column_name(x: int) -> str:
    """How far west or east a column lies."""
    return f"{abs(x)}{'E' if x > 0 else 'W'}" if x else "0"


def _row_name(y: int) -> str:
    """How far north or south a row lies."""
    return f"{abs(y)}{'N' if y > 0 else 'S'}" if y else "0"


def _castle(view: View, words: Language) -> list[tuple[str, str]]:
    """The castle's three lines."""
    north, east, south, west = _sides(view["castle"]["sides"], words)
    return [(f"  {north}", "bold"), (f"{west}@@{east}", "bold"), (f"  {south}", "bold")]


def _building(building: dict[str, Any], words: Language) -> list[tuple[str, str]]:
    """A building's three lines, in its owner's colour and with its owner's mark."""
    north, east, south, west = _sides(building["sides"], words)
    style = _STYLES[building["seat"]]
    dark = "*" if building["dark"] else " "
    guarded = "#" if building["guarded"] else " "
    exposed = "^" if 1 - building["seat"] in building["coverable_by"] else " "
    return [
        (f"{_MARKS[building['seat']]} {north} {dark}", style),
        (f"{west}{_code(building, words)}{east}", f"{style} bold"),
        (f"{exposed} {south} {guarded}", style),
    ]


def _code(tile: dict[str, Any], words: Language) -> str:
    """Type and level in two characters; special buildings by their first letter."""
    last = str(LEVELS.index(tile["level"]) + 1) if tile["level"] else _tile_name(tile["tile"], words)[0].lower()
    return words.word("board-type-letter", type=tile["type"]) + last


def _sides(sides: list[dict[str, Any]], words: Language) -> list[str]:
    """Each side as a letter and a number."""
    return [words.word("board-symbol-letter", symbol=side["symbol"]) + str(side["count"]) for side in sides]


# Tables


def _types(view: View, words: Language, seat_name: SeatName) -> Table:
    """Buildings of each type, the token's holder, what is missing to take it, what the turn's end changes."""
    table = Table(border_style="dim", pad_edge=False)
    table.add_column(words.word("board-type"))
    for seat in range(2):
        table.add_column(_MARKS[seat], style=_STYLES[seat], justify="right")
    for column in ("board-token", "board-to-take", "board-to-lose", "board-at-turn-end"):
        table.add_column(words.word(column))
    for name, kind in view["types"].items():
        missing = kind["missing_to_take"]
        holder = _holder(kind["holder"], words, seat_name)
        table.add_row(
            words.word("board-type-name", type=name),
            *[str(count) for count in kind["counts"]],
            words.word("board-on-land") if kind["on_the_land"] else holder,
            " ".join(f"{_MARKS[seat]}{missing[seat]}" for seat in range(2) if missing[seat] > 0),
            str(kind["missing_to_free"]) if (kind["missing_to_free"] or 0) > 0 else "",
            _holder(kind["holder_after"], words, seat_name) if kind["changes"] else "",
        )
    return table


def _holder(seat: int | None, words: Language, seat_name: SeatName) -> str:
    """Who holds a token."""
    return words.word("board-pool") if seat is None else seat_name(seat)


def _players(view: View, words: Language, seat_name: SeatName) -> Table:
    """Score, tiles and points of each player."""
    table = Table(border_style="dim", pad_edge=False)
    for column in ("board-player", "board-score", "board-hand", "board-pile", "board-imagination", "board-bonus"):
        table.add_column(words.word(column), justify="left" if column == "board-player" else "right")
    for seat, player in enumerate(view["players"]):
        mark = "▶ " if view["mover"] == seat else "  "
        name = Text(f"{mark}{_MARKS[seat]} {seat_name(seat)}", style=_STYLES[seat])
        numbers = [player[key] for key in ("score", "hand", "pile", "imagination", "bonus")]
        table.add_row(name, *[str(number) for number in numbers])
    return table


def _open_tiles(view: View, words: Language, seat_name: SeatName) -> list[Text]:
    """Discard piles, and what is known of hidden tiles."""
    lines = []
    for seat, player in enumerate(view["players"]):
        if player["discard"]:
            tiles = _tile_list(player["discard"], words)
            lines.append(words.word("board-discard", seat=seat_name(seat), tiles=tiles))
        if view["own"] and view["own"]["seat"] == seat:
            continue
        known = [_tile_list(player["known_in_hand"], words)] if player["known_in_hand"] else []
        for key, message in (
            ("known_as_imagination", "board-known-imagination"),
            ("known_out_of_pile", "board-known-either"),
        ):
            if player[key]:
                known.append(words.word(message, tiles=_tile_list(player[key], words)))
        if known:
            lines.append(words.word("board-known", seat=seat_name(seat), tiles="; ".join(known)))
    pending = view["pending"]
    if pending and pending["shown"]:
        lines.append(words.word("board-shown", tiles=_tile_list(pending["shown"], words)))
    return [Text(line, style="dim") for line in lines]


def _tile_list(names: list[str], words: Language) -> str:
    """Tiles by their names."""
    return ", ".join(_tile_name(name, words) for name in names)


def _tile_name(name: str, words: Language) -> str:
    """One tile by its name in the reader's language."""
    return words.word("board-tile", **words_of(name))


def _own(view: View, words: Language) -> list[Text]:
    """The viewer's hand, with the cells where tiles fit or not; own points and pile."""
    own = view["own"]
    lines = [Text(words.word("board-own-hand"), style="bold")]
    for tile in own["hand"]:
        line = Text(f"  {_tile_name(tile['tile'], words)} ", style=_STYLES[own["seat"]])
        line.append(" ".join(_sides(tile["sides"], words)) + (" *" if tile["dark"] else ""), style="bold")
        line.append(f" ({tile['points']})", style="dim")
        if tile["fits"]:
            line.append(f" {words.word('board-fits')}: " + ", ".join(place["cell"] for place in tile["fits"]), style="green")
        for reason in ("symbol", "count", "level", "guarded"):
            cells = ", ".join(place["cell"] for place in tile["fails"] if place["reason"] == reason)
            if cells:
                line.append("; " + words.word(f"board-fails-{reason}", cells=cells), style="dim")
        lines.append(line)
    if own["imagination"]:
        lines.append(Text(words.word("board-own-imagination", tiles=_tile_list(own["imagination"], words)), style="dim"))
    if own["pile"] or own["put_under"]:
        tiles = _tile_list([*own["pile"], *own["put_under"]], words)
        lines.append(Text(words.word("board-own-pile", tiles=tiles), style="dim"))
    return lines
