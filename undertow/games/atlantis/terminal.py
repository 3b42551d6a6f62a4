"""Atlantis's path in a terminal, drawn only from a view."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undertow.engine.game import View
from undertow.engine.language import Language, SeatName

_STYLES = {
    "red": "bright_red",
    "green": "green",
    "grey": "bright_black",
    "brown": "dark_orange3",
    "blue": "bright_blue",
    "white": "bold",
    "gold": "yellow",
}
_SEAT_STYLES = ("red", "green", "cyan", "magenta")
_SEAT_LETTERS = "ABCD"
_IN_A_ROW = 14
_WIDTH = 5


def render(view: View, words: Language, seat_name: SeatName) -> RenderableType:
    """The path, the figures at its ends, what lies around it, then the players."""
    parts: list[RenderableType] = [_end(view, words.word("board-atlantis"), "atlantis")]
    for start in range(0, len(view["path"]), _IN_A_ROW):
        parts.append(_row(view, words, view["path"][start : start + _IN_A_ROW]))
    parts.append(_end(view, words.word("board-mainland"), "mainland"))
    parts += _notes(view, words)
    parts.append(_players(view, words, seat_name))
    if view["own"]:
        parts.append(_hand(view, words))
    return Group(*parts)


def _end(view: View, name: str, place: str) -> Text:
    """Atlantis or the Mainland, with the figures there."""
    text = Text(f"{name}: ", style="bold")
    for figure in view["figures"]:
        if figure["place"] == place:
            text.append(f"{_figure(figure)} ", style=f"{_SEAT_STYLES[figure['seat']]} bold")
    return text


def _figure(figure: dict[str, Any]) -> str:
    """A figure as the letter of its seat and its number."""
    return f"{_SEAT_LETTERS[figure['seat']]}{figure['number']}"


def _row(view: View, words: Language, places: list[dict[str, Any]]) -> Text:
    """Three lines for some places: their numbers, what is seen there, and the figures."""
    numbers, tiles, figures = Text(), Text(), Text()
    prices = {gap["places"][0]: gap for gap in view["gaps"]}
    gaps = {place for gap in view["gaps"] for place in gap["places"]}
    for place in places:
        numbers.append(f"{place['place']:<{_WIDTH}}", style="dim")
        tiles.append_text(_cell(view, words, place, prices, gaps))
        here = [figure for figure in view["figures"] if figure["place"] == place["id"]]
        names = "".join(_figure(figure) for figure in here)[: _WIDTH - 1]
        style = f"{_SEAT_STYLES[here[-1]['seat']]} bold" if here else ""
        figures.append(f"{names:<{_WIDTH}}", style=style)
    return Text("\n").join([numbers, tiles, figures])


def _cell(view: View, words: Language, place: dict[str, Any], prices: dict[int, Any], gaps: set[int]) -> Text:
    """A tile as item and value, with : for a hidden one below; water as ~, its first place with the price."""
    tile = place["tile"]
    if tile:
        name = words.word(f"short-{view['items'][tile['colour']]}")
        below = ":" if place["face_down"] else ""
        return Text((name + str(tile["value"]) + below).ljust(_WIDTH), style=_STYLES[tile["colour"]])
    if place["face_down"]:
        return Text(f"{'??':<{_WIDTH}}", style="dim")
    if place["place"] not in gaps:
        return Text(f"{'·':<{_WIDTH}}", style="dim")
    gap = prices.get(place["place"])
    mark = "≈≈" if place["bridge"] else "~"
    text = mark if gap is None else f"{mark}{gap['price']}"
    return Text(f"{text:<{_WIDTH}}", style="cyan" if not place["bridge"] else "bold cyan")


def _notes(view: View, words: Language) -> list[RenderableType]:
    """Gaps, piles, what is unseen, and what is still to be paid."""
    notes: list[RenderableType] = []
    if view["gaps"]:
        told = [
            words.word(
                "board-gap-bridged" if gap["bridges"] else "board-gap",
                gap="–".join(str(place) for place in sorted({gap["places"][0], gap["places"][-1]})),
                price=gap["price"],
            )
            for gap in view["gaps"]
        ]
        notes.append(Text(f"{words.word('board-gaps')} {' · '.join(told)}", style="cyan"))
    piles = words.word(
        "board-deck",
        cards=view["deck"],
        discarded=sum(view["discard"].values()),
        out=sum(view["cards_out"].values()),
    )
    notes.append(Text(piles, style="dim"))
    notes.append(Text(_unseen(view, words), style="dim"))
    notes.append(Text(words.word("board-unseen-cards", cards=_counted(view, words, view["unseen_cards"])), style="dim"))
    turn = view["turn_so_far"]
    if turn and turn["price_left"]:
        notes.append(Text(words.word("board-price", price=turn["price_left"]), style="bold yellow"))
    return notes


def _unseen(view: View, words: Language) -> str:
    """The tiles that nobody has seen, by letter and item."""
    letters = {
        letter: _counted(view, words, {colour: sum(values.values()) for colour, values in items.items()})
        for letter, items in view["unseen_tiles"].items()
    }
    return words.word("board-unseen-tiles", a=letters["A"], b=letters["B"])


def _counted(view: View, words: Language, counts: dict[str, int]) -> str:
    """Counts by item in short form."""
    names = {colour: words.word(f"short-{view['items'][colour]}") for colour in counts}
    told = [f"{names[colour]} {number}" for colour, number in counts.items() if number]
    return ", ".join(told) or words.word("board-nothing")


def _players(view: View, words: Language, seat_name: SeatName) -> Table:
    """What each player has, owes and would score."""
    table = Table(border_style="dim", pad_edge=False)
    for column in ("player", "tiles", "cards", "shown", "bridge", "dues", "score"):
        table.add_column(words.word(f"board-{column}"))
    for seat, player in enumerate(view["players"]):
        mark = "▶ " if seat == view["turn"] else "  "
        tiles = " ".join(value for value, many in player["tiles"].items() for _ in range(many))
        table.add_row(
            Text(f"{mark}{_SEAT_LETTERS[seat]} {seat_name(seat)}", style=_SEAT_STYLES[seat]),
            tiles,
            str(player["cards"]),
            _counted(view, words, player["shown"]) if any(player["shown"].values()) else "",
            "≈≈" if player["has_bridge"] else "",
            str(player["due"]),
            str(player["score"]),
        )
    return table


def _hand(view: View, words: Language) -> Text:
    """The viewer's own cards by item, named as the edition names them."""
    text = Text(words.word("board-hand"), style="bold")
    for colour, number in view["own"]["hand"].items():
        if number:
            name = words.word(f"item-{view['items'][colour]}")
            text.append(f" {name} ×{number} ", style=_STYLES[colour])
            text.append(f"({words.word(f'colour-{colour}')})", style="dim")
    if any(view["own"]["bought"].values()):
        bought = words.word("board-bought", cards=_counted(view, words, view["own"]["bought"]))
        text.append(f" · {bought}", style="dim")
    return text
