"""How bots search Niagara. Measured; docs/search.md has the trials."""

from undertow.engine.tuning import LadderGoal, Tuning

TUNING = Tuning(
    overlook_scale=0.2,
    noise_scale=0.002,
    characters=("thief", "hoarder", "racer", "collector", "cautious"),
    goal=LadderGoal(seats=3, win_share=0.7),
)
