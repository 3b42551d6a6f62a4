"""Lists the legal actions of Fantazja, and implements `State`."""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, member_at, members_from, write_members
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State, check_length, check_seat, check_shared, check_viewer
from undertow.games.fantazja import facts, powers, rules
from undertow.games.fantazja.characters import liking
from undertow.games.fantazja.dispatch import refusal_of, take
from undertow.games.fantazja.estimate import estimate
from undertow.games.fantazja.facts import (
    ALLOWED,
    BOTTOM_LENGTH,
    NONE,
    SEATS,
    TOKENS,
    TURN,
    TYPES,
    FantazjaState,
    cell_of,
    top_of,
)
from undertow.games.fantazja.features import features
from undertow.games.fantazja.knowledge import guess_rest
from undertow.games.fantazja.land import ENCODED, extends_land, is_kept_off, number_of, replacing_any, restore_land
from undertow.games.fantazja.placing import any_border, find_cells
from undertow.games.fantazja.sense import margin, sensible
from undertow.games.fantazja.state import holder, next_building, opponent, score, token_of, turning_of, under_of

# The legal actions: the step's sets of tiles, powers, turnings and cells, in ascending order

_MOST: Final = 128  # legal actions of any step
_ROOM: Final = vec[i64]([0] * _MOST)  # a slice is a new list of its length


def legal_list(state: FantazjaState) -> vec[i64]:
    """The legal actions, ascending."""
    step = state.step
    if step == facts.MAIN:
        return legal_in_main(state)
    if step == facts.PLACE:
        return legal_cells(state)
    members, first = run_of_step(state)
    last = last_of_step(state)
    return members_from(members, first) if last == NONE else append(members_from(members, first), last)


def run_of_step(state: FantazjaState) -> tuple[i64, i64]:
    """What a step chooses from, as bits, and the first number of such actions."""
    step = state.step
    if step == facts.DRAW:
        return outcomes(state), facts.DRAWN
    if step == facts.SHOW:
        return outcomes(state), facts.SHOWN
    if step == TURN:
        return state.turnings, facts.TURN_BY
    if step == facts.PAY:
        return state.held[facts.IMAGINATION + state.seat], facts.PAY_WITH
    if step == facts.GIVE:
        return state.held[facts.HAND + state.seat] & ~state.taken, facts.GIVE_UP
    if step == facts.TAKE:
        return state.held[facts.DISCARD + state.seat] & ~state.given, facts.TAKE_UP
    if step == facts.SWAP:
        return replacing_any(state, state.seat), facts.SWAP_IN
    if step == facts.BURY:
        return still_shown(state), facts.BURY_TILE
    if step == facts.LOT:
        return bit(SEATS) - 1, facts.DRAWN_SEAT
    return 0, facts.DRAWN_SEAT  # the match is over


def last_of_step(state: FantazjaState) -> i64:
    """P4, P7: the action that ends a step without a tile, or NONE."""
    if state.step == facts.BURY:
        return facts.BURY_NOTHING
    return facts.ENOUGH if state.step == facts.GIVE and state.taken else NONE


def still_shown(state: FantazjaState) -> i64:
    """P7: the tiles shown, without the one that is to go under the pile."""
    return state.shown if state.buried == NONE else state.shown & ~bit(state.buried)


def outcomes(state: FantazjaState) -> i64:
    """The tiles that chance may give: from the pile, or under it; P7: from the hand."""
    held = state.held
    if state.step == facts.SHOW:
        return held[facts.HAND + opponent(state.seat)] & ~state.shown
    seat = state.drawer
    if held[facts.PILE + seat]:
        return held[facts.PILE + seat]
    return bit(held[facts.BOTTOM + seat * facts.MOST_AT_BOTTOM])


def legal_in_main(state: FantazjaState) -> vec[i64]:
    """T1, T2: build, imagine, use a power, end the turn."""
    if state.acted:
        return append(members_from(powers_left(state), facts.USE), facts.END_TURN)
    usable = powers.usable(state)
    built = rules.buildable(state)
    hand = state.held[facts.HAND + state.seat]
    found = _ROOM[: how_many(built) + how_many(hand) + how_many(usable)]
    place = write_members(found, 0, built, facts.BUILD)
    place = write_members(found, place, hand, facts.IMAGINE)
    write_members(found, place, usable, facts.USE)
    return found


def any_of_step(state: FantazjaState, rng: Rng) -> i64:
    """A uniform legal action, in a step where the actions need not be listed."""
    if state.step == facts.MAIN:
        return any_in_main(state, rng)
    members, first = run_of_step(state)
    last = last_of_step(state)
    count = how_many(members)
    if last == NONE:
        return first + member_at(members, rng.below(count))
    number = rng.below(count + 1)
    return last if number == count else first + member_at(members, number)


