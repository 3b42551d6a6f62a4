"""What a learnt judgement of Fantazja looks at: a row of numbers for each seat of a table between two turns."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many
from undertow.games.fantazja.estimate import ALL_TILES, tiles_left, tiles_to_come
from undertow.games.fantazja.fits import OF_LEVEL, OF_TYPE_3
from undertow.games.fantazja.state import (
    HAND,
    IMAGINATION,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    MILITARY,
    ON_THE_LAND,
    SLOTS,
    TOKEN,
    TOP,
    TYPE,
    TYPES,
    FantazjaState,
    count_of_type,
    opponent,
    score,
)


def features(state: FantazjaState, seat: i64) -> vec[float]:
    """Score, imagination, tiles to come, levels II in danger, tokens and majorities, each also by how late it is."""
    late = 1.0 - tiles_left(state) / ALL_TILES
    facts = vec[float](capacity=48)
    for fact in standing(state, seat):
        facts = append(facts, fact)
        facts = append(facts, fact * late)
    lead = float(score(state, seat) - score(state, opponent(seat))) / 10.0
    facts = append(facts, lead * late * late * late)
    facts = append(facts, 1.0 if state.seat == seat else 0.0)
    return append(facts, late)


def standing(state: FantazjaState, seat: i64) -> vec[float]:
    """What a seat has, in numbers around one."""
    other = opponent(seat)
    to_come = tiles_to_come(state, seat)
    points = how_many(state.held[IMAGINATION + seat])
    needed = how_many(to_come & ~state.fits[OF_LEVEL + LEVEL_1])
    safe, exposed = levels_2(state, seat)
    facts = vec[float](
        [
            float(score(state, seat) - score(state, other)) / 10.0,
            float(points) / 4.0,
            float(min(points, needed)) / 4.0,
            float(min(points, min(needed, 2))) / 2.0,
            float(how_many(state.held[HAND + seat])) / 4.0,
            float(how_many(to_come)) / 20.0,
            float(how_many(to_come & state.fits[OF_LEVEL + LEVEL_2])) / 6.0,
            float(how_many(to_come & state.fits[OF_LEVEL + LEVEL_3])) / 4.0,
            float(safe) / 4.0,
            float(exposed) / 4.0,
        ]
    )
    for kind in range(TYPES):
        facts = append(facts, 1.0 if holds(state, seat, kind) else 0.0)
        ahead = count_of_type(state, seat, kind) - count_of_type(state, other, kind)
        facts = append(facts, float(max(-3, min(3, ahead))) / 3.0)
    return facts


def holds(state: FantazjaState, seat: i64, type: i64) -> bool:
    """Whether the seat has the token of a type, be it on the land."""
    holder = state.held[TOKEN + type]
    return holder == seat or (type == MILITARY and holder == ON_THE_LAND and state.guardian == seat)


def levels_2(state: FantazjaState, seat: i64) -> tuple[i64, i64]:
    """How many levels II the seat shows: those that the opponent cannot cover any more, and those that it may."""
    hidden = tiles_to_come(state, opponent(seat))
    fits = state.fits
    own = seat * SLOTS
    safe: i64 = 0
    exposed: i64 = 0
    for building in range(1, state.buildings):
        slot = state.land[TOP + building] - own
        if slot < 0 or slot >= SLOTS or not fits[OF_LEVEL + LEVEL_2] & bit(slot):
            continue
        if hidden & fits[OF_TYPE_3 + state.printed[TYPE + slot]]:
            exposed += 1
        else:
            safe += 1
    return safe, exposed
