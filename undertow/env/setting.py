"""The settings that all environments share: spaces, rewards, rendering, illegal actions."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console
from rich.text import Text

from undertow.engine.game import Game, OptionError
from undertow.engine.rng import Rng
from undertow.engine.state import IllegalAction
from undertow.env import picture
from undertow.env.played import PlayedMatch
from undertow.env.vector import check_rewards
from undertow.games import game, tensor

Observation = dict[str, NDArray[Any]]

ILLEGAL = ("refuse", "lose", "random")
RENDER_MODES = ["human", "ansi", "rgb_array"]


class Setting:
    """The checked settings of an environment."""

    def __init__(
        self,
        id: str,
        seats: int | None,
        rewards: str,
        illegal: str,
        max_cycles: int | None,
        render_mode: str | None,
        options: Mapping[str, object],
    ) -> None:
        """Check the settings and create the spaces."""
        self.id = id
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.check_options(self.seats, options)
        self.by_estimate = check_rewards(rewards) == "estimates"
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        cells, actions = tensor(id, self.seats).size, len(self.game.actions)
        self.observation_spaces = {agent: observation_space(cells, actions) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.state_space = spaces.Box(-1, 1, (cells * self.seats,), np.float32)

    @property
    def game(self) -> Game[Any]:
        """The game, looked up by its id."""
        return game(self.id)

    def begin(self, seed: int | None) -> PlayedMatch:
        """A new match; without a seed, a random one."""
        chosen = int(np.random.default_rng().integers(2**62)) if seed is None else seed
        return PlayedMatch(self.id, self.seats, self.options, chosen)

    def legal_or(self, match: PlayedMatch, seat: int, action: int, rng: Rng) -> int | None:
        """The action if legal; else, by setting, a random one, None (lost) or an exception."""
        legal = list(match.state.legal_for(seat))
        if action in legal:
            return int(action)
        if self.illegal == "refuse":
            raise IllegalAction(f"action {action} is not legal for seat {seat} now")
        return legal[rng.below(len(legal))] if self.illegal == "random" else None

    def observe(self, match: PlayedMatch, seat: int) -> Observation:
        """The seat's observation and action mask."""
        return {"observation": match.observation(seat), "action_mask": match.mask(seat)}

    def values(self, match: PlayedMatch) -> list[float]:
        """Each seat's value: its result at the end, before it 0 or the estimate."""
        return [match.worth(seat, self.by_estimate) for seat in range(self.seats)]

    def render(self, match: PlayedMatch, render_mode: str | None) -> str | NDArray[np.uint8] | None:
        """Render the board as the seat to act sees it."""
        seat = max(0, match.turn)
        view = match.view(seat)
        if render_mode == "rgb_array":
            return picture.image(self.game, view, seat)
        if render_mode == "ansi":
            return picture.text(self.game, view)
        if render_mode == "human":
            Console().print(Text.from_ansi(picture.text(self.game, view, colours=True)))
        return None


def observation_space(cells: int, actions: int) -> spaces.Dict:
    """A row of numbers and a mask."""
    return spaces.Dict(
        {"observation": spaces.Box(-1, 1, (cells,), np.float32), "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
    )