def any_in_main(state: FantazjaState, rng: Rng) -> i64:
    """One of the actions of `legal_in_main`."""
    if state.acted:
        return any_after_action(state, rng)
    usable = powers.usable(state)
    uses = how_many(usable)
    built = rules.buildable(state)
    hand = state.held[facts.HAND + state.seat]
    builds = how_many(built)
    tiles = how_many(hand)
    number = rng.below(builds + tiles + uses)
    if number < builds:
        return facts.BUILD + member_at(built, number)
    number -= builds
    return facts.IMAGINE + member_at(hand, number) if number < tiles else facts.USE + member_at(usable, number - tiles)


def any_after_action(state: FantazjaState, rng: Rng) -> i64:
    """T2: a power, or the end of the turn."""
    usable = powers_left(state)
    uses = how_many(usable)
    number = rng.below(uses + 1)
    if number == uses:
        return facts.END_TURN
    return facts.USE + member_at(usable, number)


def powers_left(state: FantazjaState) -> i64:
    """T2: the powers that may be used after the action, as bits."""
    if state.usable == NONE:
        state.usable = powers.usable(state)
    return state.usable


def room_for_cells(state: FantazjaState) -> vec[i64]:
    """A list with room for all borders or buildings."""
    return _ROOM[: max(state.borders, state.buildings)]


def legal_cells(state: FantazjaState) -> vec[i64]:
    """T5, T7, T8, P6, P8: where the tile or the token may be laid."""
    cells = room_for_cells(state)
    count = find_cells(state, cells)
    for place in range(count):
        cells[place] = facts.AT + number_of(cells[place])
    return cells[:count]


def any_cell(state: FantazjaState, rng: Rng) -> i64:
    """One of the actions of `legal_cells`."""
    if state.power == NONE and extends_land(state, state.tile) and not is_kept_off(state, state.seat):
        return facts.AT + number_of(any_border(state, rng))
    cells = room_for_cells(state)
    return facts.AT + number_of(cells[rng.below(find_cells(state, cells))])


