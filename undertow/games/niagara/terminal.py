"""Niagara's board in a terminal, drawn from a view and from nothing else."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undertow.engine.game import View
from undertow.engine.language import Language, SeatName
from undertow.games.niagara.box import COLOURS

_GEM_STYLES = {"pink": "bright_magenta", "blue": "bright_blue", "yellow": "yellow", "white": "bold", "violet": "magenta"}
_SEAT_STYLES = ("red", "green", "cyan", "yellow", "magenta")
_SEAT_LETTERS = "ABCDE"
_DEPOSIT_SPACES = {3: "violet", 4: "white", 5: "yellow", 6: "blue", 7: "pink"}


def draw(view: View, words: Language, seat_name: SeatName) -> RenderableType:
    """The river, then what everybody has."""
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


def _river(view: View, words: Language) -> Table:
    """One column a space, from the bank to the fall; the branches one below the other."""
    table = Table(show_lines=False, border_style="blue", pad_edge=False)
    table.add_column("", style="dim")
    table.add_column(words.word("board-bank"), header_style="green")
    for space in range(1, 8):
        table.add_column(str(space), justify="center", min_width=5)
    gems = [_gems(view["deposits"][_DEPOSIT_SPACES[space]]) if space in _DEPOSIT_SPACES else Text() for space in range(1, 8)]
    table.add_row(words.word("board-gems-here"), "", *gems)
    main = [_canoes(view, str(space)) for space in range(1, 6)]
    upper = [_canoes(view, "left-6"), _canoes(view, "left-7")]
    lower = [_canoes(view, "right-6"), _canoes(view, "right-7")]
    table.add_row(words.word("board-left-branch"), _canoes(view, "bank"), *main, *upper)
    table.add_row(words.word("board-right-branch"), "", *[""] * 5, *lower)
    return table


def _canoes(view: View, place: str) -> Text:
    """The canoes at a place: letter of the seat, number, and the gem aboard."""
    text = Text()
    for canoe in view["canoes"]:
        if canoe["place"] != place:
            continue
        if text:
            text.append("\n")
        text.append(f"{_SEAT_LETTERS[canoe['seat']]}{canoe['number']}", style=f"{_SEAT_STYLES[canoe['seat']]} bold")
        if canoe["cargo"]:
            text.append("◆" + canoe["cargo"][0].upper() if canoe["cargo"] != "violet" else "◆V", _GEM_STYLES[canoe["cargo"]])
    return text


def _gems(counts: dict[str, int]) -> Text:
    """Gems as letter and number, one colour a line."""
    text = Text()
    for colour in COLOURS:
        if counts[colour]:
            if text:
                text.append(" ")
            text.append(f"◆{colour[0].upper()}{counts[colour]}", style=_GEM_STYLES[colour])
    return text


def _players(view: View, words: Language, seat_name: SeatName) -> Table:
    """What each player owns, lacks, shows and has left."""
    table = Table(border_style="dim", pad_edge=False)
    for column in ("board-player", "board-owned", "board-missing", "board-tile", "board-tiles-left"):
        table.add_column(words.word(column))
    for seat, player in enumerate(view["players"]):
        table.add_row(_player_name(view, words, seat, seat_name(seat)), *_player_cells(view, seat, player))
    return table


def _player_name(view: View, words: Language, seat: int, name: str) -> Text:
    """The player's letter and name, a mark at whose turn it is, and the canoes lost."""
    mark = "▶ " if (seat in view["choosers"] and not view["players"][seat]["has_chosen"]) or seat == view["turn"] else "  "
    text = Text(f"{mark}{_SEAT_LETTERS[seat]} {name}", style=_SEAT_STYLES[seat])
    lost = [str(canoe["number"]) for canoe in view["canoes"] if canoe["seat"] == seat and canoe["place"] == "lost"]
    if lost:
        text.append(f" ({words.word('board-lost', canoes=', '.join(lost))})", style="dim")
    return text


def _player_cells(view: View, seat: int, player: dict[str, Any]) -> list[RenderableType]:
    """Gems, distance to the goals, this round's tile, tiles left."""
    missing = player["missing"]
    left = player["tiles_left"]
    own = view["own"]
    tile = player["tile"] or ("?" if player["has_chosen"] else "")
    if own and own["seat"] == seat:
        left = own["tiles_left"]
        tile = player["tile"] or (f"({own['chosen']})" if own["chosen"] else "")
    return [
        _gems(player["gems"]),
        f"{missing['four-alike']} / {missing['five-colours']} / {missing['any-seven']}",
        _tile(tile),
        " ".join(_tile(name) for name in left) if left is not None else f"{7 - player['tiles_played']}",
    ]


def _tile(name: str) -> str:
    """A tile in one or two characters."""
    return name.replace("cloud", "☁")
