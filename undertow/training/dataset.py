"""Positions of self-play matches with their results. Compiled."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.bots.config import SearchConfig, Stop
from undertow.bots.greedy import greedy_action, random_action
from undertow.bots.playout import play_chance
from undertow.bots.search import Search
from undertow.engine.rng import Rng
from undertow.engine.state import OVER, State

_BATCH: Final = 64
_LEAK: Final = 0.1  # slope of a hidden unit below zero, as in `value_net`
_SMALL: Final = 1e-8
_LONG: Final = 3600.0  # a time limit in seconds; without one, the dataset depends only on the seed
_LEAST: Final = 1e-6  # keeps the logarithm of an estimate finite


@final
class Dataset:
    """Positions between turns: features and estimates of every seat, and the final shares."""

    def __init__(self, seats: int, inputs: int) -> None:
        """Create an empty dataset."""
        self.seats: i64 = seats
        self.inputs: i64 = inputs
        self.count: i64 = 0
        self.facts: vec[float] = vec[float](capacity=1 << 16)
        self.estimates: vec[float] = vec[float](capacity=1 << 12)
        self.shares: vec[float] = vec[float](capacity=1 << 12)

    def add_match(self, state: State, slips: float, rng: Rng, config: SearchConfig, iterations: i64) -> None:
        """Play a match, greedily or by searches, with random slips, and add its positions."""
        added: i64 = 0
        before: i64 = -1
        turn = play_chance(state, rng)
        while turn != OVER:
            if turn != before:
                self._add(state)
                added += 1
            before = turn
            if rng.unit() < slips:
                state.apply(random_action(state, turn, rng))
            elif iterations == 0:
                state.apply(greedy_action(state, turn, rng))
            else:
                state.apply(searched_action(state, turn, rng, config, iterations))
            turn = play_chance(state, rng)
        shares = state.shares()
        for _ in range(added):
            for seat in range(self.seats):
                self.shares = append(self.shares, shares[seat])
        self.count += added

    def add_positions(self, facts: vec[float], estimates: vec[float], shares: vec[float]) -> None:
        """Add positions of another dataset with the same seats and inputs."""
        for fact in facts:
            self.facts = append(self.facts, fact)
        for value in estimates:
            self.estimates = append(self.estimates, value)
        for share in shares:
            self.shares = append(self.shares, share)
        self.count += len(shares) // self.seats

    def _add(self, state: State) -> None:
        """Add the features and estimates of a position."""
        total = 0.0
        first: i64 = len(self.estimates)
        for seat in range(self.seats):
            for fact in state.features(seat):
                self.facts = append(self.facts, fact)
            value = state.estimate(seat)
            self.estimates = append(self.estimates, value)
            total += value
        for seat in range(self.seats):
            self.estimates[first + seat] /= total

    def estimate_loss(self, first: i64, end: i64) -> float:
        """The mean loss of the estimates on some positions."""
        loss = 0.0
        for place in range(first * self.seats, end * self.seats):
            if self.shares[place] > 0.0:
                loss -= self.shares[place] * math.log(max(_LEAST, self.estimates[place]))
        return loss / float(max(1, end - first))


def searched_action(state: State, seat: i64, rng: Rng, config: SearchConfig, iterations: i64) -> i64:
    """The action that a short search chooses."""
    search = Search(state, seat, rng, config)
    search.run(iterations, _LONG, Stop())
    return search.best()
