"""Hints: the best actions of a seat by what it knows, with win shares and reasons."""

from dataclasses import dataclass
from typing import Any

from undertow.bots.analysis import LONGER, Analysis, Step
from undertow.bots.levels import iterations_of
from undertow.bots.levels import level as level_of
from undertow.bots.plans import Plan, plan_of
from undertow.engine.game import Game, Message, Preview
from undertow.engine.match import Match
from undertow.engine.state import State

ADVISED = 3
ABOUT_EQUAL = 0.015  # actions whose win shares differ by less count as about equal


@dataclass(frozen=True)
class Advice:
    """A good action: its expected win share, the 95 % interval, and why."""

    action: str
    chance: float
    low: float
    high: float
    reason: Message
    about_equal: bool = False  # whether it is about as good as the best one
    line: tuple[Step, ...] = ()
    gains: tuple[Message, ...] = ()
    risks: tuple[Message, ...] = ()


def hint(
    game: Game[Any], position: Match | State, seat: int, *, seed: int = 1, level: str = "expert", budget: float = 1.0
) -> tuple[Advice, ...]:
    """The up to three best actions of a seat, best first; the same seed gives the same advice.

    Raises ValueError if the seat has nothing to choose now.
    """
    state = position.state if isinstance(position, Match) else position
    found = Analysis(game, state, seat, level, seed)
    at = level_of(level)
    if not found.is_forced:
        found.run(LONGER * iterations_of(at, game.id, len(state.scores()), budget), at.seconds * min(1.0, budget))
    return tuple(_advice(found, action) for action in found.ranked()[:ADVISED])


def _advice(found: Analysis, action: int) -> Advice:
    """The advice to take an action."""
    text, plan = found.game.text(action), plan_of(found, action)
    share, (low, high) = found.value(action)
    best, _ = found.value(found.ranked()[0])
    why = Message("hint-forced") if found.is_forced else reason(plan, found.game.preview(found.state, found.seat, text))
    is_equal = action != found.ranked()[0] and best - share < ABOUT_EQUAL
    return Advice(text, share, low, high, why, is_equal, plan.line, plan.gains, plan.risks)


def reason(plan: Plan, shown: Preview) -> Message:
    """The reason for an action: what its plan gains, else what the action itself brings, costs or risks."""
    for told in (plan.gains, shown.brings, shown.costs, shown.warns):
        if told:
            return told[0]
    return Message("hint-plan")
