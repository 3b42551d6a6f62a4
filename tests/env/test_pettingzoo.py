"""PettingZoo's own tests, and what it does not test: secrets, copies, pickles."""

import copy
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

import undertow
from undertow.env.pettingzoo import SeatsEnv, env, parallel_env

TABLES = [(game, seats) for game in undertow.games() for seats in undertow.game(game).seats]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def act(table: SeatsEnv, steps: int, seed: int) -> None:
    """So many random actions."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        seen, _, over, cut, _ = table.last()
        if over or cut:
            return
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int) -> None:
    api_test(env(game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seeds(game: str, seats: int) -> None:
    seed_test(partial(env, game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_parallel_api_and_max_cycles(game: str, seats: int) -> None:
    """PettingZoo's test of cycles draws actions without looking at masks, and counts those of all agents alike."""
    parallel_api_test(parallel_env(game, seats=seats), num_cycles=60)
    parallel = partial(parallel_env, game, seats=seats, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **settings: parallel_to_aec(parallel(**settings))))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rendering(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game, seats=seats), {"rgb_array": is_a_picture, "ansi": lambda text: len(text) > 400})
    assert len(capsys.readouterr().out) > 400


def is_a_picture(image: np.ndarray[Any, Any]) -> bool:
    """Large, and with text in many shades on its ground."""
    return image.shape[1] > 1000 and image.shape[0] > 200 and len(np.unique(image.reshape(-1, 3), axis=0)) > 50


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_match_ends_with_rewards_that_add_up_to_nothing(game: str, seats: int) -> None:
    table = env(game, seats=seats)
    table.reset(seed=seats)
    act(table, 20_000, 1)
    assert all(table.terminations.values())
    assert sum(table.rewards.values()) == pytest.approx(0, abs=1e-9)
    assert max(table.rewards.values()) >= 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_copies_and_pickles_go_on_alike(game: str, seats: int) -> None:
    table = env(game, seats=seats, first="lot", rewards="estimates")
    table.reset(seed=4)
    for moment in range(4):
        act(table, 25, moment)
        copies = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]  # noqa: S301
        for other in (table, *copies):
            act(other, 30, 9)
        for other in copies:
            assert other.state().tobytes() == table.state().tobytes()
            assert other.rewards == table.rewards
            assert other.agent_selection == table.agent_selection
            assert other.information_state("seat_0") == table.information_state("seat_0")
        assert copies[0].match is not table.match


def test_a_copy_does_not_share_its_table() -> None:
    table = env("niagara")
    table.reset(seed=1)
    other, before = copy.deepcopy(table), table.state().tobytes()
    act(other, 10, 1)
    assert table.state().tobytes() == before


def test_secret_choices_do_not_show_to_those_who_choose_later() -> None:
    """Whatever tile the first seat plays, the second sees the same: as numbers, as text, and in its masks."""
    seen, shown = set(), set()
    for tile in range(7):
        table = env("niagara", seats=3)
        table.reset(seed=1)
        table.step(undertow.game("niagara").number("play 1") + tile)
        assert table.agent_selection == "seat_1"
        for agent in ("seat_1", "seat_2"):
            row = table.observe(agent)
            seen.add((agent, row["observation"].tobytes(), row["action_mask"].tobytes()))
            shown.add((agent, table.information_state(agent)))
    assert len(seen) == len(shown) == 2


def test_the_own_choice_shows() -> None:
    table = env("niagara", seats=3)
    table.reset(seed=1)
    before = table.observe("seat_0")["observation"].tobytes()
    table.step(undertow.game("niagara").number("play 3"))
    assert table.observe("seat_0")["observation"].tobytes() != before
    assert table.information_state("seat_0") == "0: play 3"
    assert table.information_state("seat_1") == "0: play ?"


def test_illegal_actions() -> None:
    table = env("atlantis", seats=2)
    table.reset(seed=1)
    before = table.state().tobytes()
    wrong = int(np.flatnonzero(table.observe("seat_0")["action_mask"] == 0)[0])
    for action in (wrong, -1, 10_000, None):
        with pytest.raises(undertow.IllegalAction):
            table.step(action)
    assert table.state().tobytes() == before
    losing = env("atlantis", seats=2, illegal="lose")
    losing.reset(seed=1)
    losing.step(wrong)
    assert losing.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(losing.terminations.values())


def test_max_cycles_truncates() -> None:
    table = env("atlantis", seats=2, max_cycles=7)
    table.reset(seed=1)
    act(table, 100, 1)
    assert table.cycles == 7
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_nothing_can_be_done_before_reset() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        env("niagara").step(0)
    with pytest.raises(RuntimeError, match="reset"):
        env("niagara").render()


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"illegal": "cheat"}, "illegal is one of"),
        ({"render_mode": "oil"}, "render_mode is one of"),
        ({"seats": 9}, "is for"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(undertow.OptionError, match=reason):
        env("niagara", **settings)
