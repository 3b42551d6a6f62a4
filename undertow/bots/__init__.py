"""Bots: each chooses an action for a seat and knows no more than that seat may."""

from collections.abc import Callable

from undertow.bots.greedy import greedy_action, random_action
from undertow.engine.rng import Rng
from undertow.engine.state import State

Bot = Callable[[State, int, Rng], int]

_BOTS: dict[str, Bot] = {"random": random_action, "greedy": greedy_action}


def bots() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(_BOTS)


def choose(bot: str, state: State, seat: int, rng: Rng) -> int:
    """The action that a bot takes for a seat. The bot gets a guess, never the state itself."""
    if bot not in _BOTS:
        raise KeyError(f"there is no bot {bot!r}; there are {', '.join(_BOTS)}")
    return _BOTS[bot](state.guess(seat, rng), seat, rng)
