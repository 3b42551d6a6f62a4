"""One loop plays a state, and one a match, to its end."""

import pytest

import undertow
from tests.engine.tiny import TEXTS, Tiny, tiny_game
from undertow.engine.draws import verify_chance
from undertow.engine.match import Match, fingerprint
from undertow.engine.play import play, steps, uniform

SEED = bytes(range(32))


def lowest(state: undertow.State, seat: int) -> int:
    """The first legal action of the seat."""
    return state.legal_for(seat)[0]


def test_play_returns_the_state_at_its_end() -> None:
    start = Tiny(2)
    ended = play(start, lowest, undertow.Rng(1))
    assert ended is start
    assert ended.turn() == undertow.OVER


def test_steps_are_the_turns_and_actions_that_were_taken() -> None:
    state, replayed = Tiny(3), Tiny(3)
    for turn, action in steps(state, uniform(undertow.Rng(4)), undertow.Rng(5)):
        assert turn == replayed.turn()
        replayed.apply(action)
        assert fingerprint(replayed) == fingerprint(state)
    assert replayed.turn() == undertow.OVER


def test_chance_can_be_a_function_of_the_state() -> None:
    highest = [TEXTS[action] for turn, action in steps(Tiny(2), lowest, lambda state: state.legal()[-1]) if turn < 0]
    assert highest[:4] == ["drawn high"] * 4


def test_a_state_that_is_over_takes_no_step() -> None:
    state = play(Tiny(2), lowest, undertow.Rng(1))
    assert list(steps(state, lowest, undertow.Rng(1))) == []


def test_an_illegal_choice_stops_the_match_unchanged() -> None:
    state = Tiny(2)
    with pytest.raises(undertow.IllegalAction):
        play(state, lambda state, seat: TEXTS.index("drawn low"), undertow.Rng(1))
    assert state.turn() == 0


def test_a_match_is_finished_with_the_chance_of_its_seed() -> None:
    match = Match(tiny_game(), 2, {})
    match.finish(lowest, SEED)
    assert match.turn == undertow.OVER
    assert verify_chance(match, SEED) is None
