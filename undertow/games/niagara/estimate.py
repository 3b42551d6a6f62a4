"""A rule of thumb for the chances of each seat in a state of Niagara. It never decides what is legal.

Strength is counted in gems: what a seat owns towards its nearest goal, and what each canoe may still bring. A canoe
that has yet to move is valued by its best simple plan, one that has moved by where the river will take it.
"""

import math
from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.niagara.facts import (
    ARRIVE,
    CANOES_EACH,
    CARGO,
    CHOSEN,
    COLOURS,
    DEPOSIT,
    MOVE,
    NONE,
    OWNED,
    PICK_CANOE,
    PLACE,
    PLAYED,
    STEAL,
    WEATHER,
    NiagaraState,
)
from undertow.games.niagara.state import (
    ALL_TILES,
    BANK,
    CLOUD,
    FORK,
    LEFT,
    LEFT_6,
    LEFT_7,
    LOST,
    RIGHT_6,
    RIGHT_7,
    depth,
    tile_of,
)

_STEEPNESS: Final = 1.1
_FIRST_CANOE: Final = 1.3
_SECOND_CANOE: Final = 2.0
_PER_GEM: Final = 0.3
_PER_STEP_TO_GOAL: Final = 1.0
_LAST_STEPS: Final = 0.15
_HABIT: Final = 0.3  # expected gems of an empty canoe
_FED_NEXT: Final = 0.12  # deduction or bonus: the next disc enters the canoe's branch, or the other one
_FAST: Final = 0.5  # how often the river is faster than visible tiles suggest


def estimate(state: NiagaraState, seat: i64) -> float:
    """The seat's expected win share, from its strength and everybody's."""
    total = 0.0
    own = 0.0
    for other in range(state.seats):
        weight = math.exp(_STEEPNESS * strength(state, other, seat))
        total += weight
        if other == seat:
            own = weight
    return own / total


def strength(state: NiagaraState, seat: i64, viewer: i64) -> float:
    """Gems and canoes of a seat; of hidden tiles only the viewer's own counts."""
    value = holdings(state, seat, NONE)
    speed = expected_speed(state)
    afloat: i64 = 0
    for which in range(CANOES_EACH):
        canoe = seat * CANOES_EACH + which
        if state.canoes[PLACE + canoe] != LOST:
            afloat += 1
            value += canoe_value(state, seat, canoe, points_to_come(state, seat, which, viewer), speed)
    if afloat > 0:
        value += _FIRST_CANOE
    return value + _SECOND_CANOE if afloat == 2 else value


def holdings(state: NiagaraState, seat: i64, extra: i64) -> float:
    """The value of the landed gems, plus one gem of the extra colour unless it is NONE."""
    total: i64 = 0
    gems = state.gems
    colours: i64 = 0
    most: i64 = 0
    for colour in range(COLOURS):
        count = gems[OWNED + seat * COLOURS + colour]
        if colour == extra:
            count += 1
        total += count
        if count > 0:
            colours += 1
        most = max(most, count)
    steps = max(0, min(4 - most, min(5 - colours, 7 - total)))
    if steps == 0:
        return 12.0
    nearness = float(4 - steps)
    return _PER_GEM * float(total) + _PER_STEP_TO_GOAL * nearness + _LAST_STEPS * nearness * nearness


def gem_worth(state: NiagaraState, seat: i64, colour: i64) -> float:
    """The value that landing a gem of a colour would add."""
    return holdings(state, seat, colour) - holdings(state, seat, NONE)


# Time: what is still to come in this round

_MOVED: Final = -1
_UNKNOWN: Final = 0


def points_to_come(state: NiagaraState, seat: i64, which: i64, viewer: i64) -> i64:
    """The points of a canoe this round; _MOVED after its move, _UNKNOWN before the tile is known."""
    revealed = tile_of(state, seat)
    if revealed == NONE:
        chosen = state.tiles[CHOSEN + seat]
        if seat != viewer or chosen == NONE:
            return _UNKNOWN
        if chosen == CLOUD:
            return _MOVED
        return chosen + 1
    if state.seat != seat or not PICK_CANOE <= state.step <= WEATHER or revealed == CLOUD:
        return _MOVED
    if state.canoe == seat * CANOES_EACH + which:
        if state.step == MOVE or state.step == ARRIVE:
            return state.points
        return _MOVED
    if state.may_move & bit(which):
        return revealed + 1
    return _MOVED


