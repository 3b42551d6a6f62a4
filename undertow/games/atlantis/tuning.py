"""How bots search Atlantis. Measured; docs/search.md has the trials."""

from undertow.engine.tuning import LadderGoal, Tuning

TUNING = Tuning(
    prior_weight=25.0,
    iteration_scale=0.4,
    greedy_opponents=2,
    deep_priors=2,
    long_rollouts=3,
    characters=("racer", "collector", "hoarder", "cautious", "spoiler"),
    goal=LadderGoal(seats=2, win_share=0.9),
)
