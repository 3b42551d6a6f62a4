"""What no sensible player of Atlantica does, and how far a seat is ahead. Bots use both; neither decides what is legal."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.state import margin_of
from undertow.games.atlantica.estimate import strength, turns_to_come
from undertow.games.atlantica.facts import ACT, ACT_IN, CHOICES, FINISHED, NONE, SYMBOLS, AtlanticaState
from undertow.games.atlantica.rules import score_of
from undertow.games.atlantica.state import TAVERN

_A_CLEAR_LEAD: Final = 15.0  # in points
_HIRING: Final = 0b11 << (ACT_IN - CHOICES + TAVERN * SYMBOLS)  # three divers, six divers


def margin(state: AtlanticaState, seat: i64) -> float:
    """How far the seat is ahead of the best rival, by points and what may still come."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    return margin_of(standing(state, seat) - best, _A_CLEAR_LEAD)


def standing(state: AtlanticaState, seat: i64) -> float:
    """A seat's points and prospects; at the end its points alone."""
    return float(score_of(state, seat)) if state.step == FINISHED else strength(state, seat)


def is_last_turn(state: AtlanticaState) -> bool:
    """Whether the seat to act has no turn after this one."""
    return state.turns_left != NONE and state.turns != NONE and turns_to_come(state, state.seat) <= 1.0


def sensible_mask(state: AtlanticaState, mask: i64) -> i64:
    """The legal choices without divers that can never be used."""
    if state.step != ACT or not mask & _HIRING or not is_last_turn(state):
        return mask
    kept = mask & ~_HIRING
    return kept if kept else mask
