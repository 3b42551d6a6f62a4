"""A rule of thumb for the chances of each seat in a state of Atlantica. It never decides what is legal.

Strength is counted in points: the exact score now, and what diver cards, free crates and treasures without a crate may
still bring in the remaining turns. In the middle of an action, the best cards that it can still take count as taken.
"""

import math
from typing import Final, final

from mypy_extensions import i64

from undertow.engine.bits import bit, shifted
from undertow.games.atlantica.facts import (
    NONE,
    PAY,
    SPACES,
    SYMBOLS,
    AtlanticaState,
    card_on,
    hand_of,
    research_of,
    ships_of,
    treasures_of,
)
from undertow.games.atlantica.rules import LARGE_CREW, SMALL_CREW, reach
from undertow.games.atlantica.score_cache import UNKNOWN
from undertow.games.atlantica.scoring import BLUE, FOUR_KINDS, JOKER, ONE_KIND, THREE_KINDS, best_treasures, fixed_points
from undertow.games.atlantica.state import (
    BOAT,
    PORT,
    RESEARCH_SPACE,
    STACK_SPACE,
    STATION,
    TAVERN,
    area_of,
    crates_of,
)
from undertow.games.atlantica.tally import full_of, one_of, sorts_in, total_of

_STEEPNESS: Final = 0.16
_DIVER: Final = 0.9
_HANDFUL: Final = 6.0
_EXTRA_DIVER: Final = 0.4  # beyond a handful
_PLENTY: Final = 12.0  # more than this does not count
_COLOUR: Final = 0.25  # a colour more in hand
_FREE_CRATE: Final = 1.0
_MOST_FREE_CRATES: Final = 4
_WAITING: Final = 0.4  # share of what treasures without a crate would add with one
_CARDS_A_TURN: Final = 3.0
_TREASURES_A_TURN: Final = 1.3


def estimate(state: AtlanticaState, seat: i64) -> float:
    """The seat's expected win share, from its strength and everybody's."""
    own = strength(state, seat)
    total = 1.0
    for other in range(state.seats):
        if other != seat:
            total += math.exp(_STEEPNESS * (strength(state, other) - own))
    return 1.0 / total


def strength(state: AtlanticaState, seat: i64) -> float:
    """What a seat has and may expect, in points."""
    holdings = Holdings(state, seat)
    if seat == state.seat:
        holdings.divers += state.pending
        if state.area != NONE:
            finish_action(state, holdings)
    return holdings.points + prospects(state, holdings, turns_to_come(state, seat))


@final
class Holdings:
    """A seat's cards, real or hypothetical."""

    def __init__(self, state: AtlanticaState, seat: i64) -> None:
        """Start with the seat's present cards."""
        self.treasures: i64 = treasures_of(state, seat)
        self.ships: i64 = ships_of(state, seat)
        self.research: i64 = research_of(state, seat)
        self.divers: i64 = total_of(hand_of(state, seat))
        self.colours: i64 = sorts_in(hand_of(state, seat))
        self.points: float = scored(state, self.treasures, self.ships, self.research)

    def with_card(self, state: AtlanticaState, space: i64) -> float:
        """The points and hopes with one more card from a space; does not change the holdings."""
        card = one_of(card_on(state, space))
        treasures, ships, research = self.treasures, self.ships, self.research
        if space < STACK_SPACE:
            treasures += card
        elif space < RESEARCH_SPACE:
            ships += card
        else:
            research += card
        return scored(state, treasures, ships, research) + hopes(state, treasures, ships, research)

    def add(self, state: AtlanticaState, space: i64) -> None:
        """Take the card of a space."""
        card = one_of(card_on(state, space))
        if space < STACK_SPACE:
            self.treasures += card
        elif space < RESEARCH_SPACE:
            self.ships += card
        else:
            self.research += card


