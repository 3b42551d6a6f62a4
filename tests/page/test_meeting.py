"""Strangers meet: two browsers find each other, play a rated match with clocks and see both ratings change."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.server.running import Running, wait_until

pytestmark = pytest.mark.browser
PASSWORD = "a long password"  # noqa: S105 - of accounts that live as long as the test
FISCHER = "10 min in reserve, +10 sec a move"
# Takes the action in the middle of the list that keys and screen readers use, if there is anything to do.
ACT = """() => {
  const all = [...document.querySelectorAll(".actions li button")];
  all[Math.floor(all.length / 2)]?.click();
}"""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Running]:
    """A server of its own: nobody else is in its lobby."""
    started = Running(f"sqlite:///{tmp_path / 'undertow.db'}")
    yield started
    started.stop()


def sign_up(page: Page, url: str, name: str) -> None:
    """Create an account and go to the lobby."""
    page.goto(f"{url}/#/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="New account").click()
    expect(page.get_by_role("status")).to_contain_text(name)
    page.goto(f"{url}/#/lobby")


def find_somebody(page: Page, game: str) -> None:
    """Ask for a rated match with a clock."""
    page.locator("label.game", has_text=game).click()
    page.get_by_label("Clock").select_option(label=FISCHER)
    page.get_by_label("Rated").check()
    page.get_by_role("button", name="Find somebody").click()
    page.wait_for_url("**/#/table/*")


def table_of(page: Page) -> str:
    """The id of the table that a page is at."""
    return page.url.split("/table/")[1].split("/")[0]


def test_two_strangers_find_each_other_and_play_a_rated_match_with_clocks(visitor: Visitor, hall: Running) -> None:
    ada, bo = visitor(url=hall.url), visitor(url=hall.url)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        sign_up(page, hall.url, name)
    find_somebody(ada, "Fantazja")
    find_somebody(bo, "Fantazja")
    assert table_of(ada) == table_of(bo)
    table = table_of(ada)
    for page in (ada, bo):
        expect(page.get_by_role("timer")).to_have_count(2)
    live = hall.service.tables.table(table)
    wait_until(lambda: live.row.status == "playing")
    # A clock runs for the one to act, and the server says how much is left.
    acting = live.to_act()[0]
    expect((ada, bo)[acting].locator(".clock.running")).to_have_count(1)
    finish([ada, bo])
    for page in (ada, bo):
        changes = page.locator("section[aria-label='Result'] li", has=page.locator(".numbers"))
        expect(changes).to_have_count(2)
        numbers = changes.locator("b").all_inner_texts()
        assert sorted(number[0] for number in numbers) in (["+", "−"], ["±", "±"])
    ada.goto(f"{hall.url}/#/person/Ada")
    expect(ada.locator("article")).to_contain_text("Fantazja")
    expect(ada.locator("article")).to_contain_text("provisional")


def finish(pages: list[Page]) -> None:
    """Let both browsers act until the match is over."""
    ends = [page.locator("section[aria-label='Result']") for page in pages]
    while not all(end.count() for end in ends):
        for page in pages:
            page.evaluate(ACT)


def test_a_stranger_takes_an_open_seat_and_the_lobby_shows_it_live(visitor: Visitor, hall: Running) -> None:
    host, guest = visitor(url=hall.url), visitor("/#/lobby", url=hall.url)
    expect(guest.get_by_text("Nobody is waiting right now")).to_be_visible()
    host.goto(f"{hall.url}/#/new/fantazja")
    host.get_by_label("Who sits at seat 2").select_option("open")
    host.get_by_label("Open to anybody").check()
    host.get_by_role("button", name="Set up the table").click()
    host.wait_for_url("**/#/table/*")
    # The list changes by itself.
    guest.get_by_role("button", name="Sit down: Fantazja").click()
    guest.wait_for_url("**/#/table/*")
    assert table_of(guest) == table_of(host)
    expect(guest.locator(".spot.lit, .seats li.acts").first).to_be_visible()


def test_rated_matches_need_an_account(visitor: Visitor, hall: Running) -> None:
    page = visitor("/#/lobby", url=hall.url)
    page.get_by_label("Rated").check()
    expect(page.get_by_text("Rated matches need an account")).to_be_visible()
    expect(page.get_by_role("button", name="Find somebody")).to_be_disabled()


def test_leaving_the_leaderboard(visitor: Visitor, hall: Running) -> None:
    page = visitor(url=hall.url)
    sign_up(page, hall.url, "Cy")
    page.goto(f"{hall.url}/#/account")
    page.get_by_label("Others may see my ratings").uncheck()
    wait_until(
        lambda: page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.is_listed === false)")
    )
    stranger = visitor("/#/person/Cy", url=hall.url)
    expect(stranger.get_by_text("Nobody with this name")).to_be_visible()
