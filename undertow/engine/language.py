"""Words in the reader's language, from the Fluent files of the shell and of the games."""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from undertow.engine.game import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "bg", "pl", "ru")
SHELL_WORDS = Path(__file__).parent.parent / "words"

SeatName = Callable[[int], str]


class WordError(ValueError):
    """A message that is missing or cannot be formatted."""


class UnknownLanguage(WordError):
    """A language that there are no words for."""

    def __init__(self, name: str) -> None:
        """Keep its name."""
        super().__init__(f"there is no language {name!r}; there are {', '.join(LANGUAGES)}")
        self.name = name


class Language:
    """The messages of the shell and a game in one language, with English as fallback."""

    def __init__(self, code: str, folders: Iterable[Path]) -> None:
        """Read the files of the language and of English from all folders."""
        if code not in LANGUAGES:
            raise UnknownLanguage(code)
        self.code = code
        listed = tuple(folders)
        self._bundles = [_bundle(each, listed) for each in dict.fromkeys((code, "en"))]

    def has(self, id: str) -> bool:
        """Whether the language itself has the message."""
        return self._bundles[0].has_message(id)

    def knows(self, id: str) -> bool:
        """Whether the language or English has the message."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def say(self, message: Message, seat_name: SeatName) -> str:
        """The message as a sentence, seats shown as names."""
        args = {key: seat_name(int(value)) if key in ("seat", "rival") else value for key, value in message.args.items()}
        return self.word(message.id, **args)

    def word(self, id: str, **args: str | int) -> str:
        """The text with this id, with its arguments."""
        for bundle in self._bundles:
            if bundle.has_message(id) and (pattern := bundle.get_message(id).value) is not None:
                text, errors = bundle.format_pattern(pattern, args)
                if errors:
                    raise WordError(f"{id} in {bundle.locales[0]}: {errors[0]!r}")
                return str(text)
        raise WordError(f"there is no message {id!r}")


@cache
def language(code: str, game_folder: Path | None = None) -> Language:
    """A language with the words of the shell, and of the game in `folder` if given."""
    return Language(code, (SHELL_WORDS,) if game_folder is None else (SHELL_WORDS, game_folder / "words"))


def languages_of(game_folder: Path) -> tuple[str, ...]:
    """The languages that a game has words in."""
    return tuple(code for code in LANGUAGES if (game_folder / "words" / f"{code}.ftl").is_file())


@cache
def _bundle(code: str, folders: tuple[Path, ...]) -> "FluentBundle":
    """The messages of one language from all folders; a game needs only English."""
    from fluent.runtime import FluentBundle  # slow to import

    # Isolation marks help only right-to-left texts and disturb terminals and searches.
    bundle = FluentBundle([code], use_isolating=False)
    for folder in folders:
        file = folder / f"{code}.ftl"
        if code == "en" or file.is_file():
            bundle.add_resource(_resource(file))
    return bundle


@cache
def _resource(file: Path) -> "Resource":
    """The parsed messages of a file, shared by the bundles of all games."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))
