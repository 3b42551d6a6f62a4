"""Sampled win shares: means, and standard errors of differences between paired samples."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

from undertow.review.findings import Shares


@dataclass(frozen=True)
class Samples:
    """Win shares by round, action and seat. A round has the same random numbers for all actions."""

    flat: Sequence[float]
    actions: int
    seats: int

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return len(self.flat) // (self.actions * self.seats)

    def of(self, action: int, seat: int) -> Sequence[float]:
        """The shares of a seat after an action, round by round."""
        return self.flat[action * self.seats + seat :: self.actions * self.seats]

    def mean(self, action: int) -> Shares:
        """The mean shares of all seats after an action."""
        return tuple(fmean(self.of(action, seat)) for seat in range(self.seats))

    def difference(self, action: int, other: int, seat: int) -> tuple[float, float]:
        """How much more one action gives the seat than another: mean and variance of the mean."""
        gaps = [one - two for one, two in zip(self.of(action, seat), self.of(other, seat), strict=True)]
        return fmean(gaps), variance(gaps) / len(gaps) if len(gaps) > 1 else 0.0


@dataclass(frozen=True)
class Difference:
    """How much more one action gives a seat than another."""

    mean: float
    noise: float  # the standard error that more samples would lower
    error: float  # the whole standard error: noise, and how far the two horizons disagree


def difference(near: Samples, far: Samples, action: int, other: int, seat: int) -> Difference:
    """The difference of two actions over both horizons; their disagreement counts as error."""
    (one, its), (two, other_its) = near.difference(action, other, seat), far.difference(action, other, seat)
    noise = math.sqrt((its + other_its) / 4)
    return Difference((one + two) / 2, noise, math.hypot(noise, (one - two) / 2))


def middle(near: Samples, far: Samples, action: int) -> Shares:
    """The mean shares of all seats over both horizons."""
    return tuple((one + two) / 2 for one, two in zip(near.mean(action), far.mean(action), strict=True))
