"""The first minutes of a newcomer: the card, lessons and tasks, and no click without a choice."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visitor
from tests.page.steps import game_card, play_now, wait_for

pytestmark = pytest.mark.browser


def test_the_first_card_is_shown_once(visitor: Visitor) -> None:
    page = visitor(settings='{"met":[]}')
    game_card(page).get_by_role("button", name="Play now").click()
    card = page.locator(".first")
    expect(card).to_contain_text("win")
    expect(card.get_by_role("link", name="Show me")).to_have_attribute("href", "#/tutorial/niagara")
    card.get_by_role("button", name="Just play").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(page.locator(".hand .spot.lit").first).to_be_visible()
    expect(card).to_have_count(0)


def test_no_step_without_a_choice_is_left_to_the_player(visitor: Visitor) -> None:
    page = visitor(settings='{"forced":true}')
    play_now(page)
    for _ in range(12):
        # Whatever is offered for longer than it takes to happen by itself is a choice.
        wait_for(page, "document.querySelectorAll('.actions button').length > 1")
        before = page.locator(".log li").count()
        page.evaluate("() => [...document.querySelectorAll('.actions button')].at(-1).click()")
        wait_for(page, f"document.querySelectorAll('.log li').length > {before}")


def test_a_lesson_speaks_at_its_piece_and_says_where_not_to_click(visitor: Visitor) -> None:
    page = visitor("/#/tutorial/niagara")
    bubble = page.locator(".bubble.shown")
    expect(bubble).to_contain_text("You are A")
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Next", exact=True).click()
    page.locator("[data-spot='canoe-0-1']").click()
    expect(page.get_by_role("alert")).to_contain_text("Not there")
    page.locator("[data-spot='tile-0-5']").click()
    expect(page.locator("[data-spot='canoe-0-1'].lit")).to_be_visible()


def test_a_task_is_played_by_the_rules_and_can_be_taken_back(visitor: Visitor) -> None:
    page = visitor("/#/tutorial/niagara")
    page.locator(".bubble.shown").wait_for()
    while not (ready := page.get_by_role("button", name="Try it yourself")).count():
        step = page.locator(".step").inner_text()
        go_on = page.get_by_role("button", name="Next", exact=True)
        (go_on if go_on.count() else page.locator(".spot.lit").first).click()
        expect(page.locator(".step")).not_to_have_text(step)
        wait_for(page, "document.querySelector('.bubble.shown, .words:not(.unseen)') !== null")
    ready.click()
    expect(page.locator(".step")).to_contain_text("Task 1")
    page.locator(".hand .spot.lit").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand .spot.lit")).to_have_count(7)


# Pieces of the hand and lit ones that the bubble lies over.
HIDDEN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const bubble = box(document.querySelector('.bubble.shown'));
  const meet = (a) => a.left < bubble.right - 1 && bubble.left < a.right - 1
    && a.top < bubble.bottom - 1 && bubble.top < a.bottom - 1;
  return [...document.querySelectorAll('.rack [data-spot], .stage .spot.lit')].filter((one) => meet(box(one)))
    .map((one) => one.dataset.spot);
}"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1440, 900)])
def test_no_bubble_of_a_lesson_hides_the_hand(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor("/#/tutorial/niagara", viewport={"width": size[0], "height": size[1]})
    page.locator(".bubble.shown").wait_for()
    hidden = {}
    while not page.get_by_role("button", name="Try it yourself").count():
        step = page.locator(".step").inner_text()
        if page.locator(".bubble.shown").count():
            hidden[step] = page.evaluate(HIDDEN)
        go_on = page.get_by_role("button", name="Next", exact=True)
        (go_on if go_on.count() else page.locator(".spot.lit").first).click()
        expect(page.locator(".step")).not_to_have_text(step)
        wait_for(page, "document.querySelector('.bubble.shown, .words:not(.unseen)') !== null")
    assert {step: found for step, found in hidden.items() if found} == {}


@pytest.mark.parametrize("game", ["niagara", "atlantis", "atlantica", "fantazja"])
def test_what_can_be_done_is_said_beside_the_board(visitor: Visitor, game: str) -> None:
    page = visitor(viewport={"width": 1440, "height": 900})
    play_now(page, game)
    ways = page.locator(".ways li")
    expect(ways.first).to_be_visible()
    said = page.locator(".said").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    assert said, "all lines are seen without scrolling"
    page.locator(".ways li.lights").first.hover()
    expect(page.locator(".stage .spot.marked.lit").first).to_be_visible()
    page.locator(".ways li.lights").first.click()
    page.mouse.move(0, 0)
    expect(page.locator(".stage .spot.marked")).to_have_count(0)
