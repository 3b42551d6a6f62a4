"""Calls the rules of Fantazja for each action. Written by tools/facts.py from `declared.py`."""

from mypy_extensions import i64

from undertow.games.fantazja import powers, rules
from undertow.games.fantazja.facts import (
    ALLOWED,
    ARGUMENT,
    AT,
    BUILD,
    BURY,
    BURY_NOTHING,
    BURY_TILE,
    DRAW,
    DRAWN,
    DRAWN_SEAT,
    ENOUGH,
    GIVE,
    GIVE_UP,
    IMAGINE,
    KIND,
    LOT,
    MAIN,
    NOT_IN_THIS_STEP,
    PAY,
    PAY_WITH,
    PLACE,
    SHOW,
    SHOWN,
    SWAP,
    SWAP_IN,
    TAKE,
    TAKE_UP,
    TURN,
    TURN_BY,
    USE,
    FantazjaState,
)


def refusal_of(state: FantazjaState, action: i64) -> i64:
    """The reason why the seat to act, or chance, may not take the action, or ALLOWED."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN_SEAT:
        if state.step != LOT:
            return NOT_IN_THIS_STEP
        return ALLOWED
    if kind == DRAWN:
        if state.step != DRAW:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_take_drawn(state, argument)
    if kind == SHOWN:
        if state.step != SHOW:
            return NOT_IN_THIS_STEP
        return powers.refusal_of_show(state, argument)
    if kind == BUILD:
        if state.step != MAIN:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_build(state, argument)
    if kind == IMAGINE:
        if state.step != MAIN:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_action_with(state, argument)
    if kind == USE:
        if state.step != MAIN:
            return NOT_IN_THIS_STEP
        return powers.refusal_of_use(state, argument)
    if kind == GIVE_UP:
        if state.step != GIVE:
            return NOT_IN_THIS_STEP
        return powers.refusal_of_give(state, argument)
    if kind == TAKE_UP:
        if state.step != TAKE:
            return NOT_IN_THIS_STEP
        return powers.refusal_of_take_up(state, argument)
    if kind == ENOUGH:
        if state.step != GIVE:
            return NOT_IN_THIS_STEP
        return powers.refusal_of_enough(state)
    if kind == SWAP_IN:
        if state.step != SWAP:
            return NOT_IN_THIS_STEP
        return powers.refusal_of_swap(state, argument)
    if kind == BURY_TILE:
        if state.step != BURY:
            return NOT_IN_THIS_STEP
        return powers.refusal_of_bury(state, argument)
    if kind == BURY_NOTHING:
        if state.step != BURY:
            return NOT_IN_THIS_STEP
        return ALLOWED
    if kind == AT:
        if state.step != PLACE:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_choose_cell(state, argument)
    if kind == TURN_BY:
        if state.step != TURN:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_choose_turning(state, argument)
    if kind == PAY_WITH:
        if state.step != PAY:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_pay(state, argument)
    if state.step != MAIN:
        return NOT_IN_THIS_STEP
    return rules.refusal_of_end_turn(state)


def take(state: FantazjaState, action: i64) -> None:
    """Carry out a legal action."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN_SEAT:
        rules.begin_with(state, argument)
    elif kind == DRAWN:
        rules.take_drawn(state, argument)
    elif kind == SHOWN:
        powers.show(state, argument)
    elif kind == BUILD:
        rules.build(state, argument)
    elif kind == IMAGINE:
        rules.imagine(state, argument)
    elif kind == USE:
        powers.use(state, argument)
        rules.resume(state)
    elif kind == GIVE_UP:
        powers.give(state, argument)
        rules.resume(state)
    elif kind == TAKE_UP:
        powers.take_up(state, argument)
        rules.resume(state)
    elif kind == ENOUGH:
        powers.finish_power(state)
        rules.resume(state)
    elif kind == SWAP_IN:
        powers.swap(state, argument)
        rules.resume(state)
    elif kind == BURY_TILE:
        powers.bury(state, argument)
        rules.resume(state)
    elif kind == BURY_NOTHING:
        powers.put_under(state, argument)
        rules.resume(state)
    elif kind == AT:
        rules.choose_cell(state, argument)
    elif kind == TURN_BY:
        rules.choose_turning(state, argument)
    elif kind == PAY_WITH:
        rules.pay(state, argument)
    else:
        rules.end_turn(state)
