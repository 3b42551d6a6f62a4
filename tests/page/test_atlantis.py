"""Atlantis in a real browser: a whole match, the way a card would go, the payment, the lens, the panels, a phone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.page.driver import Driver
from tests.page.steps import PHONE, findings, play_now
from tests.server.running import Running

pytestmark = pytest.mark.browser

GAME = "atlantis"
PATIENT = 120_000
# Every lit spot with the element on top of its middle: a spot of another action there would block it.
COVERED = """() => [...document.querySelectorAll('.spot.lit')].filter((spot) => {
  const box = spot.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const dock = document.querySelector('section.dock').getBoundingClientRect();
  if (y < 0 || y > innerHeight || (y > dock.y && !spot.closest('section.dock'))) return false;
  const top = document.elementFromPoint(x, y)?.closest('.spot');
  return top?.getAttribute('aria-label') !== spot.getAttribute('aria-label');
}).map((spot) => spot.dataset.spot)"""
SMALL = """() => [...document.querySelectorAll('.spot.lit, .dock button, .lens button')]
  .map((one) => [one.dataset.spot ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5)).map(([name]) => name)"""


def chosen(seen: dict[str, Any]) -> str:
    """An action that keeps the bridge, and goes far and over water where it can."""
    own = seen["view"]["own"]
    actions = [one["action"] for one in seen["actions"]]
    if own["moves"]:
        best = max(own["moves"], key=lambda move: (move["price_in_all"], move["colour"]))
        return f"play {best['colour']}" if seen["view"]["step"] == "move" else f"figure {best['figure']}"
    return next((one for one in actions if one.startswith(("pay", "draw", "show"))), str(actions[0]))


def at_a_payment(page: Page, site: Running) -> dict[str, Any]:
    """A table at which seat 0 has to pay at least 2 in several ways, and may take it back afterwards."""
    for _ in range(30):
        driver = Driver(page, site)
        while (seen := driver.look())["status"] == "playing":
            view = seen["view"]
            if view["step"] == "pay" and view["turn_so_far"]["price_left"] >= 2 and can_be_taken_back(seen):
                driver.open()
                return seen
            driver.act(seen, chosen(seen))
    raise AssertionError("no such payment in 30 matches")


def can_be_taken_back(seen: dict[str, Any]) -> bool:
    """Whether no hidden tile comes to light by the payment, and it can be made with cards."""
    view = seen["view"]
    figure = next(one for one in view["figures"] if one["seat"] == 0 and one["number"] == view["turn_so_far"]["figure"])
    if not figure["place"].startswith("place-"):
        return False
    taken = {one["place"] for one in view["figures"]}
    behind = [one for one in view["path"] if one["place"] < int(figure["place"][6:]) and one["id"] not in taken]
    tiles = [one for one in behind if one["tile"]]
    cards = sum(view["own"]["can_pay"].values())
    return bool(tiles) and not tiles[-1]["face_down"] and cards >= view["turn_so_far"]["price_left"]


def test_a_newcomer_plays_a_whole_match(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, GAME)
    result = page.locator(".result")
    payments = 0
    for _ in range(600):
        page.wait_for_selector(".actions button, .payment .main, .result", timeout=PATIENT)
        if result.is_visible():
            break
        if page.locator(".payment .main").is_visible():
            payments += 1
            page.evaluate("document.querySelector('.payment .main')?.click()")
            expect(page.locator(".payment")).to_have_count(0)
            continue
        # Any figure or card will do; a bridge only if there is nothing else.
        page.evaluate(
            """() => {
              const buttons = [...document.querySelectorAll('.actions button')];
              const best = buttons.filter((one) => /Move|Play|no bridge|Show/.test(one.textContent)).at(-1) ?? buttons[0];
              best?.click();
            }"""
        )
    expect(result).to_be_visible()
    assert payments > 0
    expect(page.locator(".seats li").first).to_contain_text("score")


def test_a_card_shows_its_way_its_price_and_its_tile_before_it_is_played(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, GAME)
    page.locator(".spot.lit[data-spot^='figure-0']").last.click()
    card = page.locator(".hand .spot.lit[data-spot^='card-0']").last
    card.hover()
    expect(page.locator("section.dock .preview").first).to_contain_text("The figure goes to")
    expect(page.locator(".atlantis .route")).to_have_count(1)
    assert "plays" not in page.locator(".log").inner_text()
    place = page.locator(".atlantis .spot.lit.marked[data-spot^='place-']")
    place.click()
    expect(page.locator(".log")).to_contain_text("Guest plays")


def test_the_dialog_proposes_a_payment_takes_another_and_takes_all_of_it_back(visitor: Visitor, site: Running) -> None:
    page = visitor()
    seen = at_a_payment(page, site)
    price = seen["view"]["turn_so_far"]["price_left"]
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"To pay: {price} points")
    assert "exactly" in dialog.inner_text()
    pay = dialog.locator(".main")
    for coin in dialog.locator(".coin.picked").all():
        coin.click()
        break
    expect(pay).to_be_disabled()
    dialog.get_by_role("button", name="Cheapest way").click()
    expect(pay).to_be_enabled()
    while (picked := dialog.locator(".coin.picked")).count():
        picked.first.click()
    cards = dialog.locator(f".coin:nth-last-child(-n + {price})")
    assert cards.count() == price
    for card in cards.all():
        card.click()
    before = page.locator(".log li").count()
    pay.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("pays with a card")
    expect(page.locator(".actions")).to_contain_text("Place no bridge and draw")
    page.get_by_role("button", name="Undo").click()
    expect(dialog).to_contain_text(f"To pay: {price} points")
    assert page.locator(".log li").count() == before


def test_what_cannot_be_done_says_why(visitor: Visitor, site: Running) -> None:
    page = visitor()
    Driver(page, site).open()
    page.locator("[data-spot='card-0-red']").click()
    expect(page.get_by_role("alert")).to_contain_text("First choose a figure to move")
    page.locator(".spot.lit[data-spot='place-27']").click()
    expect(page.locator(".sentence li")).to_have_text(["Place your bridge on the gap at 27"])
    page.locator("[data-spot='place-27']").click()
    expect(page.get_by_role("alert")).to_contain_text("Your bridge has been placed already.")
    expect(page.locator(".atlantis .bridge")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".atlantis .bridge")).to_have_count(0)


def test_the_lens_comes_closer_and_goes_back_to_the_whole_path(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    play_now(page, GAME)
    place = page.locator("[data-spot='place-2']")
    narrow = place.evaluate("(one) => one.getBoundingClientRect().width")
    page.get_by_role("button", name="Look closer").tap()
    expect(page.get_by_role("button", name="Show the whole path")).to_be_visible()
    page.wait_for_function(
        "(narrow) => document.querySelector(`[data-spot='place-2']`).getBoundingClientRect().width > narrow * 1.9",
        arg=narrow,
    )
    page.get_by_role("button", name="Show the whole path").tap()
    page.wait_for_function(
        "(narrow) => document.querySelector(`[data-spot='place-2']`).getBoundingClientRect().width < narrow * 1.01",
        arg=narrow,
    )


def test_on_a_phone_a_first_tap_shows_and_a_second_plays(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    play_now(page, GAME)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []
    assert page.evaluate(COVERED) == []
    page.locator(".spot.lit[data-spot^='figure-0']").last.tap()
    card = page.locator(".hand .spot.lit[data-spot^='card-0']").last
    expect(card).to_be_visible()
    assert page.evaluate(SMALL) == []
    assert page.evaluate(COVERED) == []
    card.tap()
    expect(page.locator(".glance")).to_contain_text("→")
    expect(page.locator(".atlantis .route")).to_have_count(1)
    assert "plays" not in page.locator(".log").inner_text()
    card.tap()
    expect(page.locator(".log")).to_contain_text("Guest plays")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("edition", "item"), [("bg", "ring"), ("ru", "lyre")])
def test_panels_tell_dues_and_what_is_unseen_in_the_items_of_the_edition(
    visitor: Visitor, site: Running, edition: str, item: str
) -> None:
    page = visitor()
    Driver(page, site, edition).open()
    page.get_by_role("tab", name="Unseen").click()
    panel = page.get_by_role("tabpanel")
    expect(panel.locator("tbody tr")).to_have_count(7)
    expect(panel).to_contain_text(item)
    page.get_by_role("tab", name="Dues").click()
    expect(panel.locator("tbody tr")).to_have_count(2)
    gap = int(page.locator(".atlantis .price text").text_content() or "")
    expect(panel.locator("tbody tr").first.locator("td").nth(3)).to_have_text(str(3 * gap))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visitor: Visitor, site: Running, scheme: str) -> None:
    page = visitor(color_scheme=scheme, bypass_csp=True)
    at_a_payment(page, site)
    expect(page.get_by_role("dialog")).to_be_visible()
    found = {"payment": findings(page)}
    for tab in ("Dues", "Unseen"):
        page.get_by_role("tab", name=tab).click()
        found[tab] = findings(page)
    page = visitor(color_scheme=scheme, bypass_csp=True)
    play_now(page, GAME)
    found["table"] = findings(page)
    page.locator(".spot.lit[data-spot^='figure-0']").last.click()
    expect(page.locator(".hand .spot.lit").first).to_be_visible()
    found["move"] = findings(page)
    page.goto(f"{site.url}/#/tutorial/{GAME}")
    expect(page.locator(".tutorial .atlantis")).to_be_visible()
    found["tutorial"] = findings(page)
    assert {screen: serious for screen, serious in found.items() if serious} == {}


def test_the_tutorial_leads_through_two_turns(visitor: Visitor) -> None:
    page = visitor(f"/#/tutorial/{GAME}")
    for step in range(1, 12):
        expect(page.locator(".step")).to_have_text(f"Step {step} of 12")
        page.wait_for_selector(".tutorial .spot.lit, .tutorial .button.main:not(:disabled)")
        lit = page.locator(".tutorial .spot.lit")
        if lit.count():
            lit.first.click()
        else:
            page.locator(".tutorial .button.main").click()
    expect(page.locator(".words")).to_contain_text("Good luck!")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand .spot").first).to_be_visible()
