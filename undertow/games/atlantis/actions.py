"""Lists the legal actions of Atlantis, and implements `State`."""

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, members_from
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State, check_seat, check_viewer
from undertow.games.atlantis import facts, rules
from undertow.games.atlantis.characters import liking
from undertow.games.atlantis.dispatch import refusal_of, take
from undertow.games.atlantis.estimate import estimate
from undertow.games.atlantis.facts import ALLOWED, MAINLAND, NONE, AtlantisState, set_way
from undertow.games.atlantis.features import features
from undertow.games.atlantis.guess import deal_anew
from undertow.games.atlantis.moves import playable_from, purse
from undertow.games.atlantis.multiset import KINDS, count, drawn, size
from undertow.games.atlantis.sense import margin, sensible_choices, sensible_gaps
from undertow.games.atlantis.state import NO_ITEM_AHEAD, letter_of, open_gaps, payable_cards, settled_score


def choice(action: i64) -> i64:
    """An action of a seat, other than placing a bridge, as a bit."""
    return bit(action - facts.CHOOSE_FIGURE)


def choices_of_step(state: AtlantisState) -> i64:
    """The legal choices of the seat to act as bits, bridges aside."""
    step = state.step
    if step == facts.START:
        return choices_at_start(state)
    if step == facts.MOVE:
        return playable_from(state, state.figure, purse(state), False) << (facts.PLAY - facts.CHOOSE_FIGURE)
    if step == facts.PAY:
        return choices_of_payment(state)
    return choice(facts.DRAW_CARDS)


def choices_at_start(state: AtlantisState) -> i64:
    """T1, T2, T6: buying, and a figure, or else showing the hand."""
    found = rules.movable_figures(state)
    if found == 0:
        found = choice(facts.SHOW_HAND)
    tiles = state.stock[facts.OWNED + state.seat]
    if tiles and state.sold == 0 and (state.deck or state.discard):
        for value in range(2, i64(KINDS + 1)):
            if count(tiles, value - 1):
                found |= choice(facts.BUY_WITH + value - 1)
    return found


def choices_of_payment(state: AtlantisState) -> i64:
    """W4: cards and tiles that can be part of a payment."""
    found: i64 = 0
    cards = payable_cards(state)
    if cards and rules.can_pay_a_card(state):
        for item in range(i64(facts.ITEMS)):
            if count(cards, item):
                found |= choice(facts.PAY_CARD + item)
    tiles = state.stock[facts.OWNED + state.seat]
    many = size(cards)
    for value in range(1, i64(KINDS + 1)):
        if count(tiles, value - 1) and rules.can_pay_tile(state, tiles, many, value):
            found |= choice(facts.PAY_TILE + value - 1)
    return found


def outcomes(state: AtlantisState) -> vec[i64]:
    """What chance may do now."""
    first: i64 = facts.DRAWN_SEAT
    end: i64 = facts.REVEALED
    if state.step == facts.LAY or state.step == facts.REVEAL:
        first, end = facts.REVEALED, facts.DRAWN
    elif state.step != facts.LOT:
        first, end = facts.DRAWN, facts.CHOOSE_FIGURE
    found = vec[i64]()
    for action in range(first, end):
        if refusal_of(state, action) == ALLOWED:
            found = append(found, action)
    return found


def weight(state: AtlantisState, outcome: i64) -> i64:
    """The number of seats, tiles or cards that give an outcome."""
    argument = facts.ARGUMENT[outcome]
    if facts.KIND[outcome] == facts.REVEALED:
        return rules.unseen_tiles(state, argument)
    if facts.KIND[outcome] == facts.DRAWN:
        return count(state.deck, argument)
    return 1


