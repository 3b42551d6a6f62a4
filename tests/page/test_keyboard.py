"""Everything by keyboard: no mouse, no touch."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.page.steps import all_have_chosen, game_card, wait_for

pytestmark = pytest.mark.browser


def begin(page: Page) -> None:
    """From the home page to a table, by Enter."""
    game_card(page).get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".spot.lit").first).to_be_visible()


def focused(page: Page) -> str:
    """What has the focus: the name of its element, or nothing."""
    found: str = page.evaluate("document.activeElement === document.body ? '' : document.activeElement?.tagName ?? ''")
    return found


def test_arrows_go_from_place_to_place(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_attribute("data-spot", "tile-0-1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-spot", "tile-0-2")
    expect(page.locator(".preview").first).to_contain_text("Play tile 2")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Guest chooses tile 2.")


def test_the_focus_is_never_lost_after_an_action(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    for _ in range(6):
        expect(page.locator(".spot.lit").first).to_be_visible()
        wait_for(page, "document.activeElement !== document.body")
        page.keyboard.press("ArrowDown")
        expect(page.locator(".spot.lit:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        wait_for(page, "!document.activeElement?.matches('.spot.lit')")
    wait_for(page, "document.activeElement !== document.body")


def test_a_whole_match_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    # Play like a listener: land and load where offered, else take the first choice, by its key.
    key = """() => {
      const buttons = [...document.querySelectorAll('.actions button')];
      const best = buttons.find((one) => /Land|Load/.test(one.textContent)) ?? buttons[0];
      return best?.querySelector('kbd')?.textContent ?? '';
    }"""
    result = page.locator(".result")
    for _ in range(1500):
        page.wait_for_selector(".actions button, .result", state="attached")
        if result.count():
            break
        if pressed := page.evaluate(key):
            page.keyboard.press(pressed)
            all_have_chosen(page)
    expect(result.get_by_role("heading", level=2)).to_contain_text("win")
    again = result.get_by_role("button", name="Play again")
    for _ in range(40):
        if again.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(again).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .spot.lit").first).to_be_visible()


def test_a_choice_of_meanings_and_the_dialogs_open_and_close_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    page.get_by_role("button", name="More at this table").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="More at this table")).to_be_focused()
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Players")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Rules")).to_be_focused()
    expect(page.get_by_label("Search the rules")).to_be_visible()


def test_backspace_takes_back_what_can_be(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    page.keyboard.press("3")
    expect(page.locator(".actions button").first).to_contain_text("canoe")
    page.keyboard.press("1")
    expect(page.locator(".sentence li")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(".sentence li")).to_have_count(0)
