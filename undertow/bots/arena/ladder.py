"""The ladder: for each game and number of seats, all bots from weak to strong, each against all those below it."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from undertow.bots import choose
from undertow.bots.arena.entrant import chooser
from undertow.bots.arena.playing import ArenaTable, Played
from undertow.bots.arena.schedule import Fixture, LineUp, fixtures
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State
from undertow.engine.tuning import LadderGoal
from undertow.games import game, tuning

SEED = 1
YARDSTICK = "greedy"  # what the strongest is measured by
_TIMED_DECISIONS = 6


def goal_of(table: ArenaTable) -> LadderGoal | None:
    """The goal of this game and number of seats, if there is one."""
    goal = tuning(table.game).goal
    return goal if goal is not None and goal.seats == table.seats else None


@dataclass(frozen=True)
class Counts:
    """How many matches a pair plays at a table."""

    near: int  # neighbours on the ladder, and the strongest against the yardstick
    apart: int  # all others
    goal: int = 0  # those who test a goal, if more than neighbours


def ladder_tables(games: Sequence[str]) -> list[ArenaTable]:
    """Every number of seats of every game, with the options that it comes with."""
    rules = [game(name) for name in games]
    return [ArenaTable(each.id, seats, each.check_options(seats, {}), SEED) for each in rules for seats in each.seats]


def steps(names: Sequence[str], seats: int) -> list[LineUp]:
    """Each bot against the one below it, from weak to strong; the yardstick among others is not a step of its own."""
    rungs = [name for name in names if name != YARDSTICK or name in (names[0], names[-1])]
    return [_above(strong, weak, seats) for weak, strong in pairwise(rungs)]


def summit(names: Sequence[str], seats: int) -> list[LineUp]:
    """The strongest against the yardstick, unless that is a step already."""
    line_up = _above(names[-1], YARDSTICK, seats)
    return [] if YARDSTICK not in names[:-1] or line_up in steps(names, seats) else [line_up]


def others(names: Sequence[str], seats: int) -> list[LineUp]:
    """Each bot against all those further below it."""
    first = [*steps(names, seats), *summit(names, seats)]
    pairs = [(strong, weak) for index, strong in enumerate(names) for weak in names[:index]]
    return [line_up for strong, weak in pairs if (line_up := _above(strong, weak, seats)) not in first]


def _above(strong: str, weak: str, seats: int) -> LineUp:
    """One of the stronger against the weaker at all other seats."""
    return (strong, *[weak] * (seats - 1))


def planned(names: Sequence[str], table: ArenaTable, counts: Counts) -> list[Fixture]:
    """All matches of a table of the ladder, those that prove most first."""
    seats = table.seats
    near = [*steps(names, seats), *summit(names, seats)]
    tests = [line_up for line_up in near if goal_of(table) and line_up == _above(names[-1], YARDSTICK, seats)]
    all_of_them = [
        *fixtures(near, counts.near),
        *fixtures(tests, counts.goal),
        *fixtures(others(names, seats), counts.apart),
    ]
    return list(dict.fromkeys(all_of_them))


def expected_seconds(table: ArenaTable, missing: Sequence[Fixture], matches: Iterable[Played]) -> float:
    """About how long one process needs for the missing matches.

    A decision of each bot costs what it cost in the matches that there are, or else in a few moments of one match.
    """
    if not missing:
        return 0.0
    decisions, moments = _one_match(table)
    known = _measured(matches)
    names = {name for fixture in missing for name in fixture.seating}
    price = {name: known.get(name) or _timed(name, moments) for name in names}
    return sum(decisions / table.seats * price[name] for fixture in missing for name in fixture.seating)


def _measured(matches: Iterable[Played]) -> dict[str, float]:
    """Seconds a decision in matches that were played."""
    spent: dict[str, list[float]] = {}
    for match in matches:
        for name, timing in zip(match.seating, match.timings, strict=True):
            if timing.decisions:
                spent.setdefault(name, []).append(timing.seconds / timing.decisions)
    return {name: fmean(values) for name, values in spent.items()}


def _one_match(table: ArenaTable) -> tuple[int, list[State]]:
    """How many decisions a sensible match takes, and a few moments of it."""
    state, rng, moments = game(table.game).begin(table.seats, table.options), Rng(SEED), list[State]()
    while (turn := state.turn()) != OVER:
        if turn == CHANCE:
            state.apply(state.sample(rng))
        else:
            moments.append(state.clone())
            state.apply(choose(YARDSTICK, state, turn, rng))
    count = len(moments)
    return count, [moments[count * number // _TIMED_DECISIONS] for number in range(_TIMED_DECISIONS)]


def _timed(name: str, moments: Sequence[State]) -> float:
    """Seconds that a bot takes for a decision, on average over some moments."""
    begun = time.perf_counter()
    for number, moment in enumerate(moments):
        chooser(name)(moment, moment.turn(), Rng(number))
    return (time.perf_counter() - begun) / len(moments)
