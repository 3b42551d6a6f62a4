"""`undertow bench`: measure the rules, compiled and interpreted."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.table import Table

import undertow
from undertow.bots.speed import measure
from undertow.commands.console import (
    JsonOption,
    clear_errors,
    err,
    found_game,
    out,
)
from undertow.engine import compiled


def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game; by default all.")] = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="Approximate processor time of each measurement.")] = 2.0,
    as_json: JsonOption = False,
) -> None:
    """Measure the rules on one core by processor time, compiled and interpreted."""
    with clear_errors():
        chosen = [found_game(game)] if game else [undertow.game(each) for each in undertow.game_ids()]
        rows = []
        with Progress("{task.description}", BarColumn(), MofNCompleteColumn(), console=err, transient=True) as bar:
            task = bar.add_task("Measuring", total=2 * len(chosen))
            for each in chosen:
                seats = each.seats[len(each.seats) // 2]
                here = measure(each, seats, seconds)
                bar.advance(task)
                rows.append((here, _measure_interpreted(each.id, seats, seconds)))
                bar.advance(task)
        if as_json:
            typer.echo(json.dumps([{"compiled": fast, "interpreted": slow} for fast, slow in rows]))
        else:
            _print_bench(rows)


def _measure_interpreted(game: str, seats: int, seconds: float) -> dict[str, Any]:
    """Measure in a process that runs interpreted."""
    command = [sys.executable, "-m", "undertow.bots.speed", game, str(seats), str(seconds)]
    ran = subprocess.run(command, env={**os.environ, compiled.SWITCH: "1"}, capture_output=True, text=True, check=True)
    measured: dict[str, Any] = json.loads(ran.stdout)
    return measured


def _print_bench(rows: Sequence[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    """Print one table per game: compiled, interpreted and their ratio."""
    for fast, slow in rows:
        table = Table("one core", "compiled" if fast["compiled"] else "INTERPRETED", "interpreted", "ratio")
        table.title = f"{fast['game']}, {fast['seats']} seats"
        for key, label in (
            ("playouts_per_second", "random playouts per second"),
            ("decisions_per_second", "decisions per second in compiled code"),
            ("driven_decisions_per_second", "decisions per second from Python"),
            ("iterations_per_second", "search iterations per second"),
        ):
            table.add_row(label, f"{fast[key]:,.0f}", f"{slow[key]:,.0f}", f"{fast[key] / slow[key]:.1f}")
        clone, slow_clone = fast["clone_nanoseconds"], slow["clone_nanoseconds"]
        table.add_row("clone, nanoseconds", f"{clone:,.0f}", f"{slow_clone:,.0f}", f"{slow_clone / clone:.1f}")
        table.add_row("memory of a state, bytes", f"{fast['state_bytes']:,}", "", "")
        out.print(table)
