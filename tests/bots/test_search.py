"""The search: no peeking, the same result for the same seed, stopped when asked, continued within a turn."""

import time

import pytest

import undertow
from tests.bots.little_games import BAIT, GO, PLAIN, STAY, Lure, Outing
from tests.bots.pennies import Pennies
from tests.engine.tiny import Tiny
from undertow.bots.config import SearchConfig, Stop
from undertow.bots.playout import play_chance, rollout, value_after_turn
from undertow.bots.search import Search, overlooked
from undertow.bots.weights import value_net_of
from undertow.engine.match import fingerprint

GAMES = undertow.game_ids()


def after_set_up(game: str, decisions: int = 0) -> undertow.State:
    """A state in the middle of a match with the fewest seats, in which somebody has a choice."""
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
    """If the second chooser knew the first choice, it would always match, or never."""
    search = Search(Pennies(), seat, undertow.Rng(3), SearchConfig(exploration=0.7))
    search.run(4000, 60.0, Stop())
    for side in (0, 1):
        assert search.chance(side) == pytest.approx(0.5, abs=0.12)


def test_a_choice_already_made_in_secret_is_not_seen() -> None:
    chosen = []
    for side in (0, 1):
        pennies = Pennies()
        pennies.apply(side)
        search = Search(pennies, 1, undertow.Rng(8), SearchConfig())
        search.run(200, 60.0, Stop())
        chosen.append((search.best(), [search.visits(action) for action in (0, 1)]))
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(("greedy_opponents", "best"), [(False, PLAIN), (True, BAIT)])
def test_opponents_are_searched_or_follow_their_estimates(greedy_opponents: bool, best: int) -> None:
    search = Search(Lure(), 0, undertow.Rng(4), SearchConfig(exploration=0.5, greedy_opponents=greedy_opponents))
    search.run(2000, 60.0, Stop())
    assert search.best() == best
    assert search.chance(PLAIN) == pytest.approx(0.5)
    assert search.chance(BAIT) == pytest.approx(1.0 if greedy_opponents else 0.3, abs=0.1)


def test_a_secret_choice_is_not_predicted() -> None:
    search = Search(Pennies(), 0, undertow.Rng(3), SearchConfig(exploration=0.7, greedy_opponents=True))
    search.run(4000, 60.0, Stop())
    for side in (0, 1):
        assert search.chance(side) == pytest.approx(0.5, abs=0.12)


@pytest.mark.parametrize(("deep_priors", "best"), [(False, STAY), (True, GO)])
def test_a_careful_search_knows_that_it_will_see_the_sky_before_it_dresses(deep_priors: bool, best: int) -> None:
    search = Search(Outing(), 0, undertow.Rng(4), SearchConfig(exploration=0.7, prior_weight=5.0, deep_priors=deep_priors))
    search.run(2000, 60.0, Stop())
    assert search.best() == best
    assert search.chance(STAY) == pytest.approx(0.7)
    assert search.chance(GO) > 0.95 if deep_priors else search.chance(GO) < 0.7


def test_a_careful_first_judgement_plays_the_turn_to_its_end_and_asks_estimate_and_network() -> None:
    state = after_set_up("atlantis", 30)
    seat, value_net = state.turn(), value_net_of("atlantis", 2)
    assert value_net is not None
    for action in state.legal():
        alone = value_after_turn(state, seat, action, 2, undertow.Rng(6), SearchConfig())
        both = value_after_turn(state, seat, action, 2, undertow.Rng(6), SearchConfig(value_net=value_net))
        after = state.clone()
        after.apply(action)
        rollout(after, seat, undertow.Rng(6), SearchConfig())
        assert after.turn() != seat
        assert alone == after.estimate(seat)
        assert both == pytest.approx((alone + value_net.values(after, 2)[seat]) / 2)


