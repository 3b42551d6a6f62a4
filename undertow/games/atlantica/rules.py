"""The rules of Atlantica in the order of the rulebook: set-up, the turn and its actions, refilling, the end.

`declared.py` names the steps and the functions of each kind of action.
"""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.atlantica import facts
from undertow.games.atlantica.divers import remember_missing, spend, win_divers
from undertow.games.atlantica.facts import (
    ACT,
    ALLOWED,
    AREAS,
    COLOURS,
    DEAL,
    DRAW,
    FINISHED,
    HAND,
    NONE,
    PAY,
    RESEARCH,
    RESEARCH_CARD,
    SCORE,
    SHIP,
    SHIPS,
    SPACE,
    SPACES,
    SYMBOLS,
    TAKE,
    TREASURE,
    TREASURES,
    AtlanticaState,
    card_on,
    hand_of,
    kept_score,
    research_of,
    set_score,
    set_since,
    ships_of,
    treasures_of,
)
from undertow.games.atlantica.payment import payable_symbols, refusal_of_payment
from undertow.games.atlantica.scoring import best_total
from undertow.games.atlantica.state import (
    BOAT,
    CALM,
    PORT,
    RESEARCH_SPACE,
    RESEARCH_SPACES,
    STACK_SPACE,
    STACK_SPACES,
    STATION,
    TAVERN,
    TAVERN_SPACES,
    TREASURE_SPACE,
    TREASURE_SPACES,
    aboard_of,
    area_of,
    colours_in,
    cost_of,
    crates_of,
    left_neighbour,
    open_spaces,
    pairs_in,
    treasures_left,
    unseen_in_stack,
)
from undertow.games.atlantica.tally import count_of, one_of, total_of

HAND_DEALT: Final = 5
SMALL_CREW: Final = 3
LARGE_CREW: Final = 6
BREATH: Final = 5
CALM_ROUNDS: Final = 20
_UNKNOWN: Final = 0xFFFFFF  # a tally of 15 in each of the six colours
_FIRST_THREE_SPACES: Final = 0b111
_ALL_LEVELS: Final = 0b111
_DRAWING_LEVELS: Final = 0b011  # of the tavern


# Set-up


def set_up(state: AtlanticaState, first: i64, in_hurricane_stack: i64, treasure_deck: i64) -> None:
    """S2, S4: set the sizes of the decks; then draw lots, or deal from the first seat."""
    state.treasure_deck = treasure_deck
    state.hurricane_stack = in_hurricane_stack + 1
    for seat in range(state.seats):
        set_since(state, seat, _UNKNOWN)
    if first != NONE:
        begin_with(state, first)


def begin_with(state: AtlanticaState, seat: i64) -> None:
    """S1, S4: the deal starts with the first seat."""
    state.first = seat
    state.seat = seat
    state.pending = HAND_DEALT
    state.step = DEAL


def deal_on(state: AtlanticaState) -> None:
    """S1: the next card of the deal; S2, S3: after the last, the open cards."""
    if state.pending > 0:
        return
    state.seat = left_neighbour(state)
    if state.seat != state.first:
        state.pending = HAND_DEALT
    else:
        refill(state)


# The turn: choose an area and how far to go there


def begin_turn(state: AtlanticaState) -> None:
    """T1: three cost symbols, every area once, one replacement."""
    state.turns += 1
    state.seat = (state.first + state.turns) % state.seats
    state.is_open = 1
    state.areas = 0
    state.symbols = 0
    state.replaced = 0
    state.idle += 1
    state.step = ACT


def refusal_of_act(state: AtlanticaState, number: i64) -> i64:
    """T1: the area is unused and within three symbols; T9: it gives something; T2: it can be paid."""
    area = number // SYMBOLS
    level = number % SYMBOLS + 1
    if state.areas & bit(area):
        return facts.AREA_USED
    if state.symbols + level > SYMBOLS:
        return facts.TOO_MANY_SYMBOLS
    if not has_something(state, area, level):
        return facts.NOTHING_THERE
    return refusal_of_payment(state, state.cards[HAND + state.seat], area, 0, level, state.replaced)


