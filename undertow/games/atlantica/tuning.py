"""How bots search Atlantica. Measured; docs/search.md has the trials."""

from undertow.engine.tuning import LadderGoal, Tuning

TUNING = Tuning(
    prior_weight=20.0,
    iteration_scale=0.25,
    greedy_opponents=2,
    deep_priors=2,
    long_rollouts=3,
    characters=("hunter", "shipowner", "scholar", "recruiter", "cautious"),
    goal=LadderGoal(seats=2, win_share=0.9),
)
