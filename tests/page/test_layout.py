"""The regions of a table: the board has the screen, nothing overlaps, is cut, jumps or is too small to read."""

import json
from itertools import pairwise, product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.page.steps import SMALLEST, game_card, wait_for
from undertow.engine.language import LANGUAGES

pytestmark = pytest.mark.browser

GAMES = ("niagara", "atlantis", "atlantica", "fantazja")
SIZES = {"phone": (360, 640), "side": (740, 360), "tablet": (1024, 768), "desktop": (1440, 900), "large": (2560, 1440)}
REGIONS = (".bar", ".board", ".rack", ".ask")
BOXES = """(selectors) => Object.fromEntries(selectors.map((selector) => {
  const {x, y, width, height} = document.querySelector(`.stage ${selector}`).getBoundingClientRect();
  return [selector, [x, y, width, height].map(Math.round)];
}))"""
# Lit places of the board that lie beneath a plate, and everything of the bar that is cut.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const plates = ['.bar', '.rack', '.ask'].map((name) => box(document.querySelector(`.stage ${name}`)));
  const lit = [...document.querySelectorAll('.board .spot.lit')];
  const beneath = lit.filter((spot) => plates.some((plate) => meet(plate, box(spot)))).map((spot) => spot.dataset.spot);
  const cut = [...document.querySelectorAll('.seats li, .seats .score, .dock h1')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || box(one).right > innerWidth || box(one).bottom > innerHeight);
  return [...beneath, ...cut.map((one) => one.outerHTML.slice(0, 120))];
}"""
# Words in plates and panels that do not fit where they stand, or lie over each other. Names may end in an ellipsis.
CUT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const kinds = '.dock h1, .dock .goal, .dock .button, .whose, .tabs button, .seats .score, .rack .button';
  const texts = [...document.querySelectorAll(kinds)]
    .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest('.actions'));
  const cut = texts.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
    || box(one).left < -1 || box(one).right > innerWidth + 1 || box(one).bottom > innerHeight + 1);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const over = texts.flatMap((one, index) => texts.slice(index + 1).filter((other) => meet(box(one), box(other))));
  return [...cut, ...over].map((one) => one.textContent.trim() || one.ariaLabel);
}"""


def boxes(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(BOXES, list(REGIONS))
    return found


def take_one(page: Page) -> None:
    """Take the first action offered, whatever it is, and wait until the next ones are there."""
    before = page.locator(".log li").count()
    page.evaluate("() => document.querySelector('.actions button')?.click()")
    wait_for(page, f"document.querySelectorAll('.log li').length > {before}")
    page.wait_for_selector(".actions button, .result", state="attached")


def table(visitor: Visitor, game: str, size: str, language: str = "en") -> Page:
    width, height = SIZES[size]
    page = visitor(viewport={"width": width, "height": height}, settings=json.dumps({"language": language}))
    game_card(page, game).locator(".button.main").click()
    expect(page.locator(".spot.lit").first).to_be_visible()
    return page


@pytest.mark.parametrize(("game", "size"), list(product(GAMES, ("desktop", "large"))))
def test_the_board_has_the_screen(visitor: Visitor, game: str, size: str) -> None:
    page = table(visitor, game, size)
    width, height = SIZES[size]
    _, _, wide, tall = boxes(page)[".board"]
    assert 0.62 <= wide / width <= 0.70
    assert tall >= height - 48


@pytest.mark.parametrize(("game", "size"), list(product(GAMES, SIZES)))
def test_regions_stay_where_they_are_and_cover_nothing(visitor: Visitor, game: str, size: str) -> None:
    page = table(visitor, game, size)
    width, height = SIZES[size]
    home = boxes(page)
    for x, y, wide, tall in home.values():
        assert min(x, y, width - x - wide, height - y - tall) >= 0
    for _ in range(8):
        assert page.evaluate(COVERED) == []
        take_one(page)
        assert boxes(page) == home
    assert page.evaluate("[document.documentElement.scrollWidth <= innerWidth, scrollY]") == [True, 0]


@pytest.mark.parametrize(("language", "size"), list(product(LANGUAGES, SIZES)))
def test_no_words_are_cut_or_covered_in_any_language(visitor: Visitor, language: str, size: str) -> None:
    found = {}
    for game in GAMES:
        page = table(visitor, game, size, language)
        for step in range(3):
            found[game, step] = page.evaluate(CUT)
            take_one(page)
        page.close()
    assert {where: cut for where, cut in found.items() if cut} == {}


@pytest.mark.parametrize("size", ["phone", "side"])
def test_stacked_regions_do_not_overlap(visitor: Visitor, size: str) -> None:
    page = table(visitor, "niagara", size)
    column = [".bar", ".ask", ".rack"] if size == "side" else [".bar", ".board", ".ask", ".rack"]
    home = boxes(page)
    for upper, lower in pairwise(column):
        assert home[upper][1] + home[upper][3] <= home[lower][1] + 1


SMALL = {"phone": 11, "side": 11, "tablet": 13, "desktop": 13, "large": 13}


@pytest.mark.parametrize(("game", "size"), list(product(GAMES, SMALL)))
def test_nothing_is_too_small_to_read(visitor: Visitor, game: str, size: str) -> None:
    page = table(visitor, game, size)
    least = SMALL[size]
    for _ in range(4):
        smallest = page.evaluate(SMALLEST, "main, header")
        assert smallest[0] >= least, smallest
        take_one(page)
