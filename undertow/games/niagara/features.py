"""The inputs of a value network for Niagara: a row of numbers per seat, taken between two turns."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many
from undertow.games.niagara.estimate import (
    canoe_value,
    expected_speed,
    gem_worth,
    highest,
    holdings,
    points_to_come,
    pushes_left,
    strength,
)
from undertow.games.niagara.facts import CANOES_EACH, NONE, NiagaraState, cargo_of, place_of, played_of
from undertow.games.niagara.state import ALL_TILES, BANK, CLOUD, LOST, depth, gems_landed


def features(state: NiagaraState, seat: i64) -> vec[float]:
    """Gems, nearness to a goal, both canoes, tiles left, and the strongest rival."""
    own = strength(state, seat, seat)
    best = -100.0
    goal = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, strength(state, other, seat))
            goal = max(goal, holdings(state, other, NONE))
    facts = vec[float](capacity=40)
    facts = append(facts, own / 5.0)
    facts = append(facts, (own - best) / 5.0)
    facts = append(facts, goal / 5.0)
    for fact in gems_of(state, seat):
        facts = append(facts, fact)
    for fact in canoes_of(state, seat):
        facts = append(facts, fact)
    left = ALL_TILES & ~played_of(state, seat)
    facts = append(facts, float(how_many(left)) / 7.0)
    facts = append(facts, float(highest(left)) / 7.0)
    facts = append(facts, float(state.weather) / 2.0)
    facts = append(facts, 1.0 if state.seat == seat else 0.0)
    for fact in river_of(state, seat, left):
        facts = append(facts, fact)
    return facts


def river_of(state: NiagaraState, seat: i64, left: i64) -> vec[float]:
    """The discs that take each canoe over the fall, fewest first, and its danger from a forced cloud."""
    least = 1.0
    other = 1.0
    loaded = 0.0
    for canoe in range(seat * CANOES_EACH, seat * CANOES_EACH + CANOES_EACH):
        place = place_of(state, canoe)
        if place == LOST or place == BANK:
            continue
        if cargo_of(state, canoe) != NONE:
            loaded += 1.0
        near = float(pushes_left(state, place)) / 10.0
        if near < least:
            least, other = near, least
        else:
            other = min(other, near)
    is_cloud_forced = left == bit(CLOUD)
    return vec[float](
        [
            least,
            other,
            1.0 if least < 0.15 else 0.0,
            1.0 if least < 0.35 else 0.0,
            float(expected_speed(state)) / 6.0,
            1.0 if is_cloud_forced and least < 1.0 else 0.0,
            loaded if is_cloud_forced else 0.0,
        ]
    )


def gems_of(state: NiagaraState, seat: i64) -> vec[float]:
    """The landed gems: how many, and how many are missing for each of the three goals."""
    most, colours, total = gems_landed(state, seat)
    steps = min(4 - most, min(5 - colours, 7 - total))
    facts = vec[float]([float(total) / 7.0, float(colours) / 5.0, float(most) / 4.0, holdings(state, seat, NONE) / 5.0])
    for near in range(1, 4):
        facts = append(facts, 1.0 if steps <= near else 0.0)
    return facts


def canoes_of(state: NiagaraState, seat: i64) -> vec[float]:
    """Both canoes, the more valuable first: lost or not, distance, cargo, possible gain."""
    speed = expected_speed(state)
    values = vec[float](capacity=2)
    for which in range(CANOES_EACH):
        canoe = seat * CANOES_EACH + which
        value = -3.0
        if place_of(state, canoe) != LOST:
            value = canoe_value(state, seat, canoe, points_to_come(state, seat, which, seat), speed)
        values = append(values, value)
    first: i64 = 0 if values[0] >= values[1] else 1
    facts = vec[float](capacity=12)
    for turn in range(CANOES_EACH):
        which = first ^ turn
        canoe = seat * CANOES_EACH + which
        place = place_of(state, canoe)
        colour = cargo_of(state, canoe)
        is_lost = place == LOST
        facts = append(facts, values[which] / 2.0)
        facts = append(facts, 1.0 if is_lost else 0.0)
        facts = append(facts, 0.0 if is_lost else float(depth(place)) / 7.0)
        facts = append(facts, 0.0 if is_lost or colour == NONE else 1.0)
        facts = append(facts, 0.0 if is_lost or colour == NONE else gem_worth(state, seat, colour))
    return facts
