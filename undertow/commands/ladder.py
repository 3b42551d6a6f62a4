"""`undertow ladder`: measure the strength of all bots and write a page with a picture."""

import os
import platform
import shlex
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from undertow.bots import bots
from undertow.bots.arena.ladder import Counts, against_reference, expected_seconds, ladder_setups, others, planned, steps
from undertow.bots.arena.ladder_page import page
from undertow.bots.arena.ladder_picture import picture
from undertow.bots.arena.ladder_record import LadderRating, LadderResult, RecordError, merged, read_record, write_record
from undertow.bots.arena.results import Results, asked_for, code_digest
from undertow.bots.arena.run import Open, play_all
from undertow.bots.arena.schedule import line_ups
from undertow.bots.arena.statistics import Tie, rated, ties
from undertow.commands.arena import (
    JobsOption,
    RayAddressOption,
    RayOption,
    checked_entrants,
    clear_arena_errors,
    executor_for,
)
from undertow.commands.console import clear_errors, err, found_game, out
from undertow.commands.progress import progress_bar
from undertow.engine.game import OptionError
from undertow.games import game as game_by_id
from undertow.games import game_ids

PICTURE = Path("pictures") / "ladder.svg"
RECORD = Path("ladder.json")


def ladder(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="Games; by default all.")] = None,
    bot: Annotated[
        str,
        typer.Option("--bots", help="Bots, weakest first, separated by commas; by default all.", show_default=False),
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="Matches for each pair, rounded up to whole deals.")] = 200,
    games_of_more: Annotated[
        int | None, typer.Option(min=1, help="Matches for each pair at three seats or more.", show_default=False)
    ] = None,
    games_apart: Annotated[
        int | None,
        typer.Option(min=1, help="Matches for pairs that are not neighbours, at three seats or more.", show_default=False),
    ] = None,
    games_of_goals: Annotated[
        int, typer.Option(min=0, help="Least number of matches of the strongest against greedy where a goal is set.")
    ] = 0,
    jobs: JobsOption = 1,
    minutes: Annotated[float | None, typer.Option(min=0, help="Stop after this many minutes.", show_default=False)] = None,
    estimate: Annotated[bool, typer.Option("--estimate", help="Only print how much there is to do.")] = False,
    results: Annotated[Path, typer.Option(help="Folder of the results; a second run continues them.")] = Path("ladder"),
    pages: Annotated[Path, typer.Option("--out", help="Folder for ladder.md and its picture.")] = Path("docs"),
    ray: RayOption = False,
    ray_address: RayAddressOption = "",
) -> None:
    """Measure all bots in every game at every number of seats, and write docs/ladder.md with a picture.

    The stronger bot of a pair sits at each seat in turn, the weaker one at all others. Neighbours on the ladder play first,
    so a short run gives the most important results. Run it again to continue. Results of games that are not named are kept.
    """
    with clear_errors(), ExitStack() as stack:
        setups = ladder_setups([found_game(each).id for each in game or game_ids()])
        names = checked_entrants(bot or ",".join(bots()))
        line_ups(names, 2)
        before = _known(pages)
        executor = executor_for(jobs, ray, ray_address, names)
        again = f"Finished matches are in {results}. To continue: undertow {shlex.join(sys.argv[1:])}"
        stack.enter_context(clear_arena_errors(again))
        arenas = []
        for setup in setups:
            file = results / f"{setup.game}-{setup.seats}.jsonl"
            kept = stack.enter_context(Results(file, asked_for(setup, names, False)))
            counts = _counts(setup.seats, games, games_of_more, games_apart, games_of_goals)
            arenas.append(Open(setup, kept, planned(names, setup, counts)))
        _say_how_much(arenas, jobs)
        if estimate:
            return
        with progress_bar() as bar:
            total = sum(len(arena.planned) for arena in arenas)
            missing = sum(len(arena.missing) for arena in arenas)
            done = bar.add_task("ladder", total=total, completed=total - missing)
            whole = play_all(arenas, executor, lambda _: bar.advance(done), None if minutes is None else 60 * minutes)
        if not whole:
            err.print(f"undertow: time is up. {again}", style="yellow", markup=False, highlight=False, soft_wrap=True)
        _write(pages, before, arenas, names)


