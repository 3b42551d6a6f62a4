"""The chart of ways, beside a plain walk along the path."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undertow
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.facts import ITEMS, LAY, MAINLAND, path_of, place_of
from undertow.games.atlantis.multiset import one, worth
from undertow.games.atlantis.state import BRIDGED, VALUE, WATER, item_of, journey, open_gaps, price_to_mainland, set_place

GAME = undertow.game("atlantis")


def walked(state: Atlantis, start: int, item: int | None) -> tuple[int, int]:
    """T3, T4, W3, step by step: where the item's card leads to, or the Mainland, and the price."""
    price, value, bridged, wet = 0, path_of(state, start) & VALUE, False, False
    for place in range(start + 1, MAINLAND):
        tile = path_of(state, place)
        if tile <= 0:
            wet, bridged = True, bridged or tile == BRIDGED
            continue
        if wet and not bridged:
            price += min(value, tile & VALUE)
        wet, bridged, value = False, False, tile & VALUE
        if item_of(tile) == item:
            return place, price
    return MAINLAND, price


def walked_gaps(state: Atlantis) -> set[int]:
    """W1, B2: the first places of the gaps without a bridge."""
    path = "".join("~" if tile == WATER else "=" if tile == BRIDGED else "T" for tile in list(state.board)[1:MAINLAND])
    first, last = path.find("T"), path.rfind("T")
    starts = [at for at in range(first + 1, last) if path[at] != "T" and path[at - 1] == "T"]
    return {at + 1 for at in starts if "=" not in path[at : path.find("T", at)]}


@pytest.mark.parametrize("seats", GAME.seats)
def test_w3_a_way_leads_and_costs_what_walking_it_does(seats: int) -> None:
    rng, seen = undertow.Rng(seats), 0
    for _ in range(4):
        state = GAME.start(seats=seats)
        while state.turn() != undertow.OVER:
            if state.step > LAY or state.at % 10 == 0:
                places = {0, *(place for place in range(1, MAINLAND) if path_of(state, place) > 0)}
                places |= {place_of(state, figure) for figure in range(3 * seats)}
                for place in places:
                    assert price_to_mainland(state, place) == walked(state, place, None)[1]
                    assert all(journey(state, place, item) == walked(state, place, item) for item in range(ITEMS))
                assert {place for place in range(MAINLAND) if open_gaps(state) >> place & 1} == walked_gaps(state)
                seen += 1
            state.apply(state.sample(rng) if state.turn() == undertow.CHANCE else state.any_legal(rng))
    assert seen > 500


def test_several_changes_are_charted_at_once() -> None:
    chosen, rng = random.Random(1), undertow.Rng(1)
    start = GAME.start(seats=2)
    while start.step <= LAY:
        start.apply(start.sample(rng))
    for _ in range(200):
        state = start.clone()
        for _ in range(6):
            for place in chosen.sample(range(1, MAINLAND), chosen.randint(1, 5)):
                set_place(state, place, chosen.choice((WATER, BRIDGED, 3, 8 + 1, 48 + 7)))
            land = [0, *(place for place in range(1, MAINLAND) if path_of(state, place) > 0)]
            for place in land:
                assert all(journey(state, place, item) == walked(state, place, item) for item in range(ITEMS))
        assert price_to_mainland(start, 0) == walked(start, 0, None)[1]


@given(st.lists(st.integers(1, 7), max_size=60))
def test_a_bag_of_tiles_is_worth_the_sum_of_their_values(values: list[int]) -> None:
    assert worth(sum(one(value - 1) for value in values)) == sum(values)