def possible_acts(state: AtlanticaState) -> i64:
    """T1, T2, T9: the actions that nothing forbids, as bits by area and level."""
    found: i64 = 0
    most = SYMBOLS - state.symbols
    spaces = open_spaces(state)
    for area in range(i64(AREAS)):
        if not state.areas & bit(area):
            levels = bit(payable_symbols(state, area, most)) - 1
            found |= (levels & giving_levels(state, area, spaces)) << (area * SYMBOLS)
    return found


def has_something(state: AtlanticaState, area: i64, level: i64) -> bool:
    """T9: whether an action would give a card."""
    return giving_levels(state, area, open_spaces(state)) & bit(level - 1) != 0


def giving_levels(state: AtlanticaState, area: i64, spaces: i64) -> i64:
    """T9: the levels of an area that would give a card from the filled spaces, as bits."""
    if area == PORT:
        return (spaces & STACK_SPACES) >> STACK_SPACE  # T5: each level has its stack
    if area == BOAT:
        return _ALL_LEVELS if spaces & TREASURE_SPACES else 0
    if area == STATION:
        return _ALL_LEVELS if spaces & RESEARCH_SPACES else 0
    # T3: a tavern always has at least the cards just paid.
    return _ALL_LEVELS if takeable(state, state.box[TAVERN_SPACES]) else _DRAWING_LEVELS


def act(state: AtlanticaState, number: i64) -> None:
    """T1: paying comes next, symbol by symbol."""
    state.area = number // SYMBOLS
    state.level = number % SYMBOLS + 1
    state.paid = 0
    state.step = PAY


# Paying


def refusal_of_pay(state: AtlanticaState, colour: i64) -> i64:
    """T1: the symbol names the card's colour; T2: the rest stays payable."""
    if not cost_of(state, state.area, state.paid) & bit(colour):
        return facts.COLOUR_NOT_ASKED
    hand = hand_of(state, state.seat)
    if count_of(hand, colour) == 0:
        return facts.COLOUR_NOT_HELD
    left = hand - one_of(colour)
    if refusal_of_payment(state, left, state.area, state.paid + 1, state.level, state.replaced) != ALLOWED:
        return facts.REST_UNPAYABLE
    return ALLOWED


def pay(state: AtlanticaState, colour: i64) -> None:
    """T3: the card goes to the used pile."""
    spend(state, colour, 1)
    pay_on(state)


def refusal_of_pay_two(state: AtlanticaState, colour: i64) -> i64:
    """T2: once a turn, two cards of one colour replace a symbol whose colours the hand lacks."""
    if state.replaced:
        return facts.REPLACED_ALREADY
    hand = hand_of(state, state.seat)
    if colours_in(hand) & cost_of(state, state.area, state.paid):
        return facts.NOT_MISSING
    if count_of(hand, colour) < 2:
        return facts.PAIR_NOT_HELD
    left = hand - 2 * one_of(colour)
    if refusal_of_payment(state, left, state.area, state.paid + 1, state.level, 1) != ALLOWED:
        return facts.REST_UNPAYABLE
    return ALLOWED


def possible_payments(state: AtlanticaState) -> tuple[i64, i64]:
    """T1, T2: the colours that can pay the next symbol with one card, and those that can with two, as bits."""
    hand = state.cards[HAND + state.seat]
    asked = colours_in(hand) & cost_of(state, state.area, state.paid)
    if asked:
        return payers(state, hand, asked, 1, state.replaced), 0
    if state.replaced:
        return 0, 0
    return 0, payers(state, hand, pairs_in(hand), 2, 1)


def payers(state: AtlanticaState, hand: i64, colours: i64, cards: i64, replaced: i64) -> i64:
    """T2: the colours of which `cards` may be paid so that the rest stays payable, as bits."""
    if state.paid + 1 == state.level:
        return colours
    found: i64 = 0
    for colour in range(i64(COLOURS)):
        if colours & bit(colour):
            left = hand - cards * one_of(colour)
            if refusal_of_payment(state, left, state.area, state.paid + 1, state.level, replaced) == ALLOWED:
                found |= bit(colour)
    return found


def pay_two(state: AtlanticaState, colour: i64) -> None:
    """T2: both cards are used, and everybody sees which colours the hand lacks."""
    lacking = cost_of(state, state.area, state.paid)
    for missing in range(COLOURS):
        if lacking & bit(missing):
            remember_missing(state, state.seat, missing)
    spend(state, colour, 2)
    state.replaced = 1
    pay_on(state)


