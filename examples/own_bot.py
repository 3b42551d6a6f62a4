"""A bot of one's own in twenty lines, and its place among ours.

cd examples && undertow arena atlantis --bots own_bot:careful,random,greedy --games 40
"""

import undertow


def careful(known: undertow.State, seat: int, rng: undertow.Rng) -> int:
    """The action after which the worst of three possible futures is best. `known` is a guess: no secrets are in it."""
    table = known.clone()
    while table.turn() != seat:  # in a secret choice others come first; what they choose does not show
        table.apply(table.legal()[rng.below(len(table.legal()))])

    def worst_future(action: int) -> float:
        futures = []
        for _ in range(3):
            after = table.guess(seat, rng)
            after.apply(action)
            while after.turn() == undertow.CHANCE:
                after.apply(after.sample(rng))
            futures.append(after.estimate(seat))
        return min(futures)

    return max(table.legal(), key=worst_future)
