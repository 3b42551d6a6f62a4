"""What chance draws and turns up in Atlantica: divers, treasures and the hurricane, ships, research cards."""

from typing import Final

from mypy_extensions import i64

from undertow.games.atlantica.facts import (
    ALLOWED,
    DEAL,
    DECK,
    HAND,
    NONE,
    NOT_AN_OUTCOME,
    REST,
    SINCE,
    SIZES,
    SPACE,
    AtlanticaState,
    set_space,
)
from undertow.games.atlantica.rules import deal_on, find_hurricane, refill, take_on
from undertow.games.atlantica.state import HURRICANE, RESEARCH_SPACE, STACK_SPACE, TREASURE_SPACE
from undertow.games.atlantica.tally import count_of, one_of

_ONE_EACH: Final = 0x111111  # a tally of one in each of the six colours


def refusal_of_drawn_seat(state: AtlanticaState, seat: i64) -> i64:
    """S4: the lot falls on a seat of this match."""
    return ALLOWED if seat < state.seats else NOT_AN_OUTCOME


def pool_of_divers(state: AtlanticaState) -> i64:
    """T3: the cards from which the next diver is drawn; the rest of the old deck comes first."""
    cards = state.cards
    return cards[REST] if cards[REST] != 0 else cards[DECK]


def refusal_of_draw(state: AtlanticaState, colour: i64) -> i64:
    """T8: a diver that the deck can hold."""
    return ALLOWED if count_of(pool_of_divers(state), colour) else NOT_AN_OUTCOME


def draw(state: AtlanticaState, colour: i64) -> None:
    """S1, T8: a diver comes to hand."""
    cards = state.cards
    if cards[REST] != 0:
        cards[REST] -= one_of(colour)
    else:
        cards[DECK] -= one_of(colour)
    cards[HAND + state.seat] += one_of(colour)
    since = cards[SINCE + state.seat]
    unknown = since & (since >> 1) & (since >> 2) & (since >> 3) & _ONE_EACH
    cards[SINCE + state.seat] = since + (_ONE_EACH & ~unknown)
    state.pending -= 1
    if state.step == DEAL:
        deal_on(state)
    else:
        refill(state)


def may_be_hurricane(state: AtlanticaState) -> bool:
    """S2: whether the next card of the boat comes from the stack with the hurricane in it."""
    return state.treasure_deck == 0 and state.finder == NONE


def refusal_of_turn_up_treasure(state: AtlanticaState, kind: i64) -> i64:
    """T11: a treasure that nobody has seen yet; not if only the hurricane is left in its stack."""
    if may_be_hurricane(state) and state.hurricane_stack == 1:
        return NOT_AN_OUTCOME
    return ALLOWED if count_of(state.unseen_treasures, kind) else NOT_AN_OUTCOME


def turn_up_treasure(state: AtlanticaState, kind: i64) -> None:
    """T11: a treasure from its deck; once that is empty, from the hurricane stack."""
    state.unseen_treasures -= one_of(kind)
    if state.treasure_deck > 0:
        state.treasure_deck -= 1
    else:
        state.hurricane_stack -= 1
    fill(state, TREASURE_SPACE, kind)
    refill(state)


def refusal_of_turn_up_hurricane(state: AtlanticaState) -> i64:
    """S2: the hurricane lies in its stack."""
    return ALLOWED if may_be_hurricane(state) else NOT_AN_OUTCOME


def turn_up_hurricane(state: AtlanticaState) -> None:
    """E1: the seat to act has found it; the next card fills the space."""
    find_hurricane(state, HURRICANE)
    refill(state)


def refusal_of_turn_up_ship(state: AtlanticaState, sort: i64) -> i64:
    """S3: a ship that the stack still holds."""
    if sort // SIZES != state.stack:
        return NOT_AN_OUTCOME
    return ALLOWED if count_of(state.unseen_ships, sort) else NOT_AN_OUTCOME


def turn_up_ship(state: AtlanticaState, sort: i64) -> None:
    """T9: the new top of a stack; the turn goes on."""
    state.unseen_ships -= one_of(sort)
    set_space(state, STACK_SPACE + state.stack, sort)
    state.stack = NONE
    if state.is_open:
        take_on(state)
    else:
        refill(state)


def refusal_of_turn_up_research(state: AtlanticaState, card: i64) -> i64:
    """S3: a research card that nobody has seen yet."""
    return ALLOWED if count_of(state.unseen_research, card) else NOT_AN_OUTCOME


def turn_up_research(state: AtlanticaState, card: i64) -> None:
    """T11: onto the first free space."""
    state.unseen_research -= one_of(card)
    fill(state, RESEARCH_SPACE, card)
    refill(state)


def fill(state: AtlanticaState, first: i64, card: i64) -> None:
    """T11: the first free space of a row gets a card."""
    cards = state.cards
    space = SPACE + first
    while cards[space] != NONE:
        space += 1
    cards[space] = card
