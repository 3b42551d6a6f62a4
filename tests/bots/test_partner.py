"""A partner that adapts: stronger after wins, weaker after defeats, between the levels."""

import pytest

import undertow
from undertow.bots import check_bot, choose
from undertow.bots.levels import LEVELS
from undertow.bots.partner import START, STRONGEST, WEAKEST, Result, level_at, name_of, strength_after, strength_of
from undertow.engine.game import OptionError

WIN, DEFEAT = Result(2, 1.0), Result(2, 0.0)


def test_it_begins_in_the_middle_and_follows_the_results() -> None:
    assert strength_after([]) == START
    assert strength_after([WIN]) > START > strength_after([DEFEAT])
    assert strength_after([WIN] * 60) == STRONGEST
    assert strength_after([DEFEAT] * 60) == WEAKEST


def test_even_results_leave_it_about_where_it_is() -> None:
    assert strength_after([WIN, DEFEAT] * 20) == pytest.approx(START, abs=0.5)
    thirds = [Result(3, 1.0), Result(3, 0.0), Result(3, 0.0)] * 12
    assert strength_after(thirds) == pytest.approx(START, abs=0.5)


def test_later_results_move_it_less() -> None:
    balanced = [WIN, DEFEAT] * 15
    assert strength_after([*balanced, WIN]) - strength_after(balanced) < strength_after([WIN]) - START


def test_a_player_of_a_fixed_strength_comes_to_win_half_the_time() -> None:
    """The partner approaches the strength of a player who beats weaker partners and loses to stronger ones."""
    results: list[Result] = []
    for _ in range(40):
        results.append(WIN if strength_after(results) < 3.3 else DEFEAT)
    assert strength_after(results) == pytest.approx(3.3, abs=0.4)
    assert sum(result.share for result in results[10:]) == pytest.approx(15, abs=3)


def test_whole_numbers_are_the_levels_and_others_lie_between() -> None:
    levels = list(LEVELS.values())
    assert [level_at(float(number)) for number in range(len(levels))] == levels
    between = level_at(2.5)
    assert levels[2].iterations < between.iterations < levels[3].iterations
    assert levels[2].noise > between.noise > levels[3].noise


def test_it_plays_under_its_name() -> None:
    state = undertow.game("niagara").start(seats=3)
    assert strength_of(name_of(2.347)) == 2.35
    assert choose("partner=1.40", state, 0, undertow.Rng(1)) in list(state.legal_for(0))
    check_bot("partner=0")


@pytest.mark.parametrize("name", ["partner=", "partner=x", "partner=-1", "partner=9", "partner=nan"])
def test_a_strength_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="is no partner"):
        check_bot(name)
