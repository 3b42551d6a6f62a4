"""The inputs of a value network for Atlantis: a row of numbers per seat, taken between two turns."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.atlantis.estimate import prospect
from undertow.games.atlantis.facts import (
    FIGURES_EACH,
    ITEMS,
    MAINLAND,
    START,
    AtlantisState,
    hand_of,
    owned_of,
    place_of,
)
from undertow.games.atlantis.multiset import count, size, worth
from undertow.games.atlantis.state import dues, saved_figures, settled_score


def features(state: AtlantisState, seat: i64) -> vec[float]:
    """Tiles, cards, dues, the figures from the foremost on, the nearness of the end, the lead."""
    tiles = float(worth(owned_of(state, seat))) / 20.0
    cards = float(size(hand_of(state, seat))) / 8.0
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


def lead(state: AtlantisState, seat: i64) -> float:
    """The seat's lead over the best rival if the match were settled now."""
    best: i64 = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, settled_score(state, other))
    return float(settled_score(state, seat) - best) / 20.0


def race(state: AtlantisState, seat: i64) -> float:
    """How far the seat leads in the total way of its figures."""
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, way_of(state, other))
    return float(way_of(state, seat) - most) / float(MAINLAND)


def way_of(state: AtlantisState, seat: i64) -> i64:
    """The total way that a seat's figures have covered."""
    way: i64 = 0
    for figure in range(seat * FIGURES_EACH, seat * FIGURES_EACH + FIGURES_EACH):
        way += place_of(state, figure)
    return way


def ranked(state: AtlantisState, seat: i64) -> tuple[float, float, float]:
    """How far the seat's figures have come, the foremost first."""
    one = place_of(state, seat * FIGURES_EACH)
    two = place_of(state, seat * FIGURES_EACH + 1)
    three = place_of(state, seat * FIGURES_EACH + 2)
    most = max(one, max(two, three))
    least = min(one, min(two, three))
    way = float(MAINLAND)
    return float(most) / way, float(one + two + three - most - least) / way, float(least) / way


def nearest_end(state: AtlantisState) -> float:
    """How near the most advanced seat is to the end."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, way_of(state, seat))
    return float(most) / float(FIGURES_EACH * MAINLAND)


def kinds_in_hand(state: AtlantisState, seat: i64) -> i64:
    """How many different items the seat's cards show."""
    kinds: i64 = 0
    for item in range(ITEMS):
        if count(hand_of(state, seat), item):
            kinds += 1
    return kinds
