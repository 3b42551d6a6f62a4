"""`undertow verify`: check the chance of a match file, or a position."""

import json
from typing import Any

import typer

from undertow.commands.console import (
    ComponentsOption,
    FileOrNoneArgument,
    JsonOption,
    LanguageOption,
    PositionOption,
    clear_errors,
    out,
    own_language,
    read_match_or_position,
)
from undertow.engine.chance import commitment
from undertow.engine.draws import verify_chance
from undertow.engine.game import Message, OptionError
from undertow.engine.language import Language, language
from undertow.engine.match import Match
from undertow.engine.matchfile import MatchFile


def verify(
    file: FileOrNoneArgument = None,
    position: PositionOption = "",
    components: ComponentsOption = None,
    lang: LanguageOption = "",
    as_json: JsonOption = False,
) -> None:
    """Check every draw of a match file against its seed and notes; exits with 1 on a mismatch.

    A position has no draws: it is checked against the box and the rules.
    """
    code = lang or own_language()
    with clear_errors(code):
        saved = read_match_or_position(file, position, components)
        if position:
            _print_position(saved.match, language(code), as_json)
            return
        if not saved.seed:
            raise OptionError(Message("usage-no-seed", {"file": str(file)}))
        wrong = verify_chance(saved.match, saved.seed)
        if as_json:
            typer.echo(json.dumps(_facts(saved, wrong)))
        else:
            words = language(code)
            print_verdict(saved, words)
            for note in saved.match.notes:
                said = words.word("chance-note", number=note.at + 1, text=note.text)
                out.print(said, highlight=False, soft_wrap=True)
            if not saved.commitment:
                out.print(words.word("chance-no-commitment"), style="yellow")
    if wrong is not None:
        raise typer.Exit(1)


def _print_position(match: Match, words: Language, as_json: bool) -> None:
    """Print a position that was read without an error, written in full."""
    if as_json:
        typer.echo(json.dumps({"position": str(match.state)}))
    else:
        out.print(words.word("position-right"), style="green")


def _facts(saved: MatchFile, wrong: int | None) -> dict[str, Any]:
    """The verdict for a program."""
    return {
        "commitment": commitment(saved.seed),
        "published": saved.commitment or None,
        "notes": [{"at": note.at, "text": note.text} for note in saved.match.notes],
        "first_wrong": wrong,
    }


def print_verdict(saved: MatchFile, words: Language) -> None:
    """Print whether every draw follows from the seed and the notes."""
    wrong = verify_chance(saved.match, saved.seed)
    if wrong is None:
        out.print(words.word("chance-right"), style="green")
    else:
        out.print(words.word("chance-wrong", number=wrong + 1), style="red")
