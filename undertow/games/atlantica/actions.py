"""What each action of Atlantica calls in the rules, and the state that takes actions."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, with_members
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State
from undertow.games.atlantica import chance, rules
from undertow.games.atlantica.estimate import estimate
from undertow.games.atlantica.facts import (
    ACT,
    ACT_IN,
    ACTIONS,
    ALLOWED,
    ARGUMENT,
    CATCH_BREATH,
    CHOICES,
    DEAL,
    DRAW,
    DRAWN,
    DRAWN_SEAT,
    END_TURN,
    FINISHED,
    KIND,
    LOT,
    NONE,
    PAY,
    PAY_ONE,
    PAY_TWO,
    REVEALED_HURRICANE,
    REVEALED_RESEARCH,
    REVEALED_SHIP,
    REVEALED_TREASURE,
    SHIP,
    SIZES,
    SYMBOLS,
    TAKE_CARD,
    TREASURE,
    AtlanticaState,
)
from undertow.games.atlantica.features import features
from undertow.games.atlantica.guess import deal_anew
from undertow.games.atlantica.state import unseen_in_stack
from undertow.games.atlantica.tally import count_of, sort_at, total_of


def refusal_of(state: AtlanticaState, action: i64) -> i64:
    """The reason why the seat to act, or chance, may not take the action, or ALLOWED."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == ACT_IN:
        return rules.refusal_of_act(state, argument // SYMBOLS, argument % SYMBOLS + 1)
    if kind == PAY_ONE:
        return rules.refusal_of_pay(state, argument)
    if kind == PAY_TWO:
        return rules.refusal_of_pay_two(state, argument)
    if kind == TAKE_CARD:
        return rules.refusal_of_take(state, argument)
    if kind == CATCH_BREATH:
        return rules.refusal_of_catch_breath(state)
    if kind == END_TURN:
        return rules.refusal_of_end_turn(state)
    return refusal_of_outcome(state, action)


def refusal_of_outcome(state: AtlanticaState, action: i64) -> i64:
    """The reason why chance may not take the action, or ALLOWED."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN:
        return chance.refusal_of_drawn(state, argument)
    if kind == REVEALED_TREASURE:
        return chance.refusal_of_treasure(state, argument)
    if kind == REVEALED_SHIP:
        return chance.refusal_of_ship(state, argument)
    if kind == REVEALED_RESEARCH:
        return chance.refusal_of_research(state, argument)
    if kind == REVEALED_HURRICANE:
        return chance.refusal_of_hurricane(state)
    return chance.refusal_of_drawn_seat(state, argument)


def take(state: AtlanticaState, action: i64) -> None:
    """Carry out a legal action."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN:
        chance.draw(state, argument)
    elif kind == ACT_IN:
        rules.act(state, argument // SYMBOLS, argument % SYMBOLS + 1)
    elif kind == PAY_ONE:
        rules.pay(state, argument)
    elif kind == PAY_TWO:
        rules.pay_two(state, argument)
    elif kind == TAKE_CARD:
        rules.take(state, argument)
    elif kind == CATCH_BREATH:
        rules.catch_breath(state)
    elif kind == END_TURN:
        rules.end_turn(state)
    elif kind == REVEALED_TREASURE:
        chance.turn_up_treasure(state, argument)
    elif kind == REVEALED_SHIP:
        chance.turn_up_ship(state, argument)
    elif kind == REVEALED_RESEARCH:
        chance.turn_up_research(state, argument)
    elif kind == REVEALED_HURRICANE:
        chance.turn_up_hurricane(state)
    else:
        rules.begin_with(state, argument)


def choice_mask(state: AtlanticaState) -> i64:
    """The legal choices of the seat as bits, counted from CHOICES."""
    if state.step == ACT:
        last = bit(END_TURN - CHOICES) if state.areas else bit(CATCH_BREATH - CHOICES)
        return rules.possible_acts(state) | last
    if state.step == PAY:
        by_one, by_two = rules.possible_payments(state)
        return (by_one << (PAY_ONE - CHOICES)) | (by_two << (PAY_TWO - CHOICES))
    return rules.takeable(state, rules.reach(state)) << (TAKE_CARD - CHOICES)


def outcomes(state: AtlanticaState) -> vec[i64]:
    """The possible outcomes of chance, ascending."""
    found = vec[i64]()
    for action in range(CHOICES):
        if refusal_of_outcome(state, action) == ALLOWED:
            found = append(found, action)
    return found


def weight_of(state: AtlanticaState, action: i64) -> i64:
    """How likely a possible outcome is, against the others."""
    kind = KIND[action]
    argument = ARGUMENT[action]
    if kind == DRAWN:
        return count_of(chance.pool_of_divers(state), argument)
    # S2: the hurricane is one of the cards left in its stack; the others are any that nobody has seen.
    if kind == REVEALED_HURRICANE:
        return total_of(state.unseen_treasures) if state.hurricane_stack > 1 else 1
    if kind == REVEALED_TREASURE:
        others = state.hurricane_stack - 1 if chance.may_be_hurricane(state) else 1
        return others * count_of(state.unseen_treasures, argument)
    if kind == REVEALED_SHIP:
        return count_of(state.unseen_ships, argument)
    if kind == REVEALED_RESEARCH:
        return count_of(state.unseen_research, argument)
    return 1  # S4: every seat is as likely to begin


def sampled(state: AtlanticaState, rng: Rng) -> i64:
    """One outcome of chance by its odds, without listing the others."""
    step = state.step
    if step == DRAW or step == DEAL:
        return DRAWN + any_of(chance.pool_of_divers(state), rng)
    if step == TREASURE:
        if chance.may_be_hurricane(state) and rng.below(state.hurricane_stack) == 0:
            return REVEALED_HURRICANE
        return REVEALED_TREASURE + any_of(state.unseen_treasures, rng)
    if step == SHIP:
        return REVEALED_SHIP + SIZES * state.stack + any_of(unseen_in_stack(state, state.stack), rng)
    if step == LOT:
        return DRAWN_SEAT + rng.below(state.seats)
    return REVEALED_RESEARCH + any_of(state.unseen_research, rng)


def any_of(tally: i64, rng: Rng) -> i64:
    """The sort of a card drawn at random."""
    return sort_at(tally, rng.below(total_of(tally)))


@final
class Atlantica(AtlanticaState):
    """The state with its rules: what the engine, bots and learners call."""

    def turn(self) -> i64:
        """The seat to act, CHANCE, or OVER."""
        if self.step == FINISHED:
            return OVER
        if self.step < ACT:
            return CHANCE
        return self.seat

    def _mask(self) -> i64:
        """The legal choices, worked out once for each state."""
        if self.mask == NONE:
            self.mask = choice_mask(self)
        return self.mask

    def legal(self) -> vec[i64]:
        """The actions that may be taken now, ascending."""
        if self.step < ACT:
            return outcomes(self)
        found = vec[i64](capacity=8)
        if self.step == FINISHED:
            return found
        return with_members(found, self._mask(), CHOICES)

    def any_legal(self, rng: Rng) -> i64:
        """One of the legal actions, each equally likely."""
        if self.step < ACT:
            found = outcomes(self)
            return found[rng.below(len(found))]
        mask = self._mask()
        return CHOICES + member_at(mask, rng.below(how_many(mask)))

    def _is_legal(self, action: i64) -> bool:
        """Whether the action may be taken now."""
        if self.step < ACT:
            return 0 <= action < CHOICES and refusal_of_outcome(self, action) == ALLOWED
        return self.step != FINISHED and CHOICES <= action < ACTIONS and self._mask() & bit(action - CHOICES) != 0

    def apply(self, action: i64) -> None:
        """Take the action, or raise IllegalAction and change nothing."""
        if not self._is_legal(action):
            raise IllegalAction(f"action {action} is not legal now")
        take(self, action)
        self.mask = NONE

    def clone(self) -> "Atlantica":
        """An independent copy."""
        return Atlantica(self)

    def odds(self) -> vec[i64]:
        """A weight for each outcome of chance."""
        weights = vec[i64]()
        if self.step < ACT:
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
        """E6: those who have won share the victory."""
        won = rules.winners(self)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def guess(self, seat: i64, rng: Rng) -> State:
        """Other hands and the diver deck, dealt anew; of treasures, ships and research nothing is decided yet."""
        other = self.clone()
        deal_anew(other, seat, rng)
        other.mask = NONE
        return other

    def choosers(self) -> vec[i64]:
        """The seat to act."""
        seats = vec[i64]()
        if ACT <= self.step < FINISHED:
            seats = append(seats, self.seat)
        return seats

    def legal_for(self, seat: i64) -> vec[i64]:
        """What the seat may choose now."""
        if ACT <= self.step < FINISHED and seat == self.seat:
            return self.legal()
        return vec[i64]()

    def features(self, seat: i64) -> vec[float]:
        """What the seat's strength may be learnt from."""
        return features(self, seat)

    def estimate(self, seat: i64) -> float:
        """The seat's expected win share."""
        if self.step == FINISHED:
            return self.shares()[seat]
        return estimate(self, seat)
