"""What is in Fantazja's box, read from components.toml and checked."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

from undertow.engine.components import BoxFile, is_number, shown
from undertow.engine.game import BoxSource, Component, Message
from undertow.games.fantazja.declared import BUILDINGS, LEVELS, MOST_OF_LEVEL, SLOTS, SPECIALS, TYPES

Faction = Literal["sculptors", "engineers"]
Symbol = Literal["earth", "air", "water", "fire"]
SideName = Literal["north", "east", "south", "west"]

FOLDER = Path(__file__).parent
FACTIONS: tuple[Faction, ...] = get_args(Faction)
ELEMENTS = "EAWF"
ELEMENT_NAMES: tuple[Symbol, ...] = get_args(Symbol)
SIDES: tuple[SideName, ...] = get_args(SideName)

TILES_EACH = 27
MOST_COUNT = 4
MOST_POINTS = 20
HAND = 6
BONUS_TOKENS = 8
BONUS_POINTS = 5
EDITABLE = ("castle", *TYPES)


@dataclass(frozen=True)
class Tile:
    """One tile of a faction: its slot, and what is printed on it."""

    slot: int
    type: int
    level: int  # 1 to 3, 0 for special buildings
    sides: tuple[tuple[int, int], ...]  # symbol and count, clockwise
    points: int
    dark: bool


@dataclass(frozen=True)
class Box:
    """What the rules need."""

    castle: tuple[tuple[int, int], ...]
    tiles: tuple[Tile, ...]
    bonus_tokens: int
    bonus_points: int
    hand: int
    components: tuple[Component, ...]
    digest: str


def load(source: BoxSource = FOLDER / "components.toml") -> Box:
    """The box in a file or in plain data; raises BoxError if it does not fit the game."""
    file = BoxFile(source, FOLDER, EDITABLE, {"special": SPECIALS})
    file.fixed("bonus", tokens=BONUS_TOKENS, points=BONUS_POINTS)
    file.fixed("hand", tiles=HAND)
    tiles = [tile for kind in range(len(BUILDINGS)) for tile in _tiles_of_type(file, kind)]
    tiles += _special_tiles(file)
    contents = Box(
        castle=_sides(file, file.fact("castle", "sides"), "castle", "sides", 0),
        tiles=tuple(tiles),
        bonus_tokens=BONUS_TOKENS,
        bonus_points=BONUS_POINTS,
        hand=HAND,
        components=file.components,
        digest=file.digest,
    )
    file.refuse_unread()
    if len(tiles) != TILES_EACH:  # C1
        file.refuse(Message("box-tiles", {"found": len(tiles), "wanted": TILES_EACH}))
    if not any(_fits_castle(tile, contents.castle) for tile in tiles):
        file.refuse(Message("box-castle"), "castle", "sides")
    return contents


def _tiles_of_type(file: BoxFile, type: int) -> list[Tile]:
    """The tiles of one of the four types that have levels."""
    name = TYPES[type]
    tiles = []
    first = sum(MOST_OF_LEVEL) * type
    for level, most in enumerate(MOST_OF_LEVEL):
        listed = file.fact(name, LEVELS[level]) or []
        if not isinstance(listed, list) or len(listed) > most:
            file.refuse(Message("box-most-tiles", {"most": most}), name, LEVELS[level])
        for index, entry in enumerate(listed):
            tiles.append(_tile(file, entry, first + index, type, level + 1, LEVELS[level], index + 1))
        first += most
    return tiles


def _special_tiles(file: BoxFile) -> list[Tile]:
    """The special buildings, each under its own name."""
    return [
        _tile(file, entry, SLOTS - len(SPECIALS) + index, 4, 0, name, 0)
        for index, name in enumerate(SPECIALS)
        if (entry := file.fact("special", name)) is not None
    ]


def _tile(file: BoxFile, entry: Any, slot: int, type: int, level: int, key: str, number: int) -> Tile:
    """One tile of a list."""
    block = TYPES[type]
    if not isinstance(entry, dict):
        file.refuse(Message("box-tile"), block, key, number)
    if unknown := [name for name in entry if name not in ("sides", "points", "dark")]:
        file.refuse(Message("box-tile-fact", {"fact": str(unknown[0])}), block, key, number)
    points, dark = entry.get("points"), entry.get("dark", False)
    if not is_number(points, 0, MOST_POINTS):
        file.refuse(Message("box-points", {"most": MOST_POINTS, "found": shown(points)}), block, key, number)
    if not isinstance(dark, bool):
        file.refuse(Message("box-dark", {"found": shown(dark)}), block, key, number)
    sides = _sides(file, entry.get("sides"), block, key, number)
    return Tile(slot, type, level, sides, int(points or 0), dark)


def _sides(file: BoxFile, written: Any, block: str, key: str, number: int) -> tuple[tuple[int, int], ...]:
    """Four sides, each a letter and a count."""
    found = re.findall(r"([EAWF])([1-9])", written) if isinstance(written, str) else []
    if len(found) != 4 or " ".join(symbol + count for symbol, count in found) != written:
        file.refuse(Message("box-sides", {"found": shown(written)}), block, key, number)
    sides = tuple((ELEMENTS.index(symbol), int(count)) for symbol, count in found)
    if any(count > MOST_COUNT for _, count in sides):
        file.refuse(Message("box-symbols", {"most": MOST_COUNT, "found": shown(written)}), block, key, number)
    return sides


def _fits_castle(tile: Tile, castle: tuple[tuple[int, int], ...]) -> bool:
    """T5, T8: whether a small or special tile can be laid beside the castle."""
    shows = [
        (symbol, count) for symbol, count in tile.sides for wanted, least in castle if symbol == wanted and count >= least
    ]
    return tile.level < 2 and bool(shows)
