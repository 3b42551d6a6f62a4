"""Calls the rules of Atlantica for each action. Written by tools/facts.py from `declared.py`."""

from mypy_extensions import i64

from undertow.games.atlantica import chance, rules
from undertow.games.atlantica.facts import (
    ACT,
    ACT_IN,
    ARGUMENT,
    CATCH_BREATH,
    DEAL,
    DRAW,
    DRAWN,
    DRAWN_SEAT,
    END_TURN,
    KIND,
    LOT,
    NOT_IN_THIS_STEP,
    PAY,
    PAY_ONE,
    PAY_TWO,
    RESEARCH_CARD,
    REVEALED_HURRICANE,
    REVEALED_RESEARCH,
    REVEALED_SHIP,
    REVEALED_TREASURE,
    SHIP,
    TAKE,
    TAKE_CARD,
    TREASURE,
    AtlanticaState,
)


def refusal_of(state: AtlanticaState, action: i64) -> i64:
    """The reason why the seat to act, or chance, may not take the action, or ALLOWED."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN_SEAT:
        if state.step != LOT:
            return NOT_IN_THIS_STEP
        return chance.refusal_of_drawn_seat(state, argument)
    if kind == DRAWN:
        if state.step not in (DRAW, DEAL):
            return NOT_IN_THIS_STEP
        return chance.refusal_of_draw(state, argument)
    if kind == REVEALED_TREASURE:
        if state.step != TREASURE:
            return NOT_IN_THIS_STEP
        return chance.refusal_of_turn_up_treasure(state, argument)
    if kind == REVEALED_HURRICANE:
        if state.step != TREASURE:
            return NOT_IN_THIS_STEP
        return chance.refusal_of_turn_up_hurricane(state)
    if kind == REVEALED_SHIP:
        if state.step != SHIP:
            return NOT_IN_THIS_STEP
        return chance.refusal_of_turn_up_ship(state, argument)
    if kind == REVEALED_RESEARCH:
        if state.step != RESEARCH_CARD:
            return NOT_IN_THIS_STEP
        return chance.refusal_of_turn_up_research(state, argument)
    if kind == ACT_IN:
        if state.step != ACT:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_act(state, argument)
    if kind == CATCH_BREATH:
        if state.step != ACT:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_catch_breath(state)
    if kind == PAY_ONE:
        if state.step != PAY:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_pay(state, argument)
    if kind == PAY_TWO:
        if state.step != PAY:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_pay_two(state, argument)
    if kind == TAKE_CARD:
        if state.step != TAKE:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_take(state, argument)
    if kind == END_TURN:
        if state.step != ACT:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_end_turn(state)
    if state.step != TAKE:
        return NOT_IN_THIS_STEP
    return rules.refusal_of_take_no_more(state)


def take(state: AtlanticaState, action: i64) -> None:
    """Carry out a legal action."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN_SEAT:
        rules.begin_with(state, argument)
    elif kind == DRAWN:
        chance.draw(state, argument)
    elif kind == REVEALED_TREASURE:
        chance.turn_up_treasure(state, argument)
    elif kind == REVEALED_HURRICANE:
        chance.turn_up_hurricane(state)
    elif kind == REVEALED_SHIP:
        chance.turn_up_ship(state, argument)
    elif kind == REVEALED_RESEARCH:
        chance.turn_up_research(state, argument)
    elif kind == ACT_IN:
        rules.act(state, argument)
    elif kind == CATCH_BREATH:
        rules.catch_breath(state)
    elif kind == PAY_ONE:
        rules.pay(state, argument)
    elif kind == PAY_TWO:
        rules.pay_two(state, argument)
    elif kind == TAKE_CARD:
        rules.take(state, argument)
    elif kind == END_TURN:
        rules.end_turn(state)
    else:
        rules.take_no_more(state)
