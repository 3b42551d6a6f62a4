"""The rule of thumb behind Atlantica's bots."""

import pytest

import undertow
from tests.games.atlantica.board import GAME, do, drawn
from undertow.bots import choose
from undertow.bots.simulation import simulate


def test_points_raise_the_estimate_and_treasures_without_a_crate_hardly_do() -> None:
    plain = drawn("green | green").estimate(0)
    assert drawn("green | green", owned="gold 4, freighter-4").estimate(0) > plain + 0.2
    loose = drawn("green | green", owned="gold 4").estimate(0)
    assert plain < loose < drawn("green | green", owned="gold 4, boat-2").estimate(0)


def test_an_action_under_way_is_judged_by_what_it_will_bring() -> None:
    state = drawn("green violet white blue", owned="gold 3, transport-5", boat="weapons gold ceramics ceramics gold gold")
    diving = do(state, "dive 2")
    assert diving.estimate(0) > do(state, "dive 1").estimate(0) > state.estimate(1)
    taking = do(diving, "pay green", "pay violet")
    assert taking.estimate(0) == pytest.approx(do(taking, "take treasure 2").estimate(0))


def test_greedy_takes_the_treasure_that_completes_a_set() -> None:
    state = drawn("green violet", owned="gold 3, transport-4", boat="ceramics inscriptions gold weapons weapons weapons")
    state = do(state, "dive 2", "pay green", "pay violet")
    assert GAME.text(choose("greedy", state, 0, undertow.Rng(1))) == "take treasure 3"


@pytest.mark.soak
def test_greedy_beats_random_in_19_games_of_20() -> None:
    summary = simulate(GAME, GAME.check_options(2, {}), ["greedy", "random"], 400, 1)
    assert summary.bot_shares["greedy"] >= 0.95
