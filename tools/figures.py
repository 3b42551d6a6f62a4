"""Draw the worked examples of the rulebooks as figures for the rules texts, `pictures/x*.svg`: `python -m tools.figures`.

A figure follows from the position of its example alone and has no words, so that it serves every language.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import undertow
from undertow.engine.examples import Example, figures_of
from undertow.engine.game import View

SEATS = "ABCDE"
PLAYERS = ("red", "green", "blue", "yellow", "brown")  # where the rulebook names no colours
INK, PAPER, CARD = "#1f2d33", "#fbf7ec", "#f3ead7"
COLOURS = {
    "pink": "#e58bb5",
    "blue": "#4f86c6",
    "yellow": "#e3bb3f",
    "white": "#f4f1e8",
    "violet": "#8d6bb8",
    "red": "#c2452d",
    "green": "#5d9b3c",
    "grey": "#8d8d8d",
    "brown": "#7a5433",
    "gold": "#dcb03a",
    "orange": "#d9822b",
    "black": "#2b2b2b",
}


# Shapes


def box(x: float, y: float, width: float, height: float, fill: str, more: str = f'stroke="{INK}"') -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{min(6, width / 5):g}" fill="{fill}" {more}/>'
    )


def disc(x: float, y: float, radius: float, fill: str, more: str = f'stroke="{INK}"') -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {more}/>'


def label(x: float, y: float, text: object, size: int = 15, fill: str = INK) -> str:
    """A short text, centred."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}">{text}</text>'


def path(line: str, stroke: str = INK, width: float = 2, fill: str = "none") -> str:
    """A line or an outline."""
    return f'<path d="{line}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def badge(x: float, y: float, seat: int, players: Sequence[str] = PLAYERS) -> str:
    """A disc of a seat's colour with its letter."""
    return disc(x, y, 11, COLOURS[players[seat]]) + label(x, y + 4.5, SEATS[seat], 13, "#fff")


def gem(x: float, y: float, colour: str) -> str:
    """A gem."""
    return f'<rect x="{x - 5:g}" y="{y - 5:g}" width="10" height="10" fill="{COLOURS[colour]}" stroke="#3b3020" ' + (
        f'transform="rotate(45 {x:g} {y:g})"/>'
    )


def sheet(width: float, height: float, parts: Iterator[str], background: str = PAPER) -> str:
    """The whole picture."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" font-family="sans-serif" '
        'text-anchor="middle">',
        box(0, 0, width, height, background, ""),
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


# Niagara

_SPACES = {str(number): (85 + 70 * number, 165) for number in range(1, 6)} | {
    f"{branch}-{number}": (182 + 68 * number, y) for branch, y in (("left", 95), ("right", 235)) for number in (6, 7)
}
_DEPOSITS = {"violet": (295, 85), "white": (365, 205), "yellow": (435, 85), "blue": (590, 145), "pink": (658, 145)}
_WEATHER = (-1, 0, 1, 2)


def niagara(view: View, told: dict[str, str], example: Example) -> str:
    """The river with its canoes, the deposits, the weather and the tiles chosen."""
    return sheet(760, 350, _niagara(view, told, example.colours or PLAYERS), "#b9c99a")


def _niagara(view: View, told: dict[str, str], players: Sequence[str]) -> Iterator[str]:
    water = "#5f9fc0"
    yield path("M110 165 H480 C540 165 540 95 600 95 H690", water, 64)
    yield path("M480 165 C540 165 540 235 600 235 H690", water, 64)
    yield box(60, 133, 60, 64, water, "")
    yield box(690, 45, 60, 240, "#dceef5", "")
    yield "".join(path(f"M700 {y} h40", water, 3) for y in range(60, 280, 16))
    yield path("M122 120 V210", "#6b4a2b", 4)
    for place, (x, y) in _SPACES.items():
        yield disc(x, y, 28, "#a9d3e6", 'stroke="#fff" stroke-width="2"')
        yield label(x, y + 24, place[-1], 11, "#2f6a86")
    for name, (x, y) in _DEPOSITS.items():
        yield box(x - 34, y, 68, 40, "#8a7656", "")
        gems = [colour for colour, many in view["deposits"][name].items() for _ in range(many)]
        yield "".join(gem(x - 24 + 16 * (n % 4), y + 12 + 16 * (n // 4), colour) for n, colour in enumerate(gems))
    for place, (x, y) in _SPACES.items():
        here = [canoe for canoe in view["canoes"] if canoe["place"] == place]
        for number, canoe in enumerate(here):
            yield _canoe(x, y + 20 * number - 10 * (len(here) - 1), canoe, players)
    for canoe in view["canoes"]:
        if canoe["place"] == "bank":
            yield _canoe(34 + 62 * (canoe["number"] - 1), 30 + 22 * canoe["seat"], canoe, players)
    for number, weather in enumerate(_WEATHER):
        yield box(450 + 45 * number, 300, 40, 28, CARD)
        yield label(470 + 45 * number, 319, f"{weather:+d}" if weather else "0", 14)
    cloud = 470 + 45 * _WEATHER.index(view["weather"])
    yield path(f"M{cloud - 14} 300 q-6 -12 6 -12 q6 -12 14 -2 q12 -2 8 14 z", INK, 1.5, "#fff")
    for seat in range(len(view["players"])):
        if chosen := told.get(f"chosen {seat}"):
            x = 40 + 62 * seat
            yield badge(x, 314, seat, players)
            yield box(x + 13, 298, 26, 32, CARD)
            yield _cloud_sign(x + 26, 314) if chosen == "cloud" else label(x + 26, 320, chosen, 17)


def _canoe(x: float, y: float, canoe: dict[str, Any], players: Sequence[str]) -> str:
    """A canoe with its seat's letter and its gem."""
    hull = path(
        f"M{x - 26:g} {y - 6:g} Q{x:g} {y + 22:g} {x + 26:g} {y - 6:g} Q{x:g} {y:g} {x - 26:g} {y - 6:g} Z",
        INK,
        1,
        COLOURS[players[canoe["seat"]]],
    )
    cargo = gem(x + 8, y - 3, canoe["cargo"]) if canoe["cargo"] else ""
    return hull + label(x - 6, y + 6, SEATS[canoe["seat"]], 10, "#fff") + cargo


