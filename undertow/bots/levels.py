"""The levels that people choose from: iterations, time limit and weaknesses."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from undertow.bots.config import NO_CHARACTER, SearchConfig
from undertow.bots.value_net import ValueNet
from undertow.bots.weights import Weights, WeightsError, read, value_net_of
from undertow.engine.game import OptionError, UnknownName
from undertow.engine.state import State
from undertow.games import id_of, tuning


@dataclass(frozen=True)
class Level:
    """Iterations for a decision, its time limit, and the level's weaknesses."""

    iterations: int
    seconds: float
    noise: float = 0.0
    overlook: float = 0.0
    exact_last_turn: bool = False
    deep_priors: bool = False  # only in games whose tuning asks for them
    long_rollouts: bool = False  # only in games whose tuning asks for them


LEVELS = {
    "first-time": Level(5, 1.0, noise=0.5, overlook=0.6),
    "beginner": Level(16, 1.0, noise=0.25, overlook=0.4),
    "casual": Level(50, 1.0, noise=0.15, overlook=0.24),
    "strong": Level(250, 1.2, noise=0.04, overlook=0.06, exact_last_turn=True),
    "expert": Level(3000, 2.5, exact_last_turn=True, deep_priors=True),
    "master": Level(30_000, 2.5, exact_last_turn=True, deep_priors=True, long_rollouts=True),
}
MIDDLE = "casual"
_ITERATIONS_PER_PRIOR_VISIT = 10  # a short search gives its priors less weight
_LONG_ROLLOUT = 4  # turns
_DEEP_PRIORS_SCALE = 0.5  # each iteration costs many times as much


def level(name: str) -> Level:
    """The level with this name; raises KeyError with the known names."""
    if name not in LEVELS:
        raise UnknownName("no-such-level", name=name, names=", ".join(LEVELS))
    return LEVELS[name]


@cache
def config_of(at: Level, game: str, seats: int, character: str = "") -> SearchConfig:
    """The search parameters of a level for a game and a number of seats."""
    return config_with(at, game, seats, value_net_of(game, seats), character)


def config_with(at: Level, game: str, seats: int, value_net: ValueNet | None, character: str = "") -> SearchConfig:
    """Like `config_of`, with another value network than the shipped one."""
    tuned = tuning(game)
    return SearchConfig(
        turns=_turns(at, game, seats),
        rollout_width=tuned.rollout_width,
        exploration=tuned.exploration,
        greedy_opponents=seats <= tuned.greedy_opponents,
        deep_priors=_has_deep_priors(at, game, seats),
        exact_last_turn=at.exact_last_turn,
        prior_weight=max(1.0, min(tuned.prior_weight, at.iterations / _ITERATIONS_PER_PRIOR_VISIT)),
        noise=at.noise * tuned.noise_scale * 2 / seats,  # win shares shrink with more seats
        overlook=at.overlook * tuned.overlook_scale,
        character=tuned.characters.index(character) if character in tuned.characters else NO_CHARACTER,
        value_net=value_net,
    )


def _turns(at: Level, game: str, seats: int) -> int:
    """The turns of a rollout; deep priors already play the turn out."""
    is_long = at.long_rollouts and seats <= tuning(game).long_rollouts and not _has_deep_priors(at, game, seats)
    return _LONG_ROLLOUT if is_long else tuning(game).turns


def _has_deep_priors(at: Level, game: str, seats: int) -> bool:
    """Whether a level takes its priors at the end of the turn."""
    return at.deep_priors and seats <= tuning(game).deep_priors


def iterations_of(at: Level, game: str, seats: int, budget: float = 1.0) -> int:
    """Iterations for a decision; `budget` below 1 lowers them on a busy server, to 4 at least."""
    scale = tuning(game).iteration_scale * (_DEEP_PRIORS_SCALE if _has_deep_priors(at, game, seats) else 1.0)
    return max(4, round(at.iterations * scale * min(1.0, budget)))


def game_of(state: State) -> str:
    """The id of the state's game; empty for a game that is not registered."""
    return id_of(type(state).__module__)


def config_for(at: Level, state: State, character: str = "") -> SearchConfig:
    """The search parameters of a level for a state; older rules get no value network."""
    config = config_of(at, game_of(state), len(state.scores()), character)
    if config.value_net is None or config.value_net.inputs <= len(state.features(0)):
        return config
    return config_with(at, game_of(state), len(state.scores()), None, character)


@cache
def weights_in(file: str) -> Weights:
    """The weights in a file; raises OptionError if there are none."""
    try:
        return read(Path(file))
    except WeightsError as error:
        raise OptionError(str(error)) from None


@cache
def config_from(at: Level, game: str, seats: int, file: str, character: str = "") -> SearchConfig:
    """Like `config_of`, with the weights in a file; raises OptionError if they are for another game."""
    weights = weights_in(file)
    if (weights.game, weights.seats) != (game, seats):
        raise OptionError(f"{file} is about {weights.game} with {weights.seats} seats")
    return config_with(at, game, seats, weights.value_net(), character)
