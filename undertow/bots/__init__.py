"""Bots: each chooses an action for a seat and knows no more than that seat may."""

from undertow.bots.greedy import greedy_action, random_action
from undertow.bots.levels import LEVELS, level, search
from undertow.engine.rng import Rng
from undertow.engine.state import State

_SIMPLE = {"random": random_action, "greedy": greedy_action}


def levels() -> tuple[str, ...]:
    """The names of the levels that people choose from, weakest first."""
    return tuple(LEVELS)


def bots() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return ("random", "first-time", "beginner", "greedy", "casual", "strong", "expert")


def choose(bot: str, state: State, seat: int, rng: Rng) -> int:
    """The action that a bot takes for a seat. The bot gets guesses, never the state itself."""
    if bot in _SIMPLE:
        return _SIMPLE[bot](state.guess(seat, rng), seat, rng)
    if bot not in LEVELS:
        raise KeyError(f"there is no bot {bot!r}; there are {', '.join(bots())}")
    return int(search(level(bot), state, seat, rng, until_settled=True).best())
