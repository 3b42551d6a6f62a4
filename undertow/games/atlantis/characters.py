"""What bots of a character like in Atlantis, from 0 to 1. It shifts their values a little and decides nothing else."""

from typing import Final

from mypy_extensions import i64

from undertow.games.atlantis.facts import FIGURES_EACH, MAINLAND, AtlantisState, hand_of, owned_of
from undertow.games.atlantis.features import way_of
from undertow.games.atlantis.multiset import size, worth
from undertow.games.atlantis.state import dues

RACER: Final = 0
COLLECTOR: Final = 1
HOARDER: Final = 2
CAUTIOUS: Final = 3
SPOILER: Final = 4
_MANY_POINTS: Final = 40.0
_MANY_CARDS: Final = 12.0
_HIGH_DUES: Final = 20.0


def liking(state: AtlantisState, seat: i64, character: i64) -> float:
    """How well a character likes the seat's situation."""
    if character == RACER:
        return float(way_of(state, seat)) / float(FIGURES_EACH * MAINLAND)
    if character == COLLECTOR:
        return min(1.0, float(worth(owned_of(state, seat))) / _MANY_POINTS)
    if character == HOARDER:
        return min(1.0, float(size(hand_of(state, seat))) / _MANY_CARDS)
    if character == CAUTIOUS:
        return 1.0 - min(1.0, float(dues(state, seat)) / _HIGH_DUES)
    return others_dues(state, seat)


def others_dues(state: AtlantisState, seat: i64) -> float:
    """How much the others would have to pay on average to get home now."""
    total: i64 = 0
    for other in range(state.seats):
        if other != seat:
            total += dues(state, other)
    return min(1.0, float(total) / float(state.seats - 1) / _HIGH_DUES)
