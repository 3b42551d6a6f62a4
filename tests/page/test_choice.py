"""A place with several meanings: a click there opens a small choice, by mouse, by finger and by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.page.driver import Driver
from tests.page.steps import findings
from tests.server.running import Running

pytestmark = pytest.mark.browser

SHORE = "[data-spot='mainland'].lit"


def meanings(seen: dict[str, Any], spot: str) -> list[str]:
    """The actions that a click on a place may mean."""
    return [one["action"] for one in seen["actions"] if spot in one["spots"]]


def onward(seen: dict[str, Any]) -> str:
    """An action that brings the figures far, and few cards out of the hand."""
    own, step = seen["view"]["own"], seen["view"]["step"]
    if own["moves"] and step != "bridge":
        best = max(own["moves"], key=lambda move: (move["leads_to"] == "mainland", -move["price_in_all"], move["figure"]))
        return f"play {best['colour']}" if step == "move" else f"figure {best['figure']}"
    actions = [str(one["action"]) for one in seen["actions"]]
    return next((one for one in actions if one.startswith(("pay", "draw", "show"))), actions[0])


def at_the_shore(page: Page, site: Running) -> Driver:
    """A table at which more than one card brings a figure of seat 0 to the mainland."""
    for _ in range(30):
        driver = Driver(page, site)
        while (seen := driver.look())["status"] == "playing":
            if len(meanings(seen, "mainland")) > 1:
                driver.open()
                return driver
            driver.act(seen, onward(seen))
    raise AssertionError("no such moment in 30 matches")


def test_a_click_opens_the_choice_and_a_click_beside_it_closes_it(visitor: Visitor, site: Running) -> None:
    page = visitor()
    driver = at_the_shore(page, site)
    offered = meanings(driver.look(), "mainland")
    page.locator(SHORE).click()
    choice = page.get_by_role("dialog", name="Your choice")
    expect(choice.get_by_role("button")).to_have_count(len(offered))
    assert findings(page) == []
    page.mouse.click(5, 5)
    expect(choice).to_have_count(0)
    assert meanings(driver.look(), "mainland") == offered
    page.locator(SHORE).click()
    second = choice.get_by_role("button").nth(1)
    second.hover()
    expect(page.locator(".preview").first).to_contain_text(second.inner_text())
    card = second.inner_text().removeprefix("Play ")
    second.click()
    expect(choice).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(f"Ada plays {card}")


def test_the_choice_is_made_by_keyboard_alone(visitor: Visitor, site: Running) -> None:
    page = visitor()
    driver = at_the_shore(page, site)
    offered = meanings(driver.look(), "mainland")
    page.locator(SHORE).focus()
    page.keyboard.press("Enter")
    choice = page.get_by_role("dialog", name="Your choice")
    buttons = choice.get_by_role("button")
    expect(buttons.first).to_be_focused()
    # It is closed without harm, and the focus is where it was.
    page.keyboard.press("Escape")
    expect(choice).to_have_count(0)
    expect(page.locator(SHORE)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(buttons.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(buttons.nth(len(offered) - 1)).to_be_focused()
    card = buttons.last.inner_text().removeprefix("Play ")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"Ada plays {card}")
    expect(choice).to_have_count(0)
