"""The analysis board: lines as they are found, branches with comments, chance by hand, and the file that keeps them."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import undertow
from tests.page.conftest import Visitor
from undertow.engine.matchfile import read
from undertow.engine.rng import Rng
from undertow.engine.variations import variations_in
from undertow.games import by_id
from undertow.review.puzzles import puzzles

pytestmark = pytest.mark.browser
PUZZLE = puzzles("niagara")[0]


def packed() -> str:
    """The position of a puzzle in its short form."""
    game = undertow.game("niagara")
    return game.packed(game.dealt(PUZZLE.position, Rng(1)), PUZZLE.seat)


def saved(page: Page) -> Any:
    """The match file that the page saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as match file").click()
    return read(Path(download.value.path()).read_bytes(), by_id)


def test_lines_are_taken_branches_kept_and_saved(visitor: Visitor) -> None:
    page = visitor(f"/#/analysis/niagara/{packed()}", viewport={"width": 1440, "height": 900})
    live = page.get_by_role("region", name="Live analysis")
    tree = page.get_by_role("region", name="Variations")
    expect(live).to_have_attribute("aria-busy", "false")
    live.get_by_role("button").first.click()
    expect(tree.get_by_role("button")).to_have_count(2)
    page.get_by_label("Comment on this action").fill("Best by far")
    page.get_by_label("Comment on this action").press("Enter")
    expect(tree.get_by_text("Best by far")).to_be_visible()
    page.keyboard.press("Tab")
    tree.get_by_role("button", name="Beginning").click()
    expect(live.get_by_role("button").nth(1)).to_be_visible()
    live.get_by_role("button").nth(1).click()
    expect(tree.get_by_role("button")).to_have_count(3)
    file = saved(page)
    assert len(file.match.log) == 1
    [(at, nodes)] = variations_in(file).items()
    assert (at, len(nodes)) == (0, 1)
    assert "# Best by far" in [comment.text for comment in file.comments]
    page.get_by_role("button", name="Remove from here on").click()
    expect(tree.get_by_role("button")).to_have_count(2)


def test_chance_is_drawn_or_chosen_by_hand(visitor: Visitor) -> None:
    page = visitor("/#/analysis/atlantis/", viewport={"width": 1440, "height": 900})
    tree = page.get_by_role("region", name="Variations")
    page.get_by_role("button", name="%").first.click()
    expect(tree.get_by_role("button")).to_have_count(2)
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.get_by_role("region", name="Live analysis")).to_be_visible()


def test_a_replay_leads_to_the_board_and_its_file_keeps_the_match(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/replay/{finished}/0", viewport={"width": 1440, "height": 900})
    page.get_by_role("button", name="Analyse").click()
    live = page.get_by_role("region", name="Live analysis")
    live.get_by_role("button").first.wait_for()
    tree = page.get_by_role("region", name="Variations")
    beginning = tree.get_by_role("button", name="Beginning")
    before = tree.get_by_role("button").count()
    for number in range(2):  # one of two lines is not what was played
        live.get_by_role("button").nth(number).click()
        expect(beginning).to_have_attribute("aria-current", "false")
        beginning.click()
        expect(beginning).to_have_attribute("aria-current", "true")
        live.get_by_role("button").nth(1).wait_for()
    assert tree.get_by_role("button").count() > before
    file = saved(page)
    assert file.match.turn == undertow.OVER
    assert sum(len(nodes) for nodes in variations_in(file).values()) >= 1
