"""What all commands share: where they print, how they fail, and the options that many of them have."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from undertow.engine.components import BoxError
from undertow.engine.game import OptionError
from undertow.engine.language import LANGUAGES, WordError
from undertow.engine.matchfile import MatchFileError

out = Console()
err = Console(stderr=True)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `undertow games` lists them.")]
LanguageOption = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
OptionsOption = Annotated[list[str], typer.Option("--option", "-o", help='An option of the game as "name=value".')]
ComponentsOption = Annotated[
    Path | None, typer.Option("--components", help="Play with the components of this file.", show_default=False)
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print plain data for programs.")]


@contextmanager
def clear_errors() -> Iterator[None]:
    """Turn what people can get wrong into one line and exit code 2."""
    try:
        yield
    except (KeyError, OptionError, WordError, MatchFileError, BoxError, OSError, UnicodeError) as error:
        text = error.args[0] if isinstance(error, KeyError) else error
        err.print(f"undertow: {text}", style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None
    except ModuleNotFoundError as error:
        needs = "the server needs more packages: pip install 'undertow[server]'"
        err.print(f"undertow: {needs} (there is no {error.name})", style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    """Options from "name=value" texts."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f'an option is written "name=value", not {pair!r}')
        found[name.strip()] = value.strip()
    return found
