"""The `VecEnv` of Stable-Baselines3; needs sb3-contrib, which `make test-learn` installs."""

import importlib.util

import numpy as np
import pytest

from tests.env.test_examples import loaded

pytestmark = pytest.mark.learning
if importlib.util.find_spec("sb3_contrib") is None:
    pytest.skip("sb3-contrib is not installed; `make test-learn` installs it and runs this", allow_module_level=True)

from undertow.env.sb3 import SeatVecEnv  # noqa: E402


def test_finished_matches_begin_again_in_the_same_step() -> None:
    environment = SeatVecEnv("niagara", 16, bots=("random",), seed=3)
    seen, ended = environment.reset(), 0
    for _ in range(400):
        seen, rewards, dones, infos = environment.step(environment.matches.random_actions.copy())
        assert not environment.matches.terminations.any()
        for index in np.flatnonzero(dones):
            ended += 1
            assert infos[index]["terminal_observation"].shape == seen[index].shape
            assert not np.array_equal(infos[index]["terminal_observation"], seen[index])
        assert not rewards[~dones].any()
    assert ended > 10


def test_masks_are_those_of_the_matches() -> None:
    environment = SeatVecEnv("atlantis", 4)
    environment.reset()
    masks = np.stack(environment.env_method("action_masks"))
    assert environment.has_attr("action_masks")
    assert np.array_equal(masks, environment.matches.masks)
    assert masks[np.arange(4), environment.matches.random_actions].all()


def test_maskable_ppo_beats_random_and_greedy_bots() -> None:
    example = loaded("maskable_ppo")
    model = example.trained("niagara", ["greedy"], 600_000)
    for bots in ("random", "greedy"):
        assert example.win_share(model, "niagara", [bots], 300) > 0.6
