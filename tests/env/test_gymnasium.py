"""Gymnasium's own tests, and matches to their end."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import undertow
import undertow.env.gymnasium as ours

TABLES = [(game, seats) for game in undertow.game_ids() for seats in undertow.game(game).seats]


def play(environment: Any, seed: int) -> float:
    """One match with random legal actions; the sum of the rewards."""
    rng = np.random.default_rng(seed)
    seen, _ = environment.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        seen, reward, over, cut, _ = environment.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
        total += reward
    return total


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_env_checker(game: str, seats: int) -> None:
    name = f"undertow/{undertow.game(game).name}-v0"
    check_env(gymnasium.make(name, seats=seats).unwrapped, skip_render_check=seats != undertow.game(game).seats[0])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_matches_end_with_a_win_share(game: str, seats: int) -> None:
    environment = gymnasium.make(f"undertow/{undertow.game(game).name}-v0", seats=seats, disable_env_checker=True)
    totals = [play(environment, seed) for seed in range(4)]
    assert all(-1 / (seats - 1) - 1e-9 <= total <= 1 for total in totals)


def test_the_same_seed_is_the_same_match_against_any_bots() -> None:
    for bots in (["random"], ["greedy"], ["greedy", "random"]):
        assert play(ours.SeatEnv("niagara", bots=bots), 3) == play(ours.SeatEnv("niagara", bots=bots), 3)


def test_the_seat_can_be_chosen_or_drawn() -> None:
    assert {ours.SeatEnv("niagara", seat=2).reset(seed=seed)[1]["seat"] for seed in range(6)} == {2}
    assert {ours.SeatEnv("niagara").reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_masks_in_the_form_of_maskable_ppo() -> None:
    environment = ours.SeatEnv("atlantis")
    seen, _ = environment.reset(seed=1)
    assert environment.action_masks().tolist() == seen["action_mask"].tolist()


def test_an_illegal_action_loses_or_is_refused() -> None:
    environment = ours.SeatEnv("atlantis")
    seen, _ = environment.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = environment.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    strict = ours.SeatEnv("atlantis", illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(undertow.IllegalAction):
        strict.step(wrong)


def test_a_match_without_bots_is_refused() -> None:
    with pytest.raises(undertow.OptionError, match="need bots"):
        ours.SeatEnv("atlantis", bots=[])
    with pytest.raises(undertow.OptionError, match="need bots"):
        ours.VectorSeatEnv("atlantis", 2, bots=[])


@pytest.mark.parametrize("game", undertow.game_ids())
def test_vector_environment(game: str) -> None:
    environment: Any = gymnasium.make_vec(f"undertow/{undertow.game(game).name}-v0", num_envs=5)
    assert environment.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, _ = environment.reset(seed=3)
    assert environment.observation_space.contains(seen)
    ended = 0
    for _ in range(600):
        actions = np.array([np.flatnonzero(row)[0] for row in seen["action_mask"]])
        seen, rewards, terminations, truncations, _ = environment.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (5,)
        ended += int(terminations.sum())
    assert environment.observation_space.contains(seen)
    assert ended > 0
    same: Any = gymnasium.make_vec(f"undertow/{undertow.game(game).name}-v0", num_envs=5)
    first, again = environment.reset(seed=8)[0], same.reset(seed=8)[0]
    assert first["observation"].tobytes() == again["observation"].tobytes()


def test_gymnasium_vectorizes_by_itself_too() -> None:
    environment: Any = gymnasium.make_vec("undertow/Niagara-v0", num_envs=2, vectorization_mode="sync")
    seen, _ = environment.reset(seed=[3, 4])
    assert seen["observation"].shape[0] == 2
    environment.close()


def test_a_vector_takes_a_seed_for_each_match() -> None:
    one: Any = gymnasium.make_vec("undertow/Niagara-v0", num_envs=2)
    other: Any = gymnasium.make_vec("undertow/Niagara-v0", num_envs=2)
    first, _ = one.reset(seed=[3, 4])
    second, _ = other.reset(seed=[3, None])
    assert np.array_equal(first["observation"][0], second["observation"][0])
