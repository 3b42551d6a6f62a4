"""What bots of a character like in Niagara, from 0 to 1. It shifts their values a little and decides nothing else."""

from typing import Final

from mypy_extensions import i64

from undertow.games.niagara.facts import CANOES_EACH, CARGO, COLOURS, NONE, PLACE, NiagaraState
from undertow.games.niagara.state import LOST, depth, gems_landed

THIEF: Final = 0
HOARDER: Final = 1
RACER: Final = 2
COLLECTOR: Final = 3
CAUTIOUS: Final = 4
_MOST_ALIKE: Final = 4.0
_MOST_GEMS: Final = 7.0
_DEEPEST: Final = 8.0


def liking(state: NiagaraState, seat: i64, character: i64) -> float:
    """How well a character likes the seat's situation."""
    if character == THIEF:
        return others_without_cargo(state, seat)
    if character == CAUTIOUS:
        return safety(state, seat)
    alike, colours, gems = gems_landed(state, seat)
    if character == HOARDER:
        return min(1.0, float(gems) / _MOST_GEMS)
    if character == RACER:
        return min(1.0, float(alike) / _MOST_ALIKE)
    return float(colours) / float(COLOURS)


def others_without_cargo(state: NiagaraState, seat: i64) -> float:
    """The share of the other seats' canoes that carry no gem."""
    empty: i64 = 0
    for canoe in range(state.seats * CANOES_EACH):
        if canoe // CANOES_EACH != seat and state.canoes[CARGO + canoe] == NONE:
            empty += 1
    return float(empty) / float((state.seats - 1) * CANOES_EACH)


def safety(state: NiagaraState, seat: i64) -> float:
    """How far the seat's canoes are from the fall; a lost one counts as nothing."""
    total = 0.0
    for canoe in range(seat * CANOES_EACH, seat * CANOES_EACH + CANOES_EACH):
        place = state.canoes[PLACE + canoe]
        if place != LOST:
            total += 1.0 - float(depth(place)) / _DEEPEST
    return total / float(CANOES_EACH)
