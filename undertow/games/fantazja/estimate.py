"""A rule of thumb for the chances of each seat in a state of Fantazja. It never decides what is legal.

Strength is counted in log-odds of winning, with weights fitted to games between look-ahead players.
"""

import math
from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit, how_many
from undertow.games.fantazja.facts import (
    BOTTOM_LENGTH,
    HAND,
    IMAGINATION,
    PILE,
    SLOTS,
    TOKENS,
    TOP,
    TYPE,
    TYPES,
    FantazjaState,
)
from undertow.games.fantazja.fits import OF_LEVEL, OF_TYPE_3
from undertow.games.fantazja.state import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    MILITARY,
    PRODUCTION,
    RESIDENTIAL,
    bottom_tiles,
    count_of_type,
    opponent,
    score,
    token_of,
)

ALL_TILES: Final = 54.0
_IMAGINATION: Final = 0.24
_SPARE_IMAGINATION: Final = 0.02
_LEVEL_3_TO_COME: Final = 0.24
_TOKEN: Final = 0.2
_MAJORITY: Final = 0.08


def estimate(state: FantazjaState, seat: i64) -> float:
    """The seat's expected win share."""
    other = opponent(seat)
    late = 1.0 - tiles_left(state) / ALL_TILES
    lead = strength(state, seat, late) - strength(state, other, late)
    lead += (0.18 + 0.02 * late + 0.25 * late * late * late) * float(score(state, seat) - score(state, other))
    return 1.0 / (1.0 + math.exp(-lead))


def tiles_left(state: FantazjaState) -> float:
    """The number of tiles that both players have yet to play."""
    count: i64 = 0
    for seat in range(2):
        count += how_many(state.held[HAND + seat]) + how_many(state.held[PILE + seat]) + state.held[BOTTOM_LENGTH + seat]
    return float(count)


def tiles_to_come(state: FantazjaState, seat: i64) -> i64:
    """The tiles that a seat has yet to play, in its hand or pile."""
    return state.held[HAND + seat] | state.held[PILE + seat] | bottom_tiles(state, seat)


def strength(state: FantazjaState, seat: i64, late: float) -> float:
    """A seat's assets beyond its score: tokens, imagination, levels III to come, levels II at risk."""
    to_come = tiles_to_come(state, seat)
    early = 1.0 - late
    value = imagination_value(state, seat, to_come)
    for kind in range(TYPES):
        value += token_value(state, seat, kind, early, count_of_type(state, seat, kind))
    value += _LEVEL_3_TO_COME * float(how_many(to_come & state.fits[OF_LEVEL + LEVEL_3]))
    _, exposed = levels_2(state, seat)
    return value - (0.1 + 0.47 * late) * float(exposed)


def imagination_value(state: FantazjaState, seat: i64, to_come: i64) -> float:
    """The value of imagination points: large tiles need them; surplus ones break ties."""
    points = how_many(state.held[IMAGINATION + seat])
    needed = how_many(to_come & ~state.fits[OF_LEVEL + LEVEL_1])
    useful = min(points, needed)
    first = min(useful, 2)
    return _IMAGINATION * float(first) + 0.12 * float(useful - first) + _SPARE_IMAGINATION * float(points - useful)


def token_value(state: FantazjaState, seat: i64, type: i64, early: float, count: i64) -> float:
    """A token held, and a lead in its type."""
    value = 0.0
    if holds(state, seat, type):
        if type == PRODUCTION:
            value = 0.05 + 0.9 * early
        elif type != RESIDENTIAL:
            value = _TOKEN * early
    if type != RESIDENTIAL:
        value += _MAJORITY * early * float(min(2, count))
    return value


def holds(state: FantazjaState, seat: i64, type: i64) -> bool:
    """Whether the seat has the token of a type, even on the land."""
    if type == MILITARY and state.guardian == seat:
        return True
    return state.held[TOKENS + seat] & token_of(type) != 0


def levels_2(state: FantazjaState, seat: i64) -> tuple[i64, i64]:
    """The seat's visible level II tiles: safe ones, and ones that the opponent may cover."""
    hidden = tiles_to_come(state, opponent(seat))
    land = state.land
    fits = state.fits
    own = seat * SLOTS
    safe: i64 = 0
    exposed: i64 = 0
    for building in range(1, state.buildings):
        slot = land[TOP + building] - own
        if slot < 0 or slot >= SLOTS or not fits[OF_LEVEL + LEVEL_2] & bit(slot):
            continue
        if hidden & fits[OF_TYPE_3 + state.printed[TYPE + slot]]:
            exposed += 1
        else:
            safe += 1
    return safe, exposed
