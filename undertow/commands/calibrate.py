"""`undertow calibrate`: compare predicted win shares with the results of matches."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from undertow.bots.calibration import Calibration, calibration_of, diagram, predictions
from undertow.commands.arena import JobsOption, RayAddressOption, RayOption, clear_executor_errors, executor_for
from undertow.commands.console import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    SeedOption,
    clear_errors,
    game_with,
    out,
)
from undertow.commands.progress import progress_bar
from undertow.engine.game import Message, OptionError


def calibrate(
    id: GameArgument,
    seats: Annotated[int, typer.Option(help="Number of seats; by default the smallest.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="Matches between equal searches.")] = 100,
    iterations: Annotated[int, typer.Option(min=8, help="Iterations of each search.")] = 250,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    ray: RayOption = False,
    ray_address: RayAddressOption = "",
    components: ComponentsOption = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the diagram as this .svg.", show_default=False)] = None,
    as_json: JsonOption = False,
) -> None:
    """Play matches between equal searches and compare the win shares they expect with the results."""
    with clear_errors(), clear_executor_errors():
        game = game_with(id, components)
        count = seats or game.seats[0]
        game.check_options(count, {})
        if plot is not None and plot.suffix != ".svg":
            raise OptionError(Message("usage-ending", {"file": str(plot), "endings": ".svg"}))
        executor = executor_for(jobs, ray, ray_address, ())
        with progress_bar() as bar:
            playing = bar.add_task("Playing", total=games)
            pairs = predictions(game, count, games, seed, iterations, lambda: bar.advance(playing), executor)
        found = calibration_of(pairs)
        if plot is not None:
            plot.write_text(diagram(f"{game.name}, {count} seats", found), encoding="utf-8")
        if as_json:
            typer.echo(json.dumps({"game": id, "seats": count, "error": found.error, **asdict(found)}))
        else:
            _print(f"{game.name}, {count} seats", found)


def _print(title: str, found: Calibration) -> None:
    """Print predictions and results."""
    table = Table("expected", "positions", "win share", title=title)
    for each in found.bins:
        table.add_row(f"{each.predicted:.1%}", f"{each.positions:,}", f"{each.got:.1%}")
    out.print(table)
    out.print(f"expected calibration error {found.error:.3f} in {found.positions:,} positions", highlight=False)
