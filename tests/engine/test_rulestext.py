"""The rules as text."""

import pytest

import undertow
from undertow.engine.language import WordError
from undertow.engine.rulestext import Mark, kind_of, paragraphs, rule, rules_of

FOLDER = undertow.game("niagara").folder


def test_headings_rules_and_plain_paragraphs_are_told_apart() -> None:
    first, *rest = rules_of(FOLDER, "en")
    assert (first.text, first.level, first.rule) == ("Niagara", 1, "")
    assert any(not paragraph.level and not paragraph.rule for paragraph in rest)
    assert rule(FOLDER, "en", "m5").text.startswith("From space 1")


def test_the_plain_text_has_no_emphasis_and_no_links() -> None:
    (paragraph,) = paragraphs("- **A1** You **must** pay, [see W2](#W2).")
    assert paragraph.plain == "You must pay, see W2."


def test_closing_marks_are_told_apart_from_the_text() -> None:
    (paragraph,) = paragraphs('- **A1** Text [1] here. [ruling] [reading: "a word"; two ways] [deviation: „дума“; why].')
    assert paragraph.text == "Text [1] here."
    reading, deviation = Mark("reading", "a word", "two ways"), Mark("deviation", "дума", "why", "„“")
    assert paragraph.marks == (Mark("ruling"), reading, deviation)
    assert (str(reading), str(deviation)) == ("[reading: “a word”; two ways]", "[deviation: „дума“; why]")
    assert [kind_of(mark, "en") for mark in paragraph.marks] == ["ruling", "reading", "deviation"]
    with pytest.raises(KeyError, match="no mark is called 'ruling' in bg"):
        kind_of(paragraph.marks[0], "bg")


def test_tables_pictures_and_items_are_read() -> None:
    table, picture, item = paragraphs("| a | b |\n|---|---|\n| 1 | 2 |\n\n![The board](pictures/setup.svg)\n\n- An item.")
    assert table.rows == (("a", "b"), ("1", "2"))
    assert (picture.picture, picture.text) == ("pictures/setup.svg", "The board")
    assert item.item
    assert item.text == "An item."


def test_an_unknown_rule_or_language_is_refused() -> None:
    with pytest.raises(KeyError, match="no rule “Z9”; there are C1"):
        rule(FOLDER, "en", "Z9")
    with pytest.raises(WordError, match="no language 'xx'"):
        rules_of(FOLDER, "xx")
