"""Analysis: the best lines of a seat by what it knows, reported while the search runs."""

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from undertow.bots.config import SearchConfig, Stop
from undertow.bots.levels import config_for, game_of, iterations_of
from undertow.bots.levels import level as level_of
from undertow.bots.search import Search
from undertow.engine.game import Game
from undertow.engine.match import Match
from undertow.engine.position import game_of as game_with
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, State

LONGER = 8  # times the iterations of a move: advice needs tighter intervals
_DEVIATIONS = 1.96  # standard deviations of a 95 % interval
_ROUNDS = 5  # reports of an analysis; each searches about twice as long as all before
_AT_ONCE = 256  # iterations between two looks at the stop signal
_KNOWN_WELL = 0.1  # a share of the visits of the most visited action


@dataclass(frozen=True)
class Step:
    """An action in a line, and the seat that takes it."""

    seat: int
    action: str


@dataclass(frozen=True)
class Info:
    """What an analysis knows of one action so far."""

    rank: int  # 1 is the best
    visits: int
    value: float  # the expected win share
    interval: tuple[float, float]  # the 95 % interval of the value
    line: tuple[Step, ...]  # the action, then the likely course; chance is left out
    iterations: int  # made by the search so far
    is_final: bool

    @property
    def action(self) -> str:
        """The action that the line begins with."""
        return self.line[0].action


class Analysis:
    """A search that can be continued and asked for its best lines."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        level: str = "expert",
        seed: int = 1,
        config: SearchConfig | None = None,
    ) -> None:
        """Analyse a seat's choice, by default as a level searches; raises ValueError if it has none now."""
        if seat not in list(state.choosers()):
            raise ValueError(f"seat {seat} has nothing to choose now")
        self.game, self.state, self.seat, self.seed = game, state, seat, seed
        self.search = Search(state, seat, Rng(seed), config or config_for(level_of(level), state))
        self.iterations = 0

    @property
    def is_forced(self) -> bool:
        """Whether there is only one action to take."""
        return len(self.state.legal_for(self.seat)) == 1

    def run(self, iterations: int, seconds: float = math.inf, stop: Stop | None = None) -> None:
        """Search on; Ctrl-C and the stop signal are noticed every few hundred iterations."""
        signal, begun = stop or Stop(), time.perf_counter()
        while iterations > 0 and not signal.asked:
            left = seconds - (time.perf_counter() - begun)
            done = int(self.search.run(min(iterations, _AT_ONCE), max(0.0, left), signal)) if left > 0 else 0
            self.iterations += done
            iterations -= done
            if done == 0:
                return

    def ranked(self) -> list[int]:
        """The visited actions, best first by their values."""
        search = self.search
        seen = [action for action in self.state.legal_for(self.seat) if search.visits(action) > 0]
        most = max((int(search.visits(action)) for action in seen), default=0)
        by_value = sorted(seen, key=lambda action: (-search.chance(action), -search.visits(action), action))
        known = [action for action in by_value if int(search.visits(action)) >= _KNOWN_WELL * most]
        # Values from few visits are noise: such an action follows only where its value does not contradict its place.
        rest = [action for action in by_value if action not in known and search.chance(action) <= search.chance(known[-1])]
        return known + rest or [int(search.best())]

    def infos(self, lines: int, is_final: bool = True) -> list[Info]:
        """The best lines, best first."""
        return [self._info(rank, action, is_final) for rank, action in enumerate(self.ranked()[:lines], 1)]

    def value(self, action: int) -> tuple[float, tuple[float, float]]:
        """The expected win share after an action, and its interval."""
        visits = int(self.search.visits(action))
        if visits == 0:  # nothing else could be chosen
            share = outlook(self.state, self.seat, Rng(self.seed))
            return share, (share, share)
        share = float(self.search.chance(action))
        return share, interval(share, visits)

    def line(self, action: int, seed: int = 1) -> tuple[Step, ...]:
        """The action and the likely course after it, in one guess."""
        course = self.course(action, seed)
        own = next((index for index, (turn, _) in enumerate(course) if turn == self.seat), 0)
        steps = tuple(Step(turn, self.game.text(taken)) for turn, taken in course[own:] if turn != CHANCE)
        return steps or (Step(self.seat, self.game.text(action)),)

    def course(self, action: int, seed: int) -> list[tuple[int, int]]:
        """The seats, chance included, and actions of the likely course in one guess."""
        numbers = [int(number) for number in self.search.line(action, seed)]
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    def _info(self, rank: int, action: int, is_final: bool) -> Info:
        """What is known of one action."""
        share, bounds = self.value(action)
        visits = int(self.search.visits(action))
        return Info(rank, visits, share, bounds, self.line(action), self.iterations, is_final)


def analyse(
    position: Match | State,
    seat: int,
    *,
    lines: int = 5,
    level: str = "expert",
    iterations: int | None = None,
    seconds: float = math.inf,
    seed: int = 1,
    stop: Stop | None = None,
) -> Iterator[Info]:
    """Yield the best lines again and again, rank 1 first, each time after about twice as many iterations.

    Without a time limit the same position and seed give the same infos. Raises ValueError if the seat has no choice.
    """
    game, state = (position.game, position.state) if isinstance(position, Match) else (game_with(position), position)
    found = Analysis(game, state, seat, level, seed)
    usual = LONGER * iterations_of(level_of(level), game_of(state), len(state.scores()))
    yield from _reports(found, max(1, lines), usual if iterations is None else iterations, seconds, stop or Stop())


def _reports(found: Analysis, lines: int, iterations: int, seconds: float, stop: Stop) -> Iterator[Info]:
    """The infos of all rounds."""
    begun = time.perf_counter()
    for number in range(_ROUNDS):
        goal = iterations >> (_ROUNDS - 1 - number)
        found.run(goal - found.iterations, seconds - (time.perf_counter() - begun), stop)
        is_over = number == _ROUNDS - 1 or found.is_forced or stop.asked or found.iterations < goal
        if found.iterations or is_over:
            yield from found.infos(lines, is_over)
        if is_over:
            return


def outlook(state: State, seat: int, rng: Rng) -> float:
    """The seat's mean estimate over a few guesses."""
    guesses = 8
    return sum(state.guess(seat, rng).estimate(seat) for _ in range(guesses)) / guesses


def interval(mean: float, visits: int) -> tuple[float, float]:
    """Wilson's interval for the mean of values from 0 to 1."""
    square = _DEVIATIONS**2
    centre = (mean + square / (2 * visits)) / (1 + square / visits)
    half = _DEVIATIONS / (1 + square / visits) * math.sqrt(mean * (1 - mean) / visits + square / (4 * visits**2))
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))
