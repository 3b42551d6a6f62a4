# Frozen: rules version 1 of niagara, written by tools/freeze.py.
"""What each action of Niagara calls in the rules, and the state that takes actions."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, members
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State, check_seat, check_viewer
from undertow.games.niagara.v1 import rules
from undertow.games.niagara.v1.estimate import estimate
from undertow.games.niagara.v1.facts import (
    ACTIONS,
    ALLOWED,
    ARGUMENT,
    ARRIVE,
    CANOES_EACH,
    CHOOSE,
    COLOURS,
    DRAWN_SEAT,
    FALL,
    FINISHED,
    GO_TO,
    KIND,
    LAND,
    LOAD,
    LOT,
    MOVE,
    NONE,
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
    chosen_of,
    played_of,
    set_chosen,
)
from undertow.games.niagara.v1.features import features
from undertow.games.niagara.v1.state import ALL_TILES, ROUND_LIMIT, gems_owned


def refusal_of(state: NiagaraState, seat: i64, action: i64) -> i64:
    """The reason why the seat, one of the choosers, may not take the action, or ALLOWED."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == PLAY:
        return rules.refusal_of_play(state, seat, argument)
    if kind == TAKE_CANOE:
        return rules.refusal_of_canoe(state, argument)
    if kind == STAY:
        return rules.refusal_of_stay(state)
    if kind == LOAD:
        return rules.refusal_of_load(state, argument)
    if kind == UNLOAD:
        return rules.refusal_of_unload(state)
    if kind == GO_TO:
        return rules.refusal_of_go(state, argument)
    if kind == LAND:
        return rules.refusal_of_land(state)
    if kind == FALL:
        return rules.refusal_of_fall(state)
    if kind == STEAL_FROM:
        return rules.refusal_of_steal(state, argument)
    if kind == STEAL_NOTHING:
        return ALLOWED if state.step == STEAL else NOT_IN_THIS_STEP
    if kind == REPAIR_WITH:
        return rules.refusal_of_repair(state, argument)
    if kind == REPAIR_NOTHING:
        return ALLOWED if state.step == REPAIR else NOT_IN_THIS_STEP
    if kind == DRAWN_SEAT:
        return rules.refusal_of_drawn_seat(state, argument)
    return rules.refusal_of_weather(state, argument)


