"""Files of components, for any game."""

import io
import pickle
import re
from pathlib import Path

import pytest
from rich.console import Console

import undertow
from undertow.engine.components import BoxError, own_box
from undertow.engine.fact_sheets import SIGNS, said, sheet_of, source_said
from undertow.engine.language import LANGUAGES, language
from undertow.engine.laws import check_playout
from undertow.engine.rng import Rng
from undertow.games import terminal_board

REBOXED = undertow.game_ids()
FOURTH_PLUS_2 = {
    **next(part.facts for part in undertow.game("atlantica").about() if part.id == "research"),
    "plus-2": 4,
    "joker": 3,
}


@pytest.mark.parametrize("name", REBOXED)
def test_the_shipped_file_is_the_game_itself(name: str) -> None:
    game = undertow.game(name)
    own = game.with_components(game.folder / "components.toml")
    assert own.box_digest == ""
    assert own.about() == game.about()


@pytest.mark.parametrize("name", REBOXED)
def test_what_is_no_file_of_components_is_refused(name: str, tmp_path: Path) -> None:
    for text, reason in (("x = = 1\n", "line 1"), ("grade = 1", "is outside every block"), ("", "is missing")):
        file = tmp_path / "mine.toml"
        file.write_text(text)
        with pytest.raises(BoxError, match=reason):
            undertow.game(name).with_components(file)


