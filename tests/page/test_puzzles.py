"""Puzzles on the page: a wrong answer and its reason, the solution by clicks, what comes next."""

import re

import pytest
from playwright.sync_api import Page, expect

import undertow
from tests.page.conftest import Visitor
from tests.server.running import Running
from undertow.engine.rng import Rng
from undertow.review.puzzles import Puzzle, puzzles

pytestmark = pytest.mark.browser
GAME = undertow.game("niagara")


def places(puzzle: Puzzle) -> list[str]:
    """A board element for each action of the solution that stands for nothing else; empty where one has none."""
    state, found = GAME.dealt(puzzle.position, Rng(1)), []
    for text in puzzle.solution:
        spots = GAME.spots(state, puzzle.seat)
        alone = [spot for spot in spots[text] if sum(spot in other for other in spots.values()) == 1]
        if not alone:
            return []
        found.append(alone[0])
        state.apply(GAME.number(text))
    return found


PUZZLE = next(puzzle for puzzle in puzzles("niagara") if len(puzzle.solution) > 1 and places(puzzle))


def click(page: Page, spot: str) -> None:
    """Click a board element."""
    page.locator(f'[data-spot="{spot}"]').first.dispatch_event("click")


def test_a_wrong_answer_is_explained_and_the_solution_is_found_by_clicks(visitor: Visitor) -> None:
    page = visitor(f"/#/puzzles/{PUZZLE.id}")
    expect(page.get_by_text("Find the best turn")).to_be_visible()
    state = GAME.dealt(PUZZLE.position, Rng(1))
    spots = GAME.spots(state, PUZZLE.seat)
    wrong = next(
        spot
        for text, some in spots.items()
        for spot in some
        if text != PUZZLE.solution[0] and sum(spot in other for other in spots.values()) == 1
    )
    click(page, wrong)
    expect(page.get_by_text("There is better.")).to_be_visible()
    page.get_by_role("button", name="Why is this wrong?").click()
    expect(page.get_by_text(re.compile("This gives away [0-9]+ points?"))).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    for number, spot in enumerate(places(PUZZLE), 1):
        click(page, spot)
        told = "Solved!" if number == len(PUZZLE.solution) else "Right so far. Go on."
        expect(page.get_by_text(told)).to_be_visible()
    expect(page.get_by_text(re.compile("Every other way gives away at least"))).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_text("Find the best turn")).to_be_visible()
    assert PUZZLE.id not in page.url


def test_the_puzzle_of_the_day_is_reached_from_home_and_a_guest_is_known_again(visitor: Visitor, site: Running) -> None:
    page = visitor("/", viewport={"width": 360, "height": 740})
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text("Theme:")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You have tried this one before.")).to_be_visible()
    page.get_by_role("button", name="My rating").click()
    page.get_by_label("Game").select_option("atlantis")
    expect(page.get_by_label("Theme")).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
