"""What bots of a character like in Fantazja, from 0 to 1. It shifts their values a little and decides nothing else."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import how_many
from undertow.games.fantazja.estimate import holds, levels_2
from undertow.games.fantazja.facts import BONUS, IMAGINATION, TYPES, FantazjaState
from undertow.games.fantazja.state import opponent, score

BUILDER: Final = 0
DREAMER: Final = 1
COLLECTOR: Final = 2
WRECKER: Final = 3
CAUTIOUS: Final = 4
_MANY_BONUSES: Final = 3.0
_MANY_DREAMS: Final = 5.0
_MANY_POINTS: Final = 30.0
_MANY_EXPOSED: Final = 4.0


def liking(state: FantazjaState, seat: i64, character: i64) -> float:
    """How well a character likes the seat's situation."""
    if character == BUILDER:
        return min(1.0, float(state.held[BONUS + seat]) / _MANY_BONUSES)
    if character == DREAMER:
        return min(1.0, float(how_many(state.held[IMAGINATION + seat])) / _MANY_DREAMS)
    if character == COLLECTOR:
        return tokens(state, seat)
    if character == WRECKER:
        return 1.0 - min(1.0, float(score(state, opponent(seat))) / _MANY_POINTS)
    _, exposed = levels_2(state, seat)
    return 1.0 - min(1.0, float(exposed) / _MANY_EXPOSED)


def tokens(state: FantazjaState, seat: i64) -> float:
    """The share of the tokens that the seat holds."""
    held: i64 = 0
    for kind in range(TYPES):
        if holds(state, seat, kind):
            held += 1
    return float(held) / float(TYPES)
