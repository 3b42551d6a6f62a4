"""Lists the legal actions of Niagara, and implements `State`."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, members
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State, check_seat, check_viewer
from undertow.games.niagara import facts, rules
from undertow.games.niagara.characters import liking
from undertow.games.niagara.dispatch import refusal_of, take
from undertow.games.niagara.estimate import estimate
from undertow.games.niagara.facts import ALLOWED, NONE, NiagaraState
from undertow.games.niagara.features import features
from undertow.games.niagara.sense import margin, sensible_mask
from undertow.games.niagara.state import ALL_TILES, ROUND_LIMIT, gems_owned


def legal_mask(state: NiagaraState, seat: i64) -> i64:
    """The legal actions of a chooser as bits."""
    step = state.step
    if step == facts.CHOOSE:
        return rules.playable_tiles(state, seat) << facts.PLAY
    mask: i64 = 0
    if step == facts.PICK_CANOE:
        for which in range(i64(facts.CANOES_EACH)):
            if rules.refusal_of_take_canoe(state, which) == ALLOWED:
                mask |= bit(facts.TAKE_CANOE + which)
        return mask | bit(facts.STAY) if rules.refusal_of_stay(state) == ALLOWED else mask
    if step == facts.MOVE:
        return deposit_mask(state) | move_mask(state)
    if step == facts.ARRIVE:
        return deposit_mask(state)
    return rare_mask(state, seat)


def deposit_mask(state: NiagaraState) -> i64:
    """Loading and unloading where the canoe is."""
    refusal = rules.refusal_of_loading(state)
    if refusal == facts.CANOE_FULL:
        return bit(facts.UNLOAD) if rules.refusal_of_unload(state) == ALLOWED else i64(0)
    return rules.colours_to_load(state) << facts.LOAD if refusal == ALLOWED else i64(0)


def move_mask(state: NiagaraState) -> i64:
    """Where the canoe can go."""
    mask = (rules.goals_for_all_points(state) | rules.goals_for_deposits(state)) << (facts.GO_TO - 1)  # first space 1
    if rules.refusal_of_land(state) == ALLOWED:
        mask |= bit(facts.LAND)
    return mask | bit(facts.FALL) if rules.refusal_of_fall(state) == ALLOWED else mask


def rare_mask(state: NiagaraState, seat: i64) -> i64:
    """The legal actions of the lot, of repairs, of stealing and of the weather."""
    first: i64 = facts.DRAWN_SEAT
    end: i64 = facts.REPAIR_WITH
    if state.step == facts.REPAIR:
        first, end = facts.REPAIR_WITH, facts.PLAY
    elif state.step == facts.STEAL:
        first, end = facts.STEAL_FROM, facts.WEATHER_DOWN
    elif state.step == facts.WEATHER:
        first, end = facts.WEATHER_DOWN, facts.ACTIONS
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
        if self.step == facts.FINISHED:
            return OVER
        if self.step == facts.LOT:
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
        while self.step != facts.FINISHED:
            if self.step == facts.LOT:
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
        if action < 0 or action >= facts.ACTIONS or not self._mask() & bit(action):
            raise IllegalAction(f"action {action} is not legal now")
        self._take(action)

    def clone(self) -> "Niagara":
        """An independent copy."""
        return Niagara(self)

    def odds_vec(self) -> vec[i64]:
        """E4: each seat is equally likely to begin."""
        weights = vec[i64]()
        if self.step == facts.LOT:
            for _ in range(self.seats):
                weights = append(weights, 1)
        return weights

    def sample(self, rng: Rng) -> i64:
        """One outcome of the lot."""
        return facts.DRAWN_SEAT + rng.weighted(self.odds_vec())

    def scores(self) -> list[int]:
        """Landed gems of each seat."""
        return [int(gems_owned(self, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won."""
        return rules.winners(self)

    def shares(self) -> list[float]:
        """E3: at the round limit the victory counts as shared by all."""
        if self.step != facts.FINISHED:
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
            tile = facts.chosen_of(self, rival)
            if rival != seat and tile != NONE and not facts.played_of(self, rival) & bit(tile):
                left = members(ALL_TILES & ~facts.played_of(self, rival))
                facts.set_chosen(other, rival, left[rng.below(len(left))])
        other.mask = NONE
        return other

    def choosers_vec(self) -> vec[i64]:
        """P1: all seats that have not chosen a tile yet; otherwise the one to act."""
        seats = vec[i64]()
        if self.step == facts.CHOOSE:
            for seat in range(self.seats):
                if facts.chosen_of(self, seat) == NONE:
                    seats = append(seats, seat)
        elif self.step != facts.LOT and self.step != facts.FINISHED:
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

    def liking(self, seat: i64, character: i64) -> float:
        """How well a character likes the seat's situation."""
        check_seat(seat, self.seats)
        return liking(self, seat, character)

    def margin(self, seat: i64) -> float:
        """How far the seat is ahead."""
        check_seat(seat, self.seats)
        return margin(self, seat)

    def estimate(self, seat: i64) -> float:
        """The seat's expected win share."""
        check_seat(seat, self.seats)
        if self.step == facts.FINISHED:
            return self.shares()[seat]
        return estimate(self, seat)
