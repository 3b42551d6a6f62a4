"""Calls the rules of Niagara for each action. Written by tools/facts.py from `declared.py`."""

from mypy_extensions import i64

from undertow.games.niagara import rules
from undertow.games.niagara.facts import (
    ALLOWED,
    ARGUMENT,
    ARRIVE,
    CHOOSE,
    DRAWN_SEAT,
    FALL,
    GO_TO,
    KIND,
    LAND,
    LOAD,
    LOT,
    MOVE,
    NOT_IN_THIS_STEP,
    PICK_CANOE,
    PLAY,
    REPAIR,
    REPAIR_NOTHING,
    REPAIR_WITH,
    STAY,
    STEAL,
    STEAL_FROM,
    STEAL_NOTHING,
    TAKE_CANOE,
    UNLOAD,
    WEATHER,
    WEATHER_DOWN,
    NiagaraState,
)


def refusal_of(state: NiagaraState, seat: i64, action: i64) -> i64:
    """The reason why the seat, one of the choosers, may not take the action, or ALLOWED."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN_SEAT:
        if state.step != LOT:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_drawn_seat(state, argument)
    if kind == REPAIR_WITH:
        if state.step != REPAIR:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_repair(state, argument)
    if kind == REPAIR_NOTHING:
        if state.step != REPAIR:
            return NOT_IN_THIS_STEP
        return ALLOWED
    if kind == PLAY:
        if state.step != CHOOSE:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_play(state, seat, argument)
    if kind == TAKE_CANOE:
        if state.step != PICK_CANOE:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_take_canoe(state, argument)
    if kind == STAY:
        if state.step != PICK_CANOE:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_stay(state)
    if kind == LOAD:
        if state.step not in (MOVE, ARRIVE):
            return NOT_IN_THIS_STEP
        return rules.refusal_of_load(state, argument)
    if kind == UNLOAD:
        if state.step not in (MOVE, ARRIVE):
            return NOT_IN_THIS_STEP
        return rules.refusal_of_unload(state)
    if kind == GO_TO:
        if state.step != MOVE:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_go(state, argument)
    if kind == LAND:
        if state.step != MOVE:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_land(state)
    if kind == FALL:
        if state.step != MOVE:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_fall(state)
    if kind == STEAL_FROM:
        return rules.refusal_of_steal(state, argument)
    if kind == STEAL_NOTHING:
        if state.step != STEAL:
            return NOT_IN_THIS_STEP
        return ALLOWED
    if kind == WEATHER_DOWN:
        if state.step != WEATHER:
            return NOT_IN_THIS_STEP
        return rules.refusal_of_change_weather(state, argument)
    if state.step != WEATHER:
        return NOT_IN_THIS_STEP
    return rules.refusal_of_change_weather(state, argument)


def take(state: NiagaraState, action: i64) -> None:
    """Carry out a legal action."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN_SEAT:
        rules.begin_with(state, argument)
    elif kind == REPAIR_WITH:
        rules.repair(state, argument)
    elif kind == REPAIR_NOTHING:
        rules.repair_nothing(state)
    elif kind == PLAY:
        rules.play(state, argument)
    elif kind == TAKE_CANOE:
        rules.take_canoe(state, argument)
    elif kind == STAY:
        rules.end_turn(state)
    elif kind == LOAD:
        rules.load(state, argument)
    elif kind == UNLOAD:
        rules.unload(state)
    elif kind == GO_TO:
        rules.go(state, argument)
    elif kind == LAND:
        rules.land(state)
    elif kind == FALL:
        rules.fall(state)
    elif kind == STEAL_FROM:
        rules.steal(state, argument)
    elif kind == STEAL_NOTHING:
        rules.finish_canoe(state)
    elif kind == WEATHER_DOWN:
        rules.change_weather(state, argument)
    else:
        rules.change_weather(state, argument)
