"""Renders every message with sample arguments, for readers and tests.

python -m tools.words [LANGUAGE …]
"""

import itertools
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import undertow
from undertow.engine.language import LANGUAGES, SHELL_WORDS, language

Argument = str | int

FOLDERS = {"shell": SHELL_WORDS} | {game: undertow.game(game).folder / "words" for game in undertow.game_ids()}
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTS = (0, 1, 2, 5, 21, 22)
NAMES = ("Anna", "Stefan")
PEOPLE = frozenset({"seat", "rival", "name"})
_NUMBERS = """
    at best bonus boxed buildings cards cases chance column count crates days deck digits discarded divers draws due
    error five four goals high home jokers kept known last least left limit line longest low most number others out
    own percent points price round score seats seconds seven space speed stack total treasures turn turning turns
    value version weather
"""
NUMBERS = frozenset(_NUMBERS.split())
TEXTS = {
    "a": "Ol 3, Ri 2",
    "b": "He 4",
    "better": "Paddle on",
    "blocks": "tiles, cards",
    "canoes": "1, 2",
    "cell": "1N",
    "cells": "1N, 2E",
    "colours": "W / R",
    "command": "undertow table --resume",
    "commitment": "3f0a",
    "counts": "2 : 1",
    "deposit": "…",
    "digest": "9f86d081884c7d65",
    "bots": "2",
    "ending": "…",
    "endings": ".png, .svg",
    "example": "play 5",
    "fact": "levels",
    "facts": "sides, points",
    "file": "a.match",
    "form": "undertow simulate [OPTIONS] {GAME}",
    "first": "3",
    "format": "2",
    "formats": "1, 2",
    "found": "9",
    "game": "Fantazja",
    "higher": "strong",
    "lower": "casual",
    "percent": "35",
    "gap": "12–14",
    "gems": "3",
    "grades": "A, B, C",
    "key": "date",
    "kinds": "2",
    "letter": "a",
    "level": "II",
    "names": "Anna, Stefan",
    "one": "1",
    "options": "tie gem value",
    "place": "5",
    "other": "2",
    "reason": "…",
    "rule": "T1",
    "seed": "7",
    "spaces": "1, 2, 3",
    "special": "2",
    "speeds": "1 2 3",
    "text": "xyz",
    "tile": "4",
    "three": "2",
    "tiles": "…",
    "time": "10 minutes",
    "two": "3",
    "versions": "1, 2",
    "values": "shared, gem value",
    "wanted": "42",
}


@dataclass
class Uses(Visitor):
    """What a message uses: arguments, other messages, and the keys that each argument selects."""

    arguments: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Note an argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Note a building block."""
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """Note which keys an argument selects."""
        if isinstance(node.selector, ftl.VariableReference):
            self.keys.setdefault(node.selector.id.name, set()).update(key_of(variant) for variant in node.variants)
        self.generic_visit(node)


def key_of(variant: ftl.Variant) -> str:
    """The key of a variant as written."""
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def messages(folder: Path, code: str) -> dict[str, ftl.Message]:
    """All messages of one file."""
    resource = FluentParser().parse((folder / f"{code}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def uses(message: ftl.Message, listed: dict[str, ftl.Message]) -> Uses:
    """What a message uses, directly or through other messages."""
    found = Uses()
    found.visit(message)
    for reference in sorted(found.references):
        inner = uses(listed[reference], listed)
        found.arguments |= inner.arguments
        for argument, keys in inner.keys.items():
            found.keys.setdefault(argument, set()).update(keys)
    return found


def samples(used: Uses) -> dict[str, tuple[Argument, ...]]:
    """Sample values for every argument of a message; raises KeyError for an unknown argument."""
    return {argument: _values(argument, used.keys.get(argument, set())) for argument in sorted(used.arguments)}


def _values(argument: str, keys: set[str]) -> tuple[Argument, ...]:
    """Counts, names, the keys of a choice, or a text."""
    if argument in PEOPLE:
        return NAMES
    if argument in NUMBERS:
        exact = {int(key) for key in keys if key.isdigit()}
        return (*COUNTS, *sorted(exact - set(COUNTS)))
    named = sorted(keys - PLURALS)
    if not named:
        return (TEXTS[argument],)
    return (*named, TEXTS.get(argument, "other")) if "other" in keys else tuple(named)


@dataclass(frozen=True)
class Rendering:
    """A message with its arguments put in."""

    id: str
    args: dict[str, Argument]
    text: str


def renderings(name: str, code: str) -> Iterator[Rendering]:
    """All messages of the shell or a game, each with enough arguments to reach every variant."""
    folder = FOLDERS[name]
    words = language(code, None if name == "shell" else folder.parent)
    listed = messages(folder, code)
    for message in listed.values():
        if not message.id.name.startswith("word-"):
            used = uses(message, listed)
            for args in _combinations(samples(used), set(used.keys)):
                yield Rendering(message.id.name, args, words.word(message.id.name, **args))


def _combinations(values: dict[str, tuple[Argument, ...]], selected: set[str]) -> Iterator[dict[str, Argument]]:
    """All samples of each argument, and all pairs of arguments that select variants."""
    first = {argument: listed[0] for argument, listed in values.items()}
    yield first
    singles = [(argument,) for argument in values]
    pairs = itertools.combinations([argument for argument in values if argument in selected], 2)
    for varied in itertools.chain(singles, pairs):
        for chosen in itertools.product(*(values[argument][1:] for argument in varied)):
            yield first | dict(zip(varied, chosen, strict=True))


def main(codes: list[str]) -> None:
    """Print all different texts of every message."""
    for code in codes:
        for name in FOLDERS:
            print(f"\n=== {name}, {code}")
            for message, found in itertools.groupby(renderings(name, code), lambda rendering: rendering.id):
                texts = list(dict.fromkeys(rendering.text for rendering in found))
                print(f"{message}: {texts[0]}" if len(texts) == 1 else f"{message}:\n    " + "\n    ".join(texts))


if __name__ == "__main__":
    main(sys.argv[1:] or list(LANGUAGES))
