"""Words in the reader's language, from the Fluent files of the shell and of the games."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from undertow.engine.game import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "bg", "pl", "ru")
SHELL_WORDS = Path(__file__).parent.parent / "words"

# A message or term with its further lines, which are indented, empty or begin with a brace:
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

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
        self._messages = [_messages(each, listed) for each in dict.fromkeys((code, "en"))]

    def has(self, id: str) -> bool:
        """Whether the language itself has the message."""
        return id in self._messages[0]

    def knows(self, id: str) -> bool:
        """Whether the language or English has the message."""
        return any(id in messages for messages in self._messages)

    def say(self, message: Message, seat_name: SeatName) -> str:
        """The message as a sentence, seats shown as names."""
        args = {key: seat_name(int(value)) if key in ("seat", "rival") else value for key, value in message.args.items()}
        return self.word(message.id, **args)

    def word(self, id: str, **args: str | int) -> str:
        """The text with this id, with its arguments."""
        for messages in self._messages:
            if id in messages and (text := messages.text(id, args)) is not None:
                return text
        raise WordError(f"there is no message {id!r}")


@cache
def language(code: str, game_folder: Path | None = None) -> Language:
    """A language with the words of the shell, and of the game in `folder` if given."""
    return Language(code, (SHELL_WORDS,) if game_folder is None else (SHELL_WORDS, game_folder / "words"))


def languages_of(game_folder: Path) -> tuple[str, ...]:
    """The languages that a game has words in."""
    return tuple(code for code in LANGUAGES if (game_folder / "words" / f"{code}.ftl").is_file())


class _Messages:
    """The messages of one language from all folders. Each is parsed when first needed: parsing all of them is slow."""

    def __init__(self, code: str, folders: Iterable[Path]) -> None:
        """Find the messages; a game needs only English."""
        self.code = code
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        for file in (folder / f"{code}.ftl" for folder in folders):
            if code == "en" or file.is_file():
                self._sources = {**sources_in(file), **self._sources}

    def __contains__(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return id in self._sources

    def text(self, id: str, args: Mapping[str, str | int]) -> str | None:
        """The message with its arguments; None if it has no text of its own."""
        self._parse(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise WordError(f"{id} in {self.code}: {errors[0]!r}")
        return str(text)

    def _parse(self, id: str) -> None:
        """Parse a message or term, and those that it refers to."""
        if id in self._parsed or id not in self._sources:
            return
        self._parsed.add(id)
        for reference in _REFERENCE.findall(self._sources[id]):
            self._parse(reference)
        self._bundle.add_resource(_parsed(self._sources[id]))

    @cached_property
    def _bundle(self) -> "FluentBundle":
        """The parsed messages."""
        from fluent.runtime import FluentBundle  # slow to import

        # Isolation marks help only right-to-left texts and disturb terminals and searches.
        return FluentBundle([self.code], use_isolating=False)


_messages = cache(_Messages)


@cache
def sources_in(file: Path) -> dict[str, str]:
    """The source of each message and term in a Fluent file."""
    return {found[1]: found[0] for found in _ENTRY.finditer(file.read_text(encoding="utf-8"))}


@cache
def _parsed(source: str) -> "Resource":
    """A parsed message, shared by the languages of all games."""
    from fluent.runtime import FluentResource

    return FluentResource(source)
