"""From numbers to words: best, good, inaccuracy, mistake, blunder; only move, brilliant; accuracy."""

import math
from enum import StrEnum

from undertow.review.findings import DEVIATIONS, SAME, Decision

# The lost share, times the number of seats, from which a turn gets its name: 5, 10 and 15 points of winning chance
# for two seats, as lichess has it.
_INACCURACY, _MISTAKE, _BLUNDER = 0.10, 0.20, 0.30
_CURVE = 4.354  # of lichess's accuracy: 0.04354 for each point of winning chance
_ONE_SIDED = 1.645  # standard errors of a one-sided 95 % interval


class Verdict(StrEnum):
    """What a turn is called."""

    FORCED = "forced"
    BRILLIANT = "brilliant"
    ONLY_MOVE = "only-move"
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


ERRORS = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)


def thresholds(seats: int) -> tuple[float, float, float]:
    """The losses from which on a turn is an inaccuracy, a mistake, a blunder."""
    return _INACCURACY / seats, _MISTAKE / seats, _BLUNDER / seats


def least_loss(loss: float, error: float) -> float:
    """The lower end of the one-sided 95 % interval of a loss."""
    return loss - _ONE_SIDED * error


def verdict_of_loss(loss: float, error: float, seats: int) -> Verdict:
    """The worst word that the loss supports: its one-sided 95 % interval lies beyond the threshold."""
    if loss <= SAME:
        return Verdict.BEST
    least = least_loss(loss, error)
    passed = [word for word, threshold in zip(ERRORS, thresholds(seats), strict=True) if least >= threshold]
    return passed[-1] if passed else Verdict.GOOD


def is_error(found: Decision, seats: int) -> bool:
    """Whether the decision alone is an inaccuracy at least."""
    return verdict_of_loss(found.loss, found.error, seats) in ERRORS


def is_doubtful(found: Decision, seats: int) -> bool:
    """Whether more samples could change the verdict: a threshold lies in the 95 % interval of the loss."""
    choice = found.choice
    low, high = choice.loss - DEVIATIONS * choice.noise, choice.loss + DEVIATIONS * choice.noise
    return any(low < threshold < high for threshold in thresholds(seats))


def is_only_move(found: Decision, seats: int) -> bool:
    """Whether the best action was taken and every other one would have been a mistake at least."""
    if found.taken != found.best.action or len(found.candidates) == 1:
        return False
    at_least_mistakes = (Verdict.MISTAKE, Verdict.BLUNDER)
    return all(verdict_of_loss(each.loss, each.error, seats) in at_least_mistakes for each in found.candidates[1:])


def accuracy(error_rate: float, seats: int) -> float:
    """From 0 to 100: lichess's curve over the mean loss of a turn, scaled to two seats."""
    return 100.0 * math.exp(-_CURVE * error_rate * seats / 2)
