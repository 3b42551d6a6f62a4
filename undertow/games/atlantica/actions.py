"""Lists the legal actions of Atlantica, and implements `State`."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, members_from
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State, check_seat, check_viewer
from undertow.games.atlantica import chance, facts, rules
from undertow.games.atlantica.characters import liking
from undertow.games.atlantica.dispatch import refusal_of, take
from undertow.games.atlantica.estimate import estimate
from undertow.games.atlantica.facts import ALLOWED, NONE, AtlanticaState
from undertow.games.atlantica.features import features
from undertow.games.atlantica.guess import deal_anew
from undertow.games.atlantica.sense import is_last_turn, margin, sensible_mask
from undertow.games.atlantica.state import unseen_in_stack
from undertow.games.atlantica.tally import count_of, sort_at, total_of


def choice_mask(state: AtlanticaState) -> i64:
    """The legal choices of the seat as bits, counted from CHOICES."""
    if state.step == facts.ACT:
        last = bit(facts.END_TURN - facts.CHOICES) if state.areas else bit(facts.CATCH_BREATH - facts.CHOICES)
        return rules.possible_acts(state) | last
    if state.step == facts.PAY:
        by_one, by_two = rules.possible_payments(state)
        return (by_one << (facts.PAY_ONE - facts.CHOICES)) | (by_two << (facts.PAY_TWO - facts.CHOICES))
    taken = rules.takeable(state, rules.reach(state)) << (facts.TAKE_CARD - facts.CHOICES)
    return taken | bit(facts.TAKE_NO_MORE - facts.CHOICES) if state.up_to else taken


def outcomes(state: AtlanticaState) -> vec[i64]:
    """The possible outcomes of chance, ascending."""
    found = vec[i64]()
    for action in range(facts.CHOICES):
        if refusal_of(state, action) == ALLOWED:
            found = append(found, action)
    return found


def weight_of(state: AtlanticaState, action: i64) -> i64:
    """How likely a possible outcome is, against the others."""
    kind = facts.KIND[action]
    argument = facts.ARGUMENT[action]
    if kind == facts.DRAWN:
        return count_of(chance.pool_of_divers(state), argument)
    # S2: the hurricane is one of the cards left in its stack; the others are any that nobody has seen.
    if kind == facts.REVEALED_HURRICANE:
        return total_of(state.unseen_treasures) if state.hurricane_stack > 1 else i64(1)
    if kind == facts.REVEALED_TREASURE:
        others = state.hurricane_stack - 1 if chance.may_be_hurricane(state) else i64(1)
        return others * count_of(state.unseen_treasures, argument)
    if kind == facts.REVEALED_SHIP:
        return count_of(state.unseen_ships, argument)
    if kind == facts.REVEALED_RESEARCH:
        return count_of(state.unseen_research, argument)
    return 1  # S4: each seat is equally likely to begin


def sampled(state: AtlanticaState, rng: Rng) -> i64:
    """One outcome of chance by its odds, without listing the others."""
    step = state.step
    if step == facts.DRAW or step == facts.DEAL:
        return facts.DRAWN + any_of(chance.pool_of_divers(state), rng)
    if step == facts.TREASURE:
        if chance.may_be_hurricane(state) and rng.below(state.hurricane_stack) == 0:
            return facts.REVEALED_HURRICANE
        return facts.REVEALED_TREASURE + any_of(state.unseen_treasures, rng)
    if step == facts.SHIP:
        return facts.REVEALED_SHIP + facts.SIZES * state.stack + any_of(unseen_in_stack(state, state.stack), rng)
    if step == facts.LOT:
        return facts.DRAWN_SEAT + rng.below(state.seats)
    return facts.REVEALED_RESEARCH + any_of(state.unseen_research, rng)


def any_of(tally: i64, rng: Rng) -> i64:
    """The kind of a random card."""
    return sort_at(tally, rng.below(total_of(tally)))


@final
class Atlantica(AtlanticaState):
    """The state with its rules: what the engine, bots and learners call."""

    def turn(self) -> i64:
        """The seat to act, CHANCE, or OVER."""
        if self.step == facts.FINISHED:
            return OVER
        if self.step < facts.ACT:
            return CHANCE
        return self.seat

    def _mask(self) -> i64:
        """The legal choices, computed once per state."""
        if self.mask == NONE:
            self.mask = choice_mask(self)
        return self.mask

    def legal_vec(self) -> vec[i64]:
        """The legal actions, ascending."""
        if self.step < facts.ACT:
            return outcomes(self)
        return members_from(self._mask(), facts.CHOICES) if self.step != facts.FINISHED else vec[i64]()

    def sensible_vec(self) -> vec[i64]:
        """The legal actions that a bot weighs."""
        if self.step < facts.ACT or self.step == facts.FINISHED:
            return self.legal_vec()
        return members_from(sensible_mask(self, self._mask()), facts.CHOICES)

    def is_last_turn(self) -> bool:
        """E1: whether the seat to act has no turn after this one."""
        return facts.ACT <= self.step < facts.FINISHED and is_last_turn(self)

    def any_legal(self, rng: Rng) -> i64:
        """A random legal action, uniformly."""
        if self.step < facts.ACT:
            found = outcomes(self)
            return found[rng.below(len(found))]
        mask = self._mask()
        return facts.CHOICES + member_at(mask, rng.below(how_many(mask)))

    def _is_legal(self, action: i64) -> bool:
        """Whether the action may be taken now."""
        if self.step < facts.ACT:
            return 0 <= action < facts.CHOICES and refusal_of(self, action) == ALLOWED
        return (
            self.step != facts.FINISHED
            and facts.CHOICES <= action < facts.ACTIONS
            and self._mask() & bit(action - facts.CHOICES) != 0
        )

    def play_out(self, rng: Rng) -> i64:
        """Play to the end at random; returns the number of decisions."""
        decisions: i64 = 0
        while self.step != facts.FINISHED:
            if self.step < facts.ACT:
                self._take(self.sample(rng))
            else:
                self._take(self.any_legal(rng))
                decisions += 1
        return decisions

    def _take(self, action: i64) -> None:
        """Take a legal action."""
        take(self, action)
        self.mask = NONE

    def apply(self, action: i64) -> None:
        """Take the action, or raise IllegalAction and change nothing."""
        if not self._is_legal(action):
            raise IllegalAction(f"action {action} is not legal now")
        self._take(action)

    def clone(self) -> "Atlantica":
        """An independent copy."""
        return Atlantica(self)

    def odds_vec(self) -> vec[i64]:
        """A weight for each outcome of chance."""
        weights = vec[i64]()
        if self.step < facts.ACT:
            for action in outcomes(self):
                weights = append(weights, weight_of(self, action))
        return weights

    def sample(self, rng: Rng) -> i64:
        """One outcome of chance."""
        return sampled(self, rng)

    def scores(self) -> list[int]:
        """What each seat would score if the game ended now."""
        return [int(rules.score_of(self, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won."""
        return rules.winners(self)

    def shares(self) -> list[float]:
        """E6: the winners share the victory."""
        won = rules.winners(self)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def guess(self, seat: i64, rng: Rng) -> State:
        """Deals other hands and the diver deck anew; treasures, ships and research are not decided yet."""
        check_viewer(seat, self.seats)
        other = self.clone()
        deal_anew(other, seat, rng)
        other.mask = NONE
        return other

    def choosers_vec(self) -> vec[i64]:
        """The seat to act."""
        seats = vec[i64]()
        if facts.ACT <= self.step < facts.FINISHED:
            seats = append(seats, self.seat)
        return seats

    def legal_for_vec(self, seat: i64) -> vec[i64]:
        """What the seat may choose now."""
        if facts.ACT <= self.step < facts.FINISHED and seat == self.seat:
            return self.legal_vec()
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
