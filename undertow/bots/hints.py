"""What a strong player would do: the best actions of a seat, with their chances and a reason, by what the seat knows."""

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
_LONGER = 8  # times what a move is thought about: who asks for advice can wait, and wants to know how sure it is
_DEVIATIONS = 1.96  # of a normal distribution: 95 of 100 lie within


@dataclass(frozen=True)
class Advice:
    """An action worth taking: the expected win share, where it lies with 95 % certainty, and why."""

    action: str
    chance: float
    low: float
    high: float
    reason: Message


def hint(
    game: Game[Any], position: Match | State, seat: int, *, seed: int = 1, level: str = "expert", budget: float = 1.0
) -> tuple[Advice, ...]:
    """The up to three best actions of a seat, the best first; the same seed gives the same advice.

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
    """The seat's estimate over a few guesses of what it cannot know."""
    guesses = 8
    return sum(state.guess(seat, rng).estimate(seat) for _ in range(guesses)) / guesses


def interval(mean: float, visits: int) -> tuple[float, float]:
    """Wilson's interval for the mean of values from 0 to 1; no such values vary more than wins and losses do."""
    square = _DEVIATIONS**2
    centre = (mean + square / (2 * visits)) / (1 + square / visits)
    half = _DEVIATIONS / (1 + square / visits) * math.sqrt(mean * (1 - mean) / visits + square / (4 * visits**2))
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))


def reason(shown: Preview) -> Message:
    """What speaks for an action: what it brings, or else what it costs or risks; a step of a plan shows neither."""
    for told in (shown.brings, shown.costs, shown.warns):
        if told:
            return told[0]
    return Message("hint-plan")
