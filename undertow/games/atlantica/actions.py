"""The table of Atlantica's actions, number by number, and the state that takes them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, with_members
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State
from undertow.games.atlantica.chance import (
    draw,
    may_be_hurricane,
    pool_of_divers,
    refusal_of_drawn,
    refusal_of_drawn_seat,
    refusal_of_hurricane,
    refusal_of_research,
    refusal_of_ship,
    refusal_of_treasure,
    turn_up_hurricane,
    turn_up_research,
    turn_up_ship,
    turn_up_treasure,
)
from undertow.games.atlantica.estimate import estimate
from undertow.games.atlantica.features import features
from undertow.games.atlantica.guess import deal_anew
from undertow.games.atlantica.refusals import ALLOWED
from undertow.games.atlantica.rules import (
    act,
    begin_with,
    catch_breath,
    end_turn,
    pay,
    pay_two,
    possible_acts,
    possible_payments,
    reach,
    refusal_of_act,
    refusal_of_catch_breath,
    refusal_of_end_turn,
    refusal_of_pay,
    refusal_of_pay_two,
    refusal_of_take,
    score_of,
    take,
    takeable,
    winners,
)
from undertow.games.atlantica.state import (
    ACT,
    DEAL,
    DRAW,
    FINISHED,
    LOT,
    NONE,
    PAY,
    SHIP,
    SIZES,
    SYMBOLS,
    TREASURE,
    UNSEEN_RESEARCH,
    UNSEEN_TREASURES,
    AtlanticaState,
    unseen_in_stack,
)
from undertow.games.atlantica.tally import count_of, sort_at, total_of

# The action table: each kind of action has a run of numbers; chance's come first.
DRAWN_SEAT: Final = 0
DRAWN: Final = 5
REVEALED_TREASURE: Final = 11
REVEALED_HURRICANE: Final = 18
REVEALED_SHIP: Final = 19
REVEALED_RESEARCH: Final = 34
CHOICES: Final = 45  # from here on seats choose
ACT_IN: Final = 45  # by area and level
CATCH_BREATH: Final = 57
PAY_ONE: Final = 58
PAY_TWO: Final = 64
TAKE_CARD: Final = 70  # by space: treasures, stacks, research cards
END_TURN: Final = 83
ACTIONS: Final = 84

TEXTS: Final = (
    *[f"drawn seat {seat}" for seat in range(5)],
    *[f"drawn {colour}" for colour in ("white", "yellow", "red", "green", "blue", "violet")],
    "revealed architecture",
    "revealed ceramics",
    "revealed gold",
    "revealed amphorae",
    "revealed inscriptions",
    "revealed sculptures",
    "revealed weapons",
    "revealed hurricane",
    *[f"revealed {ship} {crates}" for ship in ("boat", "freighter", "transport") for crates in range(1, 6)],
    "revealed +2",
    "revealed +3",
    "revealed +4",
    "revealed three kinds",
    "revealed four kinds",
    "revealed one kind",
    "revealed blue",
    "revealed per research",
    "revealed per ship",
    "revealed twelve crates",
    "revealed joker",
    *("dive 1", "dive 2", "dive 3"),
    *("hire boat", "hire freighter", "hire transport"),
    *("recruit 3", "recruit 6", "treat all"),
    *("study first", "study any", "study two"),
    "catch breath",
    *[f"pay {colour}" for colour in ("white", "yellow", "red", "green", "blue", "violet")],
    *[f"pay two {colour}" for colour in ("white", "yellow", "red", "green", "blue", "violet")],
    *[f"take treasure {space}" for space in range(1, 7)],
    *("take boat", "take freighter", "take transport"),
    *[f"take research {space}" for space in range(1, 5)],
    "end turn",
)


def bar(state: AtlanticaState, action: i64) -> i64:
    """What bars the action now; ALLOWED if nothing does."""
    if action < CHOICES:
        return refusal_of_outcome(state, action)
    if action < CATCH_BREATH:
        choice = action - ACT_IN
        return refusal_of_act(state, choice // SYMBOLS, choice % SYMBOLS + 1)
    if action < PAY_ONE:
        return refusal_of_catch_breath(state)
    if action < PAY_TWO:
        return refusal_of_pay(state, action - PAY_ONE)
    if action < TAKE_CARD:
        return refusal_of_pay_two(state, action - PAY_TWO)
    if action < END_TURN:
        return refusal_of_take(state, action - TAKE_CARD)
    return refusal_of_end_turn(state)


def refusal_of_outcome(state: AtlanticaState, action: i64) -> i64:
    """What bars an outcome of chance."""
    if action < DRAWN:
        return refusal_of_drawn_seat(state, action - DRAWN_SEAT)
    if action < REVEALED_TREASURE:
        return refusal_of_drawn(state, action - DRAWN)
    if action < REVEALED_HURRICANE:
        return refusal_of_treasure(state, action - REVEALED_TREASURE)
    if action < REVEALED_SHIP:
        return refusal_of_hurricane(state)
    if action < REVEALED_RESEARCH:
        return refusal_of_ship(state, action - REVEALED_SHIP)
    return refusal_of_research(state, action - REVEALED_RESEARCH)


def take_outcome(state: AtlanticaState, action: i64) -> None:
    """What follows from an outcome of chance."""
    if action < DRAWN:
        begin_with(state, action - DRAWN_SEAT)
    elif action < REVEALED_TREASURE:
        draw(state, action - DRAWN)
    elif action < REVEALED_HURRICANE:
        turn_up_treasure(state, action - REVEALED_TREASURE)
    elif action < REVEALED_SHIP:
        turn_up_hurricane(state)
    elif action < REVEALED_RESEARCH:
        turn_up_ship(state, action - REVEALED_SHIP)
    else:
        turn_up_research(state, action - REVEALED_RESEARCH)


def take_choice(state: AtlanticaState, action: i64) -> None:
    """What follows from a legal choice of the seat."""
    if action < CATCH_BREATH:
        choice = action - ACT_IN
        act(state, choice // SYMBOLS, choice % SYMBOLS + 1)
    elif action < PAY_ONE:
        catch_breath(state)
    elif action < PAY_TWO:
        pay(state, action - PAY_ONE)
    elif action < TAKE_CARD:
        pay_two(state, action - PAY_TWO)
    elif action < END_TURN:
        take(state, action - TAKE_CARD)
    else:
        end_turn(state)


def choice_mask(state: AtlanticaState) -> i64:
    """The legal choices of the seat as bits, counted from CHOICES; only those that its step knows are looked at."""
    if state.step == ACT:
        last = bit(END_TURN - CHOICES) if state.areas else bit(CATCH_BREATH - CHOICES)
        return possible_acts(state) | last
    if state.step == PAY:
        by_one, by_two = possible_payments(state)
        return (by_one << (PAY_ONE - CHOICES)) | (by_two << (PAY_TWO - CHOICES))
    return takeable(state, reach(state)) << (TAKE_CARD - CHOICES)


def outcomes(state: AtlanticaState) -> vec[i64]:
    """The possible outcomes of chance, ascending."""
    found = vec[i64]()
    for action in range(CHOICES):
        if refusal_of_outcome(state, action) == ALLOWED:
            found = append(found, action)
    return found


def weight_of(state: AtlanticaState, action: i64) -> i64:
    """How likely a possible outcome is, against the others."""
    if action < DRAWN:
        return 1  # S4: every seat is as likely to begin
    if action < REVEALED_TREASURE:
        return count_of(pool_of_divers(state), action - DRAWN)
    if action < REVEALED_SHIP:
        # S2: the hurricane is one of the cards left in its stack; the others are any that nobody has seen.
        if action == REVEALED_HURRICANE:
            return total_of(state.cards[UNSEEN_TREASURES]) if state.hurricane_stack > 1 else 1
        others = state.hurricane_stack - 1 if may_be_hurricane(state) else 1
        return others * count_of(state.cards[UNSEEN_TREASURES], action - REVEALED_TREASURE)
    if action < REVEALED_RESEARCH:
        return count_of(unseen_in_stack(state, state.stack), (action - REVEALED_SHIP) % SIZES)
    return count_of(state.cards[UNSEEN_RESEARCH], action - REVEALED_RESEARCH)


def sampled(state: AtlanticaState, rng: Rng) -> i64:
    """One outcome of chance by its odds, without listing the others."""
    step = state.step
    if step == DRAW or step == DEAL:
        return DRAWN + any_of(pool_of_divers(state), rng)
    if step == TREASURE:
        if may_be_hurricane(state) and rng.below(state.hurricane_stack) == 0:
            return REVEALED_HURRICANE
        return REVEALED_TREASURE + any_of(state.cards[UNSEEN_TREASURES], rng)
    if step == SHIP:
        return REVEALED_SHIP + SIZES * state.stack + any_of(unseen_in_stack(state, state.stack), rng)
    if step == LOT:
        return DRAWN_SEAT + rng.below(state.seats)
    return REVEALED_RESEARCH + any_of(state.cards[UNSEEN_RESEARCH], rng)


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

    def apply(self, action: i64) -> None:
        """Take the action, or raise IllegalAction and change nothing."""
        if self.step < ACT:
            if action < 0 or action >= CHOICES or refusal_of_outcome(self, action) != ALLOWED:
                raise IllegalAction(f"action {action} is not a possible outcome now")
            take_outcome(self, action)
        else:
            if self.step == FINISHED or not CHOICES <= action < ACTIONS or not self._mask() & bit(action - CHOICES):
                raise IllegalAction(f"action {action} is not legal now")
            take_choice(self, action)
        self.mask = NONE

    def clone(self) -> "Atlantica":
        """An independent copy."""
        return Atlantica(self, self.seats)

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
        return [int(score_of(self, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won."""
        return winners(self)

    def shares(self) -> list[float]:
        """E6: those who have won share the victory."""
        won = winners(self)
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
