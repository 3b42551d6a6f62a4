"""What no sensible player of Fantazja does, and how far a seat is ahead. Bots use both; neither decides what is legal."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many
from undertow.engine.state import margin_of
from undertow.games.fantazja.estimate import ALL_TILES, strength, tiles_left
from undertow.games.fantazja.facts import (
    ARGUMENT,
    BOTTOM_LENGTH,
    BUILD,
    DARK,
    END_TURN,
    FINISHED,
    HAND,
    IMAGINATION,
    IMAGINE,
    KIND,
    MAIN,
    PILE,
    USE,
    FantazjaState,
)
from undertow.games.fantazja.fits import OF_LEVEL
from undertow.games.fantazja.state import LEVEL_2, LEVEL_3, PRODUCTION, opponent, score

_A_CLEAR_LEAD: Final = 8.0  # in points
_PER_STRENGTH: Final = 4.0  # points for what the estimate counts as log-odds
_SPARE_POINT: Final = 0.1  # an imagination point at the end breaks a tie


def margin(state: FantazjaState, seat: i64) -> float:
    """How far the seat is ahead, by points and what may still come."""
    return margin_of(standing(state, seat) - standing(state, opponent(seat)), _A_CLEAR_LEAD)


def standing(state: FantazjaState, seat: i64) -> float:
    """A seat's points and prospects; at the end its points, and imagination points for a tie."""
    points = float(score(state, seat))
    if state.step == FINISHED:
        return points + _SPARE_POINT * float(how_many(state.held[IMAGINATION + seat]))
    return points + _PER_STRENGTH * strength(state, seat, 1.0 - tiles_left(state) / ALL_TILES)


def sensible(state: FantazjaState, legal: vec[i64]) -> vec[i64]:
    """The legal actions without refusing a free point or hiding a tile that is needed."""
    if state.step != MAIN or len(legal) == 1:
        return legal
    hidden = needed_level_2(state) | last_tile(state, legal)
    is_point_free = False
    for action in legal:
        if KIND[action] == USE and ARGUMENT[action] == PRODUCTION:
            is_point_free = True
    kept = vec[i64](capacity=len(legal))
    for action in legal:
        if KIND[action] == END_TURN and is_point_free:
            continue
        if KIND[action] == IMAGINE and hidden & bit(ARGUMENT[action]):
            continue
        kept = append(kept, action)
    return kept if len(kept) > 0 else legal


def last_tile(state: FantazjaState, legal: vec[i64]) -> i64:
    """E2: the seat's very last tile, if it can score on the land without Dark Energy."""
    hand = state.held[HAND + state.seat]
    if how_many(hand) != 1 or state.held[PILE + state.seat] or state.held[BOTTOM_LENGTH + state.seat]:
        return 0
    for action in legal:
        if KIND[action] == BUILD and not state.printed[DARK + ARGUMENT[action]]:
            return hand
    return 0


def needed_level_2(state: FantazjaState) -> i64:
    """T7, T9: the only level II in hand beside a level III, unless there is no other tile."""
    hand = state.held[HAND + state.seat]
    second = hand & state.fits[OF_LEVEL + LEVEL_2]
    if how_many(second) != 1 or not hand & state.fits[OF_LEVEL + LEVEL_3]:
        return 0
    return second if hand & ~second & ~state.fits[OF_LEVEL + LEVEL_3] else i64(0)
