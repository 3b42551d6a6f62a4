"""What the commands share: consoles, error messages, common options."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path
from rich.console import Console

from undertow.engine.components import BoxError
from undertow.engine.files import read_bytes
from undertow.engine.game import Game, OptionError
from undertow.engine.language import LANGUAGES, WordError
from undertow.engine.matchfile import LONGEST_FILE, MatchFile, MatchFileError, read
from undertow.games import game

out = Console()
err = Console(stderr=True)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `undertow games` lists them.")]
LanguageOption = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
OptionsOption = Annotated[list[str], typer.Option("--option", "-o", help='An option of the game as "name=value".')]
ComponentsOption = Annotated[
    Path | None, typer.Option("--components", help="Play with the components of this file.", show_default=False)
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print plain data for programs.")]
DatabaseOption = Annotated[
    str, typer.Option(envvar="UNDERTOW_DATABASE", help="sqlite:///FILE or postgresql://…; by default a file of your own.")
]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A match file, or - for standard input.")]


@contextmanager
def clear_errors() -> Iterator[None]:
    """Print a user's error as one line and exit with code 2."""
    try:
        yield
    except (KeyError, OptionError, WordError, MatchFileError, BoxError, OSError, UnicodeError) as error:
        text = error.args[0] if isinstance(error, KeyError) else error
        err.print(f"undertow: {visible(str(text))}", style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None
    except ModuleNotFoundError as error:
        needs = "the server needs more packages: pip install 'undertow[server]'"
        err.print(f"undertow: {needs} (there is no {error.name})", style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None


def visible(text: str) -> str:
    """Text of a stranger's file that a terminal shows and never obeys."""
    return "".join(sign if sign.isprintable() or sign == "\n" else f"\\x{ord(sign):02x}" for sign in text)


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    """Options from "name=value" texts."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f'an option is written "name=value", not {pair!r}')
        found[name.strip()] = value.strip()
    return found


def own_language() -> str:
    """The language of the environment; English if there is no translation for it."""
    code = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2].lower()
    return code if code in LANGUAGES else "en"


def data_folder() -> Path:
    """The user's folder for databases and kept matches."""
    return user_data_path("undertow", ensure_exists=True)


def own_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


def game_with(id: str, components: Path | None, version: int | None = None) -> Game[Any]:
    """The game with that id, with the components of a file if one is named."""
    found = game(id, version)
    return found if components is None else found.with_components(components)


def read_match(file: Path, components: Path | None) -> MatchFile:
    """The match in a file, or standard input for "-"."""
    data = sys.stdin.buffer.read(LONGEST_FILE + 1) if str(file) == "-" else read_bytes(file, LONGEST_FILE + 1)
    return read(data, lambda game, version: game_with(game, components, version))
