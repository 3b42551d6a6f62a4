"""Lists the legal actions of Niagara, and implements `State`."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, members
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State, check_seat, check_viewer
from undertow.games.niagara import rules
from undertow.games.niagara.dispatch import refusal_of, take
from undertow.games.niagara.estimate import estimate
from undertow.games.niagara.facts import (
    ACTIONS,
    ALLOWED,
    ARRIVE,
    CANOE_FULL,
    CANOES_EACH,
    CHOOSE,
    DRAWN_SEAT,
    FALL,
    FINISHED,
    GO_TO,
    LAND,
    LOAD,
    LOT,
    MOVE,
    NONE,
    PICK_CANOE,
    PLAY,
    REPAIR,
    REPAIR_WITH,
    STAY,
    STEAL,
    STEAL_FROM,
    TAKE_CANOE,
    UNLOAD,
    WEATHER,
    WEATHER_DOWN,
    NiagaraState,
    chosen_of,
    played_of,
    set_chosen,
)
from undertow.games.niagara.features import features
from undertow.games.niagara.sense import margin, sensible_mask
from undertow.games.niagara.state import ALL_TILES, ROUND_LIMIT, gems_owned


def legal_mask(state: NiagaraState, seat: i64) -> i64:
    """The legal actions of a chooser as bits."""
    step = state.step
    if step == CHOOSE:
        return rules.playable_tiles(state, seat) << PLAY
    mask: i64 = 0
    if step == PICK_CANOE:
        for which in range(i64(CANOES_EACH)):
            if rules.refusal_of_take_canoe(state, which) == ALLOWED:
                mask |= bit(TAKE_CANOE + which)
        return mask | bit(STAY) if rules.refusal_of_stay(state) == ALLOWED else mask
    if step == MOVE:
        return deposit_mask(state) | move_mask(state)
    if step == ARRIVE:
        return deposit_mask(state)
    return rare_mask(state, seat)


def deposit_mask(state: NiagaraState) -> i64:
    """Loading and unloading where the canoe is."""
    refusal = rules.refusal_of_loading(state)
    if refusal == CANOE_FULL:
        return bit(UNLOAD) if rules.refusal_of_unload(state) == ALLOWED else i64(0)
    return rules.colours_to_load(state) << LOAD if refusal == ALLOWED else i64(0)


def move_mask(state: NiagaraState) -> i64:
    """Where the canoe can go."""
    mask = (rules.goals_for_all_points(state) | rules.goals_for_deposits(state)) << (GO_TO - 1)  # the first is space 1
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


def any_of(mask: i64, rng: Rng) -> i64:
    """A random action of a mask, uniformly."""
    return member_at(mask, rng.below(how_many(mask)))


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
        """The legal actions of the seat to act, computed once per state."""
        if self.mask == NONE:
            self.mask = legal_mask(self, self.seat)
        return self.mask

    def legal_vec(self) -> vec[i64]:
        """The legal actions, ascending."""
        return members(self._mask())

    def sensible_vec(self) -> vec[i64]:
        """The legal actions that a bot weighs."""
        return members(sensible_mask(self, self._mask()))

    def any_legal(self, rng: Rng) -> i64:
        """A random legal action, uniformly."""
        return any_of(self._mask(), rng)

    def play_out(self, rng: Rng) -> i64:
        """Play to the end at random; returns the number of decisions."""
        decisions: i64 = 0
        self.mask = NONE  # nobody asks for it again
        while self.step != FINISHED:
            if self.step == LOT:
                take(self, self.sample(rng))
            else:
                take(self, any_of(legal_mask(self, self.seat), rng))
                decisions += 1
        return decisions

    def _take(self, action: i64) -> None:
        """Take a legal action."""
        take(self, action)
        self.mask = NONE

    def apply(self, action: i64) -> None:
        """Take the action, or raise IllegalAction and change nothing."""
        if action < 0 or action >= ACTIONS or not self._mask() & bit(action):
            raise IllegalAction(f"action {action} is not legal now")
        self._take(action)

    def clone(self) -> "Niagara":
        """An independent copy."""
        return Niagara(self)

    def odds_vec(self) -> vec[i64]:
        """E4: each seat is equally likely to begin."""
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
        if self.step != FINISHED:
            return [0.0] * int(self.seats)
        won = rules.winners(self)
        if self.ending == ROUND_LIMIT:
            return [1.0 / float(self.seats)] * int(self.seats)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def guess(self, seat: i64, rng: Rng) -> State:
        """Draws each chosen, unrevealed tile of others from the tiles they have left."""
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
        """The inputs of a value network."""
        check_seat(seat, self.seats)
        return features(self, seat)

    def margin(self, seat: i64) -> float:
        """How far the seat is ahead."""
        check_seat(seat, self.seats)
        return margin(self, seat)

    def estimate(self, seat: i64) -> float:
        """The seat's expected win share."""
        check_seat(seat, self.seats)
        if self.step == FINISHED:
            return self.shares()[seat]
        return estimate(self, seat)
