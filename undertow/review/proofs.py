"""Measurements that show how far a review can be trusted: planted mistakes, false alarms, separating bots without luck.

A file can keep what was measured, one line for each match, so that a run goes on where it was broken off.
"""

import json
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from undertow.bots import choose
from undertow.bots.arena.executor import Executor, in_order
from undertow.bots.simulation import match_seed, rotated
from undertow.engine.game import Game
from undertow.engine.match import Match
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, State
from undertow.review.decisions import Measurement, decision
from undertow.review.effort import EFFORTS
from undertow.review.findings import DEVIATIONS, Decision
from undertow.review.report import review
from undertow.review.verdicts import Verdict, verdict_of_loss

PLANTED = 0.15  # the share that a planted mistake loses at least, by a deep search
CLOSE = 0.02  # of the best: an action that is none of the mistakes
_TIMES = 50  # deeper than the review
_ROUNDS = 5  # times the samples of the review
_OTHER_SEED = 1 << 11
_MISTAKES = (Verdict.MISTAKE, Verdict.BLUNDER)
_TRIES = 40  # places in a match at which a mistake is looked for


def bot_match(game: Game[Any], bots: Sequence[str], seed: int) -> Match:
    """A finished match between bots."""
    match = Match(game, len(bots), game.first_by_lot())
    rng = Rng(seed)
    match.finish(lambda state, seat: choose(bots[seat], state, seat, rng), (seed % (1 << 64)).to_bytes(32, "big"))
    return match


def deep_decision(game: Game[Any], state: State, seat: int, taken: str, at: int) -> Decision:
    """A decision measured 50 times as deep as a normal review, with another seed."""
    normal = EFFORTS["normal"]
    deep = replace(normal, training=_TIMES * normal.training, rounds=_ROUNDS * normal.rounds)
    return Measurement(game, state, seat, taken, at + _OTHER_SEED, deep).run()


@dataclass(frozen=True, eq=False)
class ProofJob:
    """A match between bots on which something is measured."""

    game: Game[Any]
    bots: tuple[str, ...]
    seed: int

    @property
    def name(self) -> str:
        """Game and bots."""
        return f"{self.game.id}, {' '.join(self.bots)}"

    def do(self) -> Any:
        """The measurement."""
        raise NotImplementedError

    def choices(self, match: Match) -> list[tuple[int, State]]:
        """The decisions with a choice, in random order."""
        rng = Rng(self.seed + 1)
        found = [(at, state) for at, state in match.states_from(0) if match.actor(at) != CHANCE]
        found = [(at, state) for at, state in found if len(state.legal_for(match.actor(at))) > 1]
        for index in range(len(found) - 1, 0, -1):
            other = int(rng.below(index + 1))
            found[index], found[other] = found[other], found[index]
        return found


class PlantedMistake(ProofJob):
    """Replaces a decision by one that loses much, and asks whether a review finds it."""

    def do(self) -> bool | None:
        """Whether it was called a mistake; None if the match had no place for one."""
        match, rng = bot_match(self.game, self.bots, self.seed), Rng(self.seed + 2)
        for at, state in self.choices(match)[:_TRIES]:
            seat = match.actor(at)
            legal = [int(action) for action in state.legal_for(seat)]
            taken = self.game.text(legal[rng.below(len(legal))])
            quick = decision(self.game, state, seat, taken, at, EFFORTS["quick"])
            if quick.choice.loss < PLANTED / 2:
                continue  # a deep search of each would take hours; a glance leaves out hopeless places alone
            deep = deep_decision(self.game, state, seat, taken, at)
            if deep.choice.loss - DEVIATIONS * deep.choice.error >= PLANTED:
                found = decision(self.game, state, seat, taken, at, EFFORTS["normal"])
                return verdict_of_loss(found.loss, found.error, match.seats) in _MISTAKES
        return None


@dataclass(frozen=True, eq=False)
class FalseAlarm(ProofJob):
    """Asks whether decisions that are about the best are called mistakes."""

    sampled: int = 4

    def do(self) -> tuple[int, int]:
        """How many of the sampled decisions are about the best, and how many of those are called mistakes."""
        match = bot_match(self.game, self.bots, self.seed)
        close = alarms = 0
        for at, state in self.choices(match)[: self.sampled]:
            seat, taken = match.actor(at), match.log[at]
            if deep_decision(self.game, state, seat, taken, at).choice.loss > CLOSE:
                continue
            found = decision(self.game, state, seat, taken, at, EFFORTS["normal"])
            close += 1
            alarms += verdict_of_loss(found.loss, found.error, match.seats) in _MISTAKES
        return close, alarms


