"""Hints: the best actions with their chances and a reason, from the seat's knowledge alone."""

import pytest

import undertow
from tests.bots.test_search import after_set_up
from undertow.bots.analysis import interval
from undertow.bots.hints import ABOUT_EQUAL, reason
from undertow.bots.levels import iterations_of, level
from undertow.bots.plans import Plan
from undertow.engine.game import Message, Preview
from undertow.engine.language import LANGUAGES, language
from undertow.engine.match import Match


@pytest.mark.parametrize("id", undertow.game_ids())
def test_a_hint_gives_up_to_three_legal_actions_with_chances_and_reasons(id: str) -> None:
    game, state = undertow.game(id), after_set_up(id, 10)
    seat = state.turn()
    advice = undertow.hint(game, state, seat, level="casual")
    legal = [game.text(action) for action in state.legal_for(seat)]
    assert 1 <= len(advice) <= 3
    assert len({each.action for each in advice} & set(legal)) == len(advice)
    for each in advice:
        assert 0 <= each.low <= each.chance <= each.high <= 1
        for code in LANGUAGES:
            assert language(code, game.folder).say(each.reason, lambda seat: f"seat {seat}")


@pytest.mark.usefixtures("no_time_limit")
@pytest.mark.parametrize("id", undertow.game_ids())
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(id: str) -> None:
    game, state, rng = undertow.game(id), after_set_up(id, 25), undertow.Rng(6)
    for seat in state.choosers():
        advice = undertow.hint(game, state, seat, level="casual")
        for _ in range(4):
            assert undertow.hint(game, state.guess(seat, rng), seat, level="casual") == advice


@pytest.mark.usefixtures("no_time_limit")
@pytest.mark.parametrize("id", undertow.game_ids())
def test_a_hint_is_surer_than_a_move_could_be(id: str) -> None:
    game, state = undertow.game(id), after_set_up(id, 10)
    best = undertow.hint(game, state, state.turn(), level="casual")[0]
    low, high = interval(best.chance, iterations_of(level("casual"), id, len(state.scores())))
    assert best.high - best.low < high - low


def test_a_match_can_be_asked_about_and_a_forced_action_says_so() -> None:
    match = Match(undertow.game("fantazja"), 2, {"first": "0"})
    state, rng = match.state, undertow.Rng(1)
    for _ in range(2000):
        if state.turn() == undertow.CHANCE:
            match.record(match.game.text(state.sample(rng)))
            continue
        legal = list(state.legal())
        if len(legal) == 1:
            break
        match.record(match.game.text(legal[rng.below(len(legal))]))
    (advice,) = undertow.hint(match.game, match, state.turn(), level="casual")
    assert advice.action == match.game.text(legal[0])
    assert advice.reason == Message("hint-forced")


def test_a_seat_without_a_choice_gets_no_hint() -> None:
    state = after_set_up("atlantica")
    with pytest.raises(ValueError, match="nothing to choose"):
        undertow.hint(undertow.game("atlantica"), state, 1 - state.turn())


def test_an_interval_narrows_with_visits_and_stays_within_bounds() -> None:
    assert interval(0.5, 400)[0] > interval(0.5, 40)[0] > interval(0.5, 4)[0]
    for mean in (0.0, 0.3, 1.0):
        low, high = interval(mean, 10)
        assert 0 <= low <= mean <= high <= 1


def test_a_reason_is_what_the_plan_gains_before_what_the_action_brings_costs_or_risks() -> None:
    gain, brings, costs, warns = Message("g"), Message("a"), Message("b"), Message("c")
    plan, vague = Plan((), (gain,), ()), Plan((), (), ())
    assert reason(plan, Preview(brings=(brings,))) == gain
    assert reason(vague, Preview(brings=(brings,), costs=(costs,), warns=(warns,))) == brings
    assert reason(vague, Preview(costs=(costs,), warns=(warns,))) == costs
    assert reason(vague, Preview(warns=(warns,))) == warns
    assert reason(vague, Preview()) == Message("hint-plan")


@pytest.mark.parametrize("id", undertow.game_ids())
def test_advice_is_in_the_order_of_its_chances_and_near_ones_are_called_about_equal(id: str) -> None:
    game, seen = undertow.game(id), set()
    for played in (4, 10, 20, 30, 45):
        state = after_set_up(id, played)
        advice = undertow.hint(game, state, state.turn(), level="casual")
        assert [each.chance for each in advice] == sorted((each.chance for each in advice), reverse=True)
        for each in advice[1:]:
            assert each.about_equal == (advice[0].chance - each.chance < ABOUT_EQUAL)
        seen |= {each.about_equal for each in advice}
    assert seen == {True, False}
