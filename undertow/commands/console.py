"""What the commands share: consoles, error messages, common options."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from undertow.engine.components import BoxError
from undertow.engine.files import read_bytes
from undertow.engine.game import Game, Message, OptionError, UnknownName
from undertow.engine.language import LANGUAGES, UnknownLanguage, WordError, language
from undertow.engine.match import Match
from undertow.engine.matchfile import LONGEST_FILE, MatchFile, MatchFileError, read
from undertow.engine.notation import PositionError
from undertow.engine.position import game_named_in
from undertow.games import by_id, game, outside

out = Console(emoji=False)  # the codes of emoji are slow to import
err = Console(stderr=True, emoji=False)

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="The id of a game, listed by `undertow games`, or package:NAME.")
]
LanguageOption = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
OptionsOption = Annotated[list[str], typer.Option("--option", "-o", help='An option of the game as "name=value".')]
ComponentsOption = Annotated[
    Path | None, typer.Option("--components", help="Play with the components of this file.", show_default=False)
]
SeedOption = Annotated[int, typer.Option(min=0, help="A number; the same seed gives the same matches.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print plain data for programs.")]
DatabaseOption = Annotated[
    str, typer.Option(envvar="UNDERTOW_DATABASE", help="sqlite:///FILE or postgresql://…; by default a file of your own.")
]
FileOrNoneArgument = Annotated[
    Path | None, typer.Argument(metavar="[FILE]", help="A match file, or - for standard input.", show_default=False)
]
PositionOption = Annotated[
    str, typer.Option("--position", metavar="TEXT", help="Begin with this position, written in full or packed.")
]


_OF_FILES = {
    FileNotFoundError: "usage-no-file",
    IsADirectoryError: "usage-folder",
    PermissionError: "usage-not-allowed",
}
_USERS_ERRORS = (
    *(BoxError, MatchFileError, OptionError, PositionError),
    *(KeyError, WordError, OSError, UnicodeError, ModuleNotFoundError),
)


@contextmanager
def clear_errors(code: str = "") -> Iterator[None]:
    """Print a user's error as one line, in a language, and exit with code 2."""
    try:
        yield
    except _USERS_ERRORS as error:
        said = reason_of(error, code if code in LANGUAGES else own_language())
        err.print(f"undertow: {visible(said)}", style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None


def reason_of(error: Exception, code: str) -> str:
    """Why something failed, in a language where there are words for it."""
    if isinstance(error, BoxError | MatchFileError | OptionError | PositionError | UnknownName):
        return error.text(code)
    words = language(code)
    if isinstance(error, UnknownLanguage):
        return words.word("no-such-language", name=error.name, names=", ".join(LANGUAGES))
    for kind, message in _OF_FILES.items():
        if isinstance(error, kind) and isinstance(error, OSError):
            return words.word(message, file=str(error.filename))
    if isinstance(error, ModuleNotFoundError):
        return words.word("usage-packages", name=str(error.name), command="pip install 'undertow[server]'")
    return str(error.args[0] if isinstance(error, KeyError) else error)


def visible(text: str) -> str:
    """Untrusted text, made safe for a terminal."""
    return "".join(sign if sign.isprintable() or sign == "\n" else f"\\x{ord(sign):02x}" for sign in text)


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    """Options from "name=value" texts."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(Message("usage-pair", {"text": pair}))
        found[name.strip()] = value.strip()
    return found


def own_language() -> str:
    """The language of the environment; English if there is no translation for it."""
    code = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2].lower()
    return code if code in LANGUAGES else "en"


def data_folder() -> Path:
    """The user's folder for databases and kept matches."""
    from platformdirs import user_data_path

    return user_data_path("undertow", ensure_exists=True)


def own_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


def found_game(name: str) -> Game[Any]:
    """The game with an id or package:NAME; child processes can find it too."""
    found = game(name)
    outside.share([name])
    return found


def game_with(id: str, components: Path | None, version: int | None = None) -> Game[Any]:
    """The game with that id, with the components of a file if given."""
    found = found_game(id) if version is None else game(id, version)
    return found if components is None else found.with_components(components)


def read_match(file: Path, components: Path | None) -> MatchFile:
    """The match in a file, or standard input for "-"."""
    data = sys.stdin.buffer.read(LONGEST_FILE + 1) if str(file) == "-" else read_bytes(file, LONGEST_FILE + 1)
    return read(data, lambda game, version: game_with(game, components, version))


def read_match_or_position(file: Path | None, position: str, components: Path | None) -> MatchFile:
    """The match in a file, or one that begins with a position; exactly one of them must be given."""
    if (file is None) == (not position):
        raise OptionError(Message("usage-file-or-position"))
    return MatchFile(match_at(position, components)) if file is None else read_match(file, components)


def match_at(position: str, components: Path | None) -> Match:
    """A match that begins with a position, which names its game."""
    found = by_id(*game_named_in(position))
    return Match(found if components is None else found.with_components(components), position=position)
