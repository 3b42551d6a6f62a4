"""PPO of RLlib on one seat of a match, with masked actions.

pip install 'undertow[learn]' 'ray[rllib]' torch
python examples/rllib_ppo.py --iterations 3
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from undertow.env.gymnasium import SeatEnv


class Masked(gymnasium.Env[Any, Any]):
    """A seat whose observation is named and typed as RLlib's masking module expects."""

    def __init__(self, config: dict[str, Any]) -> None:
        """One seat of a game against bots."""
        self.seat = SeatEnv(config["game"], bots=(config["bots"],), rewards="estimates")
        row, mask = (self.seat.observation_space[key] for key in ("observation", "action_mask"))  # type: ignore[index]
        self.observation_space = spaces.Dict(
            {"action_mask": spaces.Box(0.0, 1.0, mask.shape, np.float32), "observations": row}
        )
        self.action_space = self.seat.action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a match."""
        seen, info = self.seat.reset(seed=seed, options=options)
        return self._named(seen), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action."""
        seen, *rest = self.seat.step(int(action))
        return self._named(seen), *rest  # type: ignore[return-value]

    def _named(self, seen: Any) -> dict[str, Any]:
        """The observation under RLlib's names."""
        return {"action_mask": seen["action_mask"].astype(np.float32), "observations": seen["observation"]}


def main() -> None:
    """Train for some iterations and print the mean return of each."""
    told = argparse.ArgumentParser()
    told.add_argument("--game", default="niagara")
    told.add_argument("--bots", default="random")
    told.add_argument("--iterations", type=int, default=20)
    asked = told.parse_args()
    spec = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64, 64]})
    config: Any = (
        PPOConfig()  # type: ignore[no-untyped-call]
        .environment(Masked, env_config={"game": asked.game, "bots": asked.bots})
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=2000, minibatch_size=256, num_epochs=4)
        .rl_module(rl_module_spec=spec)
    )
    algorithm: Any = config.build_algo()
    for iteration in range(asked.iterations):
        result = algorithm.train()
        print(iteration, "mean return", round(result["env_runners"]["episode_return_mean"], 3))
    algorithm.stop()


if __name__ == "__main__":
    main()
