"""Bots: each chooses an action for a seat and knows no more than that seat may."""

from undertow.bots.greedy import greedy_action, random_action
from undertow.bots.levels import LEVELS
from undertow.bots.search_bot import search_bot
from undertow.engine.game import Message, OptionError
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.games import tuning

_SIMPLE = {"random": random_action, "greedy": greedy_action}


def levels() -> tuple[str, ...]:
    """The names of the levels that people choose from, weakest first."""
    return tuple(LEVELS)


def bots() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return ("random", "first-time", "beginner", "greedy", "casual", "strong", "expert", "master")


def characters(game: str) -> tuple[str, ...]:
    """The characters that bots of a game can have, as in `strong+thief`."""
    return tuning(game).characters


def check_bot(name: str, game: str = "") -> None:
    """Raise OptionError unless there is such a bot: `expert`, `strong+thief`, `partner=2.5`, `expert@weights.json`.

    Characters are checked only if the game is given.
    """
    if name in _SIMPLE:
        return
    character = search_bot(name).character
    if game and character and character not in characters(game):
        raise OptionError(Message("no-such-character", {"name": character, "names": ", ".join(characters(game))}))


def searches(bot: str) -> bool:
    """Whether a bot searches, so that it may think shorter on a busy server."""
    return bot not in _SIMPLE


def choose(bot: str, state: State, seat: int, rng: Rng) -> int:
    """The action that a bot takes for a seat. The bot gets guesses, never the state itself."""
    if bot in _SIMPLE:
        return _SIMPLE[bot](state.guess(seat, rng), seat, rng)
    return int(search_bot(bot).search(state, seat, rng, until_settled=True).best())
