"""A review: what every turn, every draw and every seat of a match is worth."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from undertow.bots.arena.executor import Executor, alone
from undertow.engine.match import Match
from undertow.engine.state import OVER
from undertow.review.attribution import Event, Part, attributed, parts
from undertow.review.cache import Cache, NothingKept
from undertow.review.effort import Effort, effort_named
from undertow.review.findings import End, Finding
from undertow.review.measuring import Progress, measured
from undertow.review.moments import Moment, key_moments
from undertow.review.turns import Turn, turns_of
from undertow.review.verdicts import Verdict, accuracy


@dataclass(frozen=True)
class SeatReport:
    """How a seat played and how lucky it was."""

    part: Part
    turns: int  # with a choice
    verdicts: dict[Verdict, int]
    error_rate: float  # the mean loss of a turn with a choice
    accuracy: float  # from 0 to 100


@dataclass(frozen=True)
class Review:
    """A reviewed match."""

    match: Match
    effort: Effort
    findings: tuple[Finding, ...]
    end: End
    events: tuple[Event, ...]
    turns: tuple[Turn, ...]
    seats: tuple[SeatReport, ...]
    moments: tuple[Moment, ...]

    @property
    def is_finished(self) -> bool:
        """Whether the match was played to its end."""
        return self.match.turn == OVER


def review(
    match: Match,
    effort: str = "normal",
    *,
    executor: Executor = alone,
    progress: Progress = lambda done, total: None,
    cache: Path | None = None,
) -> Review:
    """Review a match; the same match, effort and engine give the same review.

    `cache` is a folder that keeps the measurements, so that a review can be continued or repeated.
    """
    at = effort_named(effort)
    kept = NothingKept() if cache is None else Cache(cache, match, at)
    return reviewed(match, at, *measured(match, at, executor, progress, kept))


def reviewed(match: Match, effort: Effort, findings: list[Finding], end: End) -> Review:
    """The review that follows from findings."""
    events = attributed(findings, end)
    turns = turns_of(findings, match.seats)
    seats = tuple(_seat_report(part, seat, turns, match.seats) for seat, part in enumerate(parts(events, end)))
    moments = tuple(key_moments(events, turns, match.seats))
    return Review(match, effort, tuple(findings), end, tuple(events), tuple(turns), seats, moments)


def _seat_report(part: Part, seat: int, turns: list[Turn], seats: int) -> SeatReport:
    """The report of one seat; forced turns count nowhere."""
    chosen = [turn for turn in turns if turn.seat == seat and not turn.is_forced]
    rate = fmean(turn.loss for turn in chosen) if chosen else 0.0
    return SeatReport(part, len(chosen), dict(Counter(turn.verdict for turn in chosen)), rate, accuracy(rate, seats))
