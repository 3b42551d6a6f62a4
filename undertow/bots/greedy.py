"""The simple bots, compiled. They get a guess: hidden facts are dealt anew for their seat."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, State

_DRAWS: Final = 4


def random_action(known: State, seat: i64, rng: Rng) -> i64:
    """Any legal action, each equally likely."""
    legal = known.legal_for_vec(seat)
    return legal[rng.below(len(legal))]


def greedy_action(known: State, seat: i64, rng: Rng) -> i64:
    """The action after which the seat's estimate is highest, one of the best at random."""
    state = known.clone()
    while state.turn() != seat:
        # In a secret choice the seats before this one have not chosen yet; their choices are not visible.
        state.apply(random_action(state, state.turn(), rng))
    best: i64 = -1
    best_value = -1.0
    equal: i64 = 0
    for action in state.legal_vec():
        value = mean_estimate_after(state, seat, action, rng)
        if value > best_value:
            best, best_value, equal = action, value, 1
        elif value == best_value:
            equal += 1
            if rng.below(equal) == 0:
                best = action
    return best


def mean_estimate_after(state: State, seat: i64, action: i64, rng: Rng) -> float:
    """The seat's estimate after an action, averaged over a few draws where chance follows."""
    after = state.clone()
    after.apply(action)
    if after.turn() != CHANCE:
        return after.estimate(seat)
    total = 0.0
    for _ in range(_DRAWS):
        drawn = after.clone()
        while drawn.turn() == CHANCE:
            drawn.apply(drawn.sample(rng))
        total += drawn.estimate(seat)
    return total / _DRAWS
