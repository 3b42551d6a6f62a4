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
