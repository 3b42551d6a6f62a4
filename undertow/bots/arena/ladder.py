"""The ladder: in each game, at each number of seats, every bot plays all weaker bots."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from undertow.bots import choose
from undertow.bots.arena.entrant import chooser
from undertow.bots.arena.playing import ArenaSetup, Played
from undertow.bots.arena.schedule import Fixture, LineUp, fixtures
from undertow.engine.play import play
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.engine.tuning import LadderGoal
from undertow.games import game, tuning

SEED = 1
REFERENCE = "greedy"  # the reference bot
_TIMED_DECISIONS = 6


def goal_of(setup: ArenaSetup) -> LadderGoal | None:
    """The goal for this game and number of seats, or None."""
    goal = tuning(setup.game).goal
    return goal if goal is not None and goal.seats == setup.seats else None


@dataclass(frozen=True)
class Counts:
    """Matches per pair."""

    near: int  # neighbours on the ladder, and the strongest against the reference bot
    apart: int  # all other pairs
    goal: int = 0  # pairs that test a goal, if more than neighbours


def ladder_setups(games: Sequence[str]) -> list[ArenaSetup]:
    """Every game at every number of seats, with default options."""
    found = [game(name) for name in games]
    return [ArenaSetup(each.id, seats, each.check_options(seats, {}), SEED) for each in found for seats in each.seats]


def steps(names: Sequence[str], seats: int) -> list[LineUp]:
    """Each bot against the next weaker one, weakest first; the reference bot is skipped."""
    rungs = [name for name in names if name != REFERENCE or name in (names[0], names[-1])]
    return [_above(strong, weak, seats) for weak, strong in pairwise(rungs)]


def against_reference(names: Sequence[str], seats: int) -> list[LineUp]:
    """The strongest bot against the reference bot, unless that is a step already."""
    line_up = _above(names[-1], REFERENCE, seats)
    return [] if REFERENCE not in names[:-1] or line_up in steps(names, seats) else [line_up]


def others(names: Sequence[str], seats: int) -> list[LineUp]:
    """Each bot against all bots more than one step below it."""
    first = [*steps(names, seats), *against_reference(names, seats)]
    pairs = [(strong, weak) for index, strong in enumerate(names) for weak in names[:index]]
    return [line_up for strong, weak in pairs if (line_up := _above(strong, weak, seats)) not in first]


def _above(strong: str, weak: str, seats: int) -> LineUp:
    """A line-up with the stronger bot at one seat and the weaker at all others."""
    return (strong, *[weak] * (seats - 1))


def planned(names: Sequence[str], setup: ArenaSetup, counts: Counts) -> list[Fixture]:
    """All matches of one game and number of seats, the most informative first."""
    seats = setup.seats
    near = [*steps(names, seats), *against_reference(names, seats)]
    tests = [line_up for line_up in near if goal_of(setup) and line_up == _above(names[-1], REFERENCE, seats)]
    all_of_them = [
        *fixtures(near, counts.near),
        *fixtures(tests, counts.goal),
        *fixtures(others(names, seats), counts.apart),
    ]
    return list(dict.fromkeys(all_of_them))


def expected_seconds(setup: ArenaSetup, missing: Sequence[Fixture], matches: Iterable[Played]) -> float:
    """The expected seconds that one process needs for the missing matches.

    Uses the times of finished matches; without any, times each bot in a few positions.
    """
    if not missing:
        return 0.0
    decisions, moments = _one_match(setup)
    known = _measured(matches)
    names = {name for fixture in missing for name in fixture.seating}
    price = {name: known.get(name) or _timed(name, moments) for name in names}
    return sum(decisions / setup.seats * price[name] for fixture in missing for name in fixture.seating)


def _measured(matches: Iterable[Played]) -> dict[str, float]:
    """Mean seconds per decision of each bot in the matches played."""
    spent: dict[str, list[float]] = {}
    for match in matches:
        for name, timing in zip(match.seating, match.timings, strict=True):
            if timing.decisions:
                spent.setdefault(name, []).append(timing.seconds / timing.decisions)
    return {name: fmean(values) for name, values in spent.items()}


def _one_match(setup: ArenaSetup) -> tuple[int, list[State]]:
    """The number of decisions in a greedy match, and a few positions from it."""
    state, rng, moments = game(setup.game).begin(setup.seats, setup.options), Rng(SEED), list[State]()

    def remembered(state: State, seat: int) -> int:
        """The reference bot's action; keeps the position before it."""
        moments.append(state.clone())
        return choose(REFERENCE, state, seat, rng)

    play(state, remembered, rng)
    count = len(moments)
    return count, [moments[count * number // _TIMED_DECISIONS] for number in range(_TIMED_DECISIONS)]


def _timed(name: str, moments: Sequence[State]) -> float:
    """Mean seconds that a bot takes for a decision in some positions."""
    begun = time.perf_counter()
    for number, moment in enumerate(moments):
        chooser(name)(moment, moment.turn(), Rng(number))
    return (time.perf_counter() - begun) / len(moments)