def take(state: NiagaraState, action: i64) -> None:
    """Carry out a legal action."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == PLAY:
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
    elif kind == REPAIR_WITH:
        rules.repair(state, argument)
    elif kind == REPAIR_NOTHING:
        rules.repair_nothing(state)
    elif kind == DRAWN_SEAT:
        rules.begin_with(state, argument)
    else:
        rules.change_weather(state, argument)


def legal_mask(state: NiagaraState, seat: i64) -> i64:
    """The legal actions of a chooser as bits."""
    step = state.step
    if step == CHOOSE:
        return rules.playable_tiles(state, seat) << PLAY
    mask: i64 = 0
    if step == PICK_CANOE:
        for which in range(CANOES_EACH):
            if rules.refusal_of_canoe(state, which) == ALLOWED:
                mask |= bit(TAKE_CANOE + which)
        return mask | bit(STAY) if rules.refusal_of_stay(state) == ALLOWED else mask
    if step == MOVE:
        return deposit_mask(state) | move_mask(state)
    if step == ARRIVE:
        return deposit_mask(state)
    return rare_mask(state, seat)


def deposit_mask(state: NiagaraState) -> i64:
    """Loading and unloading where the canoe is."""
    mask: i64 = 0
    for colour in range(COLOURS):
        if rules.refusal_of_load(state, colour) == ALLOWED:
            mask |= bit(LOAD + colour)
    return mask | bit(UNLOAD) if rules.refusal_of_unload(state) == ALLOWED else mask


def move_mask(state: NiagaraState) -> i64:
    """Where the canoe can go."""
    mask: i64 = 0
    for action in range(i64(GO_TO), i64(LAND)):
        if rules.refusal_of_go(state, ARGUMENT[action]) == ALLOWED:
            mask |= bit(action)
    if rules.refusal_of_land(state) == ALLOWED:
        mask |= bit(LAND)
    return mask | bit(FALL) if rules.refusal_of_fall(state) == ALLOWED else mask


def rare_mask(state: NiagaraState, seat: i64) -> i64:
    """The legal actions of the lot, of repairs, of stealing and of the weather."""
    first: i64 = DRAWN_SEAT
    end: i64 = REPAIR_WITH
    if state.step == REPAIR:
        first, end = REPAIR_WITH, PLAY
    elif state.step == STEAL:
        first, end = STEAL_FROM, WEATHER_DOWN
    elif state.step == WEATHER:
        first, end = WEATHER_DOWN, ACTIONS
    mask: i64 = 0
    for action in range(first, end):
        if refusal_of(state, seat, action) == ALLOWED:
            mask |= bit(action)
    return mask


@final
class Niagara(NiagaraState):
    """The state with its rules: what the engine, bots and learners call."""

    def turn(self) -> i64:
        """The seat to act, CHANCE, or OVER."""
        if self.step == FINISHED:
            return OVER
        if self.step == LOT:
            return CHANCE
        return self.seat

    def _mask(self) -> i64:
        """The legal actions of the seat to act, worked out once for each state."""
        if self.mask == NONE:
            self.mask = legal_mask(self, self.seat)
        return self.mask

    def legal_vec(self) -> vec[i64]:
        """The actions that may be taken now, ascending."""
        return members(self._mask())

    def any_legal(self, rng: Rng) -> i64:
        """One of the legal actions, each equally likely."""
        mask = self._mask()
        return member_at(mask, rng.below(how_many(mask)))

    def apply(self, action: i64) -> None:
        """Take the action, or raise IllegalAction and change nothing."""
        if action < 0 or action >= ACTIONS or not self._mask() & bit(action):
            raise IllegalAction(f"action {action} is not legal now")
        take(self, action)
        self.mask = NONE

    def clone(self) -> "Niagara":
        """An independent copy."""
        return Niagara(self)

    def odds_vec(self) -> vec[i64]:
        """E4: every seat is as likely to begin."""
        weights = vec[i64]()
        if self.step == LOT:
            for _ in range(self.seats):
                weights = append(weights, 1)
        return weights

    def sample(self, rng: Rng) -> i64:
        """One outcome of the lot."""
        return DRAWN_SEAT + rng.weighted(self.odds_vec())

    def scores(self) -> list[int]:
        """Landed gems of each seat."""
        return [int(gems_owned(self, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won."""
        return rules.winners(self)

    def shares(self) -> list[float]:
        """E3: at the round limit the victory counts as shared by all."""
        won = rules.winners(self)
        if not won:
            return [0.0] * int(self.seats)
        if self.ending == ROUND_LIMIT:
            return [1.0 / float(self.seats)] * int(self.seats)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def guess(self, seat: i64, rng: Rng) -> State:
        """Others' chosen tiles that are not revealed yet: any that each has left."""
        check_viewer(seat, self.seats)
        other = self.clone()
        for rival in range(self.seats):
            tile = chosen_of(self, rival)
            if rival != seat and tile != NONE and not played_of(self, rival) & bit(tile):
                left = members(ALL_TILES & ~played_of(self, rival))
                set_chosen(other, rival, left[rng.below(len(left))])
        other.mask = NONE
        return other

    def choosers_vec(self) -> vec[i64]:
        """P1: all seats that have not chosen a tile yet; otherwise the one to act."""
        seats = vec[i64]()
        if self.step == CHOOSE:
            for seat in range(self.seats):
                if chosen_of(self, seat) == NONE:
                    seats = append(seats, seat)
        elif self.step != LOT and self.step != FINISHED:
            seats = append(seats, self.seat)
        return seats

    def legal_for_vec(self, seat: i64) -> vec[i64]:
        """What the seat may choose now."""
        for chooser in self.choosers_vec():
            if chooser == seat:
                return members(legal_mask(self, seat))
        return vec[i64]()

    def features(self, seat: i64) -> vec[float]:
        """What the seat's strength may be learnt from."""
        check_seat(seat, self.seats)
        return features(self, seat)

    def estimate(self, seat: i64) -> float:
        """The seat's expected win share."""
        check_seat(seat, self.seats)
        if self.step == FINISHED:
            return self.shares()[seat]
        return estimate(self, seat)
