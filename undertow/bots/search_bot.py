"""Bots that search, by name: a level or a partner's strength, perhaps with a character or the weights of a file."""

from dataclasses import dataclass
from functools import cache

from undertow.bots.config import SearchConfig, Stop
from undertow.bots.levels import LEVELS, Level, config_for, config_from, game_of, iterations_of, weights_in
from undertow.bots.partner import PREFIX, level_at, strength_of
from undertow.bots.search import Search
from undertow.engine.game import Message, OptionError
from undertow.engine.rng import Rng
from undertow.engine.state import State


@dataclass(frozen=True)
class SearchBot:
    """How a bot searches."""

    level: Level
    character: str = ""
    weights: str = ""

    def config(self, state: State) -> SearchConfig:
        """The search parameters for a state."""
        if self.weights:
            return config_from(self.level, game_of(state), len(state.scores()), self.weights, self.character)
        return config_for(self.level, state, self.character)

    def iterations(self, state: State, budget: float = 1.0) -> int:
        """Iterations for a decision."""
        return iterations_of(self.level, game_of(state), len(state.scores()), budget)

    def search(self, state: State, seat: int, rng: Rng, until_settled: bool = False) -> Search:
        """Search for the seat's next action; `until_settled` stops once the choice cannot change."""
        found = Search(state, seat, rng, self.config(state))
        found.run(self.iterations(state), self.level.seconds, Stop(), until_settled)
        return found


@cache
def search_bot(name: str) -> SearchBot:
    """The bot of a name such as `strong`, `partner=2.5`, `strong+thief` or `expert@weights.json`; raises OptionError."""
    who, _, file = name.partition("@")
    strength, _, character = who.partition("+")
    if strength.startswith(PREFIX):
        level = level_at(strength_of(strength))
    elif strength in LEVELS:
        level = LEVELS[strength]
    else:
        raise OptionError(Message("no-such-bot", {"name": name, "names": ", ".join(("random", "greedy", *LEVELS))}))
    if file:
        weights_in(file)
    return SearchBot(level, character, file)
