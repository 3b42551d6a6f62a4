"""The levels: their names, how long they search, and that they see no more than their seats."""

from itertools import pairwise

import pytest

import undertow
from tests.bots.pennies import Pennies
from undertow.bots import bots, choose, levels
from undertow.bots.levels import LEVELS, MIDDLE, config_of, game_of, iterations_of, level
from undertow.engine.language import LANGUAGES, language


def test_there_are_six_levels_and_all_are_bots() -> None:
    assert levels() == ("first-time", "beginner", "casual", "strong", "expert", "master")
    assert levels()[2] == MIDDLE
    assert set(levels()) < set(bots())
    assert [name for name in bots() if name in levels()] == list(levels())


def test_every_bot_has_a_name_in_every_language() -> None:
    for code in LANGUAGES:
        assert all(language(code).has(f"bot-level-{name}") for name in bots())


def test_higher_levels_think_longer_and_err_less() -> None:
    ranked = list(LEVELS.values())
    for lower, higher in pairwise(ranked):
        assert lower.iterations < higher.iterations
        assert (lower.noise, lower.overlook) >= (higher.noise, higher.overlook)


def test_master_plays_longer_rollouts_where_they_win_more() -> None:
    tables = [("fantazja", 2), ("atlantis", 3), ("atlantica", 3), ("atlantica", 2), ("atlantica", 4), ("niagara", 3)]
    assert [config_of(level("master"), *table).turns for table in tables] == [4, 4, 4, 1, 1, 1]
    assert {config_of(level("expert"), *table).turns for table in tables} == {1}


def test_a_small_budget_shortens_the_thinking_but_never_ends_it() -> None:
    usual = iterations_of(level("expert"), "niagara", 3)
    assert iterations_of(level("expert"), "niagara", 3, 0.25) == pytest.approx(usual / 4, abs=1)
    assert iterations_of(level("expert"), "niagara", 3, 3.0) == usual
    assert iterations_of(level("first-time"), "niagara", 3, 0.0001) == 4


@pytest.mark.parametrize("game", undertow.game_ids())
def test_only_the_strongest_look_carefully_and_only_where_that_pays(game: str) -> None:
    seats = undertow.game(game).seats
    careful = [(at, count) for at in LEVELS for count in seats if config_of(level(at), game, count).deep_priors]
    assert careful == ([("expert", 2), ("master", 2)] if game in ("atlantis", "atlantica") else [])


@pytest.mark.parametrize("game", ["atlantis", "atlantica"])
def test_who_looks_carefully_looks_half_as_often(game: str) -> None:
    assert 2 * iterations_of(level("expert"), game, 2) == iterations_of(level("expert"), game, 3)
    assert iterations_of(level("strong"), game, 2) == iterations_of(level("strong"), game, 3)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError, match="no level “genius”; there are first-time"):
        level("genius")


@pytest.mark.parametrize("game", undertow.game_ids())
def test_the_game_of_a_state_is_known(game: str) -> None:
    assert game_of(undertow.game(game).start()) == game
    assert game_of(Pennies()) == ""


def test_a_level_plays_a_game_from_outside() -> None:
    assert choose("casual", Pennies(), 1, undertow.Rng(1)) in (0, 1)
