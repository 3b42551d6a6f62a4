"""The games as PettingZoo environments.

`env(id, seats=3)` is an AEC environment: seats act in turn. `parallel_env` asks all agents in every cycle and uses
the actions of those who may choose.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from undertow.engine.state import OVER, IllegalAction
from undertow.env.played import PlayedMatch
from undertow.env.setting import RENDER_MODES, Observation, Setting


def env(id: str, **settings: Any) -> "SeatsEnv":
    """An AEC environment; see `SeatsEnv` for the settings."""
    return SeatsEnv(id, **settings)


def parallel_env(id: str, **settings: Any) -> "ParallelSeatsEnv":
    """A parallel environment; see `SeatsEnv` for the settings."""
    return ParallelSeatsEnv(id, **settings)


class _Seats:
    """What both environments share: spaces, rendering and the current match."""

    setting: Setting
    render_mode: str | None
    match: PlayedMatch | None

    def observation_space(self, agent: str) -> spaces.Dict:
        """A row of numbers and a mask."""
        return self.setting.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions of the game by number."""
        return self.setting.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """The observations of all seats side by side, for centralized critics."""
        match = self._playing()
        return np.concatenate([match.observation(seat) for seat in range(self.setting.seats)])

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the board as the seat to act sees it."""
        return self.setting.render(self._playing(), self.render_mode)

    def close(self) -> None:
        """Do nothing; there is nothing to close."""

    def _playing(self) -> PlayedMatch:
        """The current match; raises an error before `reset`."""
        if self.match is None:
            raise RuntimeError("reset must be called first")
        return self.match


class SeatsEnv(_Seats, AECEnv[str, Observation, int]):
    """A match; every agent is a seat and sees only what that seat may know.

    - `rewards`: "end" (1 for a sole winner, 0 in sum) or "estimates" (the change of an agent's estimate);
    - `illegal`: "refuse" raises IllegalAction and changes nothing, "lose" ends the match with -1 for the agent, "random"
      takes a random legal action;
    - `max_cycles`: cycles after which the match is truncated; a cycle is as many actions as there are agents.

    Other settings are the options of the game. Copies (`copy.deepcopy`) and pickles work at any moment.
    """

    metadata: dict[str, Any] = {
        "render_modes": RENDER_MODES,
        "name": "undertow_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        id: str,
        *,
        seats: int | None = None,
        rewards: str = "end",
        illegal: str = "refuse",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Check the settings; the match begins with `reset`."""
        super().__init__()
        self.setting = Setting(id, seats, rewards, illegal, max_cycles, render_mode, options)
        self.metadata = {**type(self).metadata, "name": f"undertow_{id}_v{self.setting.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = self.setting.agents[:]
        self.observation_spaces = self.setting.observation_spaces
        self.action_spaces = self.setting.action_spaces
        self.state_space = self.setting.state_space
        self.match: PlayedMatch | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match."""
        self.match = self.setting.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.acted = 0  # actions of all agents
        self._values = self.setting.values(self.match)
        self.agent_selection = self.possible_agents[self.match.turn]

    def observe(self, agent: str) -> Observation:
        """The agent's observation and action mask."""
        return self.setting.observe(self._playing(), self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent."""
        match = self._playing()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("None is only for agents whose match is over")
        agent = self.agent_selection
        chosen = self.setting.legal_or(match, match.turn, int(action), match.rng)
        self._cumulative_rewards[agent] = 0.0
        self.acted += 1
        if chosen is None:
            self.rewards = {each: -1.0 if each == agent else 0.0 for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            match.take(chosen)
            self._reward(match)
        if self.setting.max_cycles is not None and self.acted >= self.setting.max_cycles * self.setting.seats:
            self.truncations = dict.fromkeys(self.agents, not all(self.terminations.values()))
        if match.turn != OVER:
            self.agent_selection = self.possible_agents[match.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _reward(self, match: PlayedMatch) -> None:
        """Add the rewards of a step; end the match if it was the last."""
        values = self.setting.values(match)
        self.rewards = {agent: values[seat] - self._values[seat] for seat, agent in enumerate(self.possible_agents)}
        self._values = values
        self.terminations = dict.fromkeys(self.agents, match.turn == OVER)

    def information_state(self, agent: str) -> str:
        """Everything the agent has seen since the beginning, as text."""
        return self._playing().information_state(self.possible_agents.index(agent))


class ParallelSeatsEnv(_Seats, ParallelEnv[str, Observation, int]):
    """A match that asks all agents in every cycle; empty masks mark those who cannot choose."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": "undertow_parallel_v0", "render_fps": 2}

    def __init__(
        self,
        id: str,
        *,
        seats: int | None = None,
        rewards: str = "end",
        illegal: str = "refuse",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Check the settings; the match begins with `reset`."""
        self.setting = Setting(id, seats, rewards, illegal, max_cycles, render_mode, options)
        self.metadata = {**type(self).metadata, "name": f"undertow_{id}_parallel_v{self.setting.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = self.setting.agents[:]
        self.observation_spaces = self.setting.observation_spaces
        self.action_spaces = self.setting.action_spaces
        self.agents: list[str] = []
        self.match: PlayedMatch | None = None

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match."""
        self.match = self.setting.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self._values = self.setting.values(self.match)
        return self._observations(self.match), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the actions of all seats that may choose."""
        match = self._playing()
        choosers = list(match.state.choosers())
        named = {seat: actions[self.possible_agents[seat]] for seat in choosers}
        chosen = {seat: self.setting.legal_or(match, seat, int(action), match.rng) for seat, action in named.items()}
        self.cycles += 1
        lost = [seat for seat, action in chosen.items() if action is None]
        for seat in choosers:
            action = chosen[seat]
            if not lost and action is not None:
                match.take(action)
        values = self.setting.values(match)
        rewards = {agent: values[seat] - self._values[seat] for seat, agent in enumerate(self.agents)}
        if lost:
            rewards = {agent: -1.0 if seat in lost else 0.0 for seat, agent in enumerate(self.agents)}
        self._values = values
        is_over = match.turn == OVER or bool(lost)
        is_cut = not is_over and self.setting.max_cycles is not None and self.cycles >= self.setting.max_cycles
        seen, agents = self._observations(match), self.agents
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            rewards,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )

    def _observations(self, match: PlayedMatch) -> dict[str, Observation]:
        """The observations of all agents."""
        return {agent: self.setting.observe(match, seat) for seat, agent in enumerate(self.possible_agents)}
