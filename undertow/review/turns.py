"""Turns: the small actions of a seat in a row, judged as one."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from undertow.engine.state import CHANCE
from undertow.review.attribution import Event
from undertow.review.findings import Decision, Finding
from undertow.review.verdicts import Verdict, is_only_move, verdict_of_loss


@dataclass(frozen=True)
class Turn:
    """Some actions of a seat that no other seat interrupted; draws may lie between them."""

    number: int  # from 1 on, over all seats
    seat: int
    first: int  # indices in the log
    last: int
    loss: float  # the win share given away, by what the seat knew
    error: float
    verdict: Verdict
    worst: int | None  # the index of the step that cost most, if any did

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return self.verdict == Verdict.FORCED


def turns_of(findings: Sequence[Finding], seats: int) -> list[Turn]:
    """The turns of a match; a secret choice is a turn of its own for each seat."""
    groups: list[list[Decision]] = []
    for finding in findings:
        if not isinstance(finding, Decision):
            continue
        if groups and groups[-1][-1].seat == finding.seat and not finding.is_secret and not groups[-1][-1].is_secret:
            groups[-1].append(finding)
        else:
            groups.append([finding])
    return [_turn(number, group, seats) for number, group in enumerate(groups, 1)]


def _turn(number: int, steps: Sequence[Decision], seats: int) -> Turn:
    """A turn with its verdict."""
    loss = math.fsum(step.loss for step in steps)
    error = math.hypot(*(step.error for step in steps))
    costliest = max(steps, key=lambda step: step.loss)
    worst = costliest.at if costliest.loss else None
    return Turn(number, steps[0].seat, steps[0].at, steps[-1].at, loss, error, _verdict(steps, loss, error, seats), worst)


def _verdict(steps: Sequence[Decision], loss: float, error: float, seats: int) -> Verdict:
    """The word for a turn."""
    chosen = [step for step in steps if not step.is_forced]
    if not chosen:
        return Verdict.FORCED
    if loss:
        return verdict_of_loss(loss, error, seats)
    if any(step.is_surprising for step in chosen):
        return Verdict.BRILLIANT
    return Verdict.ONLY_MOVE if any(is_only_move(step, seats) for step in chosen) else Verdict.BEST


def strokes(events: Sequence[Event]) -> list[list[Event]]:
    """The draws of a match, those without a choice between them taken together."""
    found: list[list[Event]] = []
    for event in events:
        if event.actor != CHANCE:
            continue
        if found and found[-1][-1].at == event.at - 1:
            found[-1].append(event)
        else:
            found.append([event])
    return found
