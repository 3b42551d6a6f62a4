"""axe-core on every screen, by day and in the evening: nothing serious."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.page.steps import choose_all, findings, game_card, host_and_link, people_here, play_now
from tests.server.running import Running

pytestmark = pytest.mark.browser

SCHEMES = ["light", "dark"]


def nothing_serious(screens: dict[str, list[str]]) -> None:
    assert {screen: serious for screen, serious in screens.items() if serious} == {}


def seen(page: Page, selector: str) -> list[str]:
    """The findings once something is on the screen."""
    expect(page.locator(selector).first).to_be_visible()
    return findings(page)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_screens_around_a_match(visitor: Visitor, site: Running, finished: str, scheme: str) -> None:
    page = visitor(color_scheme=scheme, bypass_csp=True)
    found = {"home": seen(page, ".game")}
    page.get_by_role("button", name="Settings").click()
    found["settings"] = seen(page, "dialog[open]")
    page.keyboard.press("Escape")
    game_card(page).get_by_role("link", name="Rules and components").click()
    found["rules and components"] = seen(page, "table tbody tr")
    for screen, path, selector in (
        ("about", "about", ".about p"),
        ("new table", "new/niagara", "form .seat"),
        ("account", "account", ".account form"),
        ("file", "file", "input[type=file]"),
        ("recover", "recover/abc", ".alone button"),
        ("no table", f"table/{'a' * 24}", "[role=alert]"),
        ("tutorial", "tutorial/niagara", ".tutorial .board svg"),
        ("replay", f"replay/{finished}/20", ".replay .board svg"),
        ("result", f"table/{finished}", ".result"),
    ):
        page.goto(f"{site.url}/#/{path}")
        found[screen] = seen(page, selector)
    nothing_serious(found)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_table(visitor: Visitor, site: Running, scheme: str) -> None:
    page = visitor(color_scheme=scheme, bypass_csp=True)
    play_now(page)
    found = {"table": findings(page)}
    page.get_by_role("tab", name="Rules").click()
    found["rules"] = seen(page, ".rules p")
    page.locator("[data-spot='space-3']").click()
    found["reason"] = seen(page, ".reason")
    page.get_by_role("button", name="More at this table").click()
    found["menu"] = seen(page, "dialog[open]")
    page.get_by_role("button", name="Continue on another device").click()
    found["another device"] = seen(page, "dialog .link")
    page.keyboard.press("Escape")
    page.goto(f"{site.url}/")
    link = host_and_link(page)
    found["invitation"] = seen(page, ".invite")
    friend = visitor(link, color_scheme=scheme, bypass_csp=True)
    found["join"] = seen(friend, ".alone form, form.alone")
    nothing_serious(found)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_curtain_and_a_turn(visitor: Visitor, scheme: str) -> None:
    page = visitor(color_scheme=scheme, bypass_csp=True)
    people_here(page)
    found = {"curtain": seen(page, ".curtain")}
    choose_all(page, "3", "4", "5")
    page.locator(".board .spot.lit[data-spot^='canoe']").first.click()
    found["turn"] = seen(page, ".sentence li")
    nothing_serious(found)
