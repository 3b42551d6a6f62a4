"""`undertow table`: play in the terminal."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from undertow.bots import check_bot
from undertow.bots.levels import MIDDLE
from undertow.commands.console import (
    ComponentsOption,
    GameArgument,
    LanguageOption,
    OptionsOption,
    PositionOption,
    clear_errors,
    data_folder,
    game_with,
    out,
    own_language,
    read_match,
    read_options,
)
from undertow.engine.chance import SEED_BYTES, new_seed
from undertow.engine.game import Game, Message, OptionError
from undertow.engine.language import Language, language
from undertow.engine.match import Match
from undertow.engine.matchfile import LONGEST_NAME, MatchFile
from undertow.engine.position import game_named_in
from undertow.engine.state import OVER
from undertow.terminal import YOU, LeftTable, TerminalTable


def _sitting(seats: str, game: str) -> list[str]:
    """The seats in a list such as "you,bot,random"."""
    sitting = []
    for word in seats.split(","):
        who, at, weights = word.strip().partition("@")
        named = MIDDLE if who.lower() == "bot" and not at else f"{who.lower()}{at}{weights}"
        if named != YOU:
            check_bot(named, game)
        sitting.append(named)
    return sitting


def _names(sitting: Sequence[str], words: Language) -> list[str]:
    """Names for the people and bots at a table."""
    kinds = ["player-name" if who == YOU else "bot-name" for who in sitting]
    return [words.word(kind, number=seat) for seat, kind in enumerate(kinds, 1)]


def table(
    id: GameArgument,
    seats: Annotated[str, typer.Option(help="Who sits where, separated by commas: you, bot, or the name of a bot.")] = "",
    option: OptionsOption = [],  # noqa: B006
    lang: LanguageOption = "",
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    seed: Annotated[
        int | None, typer.Option(min=0, help="A number; the same seed gives the same matches.", show_default="random")
    ] = None,
    chance_seed: Annotated[
        str, typer.Option(help="The whole seed of chance, 64 hexadecimal digits, as a match file has it.")
    ] = "",
    resume: Annotated[Path | None, typer.Option(help="Resume a saved match.", show_default=False)] = None,
    position: PositionOption = "",
    components: ComponentsOption = None,
) -> None:
    """Play in the terminal, against bots or with others at this screen."""
    code = lang or own_language()
    with clear_errors(code):
        game = game_with(id, components, game_named_in(position)[1])
        words = language(code, game.folder)
        count = len(game.position(position).scores()) if position else game.seats[0]
        sitting = _sitting(seats or ",".join([YOU] + ["bot"] * (count - 1)), game.id)
        chance = _seed(chance_seed, seed)
        if resume is not None and position:
            raise OptionError(Message("usage-resume-or-position"))
        if resume is None:
            names = _names(sitting, words)
            if name and YOU in sitting:
                names[sitting.index(YOU)] = _checked_name(name)
            usual = {} if position else {**game.first_by_lot(), **game.edition_in(code)}
            options = {**usual, **read_options(option)}
            match = Match(game, len(sitting), options, names, position=position)
        else:
            match, chance = _resumed(game, read_match(resume, components), sitting, chance, words)
        terminal_table = TerminalTable(match, sitting, chance, words, out)
        try:
            terminal_table.run()
        except (LeftTable, KeyboardInterrupt):
            _keep(terminal_table, id, sitting, words, components)


def _seed(text: str, number: int | None) -> bytes:
    """The seed of chance as bytes: written out, made of a number, or random."""
    if not text:
        return new_seed() if number is None else hashlib.sha256(f"undertow table {number}".encode()).digest()
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise OptionError(Message("usage-seed", {"digits": 2 * SEED_BYTES}))
    return seed


def _checked_name(name: str) -> str:
    """A name that a match file can hold."""
    name = name.strip()
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise OptionError(Message("usage-name", {"most": LONGEST_NAME}))
    return name


def _resumed(game: Game[Any], saved: MatchFile, sitting: list[str], chance: bytes, words: Language) -> tuple[Match, bytes]:
    """A saved match of this game, with its own chance, for these players."""
    if saved.match.game.id != game.id:
        raise OptionError(Message("usage-other-game", {"found": saved.match.game.id, "wanted": game.id}))
    if saved.match.seats != len(sitting):
        raise OptionError(Message("usage-seats", {"count": saved.match.seats}))
    if not saved.match.names:
        saved.match.names = tuple(_names(sitting, words))
    return saved.match, saved.seed or chance


def _keep(terminal_table: TerminalTable, id: str, sitting: Sequence[str], words: Language, components: Path | None) -> None:
    """Save an unfinished match in the user's data folder; `id` is how the user named the game."""
    match = terminal_table.match
    if not match.log or match.turn == OVER:
        return
    folder = data_folder()
    number = 1
    while (file := folder / f"{match.game.id}-{number}.match").exists():
        number += 1
    terminal_table.save(file)
    command = f"undertow table {id} --seats {','.join(sitting)} --resume {file}"
    if components is not None:
        command += f" --components {components}"
    out.print("\n" + words.word("table-kept", command=command), markup=False, highlight=False, soft_wrap=True)
