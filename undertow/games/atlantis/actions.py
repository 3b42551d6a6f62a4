"""Lists the legal actions of Atlantis, and implements `State`."""

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, members_from
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State, check_seat, check_viewer
from undertow.games.atlantis import rules
from undertow.games.atlantis.characters import liking
from undertow.games.atlantis.dispatch import refusal_of, take
from undertow.games.atlantis.estimate import estimate
from undertow.games.atlantis.facts import (
    ACTIONS,
    ALLOWED,
    ARGUMENT,
    BRIDGE,
    BRIDGE_AT,
    BUY_WITH,
    CHOOSE_FIGURE,
    DRAW_CARDS,
    DRAW_STUCK,
    DRAWN,
    DRAWN_SEAT,
    FINISHED,
    FIRST_GAP,
    ITEMS,
    KIND,
    LAY,
    LOT,
    MAINLAND,
    MOVE,
    NONE,
    OWNED,
    PAY,
    PAY_CARD,
    PAY_TILE,
    PLAY,
    REVEAL,
    REVEALED,
    SHOW_HAND,
    START,
    UNSEEN,
    AtlantisState,
    set_way,
)
from undertow.games.atlantis.features import features
from undertow.games.atlantis.guess import deal_anew
from undertow.games.atlantis.moves import playable_from, purse
from undertow.games.atlantis.multiset import KINDS, count, drawn, size
from undertow.games.atlantis.sense import margin, sensible_choices, sensible_gaps
from undertow.games.atlantis.state import NO_ITEM_AHEAD, letter_of, open_gaps, payable_cards, settled_score


def choice(action: i64) -> i64:
    """An action of a seat, other than placing a bridge, as a bit."""
    return bit(action - CHOOSE_FIGURE)


def choices_of_step(state: AtlantisState) -> i64:
    """The legal choices of the seat to act as bits, bridges aside."""
    step = state.step
    if step == START:
        return choices_at_start(state)
    if step == MOVE:
        return playable_from(state, state.figure, purse(state), False) << (PLAY - CHOOSE_FIGURE)
    if step == PAY:
        return choices_of_payment(state)
    return choice(DRAW_CARDS)


def choices_at_start(state: AtlantisState) -> i64:
    """T1, T2, T6: buying, and a figure, or else showing the hand."""
    found = rules.movable_figures(state)
    if found == 0:
        found = choice(SHOW_HAND)
    tiles = state.stock[OWNED + state.seat]
    if tiles and state.sold == 0 and (state.deck or state.discard):
        for value in range(2, i64(KINDS + 1)):
            if count(tiles, value - 1):
                found |= choice(BUY_WITH + value - 1)
    return found


def choices_of_payment(state: AtlantisState) -> i64:
    """W4: cards and tiles that can be part of a payment."""
    found: i64 = 0
    cards = payable_cards(state)
    if cards and rules.can_pay_a_card(state):
        for item in range(i64(ITEMS)):
            if count(cards, item):
                found |= choice(PAY_CARD + item)
    tiles = state.stock[OWNED + state.seat]
    many = size(cards)
    for value in range(1, i64(KINDS + 1)):
        if count(tiles, value - 1) and rules.can_pay_tile(state, tiles, many, value):
            found |= choice(PAY_TILE + value - 1)
    return found


def outcomes(state: AtlantisState) -> vec[i64]:
    """What chance may do now."""
    first: i64 = DRAWN_SEAT
    end: i64 = REVEALED
    if state.step == LAY or state.step == REVEAL:
        first, end = REVEALED, DRAWN
    elif state.step != LOT:
        first, end = DRAWN, CHOOSE_FIGURE
    found = vec[i64]()
    for action in range(first, end):
        if refusal_of(state, action) == ALLOWED:
            found = append(found, action)
    return found


def weight(state: AtlantisState, outcome: i64) -> i64:
    """How many seats, tiles or cards there are of an outcome."""
    argument = ARGUMENT[outcome]
    if KIND[outcome] == REVEALED:
        return rules.unseen_tiles(state, argument)
    if KIND[outcome] == DRAWN:
        return count(state.deck, argument)
    return 1


def sampled_tile(state: AtlantisState, rng: Rng) -> i64:
    """A random unseen tile of the current letter, uniformly."""
    first = UNSEEN + letter_of(state.at) * ITEMS
    stock = state.stock
    together: i64 = 0
    for of_item in range(first, first + ITEMS):
        together += stock[of_item]
    left = rng.below(size(together))
    action: i64 = REVEALED
    for of_item in range(first, first + ITEMS):
        tiles = stock[of_item]
        here = size(tiles)
        if left < here:
            while left >= tiles & 255:
                left -= tiles & 255
                tiles >>= 8
                action += 1
            break
        left -= here
        action += KINDS
    return action


