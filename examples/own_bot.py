"""Your own bot for the arena. Run in this folder:

    undertow arena niagara --bots own_bot:Patient,random,greedy --games 300

It tries every action a few times, lets chance act, and takes the action with the best average estimate. It gets a guess, in
which everything its seat cannot know is dealt anew, so there is nothing to peek at.
"""

from statistics import fmean

import undertow
from undertow.bots.playout import play_chance

TRIES = 8


class Patient:
    """A patient bot; there is one object per seat and match."""

    def __call__(self, known: undertow.State, seat: int, rng: undertow.Rng) -> int:
        return max(known.legal_for(seat), key=lambda action: self.value(known, seat, action, rng))

    def value(self, known: undertow.State, seat: int, action: int, rng: undertow.Rng) -> float:
        return fmean(self.tried(known.guess(seat, rng), seat, action, rng) for _ in range(TRIES))

    def tried(self, state: undertow.State, seat: int, action: int, rng: undertow.Rng) -> float:
        while state.turn() != seat:  # in a secret choice, seats before this one choose first
            state.apply(state.legal()[rng.below(len(state.legal()))])
        state.apply(action)
        play_chance(state, rng)
        return state.estimate(seat)
