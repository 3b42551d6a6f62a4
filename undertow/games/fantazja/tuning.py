"""How bots search Fantazja. Measured; docs/search.md has the trials."""

from undertow.engine.tuning import LadderGoal, Tuning

TUNING = Tuning(
    exploration=0.3,
    iteration_scale=0.3,
    long_rollouts=2,
    characters=("builder", "dreamer", "collector", "wrecker", "cautious"),
    goal=LadderGoal(seats=2, win_share=0.9),
)
