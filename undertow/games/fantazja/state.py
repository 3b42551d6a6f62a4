"""Queries on a state of Fantazja: piles, tokens, counts and scores."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit, how_many
from undertow.games.fantazja.facts import (
    BONUS,
    BONUS_POINTS,
    BOTTOM,
    BOTTOM_LENGTH,
    CELL,
    HAND,
    MOST_AT_BOTTOM,
    NONE,
    PILE,
    SLOTS,
    STACK,
    TOKENS,
    FantazjaState,
)

# Types of buildings, their tokens and their powers.
RESIDENTIAL: Final = 0
PRODUCTION: Final = 1
MILITARY: Final = 2
MAGIC: Final = 3
SPECIAL: Final = 4

# Levels; special buildings have none.
NO_LEVEL: Final = 0
LEVEL_1: Final = 1
LEVEL_2: Final = 2
LEVEL_3: Final = 3

CASTLE: Final = 0  # the first building

ON_THE_LAND: Final = 2  # the holder of the military token while it guards or waits

# Why tiles are being drawn.
FOR_SET_UP: Final = 0
FOR_START: Final = 1
FOR_END: Final = 2


def next_building(state: FantazjaState, cell: i64) -> i64:
    """The building with the next higher cell number."""
    best: i64 = NONE
    for index in range(state.buildings):
        here = state.land[CELL + index]
        if here > cell and (best == NONE or here < state.land[CELL + best]):
            best = index
    return best


def opponent(seat: i64) -> i64:
    """The other seat."""
    return 1 - seat


def turning_of(state: FantazjaState, building: i64) -> i64:
    """How the visible tile of a building is turned."""
    return state.land[STACK + building] & 3


def under_of(state: FantazjaState, building: i64) -> i64:
    """The tiles below the visible one, the upper one in the low 7 bits, each plus 1."""
    return state.land[STACK + building] >> 2


def stack(turning: i64, under: i64) -> i64:
    """How the visible tile is turned, and the tiles below it, as one number."""
    return (under << 2) | turning


def pile_size(state: FantazjaState, seat: i64) -> i64:
    """How many tiles the seat can still draw."""
    return how_many(state.held[PILE + seat]) + state.held[BOTTOM_LENGTH + seat]


def bottom_tiles(state: FantazjaState, seat: i64) -> i64:
    """The set of tiles under the seat's draw pile."""
    tiles: i64 = 0
    first = BOTTOM + seat * MOST_AT_BOTTOM
    for place in range(state.held[BOTTOM_LENGTH + seat]):
        tiles |= bit(state.held[first + place])
    return tiles


def owner(tile: i64) -> i64:
    """The seat whose tile lies on the land; NONE for the castle."""
    if tile < 0:
        return NONE
    return 0 if tile < SLOTS else 1


def slot_of(tile: i64) -> i64:
    """A tile's place in its faction."""
    return tile if tile < SLOTS else tile - SLOTS


def counts_by_type(state: FantazjaState, seat: i64) -> i64:
    """P1: the seat's visible buildings of each type, 6 bits each; the highest bit is unused."""
    return (state.counts >> (30 * seat)) & 0x3FFFFFFF


def count_of_type(state: FantazjaState, seat: i64, type: i64) -> i64:
    """P1: how many visible buildings of a type the seat has."""
    return (counts_by_type(state, seat) >> (6 * type)) & 63


def token_of(type: i64) -> i64:
    """The token of a type in a set of tokens: the unused bit of the type's count."""
    return bit(6 * type + 5)


def holder(state: FantazjaState, type: i64) -> i64:
    """P1, P6: the seat with the token of a type, ON_THE_LAND, or NONE."""
    if type == MILITARY and state.guardian != NONE:
        return ON_THE_LAND
    if state.held[TOKENS] & token_of(type):
        return 0
    return 1 if state.held[TOKENS + 1] & token_of(type) else NONE


def score(state: FantazjaState, seat: i64) -> i64:
    """E2: points of the own visible tiles and of the bonus tokens."""
    visible = (state.worth >> (32 * seat)) & 0xFFFFFFFF
    return visible + state.held[BONUS + seat] * state.printed[BONUS_POINTS]


def is_out_of_tiles(state: FantazjaState, seat: i64) -> bool:
    """E1: whether the seat has no tile left for an action."""
    held = state.held
    return held[HAND + seat] == 0 and held[PILE + seat] == 0 and held[BOTTOM_LENGTH + seat] == 0
