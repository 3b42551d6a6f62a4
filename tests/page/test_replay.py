"""Matches looked at again: by link, by slider, by log, with anybody's eyes, from a file."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.page.steps import ROOT, play_now, wait_for
from tests.server.running import Running

pytestmark = pytest.mark.browser

GOLDEN = ROOT / "tests" / "golden" / "niagara" / "four-alike-3.match"


def is_at(page: Page, number: int) -> None:
    """Check that the replay shows the match after a number of actions."""
    expect(page.get_by_label("Moment of the match")).to_have_value(str(number))


def test_a_link_to_a_moment_shows_it_and_can_be_shared_on(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/replay/{finished}/5", permissions=["clipboard-read", "clipboard-write"])
    is_at(page, 5)
    page.get_by_role("button", name="One action forward").click()
    is_at(page, 6)
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/at/{finished}?lang=en#/replay/{finished}/6")
    friend = visitor(link[link.index("/at/") :])
    is_at(friend, 6)
    lines = page.locator(".log .now").inner_text()
    assert friend.locator(".log .now").inner_text() == lines


def test_the_slider_goes_to_the_end_and_says_who_won(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/replay/{finished}")
    page.get_by_label("Moment of the match").fill("9999")
    expect(page.locator("section strong", has_text="win")).to_be_visible()
    expect(page.get_by_role("button", name="One action forward")).to_be_disabled()


def test_a_line_of_the_log_shows_its_moment(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/replay/{finished}")
    is_at(page, 0)
    page.locator(".log button").nth(6).click()
    is_at(page, 7)
    expect(page.locator(".log li:nth-child(7).now")).to_be_visible()


def test_a_replay_knows_what_the_chosen_seat_knew(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/replay/{finished}/4")
    log = page.locator(".log")
    expect(log).to_contain_text("Bot 2 chooses a tile")
    page.get_by_label("Seen by").select_option("1")
    expect(log).to_contain_text("Bot 2 chooses tile")
    expect(log.locator("li", has_text="Bot 1 chooses a tile").first).to_be_visible()
    page.get_by_label("Seen by").select_option("")
    expect(log.locator("li", has_text="Bot 2 chooses tile")).to_have_count(0)


def test_play_goes_through_the_moments_and_pauses(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/replay/{finished}", settings='{"speed":"fast"}')
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for(page, "document.querySelector('input[type=range]').value >= 3")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_match_is_downloaded_and_looked_at_as_a_file(visitor: Visitor, finished: str, tmp_path: Path) -> None:
    page = visitor(f"/#/replay/{finished}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the match").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    total = page.get_by_label("Moment of the match").get_attribute("max")
    page.get_by_role("link", name="All games").click()
    page.get_by_role("link", name="Look at a match file").click()
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.get_by_label("Moment of the match")).to_have_attribute("max", str(total))
    page.locator(".log button").nth(8).click()
    is_at(page, 9)


def test_a_file_of_a_box_is_looked_at_and_a_wrong_one_refused(visitor: Visitor, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.match"
    wrong.write_text("this is no match\n")
    page = visitor("/#/file")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("This is not a match file: line 1")
    page.locator("input[type=file]").set_input_files(GOLDEN)
    is_at(page, 0)
    page.get_by_label("Moment of the match").fill("9999")
    expect(page.locator("section strong", has_text="win")).to_be_visible()


def test_at_a_running_table_the_log_shows_a_moment_and_leads_back(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    expect(page.locator(".log")).to_contain_text("Guest chooses tile 3.")
    expect(page.locator(".actions button").first).to_be_visible()
    page.locator(".log button").first.click()
    expect(page.locator(".banner")).to_contain_text("After 1 of")
    expect(page.locator(".spot.lit")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".spot.lit").first).to_be_visible()


def test_a_table_that_is_not_there_is_said_so(visitor: Visitor, site: Running) -> None:
    page = visitor(f"/#/replay/{'a' * 24}")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
