"""One seat in many matches as a `VecEnv` of Stable-Baselines3, for MaskablePPO of sb3-contrib.

Observations are rows of numbers. Masks come from `action_masks`, as sb3-contrib expects. A finished match begins again in
the same step, and `infos` then has the terminal observation.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from undertow.engine.game import OptionError
from undertow.env.batch import Bot
from undertow.env.vector import Matches


class SeatVecEnv(VecEnv):
    """One seat in each of many matches against bots, stepped inside compiled code."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        bots: Sequence[str | Bot] = ("random",),
        seats: int | None = None,
        seat: int | None = None,
        rewards: str = "end",
        seed: int = 0,
        **options: object,
    ) -> None:
        """Make the matches; they begin with `reset`."""
        if not bots:
            raise OptionError("the other seats need bots")
        self.matches = Matches(game, num_envs, seats=seats, bots=bots, seat=seat, rewards=rewards, **options)
        self.render_mode = None
        width = (self.matches.tensor.size,)
        super().__init__(num_envs, spaces.Box(-1, 1, width, np.float32), spaces.Discrete(len(self.matches.game.actions)))
        self._next_seed = seed
        self._actions = np.zeros(num_envs, dtype=np.int64)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Set the seed of the next reset."""
        self._next_seed = 0 if seed is None else seed
        return [self._next_seed] * self.num_envs

    def reset(self) -> NDArray[np.float32]:
        """Begin all matches."""
        self.matches.reset(self._next_seed)
        self._next_seed += 1
        return self.matches.observations.copy()

    def step_async(self, actions: NDArray[Any]) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = np.asarray(actions, dtype=np.int64)

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Take one action in every match; matches that ended have begun again."""
        self.matches.step(self._actions)
        rewards, dones = self.matches.rewards.astype(np.float32), self.matches.terminations.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for index in np.flatnonzero(dones).tolist():
            infos[index] = {"terminal_observation": self.matches.observations[index].copy(), "TimeLimit.truncated": False}
        self.matches.begin_ended()
        return self.matches.observations.copy(), rewards, dones, infos

    def close(self) -> None:
        """Nothing has to be closed."""

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every match."""
        return self.matches.masks.copy()

    def has_attr(self, attr_name: str) -> bool:
        """Whether each match has an attribute; sb3-contrib asks for `action_masks`."""
        return attr_name == "action_masks"

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """The masks of the matches; there is no other method."""
        if method_name != "action_masks":
            raise AttributeError(f"a match has no method {method_name!r}")
        masks = self.action_masks()
        return [masks[index] for index in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of the environment, repeated for each match."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Raise AttributeError: matches have no attributes of their own."""
        raise AttributeError(f"{attr_name!r} cannot be set for a match")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No match is wrapped."""
        return [False for _ in self._get_indices(indices)]
