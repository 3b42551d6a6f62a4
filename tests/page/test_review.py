"""The review of a finished match on the page: graph, table and key moments, and the board that follows them."""

import os

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visitor
from tests.server.running import Running

pytestmark = pytest.mark.browser
SHOTS = os.environ.get("UNDERTOW_SHOTS", "")  # a folder for pictures of what is tested
SLOW = 300_000  # milliseconds: reviews wait for everything else


def test_a_replay_leads_to_its_review_and_the_graph_moves_the_board(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/replay/{finished}", viewport={"width": 1280, "height": 900})
    page.get_by_role("button", name="Review").click()
    review = page.get_by_role("region", name="Review")
    graph = review.locator("svg")
    expect(graph).to_be_visible(timeout=SLOW)
    expect(review.locator("polyline")).to_have_count(3)
    expect(review.get_by_role("row")).to_have_count(4)
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/review-desktop.png")
    box = graph.bounding_box()
    assert box is not None
    for part, is_there in ((0.98, "slider.value > 0.9 * slider.max"), (0.02, "slider.value < 0.1 * slider.max")):
        page.mouse.click(box["x"] + part * box["width"], box["y"] + box["height"] / 2)
        page.wait_for_function(f"() => {{ const slider = document.querySelector('.slider input'); return {is_there}; }}")
    before = page.get_by_role("slider").input_value()
    review.locator("ol button").last.click()
    expect(page.get_by_role("slider")).not_to_have_value(before)


def test_a_link_opens_the_review_on_a_phone(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/review/{finished}", viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="Log").click()
    review = page.get_by_role("region", name="Review")
    expect(review.locator("svg")).to_be_visible(timeout=SLOW)
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/review-phone.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_mistakes_are_learnt_from_with_hint_and_solution(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/review/{finished}", viewport={"width": 1440, "height": 900})
    begin = page.get_by_role("button", name="Learn from mistakes")
    expect(begin).to_be_visible(timeout=SLOW)
    whose = page.get_by_label("Whose mistakes")
    for seat in range(3):
        whose.select_option(str(seat))
        if begin.is_enabled():
            break
    begin.click()
    dialog = page.get_by_role("dialog", name="Learn from mistakes")
    expect(dialog.get_by_text("Find something better.")).to_be_visible()
    dialog.get_by_role("button", name="Hint").click()
    expect(dialog.get_by_text("It begins with one of the marked places.")).to_be_visible()
    dialog.get_by_role("button", name="Show").click()
    expect(dialog.get_by_text("Find something better.")).to_have_count(0)
    if SHOTS:
        page.wait_for_timeout(500)
        page.screenshot(path=f"{SHOTS}/learn-desktop.png")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_a_match_file_is_reviewed_and_a_mistake_shows_the_better_plan(
    visitor: Visitor, site: Running, finished: str
) -> None:
    page = visitor("/#/file", viewport={"width": 1440, "height": 900})
    text = page.context.request.get(f"{site.url}/api/tables/{finished}/file").body()
    page.get_by_label("Look at a match file").set_input_files({"name": "a.match", "mimeType": "text/plain", "buffer": text})
    page.get_by_role("button", name="Review").click()
    review = page.get_by_role("region", name="Review")
    mistake = review.get_by_role("button", name="mistake").or_(review.get_by_role("button", name="blunder")).last
    expect(mistake).to_be_visible(timeout=SLOW)
    mistake.click()
    expect(page.get_by_label("Seen by")).not_to_have_value("")
