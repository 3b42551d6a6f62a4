"""Measuring an outcome of chance: the win shares after everything that could have come instead."""

import math
from collections.abc import Sequence
from statistics import fmean, variance
from typing import Any

from undertow.bots.levels import config_for, level
from undertow.bots.tree_policy import values_of
from undertow.engine.game import Game
from undertow.engine.rng import Rng
from undertow.engine.state import OVER, State
from undertow.review.decisions import LEVEL
from undertow.review.effort import Effort
from undertow.review.findings import Draw, End, Outcome, Shares

_STEP = 1 << 20  # between the seeds of two draws


def draw(game: Game[Any], state: State, taken: str, at: int, effort: Effort) -> Draw:
    """Measure an outcome against the others by exact odds; of too many, a sample is drawn."""
    odds = dict(zip((game.text(each) for each in state.legal()), state.odds() or [1] * len(state.legal()), strict=True))
    total = sum(odds.values())
    rest = {text: weight / total for text, weight in odds.items() if text != taken}
    if not rest:
        return Draw(at, taken, 1.0)
    is_sampled = len(rest) > effort.outcomes
    weighed = _sampled(rest, effort.outcomes, Rng(at + 1)) if is_sampled else rest
    rounds = {text: _rounds(game, state, text, at, effort.draws) for text in weighed}
    others = tuple(Outcome(text, weighed[text], _means(rounds[text])) for text in weighed)
    errors = _errors(others, list(rounds.values()), is_sampled)
    shares = _means(_rounds(game, state, taken, at, effort.draws))
    return Draw(at, taken, odds[taken] / total, shares, others, errors, is_sampled)


def end(state: State, effort: Effort) -> End:
    """The result; in an unfinished match, what is expected of it."""
    if state.turn() == OVER:
        return End(tuple(state.shares()), (0.0,) * len(state.shares()))
    rounds = _values(state, 1, 4 * effort.draws)
    return End(_means(rounds), tuple(_deviation(of_seat) for of_seat in zip(*rounds, strict=True)))


def _sampled(rest: dict[str, float], count: int, rng: Rng) -> dict[str, float]:
    """Some outcomes drawn by their odds; together they have the odds of all."""
    texts, total = list(rest), sum(rest.values())
    drawn: dict[str, float] = {}
    for _ in range(count):
        left = rng.unit() * total
        index = 0
        while index < len(texts) - 1 and left >= rest[texts[index]]:
            left -= rest[texts[index]]
            index += 1
        drawn[texts[index]] = drawn.get(texts[index], 0.0) + total / count
    return drawn


def _rounds(game: Game[Any], state: State, text: str, at: int, count: int) -> list[Shares]:
    """Samples of the win shares after an outcome; all outcomes of a draw get the same random numbers."""
    after = state.clone()
    after.apply(game.number(text))
    return _values(after, (at + 1) * _STEP, count)


def _values(state: State, seed: int, count: int) -> list[Shares]:
    """Samples of the win shares a round later, and two rounds later."""
    seats = len(state.scores())
    if state.turn() == OVER:
        return [tuple(state.shares())] * count
    config = config_for(level(LEVEL), state)
    half = (count + 1) // 2
    flat = [*values_of(state, half, seed, seats, seats, config), *values_of(state, half, seed, 2 * seats, seats, config)]
    return [tuple(flat[start : start + seats]) for start in range(0, len(flat), seats)]


def _means(rounds: list[Shares]) -> Shares:
    """The mean of each seat."""
    return tuple(fmean(of_seat) for of_seat in zip(*rounds, strict=True))


def _errors(others: tuple[Outcome, ...], rounds: list[list[Shares]], is_sampled: bool) -> Shares:
    """The standard errors of the weighted mean of the outcomes, for every seat."""
    total = sum(each.odds for each in others)
    found = []
    for seat in range(len(others[0].shares)):
        by_round = [
            sum(each.odds * values[seat] for each, values in zip(others, at_once, strict=True)) / total
            for at_once in zip(*rounds, strict=True)
        ]
        spread = _deviation(by_round) ** 2
        if is_sampled:
            mean = fmean(by_round)
            spread += sum((each.odds / total) ** 2 * (each.shares[seat] - mean) ** 2 for each in others)
        found.append(math.sqrt(spread))
    return tuple(found)


def _deviation(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return math.sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
