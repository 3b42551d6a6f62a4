"""What a game offers to people with the real box on the table: a helper that works a score out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from undertow.engine.game import OptionError
from undertow.engine.language import Language


@dataclass(frozen=True)
class ScoreField:
    """Something to be told about one's cards: its name on the command line, and the message that asks for it."""

    name: str
    question: str


class Scorer(Protocol):
    """The module `score` of a game that has one."""

    FIELDS: tuple[ScoreField, ...]

    def best_score(self, told: Mapping[str, str]) -> dict[str, Any]:
        """The best score as plain data; raises OptionError for what cannot be."""

    def sentences(self, score: Mapping[str, Any], words: Language) -> list[str]:
        """The same for people, line by line."""


def best_score(helper: Scorer, told: Mapping[str, str]) -> dict[str, Any]:
    """The best score of what was told; raises OptionError for what cannot be, unknown fields included."""
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
