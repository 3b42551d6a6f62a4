"""`undertow score`: work out the best score of a player's cards."""

import json

import typer

from undertow.commands.console import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    LanguageOption,
    clear_errors,
    err,
    game_with,
    out,
    own_language,
)
from undertow.engine.language import language
from undertow.engine.scorer import best_score, told_by
from undertow.games import scorer

CONTEXT_SETTINGS = {"allow_extra_args": True, "ignore_unknown_options": True}


def score(
    context: typer.Context,
    game: GameArgument,
    lang: LanguageOption = "",
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Work out the score of what lies in front of the players, for owners of the box.

    Describe it with the game's own options, such as --treasures gold=4,weapons=1 --ships 3,2. Without options, each is
    asked for.
    """
    code = lang or own_language()
    with clear_errors(code):
        helper, boxed = scorer(game), game_with(game, components)
        words = language(code, boxed.folder)
        told = told_by(helper.FIELDS, context.args)
        if not context.args:
            told = {field.name: _asked(words.word(field.question, number=field.number)) for field in helper.FIELDS}
        best = best_score(helper, told, boxed)
        if as_json:
            typer.echo(json.dumps(best, ensure_ascii=False))
            return
        for line in helper.sentences(best, words):
            out.print(line, markup=False, highlight=False)


def _asked(question: str) -> str:
    """The typed answer to a question; empty at the end of input."""
    try:
        return err.input(f"{question}: ", markup=False)
    except EOFError:
        return ""
