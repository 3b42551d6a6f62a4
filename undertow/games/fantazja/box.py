"""What is in Fantazja's box, read from components.toml and checked."""

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, get_args

from undertow.engine.components import BoxFile, is_number, shown
from undertow.engine.game import BoxSource, Component, Message
from undertow.games.fantazja.declared import BUILDINGS, KINDS, LEVELS, MOST_EXTENDING, SLOTS, SPECIALS, TYPES

Faction = Literal["sculptors", "engineers"]
Symbol = Literal["earth", "air", "water", "fire"]
SideName = Literal["north", "east", "south", "west"]

FOLDER = Path(__file__).parent
OTHERS = "others"  # special buildings without a name of their own
FACTIONS: tuple[Faction, ...] = get_args(Faction)
ELEMENTS = "EAWF"
ELEMENT_NAMES: tuple[Symbol, ...] = get_args(Symbol)
SIDES: tuple[SideName, ...] = get_args(SideName)

TILES_EACH = 27
NO_SLOT = -1
MOST_COUNT = 4
MOST_POINTS = 20
HAND = 6
BONUS_TOKENS = 8
BONUS_POINTS = 5
EDITABLE = ("castle", *TYPES)
_TILE = {"sides": "E1 A1 W1 F1", "points": 2}
MAY_ADD = {"special": {**dict.fromkeys(SPECIALS, _TILE), OTHERS: [_TILE]}}


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
    file = BoxFile(source, FOLDER, EDITABLE, may_add=MAY_ADD)
    file.fixed("bonus", tokens=BONUS_TOKENS, points=BONUS_POINTS)
    file.fixed("hand", tiles=HAND)
    tiles = [tile for kind in range(len(BUILDINGS)) for tile in _tiles_of_type(file, kind)]
    tiles += _special_tiles(file)
    castle = _sides(file, file.fact("castle", "sides"), "castle", "sides", 0)
    file.refuse_unread()
    _check_numbers(file, tiles)
    if not any(_fits_castle(tile, castle) for tile in tiles):
        file.refuse(Message("box-castle"), "castle", "sides")
    return Box(
        castle=castle,
        tiles=_with_slots(tiles),
        bonus_tokens=BONUS_TOKENS,
        bonus_points=BONUS_POINTS,
        hand=HAND,
        components=file.components,
        digest=file.digest,
    )


def _check_numbers(file: BoxFile, tiles: list[Tile]) -> None:
    """C1: the rulebook prints 27 tiles; its example shows seven of level II or III, which do not extend the land."""
    if len(tiles) != TILES_EACH:
        file.refuse(Message("box-tiles", {"found": len(tiles), "wanted": TILES_EACH}))
    extending = sum(1 for tile in tiles if tile.level < 2)
    if extending > MOST_EXTENDING:
        file.refuse(Message("box-extending", {"found": extending, "most": MOST_EXTENDING}))


def _tiles_of_type(file: BoxFile, type: int) -> list[Tile]:
    """The tiles of one of the four types that have levels."""
    return [
        tile for level, name in enumerate(LEVELS, 1) for tile in _listed(file, TYPES[type], name, type=type, level=level)
    ]


def _special_tiles(file: BoxFile) -> list[Tile]:
    """The special buildings, those with names of their own first."""
    special, first = len(BUILDINGS), SLOTS - len(SPECIALS)
    named = [
        _tile(file, entry, first + index, special, 0, name, 0)
        for index, name in enumerate(SPECIALS)
        if (entry := file.fact("special", name)) is not None
    ]
    return named + [replace(tile, slot=NO_SLOT) for tile in _listed(file, "special", OTHERS, type=special, level=0)]


def _listed(file: BoxFile, block: str, key: str, *, type: int, level: int) -> list[Tile]:
    """The tiles of a list; those beyond the slots that are named for them get none yet."""
    listed = file.fact(block, key) or []
    if not isinstance(listed, list) or len(listed) > TILES_EACH:
        file.refuse(Message("box-most-tiles", {"most": TILES_EACH}), block, key)
    slots = [slot for slot, kind in enumerate(KINDS) if kind == (type, level)] + [NO_SLOT] * TILES_EACH
    return [_tile(file, entry, slots[index], type, level, key, index + 1) for index, entry in enumerate(listed)]


def _with_slots(tiles: list[Tile]) -> tuple[Tile, ...]:
    """The tiles, those without a slot in slots that are free."""
    taken = {tile.slot for tile in tiles}
    free = iter([slot for slot in range(SLOTS) if slot not in taken])
    return tuple(replace(tile, slot=next(free)) if tile.slot == NO_SLOT else tile for tile in tiles)


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
