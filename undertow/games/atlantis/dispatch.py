"""Calls the rules of Atlantis for each action. Written by tools/facts.py from `declared.py`."""

from mypy_extensions import i64

from undertow.games.atlantis import rules
from undertow.games.atlantis.facts import (
    ALLOWED,
    ARGUMENT,
    BRIDGE,
    BUY_WITH,
    CHOOSE_FIGURE,
    DEAL,
    DRAW,
    DRAW_BOUGHT,
    DRAW_CARDS,
    DRAW_STUCK,
    DRAWN,
    DRAWN_SEAT,
    KIND,
    LAY,
    LOT,
    MOVE,
    NOT_IN_THIS_STEP,
    PAY,
    PAY_CARD,
    PAY_TILE,
    PLAY,
    REVEAL,
    REVEALED,
    SHOW_HAND,
    START,
    AtlantisState,
)


def refusal_of(state: AtlantisState, action: i64) -> i64:
    """The reason why the seat to act, or chance, may not take the action, or ALLOWED."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN_SEAT:
        if state.step != LOT:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_drawn_seat(state, argument)
    if kind == REVEALED:
        if state.step not in (LAY, REVEAL):
            return NOT_IN_THIS_STEP
        return rules.refusal_of_reveal(state, argument)
    if kind == DRAWN:
        if state.step not in (DEAL, DRAW, DRAW_BOUGHT, DRAW_STUCK):
            return NOT_IN_THIS_STEP
        return rules.refusal_of_draw(state, argument)
    if kind == CHOOSE_FIGURE:
        if state.step != START:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_choose_figure(state, argument)
    if kind == PLAY:
        if state.step != MOVE:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_play(state, argument)
    if kind == BUY_WITH:
        if state.step != START:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_buy(state, argument)
    if kind == PAY_CARD:
        if state.step != PAY:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_pay_card(state, argument)
    if kind == PAY_TILE:
        if state.step != PAY:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_pay_tile(state, argument)
    if kind == SHOW_HAND:
        if state.step != START:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_show_hand(state)
    if kind == DRAW_CARDS:
        if state.step != BRIDGE:
            return NOT_IN_THIS_STEP
        return ALLOWED
    if state.step not in (START, BRIDGE):
        return NOT_IN_THIS_STEP
    return rules.refusal_of_place_bridge(state, argument)


def take(state: AtlantisState, action: i64) -> None:
    """Carry out a legal action."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN_SEAT:
        rules.begin_with(state, argument)
    elif kind == REVEALED:
        rules.reveal(state, argument)
    elif kind == DRAWN:
        rules.draw(state, argument)
    elif kind == CHOOSE_FIGURE:
        rules.choose_figure(state, argument)
    elif kind == PLAY:
        rules.play(state, argument)
    elif kind == BUY_WITH:
        rules.buy(state, argument)
    elif kind == PAY_CARD:
        rules.pay_card(state, argument)
    elif kind == PAY_TILE:
        rules.pay_tile(state, argument)
    elif kind == SHOW_HAND:
        rules.show_hand(state)
    elif kind == DRAW_CARDS:
        rules.draw_at_the_end(state)
    else:
        rules.place_bridge(state, argument)
