"""Atlantica in a real browser: a whole match, planning, reasons, scores, the phone, the tutorial and the score helper."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visitor
from tests.page.steps import PHONE, ROOT, findings, finished_match, game_card, play_now, sit_down
from tests.server.running import Running, wait_until
from undertow.engine.language import LANGUAGES, language

pytestmark = pytest.mark.browser

COVERED = """() => [...document.querySelectorAll('.spot.lit')].filter((spot) => {
  spot.scrollIntoView({block: 'center'});
  const box = spot.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !spot.contains(found);
}).map((spot) => spot.dataset.spot)"""
SMALL = """() => [...document.querySelectorAll('.spot.lit, .dock button')]
  .map((one) => [one.dataset.spot ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5)).map(([name]) => name)"""


def lit(page: Page, spot: str) -> None:
    """Click a board element that is lit."""
    page.locator(f".spot.lit[data-spot='{spot}']").click()


def act(page: Page) -> str:
    """Take the first offered action and return it; empty if none is offered."""
    return str(
        page.evaluate(
            "() => { const one = document.querySelector('.actions button'); one?.click(); return one?.textContent ?? ''; }"
        )
    )


def test_a_whole_match_from_the_home_page_to_the_explained_result(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "atlantica")
    result = page.locator(".result")
    for _ in range(3000):
        page.wait_for_selector(".actions button, .result", state="attached")
        if result.count():
            break
        act(page)
    expect(result.get_by_role("heading").first).to_contain_text("win")
    expect(page.locator(".log")).to_contain_text("The hurricane!")
    page.get_by_role("tab", name="Scores").evaluate("(tab) => tab.click()")  # the result lies over it
    total = page.locator(".panel section").first.locator("h3 strong")
    expect(result).to_contain_text(total.inner_text())


def test_a_turn_is_chosen_paid_taken_and_undone_on_the_board(visitor: Visitor) -> None:
    page = visitor("/#/new/atlantica")
    page.get_by_label("Who begins").select_option("0")
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".plate .spot.lit").first.wait_for()
    # From the list an action is only chosen; a plate also pays for it where one way alone is sensible.
    page.evaluate("() => document.querySelector('.actions button').click()")
    name = page.locator(".plate[data-standing=chosen] [data-spot]").get_attribute("data-spot")
    expect(page.locator(".hand .spot.lit").first).to_be_visible()
    expect(page.locator("section.dock")).to_contain_text("Pay with")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f".spot.lit[data-spot='{name}']")).to_have_count(1)
    lit(page, "catch-breath")
    expect(page.locator(".log")).to_contain_text("Guest stops to catch breath.")


def drag(page: Page, piece: Locator, to: Locator) -> None:
    """Drag something to the middle of something else."""
    for index, one in enumerate((piece, to)):
        box = one.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        (page.mouse.up if index else page.mouse.down)()
    page.wait_for_timeout(300)


def test_a_diver_is_dragged_to_an_action(visitor: Visitor) -> None:
    page = visitor("/#/new/atlantica")
    page.get_by_label("Who begins").select_option("0")
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".plate .spot.lit").first.wait_for()
    # Each of these first actions takes a diver of two or three colours; of five divers one pays for one of them.
    plates = page.locator(
        ".plate .spot.lit[data-spot$='-1'], .plate .spot.lit[data-spot$='-3'], .plate .spot.lit[data-spot='study-first']"
    )
    divers = page.locator(".hand g:not(.none) > [data-spot^='hand-0-']")
    pairs = [(diver, plate) for diver in divers.all() for plate in plates.all()]
    for diver, plate in pairs:
        if page.locator(".sentence li").count():
            break
        drag(page, diver, plate)
    expect(page.locator(".log")).to_contain_text("Guest pays with")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log")).not_to_contain_text("Guest pays with")


def test_what_is_not_allowed_says_why(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "atlantica")
    page.locator("[data-spot='treasure-2']").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("First choose an action")
    alert.get_by_role("button", name="Rule").click()
    expect(page.locator(".rules .wanted")).to_be_visible()


def test_the_next_turn_is_planned_while_another_plays(visitor: Visitor) -> None:
    host = visitor("/#/new/atlantica")
    host.get_by_label("Who begins").select_option("0")
    host.get_by_label("Who sits at seat 2").select_option("open")
    host.get_by_role("button", name="Set up the table").click()
    link = host.locator(".invite input").input_value()
    friend = visitor(link[link.index("/at/") :])
    sit_down(friend, "Bo")
    expect(friend.locator(".status")).to_contain_text("Waiting for Guest")
    expect(friend.locator(".spot.lit")).to_have_count(0)
    # Five divers always pay at least one action of the four areas.
    expect(friend.locator(".plate[data-standing=affordable]").first).to_be_visible()
    expect(friend.locator(".plate[data-standing=affordable] title").first).to_contain_text("You can pay for this")
    expect(friend.locator(".hand title").first).to_contain_text("What you can pay for now")
    expect(host.locator(".plate[data-standing=affordable]")).to_have_count(0)
    expect(host.locator(".plate .spot.lit").first).to_be_visible()


def test_scores_and_unseen_cards_are_told_beside_the_board(visitor: Visitor) -> None:
    page = visitor(bypass_csp=True)
    play_now(page, "atlantica")
    page.get_by_role("tab", name="Scores").click()
    expect(page.locator(".panel section")).to_have_count(2)
    found = {"scores": findings(page)}
    page.get_by_role("tab", name="Unseen").click()
    expect(page.locator(".panel")).to_contain_text("among the last 11 cards, after 15 other cards")
    expect(page.locator(".panel li")).to_have_count(10)
    found["unseen"] = findings(page)
    assert {screen: serious for screen, serious in found.items() if serious} == {}


def test_a_phone_shows_it_all_with_nothing_in_the_way(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    play_now(page, "atlantica")
    page.mouse.move(0, 0)  # no preview of what happens to lie below the pointer
    seen: set[str] = set()
    for _ in range(60):
        page.wait_for_selector(".actions button, .result", state="attached")
        step = " ".join(sorted(page.locator(".spot.lit").evaluate_all("all => all.map((one) => one.dataset.spot)")))
        if step not in seen:
            seen.add(step)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert page.evaluate(SMALL) == []
            assert page.evaluate(COVERED) == []
        act(page)
    assert len(seen) > 8


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visitor: Visitor, site: Running, scheme: str) -> None:
    page = visitor(color_scheme=scheme, bypass_csp=True)
    play_now(page, "atlantica")
    found = {"table": findings(page)}
    page.goto(f"{site.url}/#/tutorial/atlantica")
    expect(page.locator(".words")).to_be_visible()
    found["tutorial"] = findings(page)
    page.goto(f"{site.url}/#/tool/atlantica")
    expect(page.get_by_role("heading", name="Best score: 0")).to_be_visible()
    page.get_by_role("button", name="One more: gold").click()
    expect(page.locator(".answer")).to_contain_text("no room")
    found["score helper"] = findings(page)
    assert {screen: serious for screen, serious in found.items() if serious} == {}


def test_the_tutorial_leads_through_a_first_turn(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    game_card(page, "atlantica").get_by_role("link", name="Learn to play").click()
    for step in range(1, 12):
        expect(page.locator(".step")).to_contain_text(f"Step {step} of 12")
        page.wait_for_selector(".tutorial .spot.lit, .tutorial .button.main:not(:disabled)")
        if page.locator(".tutorial .spot.lit").count():
            page.locator(".tutorial .spot.lit").first.tap()
        else:
            page.get_by_role("button", name="Next").tap()
    expect(page.locator(".words")).to_contain_text("good luck")
    page.locator(".tutorial .button.main").tap()
    # The freighter is filled by one dive, which has only one way to pay.
    expect(page.locator(".step")).to_contain_text("Task 1 of 4")
    page.locator(".spot.lit[data-spot='dive-2']").tap()
    for _ in range(2):
        page.locator(".board .spot.lit[data-spot^='treasure-']").first.tap()
    expect(page.locator(".state.done")).to_contain_text("Well done!")
    for _ in range(3):
        page.get_by_role("button", name="Next task").tap()
    page.get_by_role("button", name="Play now").tap()
    expect(page.locator(".spot.lit").first).to_be_visible()


def test_owners_of_the_box_work_out_a_score(visitor: Visitor) -> None:
    page = visitor()
    game_card(page, "atlantica").get_by_role("link", name="Score helper").click()
    cards = {"gold": 4, "architecture": 1, "weapons": 1, "3 crates": 1, "2 crates": 1, "“+2”": 1, "“joker”": 1}
    for name, count in cards.items():
        for _ in range(count):
            page.get_by_role("button", name=f"One more: {name}", exact=True).click()
    answer = page.locator(".answer")
    expect(answer.get_by_role("heading")).to_have_text("Best score: 26")  # 15 + 9 with the joker + 2
    expect(answer.locator(".dropped .crate")).to_have_count(1)
    expect(answer.locator(".crate.full")).to_have_count(5)
    expect(page.get_by_role("button", name="One fewer: ceramics")).to_be_disabled()
    for _ in range(4):
        page.get_by_role("button", name="One more: weapons").click()
    expect(page.get_by_role("button", name="One more: weapons")).to_be_disabled()
    page.get_by_role("button", name="Clear all").click()
    expect(answer.get_by_role("heading")).to_have_text("Best score: 0")
    page.get_by_role("link", name="Rules and components").click()
    page.get_by_role("link", name="Score helper").click()
    expect(answer.get_by_role("heading")).to_have_text("Best score: 0")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_is_told_in_each_language(visitor: Visitor, code: str) -> None:
    words = language(code, ROOT / "undertow" / "games" / "atlantica")
    page = visitor("/#/new/atlantica", locale={"en": "en-GB", "bg": "bg-BG", "pl": "pl-PL", "ru": "ru-RU"}[code], **PHONE)
    page.get_by_role("button", name=words.word("page-begin")).click()
    page.locator(".spot.lit").first.wait_for()
    told = page.locator(".board .unseen")
    decks = range(9, 16)  # a bot may have begun and taken some
    hidden = [words.word("board-hurricane-hidden", stack=11, deck=deck) for deck in decks]
    wait_until(lambda: any(one in (told.text_content() or "") for one in hidden), 60)
    assert words.word("page-unseen") in (page.locator(".tabs").text_content() or "")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_finished_match_is_shown_again_card_by_card(visitor: Visitor, site: Running) -> None:
    page = visitor(f"/#/replay/{finished_match(site, 'atlantica', 2)}/30")
    expect(page.locator(".board .plate")).to_have_count(12)
    for _ in range(6):
        page.get_by_role("button", name="One action forward").click()
    page.get_by_label("Moment of the match").fill("9999")
    expect(page.locator(".board")).to_contain_text("turns left: 0")


def test_on_a_tall_phone_the_board_fills_its_frame_and_the_dive_row_is_seen(visitor: Visitor) -> None:
    page = visitor(**{**PHONE, "viewport": {"width": 360, "height": 740}})
    play_now(page, "atlantica")
    frame, board, ask = (page.locator(name).bounding_box() for name in (".board .frame", "svg.atlantica", ".stage .ask"))
    assert frame
    assert board
    assert ask
    assert board["height"] > 0.97 * frame["height"]
    dives = page.locator(".plate .spot[data-spot^='dive-']")
    expect(dives).to_have_count(3)
    for dive in dives.all():
        box = dive.bounding_box()
        assert box
        assert box["y"] + box["height"] <= ask["y"] + 1


def test_a_hint_is_drawn_from_an_action_to_what_it_takes(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "atlantica")
    for _ in range(10):
        page.locator("button[aria-busy]").click()
        expect(page.locator(".hint li").first).to_be_visible()
        if page.locator(".atlantica .hinted").count():
            return
        page.locator(".hint li button").first.click()  # catching breath needs no place
        page.locator(".spot.lit").first.wait_for()
    raise AssertionError("no plan has a place on the board")