def sampled_tile(state: AtlantisState, rng: Rng) -> i64:
    """A random unseen tile of the current letter, uniformly."""
    first = facts.UNSEEN + letter_of(state.at) * facts.ITEMS
    stock = state.stock
    together: i64 = 0
    for of_item in range(first, first + facts.ITEMS):
        together += stock[of_item]
    left = rng.below(size(together))
    action: i64 = facts.REVEALED
    for of_item in range(first, first + facts.ITEMS):
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
        if self.step >= facts.START:
            if self.step == facts.FINISHED:
                return OVER
            return self.seat
        return CHANCE

    def _work_out(self) -> None:
        """Find the legal choices, once for each state."""
        if self.choices == NONE:
            self.gaps = 0
            if self.step == facts.FINISHED:
                self.choices = 0
                return
            self.choices = choices_of_step(self)
            if (self.step == facts.START or self.step == facts.BRIDGE) and self.bridges & bit(self.seat):
                self.gaps = open_gaps(self)

    def legal_vec(self) -> vec[i64]:
        """The legal actions, ascending."""
        if self.step <= facts.DRAW_STUCK:
            return outcomes(self)
        self._work_out()
        found = members_from(self.choices, facts.CHOOSE_FIGURE)
        return extend(found, members_from(self.gaps, facts.BRIDGE_AT - facts.FIRST_GAP)) if self.gaps else found

    def sensible_vec(self) -> vec[i64]:
        """The legal actions that a bot weighs."""
        if self.step <= facts.DRAW_STUCK:
            return outcomes(self)
        self._work_out()
        found = members_from(sensible_choices(self, self.choices), facts.CHOOSE_FIGURE)
        gaps = sensible_gaps(self, self.gaps) if self.gaps else i64(0)
        return extend(found, members_from(gaps, facts.BRIDGE_AT - facts.FIRST_GAP)) if gaps else found

    def any_legal(self, rng: Rng) -> i64:
        """A random legal action, uniformly."""
        if self.step <= facts.DRAW_STUCK:
            found = outcomes(self)
            return found[rng.below(len(found))]
        self._work_out()
        others = how_many(self.choices)
        index = rng.below(others) if self.gaps == 0 else rng.below(others + how_many(self.gaps))
        if index < others:
            self.sure = facts.CHOOSE_FIGURE + member_at(self.choices, index)
        else:
            self.sure = facts.BRIDGE_AT - facts.FIRST_GAP + member_at(self.gaps, index - others)
        return self.sure

    def _is_legal(self, action: i64) -> bool:
        """Whether the action may be taken now."""
        if action < 0 or action >= facts.ACTIONS:
            return False
        if self.step <= facts.DRAW_STUCK:
            return action < facts.CHOOSE_FIGURE and refusal_of(self, action) == ALLOWED
        if action < facts.CHOOSE_FIGURE:
            return False
        self._work_out()
        if action >= facts.BRIDGE_AT:
            return self.gaps & bit(facts.ARGUMENT[action]) != 0
        return self.choices & choice(action) != 0

    def play_out(self, rng: Rng) -> i64:
        """Play to the end at random; returns the number of decisions."""
        decisions: i64 = 0
        while self.step != facts.FINISHED:
            if self.step < facts.START:
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
        if self.step <= facts.DRAW_STUCK:
            for outcome in outcomes(self):
                weights = append(weights, weight(self, outcome))
        return weights

    def sample(self, rng: Rng) -> i64:
        """One outcome of chance, drawn by its odds."""
        if self.step == facts.LOT:
            return facts.DRAWN_SEAT + rng.below(self.seats)
        if self.step == facts.LAY or self.step == facts.REVEAL:
            self.sure = sampled_tile(self, rng)
        else:
            self.sure = facts.DRAWN + drawn(self.deck, rng)
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
        if self.step < facts.START or self.step == facts.FINISHED:
            return vec[i64]()
        return vec[i64]([self.seat])

    def legal_for_vec(self, seat: i64) -> vec[i64]:
        """What the seat may choose now."""
        if self.step < facts.START or self.step == facts.FINISHED or seat != self.seat:
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
        if self.step == facts.FINISHED:
            return self.shares()[seat]
        return estimate(self, seat)
