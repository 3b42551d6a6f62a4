"""The simple bots and what they may know."""

import pytest

import undertow
from undertow.bots import bots, choose
from undertow.bots.playout import clones, paths, random_playout, random_playouts
from undertow.bots.simulation import play_out, simulate
from undertow.engine.game import OptionError
from undertow.engine.match import fingerprint
from undertow.engine.play import steps, uniform

TABLES = [(game, seats) for game in undertow.game_ids() for seats in undertow.game(game).seats]


@pytest.mark.usefixtures("no_time_limit")
@pytest.mark.parametrize("bot", bots())
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_bot_is_blind(id: str, seats: int, bot: str) -> None:
    """With everything hidden from it dealt anew, a bot with the same seed chooses the same action."""
    game, rng = undertow.game(id), undertow.Rng(seats)
    state: undertow.State = game.start(seats=seats)
    every = {"random": 1, "greedy": 1, "strong": 25, "expert": 70, "master": 70}.get(bot, 10)  # strong bots take long
    for number in range(150):
        if state.turn() == undertow.OVER:
            break
        if state.turn() == undertow.CHANCE:
            state.apply(state.sample(rng))
            continue
        for seat in state.choosers() if number % every == every // 2 else ():
            chosen = choose(bot, state, seat, undertow.Rng(number))
            assert chosen in list(state.legal_for(seat))
            assert choose(bot, state.guess(seat, rng), seat, undertow.Rng(number)) == chosen
        state.apply(choose("random", state, state.turn(), rng))


def test_a_bot_changes_nothing() -> None:
    state = undertow.game("niagara").start(seats=4)
    before = fingerprint(state)
    choose("greedy", state, 2, undertow.Rng(1))
    assert fingerprint(state) == before


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(OptionError, match="no bot “genius”; there are random, greedy, first-time"):
        choose("genius", undertow.game("niagara").start(), 0, undertow.Rng(1))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_greedy_beats_random(id: str, seats: int) -> None:
    """A rough check that estimates mean something: the ladder has the exact figures."""
    game = undertow.game(id)
    summary = simulate(game, game.check_options(seats, {}), ["greedy"] + ["random"] * (seats - 1), 24, seed=3)
    assert summary.bot_shares["greedy"] > 0.75 > 0.25 > summary.bot_shares["random"]


def test_the_same_seed_gives_the_same_matches() -> None:
    game = undertow.game("niagara")
    options = game.check_options(3, {})
    first, second = (simulate(game, options, ["greedy", "random", "greedy"], 3, seed=9).as_dict() for _ in range(2))
    assert first == second
    assert first != simulate(game, options, ["greedy", "random", "greedy"], 3, seed=10).as_dict()


def test_an_outcome_adds_up() -> None:
    game = undertow.game("niagara")
    outcome = play_out(game, game.check_options(4, {}), ["greedy"] * 4, undertow.Rng(4))
    assert sum(outcome.shares) == pytest.approx(1)
    assert outcome.ending in game.endings
    assert len(outcome.scores) == 4
    assert outcome.decisions > 50


def test_playouts_inside_compiled_code_count_decisions() -> None:
    game = undertow.game("niagara")
    state: undertow.State = game.start(seats=3)
    copy, rng = state.clone(), undertow.Rng(8)
    played = list(steps(copy, uniform(rng), rng))
    assert random_playout(state, undertow.Rng(8)) == len(played)
    assert fingerprint(state) == fingerprint(copy)
    assert fingerprint(clones(state, 3)) == fingerprint(state)


@pytest.mark.parametrize("game", undertow.game_ids())
def test_many_playouts_are_as_many_single_ones(game: str) -> None:
    beginning: undertow.State = undertow.game(game).start()
    before, rng = fingerprint(beginning), undertow.Rng(3)
    decisions = sum(random_playout(beginning.clone(), rng) for _ in range(5))
    assert random_playouts(beginning, 5, undertow.Rng(3)) == decisions
    assert fingerprint(beginning) == before


def test_paths_of_no_length_or_after_the_end_count_once() -> None:
    state: undertow.State = undertow.game("niagara").start()
    assert paths(state, 0) == 1
    random_playout(state, undertow.Rng(1))
    assert paths(state, 5) == 1
