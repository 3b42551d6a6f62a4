"""Files of components, for any game."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import undertow
from undertow.engine.components import BoxError
from undertow.engine.language import language
from undertow.games import drawing

REBOXED = undertow.games()


@pytest.mark.parametrize("name", REBOXED)
def test_the_shipped_file_is_the_game_itself(name: str) -> None:
    game = undertow.game(name)
    own = game.with_components(game.folder / "components.toml")
    assert own.box_digest == ""
    assert own.about() == game.about()


@pytest.mark.parametrize("name", REBOXED)
def test_what_is_no_file_of_components_is_refused(name: str, tmp_path: Path) -> None:
    for text, reason in (("x = = 1\n", "line 1"), ("grade = 1", "stands outside every block"), ("", "is missing")):
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
    console.print(drawing(game, view, language("en", game.folder), str))
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
    with pytest.raises(BoxError, match=r"line 1: \[dice\] is no block of this game"):
        undertow.game(name).with_components(file)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("each_seat = 2", "each_seat = 3", r"line 7: \[canoes\]: the rules fix each_seat at 2, not 3"),
        ("in_the_box = 12", "in_the_box = 30", r"\[discs\]: the rules fix in_the_box at 12, not 30"),
        ("highest = 2", "highest = 5", r"\[weather\]: the rules fix highest at 2, not 5"),
        ("highest = 2", "highest = 2\nwind = 1", r"\[weather\]: this game has no fact wind; it reads at_the_start, highest"),
        ("in_play = 7", "in_play = 9", r"\[gems\]: in_play must be a whole number from 4 to 8, not 9"),
    ],
)
def test_facts_that_change_nothing_are_refused(old: str, new: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=reason):
        undertow.game("niagara").with_components(changed(tmp_path, "niagara", old, new))
