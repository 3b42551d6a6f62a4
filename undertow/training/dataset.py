"""Learning from matches: positions with what came of them, and a network that is fit to them. Compiled."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.bots.config import SearchConfig, Stop
from undertow.bots.greedy import greedy_action, random_action
from undertow.bots.playout import play_chance
from undertow.bots.search import Search
from undertow.bots.value_net import parts
from undertow.engine.rng import Rng
from undertow.engine.state import OVER, State

_BATCH: Final = 64
_LEAK: Final = 0.1  # of a hidden unit below zero, as in `value_net`
_SMALL: Final = 1e-8
_LONG: Final = 3600.0  # seconds; dataset depend on the seed alone
_LEAST: Final = 1e-6  # a chance that an estimate may give, so that its logarithm exists


@final
class Dataset:
    """Positions between two turns: the features of every seat, what the estimate said, and the shares at the end."""

    def __init__(self, seats: int, inputs: int) -> None:
        """No position yet."""
        self.seats: i64 = seats
        self.inputs: i64 = inputs
        self.count: i64 = 0
        self.facts: vec[float] = vec[float](capacity=1 << 16)
        self.estimates: vec[float] = vec[float](capacity=1 << 12)
        self.shares: vec[float] = vec[float](capacity=1 << 12)

    def add_match(self, state: State, slips: float, rng: Rng, config: SearchConfig, iterations: i64) -> None:
        """Play a match with some slips, greedily or by searches of so many iterations, and keep its positions."""
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

    def _add(self, state: State) -> None:
        """Keep the features of a position, and everybody's estimate."""
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
        """How surprised the estimates are on average by what came of some positions."""
        loss = 0.0
        for place in range(first * self.seats, end * self.seats):
            if self.shares[place] > 0.0:
                loss -= self.shares[place] * math.log(max(_LEAST, self.estimates[place]))
        return loss / float(max(1, end - first))


@final
class Trainer:
    """A network that learns: its weights are laid out as `ValueNet` reads them, and moved by Adam's rule."""

    def __init__(self, inputs: int, hidden: int, seats: int, weights: list[float], rng: Rng) -> None:
        """Begin with weights, or at random with none."""
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.seats: i64 = seats
        self.size: i64 = hidden * (inputs + 2)
        self._rng: Rng = rng
        self._steps: i64 = 0
        self.weights: vec[float] = vec[float](capacity=self.size)
        spread = math.sqrt(2.0 / float(inputs))
        for index in range(self.size):
            start = weights[index] if weights else spread * (rng.unit() + rng.unit() - 1.0)
            self.weights = append(self.weights, start)
        self._slope: vec[float] = zeros(self.size)
        self._mean: vec[float] = zeros(self.size)
        self._square: vec[float] = zeros(self.size)
        self._active: vec[float] = zeros(hidden * seats)
        self._chances: vec[float] = zeros(seats)

    def learn(self, dataset: Dataset, end: i64, rate: float) -> None:
        """Go once through the first positions, in random order."""
        order = vec[i64](capacity=end)
        for position in range(end):
            order = append(order, position)
        for place in range(end):
            other = place + self._rng.below(end - place)
            order[place], order[other] = order[other], order[place]
        in_batch: i64 = 0
        for position in order:
            self._evaluate(dataset, position)
            self._blame(dataset, position)
            in_batch += 1
            if in_batch == _BATCH:
                self._move(rate, in_batch)
                in_batch = 0
        if in_batch:
            self._move(rate, in_batch)

    def loss(self, dataset: Dataset, first: i64, end: i64) -> float:
        """How surprised the network is on average by what came of some positions."""
        loss = 0.0
        for position in range(first, end):
            self._evaluate(dataset, position)
            for seat in range(self.seats):
                share = dataset.shares[position * self.seats + seat]
                if share > 0.0:
                    loss -= share * math.log(max(_LEAST, self._chances[seat]))
        return loss / float(max(1, end - first))

    def _evaluate(self, dataset: Dataset, position: i64) -> None:
        """What the network says of a position: everybody's chances, and how active each hidden unit is."""
        weights, facts = self.weights, dataset.facts
        out = self.hidden * (self.inputs + 1)
        for seat in range(self.seats):
            start = (position * self.seats + seat) * self.inputs
            at: i64 = 0
            strength = 0.0
            for unit in range(self.hidden):
                found = 0.0
                for fact in range(self.inputs):
                    found += weights[at + fact] * facts[start + fact]
                at += self.inputs + 1
                found += weights[at - 1]
                found = found if found > 0.0 else _LEAK * found
                self._active[seat * self.hidden + unit] = found
                strength += weights[out + unit] * found
            self._chances[seat] = strength
        self._chances = parts(self._chances)

    def _blame(self, dataset: Dataset, position: i64) -> None:
        """Add to the slope how each weight should move to make what came of the position less surprising."""
        slope, facts = self._slope, dataset.facts
        out = self.hidden * (self.inputs + 1)
        for seat in range(self.seats):
            error = self._chances[seat] - dataset.shares[position * self.seats + seat]
            start = (position * self.seats + seat) * self.inputs
            at: i64 = 0
            for unit in range(self.hidden):
                active = self._active[seat * self.hidden + unit]
                slope[out + unit] += error * active
                back = error * self.weights[out + unit] * (1.0 if active > 0.0 else _LEAK)
                for fact in range(self.inputs):
                    slope[at + fact] += back * facts[start + fact]
                at += self.inputs + 1
                slope[at - 1] += back

    def _move(self, rate: float, count: i64) -> None:
        """Move all weights down the slope, each at a pace of its own (Adam)."""
        self._steps += 1
        first = 1.0 - math.pow(0.9, float(self._steps))
        second = 1.0 - math.pow(0.999, float(self._steps))
        for index in range(self.size):
            slope = self._slope[index] / float(count)
            self._slope[index] = 0.0
            self._mean[index] = 0.9 * self._mean[index] + 0.1 * slope
            self._square[index] = 0.999 * self._square[index] + 0.001 * slope * slope
            pace = math.sqrt(self._square[index] / second) + _SMALL
            self.weights[index] -= rate * (self._mean[index] / first) / pace


def searched_action(state: State, seat: i64, rng: Rng, config: SearchConfig, iterations: i64) -> i64:
    """What a short search chooses."""
    search = Search(state, seat, rng, config)
    search.run(iterations, _LONG, Stop())
    return search.best()


def zeros(length: i64) -> vec[float]:
    """So many zeros."""
    found = vec[float](capacity=length)
    for _ in range(length):
        found = append(found, 0.0)
    return found
