"""Divers that are paid and won, and what everybody learns of hands (T2, T3, T8)."""

from mypy_extensions import i64

from undertow.games.atlantica.facts import (
    COLOURS,
    DECK,
    HAND,
    MADE,
    REST,
    SINCE,
    SPENT,
    USED,
    AtlanticaState,
    hand_of,
    rest_of,
    set_since,
    set_spent,
    since_of,
    spent_of,
)
from undertow.games.atlantica.tally import count_of, full_of, one_of, total_of


def spend(state: AtlanticaState, colour: i64, count: i64) -> None:
    """T3: cards from the hand to the used pile."""
    cards = state.cards
    paid = count * one_of(colour)
    cards[HAND + state.seat] -= paid
    cards[USED] += paid
    if count_of(cards[SINCE + state.seat], colour) < 15:
        cards[SPENT + state.seat] += paid


def remember_missing(state: AtlanticaState, seat: i64, colour: i64) -> None:
    """From now on everybody knows that the seat has only as many of the colour as it draws."""
    set_since(state, seat, since_of(state, seat) & ~full_of(colour))
    set_spent(state, seat, spent_of(state, seat) & ~full_of(colour))


def win_divers(state: AtlanticaState, count: i64) -> None:
    """T8: divers drawn now and seen at the end of the turn; T3: the used pile makes a new deck if need be."""
    cards = state.cards
    deck = total_of(cards[DECK])
    used = total_of(cards[USED])
    state.pending = min(count, deck + used)
    if state.pending <= deck:
        return
    cards[REST] = cards[DECK]
    cards[DECK] = cards[USED]
    cards[MADE] = cards[USED]
    cards[USED] = 0
    remember_new_deck(state)


def remember_new_deck(state: AtlanticaState) -> None:
    """If all cards of a colour are in the new deck, everybody knows that no hand has it."""
    for colour in range(COLOURS):
        outside = count_of(rest_of(state), colour)
        for seat in range(state.seats):
            outside += count_of(hand_of(state, seat), colour)
        if outside == 0:
            for seat in range(state.seats):
                remember_missing(state, seat, colour)
