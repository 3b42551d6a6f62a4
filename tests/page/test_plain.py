"""A game of another package on the page: a plain board, drawn from the view."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.outside.installing import EXAMPLE, install
from tests.page.conftest import Visitor
from tests.page.steps import PHONE, SMALLEST, findings, play_now, wait_for
from tests.server.running import ServerProcess

pytestmark = pytest.mark.browser

KNOWN = '{"met":["stones"]}'


@pytest.fixture(scope="module")
def stones(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in whose environment Stones is installed."""
    folder = install(EXAMPLE, tmp_path_factory.mktemp("stones"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        server = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}")
    yield server.url
    server.end()


def lay_stones(page: Page) -> None:
    """Play to the end, always with the first stone of the hand that lights up."""
    heading = page.locator("section.dock h1")
    while True:
        expect(heading).to_have_text(re.compile("Your turn|The match is over"))
        if heading.inner_text() == "The match is over.":
            return
        lines = page.locator(".log li").count()
        page.locator(".hand .spot.lit[data-spot^='hand-']").first.click()
        wait_for(page, f"document.querySelectorAll('.log li').length > {lines}")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_stones_is_played_on_a_plain_board(visitor: Visitor, stones: str, device: dict[str, object]) -> None:
    page = visitor(url=stones, settings=KNOWN, **device)
    play_now(page, "stones")
    expect(page.locator("svg.plain")).to_contain_text("Cairn")
    expect(page.locator(".hand")).to_contain_text("Your stones")
    tops = page.locator(".hand .card .back").evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().top)")
    assert len(tops) > 1
    assert max(tops) - min(tops) < 1  # in one row
    smallest = page.evaluate(SMALLEST, ".rack, .board")
    assert smallest[0] >= (11 if device else 13), smallest
    assert not findings(page)
    lay_stones(page)
    expect(page.locator(".result")).to_contain_text("all stones have been laid")


def test_its_words_fall_back_to_english(visitor: Visitor, stones: str) -> None:
    page = visitor(url=stones, settings='{"speed":"off","language":"bg"}')
    card = page.locator(".game[data-game='stones']")
    expect(card).to_contain_text("Build a cairn together")
    card.locator("a[href='#/about/stones']").click()
    expect(page.locator("[data-rule='S4']")).to_contain_text("you crown it")


def test_no_word_is_missing(visitor: Visitor, stones: str) -> None:
    page = visitor(url=stones, settings=KNOWN)
    play_now(page, "stones")
    shown = page.locator("main").inner_text()
    assert "view-" not in shown
    assert "action-" not in shown
