"""Fantazja in a real browser: building by picking a tile, reasons, Dark Energy before it is done, powers, the phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visitor
from tests.page.steps import PHONE, findings, finished_match, game_card, play_now
from tests.server.running import Running

pytestmark = pytest.mark.browser

TUTORIAL = "/#/tutorial/fantazja"


def begin(page: Page) -> None:
    """From the home page to a table with a bot, at the own first turn."""
    play_now(page, "fantazja")
    expect(page.locator(".row .spot.lit").first).to_be_visible()


def pick_what_fits(page: Page, press: Callable[[Locator], None] = Locator.click) -> Locator:
    """Pick a hand tile that fits somewhere, in a later turn if none does now; the lit cells."""
    hand, cells = page.locator(".row .spot.lit"), page.locator(".land .spot.lit")
    for _ in range(10):
        for index in range(hand.count()):
            press(hand.nth(index))
            if cells.count():
                return cells
        page.get_by_role("button", name="As an imagination point", exact=True).click()
        expect(page.get_by_role("button", name="As an imagination point", exact=True)).to_have_count(0)
        hand.first.wait_for()
    raise AssertionError("no tile of the hand fits")


def people_here(page: Page) -> None:
    """A table at which both sit at this screen."""
    game_card(page, "fantazja").get_by_role("link", name="New table").click()
    page.get_by_label("Who sits at seat 2").select_option("me")
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("button", name="Raise the curtain").click()


def test_a_newcomer_plays_a_whole_match(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    result = page.locator(".result")
    for _ in range(400):
        page.wait_for_selector(".actions button, .result", state="attached")
        if result.is_visible():
            break
        page.evaluate("() => document.querySelector('.actions button')?.click()")
    expect(result).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("button", name="See the board").click()
    expect(result).to_have_count(0)
    page.get_by_role("tab", name="Tiles").click()
    expect(page.get_by_role("heading", name="Discard pile of")).to_have_count(2)


def test_picking_a_tile_lights_the_cells_and_tells_nobody(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    expect(page.locator(".log li").first).to_be_attached()
    before = page.locator(".log li").count()
    cells = pick_what_fits(page)
    expect(page.locator(".land .cell:has(.spot.lit) .ghost")).to_have_count(cells.count())
    assert page.locator(".log li").count() == before
    cells.first.hover()
    expect(page.locator(".preview").first).to_contain_text("Score after it: you")
    cells.first.click()
    expect(page.locator(".log")).to_contain_text("Guest builds")
    expect(page.locator(".land .laid").first).to_be_visible()


def test_a_picked_tile_can_be_put_down_or_put_back(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    page.locator(".row .spot.lit").first.click()
    page.get_by_role("button", name="Put back").click()
    expect(page.get_by_role("button", name="As an imagination point", exact=True)).to_have_count(0)
    page.locator(".row .spot.lit").first.click()
    page.get_by_role("button", name="As an imagination point", exact=True).click()
    expect(page.locator(".log")).to_contain_text("as an imagination point")


def test_a_tile_that_cannot_be_built_says_why_when_it_is_picked(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    large = page.locator(".row .held:has(.spot.lit)").filter(has_text="II").locator(".spot")
    for _ in range(30):
        if large.count():
            break
        pick_what_fits(page).first.click()
        page.wait_for_selector(".row .spot.lit")
    large.first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("imagination point")
    alert.get_by_role("button", name="Rule T7").click()
    expect(page.locator("#panel")).to_contain_text("T7")


def test_a_cell_that_does_not_fit_names_the_side_and_the_rule(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    for _ in range(60):
        page.wait_for_selector(".row .spot.lit, .result")
        pick_what_fits(page)
        wrong = page.locator(".land .cell:has(.wrong) .spot")
        if wrong.count():
            wrong.first.click()
            break
        page.locator(".land .spot.lit").first.click()
        expect(page.locator(".land .spot.lit")).to_have_count(0)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("the neighbour shows")
    alert.get_by_role("button", name="Rule T5").click()
    expect(page.locator("#panel")).to_contain_text("T5")


def test_the_tutorial_goes_through_all_steps_and_shows_dark_energy(visitor: Visitor) -> None:
    page = visitor(TUTORIAL)
    for step in range(1, 12):
        expect(page.locator(".step")).to_contain_text(f"Step {step} of 12")
        lit = page.locator(".spot.lit")
        following = page.get_by_role("button", name="Next")
        expect(lit.or_(following).first).to_be_visible()
        if following.count():
            following.click()
        else:
            lit.first.click()
    expect(page.locator(".step")).to_contain_text("Step 12 of 12")
    expect(page.locator(".land .laid")).to_have_count(1)
    assert findings(page) == []


def test_on_a_phone_the_first_tap_shows_and_the_second_builds(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    begin(page)
    pick_what_fits(page, Locator.tap).first.tap()
    expect(page.locator(".preview").first).to_contain_text("Score after it")
    expect(page.locator(".log")).not_to_contain_text("Guest builds")
    page.locator(".land .cell:has(.again) .spot").tap()
    expect(page.locator(".log")).to_contain_text("Guest builds")


def test_a_phone_has_no_sideways_scrolling_and_nothing_lies_over_what_may_be_tapped(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    begin(page)
    for _ in range(8):
        page.wait_for_selector(".row .spot.lit, .actions button, .result")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        covered = page.evaluate(
            """() => [...document.querySelectorAll('.spot.lit')].filter((spot) => {
              const box = spot.getBoundingClientRect();
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return top === null || top.closest('.spot') !== spot;
            }).map((spot) => spot.dataset.spot)"""
        )
        assert covered == []
        sizes = page.evaluate(
            "() => [...document.querySelectorAll('.spot.lit')].map((spot) => spot.getBoundingClientRect().width)"
        )
        assert min(sizes) >= 44
        if not page.locator(".land .spot.lit").count() and page.locator(".row .spot.lit").count():
            page.locator(".row .spot.lit").first.tap()
        else:
            page.evaluate("() => document.querySelector('.actions button')?.click()")


def test_the_land_is_dragged_zoomed_and_shown_as_a_whole(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    castle = page.locator("[data-spot='cell-castle'] .wall")
    before = castle.bounding_box()
    assert before
    page.mouse.move(before["x"] - 40, before["y"] - 40)
    page.mouse.down()
    page.mouse.move(before["x"] + 60, before["y"] + 20, steps=4)
    page.mouse.up()
    expect(page.locator(".land:not(.dragging)")).to_have_count(1)
    moved = castle.bounding_box()
    assert moved
    assert moved["x"] > before["x"] + 60
    page.get_by_role("button", name="Farther away").click()
    smaller = castle.bounding_box()
    assert smaller
    assert smaller["width"] < moved["width"]
    page.get_by_role("button", name="Follow the action").click()
    after = castle.bounding_box()
    assert after
    assert abs(after["x"] - before["x"]) < 2


def test_a_tile_chosen_from_the_plain_list_is_shown_and_taken_back(visitor: Visitor) -> None:
    page = visitor()
    people_here(page)
    expect(page.locator(".row .spot.lit").first).to_be_visible()
    page.keyboard.press("?")
    page.locator(".actions").get_by_role("button", name="Build").first.click()
    expect(page.locator(".land .spot.lit").first).to_be_visible()
    expect(page.locator(".sentence li")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".actions")).to_contain_text("Imagination point")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_at_the_table_and_in_the_panels(visitor: Visitor, size: dict[str, Any]) -> None:
    page = visitor(**size)
    begin(page)
    for _ in range(6):
        page.wait_for_selector(".spot.lit")
        page.evaluate("() => document.querySelector('.actions button')?.click()")
    page.wait_for_selector(".spot.lit")
    if size:
        page.get_by_role("button", name="Log, players, rules").click()
    for tab in ("Log", "Majorities", "Tiles"):
        page.get_by_role("tab", name=tab).click()
        assert findings(page) == []


# Buildings of which a part lies outside of the board or beneath a plate.
CUT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const board = box(document.querySelector('.stage .board'));
  const bar = box(document.querySelector('.stage .bar'));
  const top = bar.left < board.right && bar.bottom <= board.bottom ? Math.max(board.top, bar.bottom) : board.top;
  const isCut = (one) => one.left < board.left || one.right > board.right || one.top < top - 1 || one.bottom > board.bottom;
  return [...document.querySelectorAll('.land .laid .card, .land .castle .wall')].map(box).filter(isCut).length;
}"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1024, 768), (1440, 900)], ids=str)
def test_the_whole_land_is_shown_at_the_end(visitor: Visitor, site: Running, size: tuple[int, int]) -> None:
    width, height = size
    page = visitor(f"/#/table/{finished_match(site, 'fantazja', 2)}", viewport={"width": width, "height": height})
    expect(page.locator(".land .laid").first).to_be_visible()
    expect(page.locator(".land .castle .wall")).to_be_visible()
    assert page.evaluate(CUT) == 0


def test_the_small_picture_on_the_home_page_shows_the_land(visitor: Visitor, site: Running) -> None:
    page = visitor()
    begin(page)
    pick_what_fits(page).first.click()
    expect(page.locator(".land .laid").first).to_be_visible()
    page.goto(f"{site.url}/#/")
    castle = page.locator(".thumb .castle .wall")
    expect(castle).to_be_visible()
    thumb, wall = page.locator(".thumb").bounding_box(), castle.bounding_box()
    assert thumb
    assert wall
    assert thumb["x"] < wall["x"] < thumb["x"] + thumb["width"]
    assert thumb["y"] < wall["y"] < thumb["y"] + thumb["height"]


def test_a_hint_is_drawn_on_the_land(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    for _ in range(10):
        page.locator("button[aria-busy]").click()
        expect(page.locator(".hint li").first).to_be_visible()
        if page.locator(".land .hinted").count():
            return
        page.locator(".hint li button").first.click()  # a plan without a cell is carried out
        page.locator(".row .spot.lit").first.wait_for()
    raise AssertionError("no plan builds")
