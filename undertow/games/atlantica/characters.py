"""What bots of a character like in Atlantica, from 0 to 1. It shifts their values a little and decides nothing else."""

from typing import Final

from mypy_extensions import i64

from undertow.games.atlantica.facts import AtlanticaState, hand_of, research_of, ships_of, treasures_of
from undertow.games.atlantica.state import crates_of
from undertow.games.atlantica.tally import total_of

HUNTER: Final = 0
SHIPOWNER: Final = 1
SCHOLAR: Final = 2
RECRUITER: Final = 3
CAUTIOUS: Final = 4
_MANY_TREASURES: Final = 12.0
_MANY_CRATES: Final = 14.0
_MANY_STUDIES: Final = 8.0
_MANY_DIVERS: Final = 14.0
_MANY_ON_THE_PIER: Final = 5.0


def liking(state: AtlanticaState, seat: i64, character: i64) -> float:
    """How well a character likes the seat's situation."""
    if character == HUNTER:
        return min(1.0, float(total_of(treasures_of(state, seat))) / _MANY_TREASURES)
    if character == SHIPOWNER:
        return min(1.0, float(crates_of(ships_of(state, seat))) / _MANY_CRATES)
    if character == SCHOLAR:
        return min(1.0, float(total_of(research_of(state, seat))) / _MANY_STUDIES)
    if character == RECRUITER:
        return min(1.0, float(total_of(hand_of(state, seat))) / _MANY_DIVERS)
    return room(state, seat)


def room(state: AtlanticaState, seat: i64) -> float:
    """1 if every treasure has a crate, less for each one on the pier."""
    outside = total_of(treasures_of(state, seat)) - crates_of(ships_of(state, seat))
    return 1.0 - min(1.0, max(0.0, float(outside)) / _MANY_ON_THE_PIER)
