"""The games as Gymnasium environments for one seat against bots: single and vector.

Importing this module registers `undertow/Atlantis-v0` and so on for `gymnasium.make` and `gymnasium.make_vec`.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from undertow.engine.game import OptionError
from undertow.engine.rng import Rng
from undertow.engine.state import OVER
from undertow.env.batch import Bot
from undertow.env.played import PlayedMatch
from undertow.env.setting import RENDER_MODES, Observation, Setting, observation_space
from undertow.env.vector import Matches, check_seat, player
from undertow.games import game as game_by_id
from undertow.games import game_ids


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a match; bots play the others.

    - `bots`: one name for all other seats, or one for each, clockwise from the own seat; also your own functions;
    - `seat`: your seat, or None to change it from match to match;
    - `illegal`: "lose" (the default here) ends the match with -1, "refuse" raises, "random" takes a random action.

    Other settings are those of `undertow.env.pettingzoo.SeatsEnv`.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        bots: Sequence[str | Bot] = ("random",),
        seats: int | None = None,
        seat: int | None = None,
        rewards: str = "end",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Check the settings; the match begins with `reset`."""
        self.setting = Setting(game, seats, rewards, illegal, None, render_mode, options)
        check_seat(self.setting.seats, seat, bots)
        if not bots:
            raise OptionError("the other seats need bots")
        self.bots = [player(bot) for bot in bots]
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self.setting.observation_spaces["seat_0"]
        self.action_space: spaces.Space[Any] = self.setting.action_spaces["seat_0"]
        self.match: PlayedMatch | None = None
        self.seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a match."""
        super().reset(seed=seed)
        self.match = self.setting.begin(int(self.np_random.integers(2**62)))
        self._bot_rng = Rng(int(self.np_random.integers(2**62)))
        drawn = int(self.np_random.integers(self.setting.seats))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self._let_bots_act(self.match)
        self._value = self.match.worth(self.seat, self.setting.by_estimate)
        return self._observed(self.match)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action for the own seat, then let the bots act."""
        match = self._playing()
        if match.turn == OVER:
            raise RuntimeError("the match is over; call reset")
        chosen = self.setting.legal_or(match, self.seat, int(action), self._bot_rng)
        if chosen is None:
            seen, info = self._observed(match)
            return seen, -1.0, True, False, {**info, "illegal": True}
        match.take(chosen)
        self._let_bots_act(match)
        value = match.worth(self.seat, self.setting.by_estimate)
        reward, self._value = value - self._value, value
        seen, info = self._observed(match)
        if self.render_mode == "human":
            self.render()
        return seen, reward, match.turn == OVER, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as MaskablePPO of sb3-contrib expects them."""
        return self._playing().mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Render the board as the own seat sees it."""
        return self.setting.render(self._playing(), self.render_mode)

    def _let_bots_act(self, match: PlayedMatch) -> None:
        """Let bots act until it is the own seat's turn or the match is over."""
        while match.turn not in (OVER, self.seat):
            turn = match.turn
            bot = self.bots[((turn - self.seat - 1) % self.setting.seats) % len(self.bots)]
            match.take(bot(match.state.guess(turn, self._bot_rng), turn, self._bot_rng))

    def _observed(self, match: PlayedMatch) -> tuple[Observation, dict[str, Any]]:
        """The own seat's observation and info."""
        return self.setting.observe(match, self.seat), {"seat": self.seat}

    def _playing(self) -> PlayedMatch:
        """The current match; raises an error before `reset`."""
        if self.match is None:
            raise RuntimeError("reset must be called first")
        return self.match


class VectorSeatEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """One seat in each of many matches against bots, stepped inside compiled code.

    Observations, masks, rewards and terminations are the same arrays after every step: copy what you want to keep or change.
    `undertow.env.vector.Matches` says which are writable. A finished match begins again with the next step
    (AutoresetMode.NEXT_STEP), whose action is ignored.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        bots: Sequence[str | Bot] = ("random",),
        seats: int | None = None,
        seat: int | None = None,
        rewards: str = "end",
        **options: object,
    ) -> None:
        """Make all arrays; the matches begin with `reset`."""
        if not bots:
            raise OptionError("the other seats need bots; undertow.env.vector.Matches plays all seats")
        self.matches = Matches(game, num_envs, seats=seats, bots=bots, seat=seat, rewards=rewards, **options)
        self.num_envs = num_envs
        actions = len(self.matches.game.actions)
        self.single_observation_space = observation_space(self.matches.tensor.size, actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncations = np.zeros(num_envs, dtype=np.bool_)
        self._seen: Observation = {
            "observation": self.matches.observations,
            "action_mask": self.matches.masks.view(np.int8),
        }

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches, with one seed for all or one for each; None in a list draws one."""
        super().reset(seed=None if isinstance(seed, list) else seed)
        if isinstance(seed, list):
            self.matches.reset([int(self.np_random.integers(2**62)) if own is None else own for own in seed])
        else:
            self.matches.reset(int(self.np_random.integers(2**40)))
        return self._seen, {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in every match."""
        self.matches.step(actions)
        return self._seen, self.matches.rewards, self.matches.terminations, self._truncations, {}


def register() -> None:
    """Register all games with Gymnasium, once."""
    for each in game_ids():
        name = f"undertow/{game_by_id(each).name}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="undertow.env.gymnasium:SeatEnv",
                vector_entry_point="undertow.env.gymnasium:VectorSeatEnv",
                kwargs={"game": each},  # `id` is an argument of gymnasium.make itself
            )


register()
