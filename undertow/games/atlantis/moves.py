"""Which cards of a hand can begin a move that can be ended and paid (T5). The hot spot of the rules."""

from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.atlantis.facts import FIGURE, HAND, OWNED, WAY, AtlantisState
from undertow.games.atlantis.multiset import count, first_kind, one, size, without_kind, worth
from undertow.games.atlantis.state import ANY_PLACE, PLACE_BITS, PRICE, chart


def purse(state: AtlantisState) -> i64:
    """W4, W5: everything that the seat could pay with."""
    stock = state.stock
    return worth(stock[OWNED + state.seat]) + size(stock[HAND + state.seat] - state.bought)


def playable(state: AtlantisState, place: i64, hand: i64, bought: i64, money: i64, price: i64, one_is_enough: bool) -> i64:
    """T5: the items, as bits, that can be played from a place so that the move can be ended and paid.

    If a card leads to an occupied tile, the rest of the hand must lead on from there. The ways must be charted.
    """
    found: i64 = 0
    board = state.board
    occupied = state.occupied
    way = board[WAY + place]
    price += way >> PRICE  # to the Mainland; the way beyond a landing is not paid
    pays_all = price < money  # even with a card less
    cards = hand
    while cards:
        item = first_kind(cards)
        cards = without_kind(cards, item)
        landing = (way >> (item * PLACE_BITS)) & ANY_PLACE
        if (pays_all and not occupied & bit(landing)) or can_end_at(
            state, landing, hand, bought, money, price - (board[WAY + landing] >> PRICE), item
        ):
            found |= bit(item)
            if one_is_enough:
                return found
    return found


def can_end_at(state: AtlantisState, place: i64, hand: i64, bought: i64, money: i64, price: i64, item: i64) -> bool:
    """T3 to T5: whether a move that reaches this place can be ended there or further on."""
    left = money_after(bought, money, item)
    if price > left:
        return False
    if not state.occupied & bit(place):
        return True
    card = one(item)
    bought_left = bought - card if count(bought, item) else bought
    return playable(state, place, hand - card, bought_left, left, price, True) != 0


def money_after(bought: i64, money: i64, item: i64) -> i64:
    """W5: a played card can no longer pay; a bought card is played first and never could."""
    if count(bought, item):
        return money
    return money - 1


def playable_from(state: AtlantisState, figure: i64, money: i64, one_is_enough: bool) -> i64:
    """T5: the items that the seat to act can play for a figure with this purse, as bits."""
    if state.changed_to:
        chart(state)
    place = state.board[FIGURE + figure]
    return playable(state, place, state.stock[HAND + state.seat], state.bought, money, state.price, one_is_enough)
