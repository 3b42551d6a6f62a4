# Frozen: rules version 1 of niagara, written by tools/freeze.py.
"""What a value network of Niagara looks at: a row of numbers for each seat between two turns."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import how_many
from undertow.games.niagara.v1.estimate import (
    canoe_value,
    expected_speed,
    gem_worth,
    highest,
    holdings,
    points_to_come,
    strength,
)
from undertow.games.niagara.v1.facts import CANOES_EACH, NONE, NiagaraState, cargo_of, place_of, played_of
from undertow.games.niagara.v1.state import ALL_TILES, LOST, depth, gems_landed


def features(state: NiagaraState, seat: i64) -> vec[float]:
    """Gems and how near they are to a goal, both canoes, the tiles left, and how the strongest rival stands."""
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
    return append(facts, 1.0 if state.seat == seat else 0.0)


def gems_of(state: NiagaraState, seat: i64) -> vec[float]:
    """The landed gems: how many, and how many are missing for each of the three goals."""
    most, colours, total = gems_landed(state, seat)
    steps = min(4 - most, min(5 - colours, 7 - total))
    facts = vec[float]([float(total) / 7.0, float(colours) / 5.0, float(most) / 4.0, holdings(state, seat, NONE) / 5.0])
    for near in range(1, 4):
        facts = append(facts, 1.0 if steps <= near else 0.0)
    return facts


def canoes_of(state: NiagaraState, seat: i64) -> vec[float]:
    """Both canoes, the more valuable one first: whether it is lost, how far out, what it carries, what it may bring."""
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
