"""A deal of the unseen divers that fits everything that a seat of Atlantica has seen.

Known to all: how many cards every hand holds; which colours a seat lacked when it replaced one (T2), and how many cards
it has drawn and paid since; and that a reshuffled deck holds only cards of the used pile it was made of (T3).
"""

from typing import Final

from mypy_extensions import i64

from undertow.engine.rng import Rng
from undertow.games.atlantica.facts import (
    COLOURS,
    DECK,
    HAND,
    REST,
    AtlanticaState,
    deck_of,
    hand_of,
    made_of,
    rest_of,
    set_deck,
    set_hand,
    set_rest,
    since_of,
    spent_of,
)
from undertow.games.atlantica.tally import count_of, one_of, sort_at, total_of

_DEALS: Final = 40
_SWAPS: Final = 2000
_UNKNOWN: Final = 15


def deal_anew(state: AtlanticaState, seat: i64, rng: Rng) -> None:
    """Deal every other hand and the deck at random until everything known fits."""
    pool = deck_of(state) + rest_of(state)
    for other in range(state.seats):
        if other != seat:
            pool += hand_of(state, other)
    if pool == 0:
        return
    for _ in range(_DEALS):
        deal(state, seat, pool, rng)
        if misfits(state) == 0:
            return
    for _ in range(_SWAPS):
        swap(state, seat, rng)
        if misfits(state) == 0:
            return


def deal(state: AtlanticaState, seat: i64, pool: i64, rng: Rng) -> None:
    """Deal the deck from its possible cards, then the rest of the old deck and the hands."""
    size = total_of(deck_of(state))
    deck: i64 = 0
    for colour in range(COLOURS):
        deck += one_of(colour) * min(count_of(pool, colour), count_of(made_of(state), colour))
    for _card in range(total_of(deck) - size):
        deck -= one_of(sort_at(deck, rng.below(total_of(deck))))
    set_deck(state, deck)
    pool -= deck
    rest, pool = drawn_from(pool, total_of(rest_of(state)), rng)
    set_rest(state, rest)
    for other in range(state.seats):
        if other != seat:
            hand, pool = drawn_from(pool, total_of(hand_of(state, other)), rng)
            set_hand(state, other, hand)


def drawn_from(pool: i64, count: i64, rng: Rng) -> tuple[i64, i64]:
    """A number of cards at random, and what is left of the pool."""
    drawn: i64 = 0
    for _card in range(count):
        card = one_of(sort_at(pool, rng.below(total_of(pool))))
        drawn += card
        pool -= card
    return drawn, pool


def misfits(state: AtlanticaState) -> i64:
    """The number of cards in places that are known not to hold them."""
    wrong: i64 = 0
    for colour in range(COLOURS):
        wrong += max(0, count_of(deck_of(state), colour) - count_of(made_of(state), colour))
    for seat in range(state.seats):
        wrong += misfits_in_hand(state, seat)
    return wrong


def misfits_in_hand(state: AtlanticaState, seat: i64) -> i64:
    """The number of cards that a hand cannot hold: of colours it lacked and has not drawn since."""
    since = since_of(state, seat)
    wrong: i64 = 0
    for colour in range(COLOURS):
        drawn = count_of(since, colour)
        if drawn == _UNKNOWN:
            continue
        # Cards of colours that were missing then or later must have been drawn since.
        after: i64 = 0
        for other in range(COLOURS):
            if count_of(since, other) <= drawn:
                after += count_of(hand_of(state, seat), other) + count_of(spent_of(state, seat), other)
        wrong = max(wrong, after - drawn)
    return wrong


def swap(state: AtlanticaState, seat: i64, rng: Rng) -> None:
    """Exchange two cards between places that the seat cannot see, unless that makes the fit worse."""
    first = hidden_place(state, seat, rng)
    second = hidden_place(state, seat, rng)
    if first == second or state.cards[first] == 0 or state.cards[second] == 0:
        return
    before = misfits(state)
    given = one_of(sort_at(state.cards[first], rng.below(total_of(state.cards[first]))))
    got = one_of(sort_at(state.cards[second], rng.below(total_of(state.cards[second]))))
    state.cards[first] += got - given
    state.cards[second] += given - got
    if misfits(state) > before:
        state.cards[first] += given - got
        state.cards[second] += got - given


def hidden_place(state: AtlanticaState, seat: i64, rng: Rng) -> i64:
    """The deck, the rest of the old one, or the hand of another seat."""
    place = rng.below(state.seats + 2)
    if place == state.seats or place == seat:
        return DECK
    if place == state.seats + 1:
        return REST
    return HAND + place
