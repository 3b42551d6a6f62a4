"""Bots: each chooses an action for a seat and knows no more than that seat may."""

from undertow.bots.greedy import greedy_action, random_action
from undertow.bots.levels import LEVELS, level, search, weights_in
from undertow.bots.partner import PREFIX, level_at, strength_of
from undertow.engine.game import Message, OptionError, UnknownName
from undertow.engine.rng import Rng
from undertow.engine.state import State

_SIMPLE = {"random": random_action, "greedy": greedy_action}


def levels() -> tuple[str, ...]:
    """The names of the levels that people choose from, weakest first."""
    return tuple(LEVELS)


def bots() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return ("random", "first-time", "beginner", "greedy", "casual", "strong", "expert", "master")


def check_bot(name: str) -> None:
    """Raise OptionError unless there is a bot of this name, or a level with weights as `expert@weights.json`."""
    at, _, file = name.partition("@")
    if name.startswith(PREFIX):
        strength_of(name)
    elif file and at in LEVELS:
        weights_in(file)
    elif name not in bots():
        raise OptionError(Message("no-such-bot", {"name": name, "names": ", ".join(bots())}))


def choose(bot: str, state: State, seat: int, rng: Rng) -> int:
    """The action that a bot takes for a seat. The bot gets guesses, never the state itself."""
    if bot in _SIMPLE:
        return _SIMPLE[bot](state.guess(seat, rng), seat, rng)
    if bot.startswith(PREFIX):
        return int(search(level_at(strength_of(bot)), state, seat, rng, until_settled=True).best())
    name, _, file = bot.partition("@")
    if name not in LEVELS:
        raise UnknownName("no-such-bot", name=bot, names=", ".join(bots()))
    return int(search(level(name), state, seat, rng, until_settled=True, weights=file).best())
