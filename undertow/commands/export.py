"""`undertow export`: matches as Parquet, one row for each decision."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from undertow.commands.console import OptionsOption, clear_errors, err, out, read_options
from undertow.engine.game import OptionError


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
    bot: Annotated[str, typer.Option("--bots", help="The bots, one for each seat, separated by commas.")] = "greedy,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many matches they play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 1,
    option: OptionsOption = [],  # noqa: B006
) -> None:
    """Write matches as Parquet: one row per decision, with observation, mask, action and outcome."""
    with clear_errors():
        exporting = _exporting()
        files = matches or []
        if bool(files) == bool(game):
            raise OptionError("name either match files or a game for bots to play (--game)")
        if files:
            found = exporting.from_files(files)
        else:
            found = exporting.from_self_play(game, bot.split(","), games, seed, read_options(option))
        with Progress("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err) as bar:
            task = bar.add_task("matches", total=len(files) or games)
            decisions = exporting.export(file, found, lambda: bar.advance(task))
        out.print(f"{decisions} decisions in {file}", highlight=False, markup=False, soft_wrap=True)
