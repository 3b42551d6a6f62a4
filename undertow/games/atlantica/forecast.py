"""The chance of the hurricane, and its effect on the number of turns."""

from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.facts import NONE
from undertow.games.atlantica.rules import CALM_ROUNDS
from undertow.games.atlantica.state import STACK_SPACE, TREASURE_SPACE, open_cards
from undertow.games.atlantica.view_types import Hurricane


def hurricane(state: Atlantica) -> Hurricane:
    """Public knowledge about the hurricane. Its chance is a pair: draws out of cards."""
    hidden = state.finder == NONE
    return {
        "found_by": None if hidden else state.finder,
        "turns_left": None if hidden else state.turns_left,
        "cards_before_its_stack": state.treasure_deck,
        "stack": state.hurricane_stack,
        "chance_this_refill": chance_of_refill(state),
        "extra_turn": extra_turn(state),
        "calm_turns": state.idle,
        "calm_turns_until_it_comes": CALM_ROUNDS * state.seats if hidden else None,
    }


def chance_of_refill(state: Atlantica, more: int = 0) -> tuple[int, int]:
    """The chance that the refill turns up the hurricane after `more` treasures, as draws out of cards."""
    if state.finder != NONE or state.turns == NONE:
        return 0, 1
    holes = STACK_SPACE - open_cards(state, TREASURE_SPACE, STACK_SPACE) + more
    from_its_stack = max(0, holes - state.treasure_deck)
    return min(from_its_stack, state.hurricane_stack), state.hurricane_stack


def extra_turn(state: Atlantica) -> list[int]:
    """E1: the seats that will have one more turn, if the hurricane comes now or has come."""
    if state.equal_turns or state.turns == NONE:
        return []
    finder = state.seat if state.finder == NONE else state.finder
    position = (finder - state.first) % state.seats
    if position == state.seats - 1:
        return []
    return sorted((state.first + place) % state.seats for place in range(position + 1))
