"""`undertow replay`: check a match file and show the match."""

import json
from dataclasses import asdict
from typing import Annotated, Any

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
from undertow.commands.verify import print_verdict
from undertow.engine.draws import verify_chance
from undertow.engine.game import Message, OptionError
from undertow.engine.language import language
from undertow.engine.match import Match, fingerprint, replayed
from undertow.engine.matchfile import MatchFile
from undertow.engine.state import OVER, SPECTATOR
from undertow.games import terminal_board


def replay(
    file: FileOrNoneArgument = None,
    position: PositionOption = "",
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after this many actions.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show only what this seat knows; by default everything.")] = None,
    lang: LanguageOption = "",
    components: ComponentsOption = None,
    as_json: JsonOption = False,
    as_position: Annotated[
        bool, typer.Option("--as-position", help="Print only the position reached, as one line.")
    ] = False,
) -> None:
    """Check a match file and show its log, the board and the result; or show a position."""
    with clear_errors(lang):
        saved = read_match_or_position(file, position, components)
        whole = saved.match
        if to is not None and to > len(whole.log):
            raise OptionError(Message("usage-fewer-actions", {"file": str(file), "count": len(whole.log)}))
        if seat is not None and not 0 <= seat < whole.seats:
            raise OptionError(Message("position-seats", {"number": str(seat), "last": whole.seats - 1}))
        match = replayed(whole, to)
        if as_position:
            typer.echo(match.state if seat is None else match.game.position_of(match.state, seat))
            return
        words = language(lang or own_language(), match.game.folder)
        names = match.names or tuple(words.word("player-name", number=number + 1) for number in range(match.seats))
        if as_json:
            typer.echo(json.dumps(_replay_facts(saved, match, seat), ensure_ascii=False))
            return
        for number, line in enumerate(_told(match, seat), 1):
            said = " ".join(words.say(message, names.__getitem__) for message in line)
            out.print(f"{number:4}  {said}", markup=False, highlight=False)
        viewer = SPECTATOR if seat is None else seat
        out.print(terminal_board(match.game, match.game.view(match.state, viewer), words, names.__getitem__))
        if match.turn == OVER:
            winners = [names[winner] for winner in match.state.winners()]
            out.print(words.word("table-winners", names=", ".join(winners), count=len(winners)), markup=False)
        if saved.seed:
            print_verdict(saved, words)


def _told(match: Match, seat: int | None) -> list[Any]:
    """The log as a seat knows it; without a seat, as each actor knows its own actions."""
    if seat is not None:
        return list(match.log_texts(seat))
    stories = {viewer: match.log_texts(viewer) for viewer in (*range(match.seats), SPECTATOR)}
    return [stories[match.actor(index) if match.actor(index) >= 0 else SPECTATOR][index] for index in range(len(match.log))]


def _replay_facts(saved: MatchFile, match: Match, seat: int | None) -> dict[str, Any]:
    """The facts of a match file as plain data."""
    viewer = SPECTATOR if seat is None else seat
    return {
        "game": match.game.id,
        "rules_version": match.game.version,
        "seats": match.seats,
        "options": match.options,
        "names": list(match.names),
        "position": str(match.state) if seat is None else match.game.position_of(match.state, seat),
        "actions": [
            {"actor": match.actor(index), "text": text, "messages": [asdict(message) for message in messages]}
            for index, (text, messages) in enumerate(zip(match.log, _told(match, seat), strict=True))
        ]
        if seat is None
        else [{"actor": match.actor(i), "messages": [asdict(m) for m in line]} for i, line in enumerate(_told(match, seat))],
        "fingerprint": fingerprint(match.state) if seat is None else None,
        "view": match.game.view(match.state, viewer),
        "over": match.turn == OVER,
        "scores": match.state.scores(),
        "winners": match.state.winners(),
        "chance_verified": verify_chance(saved.match, saved.seed) is None if saved.seed else None,
    }
