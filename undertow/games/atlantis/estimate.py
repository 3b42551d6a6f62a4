"""A rule of thumb for the chances of each seat in a state of Atlantis. It never decides what is legal.

Strength is counted in points: what a seat holds, how far its figures have come, what their way still costs. For the
viewing seat, the best move in its hand counts as made.
"""

import math
from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.atlantis.facts import (
    BRIDGE,
    FIGURE,
    FIGURES_EACH,
    HAND,
    MAINLAND,
    MOVE,
    OWNED,
    PATH,
    PAY,
    START,
    AtlantisState,
)
from undertow.games.atlantis.moves import money_after, purse
from undertow.games.atlantis.multiset import count, first_kind, one, size, without_kind, worth
from undertow.games.atlantis.state import ANY_PLACE, PLACE_BITS, PRICE, VALUE, dues, saved_figures, tile_behind, way_from

# Fitted to matches between greedy bots, then improved by matches against the previous version.
_STEEPNESS: Final = 0.2
_PER_PLACE: Final = 0.17
_PER_PLACE_AHEAD: Final = 0.07  # places further ahead count more: run with one figure, do not spread
_SAVED: Final = 1.5
_DUES: Final = 0.7
_CARD: Final = 1.6  # a point, and a step
_BRIDGE: Final = 1.0
_NO_MOVE: Final = -4.0
_IMPOSSIBLE: Final = -1000.0


def estimate(state: AtlantisState, seat: i64) -> float:
    """The seat's expected win share, from its strength and everybody's."""
    total = 0.0
    own = 0.0
    for other in range(state.seats):
        weight = math.exp(_STEEPNESS * strength(state, other, seat))
        total += weight
        if other == seat:
            own = weight
    return own / total


def strength(state: AtlantisState, seat: i64, viewer: i64) -> float:
    """Points, progress and dues; the rest of the turn counts only if the viewer knows the hand."""
    cards = size(state.stock[HAND + seat])
    saved = saved_figures(state, seat)
    value = float(worth(state.stock[OWNED + seat])) - _DUES * float(dues(state, seat)) + _SAVED * float(saved)
    for figure in range(seat * FIGURES_EACH, seat * FIGURES_EACH + FIGURES_EACH):
        value += progress(state.board[FIGURE + figure])
    if state.bridges & bit(seat):
        value += _BRIDGE
    if state.seat == seat and seat == viewer and state.step >= START:
        value += prospect(state)
        cards += 1 + saved
        if state.step == START or state.step == MOVE:
            cards -= 1
    return value + _CARD * float(cards)


def progress(place: i64) -> float:
    """The value of a figure at a place."""
    way = float(place)
    return _PER_PLACE * way + _PER_PLACE_AHEAD * way * way / float(MAINLAND)


# What the turn still brings


def prospect(state: AtlantisState) -> float:
    """What the seat to act gains by the rest of its turn."""
    if state.step == PAY:
        return gain_at(state, state.board[FIGURE + state.figure]) - float(state.price)
    if state.step == MOVE:
        return best_move(state, state.figure)
    if state.step == BRIDGE:
        return 0.0
    best = _IMPOSSIBLE
    for figure in range(state.seat * FIGURES_EACH, state.seat * FIGURES_EACH + FIGURES_EACH):
        if state.board[FIGURE + figure] != MAINLAND:
            best = max(best, best_move(state, figure))
    return best if best > _IMPOSSIBLE else _NO_MOVE


def best_move(state: AtlantisState, figure: i64) -> float:
    """What the best move of a figure brings beyond its present place, or _IMPOSSIBLE."""
    start = state.board[FIGURE + figure]
    found = best_end(state, start, state.stock[HAND + state.seat], state.bought, purse(state), state.price)
    return found - progress(start) if found > _IMPOSSIBLE else found


def best_end(state: AtlantisState, place: i64, hand: i64, bought: i64, money: i64, price: i64) -> float:
    """The value of the best place where the hand can end a move from here."""
    best = _IMPOSSIBLE
    way = way_from(state, place)
    price += way >> PRICE  # to the Mainland; the way beyond a landing is not paid
    cards = hand
    while cards:
        item = first_kind(cards)
        cards = without_kind(cards, item)
        landing = (way >> (item * PLACE_BITS)) & ANY_PLACE
        price_there = price - (way_from(state, landing) >> PRICE)
        best = max(best, value_of_end(state, landing, hand, bought, money, price_there, item))
    return best


def value_of_end(state: AtlantisState, place: i64, hand: i64, bought: i64, money: i64, price: i64, item: i64) -> float:
    """The value of a move that a card brings to this place, ended here or further on."""
    left = money_after(bought, money, item)
    if price > left:
        return _IMPOSSIBLE
    if place == MAINLAND:
        return progress(MAINLAND) + _SAVED + gain_at(state, MAINLAND) - (1.0 - _DUES) * float(price)
    if not state.occupied & bit(place):
        return progress(place) + gain_at(state, place) - (1.0 - _DUES) * float(price)
    card = one(item)
    bought_left = bought - card if count(bought, item) else bought
    found = best_end(state, place, hand - card, bought_left, left, price)
    return found - _CARD if found > _IMPOSSIBLE else found


def gain_at(state: AtlantisState, place: i64) -> float:
    """The value of the tile that a figure stopping at the place would take."""
    return float(state.board[PATH + tile_behind(state, place)] & VALUE)
