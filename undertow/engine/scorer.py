"""A game's score helper for people who play with the real box."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from undertow.engine.game import OptionError
from undertow.engine.language import Language


@dataclass(frozen=True)
class ScoreField:
    """An input of a score helper: its command-line name and the message that asks for it."""

    name: str
    question: str


class Scorer(Protocol):
    """The module `score` of a game that has one."""

    FIELDS: tuple[ScoreField, ...]

    def best_score(self, told: Mapping[str, str]) -> dict[str, Any]:
        """The best score as plain data; raises OptionError for impossible input."""

    def sentences(self, score: Mapping[str, Any], words: Language) -> list[str]:
        """The best score as lines of text."""


def best_score(helper: Scorer, told: Mapping[str, str]) -> dict[str, Any]:
    """The best score; raises OptionError for impossible input or unknown fields."""
    names = [field.name for field in helper.FIELDS]
    if unknown := [name for name in told if name not in names]:
        raise OptionError(f"{unknown[0]!r} is not expected; there are {', '.join(names)}")
    return helper.best_score(told)


def told_by(fields: Sequence[ScoreField], arguments: Sequence[str]) -> dict[str, str]:
    """What a command line such as `--ships 3,2` tells, by field."""
    told: dict[str, str] = {}
    names = [field.name for field in fields]
    waiting = list(arguments)
    while waiting:
        name, equals, value = waiting.pop(0).partition("=")
        if not name.startswith("--") or name[2:] not in names:
            raise OptionError(f"{name!r} is not expected; there are {', '.join('--' + each for each in names)}")
        if name[2:] in told:
            raise OptionError(f"{name} is given twice")
        if not equals:
            if not waiting:
                raise OptionError(f"{name} needs a value")
            value = waiting.pop(0)
        told[name[2:]] = value
    return told
