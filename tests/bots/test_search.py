"""The search: no peeking, the same thoughts for the same seed, stopped when asked, carried on within a turn."""

import time

import pytest

import undertow
from tests.bots.little_games import BAIT, GO, PLAIN, STAY, Lure, Outing
from tests.bots.pennies import Pennies
from tests.engine.tiny import Tiny
from undertow.bots.playout import careful_value_after, play_on
from undertow.bots.search import Thinker, overlooked
from undertow.bots.sight import Sight, Stop
from undertow.bots.weights import judge_of
from undertow.engine.match import fingerprint

GAMES = undertow.games()


def after_set_up(game: str, decisions: int = 0) -> undertow.State:
    """A table in the middle of a match at which somebody has a choice, the least number of seats around it."""
    state: undertow.State = undertow.game(game).start()
    rng = undertow.Rng(5)
    while state.turn() == undertow.CHANCE or decisions > 0 or len(state.legal()) == 1:
        if state.turn() == undertow.CHANCE:
            state.apply(state.sample(rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            decisions -= 1
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_a_secret_choice_of_another_does_not_know_ours(seat: int) -> None:
    """If the second chooser's statistics followed from the first one's choice, it would always match, or never."""
    thinker = Thinker(Pennies(), seat, undertow.Rng(3), Sight(explore=0.7))
    thinker.think(4000, 60.0, Stop())
    for side in (0, 1):
        assert thinker.chance(side) == pytest.approx(0.5, abs=0.12)


def test_a_choice_already_made_in_secret_is_not_seen() -> None:
    chosen = []
    for side in (0, 1):
        table = Pennies()
        table.apply(side)
        thinker = Thinker(table, 1, undertow.Rng(8), Sight())
        thinker.think(200, 60.0, Stop())
        chosen.append((thinker.best(), [thinker.visits(action) for action in (0, 1)]))
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(("foresees", "best"), [(False, PLAIN), (True, BAIT)])
def test_others_are_searched_or_foreseen_to_do_what_their_estimates_say(foresees: bool, best: int) -> None:
    thinker = Thinker(Lure(), 0, undertow.Rng(4), Sight(explore=0.5, foresees=foresees))
    thinker.think(2000, 60.0, Stop())
    assert thinker.best() == best
    assert thinker.chance(PLAIN) == pytest.approx(0.5)
    assert thinker.chance(BAIT) == pytest.approx(1.0 if foresees else 0.3, abs=0.1)


def test_a_secret_choice_is_not_foreseen() -> None:
    thinker = Thinker(Pennies(), 0, undertow.Rng(3), Sight(explore=0.7, foresees=True))
    thinker.think(4000, 60.0, Stop())
    for side in (0, 1):
        assert thinker.chance(side) == pytest.approx(0.5, abs=0.12)


@pytest.mark.parametrize(("is_careful", "best"), [(False, STAY), (True, GO)])
def test_a_careful_search_knows_that_it_will_see_the_sky_before_it_dresses(is_careful: bool, best: int) -> None:
    thinker = Thinker(Outing(), 0, undertow.Rng(4), Sight(explore=0.7, trust=5.0, is_careful=is_careful))
    thinker.think(2000, 60.0, Stop())
    assert thinker.best() == best
    assert thinker.chance(STAY) == pytest.approx(0.7)
    assert thinker.chance(GO) > 0.95 if is_careful else thinker.chance(GO) < 0.7


def test_a_careful_first_judgement_plays_the_turn_to_its_end_and_asks_estimate_and_network() -> None:
    state = after_set_up("atlantis", 30)
    seat, judge = state.turn(), judge_of("atlantis", 2)
    assert judge is not None
    for action in state.legal():
        alone = careful_value_after(state, seat, action, 2, undertow.Rng(6), Sight())
        both = careful_value_after(state, seat, action, 2, undertow.Rng(6), Sight(judge=judge))
        after = state.clone()
        after.apply(action)
        play_on(after, seat, undertow.Rng(6), Sight())
        assert after.turn() != seat
        assert alone == after.estimate(seat)
        assert both == pytest.approx((alone + judge.values(after, 2)[seat]) / 2)


def test_a_game_from_outside_can_be_searched() -> None:
    state, rng = Tiny(3), undertow.Rng(2)
    while state.turn() == undertow.CHANCE:
        state.apply(state.sample(rng))
    seat = next(seat for seat in range(3) if len(state.legal_for(seat)) > 1)
    thinker = Thinker(state, seat, rng, Sight())
    assert thinker.think(100, 60.0, Stop()) == 100
    assert thinker.best() in list(state.legal_for(seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_thoughts_and_changes_nothing(game: str) -> None:
    state = after_set_up(game, 20)
    before, seat = fingerprint(state), state.turn()
    found = []
    for seed in (1, 1, 2):
        thinker = Thinker(state, seat, undertow.Rng(seed), Sight())
        thinker.think(150, 60.0, Stop())
        found.append([(action, thinker.visits(action), thinker.chance(action)) for action in state.legal()])
    assert found[0] == found[1] != found[2]
    assert fingerprint(state) == before


@pytest.mark.parametrize("game", GAMES)
def test_visits_add_up_and_chances_are_parts_of_the_victory(game: str) -> None:
    state = after_set_up(game, 12)
    thinker = Thinker(state, state.turn(), undertow.Rng(4), Sight())
    thinker.think(200, 60.0, Stop())
    assert sum(thinker.visits(action) for action in state.legal()) == 200
    assert all(0 <= thinker.chance(action) <= 1 for action in state.legal())


@pytest.mark.parametrize("game", GAMES)
def test_a_settled_choice_is_not_thought_about_any_longer_and_stays_the_same(game: str) -> None:
    saved = 0
    for number in range(6):
        state = after_set_up(game, 4 + 3 * number)
        whole, short = (Thinker(state, state.turn(), undertow.Rng(number), Sight()) for _ in range(2))
        whole.think(500, 60.0, Stop())
        saved += 500 - short.think(500, 60.0, Stop(), until_settled=True)
        assert short.best() == whole.best()
    assert saved > 0


def test_a_stop_sign_and_the_clock_end_a_search() -> None:
    state = after_set_up("fantazja")
    sign = Stop()
    sign.asked = True
    assert Thinker(state, state.turn(), undertow.Rng(1), Sight()).think(10_000, 60.0, sign) < 10
    begun = time.perf_counter()
    done = Thinker(state, state.turn(), undertow.Rng(1), Sight()).think(1_000_000_000, 0.05, Stop())
    assert done < 1_000_000
    assert time.perf_counter() - begun < 10


@pytest.mark.parametrize("game", ["atlantis", "atlantica", "fantazja"])
def test_thoughts_are_kept_within_a_turn_and_dropped_after_it(game: str) -> None:
    state, rng = after_set_up(game, 6), undertow.Rng(7)
    kept_some = dropped_some = False
    thinker = Thinker(state, state.turn(), rng, Sight())
    for _ in range(40):
        seat = state.turn()
        thinker.think(60, 60.0, Stop())
        action = thinker.best()
        assert action in list(state.legal_for(seat))
        state.apply(action)
        is_still_on = state.turn() == seat
        while state.turn() == undertow.CHANCE:
            state.apply(state.sample(rng))
        if state.turn() == seat:
            kept = thinker.advance(action, state)
            kept_some |= kept > 0
            dropped_some |= kept == 0
            assert is_still_on or kept == 0
        else:
            thinker = Thinker(state, state.turn(), rng, Sight())
            dropped_some = True
    assert kept_some
    assert dropped_some


def test_a_seat_without_a_choice_is_refused() -> None:
    state = after_set_up("atlantis")
    with pytest.raises(ValueError, match="nothing to choose"):
        Thinker(state, 1 - state.turn(), undertow.Rng(1), Sight())


def test_not_everything_is_overlooked() -> None:
    legal = after_set_up("niagara").legal()
    for seed in range(50):
        missed = list(overlooked(legal, 1.0, undertow.Rng(seed)))
        assert len(missed) == len(legal) - 1
    assert not list(overlooked(legal, 0.0, undertow.Rng(1)))


def test_what_is_overlooked_is_not_chosen() -> None:
    state = after_set_up("niagara")
    thinker = Thinker(state, state.turn(), undertow.Rng(1), Sight(overlooks=1.0))
    thinker.think(50, 60.0, Stop())
    assert sorted(thinker.visits(action) for action in state.legal())[-2:] == [0, 50]
