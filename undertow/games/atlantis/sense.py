"""What no sensible player of Atlantis does, and how far a seat is ahead. Bots use both; neither decides what is legal."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit, lowest
from undertow.engine.state import margin_of
from undertow.games.atlantis.facts import (
    BUY_WITH,
    CHOOSE_FIGURE,
    FIGURE,
    FIGURES_EACH,
    HAND,
    ITEMS,
    MAINLAND,
    MOVE,
    OWNED,
    PATH,
    PLAY,
    START,
    AtlantisState,
    owned_of,
)
from undertow.games.atlantis.multiset import KINDS, size, worth
from undertow.games.atlantis.payment import cheapest
from undertow.games.atlantis.rules import movable_figures, play
from undertow.games.atlantis.state import (
    ATLANTIS,
    LOWER,
    VALUE,
    WATER,
    journey,
    payable_cards,
    saved_figures,
    set_place,
    settled_score,
    tile_behind,
)

_A_CLEAR_LEAD: Final = 15.0  # in points
_CARDS_ENOUGH: Final = 8  # with this many in hand and a move to make, no tile is sold for more
_SALES: Final = ((1 << KINDS) - 1) << (BUY_WITH - CHOOSE_FIGURE)
_PLAYS: Final = ((1 << ITEMS) - 1) << (PLAY - CHOOSE_FIGURE)


def margin(state: AtlantisState, seat: i64) -> float:
    """How far the seat is ahead of the best rival if the match were settled now."""
    best: i64 = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, settled_score(state, other))
    return margin_of(float(settled_score(state, seat) - best), _A_CLEAR_LEAD)


def sensible_choices(state: AtlantisState, choices: i64) -> i64:
    """The legal choices without needless sales; where the match can end, without those that lose it."""
    if state.step == START and choices & _SALES and size(state.stock[HAND + state.seat]) >= _CARDS_ENOUGH:
        return choices & ~_SALES if movable_figures(state) else choices
    if state.step == MOVE and saved_figures(state, state.seat) == FIGURES_EACH - 1:
        return best_ends(state, choices)
    return choices


def best_ends(state: AtlantisState, choices: i64) -> i64:
    """The cards that end the match as won; if there are none, all that do not lose it."""
    kept = choices
    won: i64 = 0
    cards = (choices & _PLAYS) >> (PLAY - CHOOSE_FIGURE)
    while cards:
        item = lowest(cards)
        cards &= cards - 1
        goal, _ = journey(state, state.board[FIGURE + state.figure], item)
        if goal == MAINLAND:
            lead = lead_at_the_end(state, item)
            if lead > 0:
                won |= bit(PLAY - CHOOSE_FIGURE + item)
            elif lead < 0:
                kept &= ~bit(PLAY - CHOOSE_FIGURE + item)
    if won:
        return won
    return kept if kept else choices


def lead_at_the_end(state: AtlantisState, item: i64) -> i64:
    """The lead of the seat to act if a card ends the match; below zero it loses."""
    seat = state.seat
    after, played = AtlantisState(state), AtlantisState(state)
    place = tile_behind(state, MAINLAND)  # T7
    _, price = journey(state, state.board[FIGURE + state.figure], item)
    play(played, item)
    paid = cheapest(owned_of(state, seat), size(payable_cards(played)), state.price + price)
    tile = state.board[PATH + place] & VALUE if place != ATLANTIS else i64(0)
    if place != ATLANTIS and not state.board[PATH + place] & LOWER:
        set_place(after, place, WATER)
    held = worth(state.stock[OWNED + seat]) + size(state.stock[HAND + seat]) - 1
    drawn = min(1 + FIGURES_EACH, size(played.deck) + size(played.discard))
    best: i64 = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, settled_score(after, other))
    return held - paid + tile + drawn - best


def sensible_gaps(state: AtlantisState, gaps: i64) -> i64:
    """B2: the gaps ahead of the seat's own figures; a bridge elsewhere serves only others."""
    last: i64 = MAINLAND
    for figure in range(state.seat * FIGURES_EACH, state.seat * FIGURES_EACH + FIGURES_EACH):
        last = min(last, state.board[FIGURE + figure])
    return gaps & ~(bit(last) - 1)
