"""The worked examples of the rulebooks: positions that are read, played as the rulebook tells, and end as it says."""

from typing import Any

import pytest

import undertow
from tools.figures import DRAWERS, figures, folder
from undertow.engine import position
from undertow.engine.examples import Example, examples_of, match_of
from undertow.engine.language import LANGUAGES
from undertow.engine.rulestext import rules_of


def examples() -> list[Any]:
    """The examples of all games that have some."""
    return [
        pytest.param(game, example, id=f"{game}-{number}-{example.rule}")
        for game in undertow.game_ids()
        for number, example in enumerate(examples_of(undertow.game(game)), 1)
    ]


@pytest.mark.parametrize(("game", "example"), examples())
def test_the_example_ends_as_the_rulebook_says(game: str, example: Example) -> None:
    rules = undertow.game(game)
    state = match_of(rules, example).state
    assert set(example.result) <= set(position.write(rules, state).split("; "))
    if example.legal is not None:
        assert {rules.text(action) for action in state.legal()} == set(example.legal)
    assert example.result or example.legal is not None


@pytest.mark.parametrize("game", ["niagara", "atlantis", "atlantica", "fantazja"])
def test_every_example_of_the_rules_text_has_a_position(game: str) -> None:
    told = {one.rule for one in rules_of(undertow.game(game).folder, "en") if one.rule.startswith("X")}
    assert told == {example.rule for example in examples_of(undertow.game(game))}


@pytest.mark.parametrize("game", DRAWERS)
def test_every_position_has_an_up_to_date_figure_in_the_rules_text(game: str) -> None:
    drawn = figures(game)
    for name, picture in drawn.items():
        assert (folder(game) / name).read_text(encoding="utf-8") == picture, "run python -m tools.figures"
    for code in LANGUAGES:
        shown = [one.picture for one in rules_of(undertow.game(game).folder, code) if one.picture]
        assert shown == ["pictures/setup.svg", *(f"pictures/{name}" for name in drawn)]
