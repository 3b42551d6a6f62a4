"""`undertow components`: print what is in a game's box."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from undertow.commands.console import (
    GameArgument,
    JsonOption,
    clear_errors,
    err,
    game_with,
    out,
    visible,
)


def components(
    game: GameArgument,
    check: Annotated[
        Path | None, typer.Option(help="Check another file of components and print it.", show_default=False)
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Print what is in a game's box, with grades (A to C) and sources."""
    with clear_errors():
        listed = game_with(game, check).about()
        if check is not None:
            err.print(f"{visible(str(check))} fits {game}", style="green", markup=False, highlight=False)
        if as_json:
            typer.echo(json.dumps([asdict(each) for each in listed]))  # ASCII alone: a stranger may have written it
            return
        table = Table("component", "grade", "facts", "source")
        for each in listed:
            facts = "\n".join(f"{key} {value}" for key, value in each.facts.items())
            table.add_row(*(Text(visible(text)) for text in (each.id, each.grade, facts, each.source)))
        out.print(table)