def pay_on(state: AtlanticaState) -> None:
    """T1: the next symbol; after the last, what the area gives."""
    state.symbols += 1
    state.paid += 1
    if state.paid < state.level:
        return
    state.areas |= bit(state.area)
    state.taken_from = 0
    state.takes = 0
    if state.area == BOAT:
        dive(state)
    elif state.area == PORT:
        take_from(state, STACK_SPACE + state.level - 1)  # T5: the top of stack A, B or C
    elif state.area == TAVERN:
        visit_tavern(state)
    else:
        study(state)


# What the areas give


def dive(state: AtlanticaState) -> None:
    """T4: the treasure on space 1, two of spaces 1 to 3, or three of all."""
    if state.level == 1 and not state.up_to:
        take_from(state, TREASURE_SPACE)
    else:
        state.takes = state.level
        take_on(state)


def visit_tavern(state: AtlanticaState) -> None:
    """T6: 3 diver cards, 6 diver cards, or two cards from spaces with the tavern symbol."""
    if state.level == SYMBOLS:
        state.takes = 2
    else:
        win_divers(state, SMALL_CREW if state.level == 1 else LARGE_CREW)
    take_on(state)


def study(state: AtlanticaState) -> None:
    """T7: the card on space 1, any one, or any two."""
    if state.level == 1 and not state.up_to:
        take_from(state, RESEARCH_SPACE)
    else:
        state.takes = max(1, state.level - 1)
        take_on(state)


def take_on(state: AtlanticaState) -> None:
    """T9: the next card if there is one to take; otherwise the action is done."""
    if state.takes > 0 and takeable(state, reach(state)):
        state.step = TAKE
    else:
        state.takes = 0
        state.area = NONE
        state.step = ACT


def reach(state: AtlanticaState) -> i64:
    """T4, T6, T7: the spaces that the action being carried out may take from, as bits."""
    if state.area == BOAT:
        if state.level == 1:
            return bit(TREASURE_SPACE)
        return TREASURE_SPACES if state.level == SYMBOLS else _FIRST_THREE_SPACES
    if state.area == STATION:
        return bit(RESEARCH_SPACE) if state.level == 1 else i64(RESEARCH_SPACES)
    return state.box[TAVERN_SPACES]


def takeable(state: AtlanticaState, spaces: i64) -> i64:
    """The spaces among these whose card may be taken now, as bits."""
    found = spaces & open_spaces(state)
    if state.area == TAVERN:  # T6: in the tavern the cards must come from different areas
        if state.taken_from & bit(BOAT):
            found &= ~TREASURE_SPACES
        if state.taken_from & bit(PORT):
            found &= ~STACK_SPACES
        if state.taken_from & bit(STATION):
            found &= ~RESEARCH_SPACES
    return found


def refusal_of_take(state: AtlanticaState, space: i64) -> i64:
    """T4, T6, T7: the space is within reach; T9: it has a card."""
    if not reach(state) & bit(space):
        if state.area == BOAT:
            return facts.NOT_ON_THIS_DIVE
        if state.area == TAVERN:
            return facts.NO_TAVERN_SYMBOL
        return facts.NOT_THE_FIRST if RESEARCH_SPACES & bit(space) else facts.NOT_IN_THE_STATION
    if card_on(state, space) == NONE:
        return facts.SPACE_EMPTY
    if state.area == TAVERN and state.taken_from & bit(area_of(space)):
        return facts.SAME_AREA
    return ALLOWED


def take(state: AtlanticaState, space: i64) -> None:
    """T9: take one of the cards that the action gives."""
    state.takes -= 1
    state.taken_from |= bit(area_of(space))
    take_from(state, space)


def refusal_of_take_no_more(state: AtlanticaState) -> i64:
    """T9: cards may be left only if the players have agreed on it."""
    return ALLOWED if state.up_to else facts.MUST_TAKE


def take_no_more(state: AtlanticaState) -> None:
    """T9: the action is done with fewer cards than it gives."""
    state.takes = 0
    take_on(state)


