"""Cards that change places, and what everybody knows of them then (S3, W5)."""

from mypy_extensions import i64

from undertow.games.atlantis.facts import (
    ANY_SPECTATOR,
    CERTAIN,
    HAND,
    SHOWN,
    AtlantisState,
    hand_of,
    set_certain,
    shown_of,
)
from undertow.games.atlantis.multiset import count, one


def give_card(state: AtlantisState, seat: i64, item: i64) -> None:
    """One card from the deck to the seat's hand."""
    state.deck -= one(item)
    state.stock[HAND + seat] += one(item)


def take_card(state: AtlantisState, seat: i64, item: i64) -> None:
    """Take a card from the seat's hand; a shown card leaves first."""
    card = one(item)
    stock = state.stock
    stock[HAND + seat] -= card
    if count(stock[SHOWN + seat], item) > 0:
        stock[SHOWN + seat] -= card
    elif state.shuffles > 0:
        forget_card(state, seat, item)


def forget_card(state: AtlantisState, seat: i64, item: i64) -> None:
    """Forget that a card is certain to be in a hand: a hidden one has left."""
    card = one(item)
    stock = state.stock
    for viewer in range(i64(ANY_SPECTATOR + 1)):
        if viewer != seat and count(stock[CERTAIN + viewer], item) > 0:
            stock[CERTAIN + viewer] -= card


def shuffle_discard(state: AtlantisState) -> None:
    """S3: the pile was open, so everybody now knows which cards must be in hands."""
    if state.discard == 0:
        return
    state.deck = state.discard
    state.discard = 0
    state.shuffles += 1
    for viewer in range(ANY_SPECTATOR + 1):
        certain: i64 = 0
        for seat in range(state.seats):
            if seat != viewer:
                certain += hand_of(state, seat) - shown_of(state, seat)
        set_certain(state, viewer, certain)


def forget_bought(state: AtlantisState) -> None:
    """W5: once nothing is left to pay in this turn, bought cards are like any others."""
    state.bought = 0
    state.bought_count = 0
