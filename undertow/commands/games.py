"""`undertow games`: list the games."""

import json
from typing import Any

import typer

import undertow
from undertow.commands.console import (
    JsonOption,
    LanguageOption,
    clear_errors,
    out,
    own_language,
)
from undertow.engine.language import Language


def games(lang: LanguageOption = "", as_json: JsonOption = False) -> None:
    """List the games with their seats, minutes and options."""
    with clear_errors(lang):
        _list_games(lang or own_language(), as_json)


def _list_games(code: str, as_json: bool) -> None:
    """Print all games as text or JSON."""
    listed: list[dict[str, Any]] = [
        {
            "id": game.id,
            "name": game.name,
            "designer": game.designer,
            "rules_version": game.version,
            "seats": list(game.seats),
            "minutes": list(game.minutes),
            "options": {option.id: list(option.values) for option in game.options},
        }
        for game in map(undertow.game, undertow.game_ids())
    ]
    if as_json:
        typer.echo(json.dumps(listed, ensure_ascii=False))
        return
    for game in map(undertow.game, undertow.game_ids()):
        words = Language(code, (game.folder / "words",))
        people = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else f"{game.seats[0]}"
        least, most = game.minutes
        minutes = f"{least}" if least == most else f"{least}–{most}"
        out.print(f"[bold]{game.id}[/]  {game.name}, {game.designer}, {people} seats, {minutes} min")
        out.print(f"  {words.word('game-sentence')}", highlight=False, markup=False)
        for option in game.options:
            label = words.word(f"option-{option.id.replace('_', '-')}")
            out.print(f"    {option.id} = {' | '.join(option.values)}   {label}", highlight=False, markup=False)
