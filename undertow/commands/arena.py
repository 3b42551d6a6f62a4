"""`undertow arena`: compare bots on the same deals."""

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from undertow.bots.arena import entrant, schedule
from undertow.bots.arena.cluster import NoCluster, on_ray
from undertow.bots.arena.entrant import EntrantFailed
from undertow.bots.arena.executor import Executor, WorkerDied, alone, in_processes
from undertow.bots.arena.playing import ArenaSetup
from undertow.bots.arena.results import Results, ResultsError, asked_for
from undertow.bots.arena.run import Open, play_all
from undertow.bots.arena.statistics import CountedTie, Interval, Rated, rated, ties
from undertow.commands.console import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    OptionsOption,
    SeedOption,
    clear_errors,
    err,
    game_with,
    out,
    read_options,
)
from undertow.commands.progress import progress_bar
from undertow.engine.game import OptionError

INTERRUPTED = 130
JobsOption = Annotated[int, typer.Option(min=1, max=512, help="Worker processes.")]
RayOption = Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster, by default on one of this machine.")]
RayAddressOption = Annotated[str, typer.Option(help="The address of a Ray cluster, such as auto or ray://HOST:10001.")]


@contextmanager
def clear_arena_errors(done_so_far: str) -> Iterator[None]:
    """Turn errors of an arena into one line that says how to continue."""
    try:
        with clear_executor_errors():
            yield
    except KeyboardInterrupt:
        err.print(f"\nundertow: stopped. {done_so_far}", style="yellow", markup=False, highlight=False, soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None


@contextmanager
def clear_executor_errors() -> Iterator[None]:
    """Print in one line why matches could not be played."""
    try:
        yield
    except (EntrantFailed, NoCluster, ResultsError, WorkerDied) as error:
        err.print(f"undertow: {error}", style="red", markup=False, highlight=False, soft_wrap=True)
        raise typer.Exit(2) from None


def executor_for(jobs: int, ray: bool, address: str, entrants: Sequence[str]) -> Executor:
    """The executor selected by the options."""
    if not ray and not address:
        return alone if jobs == 1 else in_processes(jobs)
    if find_spec("ray") is None:
        raise OptionError("--ray needs Ray: pip install 'undertow[ray]'")
    return on_ray(address, entrants)


def arena(
    id: GameArgument,
    bot: Annotated[
        str,
        typer.Option("--bots", help="The entrants, separated by commas; your own as module:Name, programs as exec:COMMAND."),
    ] = "random,greedy",
    games: Annotated[int, typer.Option(min=1, help="Matches for each line-up, rounded up to whole deals.")] = 100,
    seats: Annotated[int, typer.Option(help="Number of seats; by default the smallest.")] = 0,
    together: Annotated[bool, typer.Option("--together", help="Seat all entrants at one table.")] = False,
    jobs: JobsOption = 1,
    seed: SeedOption = 1,
    option: OptionsOption = [],  # noqa: B006
    components: ComponentsOption = None,
    results: Annotated[
        Path | None,
        typer.Option("--out", help="Results file to write or continue, or a folder for it.", show_default=False),
    ] = None,
    keep_matches: Annotated[bool, typer.Option("--keep-matches", help="Keep every match as a match file.")] = False,
    ray: RayOption = False,
    ray_address: RayAddressOption = "",
    as_json: JsonOption = False,
) -> None:
    """Compare bots: every pair, at every seat, on the same deals. Run it again to continue, also with more bots.

    With two seats a pair sits face to face. With more, one of each sits against copies of the other.
    """
    with clear_errors():
        game, entrants = game_with(id, components), checked_entrants(bot)
        count = seats or game.seats[0]
        own = "" if components is None else str(components.resolve())
        setup = ArenaSetup(game.id, count, game.check_options(count, read_options(option)), seed, own)
        meeting = schedule.line_ups(entrants, count, together)
        executor, file = (
            executor_for(jobs, ray, ray_address, entrants),
            results_file(results, f"arena-{game.id}-{count}.jsonl"),
        )
        again = f"Finished matches are in {file}. To continue: undertow {shlex.join(sys.argv[1:])}"
        folder = file.with_name(f"{file.stem}-matches") if keep_matches else None
        with clear_arena_errors(again), Results(file, asked_for(setup, entrants, together)) as kept:
            opened = Open(setup, kept, schedule.fixtures(meeting, games), folder)
            with progress_bar() as bar:
                done = bar.add_task(
                    game.name, total=len(opened.planned), completed=len(opened.planned) - len(opened.missing)
                )
                play_all([opened], executor, lambda _: bar.advance(done))
        matches = {fixture: match for fixture, match in kept.matches.items() if set(fixture.seating) <= set(entrants)}
        found, ratings = ties(meeting, matches), rated(entrants, matches.values())
        if as_json:
            typer.echo(json.dumps(_facts(setup, found, ratings)))
        else:
            _print(setup, found, ratings)


def checked_entrants(listed: str) -> tuple[str, ...]:
    """The entrants in a comma-separated list; modules in this folder can be named."""
    sys.path.insert(0, str(Path.cwd()))
    names = tuple(name.strip() for name in listed.split(","))
    for name in names:
        entrant.check(name)
    return names


def results_file(named: Path | None, name: str) -> Path:
    """The results file: the path given, or a default name in the given folder."""
    if named is None:
        return Path(name)
    return named / name if named.is_dir() or str(named).endswith(("/", "\\")) or not named.suffix else named


def _facts(setup: ArenaSetup, found: Sequence[CountedTie], ratings: Sequence[Rated]) -> dict[str, Any]:
    """The result as plain data."""
    return {
        "setup": asdict(setup),
        "ties": [{**asdict(tie), "verdict": tie.verdict} for tie in found],
        "ratings": [asdict(each) for each in ratings],
    }


def percent(share: Interval) -> str:
    """A win share with its interval."""
    return f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})" if share.matches else "not played yet"


def _print(setup: ArenaSetup, found: Sequence[CountedTie], ratings: Sequence[Rated]) -> None:
    """Print the result as tables."""
    words = {"better": "[green]better[/]", "worse": "[red]worse[/]", "open": "open"}
    listed = Table("entrant", "against", "won", "shared", "lost", "win share (95 %)", "even", "verdict")
    listed.title = f"{setup.game}, {setup.seats} seats, seed {setup.seed}"
    for tie in found:
        others = " ".join(dict.fromkeys(name for name in tie.line_up if name != tie.entrant))
        counts = (str(tie.won), str(tie.shared), str(tie.lost))
        listed.add_row(tie.entrant, others, *counts, percent(tie.share), f"{tie.even:.1%}", words[tie.verdict])
    by_rating = Table("entrant", "rating", "win share", "ms per decision", "longest ms")
    for each in ratings:
        rating = f"{each.rating:.1f} ± {2 * each.doubt:.1f}"
        by_rating.add_row(
            each.entrant, rating, f"{each.share:.1%}", f"{1000 * each.seconds:.2f}", f"{1000 * each.slowest:.0f}"
        )
    out.print(listed, by_rating)