@final
class Fantazja(FantazjaState):
    """The state with its rules: what the engine, bots and learners call."""

    def begin(self, first: i64) -> None:
        """Set up; the lot decides who begins if `first` is NONE."""
        rules.set_up(self, first)

    def turn(self) -> i64:
        """The seat to act, CHANCE, or OVER."""
        if self.step == facts.FINISHED:
            return OVER
        if self.step == facts.LOT or self.step == facts.DRAW or self.step == facts.SHOW:
            return CHANCE
        return self.seat

    def legal_vec(self) -> vec[i64]:
        """The legal actions, ascending; computed once per state."""
        if not self.listed:
            self.list = legal_list(self)
            self.listed = 1
        return self.list

    def sensible_vec(self) -> vec[i64]:
        """The legal actions that a bot weighs."""
        return sensible(self, self.legal_vec())

    def _is_legal(self, action: i64) -> bool:
        """Whether the action may be taken now."""
        if action < 0 or action >= facts.ACTIONS or self.step == facts.FINISHED:
            return False
        if not self.listed:
            return refusal_of(self, action) == ALLOWED
        for legal in self.list:
            if legal == action:
                return True
        return False

    def play_out(self, rng: Rng) -> i64:
        """Play to the end at random; returns the number of decisions."""
        decisions: i64 = 0
        while self.step != facts.FINISHED:
            if self.turn() == CHANCE:
                self._take(self.sample(rng))
            else:
                self._take(self.any_legal(rng))
                decisions += 1
        return decisions

    def _take(self, action: i64) -> None:
        """Take a legal action."""
        take(self, action)
        self.listed = 0
        self.sure = NONE

    def apply(self, action: i64) -> None:
        """Take the action, or raise IllegalAction and change nothing."""
        if (action < 0 or action != self.sure) and not self._is_legal(action):
            raise IllegalAction(f"action {action} is not legal now")
        self._take(action)

    def clone(self) -> "Fantazja":
        """An independent copy."""
        return Fantazja(self)

    def encode(self) -> vec[i64]:
        """All facts as numbers; tokens by their holders, buildings in the order of their cells."""
        facts = extend(super().encode(), self.held[:TOKENS])
        for token in range(TYPES):
            facts = append(facts, holder(self, token))
        facts = extend(facts, self.held[BOTTOM_LENGTH:])
        cell: i64 = NONE
        for _building in range(self.buildings):
            index = next_building(self, cell)
            cell = cell_of(self, index)
            facts = append(facts, cell)
            facts = append(facts, top_of(self, index))
            facts = append(facts, turning_of(self, index))
            facts = append(facts, under_of(self, index))
        facts = extend(facts, self.printed)
        return append(append(facts, self.may_skip), self.skipped) if self.may_skip else facts

    def restore(self, facts: vec[i64]) -> None:
        """Load encoded facts into a fresh state of the same box."""
        numbers = FantazjaState(None)
        tokens = len(numbers.encode()) + TOKENS
        bottom = tokens + TYPES
        land = bottom + len(self.held) - BOTTOM_LENGTH
        numbers.restore(facts[: tokens - TOKENS])
        printed = land + numbers.buildings * ENCODED
        check_length(facts, printed + len(self.printed) + (2 if self.may_skip else 0))
        check_shared(facts, printed, self.printed)
        super().restore(facts[: tokens - TOKENS])
        self.skipped = facts[len(facts) - 1] if self.may_skip else 0
        self.held = extend(facts[tokens - TOKENS : tokens], extend(vec[i64]([0] * SEATS), facts[bottom:land]))
        for token in range(TYPES):
            if facts[tokens + token] == 0 or facts[tokens + token] == 1:
                self.held[TOKENS + facts[tokens + token]] |= token_of(token)
        restore_land(self, facts, land)
        if self.step == TURN:
            self.turnings = rules.turnings_at(self, self.cell)

    def odds_vec(self) -> vec[i64]:
        """Equal weights: each seat may begin, each tile of a pile or hand may be drawn."""
        weights = vec[i64]()
        if self.turn() == CHANCE:
            for _ in range(len(self.legal_vec())):
                weights = append(weights, 1)
        return weights

    def sample(self, rng: Rng) -> i64:
        """One outcome of chance."""
        if self.step == facts.LOT:
            return facts.DRAWN_SEAT + rng.below(SEATS)
        tiles = outcomes(self)
        slot = member_at(tiles, rng.below(how_many(tiles)))
        if self.step == facts.DRAW:
            self.sure = facts.DRAWN + slot
        else:
            self.sure = facts.SHOWN + slot
        return self.sure

    def any_legal(self, rng: Rng) -> i64:
        """A random legal action, uniformly."""
        if self.step == facts.PLACE:
            self.sure = any_cell(self, rng)
        else:
            self.sure = any_of_step(self, rng)
        return self.sure

    def scores(self) -> list[int]:
        """E2: points of the visible tiles and of the bonus tokens."""
        return [int(score(self, 0)), int(score(self, 1))]

    def winners(self) -> list[int]:
        """The seats that have won; both at a draw."""
        return rules.winners(self)

    def shares(self) -> list[float]:
        """A draw is shared."""
        won = rules.winners(self)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(SEATS)]

    def guess(self, seat: i64, rng: Rng) -> State:
        """A copy that deals anew the hands, piles and imagination points unknown to the seat."""
        check_viewer(seat, SEATS)
        other = Fantazja(self)
        guess_rest(other, seat, rng)
        other.listed = 0
        other.usable = NONE
        return other

    def choosers_vec(self) -> vec[i64]:
        """The seat to act."""
        seats = vec[i64]()
        turn = self.turn()
        return append(seats, turn) if turn >= 0 else seats

    def legal_for_vec(self, seat: i64) -> vec[i64]:
        """What the seat may choose now."""
        return self.legal_vec() if self.turn() == seat else vec[i64]()

    def features(self, seat: i64) -> vec[float]:
        """The inputs of a value network."""
        check_seat(seat, SEATS)
        return features(self, seat)

    def liking(self, seat: i64, character: i64) -> float:
        """How well a character likes the seat's situation."""
        check_seat(seat, SEATS)
        return liking(self, seat, character)

    def margin(self, seat: i64) -> float:
        """How far the seat is ahead."""
        check_seat(seat, SEATS)
        return margin(self, seat)

    def estimate(self, seat: i64) -> float:
        """The seat's expected win share; in the middle of an action, that of its best outcome."""
        check_seat(seat, SEATS)
        if self.step == facts.FINISHED:
            return self.shares()[seat]
        if self.step == facts.PLACE or self.step == TURN or self.step == facts.PAY or self.step == facts.SWAP:
            best = 0.0
            for action in self.legal_vec():
                after = Fantazja(self)
                after.apply(action)
                best = max(best, after.estimate(self.seat))
            return best if seat == self.seat else 1.0 - best
        return estimate(self, seat)
