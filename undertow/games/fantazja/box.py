"""What is in Fantazja's box, read from components.toml and checked."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from undertow.engine.components import BoxFile
from undertow.engine.game import Component
from undertow.games.fantazja.declared import BUILDINGS, LEVELS, MOST_OF_LEVEL, SLOTS, SPECIALS, TILE_NAMES, TYPES

FOLDER = Path(__file__).parent
FACTIONS = ("sculptors", "engineers")
ELEMENTS = "EAWF"
ELEMENT_NAMES = ("earth", "air", "water", "fire")
SIDES = ("north", "east", "south", "west")

TILES_EACH = 27
MOST_EXTENDING = 15  # small and special tiles of a faction: the land reaches 30 cells from the castle, and no further
MOST_COUNT = 4


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


def load(path: Path = FOLDER / "components.toml") -> Box:
    """The box described by a file; raises BoxError with the reason if it is not a box of this game."""
    file = BoxFile(path)
    tiles = [tile for kind in range(len(BUILDINGS)) for tile in _tiles_of_type(file, kind)]
    tiles += _special_tiles(file)
    contents = Box(
        castle=_sides(file, file.fact("castle", "sides"), "castle", "sides", 0),
        tiles=tuple(tiles),
        bonus_tokens=file.number("bonus", "tokens", 0, 54),
        bonus_points=file.number("bonus", "points", 0, 99),
        hand=file.number("hand", "tiles", 1, 12),
        components=file.components,
        digest=file.digest,
    )
    file.refuse_unread()
    _check_numbers(file, tiles)
    return contents


def _tiles_of_type(file: BoxFile, type: int) -> list[Tile]:
    """The tiles of one of the four types that have levels."""
    name = TYPES[type]
    tiles = []
    first = sum(MOST_OF_LEVEL) * type
    for level, most in enumerate(MOST_OF_LEVEL):
        listed = file.fact(name, LEVELS[level]) or []
        if not isinstance(listed, list) or len(listed) > most:
            file.refuse(f"[{name}]: {LEVELS[level]} is a list of at most {most} tiles", name, LEVELS[level])
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
    where = f"[{block}]: {TILE_NAMES[slot]}"
    if not isinstance(entry, dict):
        file.refuse(f'{where} is written {{ sides = "E1 A1 W1 F1", points = 1 }}', block, key, number)
    for name in entry:
        if name not in ("sides", "points", "dark"):
            file.refuse(f"{where}: {name} is not expected; there are sides, points, dark", block, key, number)
    points, dark = entry.get("points"), entry.get("dark", False)
    if not isinstance(points, int) or isinstance(points, bool) or not 0 <= points <= 20:
        file.refuse(f"{where}: points must be a whole number from 0 to 20, not {points!r}", block, key, number)
    if not isinstance(dark, bool):
        file.refuse(f"{where}: dark is true or false, not {dark!r}", block, key, number)
    sides = _sides(file, entry.get("sides"), block, key, number)
    return Tile(slot, type, level, sides, points, dark)


def _sides(file: BoxFile, written: Any, block: str, key: str, number: int) -> tuple[tuple[int, int], ...]:
    """Four sides, each a letter and a count."""
    found = re.findall(r"([EAWF])([1-9])", written) if isinstance(written, str) else []
    if len(found) != 4 or " ".join(symbol + count for symbol, count in found) != written:
        reason = f'[{block}]: sides are four letters of E, A, W, F with counts, such as "E1 A1 W2 F3", not {written!r}'
        file.refuse(reason, block, key, number)
    sides = tuple((ELEMENTS.index(symbol), int(count)) for symbol, count in found)
    if any(count > MOST_COUNT for _, count in sides):
        file.refuse(f"[{block}]: a side has at most {MOST_COUNT} symbols, not {written!r}", block, key, number)
    return sides


def _check_numbers(file: BoxFile, tiles: list[Tile]) -> None:
    """C1: 27 tiles to a faction; and few enough that extend the land for the cells there are."""
    if len(tiles) != TILES_EACH:
        file.refuse(f"a faction has {TILES_EACH} tiles; this file has {len(tiles)}", "", "")
    extending = sum(1 for tile in tiles if tile.level < 2)
    if extending > MOST_EXTENDING:
        reason = f"at most {MOST_EXTENDING} tiles of a faction are small or special, since the land must not outgrow"
        file.refuse(f"{reason} its cells; this file has {extending}", "", "")
