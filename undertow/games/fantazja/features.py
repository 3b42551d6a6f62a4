"""The inputs of a value network for Fantazja: a row of numbers per seat, taken between two turns."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import how_many
from undertow.games.fantazja.estimate import ALL_TILES, holds, levels_2, tiles_left, tiles_to_come
from undertow.games.fantazja.facts import HAND, IMAGINATION, TYPES, FantazjaState
from undertow.games.fantazja.fits import OF_LEVEL
from undertow.games.fantazja.state import LEVEL_1, LEVEL_2, LEVEL_3, count_of_type, opponent, score


def features(state: FantazjaState, seat: i64) -> vec[float]:
    """Score, imagination, tiles to come, levels II at risk, tokens, majorities; each also weighted by time."""
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
    """A seat's holdings, scaled to about one."""
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