@dataclass(frozen=True, eq=False)
class AdjustedMatch(ProofJob):
    """Reviews a match of two bots of different strength."""

    effort: str = "quick"

    def do(self) -> list[tuple[str, float, float]]:
        """Each seat's bot, its result and its result without luck."""
        found = review(bot_match(self.game, self.bots, self.seed), self.effort)
        return [(bot, seat.part.result, seat.part.adjusted) for bot, seat in zip(self.bots, found.seats, strict=True)]


@dataclass(frozen=True)
class Share:
    """A share of cases with its 95 % interval by Wilson."""

    cases: int
    hits: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share itself."""
        return self.hits / self.cases if self.cases else 0.0


def share_of(hits: int, cases: int) -> Share:
    """A share with its interval."""
    if not cases:
        return Share(0, 0, 0.0, 1.0)
    square, mean = DEVIATIONS**2, hits / cases
    centre = (mean + square / (2 * cases)) / (1 + square / cases)
    half = DEVIATIONS / (1 + square / cases) * math.sqrt(mean * (1 - mean) / cases + square / (4 * cases**2))
    return Share(cases, hits, max(0.0, centre - half), min(1.0, centre + half))


@dataclass(frozen=True)
class Separation:
    """How many matches tell two bots apart, with and without luck."""

    matches: int
    result: float  # mean of the stronger bot, above an even share
    result_deviation: float  # of one match
    adjusted: float
    adjusted_deviation: float
    ratio: float  # matches needed without luck, beside those needed with it
    low: float  # 95 % interval of the ratio, by bootstrap
    high: float


def separation(pairs: Sequence[tuple[float, float]], even: float) -> Separation:
    """How well results and adjusted results of the stronger bot separate it from an even share."""
    ratios = []
    rng = Rng(1)
    for _ in range(2000):
        drawn = [pairs[rng.below(len(pairs))] for _ in pairs]
        ratios.append(_needed([two for _, two in drawn], even) / _needed([one for one, _ in drawn], even))
    ratios.sort()
    results, adjusted = [one for one, _ in pairs], [two for _, two in pairs]
    return Separation(
        len(pairs),
        fmean(results) - even,
        pstdev(results),
        fmean(adjusted) - even,
        pstdev(adjusted),
        _needed(adjusted, even) / _needed(results, even),
        ratios[int(0.025 * len(ratios))],
        ratios[int(0.975 * len(ratios))],
    )


def _needed(values: Sequence[float], even: float) -> float:
    """The number of matches that separate a mean from an even share, up to a constant."""
    gap = fmean(values) - even
    return max(1e-9, pstdev(values) ** 2) / max(1e-9, gap**2)


def planted_mistakes(
    game: Game[Any],
    bots: Sequence[str],
    matches: int,
    seed: int,
    executor: Executor,
    told: Callable[[], None],
    kept: Path | None = None,
) -> Share:
    """The share of planted mistakes that a normal review finds and names."""
    jobs = (PlantedMistake(game, tuple(bots), match_seed(seed, number)) for number in range(matches))
    found = [each for each in _done(jobs, executor, told, kept) if each is not None]
    return share_of(sum(found), len(found))


def false_alarms(
    game: Game[Any],
    bots: Sequence[str],
    matches: int,
    seed: int,
    executor: Executor,
    told: Callable[[], None],
    kept: Path | None = None,
) -> Share:
    """The share of decisions close to the best that a normal review calls mistakes."""
    jobs = (FalseAlarm(game, tuple(bots), match_seed(seed, number)) for number in range(matches))
    counts = list(_done(jobs, executor, told, kept))
    return share_of(sum(alarms for _, alarms in counts), sum(close for close, _ in counts))


def without_luck(
    game: Game[Any],
    bots: Sequence[str],
    matches: int,
    seed: int,
    effort: str,
    executor: Executor,
    told: Callable[[], None],
    kept: Path | None = None,
) -> Separation:
    """How well results without luck separate the first bot from the others."""
    jobs = (AdjustedMatch(game, rotated(bots, number), match_seed(seed, number), effort) for number in range(matches))
    pairs = [(one, two) for seats in _done(jobs, executor, told, kept) for bot, one, two in seats if bot == bots[0]]
    return separation(pairs, 1 / len(bots))


def _done(jobs: Iterable[ProofJob], executor: Executor, told: Callable[[], None], kept: Path | None) -> Iterable[Any]:
    """The results of jobs, told one by one; those that a file keeps are not measured again."""
    listed = list(jobs)
    known = _known(kept)
    left = [job for job in listed if job.seed not in known]
    for job, result in zip(left, in_order(executor, left), strict=True):
        known[job.seed] = result
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps([job.seed, result]) + "\n")
        told()
    return [known[job.seed] for job in listed]


def _known(kept: Path | None) -> dict[int, Any]:
    """The results in a file, by the seed of their match."""
    lines = kept.read_text(encoding="utf-8").splitlines() if kept is not None and kept.exists() else []
    return dict(json.loads(line) for line in lines)
