"""Niagara in a real browser: the tiles on the bank, the river's speed, hints as arrows, and the fall."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.page.steps import all_have_chosen, choose_all, people_here, play_now, wait_for

pytestmark = pytest.mark.browser

MOST_CLICKS = 2000  # until the lessons are over; a click that comes too early does nothing
# Keeps what is staged, in the order in which it appears.
STAGED = """
  window.staged = [];
  const look = () => {
    const fallen = document.querySelector('.board .falls, .board .surfaces')?.getAttribute('class') ?? '';
    const now = ['travels', 'falls', 'surfaces'].find((name) => name === 'travels'
      ? document.querySelector('.board .travels') : fallen.includes(name)) ?? '';
    if (now && window.staged.at(-1) !== now) window.staged.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


def take(page: Page, spot: str) -> None:
    """Click an element of a task once it is lit."""
    page.locator(f".spot.lit[data-spot='{spot}']").first.dispatch_event("click")


def to_task(page: Page, number: int) -> None:
    """Go through the lessons to a task."""
    expect(page.locator(".step")).to_be_visible()
    begin = page.get_by_role("button", name="Try it yourself")
    for _ in range(MOST_CLICKS):
        if begin.count():
            break
        page.evaluate(
            """() => (document.querySelector('.tutorial .spot.lit')
                ?? document.querySelector('.tutorial .button.main:enabled'))
              ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""
        )
        page.wait_for_timeout(30)
    begin.click()
    for before in range(1, number):
        expect(page.locator(".step")).to_contain_text(f"Task {before} ")
        page.get_by_role("button", name="Next task").click()
    expect(page.locator(".step")).to_contain_text(f"Task {number} ")


def test_tiles_turn_up_on_the_bank_and_the_slowest_sets_the_speed(visitor: Visitor) -> None:
    page = visitor()
    people_here(page)
    choose_all(page, "4", "2", "6")
    tiles = page.locator(".board [data-tile]")
    expect(tiles.nth(0).locator("[role=img]")).to_have_attribute("aria-label", "tile 4")
    for seat in (1, 2):
        expect(tiles.nth(seat).locator("[role=img]")).to_have_attribute("aria-label", "a tile, face down")
    expect(tiles.nth(0).locator(".slowest")).to_have_count(1)
    expect(page.locator(".slip")).to_contain_text("+ 0")


def test_a_hint_is_drawn_on_the_board(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    page.locator(".hand .spot.lit[data-spot$='-6']").click()
    all_have_chosen(page)
    page.locator(".board .spot.lit[data-spot^='canoe-0']").first.dispatch_event("click")
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".board .hinted.best").first).to_be_attached()


def test_a_canoe_is_paddled_to_the_brink_tips_over_and_comes_up_below(visitor: Visitor) -> None:
    page = visitor("/#/tutorial/niagara", settings='{"speed":"fast"}', script=STAGED)
    to_task(page, 3)
    take(page, "tile-0-2")
    take(page, "canoe-0-2")
    take(page, "bank")
    take(page, "canoe-0-1")
    page.evaluate("window.staged = []")
    take(page, "fall")
    wait_for(page, "window.staged.includes('surfaces')")
    assert page.evaluate("window.staged.slice(0, 3)") == ["travels", "falls", "surfaces"]
