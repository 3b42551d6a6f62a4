"""A rule of thumb for how a Niagara table stands; it judges, and decides nothing about what is legal.

Strength is counted in gems: what a seat owns towards its nearest goal, and what its canoes may still bring.
"""

import math
from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.niagara.state import (
    ARRIVE,
    BANK,
    CANOES_EACH,
    CARGO,
    CHOSEN,
    CLOUD,
    COLOURS,
    DEPOSIT,
    FORK,
    LEFT,
    LEFT_6,
    LOST,
    MOVE,
    NONE,
    OWNED,
    PICK_CANOE,
    PLACE,
    RIGHT_6,
    STEAL,
    WEATHER,
    NiagaraState,
    depth,
    tile_of,
)

_STEEPNESS: Final = 0.9
_CANOE: Final = 0.6  # a canoe that is not lost
_PER_GEM: Final = 0.25
_PER_STEP_TO_GOAL: Final = 1.0
_UNREVEALED: Final = 2  # how low the lowest hidden tile tends to be


def estimate(state: NiagaraState, seat: i64) -> float:
    """The seat's expected part of the victory: its strength against everybody's."""
    total = 0.0
    own = 0.0
    for other in range(state.seats):
        weight = math.exp(_STEEPNESS * strength(state, other, seat))
        total += weight
        if other == seat:
            own = weight
    return own / total


def strength(state: NiagaraState, seat: i64, viewer: i64) -> float:
    """Gems and canoes of a seat; the viewer's own hidden tile counts, other hidden tiles do not."""
    value = holdings(state, seat)
    speed = expected_speed(state)
    for canoe in range(seat * CANOES_EACH, seat * CANOES_EACH + CANOES_EACH):
        value += canoe_value(state, seat, canoe, speed)
    if seat == viewer and state.tiles[CHOSEN + seat] != NONE and tile_of(state, seat) == NONE:
        value += promise(state, seat, state.tiles[CHOSEN + seat])
    return value


def holdings(state: NiagaraState, seat: i64) -> float:
    """What the landed gems are worth: fewer steps to the nearest goal, and a little for each."""
    return holdings_with(state, seat, NONE)


def holdings_with(state: NiagaraState, seat: i64, extra: i64) -> float:
    """The same with one more gem of that colour."""
    total: i64 = 0
    colours: i64 = 0
    most: i64 = 0
    for colour in range(COLOURS):
        count = state.gems[OWNED + seat * COLOURS + colour]
        if colour == extra:
            count += 1
        total += count
        if count > 0:
            colours += 1
        most = max(most, count)
    steps = max(0, min(4 - most, 5 - colours, 7 - total))
    nearness = float(4 - steps)
    return _PER_GEM * float(total) + _PER_STEP_TO_GOAL * nearness + 0.12 * nearness * nearness


def gem_worth(state: NiagaraState, seat: i64, colour: i64) -> float:
    """What landing a gem of that colour would add."""
    return holdings_with(state, seat, colour) - holdings_with(state, seat, NONE)


def expected_speed(state: NiagaraState) -> i64:
    """The river's likely speed at the end of this round."""
    lowest: i64 = _UNREVEALED
    known: i64 = CLOUD
    for seat in range(state.seats):
        tile = tile_of(state, seat)
        if tile != NONE and tile < known:
            known = tile
    if known + 1 < lowest:
        lowest = known + 1
    return max(0, lowest + state.weather)


def has_moved(state: NiagaraState, seat: i64) -> bool:
    """Whether the seat's turn of this round is over, so that the river comes next for its canoes."""
    if tile_of(state, seat) == NONE:
        return False
    return state.seat != seat or not is_moving(state)


def is_moving(state: NiagaraState) -> bool:
    """Whether somebody is in the middle of a turn."""
    return PICK_CANOE <= state.step <= WEATHER


