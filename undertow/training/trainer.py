"""Fits a value network to a dataset. Compiled."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.bots.value_net import softmax
from undertow.engine.rng import Rng
from undertow.training.dataset import Dataset

_BATCH: Final = 64
_LEAK: Final = 0.1  # slope of a hidden unit below zero, as in `value_net`
_SMALL: Final = 1e-8
_LEAST: Final = 1e-6  # keeps a logarithm finite


@final
class Trainer:
    """Fits the weights of a `ValueNet` by Adam."""

    def __init__(self, inputs: int, hidden: int, seats: int, weights: list[float], rng: Rng) -> None:
        """Start from weights; at random if there are none."""
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
        self._gradient: vec[float] = zeros(self.size)
        self._mean: vec[float] = zeros(self.size)
        self._square: vec[float] = zeros(self.size)
        self._active: vec[float] = zeros(hidden * seats)
        self._shares: vec[float] = zeros(seats)

    def train(self, dataset: Dataset, end: i64, rate: float) -> None:
        """Train one epoch on the positions before `end`, in random order."""
        order = vec[i64](capacity=end)
        for position in range(end):
            order = append(order, position)
        for place in range(end):
            other = place + self._rng.below(end - place)
            order[place], order[other] = order[other], order[place]
        in_batch: i64 = 0
        for position in order:
            self._forward(dataset, position)
            self._backward(dataset, position)
            in_batch += 1
            if in_batch == _BATCH:
                self._step(rate, in_batch)
                in_batch = 0
        if in_batch:
            self._step(rate, in_batch)

    def loss(self, dataset: Dataset, first: i64, end: i64) -> float:
        """The mean loss on the positions from `first` up to `end`."""
        loss = 0.0
        for position in range(first, end):
            self._forward(dataset, position)
            for seat in range(self.seats):
                share = dataset.shares[position * self.seats + seat]
                if share > 0.0:
                    loss -= share * math.log(max(_LEAST, self._shares[seat]))
        return loss / float(max(1, end - first))

    def _forward(self, dataset: Dataset, position: i64) -> None:
        """Forward pass: the win shares of a position and the hidden activations."""
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
            self._shares[seat] = strength
        self._shares = softmax(self._shares)

    def _backward(self, dataset: Dataset, position: i64) -> None:
        """Backward pass: add the gradient of a position's loss."""
        slope, facts = self._gradient, dataset.facts
        out = self.hidden * (self.inputs + 1)
        for seat in range(self.seats):
            error = self._shares[seat] - dataset.shares[position * self.seats + seat]
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

    def _step(self, rate: float, count: i64) -> None:
        """One step of Adam."""
        self._steps += 1
        first = 1.0 - math.pow(0.9, float(self._steps))
        second = 1.0 - math.pow(0.999, float(self._steps))
        for index in range(self.size):
            slope = self._gradient[index] / float(count)
            self._gradient[index] = 0.0
            self._mean[index] = 0.9 * self._mean[index] + 0.1 * slope
            self._square[index] = 0.999 * self._square[index] + 0.001 * slope * slope
            pace = math.sqrt(self._square[index] / second) + _SMALL
            self.weights[index] -= rate * (self._mean[index] / first) / pace


def zeros(length: i64) -> vec[float]:
    """A list of zeros."""
    found = vec[float](capacity=length)
    for _ in range(length):
        found = append(found, 0.0)
    return found
