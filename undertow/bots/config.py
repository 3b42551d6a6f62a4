"""The parameters of a search, and the signal that stops it. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from undertow.bots.value_net import ValueNet

NO_CHARACTER: Final = -1


@final
class Stop:
    """A signal that ends a search early; its result up to then counts."""

    def __init__(self) -> None:
        """Not given yet."""
        self.asked: bool = False


@final
class SearchConfig:
    """The parameters of a search; the best ones differ by game and were measured."""

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
        exact_last_turn: bool = False,
        margin_weight: float = 0.02,
        usual_spread: float = 0.01,
        character: int = NO_CHARACTER,
        value_net: ValueNet | None = None,
    ) -> None:
        """Defaults suit most games."""
        self.turns: i64 = turns  # turns of a rollout, the current one included
        self.rollout_width: i64 = rollout_width  # actions compared at each step of a rollout; 1 plays at random
        self.exploration: float = exploration  # the weight of the confidence bound
        self.prior_weight: float = prior_weight  # visits that the prior of an action counts for
        self.noise: float = noise  # the largest error of a value
        self.overlook: float = overlook  # the probability that an action is left out
        self.greedy_opponents: bool = greedy_opponents  # opponents play by their estimate instead of being searched
        self.deep_priors: bool = deep_priors  # priors come from `value_after_turn`
        self.exact_last_turn: bool = exact_last_turn  # play a seat's last turn exactly, if the game recognises it
        self.margin_weight: float = margin_weight  # the weight of the own margin once the result is certain
        self.usual_spread: float = usual_spread  # the usual spread of values; a smaller spread lowers exploration
        self.character: i64 = character  # whose liking shifts the own value
        self.value_net: ValueNet | None = value_net  # None: the estimates of the game
