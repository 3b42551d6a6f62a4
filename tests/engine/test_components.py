"""Files of components, for any game."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import undertow
from undertow.engine.components import BoxError
from undertow.engine.language import language
from undertow.terminal import drawing

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
