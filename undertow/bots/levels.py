"""The levels that people choose from: how long each thinks, how far it sees and what it misses."""

from dataclasses import dataclass
from functools import cache

from undertow.bots.judge import Judge
from undertow.bots.manners import manner_of
from undertow.bots.search import Thinker
from undertow.bots.sight import Sight, Stop
from undertow.bots.weights import judge_of
from undertow.engine.rng import Rng
from undertow.engine.state import State


@dataclass(frozen=True)
class Level:
    """One level: iterations a decision, the longest time it may take, and its weaknesses."""

    iterations: int
    seconds: float
    noise: float = 0.0
    overlooks: float = 0.0
    is_careful: bool = False  # in games where careful first judgements pay


LEVELS = {
    "first-time": Level(5, 1.0, noise=0.5, overlooks=0.6),
    "beginner": Level(16, 1.0, noise=0.25, overlooks=0.4),
    "casual": Level(50, 1.0, noise=0.15, overlooks=0.24),
    "strong": Level(250, 1.2, noise=0.04, overlooks=0.06),
    "expert": Level(3000, 2.5, is_careful=True),
}
MIDDLE = "casual"
_PER_TRUST = 10  # iterations for each visit that a first judgement counts for
_CAREFUL_PACE = 0.5  # iterations with careful first judgements: each costs many times as much


def level(name: str) -> Level:
    """The level of that name; raises KeyError with the names there are."""
    if name not in LEVELS:
        raise KeyError(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name]


@cache
def sight_of(at: Level, game: str, seats: int) -> Sight:
    """How a level looks at a game with so many seats."""
    return sight_with(at, game, seats, judge_of(game, seats))


def sight_with(at: Level, game: str, seats: int, judge: Judge | None) -> Sight:
    """How a level would look at a game with another judgement than the one that is shipped."""
    manner = manner_of(game)
    return Sight(
        turns=manner.turns,
        candidates=manner.candidates,
        explore=manner.explore,
        foresees=seats <= manner.foresees,
        is_careful=_is_careful(at, game, seats),
        trust=max(1.0, min(manner.trust, at.iterations / _PER_TRUST)),
        noise=at.noise * manner.haze * 2 / seats,  # with more seats everybody's part is smaller
        overlooks=at.overlooks * manner.width,
        judge=judge,
    )


def _is_careful(at: Level, game: str, seats: int) -> bool:
    """Whether a level's first judgements of a game with so many seats are careful ones."""
    return at.is_careful and seats <= manner_of(game).careful


def iterations_of(at: Level, game: str, seats: int, budget: float = 1.0) -> int:
    """How long a level thinks about a decision, less on a busy server; never so little that it plays blindly."""
    pace = manner_of(game).pace * (_CAREFUL_PACE if _is_careful(at, game, seats) else 1.0)
    return max(4, round(at.iterations * pace * min(1.0, budget)))


def game_of(state: State) -> str:
    """The game that a state belongs to: its folder's name, which is its id; empty for a game from elsewhere."""
    package, _, _ = type(state).__module__.rpartition(".")
    return package.removeprefix("undertow.games.") if package.startswith("undertow.games.") else ""


def thoughts(
    at: Level, state: State, seat: int, rng: Rng, budget: float = 1.0, times: int = 1, until_settled: bool = False
) -> Thinker:
    """What a seat thinks of its next action at a level, or so many times that; until settled: only until it has chosen."""
    game, seats = game_of(state), len(state.scores())
    thinker = Thinker(state, seat, rng, sight_of(at, game, seats))
    thinker.think(times * iterations_of(at, game, seats, budget), at.seconds * min(1.0, budget), Stop(), until_settled)
    return thinker