def test_a_game_from_outside_can_be_searched() -> None:
    state, rng = Tiny(3), undertow.Rng(2)
    play_chance(state, rng)
    seat = next(seat for seat in range(3) if len(state.legal_for(seat)) > 1)
    search = Search(state, seat, rng, SearchConfig())
    assert search.run(100, 60.0, Stop()) == 100
    assert search.best() in list(state.legal_for(seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_search_and_changes_nothing(game: str) -> None:
    state = after_set_up(game, 20)
    before, seat = fingerprint(state), state.turn()
    found = []
    for seed in (1, 1, 2):
        search = Search(state, seat, undertow.Rng(seed), SearchConfig())
        search.run(150, 60.0, Stop())
        found.append([(action, search.visits(action), search.chance(action)) for action in state.legal()])
    assert found[0] == found[1] != found[2]
    assert fingerprint(state) == before


@pytest.mark.parametrize("game", GAMES)
def test_visits_add_up_and_values_are_win_shares(game: str) -> None:
    state = after_set_up(game, 12)
    search = Search(state, state.turn(), undertow.Rng(4), SearchConfig())
    search.run(200, 60.0, Stop())
    assert sum(search.visits(action) for action in state.legal()) == 200
    assert all(0 <= search.chance(action) <= 1 for action in state.legal())


@pytest.mark.parametrize("game", GAMES)
def test_a_settled_choice_is_not_thought_about_any_longer_and_stays_the_same(game: str) -> None:
    saved = 0
    for number in range(6):
        state = after_set_up(game, 4 + 3 * number)
        whole, short = (Search(state, state.turn(), undertow.Rng(number), SearchConfig()) for _ in range(2))
        whole.run(500, 60.0, Stop())
        saved += 500 - short.run(500, 60.0, Stop(), until_settled=True)
        assert short.best() == whole.best()
    assert saved > 0


def test_a_stop_sign_and_the_clock_end_a_search() -> None:
    state = after_set_up("fantazja")
    sign = Stop()
    sign.asked = True
    assert Search(state, state.turn(), undertow.Rng(1), SearchConfig()).run(10_000, 60.0, sign) < 10
    begun = time.perf_counter()
    done = Search(state, state.turn(), undertow.Rng(1), SearchConfig()).run(1_000_000_000, 0.05, Stop())
    assert done < 1_000_000
    assert time.perf_counter() - begun < 10


@pytest.mark.parametrize("game", ["atlantis", "atlantica", "fantazja"])
def test_a_search_goes_on_within_a_turn_and_ends_after_it(game: str) -> None:
    state, rng = after_set_up(game, 6), undertow.Rng(7)
    kept_some = dropped_some = False
    search = Search(state, state.turn(), rng, SearchConfig())
    for _ in range(40):
        seat = state.turn()
        search.run(60, 60.0, Stop())
        action = search.best()
        assert action in list(state.legal_for(seat))
        state.apply(action)
        is_still_on = state.turn() == seat
        play_chance(state, rng)
        if state.turn() == seat:
            kept = search.advance(action, state)
            kept_some |= kept > 0
            dropped_some |= kept == 0
            assert is_still_on or kept == 0
        else:
            search = Search(state, state.turn(), rng, SearchConfig())
            dropped_some = True
    assert kept_some
    assert dropped_some


def test_a_seat_without_a_choice_is_refused() -> None:
    state = after_set_up("atlantis")
    with pytest.raises(ValueError, match="nothing to choose"):
        Search(state, 1 - state.turn(), undertow.Rng(1), SearchConfig())


def test_not_everything_is_overlooked() -> None:
    legal = after_set_up("niagara").legal_vec()
    for seed in range(50):
        missed = list(overlooked(legal, 1.0, undertow.Rng(seed)))
        assert len(missed) == len(legal) - 1
    assert not list(overlooked(legal, 0.0, undertow.Rng(1)))


def test_what_is_overlooked_is_not_chosen() -> None:
    state = after_set_up("niagara")
    search = Search(state, state.turn(), undertow.Rng(1), SearchConfig(overlook=1.0))
    search.run(50, 60.0, Stop())
    assert sorted(search.visits(action) for action in state.legal())[-2:] == [0, 50]