def expected_speed(state: NiagaraState) -> i64:
    """The river's likely speed at the end of this round."""
    lowest: i64 = CLOUD
    hidden: i64 = 0
    for seat in range(state.seats):
        tile = tile_of(state, seat)
        if tile == NONE:
            hidden += 1
        else:
            lowest = min(lowest, tile)
    number: i64 = 0
    if lowest != CLOUD:
        number = lowest + 1
    if hidden > 0:
        likely: i64 = 3 if hidden == 1 else 2
        if lowest == CLOUD or likely < number:
            number = likely
    return max(0, number + state.weather)


def has_hidden_tile(state: NiagaraState) -> bool:
    """Whether a tile of this round is still hidden."""
    for seat in range(state.seats):
        if tile_of(state, seat) == NONE:
            return True
    return False


def drifted(state: NiagaraState, place: i64, speed: i64) -> i64:
    """Where the river takes a canoe that is in the water now."""
    branch = state.branch
    for _step in range(speed):
        if place < FORK:
            place += 1
        elif place == FORK:
            place = LEFT_6 if branch == LEFT else RIGHT_6
        elif is_in(place, branch):
            if place == LEFT_6 or place == RIGHT_6:
                place += 1
            else:
                return LOST
        branch = 1 - branch
    return place


def pushes_left(state: NiagaraState, place: i64) -> i64:
    """R3: the number of pushed discs after which a canoe goes over the fall."""
    if place <= FORK:
        return 2 * FORK - place
    first: i64 = 1 if is_in(place, state.branch) else 2
    return first if place == LEFT_7 or place == RIGHT_7 else first + 2


# Canoes


def canoe_value(state: NiagaraState, seat: i64, canoe: i64, points: i64, speed: i64) -> float:
    """What a canoe that is not lost may still bring."""
    place = state.canoes[PLACE + canoe]
    colour = state.canoes[CARGO + canoe]
    if points == _UNKNOWN:
        return afloat_value(state, seat, place, colour, state.branch)
    if points == _MOVED:
        if state.step == STEAL and state.canoe == canoe:
            return robbery(state, seat, place, speed)
        return rest(state, seat, place, colour, speed)
    if state.step == ARRIVE and state.canoe == canoe:
        if colour != NONE and points == 2:
            return rest(state, seat, place, NONE, speed)
        return loading(state, seat, place, place, speed)
    return best_plan(state, seat, canoe, points, speed)


def rest(state: NiagaraState, seat: i64, place: i64, colour: i64, speed: i64) -> float:
    """A canoe that has moved, after the river at its likely speed, or faster while tiles are hidden."""
    if place == BANK:
        return afloat_value(state, seat, BANK, NONE, state.branch)
    likely = after_river(state, seat, place, colour, speed)
    if not has_hidden_tile(state):
        return likely
    return (1.0 - _FAST) * likely + _FAST * after_river(state, seat, place, colour, speed + 2)


def after_river(state: NiagaraState, seat: i64, place: i64, colour: i64, speed: i64) -> float:
    """A canoe once the river has moved."""
    place = drifted(state, place, speed)
    if place == LOST:
        return -_SECOND_CANOE
    return afloat_value(state, seat, place, colour, (state.branch + speed) & 1)


def afloat_value(state: NiagaraState, seat: i64, place: i64, colour: i64, branch: i64) -> float:
    """The value of a canoe at a place, before its next tile is chosen; `branch` gets the next disc."""
    steps = depth(place)
    if colour != NONE:
        return homecoming(state, seat, steps) * gem_worth(state, seat, colour) - danger(place, branch)
    return (_HABIT if 0 < steps < 7 else 0.5 * _HABIT) - danger(place, branch)


