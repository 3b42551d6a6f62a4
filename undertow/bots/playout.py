"""Whole matches played inside compiled code."""

from mypy_extensions import i64

from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State


def random_playout(state: State, rng: Rng) -> i64:
    """Play the state to its end with uniformly random choices; returns how many decisions that took."""
    decisions: i64 = 0
    turn = state.turn()
    while turn != OVER:
        if turn == CHANCE:
            state.apply(state.sample(rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            decisions += 1
        turn = state.turn()
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
