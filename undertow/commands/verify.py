"""`undertow verify`: check the chance of a match file."""

import json
from typing import Any

import typer

from undertow.commands.console import (
    ComponentsOption,
    FileArgument,
    JsonOption,
    clear_errors,
    out,
    read_match,
)
from undertow.engine.chance import commitment
from undertow.engine.game import OptionError
from undertow.engine.match import verify_chance
from undertow.engine.matchfile import MatchFile


def verify(
    file: FileArgument,
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Check that the seed and the notes of a match file give every draw. Exit code 1 if not."""
    with clear_errors():
        saved = read_match(file, components)
        if not saved.seed:
            raise OptionError(f"{file} has no seed, so its chance cannot be checked")
        wrong = verify_chance(saved.match, saved.seed)
        if as_json:
            typer.echo(json.dumps(_facts(saved, wrong)))
        else:
            print_verdict(saved)
            for note in saved.match.notes:
                out.print(f"Chance note before action {note.at + 1}: {note.text}", highlight=False, soft_wrap=True)
            if not saved.commitment:
                out.print("The file names no commitment to compare the seed with.", style="yellow")
    if wrong is not None:
        raise typer.Exit(1)


def _facts(saved: MatchFile, wrong: int | None) -> dict[str, Any]:
    """The verdict for a program."""
    return {
        "commitment": commitment(saved.seed),
        "published": saved.commitment or None,
        "notes": [{"at": note.at, "text": note.text} for note in saved.match.notes],
        "first_wrong": wrong,
    }


def print_verdict(saved: MatchFile) -> None:
    """Print whether every draw follows from the seed and the notes."""
    wrong = verify_chance(saved.match, saved.seed)
    if wrong is None:
        out.print("Chance: every draw is the one that the seed gives.", style="green")
    else:
        out.print(f"Chance: action {wrong + 1} is not what the seed gives.", style="red")