def danger(place: i64, branch: i64) -> float:
    """The deduction for being near the fall, larger in the branch that is fed next."""
    steps = depth(place)
    near = 0.012 * float(steps * steps)
    if place <= FORK:
        return near
    return near + _FED_NEXT if is_in(place, branch) else near - _FED_NEXT


def is_in(place: i64, branch: i64) -> bool:
    """Whether a place behind the fork lies in a branch."""
    return (place >= RIGHT_6) != (branch == LEFT)


def homecoming(state: NiagaraState, seat: i64, steps: i64) -> float:
    """The chance to land a gem from this distance; best with a tile that takes it home at once."""
    best = highest(ALL_TILES & ~state.tiles[PLAYED + seat])
    if steps <= best:
        return 0.9 - 0.02 * float(steps)
    return max(0.1, 0.7 - 0.1 * float(steps - best))


def highest(tiles: i64) -> i64:
    """The points of the best of some tiles; the cloud has none."""
    found: i64 = 0
    for tile in range(CLOUD):
        if tiles & bit(tile):
            found = tile + 1
    return found


def best_plan(state: NiagaraState, seat: i64, canoe: i64, points: i64, speed: i64) -> float:
    """The value of the best of a handful of plans for a canoe with these points."""
    start = state.canoes[PLACE + canoe]
    colour = state.canoes[CARGO + canoe]
    steps = depth(start)
    bank = afloat_value(state, seat, BANK, NONE, state.branch)
    can_load = colour == NONE and points >= 2 and not (state.canoe == canoe and state.worked)
    if start == BANK:
        best = max(bank, rest(state, seat, down_from(state, start, points), NONE, speed))
    elif points >= steps:
        best = bank if colour == NONE else bank + gem_worth(state, seat, colour)
    else:
        best = rest(state, seat, up_from(start, points), colour, speed)
        if colour == NONE:
            best = max(best, robbery(state, seat, up_from(start, points), speed))
    if can_load:
        best = max(best, loading(state, seat, start, up_from(start, points - 2), speed))
        if points > 2:
            above = up_from(start, points - 2)
            best = max(best, loading(state, seat, above, above, speed))
            below = down_from(state, start, points - 2)
            best = max(best, loading(state, seat, below, below, speed))
    return best


def up_from(place: i64, points: i64) -> i64:
    """The place some steps nearer to the bank, or the bank."""
    steps = depth(place) - points
    if points == 0 or steps >= 6:
        return place if points == 0 else place - points
    return max(BANK, steps)


def down_from(state: NiagaraState, place: i64, points: i64) -> i64:
    """The place some steps nearer to the fall, in the branch not fed next; LOST beyond."""
    steps = depth(place) + points
    if steps <= FORK:
        return steps
    if steps > 7:
        return LOST
    if place > FORK:
        return place + points
    return (RIGHT_6 if state.branch == LEFT else LEFT_6) + steps - 6


def loading(state: NiagaraState, seat: i64, source: i64, end: i64, speed: i64) -> float:
    """Loading the best gem at one place and ending the move at another."""
    if source == BANK or source == LOST or state.deposit_at[depth(source)] == NONE:
        return -1.0
    at = state.deposit_at[depth(source)]
    best = -1.0
    for colour in range(COLOURS):
        if state.gems[DEPOSIT + at * COLOURS + colour] > 0:
            if end == BANK:
                best = max(best, gem_worth(state, seat, colour))
            else:
                best = max(best, rest(state, seat, end, colour, speed))
    return best


def robbery(state: NiagaraState, seat: i64, place: i64, speed: i64) -> float:
    """Robbing the best loaded canoe of another seat at a place."""
    best = rest(state, seat, place, NONE, speed)
    for victim in range(state.seats * CANOES_EACH):
        colour = state.canoes[CARGO + victim]
        if victim // CANOES_EACH != seat and colour != NONE and state.canoes[PLACE + victim] == place:
            best = max(best, rest(state, seat, place, colour, speed))
    return best