def test_other_deposits_are_played_and_drawn(tmp_path: Path) -> None:
    shipped = undertow.game("niagara")
    text = (shipped.folder / "components.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("violet = 3\n", "violet = 2\n", 1))
    game = shipped.with_components(file)
    assert len(game.box_digest) == 64
    view = game.view(game.start(), 0)
    assert view["deposit_spaces"]["violet"] == 2
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(terminal_board(game, view, language("en", game.folder), str))
    assert "◆V7" in console.export_text()


def changed(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """The shipped file of a game with one change."""
    text = (undertow.game(name).folder / "components.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1))
    return file


@pytest.mark.parametrize("name", REBOXED)
def test_a_block_that_the_game_does_not_read_is_refused_by_name(name: str, tmp_path: Path) -> None:
    block = '[dice]\ngrade = "C"\nsource = "none"\nsides = 6\n\n'
    text = (undertow.game(name).folder / "components.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(block + text)
    with pytest.raises(BoxError, match=r"line 1: \[dice\]: is not a block of this game"):
        undertow.game(name).with_components(file)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("niagara", "each_seat = 2", "each_seat = 3", r"line 7: \[canoes\] each_seat: the rulebook fixes this at 2, not 3"),
        ("niagara", "in_the_box = 12", "in_the_box = 30", r"\[discs\] in_the_box: the rulebook fixes this at 12, not 30"),
        ("niagara", "highest = 2", "highest = 5", r"\[weather\] highest: the rulebook fixes this at 2, not 5"),
        (
            "niagara",
            "highest = 2",
            "highest = 2\nwind = 1",
            r"\[weather\] wind: this game has no such fact; it reads at_the",
        ),
        ("niagara", "in_play = 7", "in_play = 9", r"\[gems\] in_play: must be a whole number from 4 to 8, not 9"),
        ("niagara", "in_the_box = 8", "in_the_box = 9", r"\[gems\] in_the_box: must be a whole number from 4 to 8"),
        ("niagara", "violet = 3", "violet = 4", r"\[deposits\]: no two deposits may share a space"),
        ("atlantis", "[0, 1, 1, 1, 1, 1, 1]", "[0, 1, 1, 1, 1, 1]", r"line 23: \[tiles\] a: needs 7 numbers and has 6"),
        (
            "atlantis",
            "[0, 1, 1, 1, 1, 1, 1]",
            "[1, 1, 1, 1, 1, 1, 1]",
            r"\[tiles\] a: there must be 42 tiles, but there are 43",
        ),
        (
            "atlantis",
            "of_each_item = 15",
            "of_each_item = 3",
            r"\[cards\] of_each_item: must be a whole number from 4 to 15",
        ),
        ("atlantis", "2, 2, 2, 2, 2, 2,\n  0", "2, 2, 2, 2, 2, 1,\n  0", r"\[path\] stacks: the rulebook fixes this"),
        ("atlantica", '"violet", "white"]', '"green", "white"]', r"\[costs\] boat: the rulebook fixes this"),
        ("atlantica", "plus-2 = 3", "plus-2 = 5", r"\[research\] plus-2: must be a whole number from 2 to 4, not 5"),
        ("atlantica", "plus-2 = 3", "plus-2 = 4", r"\[research\]: there must be 30 research cards, but there are 31"),
        ("atlantica", "[1, 4, 9, 15]", "[1, 4, 4, 15]", r"\[set_values\] gold: more cards must be worth more"),
        ("atlantica", "boat = [1, 1,", "boat = [1,", r"\[ships\] boat: needs 8 numbers and has 7"),
        ("atlantica", 'gold = "yellow"', 'gold = "blue"', r"\[treasure_colours\]: every kind needs its own colour"),
        ("atlantica", "research = [1, 2]", "research = [1, 1]", r"\[tavern_symbols\] research: a space stands here twice"),
        (
            "atlantica",
            "research = [1, 2]",
            "research = [5]",
            r"\[tavern_symbols\] research: there are only these: 1, 2, 3, 4",
        ),
        ("fantazja", 'sides = "E1 A1 W1 F1"', 'sides = "E4 E4 E4 E4"', r"\[castle\] sides: no small or special tile fits"),
        ("fantazja", "tokens = 8", "tokens = 9", r"\[bonus\] tokens: the rulebook fixes this at 8, not 9"),
    ],
)
def test_what_no_box_can_hold_is_refused_with_its_place(name: str, old: str, new: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=reason):
        undertow.game(name).with_components(changed(tmp_path, name, old, new))


def test_symbols_in_one_area_alone_are_refused(tmp_path: Path) -> None:
    file = changed(tmp_path, "atlantica", 'ships = ["boat", "freighter"]\nresearch = [1, 2]', "ships = []\nresearch = []")
    with pytest.raises(BoxError, match=r"\[tavern_symbols\]: the symbol must be in at least two areas"):
        undertow.game("atlantica").with_components(file)


def test_a_reason_is_told_in_every_language(tmp_path: Path) -> None:
    with pytest.raises(BoxError) as refused:
        undertow.game("atlantica").with_components(changed(tmp_path, "atlantica", "plus-2 = 3", "plus-2 = 5"))
    assert refused.value.text("bg").endswith("[research] plus-2: трябва да е цяло число от 2 до 4, а не 5")
    assert (refused.value.place.block, refused.value.place.key) == ("research", "plus-2")
    assert refused.value.place.line > 0


@pytest.mark.parametrize("name", REBOXED)
def test_a_box_may_come_as_plain_data(name: str) -> None:
    shipped = undertow.game(name)
    assert shipped.with_components(own_box({}, shipped.about())).box_digest == ""
    reordered = dict(reversed([(part.id, dict(part.facts)) for part in shipped.about()]))
    assert shipped.with_components(own_box(reordered, shipped.about())).box_digest == ""
    with pytest.raises(BoxError, match=r"^\[dice\]: is not a block of this game"):
        shipped.with_components(own_box({"dice": {"sides": 6}}, shipped.about()))


def test_a_match_with_a_told_box_can_be_pickled() -> None:
    shipped = undertow.game("atlantica")
    own = shipped.with_components(own_box({"research": FOURTH_PLUS_2}, shipped.about()))
    assert own.box_digest
    assert pickle.loads(pickle.dumps(own)) == own  # noqa: S301 - our own


def test_the_books_two_to_four_research_cards_of_each_kind_are_accepted() -> None:
    """The fourth “+2” that our reconstruction does not have."""
    shipped = undertow.game("atlantica")
    own = shipped.with_components(own_box({"research": FOURTH_PLUS_2}, shipped.about()))
    rng = Rng(5)
    check_playout(own, 3, {}, rng, lambda state, legal: legal[rng.below(len(legal))], share=0.02)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", REBOXED)
def test_every_fact_is_shown_in_words(name: str, code: str) -> None:
    """No id of the file reaches a reader; numbers, levels and signs speak for themselves."""
    game = undertow.game(name)
    words = language(code, game.folder)
    for part in game.about():
        assert words.has(f"component-{part.id.replace('_', '-')}")
        assert source_said(part, words, shipped=True) != part.source or code == "en"
        table = sheet_of(part)
        assert table.rows
        for cell in (*table.head, *(cell for row in table.rows for cell in row)):
            for word in cell:
                if isinstance(word, str) and word not in SIGNS and not word.isdigit():
                    text = said((word,), part.id, words)
                    assert text
                    assert "_" not in text
                    assert code in ("en", "pl") or not re.search("[a-z]", text), text
