"""Measures all events of a match, here or in workers; findings are kept, so it can continue later."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from undertow.bots.arena.executor import Executor, in_order
from undertow.engine.match import Match
from undertow.engine.state import CHANCE, State
from undertow.review.cache import Kept
from undertow.review.chance import draw, end
from undertow.review.decisions import decision
from undertow.review.effort import Effort
from undertow.review.findings import End, Finding

_AT_ONCE = 12  # events of one job

Progress = Callable[[int, int], None]  # events measured, and all of them


@dataclass(frozen=True, eq=False)
class MeasuringJob:
    """Some events of a match in a row, to be measured by one process."""

    match: Match
    first: int
    count: int
    effort: Effort

    @property
    def name(self) -> str:
        """The game and the events."""
        return f"{self.match.game.id}, events {self.first} to {self.first + self.count - 1}"

    def do(self) -> list[Finding]:
        """What is found of each event."""
        found = list[Finding]()
        for at, state in self.match.states_from(self.first):
            if at >= self.first + self.count:
                break
            found.append(_finding(self.match, at, state, self.effort))
        return found


def _finding(match: Match, at: int, state: State, effort: Effort) -> Finding:
    """What is found of one event."""
    taken = match.log[at]
    if match.actor(at) == CHANCE:
        return draw(match.game, state, taken, at, effort)
    return decision(match.game, state, match.actor(at), taken, at, effort)


def measured(match: Match, effort: Effort, executor: Executor, progress: Progress, kept: Kept) -> tuple[list[Finding], End]:
    """The findings of all events in the order of the log, and the end; kept ones are not measured again."""
    found = kept.findings()
    total = len(match.log)
    progress(len(found), total)
    for some in in_order(executor, _jobs(match, len(found), effort)):
        kept.add(some)
        found += some
        progress(len(found), total)
    return found, end(match.state, effort)


def _jobs(match: Match, first: int, effort: Effort) -> Iterator[MeasuringJob]:
    """The events from an index on, a few at a time."""
    for start in range(first, len(match.log), _AT_ONCE):
        yield MeasuringJob(match, start, min(_AT_ONCE, len(match.log) - start), effort)
