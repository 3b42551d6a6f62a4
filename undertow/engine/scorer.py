"""A game's score helper for people who play with the real box."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from undertow.engine.game import Game, Message, OptionError
from undertow.engine.language import Language

LONGEST = 400  # characters of a field


class ScoreError(OptionError):
    """Input that no box allows, as a message."""

    def __init__(self, id: str, **args: str | int) -> None:
        """Keep the message."""
        super().__init__(Message(id, args))


@dataclass(frozen=True)
class ScoreField:
    """An input of a score helper: its command-line name and the message that asks for it."""

    name: str
    question: str
    number: int = 0  # the number of the player, if there are several


class Scorer(Protocol):
    """What a game's module `score` provides."""

    FIELDS: tuple[ScoreField, ...]

    def best_score(self, told: Mapping[str, str], game: Game[Any]) -> Mapping[str, Any]:
        """The best score as plain data, by the components of the game; raises ScoreError for impossible input."""

    def sentences(self, score: Mapping[str, Any], words: Language) -> list[str]:
        """The best score as lines of text, with the values that are reconstructed."""


def best_score(helper: Scorer, told: Mapping[str, str], game: Game[Any]) -> Mapping[str, Any]:
    """The best score; raises ScoreError for impossible input or unknown fields."""
    names = [field.name for field in helper.FIELDS]
    if unknown := [name for name in told if name not in names]:
        raise ScoreError("score-unknown", name=unknown[0], names=", ".join(names))
    return helper.best_score(told, game)


def told_by(fields: Sequence[ScoreField], arguments: Sequence[str]) -> dict[str, str]:
    """The fields of a command line such as `--ships 3,2`."""
    told: dict[str, str] = {}
    names = [field.name for field in fields]
    waiting = list(arguments)
    while waiting:
        name, equals, value = waiting.pop(0).partition("=")
        if not name.startswith("--") or name[2:] not in names:
            raise ScoreError("score-unknown", name=name, names=", ".join("--" + each for each in names))
        if name[2:] in told:
            raise ScoreError("score-twice", name=name)
        if not equals:
            if not waiting:
                raise ScoreError("score-no-value", name=name)
            value = waiting.pop(0)
        told[name[2:]] = value
    return told


def parts(text: str) -> Iterator[str]:
    """The parts between commas, without the space around them."""
    return (part.strip().lower() for part in text.split(",") if part.strip())


def counted(text: str, most: Mapping[str, int]) -> dict[str, int]:
    """Pieces by name from a text such as "gold=4,weapons"; a name alone is one more piece."""
    counts: dict[str, int] = {}
    for part in parts(text):
        name, equals, count = (each.strip() for each in part.partition("="))
        name = name.replace(" ", "-")
        if name not in most:
            raise ScoreError("score-unknown", name=name, names=", ".join(most))
        counts[name] = counts.get(name, 0) + (number(count, 0, 99) if equals else 1)
        if counts[name] > most[name]:
            raise ScoreError("score-most", name=name, most=most[name], found=counts[name])
    return counts


def number(text: str, least: int, most: int) -> int:
    """A whole number within its bounds; nothing is 0."""
    told = text.strip() or "0"
    if not (told.isascii() and told.isdigit() and len(told) <= 3 and least <= int(told) <= most):
        raise ScoreError("score-number", text=text.strip(), least=least, most=most)
    return int(told)
