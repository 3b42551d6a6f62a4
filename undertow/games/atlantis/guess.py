"""What a seat cannot know, dealt anew: the cards in other hands and in the deck.

The lower tiles of stacks need no guess, since chance decides them when they are turned up. Everything here depends
only on what the viewer knows: how many cards each hand holds, which of them were shown, which cards are certain to be
in other hands since the last shuffle, and which cards are unseen.
"""

from typing import Final

from mypy_extensions import i64

from undertow.engine.rng import Rng
from undertow.games.atlantis.facts import (
    ANY_SPECTATOR,
    ITEMS,
    MOVE,
    NONE,
    PAY,
    AtlantisState,
    certain_of,
    hand_of,
    set_certain,
    set_hand,
    shown_of,
)
from undertow.games.atlantis.moves import playable_from, purse
from undertow.games.atlantis.multiset import count, handful, one, shared, size

_TRIES: Final = 1000


def deal_anew(state: AtlantisState, seat: i64, rng: Rng) -> None:
    """Replace the hands of all seats but this one (or of all, for a spectator), and the deck."""
    viewer = seat if seat >= 0 else ANY_SPECTATOR
    pool = state.deck
    hidden: i64 = 0
    for other in range(state.seats):
        if other != viewer:
            cards = hand_of(state, other) - shown_of(state, other)
            pool += cards
            hidden += size(cards)
    acting = state.seat
    must_move = acting != viewer and (state.step == MOVE or state.step == PAY)
    for _try in range(_TRIES):
        deal_hands(state, viewer, pool, hidden, rng)
        if acting != NONE and acting != viewer and state.bought_count > 0:
            guess_bought(state, acting, rng)
        # A seat that has begun a move is known to be able to end it.
        if not must_move or is_possible(state):
            break
    if state.seats > 2 or viewer == ANY_SPECTATOR:
        # What others know for certain depends on hands that the viewer does not know.
        for other in range(state.seats):
            if other != viewer:
                set_certain(state, other, 0)


def deal_hands(state: AtlantisState, viewer: i64, pool: i64, hidden: i64, rng: Rng) -> None:
    """Deal the hidden cards of other hands, certain ones included; the rest is the deck."""
    certain = certain_of(state, viewer)
    in_hands = certain + handful(pool - certain, hidden - size(certain), rng)
    state.deck = pool - in_hands
    for other in range(state.seats):
        if other != viewer:
            shown = shown_of(state, other)
            cards = handful(in_hands, size(hand_of(state, other)) - size(shown), rng)
            in_hands -= cards
            set_hand(state, other, shown + cards)


def guess_bought(state: AtlantisState, seat: i64, rng: Rng) -> None:
    """W5: guess which unseen cards the seat bought in this turn; bought cards are played first."""
    hidden = hand_of(state, seat) - shown_of(state, seat)
    bought = handful(hidden + state.played, state.bought_count, rng)
    state.bought = 0
    for item in range(ITEMS):
        left = count(bought, item) - count(state.played, item)
        if left > 0:
            state.bought += left * one(item)
    state.bought = shared(state.bought, hidden)


def is_possible(state: AtlantisState) -> bool:
    """T5: whether the seat to act can end what it has begun."""
    if state.step == PAY:
        return purse(state) >= state.price
    return playable_from(state, state.figure, purse(state), True) != 0
