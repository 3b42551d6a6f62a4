"""The page beside a real box: draws are told, bots' steps are carried out, anything is taken back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import undertow
from tests.page.conftest import Visitor
from tests.page.steps import findings, wait_for
from tests.server.running import wait_until
from undertow.bots import choose
from undertow.engine.rng import Rng

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 360, "height": 740}}


def begin(page: Page, *, bots: tuple[int, ...] = (), hands: str = "") -> str:
    """Set up a table beside the box and tick off its list; the table's id."""
    for seat in bots:
        page.get_by_label(f"Who sits at seat {seat + 1}").select_option("bot")
        page.get_by_label("The bot’s level").last.select_option("beginner")
    if hands:
        page.get_by_label("Cards in hand").select_option(index=["unknown", "told"].index(hands))
    page.get_by_role("button", name="Begin with the box").click()
    page.get_by_role("button", name="Everything is ready").click()
    return page.url.rpartition("/")[2]


class Device:
    """The table as the device that shows it may know it."""

    def __init__(self, page: Page, table: str) -> None:
        self.page, self.address = page, f"{page.url.partition('/#')[0]}/api/tables/{table}"
        self.secrets: dict[str, str] = self.get("/seats")["secrets"]

    def get(self, path: str, seat: int | None = None) -> Any:
        """An answer of the server, as a spectator or for a seat."""
        headers = {} if seat is None else {"Undertow-Seat-Secret": self.secrets[str(seat)]}
        return self.page.context.request.get(self.address + path, headers=headers).json()

    def look(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        seen: dict[str, Any] = self.get("" if seat is None else f"?seat={seat}", seat)
        return seen

    def choice(self, seat: int, length: int, rng: Rng) -> str:
        """What a simple player would do with the seat's knowledge."""
        query = f"/moments/{length}?knowledge={seat}&seat={seat}&lines=0"
        known = undertow.game("niagara").knowledge(self.get(query, seat)["position"])
        guess = known.guess(rng)
        return str(known.game.text(choose("greedy", guess, seat, rng)))


def test_two_people_and_a_bot_play_a_whole_match_of_niagara(visitor: Visitor) -> None:
    page = visitor("/#/companion/niagara", **PHONE)
    table, rng, done = Device(page, begin(page, bots=(2,))), Rng(7), 0
    while (seen := table.look())["status"] != "finished":
        step = page.get_by_role("button", name="Done")
        if step.is_visible():
            step.click()
            done += 1
        elif seen["draw"]:
            page.locator(".outcome").nth(1).click()
            wait_until(lambda: table.look()["draw"] is None, 60)
        elif people := [seat for seat in seen["to_act"] if seat != 2]:
            tell(page, table, people[0], rng)
    while page.get_by_role("button", name="Done").is_visible():
        page.get_by_role("button", name="Done").click()
        done += 1
    assert done > 10
    expect(page.locator(".sheet h2, .result h2").first).to_be_visible()
    assert seen["result"]["winners"]
    assert seen["result"]["seed"] == ""


def tell(page: Page, table: Device, seat: int, rng: Rng) -> None:
    """Take a person's action on the page, if the page offers it now."""
    seen = table.look(seat)
    if not seen["actions"] or page.locator("ul.actions button").count() != len(seen["actions"]):
        return
    wanted = table.choice(seat, len(seen["log"]), rng)
    index = [action["action"] for action in seen["actions"]].index(wanted)
    page.locator("ul.actions button").nth(index).evaluate("(button) => button.click()")
    wait_until(lambda: (now := table.look())["revision"] != seen["revision"] or now["status"] == "finished", 60)


def test_draws_are_told_taken_back_and_kept_when_the_browser_is_closed(visitor: Visitor) -> None:
    page = visitor("/#/companion/atlantis", **PHONE)
    table = Device(page, begin(page, hands="unknown"))
    page.locator("[data-outcome='drawn seat 1']").click()
    tile = page.locator("[data-outcome^='revealed']").first
    expect(tile).to_be_visible()
    told = tile.get_attribute("data-outcome")
    tile.click()
    wait_for(page, f"!document.querySelector('[data-outcome=\"{told}\"]')")  # the box has one of each
    assert findings(page) == []
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(f"[data-outcome='{told}']")).to_be_visible()
    page.get_by_role("button", name="Let the program draw").click()
    expect(page.locator(".spot.lit").first).to_be_visible()
    assert [line["action"] for line in table.look()["log"]][:1] == ["drawn seat 1"]
    length = len(table.look()["log"])
    page.reload()
    expect(page.locator(".spot.lit").first).to_be_visible()
    assert len(table.look()["log"]) == length
    for button in page.locator(".sheet button").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= 44


def test_each_enters_their_own_cards_behind_the_curtain(visitor: Visitor) -> None:
    page = visitor("/#/companion/atlantis", **PHONE)
    table = Device(page, begin(page, hands="told"))
    page.locator("[data-outcome='drawn seat 0']").click()
    page.get_by_role("button", name="Let the program draw").click()
    for cards in (4, 5):
        page.get_by_role("button", name="Raise the curtain").click()
        for card in range(cards):
            expect(page.get_by_role("heading", name=re.compile("what did you draw"))).to_be_visible()
            version = table.look()["version"]
            page.locator("[data-outcome^='drawn']").nth(card).click()
            wait_until(lambda: table.look()["version"] > version, 60)  # noqa: B023 - called at once
    page.get_by_role("button", name="Raise the curtain").click()
    expect(page.locator(".spot.lit").first).to_be_visible()


def test_a_link_to_the_table_opens_the_companion(visitor: Visitor) -> None:
    page = visitor("/#/companion/niagara")
    table = begin(page)
    page.goto(f"{page.url.partition('#')[0]}#/table/{table}")
    expect(page.locator(".outcome").first).to_be_visible()
    assert "/companion/niagara/" in page.url
