"""`undertow export`: matches as Parquet, one row for each decision."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer

from undertow.commands.arena import JobsOption, RayAddressOption, RayOption, clear_executor_errors, executor_for
from undertow.commands.console import (
    ComponentsOption,
    OptionsOption,
    PositionOption,
    SeedOption,
    clear_errors,
    game_with,
    match_at,
    out,
    read_options,
)
from undertow.commands.progress import progress_bar
from undertow.engine.game import Game, OptionError
from undertow.engine.match import Match


def _exporting() -> ModuleType:
    """Import the exporting module; raises OptionError if packages are missing."""
    try:
        return import_module("undertow.training.export")
    except ModuleNotFoundError as error:
        raise OptionError(
            f"exporting needs more packages: pip install 'undertow[learn]' (there is no {error.name})"
        ) from None


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The Parquet file to write.")],
    matches: Annotated[list[Path] | None, typer.Argument(metavar="[MATCH]...", help="Match files to read.")] = None,
    game: Annotated[str, typer.Option(help="A game for bots to play, instead of match files.")] = "",
    position: PositionOption = "",
    bot: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one per seat, separated by commas.")
    ] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many matches they play.")] = 100,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    ray: RayOption = False,
    ray_address: RayAddressOption = "",
    option: OptionsOption = [],  # noqa: B006
    components: ComponentsOption = None,
) -> None:
    """Write matches as Parquet: one row per decision, with observation, mask, action and outcome."""
    with clear_errors(), clear_executor_errors():
        exporting = _exporting()
        files = matches or []
        if [bool(files), bool(game), bool(position)].count(True) != 1:
            raise OptionError("name match files, or let bots play a game (--game) or from a position (--position)")
        if files:
            found = exporting.from_files(files, lambda name, version: game_with(name, components, version))
        else:
            bots = [name.strip() for name in bot.split(",")]
            beginning = (
                match_at(position, components)
                if position
                else _beginning(game_with(game, components), bots, read_options(option))
            )
            sitting = bots * beginning.seats if len(bots) == 1 else bots
            found = exporting.from_self_play(beginning, sitting, games, seed, executor_for(jobs, ray, ray_address, ()))
        with progress_bar() as bar:
            task = bar.add_task("matches", total=len(files) or games)
            decisions = exporting.export(file, found, lambda: bar.advance(task))
        out.print(f"{decisions} decisions in {file}", highlight=False, markup=False, soft_wrap=True)


def _beginning(game: Game[Any], bots: list[str], options: dict[str, object]) -> Match:
    """A match for these bots; one bot takes the fewest seats."""
    return Match(game, len(bots) if len(bots) > 1 else None, options)
