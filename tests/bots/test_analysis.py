"""Analysis: lines with visits, values and intervals, in the order of their values, the same for the same seed."""

import pytest

import undertow
from tests.bots.test_search import after_set_up
from undertow.bots.analysis import Analysis
from undertow.bots.config import Stop
from undertow.engine.match import Match

GAMES = undertow.game_ids()


@pytest.mark.parametrize("id", GAMES)
def test_infos_come_in_rounds_with_visits_values_intervals_and_lines(id: str) -> None:
    game, state = undertow.game(id), after_set_up(id, 14)
    seat = state.turn()
    infos = list(undertow.analyse(state, seat, lines=4, iterations=400))
    legal = {game.text(action) for action in state.legal_for(seat)}
    for info in infos:
        assert info.line[0].seat == seat
        assert info.line[0].action == info.action
        assert info.action in legal
        assert info.interval[0] <= info.value <= info.interval[1]
        assert all(step.seat >= 0 for step in info.line), "chance is left out"
    last = [info for info in infos if info.is_final]
    assert [info.rank for info in last] == list(range(1, len(last) + 1))
    assert {info.iterations for info in last} == {400}
    assert [info.iterations for info in infos if info.rank == 1] == [25, 50, 100, 200, 400]


@pytest.mark.parametrize("id", GAMES)
def test_the_order_agrees_with_the_values(id: str) -> None:
    for played in (5, 20, 40):
        state = after_set_up(id, played)
        values = [info.value for info in undertow.analyse(state, state.turn(), iterations=300) if info.is_final]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_infos_whatever_is_hidden(id: str) -> None:
    state, rng = after_set_up(id, 25), undertow.Rng(4)
    seat = state.turn()
    found = list(undertow.analyse(state, seat, iterations=200, seed=3))
    assert list(undertow.analyse(state.guess(seat, rng), seat, iterations=200, seed=3)) == found
    is_drawn = id != "niagara"  # nothing is drawn in Niagara
    assert (list(undertow.analyse(state, seat, iterations=200, seed=4)) != found) == is_drawn


@pytest.mark.parametrize("id", GAMES)
def test_a_line_can_be_played_in_its_guess(id: str) -> None:
    state = after_set_up(id, 12)
    seat = state.turn()
    found = Analysis(undertow.game(id), state, seat)
    found.run(400)
    best = found.ranked()[0]
    for seed in range(1, 6):
        after = state.guess(seat, undertow.Rng(seed))
        course = found.course(best, seed)
        assert (seat, best) in course
        for turn, action in course:
            assert after.turn() == turn
            after.apply(action)


def test_a_match_can_be_analysed_and_a_forced_action_is_one_line() -> None:
    match = Match(undertow.game("niagara"), 3, {"first": "0"})
    assert next(undertow.analyse(match, 0, iterations=64)).action.startswith("play ")
    for tile in ("play 4", "play 3", "play 3"):
        match.record(tile)
    (info,) = undertow.analyse(match, 0, iterations=100)
    assert info.action == "canoe 1"
    assert info.is_final
    assert info.visits == 0


def test_a_stop_signal_and_a_time_limit_end_an_analysis() -> None:
    state, stop = after_set_up("atlantis", 10), Stop()
    stop.asked = True
    assert [info.is_final for info in undertow.analyse(state, state.turn(), lines=1, iterations=10**9, stop=stop)] == [True]
    assert [info.is_final for info in undertow.analyse(state, state.turn(), lines=1, seconds=0.0)] == [True]


def test_a_seat_without_a_choice_cannot_be_analysed() -> None:
    state = after_set_up("atlantica")
    with pytest.raises(ValueError, match="nothing to choose"):
        next(undertow.analyse(state, 1 - state.turn()))
