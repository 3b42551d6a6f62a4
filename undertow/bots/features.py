"""What a learnt judgement looks at: a row of numbers for each seat of a table between two turns. Compiled."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.engine.state import State
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.estimate import Holdings, hopes, turns_to_come
from undertow.games.atlantica.scoring import JOKER
from undertow.games.atlantica.state import HAND as DIVERS
from undertow.games.atlantica.state import KINDS, crates_of
from undertow.games.atlantica.tally import count_of, sorts_in, total_of
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.estimate import prospect
from undertow.games.atlantis.multiset import count, size, worth
from undertow.games.atlantis.state import (
    FIGURE,
    FIGURES_EACH,
    HAND,
    ITEMS,
    MAINLAND,
    OWNED,
    START,
    dues,
    saved_figures,
    settled_score,
)


def has_features(state: State) -> bool:
    """Whether a judgement can be learnt for the state's game."""
    return isinstance(state, (Atlantis, Atlantica))


def features(state: State, seat: i64) -> vec[float]:
    """The facts about a seat from which its strength is learnt."""
    if isinstance(state, Atlantis):
        return of_atlantis(state, seat)
    if isinstance(state, Atlantica):
        return of_atlantica(state, seat)
    raise TypeError("nothing is learnt about this game")


def of_atlantis(state: Atlantis, seat: i64) -> vec[float]:
    """Tiles, cards and dues, the three figures from the foremost on, how near anybody is to the end, and who leads."""
    tiles = float(worth(state.stock[OWNED + seat])) / 20.0
    cards = float(size(state.stock[HAND + seat])) / 8.0
    debts = float(dues(state, seat)) / 10.0
    saved = float(saved_figures(state, seat)) / 2.0
    first, second, third = ranked(state, seat)
    end = nearest_end(state)
    facts = vec[float](capacity=32)
    for fact in vec[float]([tiles, cards, debts, saved, first, second, third, lead(state, seat), race(state, seat)]):
        facts = append(facts, fact)
        facts = append(facts, fact * end)
    facts = append(facts, first * first)
    facts = append(facts, second * second)
    facts = append(facts, third * third)
    facts = append(facts, cards * cards)
    facts = append(facts, debts * third)
    facts = append(facts, float(kinds_in_hand(state, seat)) / 5.0)
    facts = append(facts, 1.0 if state.bridges & bit(seat) else 0.0)
    is_next = state.seat == seat and state.step == START
    facts = append(facts, 1.0 if is_next else 0.0)
    facts = append(facts, max(-10.0, prospect(state)) / 10.0 if is_next else 0.0)
    return append(facts, end)


def lead(state: Atlantis, seat: i64) -> float:
    """By how much the seat would beat the best of the others if the match were settled now."""
    best: i64 = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, settled_score(state, other))
    return float(settled_score(state, seat) - best) / 20.0


def race(state: Atlantis, seat: i64) -> float:
    """How far the seat is ahead on the way of all its figures."""
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, way_of(state, other))
    return float(way_of(state, seat) - most) / float(MAINLAND)


def way_of(state: Atlantis, seat: i64) -> i64:
    """The way that a seat's figures have behind them."""
    way: i64 = 0
    for figure in range(seat * FIGURES_EACH, seat * FIGURES_EACH + FIGURES_EACH):
        way += state.board[FIGURE + figure]
    return way


def ranked(state: Atlantis, seat: i64) -> tuple[float, float, float]:
    """How far the seat's figures have come, the foremost first."""
    one = state.board[FIGURE + seat * FIGURES_EACH]
    two = state.board[FIGURE + seat * FIGURES_EACH + 1]
    three = state.board[FIGURE + seat * FIGURES_EACH + 2]
    most = max(one, max(two, three))
    least = min(one, min(two, three))
    way = float(MAINLAND)
    return float(most) / way, float(one + two + three - most - least) / way, float(least) / way


def nearest_end(state: Atlantis) -> float:
    """How near the seat with the most of its way behind it is to the end."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, way_of(state, seat))
    return float(most) / float(FIGURES_EACH * MAINLAND)


def kinds_in_hand(state: Atlantis, seat: i64) -> i64:
    """How many different items the seat's cards show."""
    kinds: i64 = 0
    for item in range(ITEMS):
        if count(state.stock[HAND + seat], item):
            kinds += 1
    return kinds


def of_atlantica(state: Atlantica, seat: i64) -> vec[float]:
    """Points and hopes, divers, ships and treasures, each also by how much time is left."""
    has = Holdings(state, seat)
    turns = turns_to_come(state, seat)
    late = 1.0 / (1.0 + turns / 3.0)
    divers = float(has.divers + (state.pending if state.seat == seat else 0)) / 6.0
    hoped = hopes(state, has.treasures, has.ships, has.research) / 4.0
    crates = float(crates_of(has.ships) - total_of(has.treasures)) / 4.0
    facts = vec[float](capacity=28)
    pair = float(sorts_in(state.cards[DIVERS + seat])) / 3.0
    for fact in vec[float]([has.points / 20.0, hoped, divers, crates, pair, float(total_of(has.treasures)) / 6.0]):
        facts = append(facts, fact)
        facts = append(facts, fact * late)
    facts = append(facts, max(0.0, crates))
    facts = append(facts, max(0.0, crates) * late)
    facts = append(facts, divers * divers)
    facts = append(facts, float(total_of(has.ships)) / 4.0)
    facts = append(facts, float(total_of(has.research)) / 4.0)
    facts = append(facts, float(count_of(has.research, JOKER)))
    facts = append(facts, float(most_of_a_kind(has.treasures)) / 3.0)
    facts = append(facts, float(sorts_in(has.treasures)) / 4.0)
    facts = append(facts, 1.0 if state.seat == seat else 0.0)
    facts = append(facts, late if state.seat == seat else 0.0)
    return append(facts, late)


def most_of_a_kind(treasures: i64) -> i64:
    """The size of the largest set."""
    most: i64 = 0
    for kind in range(KINDS):
        most = max(most, count_of(treasures, kind))
    return most
