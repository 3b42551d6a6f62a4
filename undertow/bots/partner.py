"""A partner adapts its strength to a player's results, aiming at an even win share."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log

from undertow.bots.levels import LEVELS, MIDDLE, Level
from undertow.engine.game import OptionError

PARTNER = "partner"  # a bot as strong as the player, wherever their results are known
PREFIX = f"{PARTNER}="
WEAKEST = 0.0
STRONGEST = float(len(LEVELS) - 1)
START = float(list(LEVELS).index(MIDDLE))
_FIRST_STEP = 1.2  # levels per unit of win share above even, at the first result
_LAST_STEP = 0.3
_SETTLING = 6  # results after which the steps are about half as long


@dataclass(frozen=True)
class Result:
    """A finished match against the partner: its number of seats and the player's win share."""

    seats: int
    share: float


def strength_after(results: Iterable[Result], start: float = START) -> float:
    """The partner's strength after some results, oldest first: 0 is the weakest level, each level 1 more.

    A share above even makes it stronger, one below weaker, so the player's share tends to even.
    """
    strength = start
    for number, result in enumerate(results):
        step = _LAST_STEP + (_FIRST_STEP - _LAST_STEP) * _SETTLING / (_SETTLING + number)
        strength += step * (result.share - 1 / result.seats)
        strength = min(STRONGEST, max(WEAKEST, strength))
    return strength


def name_of(strength: float) -> str:
    """The bot of a strength, as `partner=2.35`."""
    return f"{PREFIX}{strength:.2f}"


def strength_of(name: str) -> float:
    """The strength that a bot's name says; raises OptionError."""
    try:
        strength = float(name.removeprefix(PREFIX))
    except ValueError:
        strength = -1.0
    if not WEAKEST <= strength <= STRONGEST:
        raise OptionError(f"{name!r} is no partner: its strength goes from {WEAKEST:.0f} to {STRONGEST:.0f}, as partner=2.5")
    return strength


def level_at(strength: float) -> Level:
    """A level between two levels; at a whole number, that level itself."""
    levels = list(LEVELS.values())
    below = min(len(levels) - 2, int(strength))
    part = strength - below
    lower, higher = levels[below], levels[below + 1]
    if part in (0.0, 1.0):
        return higher if part else lower
    return Level(
        iterations=round(exp((1 - part) * log(lower.iterations) + part * log(higher.iterations))),
        seconds=max(lower.seconds, higher.seconds),
        noise=(1 - part) * lower.noise + part * higher.noise,
        overlook=(1 - part) * lower.overlook + part * higher.overlook,
        exact_last_turn=lower.exact_last_turn,
        deep_priors=lower.deep_priors,
    )
