"""The score is the exact optimum: proven against trying everything, and explained part by part."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undertow.games.atlantica import NUMBERS
from undertow.games.atlantica.declared import KINDS, RESEARCH
from undertow.games.atlantica.explain import explain
from undertow.games.atlantica.scoring import best_plan, best_total
from undertow.games.atlantica.state import COLUMNS, VALUE

Counts = list[int]


def tally(counts: Counts) -> int:
    return sum(count << 4 * sort for sort, count in enumerate(counts))


def loads(treasures: Counts, aboard: int) -> Iterator[tuple[int, ...]]:
    """Every way to keep exactly `count` treasures."""
    ranges = [range(count + 1) for count in treasures]
    return (load for load in itertools.product(*ranges) if sum(load) == aboard)


def joker_places(load: tuple[int, ...], jokers: int) -> Iterator[tuple[int, ...]]:
    """Every way to let some of the jokers join kinds that are aboard."""
    ranges = [range(jokers + 1) if count else range(1) for count in load]
    return (places for places in itertools.product(*ranges) if sum(places) <= jokers)


def brute_force(treasures: Counts, crates: int, ships: int, research: Counts) -> int:
    """E2 to E5 by trying everything."""
    cards = dict(zip(RESEARCH, research, strict=True))
    fixed = 2 * cards["plus-2"] + 3 * cards["plus-3"] + 4 * cards["plus-4"]
    fixed += cards["per-research"] * sum(research) + cards["per-ship"] * ships
    fixed += 6 * cards["twelve-crates"] if crates >= 12 else 0
    best = 0
    for load in loads(treasures, min(sum(treasures), crates)):
        kinds = sum(1 for count in load if count)
        points = (5 * cards["three-kinds"] if kinds >= 3 else 0) + (7 * cards["four-kinds"] if kinds >= 4 else 0)
        for places in joker_places(load, cards["joker"]):
            counts = [count + joker for count, joker in zip(load, places, strict=True)]
            sets = sum(NUMBERS[VALUE + kind * COLUMNS + count] for kind, count in enumerate(counts))
            best = max(best, points + sets + cards["one-kind"] * max(counts) + cards["blue"] * counts[0])
    return fixed + best


@given(
    treasures=st.lists(st.integers(0, 3), min_size=7, max_size=7),
    ships=st.lists(st.integers(1, 5), max_size=5),
    research=st.lists(st.integers(0, 2), min_size=11, max_size=11),
)
@settings(max_examples=150, deadline=None)
def test_the_score_is_the_optimum(treasures: Counts, ships: Counts, research: Counts) -> None:
    expected = brute_force(treasures, sum(ships), len(ships), research)
    assert best_total(NUMBERS, tally(treasures), sum(ships), len(ships), tally(research)) == expected


@given(
    kinds=st.dictionaries(st.integers(0, 6), st.integers(1, 5), max_size=3),
    ships=st.lists(st.integers(1, 5), max_size=4),
    research=st.lists(st.integers(0, 4), min_size=11, max_size=11),
)
@settings(max_examples=100, deadline=None)
def test_the_score_is_the_optimum_of_long_sets_and_many_jokers(
    kinds: dict[int, int], ships: Counts, research: Counts
) -> None:
    treasures = [min(2 * kinds.get(kind, 0), 12 - kind) for kind in range(7)]
    expected = brute_force(treasures, sum(ships), len(ships), research)
    assert best_total(NUMBERS, tally(treasures), sum(ships), len(ships), tally(research)) == expected


@given(
    treasures=st.tuples(*(st.integers(0, most) for most in (12, 10, 9, 8, 7, 6, 5))),
    ships=st.lists(st.integers(1, 5), max_size=12),
    research=st.lists(st.integers(0, 4), min_size=11, max_size=11),
)
@settings(max_examples=150, deadline=None)
def test_the_explanation_adds_up(treasures: tuple[int, ...], ships: Counts, research: Counts) -> None:
    told = explain(NUMBERS, tally(list(treasures)), [("ship", size) for size in ships], tally(research))
    assert told["treasure_points"] + told["research_points"] == told["total"]
    assert told["total"] == best_total(NUMBERS, tally(list(treasures)), sum(ships), len(ships), tally(research))
    assert told["aboard"] == min(sum(treasures), sum(ships))
    loaded = [kind for ship in told["ships"] for kind in ship["treasures"]]
    for index, kind in enumerate(KINDS):
        assert loaded.count(kind) + told["dropped"].get(kind, 0) == treasures[index]
    assert all(len(ship["treasures"]) <= ship["crates"] for ship in told["ships"])
    assert sum(told["jokers"].values()) + told["jokers_unused"] == research[-1]
    assert all(kind in loaded for kind in told["jokers"])
    assert told["room_for_all"] >= told["total"]


def test_a_plan_of_nothing_is_empty() -> None:
    assert list(best_plan(NUMBERS, 0, 0, 0)) == [0] * 14 + [-1]
    assert explain(NUMBERS, 0, [], tally([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]))["total"] == 0


@pytest.mark.benchmark(group="atlantica score")
def test_speed_of_a_typical_score(benchmark: object) -> None:
    treasures, research = tally([3, 2, 4, 1, 2, 0, 1]), tally([1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1])
    result = benchmark(best_total, NUMBERS, treasures, 10, 4, research)  # type: ignore[operator]
    assert result > 0


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_e4_one_kind_counts_a_single_treasure_and_the_joker_beside_it(kind: int) -> None:
    treasures = [int(each == kind) for each in range(len(KINDS))]
    research = [{"joker": 1, "one-kind": 2}.get(name, 0) for name in RESEARCH]
    expected = NUMBERS[VALUE + kind * COLUMNS + 2] + 2 * 2
    assert best_total(NUMBERS, tally(treasures), 1, 1, tally(research)) == expected == brute_force(treasures, 1, 1, research)
