"""Matches played on inside compiled code: to the end at random, or for a few turns with some sense."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.bots.config import SearchConfig
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State

_LONGEST: Final = 400  # decisions of a guided playout
_LEAST: Final = 0.001  # a win share


def random_playout(state: State, rng: Rng) -> i64:
    """Play the state to its end with uniformly random choices; returns how many decisions that took."""
    decisions: i64 = 0
    turn = state.turn()
    while turn != OVER:
        if turn == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(state.any_legal(rng))
            decisions += 1
        turn = state.turn()
    return decisions


def random_playouts(table: State, count: i64, rng: Rng) -> i64:
    """Play so many copies of the table to their ends; returns how many decisions that took."""
    decisions: i64 = 0
    for _ in range(count):
        decisions += random_playout(table.clone(), rng)
    return decisions


def paths(state: State, depth: i64) -> i64:
    """How many sequences of so many actions there are, chance's outcomes included; a shorter match counts as one."""
    if depth == 0 or state.turn() == OVER:
        return 1
    total: i64 = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        total += paths(after, depth - 1)
    return total


def clones(state: State, count: i64) -> State:
    """The last of so many copies, each made of the one before."""
    for _ in range(count):
        state = state.clone()
    return state


def play_chance(table: State, rng: Rng) -> i64:
    """Let chance act as long as it is to act; returns whose turn it is then."""
    turn = table.turn()
    while turn == CHANCE:
        table.apply(table.sample(rng))
        turn = table.turn()
    return turn


def estimate_after(table: State, seat: i64, action: i64, rng: Rng) -> float:
    """The seat's estimate after an action, and after what chance does next."""
    after = table.clone()
    after.apply(action)
    play_chance(after, rng)
    return after.estimate(seat)


def value_after_turn(table: State, seat: i64, action: i64, seats: i64, rng: Rng, config: SearchConfig) -> float:
    """What an action brings the seat once its turn is played to the end, half by its estimate and half as learnt."""
    after = table.clone()
    after.apply(action)
    rollout(after, seat, rng, config)
    value = after.estimate(seat)
    value_net = config.value_net
    if value_net is None or after.turn() == OVER:
        return value
    return 0.5 * (value + value_net.values(after, seats)[seat])


def rollout(table: State, mover: i64, rng: Rng, config: SearchConfig) -> None:
    """Play on for some turns, the mover's own included, each step the best of a few by the actor's estimate."""
    turn = play_chance(table, rng)
    left = config.turns
    for _ in range(_LONGEST):
        if turn != mover:
            left -= 1
        if left <= 0 or turn == OVER:
            return
        mover = turn
        table.apply(rollout_action(table, turn, rng, config.rollout_width))
        turn = play_chance(table, rng)


def rollout_action(table: State, turn: i64, rng: Rng, rollout_width: i64) -> i64:
    """The best by estimate of a few actions that come to mind."""
    legal = table.legal()
    count: i64 = len(legal)
    if count == 1:
        return legal[0]
    if rollout_width == 1:
        return legal[rng.below(count)]
    mind = legal[:]
    best: i64 = -1
    best_value = -1.0
    for place in range(min(count, rollout_width)):
        other = place + rng.below(count - place)
        action = mind[other]
        mind[other] = mind[place]
        value = estimate_after(table, turn, action, rng)
        if value > best_value:
            best, best_value = action, value
    return best


def evaluate(table: State, seats: i64, config: SearchConfig, rng: Rng) -> vec[float]:
    """Everybody's win share, as learnt or by their own estimates; noise blurs it, and it adds up to one."""
    value_net = config.value_net
    if value_net is not None and table.turn() != OVER:
        values = value_net.values(table, seats)
    else:
        values = vec[float](capacity=8)
        for seat in range(seats):
            values = append(values, table.estimate(seat))
    total = 0.0
    for seat in range(seats):
        values[seat] = with_noise(values[seat], config.noise, rng)
        total += values[seat]
    if total > 0.0:
        for seat in range(seats):
            values[seat] /= total
    return values


def with_noise(value: float, noise: float, rng: Rng) -> float:
    """A judgement that is off by up to so much, more often by little; never quite nothing."""
    if noise <= 0.0:
        return value
    return max(_LEAST, value + noise * (rng.unit() + rng.unit() - 1.0))
