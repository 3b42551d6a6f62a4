"""`undertow components`: print what is in a game's box."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import undertow
from undertow.commands.console import (
    GameArgument,
    JsonOption,
    LanguageOption,
    clear_errors,
    err,
    game_with,
    out,
    own_language,
    visible,
)
from undertow.engine.fact_sheets import said, sheet_of, source_said
from undertow.engine.game import Component
from undertow.engine.language import Language, language


def components(
    game: GameArgument,
    check: Annotated[
        Path | None, typer.Option(help="Check another file of components and print it.", show_default=False)
    ] = None,
    lang: LanguageOption = "",
    as_json: JsonOption = False,
) -> None:
    """Print what is in a game's box, with the grade and source of each component."""
    code = lang or own_language()
    with clear_errors(code):
        found = game_with(game, check)
        words = language(code, found.folder)
        if check is not None:
            fits = words.word("components-fits", file=visible(str(check)), game=found.name)
            err.print(fits, style="green", markup=False, highlight=False)
        if as_json:
            typer.echo(json.dumps([asdict(each) for each in found.about()]))  # only ASCII, because the file is untrusted
            return
        shipped = {part.id: part.source for part in undertow.game(game).about()}
        for part in found.about():
            _print(part, words, shipped=shipped.get(part.id) == part.source)


def _print(part: Component, words: Language, *, shipped: bool) -> None:
    """One component: its name, its facts in rows, the grade in words and the source."""
    name = f"component-{part.id.replace('_', '-')}"
    out.print(Text(words.word(name) if words.knows(name) else part.id, style="bold"))
    facts = sheet_of(part)
    table = Table(*(said(cell, part.id, words) for cell in facts.head), show_header=bool(facts.head))
    for row in facts.rows:
        table.add_row(*(Text(visible(said(cell, part.id, words))) for cell in row))
    out.print(table)
    grade = words.word("page-grade-words", grade=part.grade)
    out.print(f"{part.grade}: {grade}. {words.word('page-source')}: {visible(source_said(part, words, shipped=shipped))}\n",
              markup=False, highlight=False)  # fmt: skip
