"""Live analysis of a choice: its best lines, and the verdict on one action. Only what the seat knows counts."""

from dataclasses import dataclass
from typing import Any

from undertow.bots.analysis import Step
from undertow.bots.plans import Plan, plan_of
from undertow.engine.game import Game, Message
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.review.decisions import Measurement
from undertow.review.effort import EFFORTS, Effort
from undertow.review.findings import Candidate, Decision, Shares
from undertow.review.verdicts import Verdict, is_doubtful, verdict_of_loss

# Each step of a live analysis searches longer than all before it together.
STEPS = (
    EFFORTS["quick"],
    Effort("second", training=0.5, rounds=80, doublings=0, draws=0, outcomes=0),
    Effort("third", training=3.0, rounds=300, doublings=0, draws=0, outcomes=0),
    Effort("fourth", training=20.0, rounds=1500, doublings=0, draws=0, outcomes=0),
)
_LINE = 8  # actions of a line


@dataclass(frozen=True)
class LineStep:
    """An action of a likely course, with its label."""

    seat: int
    action: str
    label: Message


@dataclass(frozen=True)
class Line:
    """An action, what it is worth to the seat that takes it, and how play may go on."""

    action: str
    label: Message
    share: float
    loss: float  # against the best line
    error: float  # the standard error of the loss
    is_best: bool
    steps: tuple[LineStep, ...]
    gains: tuple[Message, ...]
    risks: tuple[Message, ...]


@dataclass(frozen=True)
class Considered:
    """The lines of a choice, best first, and the win shares of all seats after the best."""

    seat: int
    shares: Shares
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Judged:
    """The verdict on an action beside the best one."""

    verdict: Verdict
    is_right: bool  # whether it is within the error of the best
    loss: float
    error: float
    taken: Line
    best: Line


def considered(game: Game[Any], state: State, seat: int, step: int) -> Considered:
    """The lines of a seat's choice after some steps of a live analysis."""
    measured = Measurement(game, state, seat, game.text(state.legal_for(seat)[0]), step, STEPS[step])
    found = measured.run()
    return Considered(seat, found.best.shares, tuple(_line(measured, each) for each in found.candidates))


def judged(game: Game[Any], state: State, seat: int, taken: str) -> Judged:
    """The verdict of a normal review on an action."""
    effort, seats = EFFORTS["normal"], len(state.scores())
    measured = Measurement(game, state, seat, taken, 0, effort)
    found = measured.run()
    for _ in range(effort.doublings):
        if not is_doubtful(found, seats):
            break
        found = measured.run()
    return _verdict(measured, found, seats)


def _verdict(measured: Measurement, found: Decision, seats: int) -> Judged:
    """The verdict on the action taken."""
    choice = found.choice
    word = verdict_of_loss(found.loss, found.error, seats)
    taken, best = _line(measured, choice), _line(measured, found.best)
    return Judged(word, choice.is_best, choice.loss, choice.error, taken, best)


def _line(measured: Measurement, candidate: Candidate) -> Line:
    """A candidate with its likely course and what that leads to."""
    game, state = measured.game, measured.state
    plan = _plan(measured, candidate.action)
    return Line(
        candidate.action,
        game.label(state, candidate.action),
        candidate.shares[measured.seat],
        candidate.loss,
        candidate.error,
        candidate.is_best,
        _labelled(measured, [(step.seat, step.action) for step in plan.line]),
        plan.gains,
        plan.risks,
    )


def _plan(measured: Measurement, action: str) -> Plan:
    """The plan behind an action; only the action itself where the search has left it out as not sensible."""
    found = plan_of(measured.analysis, measured.game.number(action))
    return found if found.line[0].action == action else Plan((Step(measured.seat, action),), (), ())


def _labelled(measured: Measurement, course: list[tuple[int, str]]) -> tuple[LineStep, ...]:
    """The course with labels, as far as it is legal in one guess without draws."""
    game, state = measured.game, measured.state.guess(measured.seat, Rng(1))
    found: list[LineStep] = []
    for seat, text in course[:_LINE]:
        if game.number(text) not in list(state.legal_for(seat)) or state.turn() != seat:
            break
        found.append(LineStep(seat, text, game.label(state, text)))
        state.apply(game.number(text))
    return tuple(found)
