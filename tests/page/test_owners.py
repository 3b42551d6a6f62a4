"""What owners of a box find on the page: components in words, score helpers, a box of their own, examples on the board."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import undertow
from tests.page.conftest import Visitor
from tests.page.steps import PHONE
from undertow.engine.components import with_own_box
from undertow.engine.examples import examples_of
from undertow.engine.language import LANGUAGES, language
from undertow.engine.match import Match
from undertow.engine.matchfile import MatchFile, write

pytestmark = pytest.mark.browser


def settings(code: str) -> str:
    """Settings with a language."""
    return json.dumps({"speed": "off", "language": code})


@pytest.mark.parametrize("code", LANGUAGES)
def test_components_are_told_in_words(visitor: Visitor, code: str) -> None:
    for game in undertow.game_ids():
        page = visitor(f"/#/about/{game}", settings=settings(code))
        words = language(code, undertow.game(game).folder)
        parts = page.locator(".parts section")
        expect(parts).to_have_count(len(undertow.game(game).about()))
        first = undertow.game(game).about()[0]
        expect(parts.first).to_contain_text(words.word(f"component-{first.id.replace('_', '-')}"))
        expect(parts.first).to_contain_text(words.word("page-grade-words", grade=first.grade))
        expect(parts.first).to_contain_text(words.word("source", block=first.id))
        assert not re.search(r"component-|[a-z]_[a-z]", page.locator(".parts").inner_text())


def test_a_score_helper_counts_gems_on_a_phone(visitor: Visitor) -> None:
    page = visitor("/#/tool/niagara", **PHONE)
    first = page.get_by_role("group", name="Player 1")
    for _ in range(4):
        first.get_by_role("button", name="One more: pink").tap()
    expect(page.locator(".answer")).to_contain_text("Player 1 has won.")
    button = first.get_by_role("button", name="One more: pink").bounding_box()
    assert button is not None
    assert min(button["width"], button["height"]) >= 44


def test_a_score_helper_tells_dues_and_the_final_count(visitor: Visitor) -> None:
    page = visitor("/#/tool/atlantis")
    for end in range(2):
        page.get_by_role("group", name="Gap 1").locator("select").nth(end).select_option("4")
    page.get_by_role("button", name="One more: Figure 1").click()
    page.get_by_role("button", name="One more: Value 7").click()
    expect(page.locator(".answer")).to_contain_text("figure 1 owes 4 points")
    expect(page.locator(".answer")).to_contain_text("3 points are overpaid and lost")
    page.get_by_role("button", name="Clear all").click()
    expect(page.locator(".answer")).to_contain_text("Final count: 0 points")


def test_a_score_helper_tells_points_and_majorities(visitor: Visitor) -> None:
    page = visitor("/#/tool/fantazja")
    sculptors = page.get_by_role("group", name="Sculptors")
    for _ in range(2):
        sculptors.get_by_role("button", name="One more: magic II", exact=True).click()
    expect(page.locator(".answer")).to_contain_text("Sculptors: 6 victory points")
    expect(page.locator(".answer")).to_contain_text("magic: 2 against 0, the token goes to the Sculptors")
    expect(page.locator(".answer")).to_contain_text("Points are those of the rulebook’s example")
    page.get_by_role("button", name="One more: level II", exact=True).click()
    expect(page.locator(".answer")).to_contain_text("Sculptors: 8 victory points")


def test_a_score_helper_takes_the_rows_of_ones_own_cards(visitor: Visitor) -> None:
    page = visitor("/#/tool/atlantica")
    for _ in range(3):
        page.get_by_role("button", name="One more: gold", exact=True).click()
    page.get_by_role("button", name="One more: 3 crates", exact=True).click()
    expect(page.locator(".answer")).to_contain_text("Best score: 9")
    expect(page.locator(".answer")).to_contain_text("Reconstructed: 9 for 3 × gold")
    page.get_by_role("textbox", name="gold").fill("2 5 11")
    expect(page.locator(".answer")).to_contain_text("Best score: 11")
    expect(page.locator(".answer")).not_to_contain_text("Reconstructed")


def test_a_box_is_typed_in_refused_with_its_place_kept_and_played(visitor: Visitor) -> None:
    page = visitor("/#/box/atlantica")
    page.get_by_role("spinbutton", name="“+2”").fill("4")
    page.get_by_role("button", name="Keep this box").click()
    expect(page.get_by_role("alert")).to_contain_text("Research cards: there must be 30 research cards, but there are 31")
    page.get_by_role("spinbutton", name="“joker”").fill("3")
    page.get_by_role("button", name="Keep this box").click()
    expect(page.get_by_role("status")).to_contain_text("Kept in this browser")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    assert undertow.game("atlantica").with_components(Path(saved.value.path())).box_digest
    page.reload()
    expect(page.get_by_role("spinbutton", name="“+2”")).to_have_value("4")
    page.get_by_role("link", name="Play with this box").click()
    expect(page.get_by_role("checkbox", name="Play with my own box")).to_be_checked()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile("#/table/"))
    table = page.url.rpartition("/")[2]
    told = page.evaluate(f"fetch('/api/tables/{table}/components').then((answer) => answer.json())")
    assert next(part for part in told["components"] if part["id"] == "research")["facts"]["plus-2"] == 4
    said = "Played with an owner’s own box"
    page.get_by_role("button", name="More at this table").click()
    page.get_by_role("dialog").get_by_text(said).click()
    expect(page.get_by_role("dialog")).to_contain_text("Research cards")
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(said)
    page.goto(f"{page.url.partition('#')[0]}#/replay/{table}")
    expect(page.get_by_text(said)).to_be_visible()


def own_box_match() -> str:
    """The file of a match that was played with an own box."""
    facts = {"gems": {"in_the_box": 8, "in_play": 6, "colours": ["pink", "blue", "yellow", "white", "violet"]}}
    match: Match = Match(with_own_box(undertow.game("niagara"), facts), 3)
    rng = undertow.Rng(1)
    match.finish(lambda state, seat: int(state.any_legal(rng)), bytes(32))
    return write(MatchFile(match, seed=bytes(32)))


def test_a_match_file_brings_its_own_box(visitor: Visitor) -> None:
    page = visitor("/#/file")
    choose = page.locator("input[type=file]")
    wrong = own_box_match().replace('"in_play":6', '"in_play":60')
    choose.set_input_files({"name": "wrong.match", "mimeType": "text/plain", "buffer": wrong.encode()})
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"line \d+, \[gems\] in_play: must be a whole number"))
    choose.set_input_files({"name": "own.match", "mimeType": "text/plain", "buffer": own_box_match().encode()})
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(page.get_by_text("Played with an owner’s own box")).to_be_visible()


@pytest.mark.parametrize(("code", "said"), [("bg", "ред 3"), ("pl", "wiersz 3"), ("ru", "строка 3")])
def test_a_broken_file_is_refused_in_the_readers_language(visitor: Visitor, code: str, said: str) -> None:
    page = visitor("/#/file", settings=settings(code))
    broken = own_box_match().replace("rules version: 2", "rules version: two")
    page.locator("input[type=file]").set_input_files(
        {"name": "broken.match", "mimeType": "text/plain", "buffer": broken.encode()}
    )
    expect(page.get_by_role("alert")).to_contain_text(said)
    assert not re.search(r"[a-z]+-[a-z]+", page.get_by_role("alert").inner_text())


def test_tiles_of_a_box_are_added_and_removed(visitor: Visitor) -> None:
    page = visitor("/#/box/fantazja")
    group = page.get_by_role("group", name="Magic buildings")
    group.get_by_role("button", name="Remove level II 2").click()
    page.get_by_role("button", name="Keep this box").click()
    expect(page.get_by_role("alert")).to_contain_text("there must be 27 tiles, but there are 26")
    group.get_by_role("button", name="Add").first.click()
    page.get_by_role("button", name="Keep this box").click()
    expect(page.get_by_role("status")).to_contain_text("Kept in this browser")
    page.get_by_role("button", name="Back to our box").click()
    expect(group.get_by_role("button", name="Remove level II 2")).to_be_visible()


@pytest.mark.parametrize("game", undertow.game_ids())
def test_an_example_of_the_rulebook_opens_on_the_board(visitor: Visitor, game: str) -> None:
    example = examples_of(undertow.game(game))[0]
    page = visitor(f"/#/about/{game}")
    page.locator(f"[data-rule='{example.rule}'] a").first.click()
    expect(page).to_have_url(re.compile(f"#/example/{game}/{example.rule}/0$"))
    expect(page.locator(".board").first).to_be_visible()
    expect(page.locator(".moment")).to_contain_text("Turn 1 of")


def test_the_edition_of_atlantis_follows_the_language(visitor: Visitor) -> None:
    for code, edition in (("ru", "ru"), ("bg", "bg"), ("en", "bg")):
        page = visitor("/#/new/atlantis", settings=settings(code))
        words = language(code, undertow.game("atlantis").folder)
        chosen = page.locator("label", has_text=words.word("option-edition")).locator("select")
        expect(chosen).to_have_value(edition)
