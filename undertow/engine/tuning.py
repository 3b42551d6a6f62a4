"""Search parameters and ladder goals. Each game states its own in `tuning.py`."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class LadderGoal:
    """The win share that the strongest level must reach against one-step bots at all other seats."""

    seats: int
    win_share: float


@dataclass(frozen=True)
class Tuning:
    """Search parameters of a game, found by matches between searches."""

    turns: int = 1  # played out after leaving the tree, the current one included
    long_rollouts: int = 0  # up to this many seats, master plays longer rollouts, unless its priors are deep
    rollout_width: int = 6  # actions compared at each step of a rollout
    exploration: float = 0.2
    greedy_opponents: int = 0  # up to this many seats, opponents play by their estimate instead of being searched
    deep_priors: int = 0  # up to this many seats, the strongest level evaluates priors at the end of the turn
    prior_weight: float = 1.0  # most visits that the prior of an action counts for; fewer in a short search
    iteration_scale: float = 1.0  # iterations relative to other games: costs and benefits differ
    overlook_scale: float = 1.0  # lower where few choices exist
    noise_scale: float = 1.0  # lower where the values of actions lie close together
    characters: tuple[str, ...] = ()  # by the numbers that the game's `liking` knows
    goal: LadderGoal | None = None


DEFAULT: Final = Tuning()
