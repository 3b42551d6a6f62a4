"""`undertow rules`: print the rules of a game."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

import undertow
from undertow.commands.console import (
    GameArgument,
    JsonOption,
    LanguageOption,
    clear_errors,
    out,
    own_language,
)
from undertow.engine import rulestext
from undertow.engine.game import UnknownName
from undertow.terminal import print_rules


def rules(
    game: GameArgument,
    rule: Annotated[str, typer.Argument(metavar="[RULE]", help="The number of one rule, such as M1.")] = "",
    lang: LanguageOption = "",
    search: Annotated[str, typer.Option(help="Only rules that contain this text.")] = "",
    as_json: JsonOption = False,
) -> None:
    """Print all rules of a game, one rule, or those that contain a text."""
    with clear_errors(lang):
        named, code = undertow.game(game), lang or own_language()
        folder = named.folder
        found = rulestext.rule_with_pictures(folder, code, rule) if rule else rulestext.rules_of(folder, code)
        if search:
            found = tuple(each for each in found if each.rule and search.casefold() in each.spoken.casefold())
            if not found:
                raise UnknownName("no-rule-mentions", text=search)
        if as_json:
            typer.echo(json.dumps([asdict(each) for each in found], ensure_ascii=False))
        else:
            print_rules(out, found, named, code)
