"""Hints on the page: three ways to go on, their places lit, one of them taken by a click; none at a rated table."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visitor
from tests.page.steps import PHONE, game_card, play_now

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_a_hint_shows_three_ways_and_takes_one(visitor: Visitor, options: dict[str, object]) -> None:
    page = visitor(**options)
    play_now(page)
    page.get_by_role("button", name="What would you do?").click()
    rows = page.locator(".hint .advice")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("% to win")
    rows.first.click()
    expect(page.locator(".hint")).to_have_count(0)


def test_a_rated_table_offers_no_hint(visitor: Visitor) -> None:
    page = visitor()
    game_card(page).get_by_role("link", name="New table").click()
    page.get_by_label("Rated: nobody gets hints").check()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(".spot.lit").first).to_be_visible()
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
