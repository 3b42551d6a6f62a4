"""`undertow verify`: check the chance of a match file."""

import json

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
    """Check the chance of a match file: whether its seed fits its commitment and gives every draw. Exit code 1 if not."""
    with clear_errors():
        saved = read_match(file, components)
        if not saved.seed:
            raise OptionError(f"{file} has no seed, so its chance cannot be checked")
        wrong = verify_chance(saved.match, saved.seed)
        if as_json:
            facts = {"commitment": commitment(saved.seed), "published": saved.commitment or None, "first_wrong": wrong}
            typer.echo(json.dumps(facts))
        else:
            print_verdict(saved)
            if not saved.commitment:
                out.print("The file names no commitment to compare the seed with.", style="yellow")
    if wrong is not None:
        raise typer.Exit(1)


def print_verdict(saved: MatchFile) -> None:
    """Say whether every draw follows from the seed."""
    wrong = verify_chance(saved.match, saved.seed)
    if wrong is None:
        out.print("Chance: every draw is the one that the seed gives.", style="green")
    else:
        out.print(f"Chance: action {wrong + 1} is not what the seed gives.", style="red")
