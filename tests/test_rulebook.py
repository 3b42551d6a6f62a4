"""The tables of `docs/rules`: every sentence has a rule, every rule a test and a source, every mark its quotation."""

import pytest

from tools.rulebook import FOLDER, games, page, problems


@pytest.mark.parametrize("game", games())
def test_every_sentence_rule_and_mark_has_what_it_needs(game: str) -> None:
    assert problems(game) == []


@pytest.mark.parametrize("game", games())
def test_the_table_is_up_to_date(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text(encoding="utf-8") == page(game), "run python -m tools.rulebook"
