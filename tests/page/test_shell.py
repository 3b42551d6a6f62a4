"""The pages around the boards: nothing cut, nothing covered, few sizes of type, the way on always in sight."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.page.steps import game_card, host_and_link, play_now

pytestmark = pytest.mark.browser

SIZES = [(360, 740), (740, 360), (1024, 768), (1440, 900), (2560, 1440)]
# Elements with text that is wider than they are, and those that reach beyond the window.
CUT = """() => [...document.querySelectorAll('main *')].filter((one) => {
  const box = one.getBoundingClientRect();
  const { overflowX, textOverflow } = getComputedStyle(one);
  if (!box.width || one.closest('.unseen, svg, .thumb, [inert]') || textOverflow === 'ellipsis') return false;
  const isWide = overflowX !== 'auto' && overflowX !== 'scroll' && one.matches('button, a, span, p, label, h1, h2, h3');
  return box.right > innerWidth + 1 || (isWide && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0);
}).map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""
# The sizes in which words are set, in pixels, without those drawn in pictures.
TYPE = """() => {
  const sizes = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || element.closest('svg, .unseen, style, script, option, .thumb')) continue;
    if (element.getClientRects().length) sizes.add(parseFloat(getComputedStyle(element).fontSize));
  }
  return [...sizes].sort((one, other) => one - other);
}"""
PAGES = {
    "home": ("", ".game"),
    "new table": ("new/niagara", "form .seat"),
    "account": ("account", ".account"),
    "rules": ("about/atlantis", ".rules [data-rule]"),
    "about": ("about", ".about h1"),
    "privacy": ("privacy", "main h1"),
    "box": ("box/niagara", "main input"),
    "tool": ("tool/atlantis", "main h1"),
    "tutorial": ("tutorial/niagara", ".lesson h1"),
}


def shown(visitor: Visitor, path: str, selector: str, size: tuple[int, int], **options: Any) -> Page:
    page = visitor(f"/#/{path}", viewport={"width": size[0], "height": size[1]}, **options)
    expect(page.locator(selector).first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_four_sizes_of_type_and_none_too_small(visitor: Visitor, name: str) -> None:
    for size, least in (((360, 740), 11), ((1440, 900), 13)):
        page = shown(visitor, *PAGES[name], size)
        sizes = page.evaluate(TYPE)
        assert len(sizes) <= 4, sizes
        assert sizes[0] >= least


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_of_a_new_table_is_cut_and_its_button_is_in_sight(
    visitor: Visitor, size: tuple[int, int], language: str
) -> None:
    for game in ("niagara", "atlantis"):
        page = shown(visitor, f"new/{game}", "form .seat", size, locale=language)
        assert page.evaluate(CUT) == []
        box = page.locator("form .main[class*=button]").last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("size", SIZES)
def test_an_invitation_covers_what_lies_below_it(visitor: Visitor, size: tuple[int, int]) -> None:
    host = visitor(viewport={"width": size[0], "height": size[1]})
    friend = visitor(host_and_link(host), viewport={"width": size[0], "height": size[1]})
    invite = host.locator(".invite")
    assert invite.evaluate("(one) => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)"
    box = invite.locator("h2").bounding_box()
    assert box is not None
    there = "([x, y]) => document.elementFromPoint(x, y).closest('.invite') !== null"
    assert host.evaluate(there, [box["x"] + 5, box["y"] + 5])
    expect(friend.get_by_role("heading", name="Niagara")).to_be_visible()
    expect(friend.locator("form .free").first).to_be_visible()
    assert friend.evaluate(CUT) == []


def test_home_counts_the_tables_that_wait_for_me_and_offers_them_first(visitor: Visitor) -> None:
    page = visitor()
    expect(page).to_have_title("Undertow")
    play_now(page)
    page.goto(page.url.split("#")[0] + "#/")
    expect(page).to_have_title("(1) Undertow")
    waiting, games = page.locator(".going-on").first.bounding_box(), page.locator(".game").first.bounding_box()
    assert waiting is not None
    assert games is not None
    assert waiting["y"] < games["y"]
    expect(page.locator(".going-on .state")).to_have_text("Your turn")


def test_the_ways_into_a_game_stand_in_one_row(visitor: Visitor) -> None:
    for size in SIZES:
        page = shown(visitor, "", ".game", size)
        tops = {link.bounding_box()["y"] for link in game_card(page).locator(".ways a").all() if link.bounding_box()}  # type: ignore[index]
        assert len(tops) == 1
        assert page.evaluate(CUT) == []


def test_a_lesson_names_its_game_and_answers_a_wrong_try_with_the_rule(visitor: Visitor) -> None:
    page = shown(visitor, "tutorial/niagara", ".bubble.shown", (1440, 900))
    expect(page.get_by_role("heading", level=1)).to_have_text("Niagara")
    expect(page).to_have_title("Niagara: Learn to play · Undertow")
    for _ in range(2):
        page.get_by_role("button", name="Next", exact=True).click()
    page.locator("[data-spot='canoe-0-1']").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile(r".+\. Not there\. Click what glows\."))


def test_the_replay_has_its_keys_in_one_row(visitor: Visitor, finished: str) -> None:
    for size in ((360, 740), (1024, 768), (1440, 900)):
        page = shown(visitor, f"replay/{finished}/60", ".transport", size)
        boxes = [box for one in page.locator(".transport > *").all() if (box := one.bounding_box())]
        assert len(boxes) == 6
        assert max(box["y"] for box in boxes) - min(box["y"] for box in boxes) < 1
        assert all(box["width"] >= 30 for box in boxes)
