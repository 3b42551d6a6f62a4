"""Play a state to its end, with a function that chooses for the seats and one that draws for chance."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State

Played = TypeVar("Played", bound=State)
Choose = Callable[[Played, int], int]  # the action of a seat
Chance = Callable[[Played], int]  # the outcome at a chance node


def play(state: Played, choose: Choose[Played], chance: Rng | Chance[Played]) -> Played:
    """Play the state to its end and return it."""
    for _ in steps(state, choose, chance):
        pass
    return state


def steps(state: Played, choose: Choose[Played], chance: Rng | Chance[Played]) -> Iterator[tuple[int, int]]:
    """Play the state to its end; yields each turn and its action after the action."""
    outcome = sampled(chance) if isinstance(chance, Rng) else chance
    while (turn := state.turn()) != OVER:
        action = outcome(state) if turn == CHANCE else choose(state, turn)
        state.apply(action)
        yield turn, action


def sampled(rng: Rng) -> Chance[State]:
    """Chance that draws outcomes by their odds."""
    return lambda state: state.sample(rng)


def uniform(rng: Rng) -> Choose[State]:
    """Choices drawn uniformly from the legal actions."""
    return lambda state, seat: state.any_legal(rng)
