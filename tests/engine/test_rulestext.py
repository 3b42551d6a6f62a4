"""The rules as text."""

import pytest

import undertow
from undertow.engine.language import WordError
from undertow.engine.rulestext import rule, rules_of

FOLDER = undertow.game("niagara").folder


def test_headings_rules_and_plain_paragraphs_are_told_apart() -> None:
    first, *rest = rules_of(FOLDER, "en")
    assert (first.text, first.level, first.rule) == ("Niagara", 1, "")
    assert any(not paragraph.level and not paragraph.rule for paragraph in rest)
    assert rule(FOLDER, "en", "m5").text.startswith("From space 1")


def test_the_plain_text_has_no_marks() -> None:
    paragraph = rule(FOLDER, "en", "P2")
    assert "**" in paragraph.text
    assert "**" not in paragraph.plain


def test_an_unknown_rule_or_language_is_refused() -> None:
    with pytest.raises(KeyError, match="no rule 'Z9'; there are C1"):
        rule(FOLDER, "en", "Z9")
    with pytest.raises(WordError, match="no language 'xx'"):
        rules_of(FOLDER, "xx")
