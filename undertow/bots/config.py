"""How far a search sees, and the sign that stops it. Compiled."""

from typing import final

from mypy_extensions import i64

from undertow.bots.value_net import ValueNet


@final
class Stop:
    """A sign that others may raise to end a search early; what it has found by then still counts."""

    def __init__(self) -> None:
        """Nobody has asked yet."""
        self.asked: bool = False


@final
class SearchConfig:
    """How a search looks at a game; what is best differs from game to game and was measured."""

    def __init__(
        self,
        turns: int = 1,
        rollout_width: int = 6,
        exploration: float = 0.5,
        prior_weight: float = 1.0,
        noise: float = 0.0,
        overlook: float = 0.0,
        greedy_opponents: bool = False,
        deep_priors: bool = False,
        value_net: ValueNet | None = None,
    ) -> None:
        """All that is not said is as for most games."""
        self.turns: i64 = turns  # played on after leaving the tree, the one under way included
        self.rollout_width: i64 = rollout_width  # actions compared at each step of a playout; 1 plays at random
        self.exploration: float = exploration  # how much doubt draws the search to an action
        self.prior_weight: float = prior_weight  # how many visits the first judgement of an action counts for
        self.noise: float = noise  # how far off a judgement may be
        self.overlook: float = overlook  # how likely each action is not to be thought of at all
        self.greedy_opponents: bool = (
            greedy_opponents  # whether others do what their estimates say, instead of being searched
        )
        self.deep_priors: bool = deep_priors  # whether first judgements are made as `value_after_turn` makes them
        self.value_net: ValueNet | None = value_net  # what has been learnt about the game; without it `estimate` judges