def scored(state: AtlanticaState, treasures: i64, ships: i64, research: i64) -> float:
    """The exact score of some cards."""
    crates = crates_of(ships)
    return float(fixed_points(crates, total_of(ships), research) + aboard_points(state, treasures, crates, research))


def aboard_points(state: AtlanticaState, treasures: i64, crates: i64, research: i64) -> i64:
    """The most that treasures can score with a number of crates, cached."""
    rest = research & (full_of(JOKER) | full_of(ONE_KIND) | full_of(BLUE) | full_of(THREE_KINDS) | full_of(FOUR_KINDS))
    rest |= shifted(max(0, total_of(treasures) - crates), 48)
    points = state.score_cache.recall(treasures, rest)
    if points == UNKNOWN:
        points = best_treasures(state.box, treasures, crates, research)
        state.score_cache.keep(treasures, rest, points)
    return points


def hopes(state: AtlanticaState, treasures: i64, ships: i64, research: i64) -> float:
    """The expected value of free crates, or of treasures without a crate."""
    count = total_of(treasures)
    crates = crates_of(ships)
    if crates >= count:
        return _FREE_CRATE * float(min(_MOST_FREE_CRATES, crates - count))
    waiting = aboard_points(state, treasures, count, research) - aboard_points(state, treasures, crates, research)
    return _WAITING * float(waiting)


# The action under way


def finish_action(state: AtlanticaState, holdings: Holdings) -> None:
    """Add what the current action will bring, and subtract what it still costs."""
    takes = state.takes
    if state.step == PAY:
        holdings.divers -= state.level - state.paid
        if state.area == BOAT:
            takes = state.level
        elif state.area == PORT:
            holdings.add(state, STACK_SPACE + state.level - 1)
        elif state.area == STATION:
            takes = max(1, state.level - 1)
        elif state.level == SYMBOLS:
            takes = 2
        else:
            crew: i64 = SMALL_CREW if state.level == 1 else LARGE_CREW
            holdings.divers += crew
    spaces = reach(state)
    barred: i64 = 0
    if state.step != PAY:
        barred = state.taken_from
    for _card in range(takes):
        best = best_space(state, holdings, spaces, barred)
        if best == NONE:
            break
        holdings.add(state, best)
        spaces &= ~bit(best)
        barred |= bit(area_of(best))
    holdings.points = scored(state, holdings.treasures, holdings.ships, holdings.research)


def best_space(state: AtlanticaState, holdings: Holdings, spaces: i64, barred: i64) -> i64:
    """The space whose card helps most, or NONE if there is none to take."""
    best: i64 = NONE
    most = -1.0
    for space in range(SPACES):
        if not spaces & bit(space) or card_on(state, space) == NONE:
            continue
        if state.area == TAVERN and barred & bit(area_of(space)):
            continue
        value = holdings.with_card(state, space)
        if value > most:
            best, most = space, value
    return best


# What is still to come


def turns_to_come(state: AtlanticaState, seat: i64) -> float:
    """The approximate number of turns left for the seat, the present one included."""
    if state.turns_left != NONE and state.turns != NONE:
        wait = (seat - state.seat) % state.seats
        return float(max(0, (state.turns_left - wait + state.seats - 1) // state.seats))
    cards = float(state.treasure_deck) + 0.5 * float(state.hurricane_stack)
    return 2.0 + cards / (_TREASURES_A_TURN * float(state.seats))


def prospects(state: AtlanticaState, holdings: Holdings, turns: float) -> float:
    """The expected value of divers, crates and treasures without a crate in the remaining turns."""
    useful = min(float(max(0, holdings.divers)), min(_CARDS_A_TURN * turns, _PLENTY))
    value = _DIVER * min(useful, _HANDFUL) + _EXTRA_DIVER * max(0.0, useful - _HANDFUL)
    value += _COLOUR * min(float(holdings.colours), useful)
    return value + min(1.0, 0.4 * turns) * hopes(state, holdings.treasures, holdings.ships, holdings.research)
