"""A small value network: it gives every seat a strength. Compiled."""

import math
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.state import State


@final
class ValueNet:
    """One hidden layer over a seat's features; a softmax turns strengths into win shares."""

    def __init__(self, inputs: int, hidden: int, weights: list[float]) -> None:
        """Read the weights: for each hidden unit its inputs and bias, then the output weights."""
        if len(weights) != hidden * (inputs + 2):
            raise ValueError(f"{len(weights)} weights do not match {inputs} inputs and {hidden} hidden units")
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self._weights: vec[float] = vec[float]()
        for weight in weights:
            self._weights = append(self._weights, weight)

    def values(self, state: State, seats: i64) -> vec[float]:
        """The expected win share of every seat."""
        strengths = vec[float](capacity=8)
        for seat in range(seats):
            strengths = append(strengths, self.strength(state.features(seat)))
        return softmax(strengths)

    def strength(self, facts: vec[float]) -> float:
        """The strength of a seat with these features; only differences matter.

        Features beyond the network's inputs were added after it was trained.
        """
        weights = self._weights
        at: i64 = 0
        out = self.hidden * (self.inputs + 1)
        found = 0.0
        for unit in range(self.hidden):
            total = 0.0
            for fact in range(self.inputs):
                total += weights[at] * facts[fact]
                at += 1
            total += weights[at]
            at += 1
            found += weights[out + unit] * (total if total > 0.0 else 0.1 * total)
        return found


def softmax(strengths: vec[float]) -> vec[float]:
    """The softmax of the seats' strengths."""
    most = strengths[0]
    for strength in strengths:
        most = max(most, strength)
    found = vec[float](capacity=8)
    total = 0.0
    for strength in strengths:
        weight = math.exp(strength - most)
        found = append(found, weight)
        total += weight
    for seat in range(len(found)):
        found[seat] /= total
    return found
