"""`undertow puzzles`: mine puzzles from matches between bots, and verify them."""

from pathlib import Path
from typing import Annotated

import typer

from undertow.bots.arena.executor import in_order
from undertow.commands.arena import JobsOption, RayAddressOption, RayOption, clear_arena_errors, executor_for
from undertow.commands.console import GameArgument, SeedOption, clear_errors, err, found_game, out
from undertow.commands.progress import progress_bar
from undertow.engine.game import Message, OptionError
from undertow.review.puzzles.mining import VerifyingJob
from undertow.review.puzzles.mining import mine as mined
from undertow.review.puzzles.puzzle import FOLDER, read

puzzles = typer.Typer(help="Puzzles: turns with one best way.", no_args_is_help=True)
FileOption = Annotated[
    Path | None, typer.Option("--file", help="The puzzles; by default those of the package.", show_default=False)
]


@puzzles.command()
def mine(
    game: GameArgument,
    matches: Annotated[int, typer.Option(min=1, help="Matches to play, those of earlier runs included.")] = 200,
    seed: SeedOption = 1,
    file: FileOption = None,
    jobs: JobsOption = 1,
    ray: RayOption = False,
    ray_address: RayAddressOption = "",
) -> None:
    """Play matches between bots and keep the turns with one best way; started again, it goes on."""
    with clear_errors(), clear_arena_errors("What was found is kept; the same command goes on."), progress_bar() as bar:
        task = bar.add_task(game, total=matches)
        found = mined(
            found_game(game),
            matches,
            seed,
            file or FOLDER / f"{game}.jsonl",
            executor_for(jobs, ray, ray_address, ()),
            lambda done, count: bar.update(task, completed=done, description=f"{game}: {count} puzzles"),
        )
    out.print(f"{game}: {len(found)} puzzles", highlight=False)


@puzzles.command()
def verify(
    game: GameArgument,
    file: FileOption = None,
    drop: Annotated[bool, typer.Option("--drop", help="Remove the puzzles that do not hold.")] = False,
    jobs: JobsOption = 1,
) -> None:
    """Solve every puzzle again from its text; exit with code 1 if one does not hold."""
    with clear_errors():
        path = file or FOLDER / f"{game}.jsonl"
        kept = read(path)
        if not kept:
            raise OptionError(Message("usage-no-puzzles", {"file": str(path)}))
        rules = found_game(game)
        checks = in_order(executor_for(jobs, False, "", ()), (VerifyingJob(rules, puzzle) for puzzle in kept))
        with progress_bar() as bar:
            problems = dict(zip((puzzle.id for puzzle in kept), bar.track(checks, total=len(kept)), strict=True))
    bad = {puzzle: problem for puzzle, problem in problems.items() if problem}
    for puzzle, problem in bad.items():
        err.print(f"{puzzle}: {problem}", style="red", markup=False, highlight=False)
    out.print(f"{game}: {len(kept) - len(bad)} of {len(kept)} puzzles hold", highlight=False)
    if drop:
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        path.write_text(
            "".join(line for line, each in zip(lines, kept, strict=True) if each.id not in bad), encoding="utf-8"
        )
    elif bad:
        raise typer.Exit(1)
