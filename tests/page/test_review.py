"""The review of a finished match on the page: graph, table and key moments, and the board that follows them."""

import os

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visitor

pytestmark = pytest.mark.browser
SHOTS = os.environ.get("UNDERTOW_SHOTS", "")  # a folder for pictures of what is tested
SLOW = 300_000  # milliseconds: reviews wait for everything else


def test_a_replay_leads_to_its_review_and_the_graph_moves_the_board(visitor: Visitor, finished: str) -> None:
    page = visitor(f"/#/replay/{finished}", viewport={"width": 1280, "height": 900})
    page.get_by_role("link", name="Review").click()
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
