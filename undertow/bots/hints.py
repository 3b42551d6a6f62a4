"""Hints: the best actions of a seat by what it knows, with win shares and a reason."""

import math
from dataclasses import dataclass
from typing import Any

from undertow.bots.levels import level as level_of
from undertow.bots.levels import search
from undertow.engine.game import Game, Message, Preview
from undertow.engine.match import Match
from undertow.engine.rng import Rng
from undertow.engine.state import State

ADVISED = 3
_LONGER = 8  # times the iterations of a move: advice needs tighter intervals
_DEVIATIONS = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Advice:
    """A good action: its expected win share, the 95 % interval, and why."""

    action: str
    chance: float
    low: float
    high: float
    reason: Message


def hint(
    game: Game[Any], position: Match | State, seat: int, *, seed: int = 1, level: str = "expert", budget: float = 1.0
) -> tuple[Advice, ...]:
    """The up to three best actions of a seat, best first; the same seed gives the same advice.

    Raises ValueError if the seat has nothing to choose now.
    """
    state = position.state if isinstance(position, Match) else position
    if seat not in list(state.choosers()):
        raise ValueError(f"seat {seat} has nothing to choose now")
    legal = list(state.legal_for(seat))
    if len(legal) == 1:
        text = game.text(legal[0])
        chance = _outlook(state, seat, Rng(seed))
        return (Advice(text, chance, chance, chance, Message("hint-forced")),)
    found = search(level_of(level), state, seat, Rng(seed), budget, times=_LONGER)
    ranked = sorted(legal, key=lambda action: (-found.visits(action), -found.chance(action), action))
    looked_at = [action for action in ranked if found.visits(action) > 0]
    advised = []
    for action in looked_at[:ADVISED]:
        text, chance = game.text(action), found.chance(action)
        low, high = interval(chance, found.visits(action))
        advised.append(Advice(text, chance, low, high, reason(game.preview(state, seat, text))))
    return tuple(advised)


def _outlook(state: State, seat: int, rng: Rng) -> float:
    """The seat's mean estimate over a few guesses."""
    guesses = 8
    return sum(state.guess(seat, rng).estimate(seat) for _ in range(guesses)) / guesses


def interval(mean: float, visits: int) -> tuple[float, float]:
    """Wilson's interval for the mean of values from 0 to 1."""
    square = _DEVIATIONS**2
    centre = (mean + square / (2 * visits)) / (1 + square / visits)
    half = _DEVIATIONS / (1 + square / visits) * math.sqrt(mean * (1 - mean) / visits + square / (4 * visits**2))
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))


def reason(shown: Preview) -> Message:
    """The reason for an action: what it gains, else what it costs or risks."""
    for told in (shown.brings, shown.costs, shown.warns):
        if told:
            return told[0]
    return Message("hint-plan")
