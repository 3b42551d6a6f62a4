"""Cached scores equal those of the rules."""

import undertow
from undertow.engine.play import steps, uniform
from undertow.games.atlantica.estimate import aboard_points
from undertow.games.atlantica.facts import research_of, ships_of, treasures_of
from undertow.games.atlantica.score_cache import UNKNOWN, ScoreCache
from undertow.games.atlantica.scoring import best_treasures
from undertow.games.atlantica.state import crates_of


def test_an_answer_is_kept_until_another_takes_its_place() -> None:
    cache = ScoreCache()
    assert cache.recall(5, 7) == UNKNOWN
    cache.keep(5, 7, 12)
    assert cache.recall(5, 7) == 12
    assert cache.recall(5, 8) == UNKNOWN
    for treasures in range(20_000):
        cache.keep(treasures, 1, treasures)
    assert cache.recall(19_999, 1) == 19_999


def test_remembered_points_are_those_of_the_rules() -> None:
    state, rng, asked = undertow.game("atlantica").start(seats=3), undertow.Rng(11), 0
    for _ in steps(state, uniform(rng), rng):
        for seat in range(3):
            treasures, research = treasures_of(state, seat), research_of(state, seat)
            crates = crates_of(ships_of(state, seat))
            for _ in range(2):
                asked += 1
                expected = best_treasures(state.box, treasures, crates, research)
                assert aboard_points(state, treasures, crates, research) == expected
    assert asked > 500
