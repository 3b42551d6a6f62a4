"""Positions in the address, and matches that go on from one."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visitor
from tests.page.test_replay import GOLDEN

pytestmark = pytest.mark.browser


def test_a_moment_of_a_finished_match_is_played_on(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/replay/{finished}/7")
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("heading", name="Play from here")).to_be_visible()
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".spot.lit").first.wait_for()
    page.get_by_role("button", name="More at this table").click()
    origin = page.get_by_role("link", name="From a finished match, after action 7")
    expect(origin).to_have_attribute("href", f"#/replay/{finished}/7")


def test_a_match_file_is_played_on(visitor: Visitor) -> None:
    page = visitor("/#/file")
    page.locator("input[type=file]").set_input_files(GOLDEN)
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(".stage .board")).to_be_visible()


def test_a_position_is_edited_checked_and_played(visitor: Visitor) -> None:
    page = visitor("/#/position/niagara/")
    text = page.get_by_label("The position as text")
    expect(text).to_have_value(re.compile("^niagara 3; "))
    whole = text.input_value()
    text.fill(whole.replace("7 pink", "8 pink"))
    expect(page.get_by_role("status")).to_contain_text("column 110, the number of “pink gems” is 8, not 7")
    text.fill(whole.replace("belt: 0", "belt: 2"))
    expect(page.get_by_role("status")).to_contain_text("This is a position of the game.")
    address = page.url
    again = visitor(address[address.index("/#") :])
    expect(again.get_by_label("The position as text")).to_have_value(whole.replace("belt: 0", "belt: 2"))
    page.get_by_role("link", name="Play from here").click()
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".spot.lit").first.wait_for()