def _cloud_sign(x: float, y: float) -> str:
    """The cloud of a tile."""
    return path(f"M{x - 9:g} {y + 5:g} q-4 -8 4 -8 q4 -8 9 -1 q8 -1 5 9 z", INK, 1.2, "#fff")


# Atlantis


def atlantis(view: View, told: dict[str, str], example: Example) -> str:
    """The path up to its last tile, the figures, and what the players hold."""
    last = max(each["place"] for each in view["path"] if each["tile"])
    parts = _atlantis(view, told, last, example.colours or PLAYERS)
    return sheet(max(420, 216 + 54 * last), 120 + 34 * len(view["players"]), parts, "#3f7f94")


def _atlantis(view: View, told: dict[str, str], last: int, players: Sequence[str]) -> Iterator[str]:
    yield box(12, 16, 96, 84, "#dcc08b")
    yield box(120 + 54 * last, 16, 84, 84, "#9db47c")
    for each in view["path"][:last]:
        x = 120 + 54 * (each["place"] - 1)
        if each["tile"]:
            yield box(x + 4, 34, 44, 60, "#d9bd8a") if each["face_down"] else ""
            yield box(x, 28, 44, 60, CARD)
            yield disc(x + 12, 42, 8, COLOURS[each["tile"]["colour"]])
            yield label(x + 33, 48, each["tile"]["value"], 17)
        else:
            yield path(f"M{x + 4} 62 q9 -14 18 0 q9 14 18 0", "#dceef5")
            yield path(f"M{x - 6} 74 q28 -34 56 0", "#8a5a2b", 6) if each["bridge"] else ""
    homes = {"atlantis": 0, "mainland": 0}
    for figure in view["figures"]:
        if figure["place"] in homes:
            n = homes[figure["place"]]
            homes[figure["place"]] += 1
            left = 30 if figure["place"] == "atlantis" else 136 + 54 * last
            yield badge(left + 26 * (n % 3), 34 + 24 * (n // 3), figure["seat"], players)
        else:
            yield badge(120 + 54 * (int(figure["place"].removeprefix("place-")) - 1) + 22, 70, figure["seat"], players)
    for seat in range(len(view["players"])):
        y = 126 + 34 * seat
        yield badge(30, y, seat, players)
        for n, colour in enumerate(_pieces(told.get(f"hand {seat}", ""))):
            yield box(52 + 26 * n, y - 14, 22, 28, COLOURS[colour])
        for n, tile in enumerate(_pieces(told.get(f"tiles {seat}", ""))):
            yield box(190 + 34 * n, y - 14, 28, 28, CARD)
            yield label(204 + 34 * n, y + 6, tile.removeprefix("value "), 16)


def _pieces(text: str) -> list[str]:
    """The single pieces of a list such as "2 grey, red"."""
    found = []
    for part in filter(None, text.split(", ")):
        number, _, name = part.partition(" ")
        found += [name] * int(number) if number.isdigit() else [part]
    return found


# Atlantica

_TREASURES = {
    "architecture": "blue",
    "ceramics": "red",
    "gold": "yellow",
    "amphorae": "pink",
    "inscriptions": "orange",
    "sculptures": "green",
    "weapons": "violet",
}
_ONE_PLAYER = {"X2": 0, "X3": 1, "X4": 2}


def atlantica(view: View, told: dict[str, str], example: Example) -> str:
    """What lies before the players of the example: ships with their crates, treasures and research cards."""
    del told
    seats = [_ONE_PLAYER[example.rule]] if example.rule in _ONE_PLAYER else list(range(len(view["players"])))
    return sheet(760, 12 + 148 * len(seats), _atlantica(view, seats))


def _atlantica(view: View, seats: list[int]) -> Iterator[str]:
    for row, seat in enumerate(seats):
        top, player = 12 + 148 * row, view["players"][seat]
        yield box(10, top, 740, 136, "#dfedf3", 'stroke="#7d929b"')
        yield badge(30, top + 20, seat)
        for n, ship in enumerate(player["ships"]):
            yield _ship(56 + 112 * n, top + 14, ship["crates"])
        treasures = [kind for kind, many in player["treasures"].items() for _ in range(many)]
        for n, kind in enumerate(treasures):
            yield box(20 + 26 * n, top + 82, 22, 42, CARD)
            yield box(23 + 26 * n, top + 86, 16, 22, COLOURS[_TREASURES[kind]], "")
        cards = [card for card, many in player["research"].items() for _ in range(many)]
        for n, card in enumerate(cards):
            yield _research(738 - 52 * (len(cards) - n), top + 78, card)


def _ship(x: float, y: float, crates: int) -> str:
    """A ship with its crates."""
    hull = path(f"M{x:g} {y + 34:g} h100 l-14 20 h-72 z", INK, 1.5, "#5c7c8a")
    return hull + "".join(box(x + 10 + 17 * n, y + 18, 14, 14, "#a9713a") for n in range(crates))


def _research(x: float, y: float, card: str) -> str:
    """A research card with its number and what it counts."""
    frame = box(x, y, 44, 50, "#fff")
    if card.startswith("plus-"):
        return frame + label(x + 22, y + 32, "+" + card[-1], 18)
    if card in ("three-kinds", "four-kinds"):
        kinds, points = (3, 5) if card == "three-kinds" else (4, 7)
        swatches = list(COLOURS.values())[5 : 5 + kinds]
        signs = "".join(box(x + 5 + 9 * n, y + 8, 7, 12, colour) for n, colour in enumerate(swatches))
        return frame + signs + label(x + 22, y + 43, points, 18)
    sign = {
        "one-kind": box(x + 9, y + 8, 11, 16, "#fff") + box(x + 15, y + 8, 11, 16, "#fff"),
        "blue": box(x + 15, y + 8, 12, 16, COLOURS["blue"]),
        "per-ship": path(f"M{x + 9:g} {y + 14:g} h26 l-5 9 h-16 z", INK, 1.5, "#5c7c8a"),
        "per-research": box(x + 15, y + 8, 12, 16, "#fff"),
        "twelve-crates": box(x + 15, y + 9, 14, 14, "#a9713a"),
        "joker": label(x + 22, y + 33, "★", 22),
    }[card]
    number = {"twelve-crates": "12: 6", "joker": ""}.get(card, "1")
    return frame + sign + label(x + 22, y + 43, number, 15)


# Fantazja

_CELL = 92
_SYMBOLS = {"earth": "#7a5433", "air": "#8fb3c9", "water": "#3f78b8", "fire": "#d4552c"}
_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
_FACTIONS = ("#3d6fb5", "#d9782b")
_TYPES = {
    "residential": "M-11 8 V-2 L0 -11 L11 -2 V8 Z",
    "production": "M0 -11 V9 M-9 -6 L9 4 M9 -6 L-9 4",
    "military": "M-9 -10 H9 V0 Q9 7 0 11 Q-9 7 -9 0 Z",
    "magic": "M0 -12 L3 -3 L12 0 L3 3 L0 12 L-3 3 L-12 0 L-3 -3 Z",
    "special": "M0 -9 A9 9 0 1 1 -0.1 -9 M0 -2 A2 2 0 1 1 -0.1 -2",
}


def fantazja(view: View, told: dict[str, str], example: Example) -> str:
    """The land from castle to border, the hand of the player whose turn it is, and bonus tokens."""
    del told, example
    cells = [(each["east"], each["north"]) for each in view["buildings"]] + [(0, 0)]
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    south, north = min(y for _, y in cells), max(y for _, y in cells)
    width, height = max(6, east - west + 3) * _CELL, (north - south + 1) * _CELL
    return sheet(width + 40, height + 60, _fantazja(view, 20 - west * _CELL, 30 + north * _CELL, width))


def _fantazja(view: View, castle_x: float, castle_y: float, width: float) -> Iterator[str]:
    yield box(castle_x, castle_y, _CELL - 6, _CELL - 6, CARD, f'stroke="{INK}" stroke-width="3"')
    yield path(
        f"M{castle_x + 27:g} {castle_y + 58:g} v-28 h6 v6 h7 v-6 h7 v6 h7 v-6 h6 v28 z", INK, 2.5
    )  # a wall with battlements
    yield _sides(castle_x, castle_y, view["castle"]["sides"])
    for each in view["buildings"]:
        yield _tile(castle_x + each["east"] * _CELL, castle_y - each["north"] * _CELL, each, each["seat"])
    for n, each in enumerate(view["own"]["hand"]):
        yield _tile(width - _CELL + 30, 30 + n * _CELL, each, view["own"]["seat"])
    for seat, player in enumerate(view["players"]):
        for _ in range(player["bonus"]):
            yield disc(width - 20, 200 + 50 * seat, 19, "#e0b33f", f'stroke="{_FACTIONS[seat]}" stroke-width="5"')
            yield label(width - 20, 206 + 50 * seat, 5, 17)


def _tile(x: float, y: float, tile: dict[str, Any], seat: int) -> str:
    """A tile with its sides, type, level and points; covered tiles look out below it."""
    parts = [box(x + 4 * n, y + 4 * n, _CELL - 6, _CELL - 6, "#d9cba8") for n in range(len(tile.get("under", ())), 0, -1)]
    parts.append(box(x, y, _CELL - 6, _CELL - 6, CARD, f'stroke="{_FACTIONS[seat]}" stroke-width="4"'))
    parts.append(_sides(x, y, tile["sides"]))
    sign = path(_TYPES[tile["type"]], INK, 2)
    parts.append(f'<g transform="translate({x + 43:g} {y + 36:g})">{sign}</g>')
    parts.append(label(x + 43, y + 65, tile["level"] if tile["type"] != "special" else "", 13))
    parts.append(disc(x + 71, y + 15, 9, "#e0b33f") + label(x + 71, y + 19.5, tile["points"], 12))
    if tile["dark"]:
        parts.append(disc(x + 15, y + 71, 9, "#2c1a40"))
        parts.append(path(f"M{x + 17:g} {y + 64:g} l-6 8 h5 l-3 6 l7 -8 h-5 z", "#d9a6ff", 1, "#d9a6ff"))
    return "".join(parts)


def _sides(x: float, y: float, sides: list[dict[str, Any]]) -> str:
    """The symbols along the four sides, clockwise from the top."""
    parts = []
    for (right, down), side in zip(_SIDES, sides, strict=True):
        for n in range(side["count"]):
            shift = 13 * n - 6.5 * (side["count"] - 1)
            at_x = x + 43 + right * 35 + (shift if down else 0)
            at_y = y + 43 + down * 35 + (shift if right else 0)
            parts.append(_symbol(at_x, at_y, side["symbol"]))
    return "".join(parts)


def _symbol(x: float, y: float, symbol: str) -> str:
    """Earth, air, water or fire, told apart by shape as well as by colour."""
    shape = {
        "earth": f"M{x - 5:g} {y - 4:g} h10 v9 h-10 z",
        "air": f"M{x - 6:g} {y:g} a6 6 0 1 1 12 0 a6 6 0 1 1 -12 0 z",
        "water": f"M{x:g} {y - 7:g} q9 13 0 13 q-9 0 0 -13 z",
        "fire": f"M{x:g} {y - 7:g} l6 12 h-12 z",
    }[symbol]
    return path(shape, INK, 1, _SYMBOLS[symbol])


# All figures

DRAWERS: dict[str, Callable[[View, dict[str, str], Example], str]] = {
    "niagara": niagara,
    "atlantis": atlantis,
    "atlantica": atlantica,
    "fantazja": fantazja,
}


def figures(game: str) -> dict[str, str]:
    """The figures of a game by file name: one for each rule and position."""
    rules, found = undertow.game(game), {}
    for name, example in figures_of(rules).items():
        state = rules.position(example.position)
        told = dict(part.split(": ", 1) for part in example.position.split("; ")[1:])
        found[name] = DRAWERS[game](rules.view(state, int(told["seat"])), told, example)
    return found


def folder(game: str) -> Path:
    """Where the pictures of a game are."""
    return undertow.game(game).folder / "pictures"


def main() -> None:
    """Write all figures, or with `--check` name those that are out of date."""
    stale = [
        (folder(game) / name, picture)
        for game in DRAWERS
        for name, picture in figures(game).items()
        if not (folder(game) / name).is_file() or (folder(game) / name).read_text(encoding="utf-8") != picture
    ]
    if "--check" in sys.argv:
        sys.exit(f"out of date, run python -m tools.figures: {', '.join(file.name for file, _ in stale)}" if stale else 0)
    for file, picture in stale:
        file.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
