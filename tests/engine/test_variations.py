"""Variations in match files: trees that round-trip, readers without them unaffected, nonsense left as comments."""

import pytest

import undertow
from undertow.engine.match import Match
from undertow.engine.matchfile import Comment, MatchFile, read, write
from undertow.engine.state import IllegalAction
from undertow.engine.variations import Variation, check, file_with, lines_of, variations_in
from undertow.games import by_id

TREE = [
    Variation(-1, "play 5", "Bolder."),
    Variation(0, "play 1"),
    Variation(1, "play 2"),
    Variation(0, "play 6", "Or this; why not?"),
    Variation(-1, "play 6"),
]
LINES = [
    "#( play 5",
    "#; Bolder.",
    "#( play 6",
    "#; Or this; why not?",
    "#)",
    "#. play 1",
    "#. play 2",
    "#)",
    "#( play 6",
    "#)",
]


def begun() -> Match:
    match = Match(undertow.game("niagara"), 3)
    for text in ("play 4", "play 3", "play 2"):
        match.record(text)
    return match


def test_a_tree_is_written_before_the_action_it_varies_and_read_back() -> None:
    match = begun()
    assert lines_of(TREE) == LINES
    text = write(MatchFile(match, comments=[Comment(0, "# A remark"), *(Comment(0, line) for line in LINES)]))
    file = read(text.encode(), by_id)
    assert write(file) == text
    assert variations_in(file) == {0: TREE}


def test_main_lines_come_first_however_deep() -> None:
    match = Match(undertow.game("niagara"), 3)
    file = file_with(match, TREE)
    assert file.match.log == ["play 5", "play 1", "play 2"]
    again = read(write(file).encode(), by_id)
    assert variations_in(again) == {0: [Variation(-1, "play 6")], 1: [Variation(-1, "play 6", "Or this; why not?")]}
    assert "# Bolder." in write(file)


@pytest.mark.parametrize(
    "lines", [["#( play 9", "#)"], ["#( play 5"], ["#. play 5"], ["#)"], ["#( play 5", "#. canoe 1", "#)"], ["#("]]
)
def test_what_is_no_legal_variation_stays_a_comment(lines: list[str]) -> None:
    text = write(MatchFile(begun(), comments=[Comment(0, line) for line in lines]))
    file = read(text.encode(), by_id)
    assert variations_in(file) == {}
    assert write(file) == text


@pytest.mark.parametrize("nodes", [[Variation(0, "play 5")], [Variation(-1, "play 9")], [Variation(-2, "play 5")]])
def test_an_impossible_tree_is_refused(nodes: list[Variation]) -> None:
    with pytest.raises(IllegalAction):
        check(Match(undertow.game("niagara"), 3), nodes)


def test_a_comment_never_breaks_a_line() -> None:
    nodes = [Variation(-1, "play 5", "two\nlines\tand\u200b" + "x" * 300)]
    assert all(line.isprintable() and len(line) <= 200 for line in lines_of(nodes))
    match = Match(undertow.game("niagara"), 3)
    read(write(MatchFile(match, comments=[Comment(0, line) for line in lines_of(nodes)])).encode(), by_id)
