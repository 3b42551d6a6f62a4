"""Calibration: compares the win shares that a search expects with the results of matches."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from undertow.bots.arena.executor import Executor, alone, in_order
from undertow.bots.config import Stop
from undertow.bots.levels import LEVELS, config_for
from undertow.bots.search import Search
from undertow.bots.simulation import match_seed
from undertow.engine.game import Game
from undertow.engine.play import play
from undertow.engine.rng import Rng
from undertow.engine.state import State

BINS = 10
_LONG = 3600.0  # seconds; predictions depend on the seed alone

Pair = tuple[float, float]  # a predicted win share, and the share that the seat got


@dataclass(frozen=True)
class Bin:
    """Predictions of about the same size: their mean, and the mean result."""

    positions: int
    predicted: float
    got: float


@dataclass(frozen=True)
class Calibration:
    """Predicted win shares and results, by tenths of the prediction."""

    positions: int
    bins: tuple[Bin, ...]

    @property
    def error(self) -> float:
        """The expected calibration error: the mean distance of results from predictions, weighted by positions."""
        return sum(each.positions * abs(each.predicted - each.got) for each in self.bins) / max(1, self.positions)


def calibration_of(pairs: Sequence[Pair]) -> Calibration:
    """Sort predictions into tenths and compare each with its results."""
    sorted_in: list[list[Pair]] = [[] for _ in range(BINS)]
    for predicted, got in pairs:
        sorted_in[min(BINS - 1, int(predicted * BINS))].append((predicted, got))
    bins = [Bin(len(each), fmean(p for p, _ in each), fmean(g for _, g in each)) for each in sorted_in if each]
    return Calibration(len(pairs), tuple(bins))


@dataclass(frozen=True, eq=False)
class CalibrationMatch:
    """A match between equal searches, to be played by one process."""

    game: Game[Any]
    seats: int
    seed: int
    iterations: int

    @property
    def name(self) -> str:
        """The game."""
        return f"{self.game.id}, {self.seats} seats"

    def do(self) -> list[Pair]:
        """The predicted win share of each choice, with the seat's final share."""
        state: State = self.game.start(seats=self.seats, **self.game.first_by_lot())
        rng, chance, stop, expected = Rng(self.seed), Rng(self.seed + 1), Stop(), list[tuple[int, float]]()

        def searched(state: State, seat: int) -> int:
            """The most visited action; keeps the win share expected of it."""
            search = Search(state, seat, rng, config_for(LEVELS["expert"], state))
            search.run(self.iterations, _LONG, stop)
            action = int(search.best())
            if search.visits(action):
                expected.append((seat, float(search.chance(action))))
            return action

        shares = play(state, searched, chance).shares()
        return [(value, shares[seat]) for seat, value in expected]


def predictions(
    game: Game[Any],
    seats: int,
    games: int,
    seed: int,
    iterations: int,
    progress: Callable[[], None] = lambda: None,
    executor: Executor = alone,
) -> list[Pair]:
    """The predictions and results of many matches; the same seed gives the same ones."""
    matches = (CalibrationMatch(game, seats, match_seed(seed, number), iterations) for number in range(games))
    found: list[Pair] = []
    for pairs in in_order(executor, matches):
        found += pairs
        progress()
    return found


# The reliability diagram

_SIZE, _LEFT, _TOP, _SIDE = 360, 56, 40, 264


def diagram(title: str, found: Calibration) -> str:
    """The reliability diagram as SVG: results over predictions; on the diagonal both agree."""

    def x(share: float) -> float:
        return _LEFT + _SIDE * share

    def y(share: float) -> float:
        return _TOP + _SIDE * (1 - share)

    marks = "".join(
        f'<text x="{_LEFT - 8}" y="{y(part) + 4:.0f}" text-anchor="end" fill="#555">{part:.0%}</text>\n'
        f'<text x="{x(part):.0f}" y="{_TOP + _SIDE + 18}" text-anchor="middle" fill="#555">{part:.0%}</text>\n'
        for part in (0.0, 0.5, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIZE} {_SIZE}" font-family="sans-serif" font-size="12">\n'
        f'<rect width="{_SIZE}" height="{_SIZE}" fill="white"/>\n'
        f'<text x="{_LEFT}" y="22" font-size="14">{title}: error {found.error:.3f}</text>\n'
        f'<rect x="{_LEFT}" y="{_TOP}" width="{_SIDE}" height="{_SIDE}" fill="none" stroke="#bbb"/>\n'
        f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" stroke="#b5651d" stroke-dasharray="6 4"/>\n'
        f"{marks}{''.join(_points(found, x, y))}"
        f'<text x="{_LEFT}" y="{_SIZE - 12}">win share over expected share, {found.positions:,} positions</text>\n</svg>\n'
    )


def _points(found: Calibration, x: Callable[[float], float], y: Callable[[float], float]) -> Iterator[str]:
    """A dot for each tenth, larger for more positions."""
    most = max((each.positions for each in found.bins), default=1)
    for each in found.bins:
        radius = 3 + 6 * (each.positions / most) ** 0.5
        yield f'<circle cx="{x(each.predicted):.1f}" cy="{y(each.got):.1f}" r="{radius:.1f}" fill="#1f5f8b"/>\n'