def canoe_value(state: NiagaraState, seat: i64, canoe: i64, speed: i64) -> float:
    """A canoe by where it will be when it can next paddle, and by what it carries."""
    place = state.canoes[PLACE + canoe]
    if place == LOST:
        return 0.0
    if place == BANK:
        return _CANOE
    points: i64 = 0
    if state.seat == seat and is_moving(state):
        if state.canoe == canoe and (state.step == MOVE or state.step == ARRIVE):
            points = state.points
        elif state.step != STEAL and state.step != WEATHER and state.may_move & bit(canoe % CANOES_EACH):
            points = state.tiles[CHOSEN + seat] + 1
        else:
            place = drifted(state, place, speed)
    elif has_moved(state, seat):
        place = drifted(state, place, speed)
    if place == LOST:
        return 0.05
    ahead = max(0, depth(place) - points)
    colour = state.canoes[CARGO + canoe]
    if colour == NONE:
        return _CANOE * safety(ahead) + prospect(depth(place))
    return _CANOE * safety(ahead) + homecoming(ahead) * gem_worth(state, seat, colour)


def drifted(state: NiagaraState, place: i64, speed: i64) -> i64:
    """Where the river takes a canoe that is in the water now."""
    branch = state.branch
    for _ in range(speed):
        if place < FORK:
            place += 1
        elif place == FORK:
            place = LEFT_6 if branch == LEFT else RIGHT_6
        elif (place >= RIGHT_6) != (branch == LEFT):
            if place == LEFT_6 or place == RIGHT_6:
                place += 1
            else:
                return LOST
        branch = 1 - branch
    return place


def safety(steps: i64) -> float:
    """How likely a canoe so far out is to stay afloat."""
    return 1.0 - 0.02 * float(steps * steps) if steps < 7 else 0.15


def homecoming(steps: i64) -> float:
    """How likely a gem so far out is to be landed."""
    if steps == 0:
        return 1.0
    if steps <= 6:
        return 0.93 - 0.08 * float(steps)
    return 0.25


def prospect(steps: i64) -> float:
    """What an empty canoe at a depth may come to load."""
    if steps <= 2:
        return 0.12
    return 0.25 if steps <= 6 else 0.15


def promise(state: NiagaraState, seat: i64, tile: i64) -> float:
    """What the seat's own chosen tile is likely to bring in its turn."""
    if tile == CLOUD:
        return 0.05
    points = tile + 1
    best = 0.0
    total = 0.0
    for canoe in range(seat * CANOES_EACH, seat * CANOES_EACH + CANOES_EACH):
        if state.canoes[PLACE + canoe] == LOST:
            continue
        gain = canoe_promise(state, seat, canoe, points)
        best = max(best, gain)
        if state.canoes[PLACE + canoe] != BANK:
            total += gain
    return max(best, total)


def canoe_promise(state: NiagaraState, seat: i64, canoe: i64, points: i64) -> float:
    """What so many points are good for with this canoe, beyond its value as it stands."""
    start = depth(state.canoes[PLACE + canoe])
    colour = state.canoes[CARGO + canoe]
    if colour != NONE:
        worth = gem_worth(state, seat, colour)
        ahead = max(0, start - points)
        return (homecoming(ahead) - homecoming(start)) * worth
    best = 0.0
    if points >= 2:
        best = max(best, loading_promise(state, seat, start, start - (points - 2)))
        for goal in (start + points - 2, start - points + 2):
            if 3 <= goal <= 7:
                best = max(best, loading_promise(state, seat, goal, goal))
    if 0 < start - points:
        best = max(best, robbing_promise(state, seat, start - points))
    return best


def loading_promise(state: NiagaraState, seat: i64, deposit_depth: i64, end: i64) -> float:
    """The best gem at a depth, carried to where the move ends and then on by the river."""
    if not 3 <= deposit_depth <= 7:
        return 0.0
    at = state.deposit_at[deposit_depth]
    if at == NONE:
        return 0.0
    worth = 0.0
    for colour in range(COLOURS):
        if state.gems[DEPOSIT + at * COLOURS + colour] > 0:
            worth = max(worth, gem_worth(state, seat, colour))
    if end <= 0:
        return worth
    return worth * homecoming(min(7, end + expected_speed(state)))


def robbing_promise(state: NiagaraState, seat: i64, goal: i64) -> float:
    """The best gem in another seat's canoe at a depth."""
    worth = 0.0
    for canoe in range(state.seats * CANOES_EACH):
        colour = state.canoes[CARGO + canoe]
        if canoe // CANOES_EACH != seat and colour != NONE and depth(state.canoes[PLACE + canoe]) == goal:
            worth = max(worth, gem_worth(state, seat, colour))
    return worth * homecoming(min(7, goal + expected_speed(state)))
