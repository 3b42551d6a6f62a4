"""Playouts inside compiled code: random ones to the end, guided ones for a few turns."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.bots.config import SearchConfig
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State

_LONGEST: Final = 400  # decisions of a guided playout
_LEAST_DOUBT: Final = 0.02  # the share of a level's noise that is left where the result is certain
_LEAST: Final = 0.001  # the smallest win share of an estimate


def random_playout(state: State, rng: Rng) -> i64:
    """Play to the end at random; returns the number of decisions."""
    return state.play_out(rng)


def random_playouts(state: State, count: i64, rng: Rng) -> i64:
    """Play `count` copies of the state to their ends; returns the number of decisions."""
    decisions: i64 = 0
    for _ in range(count):
        decisions += state.clone().play_out(rng)
    return decisions


def paths(state: State, depth: i64) -> i64:
    """The number of action sequences of this depth, chance included; a shorter match counts as one."""
    if depth == 0 or state.turn() == OVER:
        return 1
    total: i64 = 0
    for action in state.legal_vec():
        after = state.clone()
        after.apply(action)
        total += paths(after, depth - 1)
    return total


def clones(state: State, count: i64) -> State:
    """The last of `count` copies, each made from the one before."""
    for _ in range(count):
        state = state.clone()
    return state


def play_chance(state: State, rng: Rng) -> i64:
    """Let chance act while it is chance's turn; returns whose turn it is then."""
    turn = state.turn()
    while turn == CHANCE:
        state.apply(state.sample(rng))
        turn = state.turn()
    return turn


def estimate_after(state: State, seat: i64, action: i64, rng: Rng) -> float:
    """The seat's estimate after an action and the draws that follow it."""
    after = state.clone()
    after.apply(action)
    play_chance(after, rng)
    return after.estimate(seat)


def value_after_turn(state: State, seat: i64, action: i64, seats: i64, rng: Rng, config: SearchConfig) -> float:
    """The seat's value once its turn is played out: half estimate, half value network."""
    after = state.clone()
    after.apply(action)
    rollout(after, seat, rng, config)
    value = after.estimate(seat)
    value_net = config.value_net
    if value_net is None or after.turn() == OVER:
        return value
    return 0.5 * (value + value_net.values(after, seats)[seat])


def rollout(state: State, mover: i64, rng: Rng, config: SearchConfig) -> None:
    """Play some turns, the mover's included; each step takes the best of a few by estimate."""
    turn = play_chance(state, rng)
    left = config.turns
    for _ in range(_LONGEST):
        if turn != mover:
            left -= 1
        if left <= 0 or turn == OVER:
            return
        mover = turn
        state.apply(rollout_action(state, turn, rng, config.rollout_width))
        turn = play_chance(state, rng)


def rollout_action(state: State, turn: i64, rng: Rng, rollout_width: i64) -> i64:
    """The best by estimate of a few random actions."""
    legal = state.sensible_vec()
    count: i64 = len(legal)
    if count == 1:
        return legal[0]
    if rollout_width == 1:
        return legal[rng.below(count)]
    pool = legal[:]
    best: i64 = -1
    best_value = -1.0
    for place in range(min(count, rollout_width)):
        other = place + rng.below(count - place)
        action = pool[other]
        pool[other] = pool[place]
        value = estimate_after(state, turn, action, rng)
        if value > best_value:
            best, best_value = action, value
    return best


def evaluate(state: State, seats: i64, config: SearchConfig, rng: Rng) -> vec[float]:
    """The win shares of all seats by the value network or the estimates, with noise."""
    value_net = config.value_net
    if value_net is not None and state.turn() != OVER:
        values = value_net.values(state, seats)
    else:
        values = vec[float](capacity=8)
        for seat in range(seats):
            values = append(values, state.estimate(seat))
    total = 0.0
    for seat in range(seats):
        values[seat] = with_noise(values[seat], config.noise, rng)
        total += values[seat]
    if total > 0.0:
        for seat in range(seats):
            values[seat] /= total
    return values


def with_noise(value: float, noise: float, rng: Rng) -> float:
    """The value with random noise, small errors being likelier; always above zero.

    The noise shrinks where the result is nearly certain: nobody mistakes a win for a loss.
    """
    if noise <= 0.0:
        return value
    doubt = max(_LEAST_DOUBT, min(1.0, 4.0 * value * (1.0 - value)))
    return max(_LEAST, value + doubt * noise * (rng.unit() + rng.unit() - 1.0))
