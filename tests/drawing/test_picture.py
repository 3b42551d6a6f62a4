"""Boards drawn as pictures without a browser."""

import io
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.commands.test_commands import run
from undertow import Match, PictureError, Rng, game, game_ids
from undertow.drawing import boards
from undertow.drawing.picture import picture_of, png, svg
from undertow.engine.game import Game, OptionError
from undertow.engine.state import CHANCE, OVER, SPECTATOR, State

GOLDEN = Path(__file__).parent.parent / "golden"
PAGE_ONLY = re.compile(r"var\(|light-dark\(|color-mix\(|\[object|function|undefined|NaN")


def some_state(game: Game[Any], actions: int) -> State:
    """The state after some random actions."""
    rng = Rng(5)
    state: State = game.start(seats=game.seats[-1])
    for _ in range(actions):
        if state.turn() == OVER:
            break
        state.apply(state.sample(rng) if state.turn() == CHANCE else state.any_legal(rng))
    return state


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("actions", [0, 60, 10_000])
def test_every_board_is_drawn_plainly(id: str, actions: int) -> None:
    each = game(id)
    state = some_state(each, actions)
    for seat in (0, SPECTATOR):
        picture = picture_of(each, each.view(state, seat), seat, names=["Ada"])
        assert not PAGE_ONLY.search(picture)
        assert len(list(ET.fromstring(picture).iter())) > 80


@pytest.mark.parametrize("id", game_ids())
def test_a_picture_has_many_colours_and_its_own_evening(id: str) -> None:
    each = game(id)
    view = each.view(some_state(each, 60), 0)
    day, evening = (
        Image.open(io.BytesIO(png(picture_of(each, view, 0, theme=theme), 400))).convert("RGB")
        for theme in ("light", "dark")
    )
    assert day.width == 400
    assert len(day.getcolors(1 << 20) or []) > 500
    assert day.tobytes() != evening.tobytes()


def test_names_are_shown_in_the_picture() -> None:
    each: Game[Any] = game("atlantica")
    view = each.view(some_state(each, 60), 0)
    assert "Ada" in picture_of(each, view, 0, names=["Ada", "Bo", "Cy", "Di", "Ed"])


@pytest.mark.parametrize("id", game_ids())
def test_notebooks_show_the_board_of_a_state_and_a_match(id: str) -> None:
    state = some_state(game(id), 60)
    match = Match(game(id), game(id).seats[0], {}, ())
    for shown in (state, match):
        assert str(shown._repr_svg_()).startswith("<svg")
        assert "data:image/svg+xml" in str(shown._repr_html_())


def test_a_picture_shows_what_its_seat_knows() -> None:
    state = some_state(game("niagara"), 3)
    assert svg(state, 0) == svg(state.guess(0, Rng(9)), 0)
    with pytest.raises(ValueError, match="no seat 9"):
        svg(state, 9)


def test_a_notebook_without_the_packages_shows_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "BUNDLE", Path("missing.js"))
    boards._engine.cache_clear()
    state = game("niagara").start()
    assert state._repr_svg_() is None
    with pytest.raises(PictureError, match="without the page"):
        svg(state)
    boards._engine.cache_clear()


def test_an_unknown_theme_is_refused() -> None:
    each = game("niagara")
    with pytest.raises(OptionError, match="light, dark"):
        picture_of(each, each.view(each.start(), 0), 0, theme="dusk")


def test_the_page_draws_all_games() -> None:
    assert set(boards.games()) >= set(game_ids())


def test_the_command_draws_a_moment_of_a_match(tmp_path: Path) -> None:
    match = sorted((GOLDEN / "niagara").glob("*.match"))[0]
    image = tmp_path / "board.png"
    result = run("picture", str(match), "--move", "40", "-o", str(image), "--width", "300")
    assert "after 40 actions" in result.output
    with Image.open(image) as opened:
        assert opened.width == 300
    drawing = tmp_path / "board.svg"
    run("picture", str(match), "-o", str(drawing), "--seat", "1", "--theme", "dark")
    assert drawing.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (["-o", "board.gif"], "must have one of these endings"),
        (["-o", "a.png", "--move", "99999"], "has only"),
        (["-o", "a.png", "--seat", "9"], "no seat 9"),
    ],
)
def test_the_command_says_what_is_wrong(wrong: list[str], reason: str) -> None:
    match = sorted((GOLDEN / "niagara").glob("*.match"))[0]
    result = run("picture", str(match), *wrong)
    assert result.exit_code == 2
    assert reason in result.output