def take_from(state: AtlanticaState, space: i64) -> None:
    """Lay the card open before the seat; T9: only a stack shows its next card at once."""
    cards = state.cards
    card = cards[SPACE + space]
    cards[SPACE + space] = NONE
    cards[SCORE + state.seat] = NONE
    if space < STACK_SPACE:
        cards[TREASURES + state.seat] += one_of(card)
        state.idle = 0
    elif space < RESEARCH_SPACE:
        cards[SHIPS + state.seat] += one_of(card)
        if unseen_in_stack(state, space - STACK_SPACE) != 0:
            state.stack = space - STACK_SPACE
            state.step = SHIP
            return
    else:
        cards[RESEARCH + state.seat] += one_of(card)
    take_on(state)


# Catching breath, and the end of a turn


def refusal_of_catch_breath(state: AtlanticaState) -> i64:
    """T10: only as the whole turn."""
    return facts.ALREADY_ACTED if state.areas else ALLOWED


def catch_breath(state: AtlanticaState) -> None:
    """T10: 5 diver cards, and the turn is over."""
    win_divers(state, BREATH)
    end_turn(state)


def refusal_of_end_turn(state: AtlanticaState) -> i64:
    """T10: a seat that takes no other action catches breath."""
    return ALLOWED if state.areas else facts.NOTHING_DONE


def end_turn(state: AtlanticaState) -> None:
    """T11: open cards slide left; E1: the last turn ends the game; E7: so does a long calm."""
    state.is_open = 0
    state.area = NONE
    slide(state, TREASURE_SPACE, STACK_SPACE)
    slide(state, RESEARCH_SPACE, SPACES)
    if state.turns_left != NONE:
        state.turns_left -= 1
        if state.turns_left == 0:
            end_game(state)
            return
    elif state.idle >= CALM_ROUNDS * state.seats:
        find_hurricane(state, CALM)
    refill(state)


def slide(state: AtlanticaState, first: i64, end: i64) -> None:
    """T11: the cards of a row move left to close the holes."""
    cards = state.cards
    to = first
    for space in range(first, end):
        card = cards[SPACE + space]
        if card != NONE:
            cards[SPACE + space] = NONE
            cards[SPACE + to] = card
            to += 1


def refill(state: AtlanticaState) -> None:
    """T11: treasures, then research cards; S3: ships in the set-up; T8: divers won; then the next turn."""
    if state.cards[SPACE + STACK_SPACE - 1] == NONE and treasures_left(state) > 0:
        state.step = TREASURE
    elif state.turns == NONE and has_covered_stack(state):
        state.step = SHIP
    elif state.cards[SPACE + SPACES - 1] == NONE and state.unseen_research != 0:
        state.step = RESEARCH_CARD
    elif state.pending > 0:
        state.step = DRAW
    else:
        begin_turn(state)


def has_covered_stack(state: AtlanticaState) -> bool:
    """S3: whether a stack shows no card yet; the first of these is turned up next."""
    for stack in range(RESEARCH_SPACE - STACK_SPACE):
        if card_on(state, STACK_SPACE + stack) == NONE and unseen_in_stack(state, stack) != 0:
            state.stack = stack
            return True
    return False


# End


def find_hurricane(state: AtlanticaState, ending: i64) -> None:
    """E1, E7: everybody has one more turn, the finder last; with `equal turns` the round is finished first."""
    state.hurricane_stack -= 1
    state.finder = state.seat
    state.ending = ending
    state.turns_left = state.seats
    if state.equal_turns:
        state.turns_left += state.seats - 1 - state.turns % state.seats


def end_game(state: AtlanticaState) -> None:
    """E1: nothing more happens."""
    state.step = FINISHED
    state.seat = NONE
    state.pending = 0


def score_of(state: AtlanticaState, seat: i64) -> i64:
    """E2 to E5: the score of the seat's cards, computed once until they change."""
    if kept_score(state, seat) == NONE:
        ships = ships_of(state, seat)
        score = best_total(state.box, treasures_of(state, seat), crates_of(ships), total_of(ships), research_of(state, seat))
        set_score(state, seat, score)
    return kept_score(state, seat)


def winners(state: AtlanticaState) -> list[int]:
    """E6: the highest total; of equals, those with the most treasures aboard."""
    if state.step != FINISHED:
        return []
    best: i64 = NONE
    for seat in range(state.seats):
        best = max(best, score_of(state, seat) * 1000 + aboard_of(state, seat))
    return [int(seat) for seat in range(state.seats) if score_of(state, seat) * 1000 + aboard_of(state, seat) == best]
