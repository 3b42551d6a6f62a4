"""The worked examples of a rulebook as matches that begin with a position, from the game's `examples.toml`."""

import tomllib
from dataclasses import dataclass
from typing import Any

from undertow.engine.game import Game
from undertow.engine.match import Match


@dataclass(frozen=True)
class Example:
    """An example: its rule, where the rulebook has it, how it begins, what is played, and what is true afterwards."""

    rule: str
    figure: str
    position: str
    actions: tuple[str, ...]
    result: tuple[str, ...]
    legal: tuple[str, ...] | None = None
    names: tuple[str, ...] = ()  # of the players, where the rulebook names them
    colours: tuple[str, ...] = ()  # of their pieces, where the rulebook tells them apart by these


def examples_of(game: Game[Any]) -> tuple[Example, ...]:
    """The examples of a game, in the order of its file; none if it has no file."""
    file = game.folder / "examples.toml"
    if not file.is_file():
        return ()
    listed = tomllib.loads(file.read_text(encoding="utf-8"))["example"]
    return tuple(
        Example(
            each["rule"],
            each.get("figure", ""),
            each["position"],
            tuple(each["actions"]),
            tuple(each["result"]),
            tuple(each["legal"]) if "legal" in each else None,
            tuple(each.get("names", ())),
            tuple(each.get("colours", ())),
        )
        for each in listed
    )


def figures_of(game: Game[Any]) -> dict[str, Example]:
    """The first example of each rule and position, by the name of its figure's file."""
    found: dict[str, Example] = {}
    for example in examples_of(game):
        same_rule = [each for each in found.values() if each.rule == example.rule]
        if example.position not in [each.position for each in same_rule]:
            number = f"-{len(same_rule) + 1}" if same_rule else ""
            found[f"{example.rule.lower()}{number}.svg"] = example
    return found


def match_of(game: Game[Any], example: Example) -> Match:
    """The example, played to its end."""
    match = Match(game, names=example.names, position=example.position)
    for text in example.actions:
        match.record(text)
    return match
