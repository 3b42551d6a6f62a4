"""How far a search sees, and the sign that stops it. Compiled."""

from typing import final

from mypy_extensions import i64

from undertow.bots.judge import Judge


@final
class Stop:
    """A sign that others may raise to end a search early; what it has found by then still counts."""

    def __init__(self) -> None:
        """Nobody has asked yet."""
        self.asked: bool = False


@final
class Sight:
    """How a search looks at a game; what is best differs from game to game and was measured."""

    def __init__(
        self,
        turns: int = 1,
        candidates: int = 6,
        explore: float = 0.5,
        trust: float = 1.0,
        noise: float = 0.0,
        overlooks: float = 0.0,
        foresees: bool = False,
        is_careful: bool = False,
        judge: Judge | None = None,
    ) -> None:
        """All that is not said is as for most games."""
        self.turns: i64 = turns  # played on after leaving the tree, the one under way included
        self.candidates: i64 = candidates  # actions compared at each step of a playout; 1 plays at random
        self.explore: float = explore  # how much doubt draws the search to an action
        self.trust: float = trust  # how many visits the first judgement of an action counts for
        self.noise: float = noise  # how far off a judgement may be
        self.overlooks: float = overlooks  # how likely each action is not to be thought of at all
        self.foresees: bool = foresees  # whether others do what their estimates say, instead of being searched
        self.is_careful: bool = is_careful  # whether first judgements are made as `careful_value_after` makes them
        self.judge: Judge | None = judge  # what has been learnt about the game; without it `estimate` judges
