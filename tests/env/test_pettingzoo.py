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

TABLES = [(game, seats) for game in undertow.game_ids() for seats in undertow.game(game).seats]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def act(environment: SeatsEnv, steps: int, seed: int) -> None:
    """So many random actions."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        seen, _, over, cut, _ = environment.last()
        if over or cut:
            return
        environment.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int) -> None:
    api_test(env(game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seeds(game: str, seats: int) -> None:
    seed_test(partial(env, game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_parallel_api_and_max_cycles(game: str, seats: int) -> None:
    """PettingZoo's cycle test ignores masks and counts the actions of all agents alike."""
    parallel_api_test(parallel_env(game, seats=seats), num_cycles=60)
    parallel = partial(parallel_env, game, seats=seats, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **settings: parallel_to_aec(parallel(**settings))))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rendering(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game, seats=seats), {"rgb_array": is_a_picture, "ansi": lambda text: len(text) > 400})
    assert len(capsys.readouterr().out) > 400


def is_a_picture(image: np.ndarray[Any, Any]) -> bool:
    """Whether the image is large and has many colours."""
    return image.shape[1] > 1000 and image.shape[0] > 200 and len(np.unique(image.reshape(-1, 3), axis=0)) > 50


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_match_ends_with_rewards_that_add_up_to_nothing(game: str, seats: int) -> None:
    environment = env(game, seats=seats)
    environment.reset(seed=seats)
    act(environment, 20_000, 1)
    assert all(environment.terminations.values())
    assert sum(environment.rewards.values()) == pytest.approx(0, abs=1e-9)
    assert max(environment.rewards.values()) >= 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_copies_and_pickles_go_on_alike(game: str, seats: int) -> None:
    environment = env(game, seats=seats, first="lot", rewards="estimates")
    environment.reset(seed=4)
    for moment in range(4):
        act(environment, 25, moment)
        copies = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]  # noqa: S301
        for other in (environment, *copies):
            act(other, 30, 9)
        for other in copies:
            assert other.state().tobytes() == environment.state().tobytes()
            assert other.rewards == environment.rewards
            assert other.agent_selection == environment.agent_selection
            assert other.information_state("seat_0") == environment.information_state("seat_0")
        assert copies[0].match is not environment.match


def test_a_copy_does_not_share_its_match() -> None:
    environment = env("niagara")
    environment.reset(seed=1)
    other, before = copy.deepcopy(environment), environment.state().tobytes()
    act(other, 10, 1)
    assert environment.state().tobytes() == before


def test_secret_choices_do_not_show_to_those_who_choose_later() -> None:
    """The second seat sees the same numbers, text and masks for every tile of the first."""
    seen, shown = set(), set()
    for tile in range(7):
        environment = env("niagara", seats=3)
        environment.reset(seed=1)
        environment.step(undertow.game("niagara").number("play 1") + tile)
        assert environment.agent_selection == "seat_1"
        for agent in ("seat_1", "seat_2"):
            row = environment.observe(agent)
            seen.add((agent, row["observation"].tobytes(), row["action_mask"].tobytes()))
            shown.add((agent, environment.information_state(agent)))
    assert len(seen) == len(shown) == 2


def test_the_own_choice_shows() -> None:
    environment = env("niagara", seats=3)
    environment.reset(seed=1)
    before = environment.observe("seat_0")["observation"].tobytes()
    environment.step(undertow.game("niagara").number("play 3"))
    assert environment.observe("seat_0")["observation"].tobytes() != before
    assert environment.information_state("seat_0") == "0: play 3"
    assert environment.information_state("seat_1") == "0: play ?"


def test_illegal_actions() -> None:
    environment = env("atlantis", seats=2)
    environment.reset(seed=1)
    before = environment.state().tobytes()
    wrong = int(np.flatnonzero(environment.observe("seat_0")["action_mask"] == 0)[0])
    for action in (wrong, -1, 10_000, None):
        with pytest.raises(undertow.IllegalAction):
            environment.step(action)
    assert environment.state().tobytes() == before
    losing = env("atlantis", seats=2, illegal="lose")
    losing.reset(seed=1)
    losing.step(wrong)
    assert losing.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(losing.terminations.values())


def test_max_cycles_truncates() -> None:
    environment = env("atlantis", seats=2, max_cycles=7)
    environment.reset(seed=1)
    act(environment, 100, 1)
    assert environment.acted == 14  # a cycle is one action for each of the two agents, as PettingZoo counts
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())


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
