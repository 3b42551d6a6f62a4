"""What a hand can pay in Atlantica (T2): symbols of an area, one of them possibly with two cards of another colour."""

from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.atlantica import facts
from undertow.games.atlantica.facts import (
    ALLOWED,
    COLOURS,
    HAND,
    NONE,
    AtlanticaState,
)
from undertow.games.atlantica.state import colours_in, cost_of
from undertow.games.atlantica.tally import count_of


def refusal_of_payment(state: AtlanticaState, hand: i64, area: i64, paid: i64, level: i64, replaced: i64) -> i64:
    """T2: why a hand cannot pay the remaining symbols, one replacement allowed."""
    held = colours_in(hand)
    missing: i64 = NONE
    for symbol in range(paid, level):
        if not held & cost_of(state, area, symbol):
            if missing != NONE:
                return facts.TWO_MISSING
            missing = symbol
    if missing == NONE:
        return ALLOWED
    if replaced:
        return facts.REPLACED_ALREADY
    return ALLOWED if has_replacement(state, hand, area, paid, level, missing) else facts.NO_PAIR


def has_replacement(state: AtlanticaState, hand: i64, area: i64, paid: i64, level: i64, missing: i64) -> bool:
    """T2: whether two cards of one colour can replace a symbol while the others can be paid."""
    held = colours_in(hand)
    for colour in range(i64(COLOURS)):
        many = count_of(hand, colour)
        # A third card of the colour can still pay its own symbol.
        if many > 2 or (many == 2 and pays_others(state, held & ~bit(colour), area, paid, level, missing)):
            return True
    return False


def pays_others(state: AtlanticaState, held: i64, area: i64, paid: i64, level: i64, replaced: i64) -> bool:
    """T2: whether the hand can pay all other remaining symbols with one card each."""
    for symbol in range(paid, level):
        if symbol != replaced and not held & cost_of(state, area, symbol):
            return False
    return True


def payable_symbols(state: AtlanticaState, area: i64, most: i64) -> i64:
    """T2: the highest number of symbols of an area that the seat can pay, up to `most`."""
    hand = state.cards[HAND + state.seat]
    held = colours_in(hand)
    missing: i64 = NONE
    for symbol in range(most):
        if not held & cost_of(state, area, symbol):
            if missing != NONE or state.replaced:
                return symbol
            missing = symbol
        if missing != NONE and not has_replacement(state, hand, area, 0, symbol + 1, missing):
            return symbol
    return most