@final
class Atlantis(AtlantisState):
    """The state with its rules: what the engine, bots and learners call."""

    def turn(self) -> i64:
        """The seat to act, CHANCE, or OVER."""
        if self.step >= START:
            if self.step == FINISHED:
                return OVER
            return self.seat
        return CHANCE

    def _work_out(self) -> None:
        """Find the legal choices, once for each state."""
        if self.choices == NONE:
            self.gaps = 0
            if self.step == FINISHED:
                self.choices = 0
                return
            self.choices = choices_of_step(self)
            if (self.step == START or self.step == BRIDGE) and self.bridges & bit(self.seat):
                self.gaps = open_gaps(self)

    def legal_vec(self) -> vec[i64]:
        """The legal actions, ascending."""
        if self.step <= DRAW_STUCK:
            return outcomes(self)
        self._work_out()
        found = members_from(self.choices, CHOOSE_FIGURE)
        return extend(found, members_from(self.gaps, BRIDGE_AT - FIRST_GAP)) if self.gaps else found

    def sensible_vec(self) -> vec[i64]:
        """The legal actions that a bot weighs."""
        if self.step <= DRAW_STUCK:
            return outcomes(self)
        self._work_out()
        found = members_from(sensible_choices(self, self.choices), CHOOSE_FIGURE)
        gaps = sensible_gaps(self, self.gaps) if self.gaps else 0
        return extend(found, members_from(gaps, BRIDGE_AT - FIRST_GAP)) if gaps else found

    def any_legal(self, rng: Rng) -> i64:
        """A random legal action, uniformly."""
        if self.step <= DRAW_STUCK:
            found = outcomes(self)
            return found[rng.below(len(found))]
        self._work_out()
        others = how_many(self.choices)
        index = rng.below(others) if self.gaps == 0 else rng.below(others + how_many(self.gaps))
        if index < others:
            self.sure = CHOOSE_FIGURE + member_at(self.choices, index)
        else:
            self.sure = BRIDGE_AT - FIRST_GAP + member_at(self.gaps, index - others)
        return self.sure

    def _is_legal(self, action: i64) -> bool:
        """Whether the action may be taken now."""
        if action < 0 or action >= ACTIONS:
            return False
        if self.step <= DRAW_STUCK:
            return action < CHOOSE_FIGURE and refusal_of(self, action) == ALLOWED
        if action < CHOOSE_FIGURE:
            return False
        self._work_out()
        if action >= BRIDGE_AT:
            return self.gaps & bit(ARGUMENT[action]) != 0
        return self.choices & choice(action) != 0

    def play_out(self, rng: Rng) -> i64:
        """Play to the end at random; returns the number of decisions."""
        decisions: i64 = 0
        while self.step != FINISHED:
            if self.step < START:
                self._take(self.sample(rng))
            else:
                self._take(self.any_legal(rng))
                decisions += 1
        return decisions

    def _take(self, action: i64) -> None:
        """Take a legal action."""
        take(self, action)
        self.sure = NONE
        self.choices = NONE

    def apply(self, action: i64) -> None:
        """Take the action, or raise IllegalAction and change nothing."""
        if (action < 0 or action != self.sure) and not self._is_legal(action):
            raise IllegalAction(f"action {action} is not legal now")
        self._take(action)

    def clone(self) -> "Atlantis":
        """An independent copy."""
        return Atlantis(self)

    def restore(self, facts: vec[i64]) -> None:
        """Load encoded facts; the ways are charted again, from the Mainland on."""
        super().restore(facts)
        set_way(self, MAINLAND, NO_ITEM_AHEAD)

    def odds_vec(self) -> vec[i64]:
        """The weight of each outcome: its number of seats, tiles or cards."""
        weights = vec[i64]()
        if self.step <= DRAW_STUCK:
            for outcome in outcomes(self):
                weights = append(weights, weight(self, outcome))
        return weights

    def sample(self, rng: Rng) -> i64:
        """One outcome of chance, drawn by its odds."""
        if self.step == LOT:
            return DRAWN_SEAT + rng.below(self.seats)
        if self.step == LAY or self.step == REVEAL:
            self.sure = sampled_tile(self, rng)
        else:
            self.sure = DRAWN + drawn(self.deck, rng)
        return self.sure

    def scores(self) -> list[int]:
        """Each seat's points, as if the match were settled now."""
        return [int(settled_score(self, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won."""
        return rules.winners(self)

    def shares(self) -> list[float]:
        """E3: winners share the victory."""
        won = rules.winners(self)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def guess(self, seat: i64, rng: Rng) -> State:
        """Others' cards and the deck, dealt anew."""
        check_viewer(seat, self.seats)
        other = self.clone()
        deal_anew(other, seat, rng)
        other.choices = NONE
        return other

    def choosers_vec(self) -> vec[i64]:
        """The seat to act, if it is not chance."""
        if self.step < START or self.step == FINISHED:
            return vec[i64]()
        return vec[i64]([self.seat])

    def legal_for_vec(self, seat: i64) -> vec[i64]:
        """What the seat may choose now."""
        if self.step < START or self.step == FINISHED or seat != self.seat:
            return vec[i64]()
        return self.legal_vec()

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
        if self.step == FINISHED:
            return self.shares()[seat]
        return estimate(self, seat)
