"""What a hand can do in Atlantis: which cards begin a move that can be ended and paid (T5). The hot spot of the rules."""

from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.atlantis.multiset import count, one, size, without, worth
from undertow.games.atlantis.state import (
    FIGURE,
    HAND,
    ITEMS,
    MAINLAND,
    OWNED,
    PATH,
    VALUE,
    AtlantisState,
    item_of,
    payable_cards,
)


def purse(state: AtlantisState) -> i64:
    """W4, W5: all that the seat could pay."""
    return worth(state.stock[OWNED + state.seat]) + size(payable_cards(state))


def playable(state: AtlantisState, place: i64, hand: i64, bought: i64, money: i64, price: i64, one_is_enough: bool) -> i64:
    """T5: the items, as bits, that can be played from a place so that the move can be ended and paid.

    One walk ahead meets the landing of every card in hand in turn, with the price up to there. Where a landing is
    occupied the rest of the hand has to lead on from it. A price beyond the money ends the walk: it only grows.
    """
    if hand == 0:
        return 0
    found: i64 = 0
    wanted = hand
    board = state.board
    value = board[PATH + place] & VALUE
    water: i64 = 0  # 1 on the way over a gap, more if it has a bridge
    for ahead in range(place + 1, MAINLAND):
        tile = board[PATH + ahead]
        if tile <= 0:
            water |= 1 - tile
            continue
        end_value = tile & VALUE
        if water == 1:
            price += min(value, end_value)
            if price > money:
                return found
        water = 0
        value = end_value
        item = item_of(tile)
        if count(wanted, item):
            wanted = without(wanted, item)
            if can_end_at(state, ahead, hand, bought, money, price, item):
                found |= bit(item)
                if one_is_enough:
                    return found
            if wanted == 0:
                return found
    for item in range(ITEMS):
        if count(wanted, item) and price <= money_after(bought, money, item):
            found |= bit(item)  # T4: to the Mainland
    return found


def can_end_at(state: AtlantisState, place: i64, hand: i64, bought: i64, money: i64, price: i64, item: i64) -> bool:
    """T3, T5: whether a card that leads to this place allows the move to be ended there or further on."""
    left = money_after(bought, money, item)
    if price > left:
        return False
    if not state.occupied & bit(place):
        return True
    card = one(item)
    bought_left = bought - card if count(bought, item) else bought
    return playable(state, place, hand - card, bought_left, left, price, True) != 0


def money_after(bought: i64, money: i64, item: i64) -> i64:
    """W5: a card played can no longer pay; a bought one is played first and could not have paid anyway."""
    if count(bought, item):
        return money
    return money - 1


def playable_from(state: AtlantisState, figure: i64, money: i64, one_is_enough: bool) -> i64:
    """T5: the items that the seat to act can play for a figure, as bits, with so much to pay with."""
    place = state.board[FIGURE + figure]
    return playable(state, place, state.stock[HAND + state.seat], state.bought, money, state.price, one_is_enough)
