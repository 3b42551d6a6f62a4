"""The levels that people choose from: how long each thinks, how far it sees and what it misses."""

from dataclasses import dataclass

from undertow.bots.search import Thinker
from undertow.bots.sight import Sight, Stop
from undertow.engine.rng import Rng
from undertow.engine.state import State


@dataclass(frozen=True)
class Level:
    """One level: iterations a decision, the longest time it may take, and its weaknesses."""

    iterations: int
    seconds: float
    noise: float = 0.0
    overlooks: float = 0.0


LEVELS = {
    "first-time": Level(8, 1.0, noise=0.3, overlooks=0.4),
    "beginner": Level(24, 1.0, noise=0.15, overlooks=0.2),
    "casual": Level(60, 1.0, noise=0.05, overlooks=0.05),
    "strong": Level(200, 1.2),
    "expert": Level(1000, 2.5),
}


def level(name: str) -> Level:
    """The level of that name; raises KeyError with the names there are."""
    if name not in LEVELS:
        raise KeyError(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name]


def thoughts(at: Level, state: State, seat: int, rng: Rng) -> Thinker:
    """What a seat thinks about its next action at a level."""
    thinker = Thinker(state, seat, rng, Sight(noise=at.noise, overlooks=at.overlooks))
    thinker.think(at.iterations, at.seconds, Stop())
    return thinker
