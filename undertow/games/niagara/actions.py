"""The table of Niagara's actions, number by number, and the state that takes them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, members
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State
from undertow.games.niagara.estimate import estimate
from undertow.games.niagara.features import features
from undertow.games.niagara.refusals import ALLOWED, NOT_IN_THIS_STEP
from undertow.games.niagara.rules import (
    begin_with,
    change_weather,
    end_turn,
    fall,
    finish_canoe,
    go,
    land,
    load,
    play,
    refusal_of_canoe,
    refusal_of_drawn_seat,
    refusal_of_fall,
    refusal_of_go,
    refusal_of_land,
    refusal_of_load,
    refusal_of_play,
    refusal_of_repair,
    refusal_of_stay,
    refusal_of_steal,
    refusal_of_unload,
    refusal_of_weather,
    repair,
    repair_nothing,
    steal,
    take_canoe,
    unload,
    winners,
)
from undertow.games.niagara.state import (
    ALL_TILES,
    ARRIVE,
    CANOES_EACH,
    CHOOSE,
    CHOSEN,
    COLOURS,
    FINISHED,
    LOT,
    MOVE,
    NONE,
    PICK_CANOE,
    PLACES,
    PLAYED,
    REPAIR,
    ROUND_LIMIT,
    STEAL,
    TILES,
    WEATHER,
    NiagaraState,
    gems_owned,
)

# The action table: each kind of action has a run of numbers.
DRAWN_SEAT: Final = 0
REPAIR_WITH: Final = 5
REPAIR_NOTHING: Final = 10
PLAY: Final = 11
TAKE_CANOE: Final = 18
STAY: Final = 20
LOAD: Final = 21
UNLOAD: Final = 26
GO_TO: Final = 27  # spaces, in the order of the places from 1 on
LAND: Final = 36
FALL: Final = 37
STEAL_FROM: Final = 38
STEAL_NOTHING: Final = 48
WEATHER_DOWN: Final = 49
WEATHER_UP: Final = 50
ACTIONS: Final = 51

TEXTS: Final = (
    *[f"drawn seat {seat}" for seat in range(5)],
    *[f"repair {colour}" for colour in ("pink", "blue", "yellow", "white", "violet")],
    "repair nothing",
    *[f"play {tile}" for tile in ("1", "2", "3", "4", "5", "6", "cloud")],
    "canoe 1",
    "canoe 2",
    "stay",
    *[f"load {colour}" for colour in ("pink", "blue", "yellow", "white", "violet")],
    "unload",
    *[f"to {place}" for place in ("1", "2", "3", "4", "5", "6 left", "7 left", "6 right", "7 right")],
    "land",
    "fall",
    *[f"steal seat {seat} canoe {number}" for seat in range(5) for number in (1, 2)],
    "steal nothing",
    "weather down",
    "weather up",
)


def bar(state: NiagaraState, seat: i64, action: i64) -> i64:
    """What bars the seat, one of the choosers, from the action; ALLOWED if nothing does."""
    if action < REPAIR_WITH:
        return refusal_of_drawn_seat(state, action - DRAWN_SEAT)
    if action < REPAIR_NOTHING:
        return refusal_of_repair(state, action - REPAIR_WITH)
    if action < PLAY:
        return ALLOWED if state.step == REPAIR else NOT_IN_THIS_STEP
    if action < TAKE_CANOE:
        return refusal_of_play(state, seat, action - PLAY)
    if action < STAY:
        return refusal_of_canoe(state, action - TAKE_CANOE)
    if action < LOAD:
        return refusal_of_stay(state)
    if action < UNLOAD:
        return refusal_of_load(state, action - LOAD)
    if action < GO_TO:
        return refusal_of_unload(state)
    if action < LAND:
        return refusal_of_go(state, action - GO_TO + 1)
    if action < FALL:
        return refusal_of_land(state)
    if action < STEAL_FROM:
        return refusal_of_fall(state)
    if action < STEAL_NOTHING:
        return refusal_of_steal(state, action - STEAL_FROM)
    if action < WEATHER_DOWN:
        return ALLOWED if state.step == STEAL else NOT_IN_THIS_STEP
    return refusal_of_weather(state, -1 if action == WEATHER_DOWN else 1)


def take(state: NiagaraState, action: i64) -> None:
    """What follows from a legal action."""
    if action < REPAIR_WITH:
        begin_with(state, action - DRAWN_SEAT)
    elif action < REPAIR_NOTHING:
        repair(state, action - REPAIR_WITH)
    elif action < PLAY:
        repair_nothing(state)
    elif action < TAKE_CANOE:
        play(state, action - PLAY)
    elif action < STAY:
        take_canoe(state, action - TAKE_CANOE)
    elif action < LOAD:
        end_turn(state)
    elif action < UNLOAD:
        load(state, action - LOAD)
    elif action < GO_TO:
        unload(state)
    elif action < LAND:
        go(state, action - GO_TO + 1)
    elif action < FALL:
        land(state)
    elif action < STEAL_FROM:
        fall(state)
    elif action < STEAL_NOTHING:
        steal(state, action - STEAL_FROM)
    elif action < WEATHER_DOWN:
        finish_canoe(state)
    else:
        change_weather(state, -1 if action == WEATHER_DOWN else 1)


def legal_mask(state: NiagaraState, seat: i64) -> i64:
    """The legal actions of a chooser as bits; only those that its step knows are looked at."""
    step = state.step
    mask: i64 = 0
    if step == CHOOSE:
        for tile in range(TILES):
            if refusal_of_play(state, seat, tile) == ALLOWED:
                mask |= bit(PLAY + tile)
        return mask
    if step == PICK_CANOE:
        for which in range(CANOES_EACH):
            if refusal_of_canoe(state, which) == ALLOWED:
                mask |= bit(TAKE_CANOE + which)
        return mask | bit(STAY) if refusal_of_stay(state) == ALLOWED else mask
    if step == MOVE:
        return deposit_mask(state) | move_mask(state)
    if step == ARRIVE:
        return deposit_mask(state)
    return mask_of_run(state, seat)


def deposit_mask(state: NiagaraState) -> i64:
    """Loading and unloading where the canoe is."""
    mask: i64 = 0
    for colour in range(COLOURS):
        if refusal_of_load(state, colour) == ALLOWED:
            mask |= bit(LOAD + colour)
    return mask | bit(UNLOAD) if refusal_of_unload(state) == ALLOWED else mask


def move_mask(state: NiagaraState) -> i64:
    """Where the canoe can go."""
    mask: i64 = 0
    for goal in range(1, PLACES):
        if refusal_of_go(state, goal) == ALLOWED:
            mask |= bit(GO_TO + goal - 1)
    if refusal_of_land(state) == ALLOWED:
        mask |= bit(LAND)
    return mask | bit(FALL) if refusal_of_fall(state) == ALLOWED else mask


def mask_of_run(state: NiagaraState, seat: i64) -> i64:
    """In the rarer steps, all actions of the step, one by one."""
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
        if bar(state, seat, action) == ALLOWED:
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

    def legal(self) -> vec[i64]:
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
        return Niagara(self, self.seats)

    def odds(self) -> vec[i64]:
        """E4: every seat is as likely to begin."""
        weights = vec[i64]()
        if self.step == LOT:
            for _ in range(self.seats):
                weights = append(weights, 1)
        return weights

    def sample(self, rng: Rng) -> i64:
        """One outcome of the lot."""
        return DRAWN_SEAT + rng.weighted(self.odds())

    def scores(self) -> list[int]:
        """Landed gems of each seat."""
        return [int(gems_owned(self, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won."""
        return winners(self)

    def shares(self) -> list[float]:
        """E3: at the round limit the victory counts as shared by all."""
        won = winners(self)
        if not won:
            return [0.0] * int(self.seats)
        if self.ending == ROUND_LIMIT:
            return [1.0 / float(self.seats)] * int(self.seats)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def guess(self, seat: i64, rng: Rng) -> State:
        """Others' chosen tiles that are not revealed yet: any that each has left."""
        other = self.clone()
        for rival in range(self.seats):
            tile = self.tiles[CHOSEN + rival]
            if rival != seat and tile != NONE and not self.tiles[PLAYED + rival] & bit(tile):
                left = members(ALL_TILES & ~self.tiles[PLAYED + rival])
                other.tiles[CHOSEN + rival] = left[rng.below(len(left))]
        other.mask = NONE
        return other

    def choosers(self) -> vec[i64]:
        """P1: all seats that have not chosen a tile yet; otherwise the one to act."""
        seats = vec[i64]()
        if self.step == CHOOSE:
            for seat in range(self.seats):
                if self.tiles[CHOSEN + seat] == NONE:
                    seats = append(seats, seat)
        elif self.step != LOT and self.step != FINISHED:
            seats = append(seats, self.seat)
        return seats

    def legal_for(self, seat: i64) -> vec[i64]:
        """What the seat may choose now."""
        for chooser in self.choosers():
            if chooser == seat:
                return members(legal_mask(self, seat))
        return vec[i64]()

    def features(self, seat: i64) -> vec[float]:
        """What the seat's strength may be learnt from."""
        return features(self, seat)

    def estimate(self, seat: i64) -> float:
        """The seat's expected win share."""
        if self.step == FINISHED:
            return self.shares()[seat]
        return estimate(self, seat)