def _counts(seats: int, games: int, games_of_more: int | None, games_apart: int | None, games_of_goals: int) -> Counts:
    """Matches per pair for a number of seats."""
    if seats == 2:
        return Counts(games, games, games_of_goals)
    near = games_of_more or games
    return Counts(near, games_apart or near, games_of_goals)


def _say_how_much(arenas: Sequence[Open], jobs: int) -> None:
    """Print how many matches are missing and the expected time."""
    missing = sum(len(arena.missing) for arena in arenas)
    total = missing + sum(len(arena.results.matches) for arena in arenas)
    at_once = max(1, min(jobs, os.cpu_count() or 1))
    spans = [expected_seconds(arena.setup, arena.missing, arena.results.matches.values()) for arena in arenas]
    for arena, seconds in zip(arenas, spans, strict=True):
        line = f"{arena.setup.game}, {arena.setup.seats} seats: {len(arena.missing)} matches to play"
        err.print(f"  {line}, about {_span(seconds / at_once)}", highlight=False)
    err.print(f"{missing} of {total} matches to play, about {_span(sum(spans) / at_once)} with {jobs} jobs", highlight=False)


def _span(seconds: float) -> str:
    """A duration as text."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def _known(folder: Path) -> list[LadderResult]:
    """The results of earlier runs."""
    try:
        return read_record(folder / RECORD)
    except RecordError as error:
        raise OptionError(str(error)) from None


def _write(folder: Path, before: Sequence[LadderResult], arenas: Sequence[Open], names: Sequence[str]) -> None:
    """Write the page, its picture and its record."""
    order = [(setup.game, setup.seats) for setup in ladder_setups(game_ids())]
    results = merged(before, [_ladder_result(arena, names) for arena in arenas], order)
    panels: dict[str, list[list[Tie]]] = {}
    for each in results:
        shown = [*each.steps, *against_reference(names, each.setup.seats)]
        rows = [tie for line_up in shown for tie in each.ties if tie.line_up == line_up]
        panels.setdefault(game_by_id(each.setup.game).name, []).append(rows[::-1])
    matches = sum(each.matches for each in results)
    caption = f"{matches:,} matches, duplicate deals, undertow {version('undertow')}, {datetime.now(UTC):%Y-%m-%d}"
    (folder / PICTURE).parent.mkdir(parents=True, exist_ok=True)
    (folder / PICTURE).write_text(picture(panels, caption), encoding="utf-8")
    (folder / "ladder.md").write_text(page(results, _made(results), PICTURE.as_posix()), encoding="utf-8")
    write_record(folder / RECORD, results)
    out.print(f"{folder / 'ladder.md'} and {folder / PICTURE} cover {matches} matches.", highlight=False)


def _ladder_result(arena: Open, names: Sequence[str]) -> LadderResult:
    """The results of one game and number of seats."""
    seats, matches = arena.setup.seats, arena.results.matches
    first = steps(names, seats)
    found = ties([*first, *against_reference(names, seats), *others(names, seats)], matches)
    played = {name: sum(tie.share.matches for tie in found if name in tie.line_up) for name in names}
    rungs = [
        LadderRating(each.entrant, each.rating, each.doubt, played[each.entrant], each.seconds, each.slowest)
        for each in rated(names, matches.values())
    ]
    day = f"{datetime.fromtimestamp(arena.results.path.stat().st_mtime, UTC):%Y-%m-%d}"
    return LadderResult(arena.setup, names, code_digest(arena.setup), day, len(matches), first, found, rungs)


def _made(results: Sequence[LadderResult]) -> list[str]:
    """Command, versions and machine of this run, as list items."""
    names = dict.fromkeys(each.setup.game for each in results)
    rules = ", ".join(f"{name} rules {game_by_id(name).version}" for name in names)
    tools = f"Python {platform.python_version()}, openskill {version('openskill')}"
    return [
        f"Last command: `undertow {shlex.join(sys.argv[1:])}`, {datetime.now(UTC):%Y-%m-%d}",
        f"Versions: undertow {version('undertow')}, {rules}, {tools}",
        f"Machine: {processor()}, {os.cpu_count()} processors, {platform.system()}",
        f"Matches: {sum(each.matches for each in results):,}, default options of every game",
    ]


def processor() -> str:
    """The name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())
