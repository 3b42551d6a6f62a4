"""The position editor: a form for each game, checked while it is changed."""

import pytest
from playwright.sync_api import Page, expect

import undertow
from tests.page.conftest import Visitor
from tests.page.steps import findings
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State

pytestmark = pytest.mark.browser


def some_positions(name: str, count: int) -> list[State]:
    """States from a random match, some way apart."""
    game, rng = undertow.game(name), Rng(5)
    state, found = game.start(), list[State]()
    while state.turn() != OVER and len(found) < count:
        for _ in range(17):
            if state.turn() != OVER:
                state.apply(state.sample(rng) if state.turn() == CHANCE else state.any_legal(rng))
        found.append(state.clone())
    return [each for each in found if each.turn() != OVER]


def move(page: Page, source: str, piece: str, goal: str) -> None:
    """Tap a piece, then the entry where it goes."""
    page.locator(f"[data-entry='{source}'] .piece").filter(has_text=piece).first.click()
    page.locator(f"[data-entry='{goal}'] .here").click()


PLACES = {  # entries between which a piece goes there and back
    "niagara": ("deposit pink", "gems 0"),
    "atlantis": ("deck", "discard"),
    "atlantica": ("deck", "used"),
    "fantazja": ("pile 0", "discard 0"),
}


@pytest.mark.parametrize("name", undertow.game_ids())
def test_ten_positions_come_back_from_the_form_as_they_were(visitor: Visitor, name: str) -> None:
    game = undertow.game(name)
    page = visitor(f"/#/position/{name}/")
    text = page.get_by_label("The position as text")
    changed = 0
    for state in some_positions(name, 10):
        text.fill(str(state))
        expect(page.get_by_role("status")).to_contain_text("✓")
        expect(page).to_have_url(page.url.partition("#")[0] + f"#/position/{name}/{game.packed(state)}")
        first, second = PLACES[name]
        pieces = page.locator(f"[data-entry='{first}'] .piece")
        if pieces.count():
            piece = pieces.first.inner_text().partition("×")[0].strip("\u00a0 ")
            move(page, first, piece, second)
            expect(text).not_to_have_value(str(state))
            move(page, second, piece, first)
            expect(text).to_have_value(str(state))
            changed += 1
    assert changed > 5


def test_a_position_is_changed_by_hand_and_says_what_is_wrong(visitor: Visitor) -> None:
    page = visitor("/#/position/niagara/")
    belt = page.get_by_label("belt", exact=True)
    belt.fill("2")
    belt.blur()
    expect(page.get_by_label("The position as text")).to_have_value(str(undertow.game("niagara").start(first=2)))
    step = page.locator("[data-entry='step'] select")
    step.select_option("move")
    expect(page.get_by_role("status")).to_contain_text("✗")
    step.select_option("choose")
    expect(page.get_by_role("status")).to_contain_text("✓")
    belt.fill("9")
    belt.blur()
    expect(page.locator(".entry.wrong")).to_have_attribute("data-entry", "belt")
    belt.fill("2")
    belt.blur()
    expect(page.get_by_role("status")).to_contain_text("✓")
    assert findings(page) == []


def test_what_a_spectator_does_not_know_stands_as_a_question_mark(visitor: Visitor) -> None:
    page = visitor("/#/position/atlantis/")
    state, rng = undertow.game("atlantis").start(), Rng(1)
    while state.turn() == CHANCE:
        state.apply(state.sample(rng))
    page.get_by_label("The position as text").fill(str(state))
    expect(page.get_by_role("status")).to_contain_text("✓")
    page.get_by_label("Known to").select_option("spectator")
    known = undertow.game("atlantis").position_of(state, undertow.SPECTATOR)
    expect(page.get_by_label("The position as text")).to_have_value(known)
    expect(page.locator("[data-entry='hand 0']")).to_contain_text("?")
    expect(page.get_by_role("link", name="Analyse")).to_have_attribute(
        "href", f"#/analysis/atlantis/{page.url.rpartition('/')[2]}"
    )
