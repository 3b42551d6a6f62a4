"""The page in a real browser: what a player does, from the first click to the replay."""

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visitor
from tests.page.steps import (
    MOVING,
    PHONE,
    ROOT,
    WATCHED,
    all_have_chosen,
    choose_all,
    game_card,
    host_and_link,
    people_here,
    play_now,
    sit_down,
)
from tests.server.running import Running, ServerProcess
from undertow.engine.language import LANGUAGES, language
from undertow.server.limits import Rate, RateLimiter

pytestmark = pytest.mark.browser


def test_a_newcomer_plays_a_whole_match(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    result = page.locator(".result")
    for _ in range(1500):
        page.wait_for_selector(".spot.lit, .actions button, .result")
        if result.is_visible():
            break
        # Paddling home and loading beats the rest; anything else is as good as the first.
        page.evaluate(
            """() => {
              const buttons = [...document.querySelectorAll('.actions button')];
              const best = buttons.find((one) => /Land|Load/.test(one.textContent)) ?? buttons[0];
              best?.click();
            }"""
        )
        all_have_chosen(page)
    expect(result).to_be_visible()
    expect(result.get_by_role("heading", level=2)).to_contain_text("win")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_two_browsers_choose_in_secret(visitor: Visitor) -> None:
    host = visitor()
    friend = visitor(host_and_link(host))
    sit_down(friend, "Bo")
    host.locator(".hand .spot.lit[data-spot='tile-0-4']").click()
    expect(host.locator(".sentence")).to_contain_text("Play tile 4")
    expect(friend.locator(".seats li").first).not_to_contain_text("to act")
    expect(friend.locator(".board [data-tile='0'] .back")).to_have_count(1)
    assert "tile 4" not in friend.locator(".board").inner_text() + friend.locator(".log").inner_text()
    friend.locator(".hand .spot.lit[data-spot='tile-1-6']").click()
    expect(friend.locator(".log")).to_contain_text("Ada turns up tile 4.")
    expect(host.locator(".log")).not_to_contain_text("tile 6")


def test_a_move_made_without_a_connection_is_sent_once(visitor: Visitor, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'undertow.db'}")
    try:
        page = visitor(url=server.url)
        play_now(page)
        server.end(signal.SIGKILL)
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
        server.start()
        expect(page.locator(".log")).to_contain_text("Guest chooses tile 3.")
        expect(page.get_by_text("Reconnecting")).to_have_count(0)
        assert page.locator(".log").inner_text().count("Guest chooses tile 3.") == 1
    finally:
        server.end()


def test_a_part_of_the_page_that_was_out_of_reach_comes_later(visitor: Visitor) -> None:
    page = visitor(**WATCHED)
    page.route("**/Side-*.js", lambda route: route.abort())
    with page.expect_request("**/Side-*.js"):
        play_now(page)
    page.unroute("**/Side-*.js")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()


def test_a_turn_grows_as_a_sentence_and_is_undone_step_by_step(visitor: Visitor) -> None:
    page = visitor()
    people_here(page)
    choose_all(page, "3", "4", "5")
    page.locator(".board .spot.lit[data-spot^='canoe']").first.click()
    expect(page.locator(".sentence li")).to_have_text(["Move canoe 1"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".sentence li")).to_have_count(0)
    expect(page.locator(".actions")).to_contain_text("Move canoe 1")


def test_a_destination_is_clicked_at_once_and_undone_at_once(visitor: Visitor) -> None:
    page = visitor()
    people_here(page)
    choose_all(page, "5", "4", "6")
    page.locator(".board .spot.lit[data-spot='space-3']").click()
    expect(page.locator(".sentence li")).to_have_text(["Move canoe 1", "Go to space 3"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".sentence li")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("Guest moves canoe 1.")


def test_the_last_action_waits_for_confirmation(visitor: Visitor) -> None:
    page = visitor(settings='{"speed":"off","confirm":true}')
    play_now(page)
    page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    expect(page.locator(".log")).not_to_contain_text("Guest chooses")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".log")).to_contain_text("Guest chooses tile 3.")


def test_a_click_on_what_is_not_allowed_says_why_and_shows_the_rule(visitor: Visitor) -> None:
    page = visitor(settings=MOVING)
    play_now(page)
    page.locator("[data-spot='space-3']").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Now everybody chooses a tile")
    alert.get_by_role("button", name="Rule P1").click()
    expect(page.locator(".rules .wanted")).to_contain_text("Everybody secretly chooses")
    page.get_by_label("Search the rules").fill("lifebelt")
    expect(page.locator(".rules p").first).to_contain_text("lifebelt")


def test_a_preview_tells_before_it_is_done(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    page.locator("[data-spot='tile-0-4']").hover()
    expect(page.locator(".preview").first).to_contain_text("Canoe 1 can go to space 4.")


def test_a_phone_shows_it_all_with_targets_large_enough(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    play_now(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.spot.lit, .dock button, header a, header button, header select')]
          .map((one) => [one.dataset.spot ?? one.textContent, one.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5)).map(([name]) => name)"""
    )
    assert small == []
    page.locator("[data-spot='tile-0-5']").tap()
    expect(page.locator(".log")).to_contain_text("Guest chooses tile 5.")


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_is_spoken_and_switched_without_reload(visitor: Visitor, code: str) -> None:
    words = language(code, ROOT / "undertow" / "games" / "niagara")
    page = visitor(locale={"en": "en-GB", "bg": "bg-BG", "pl": "pl-PL", "ru": "ru-RU"}[code])
    game_card(page).get_by_role("button", name=words.word("page-play-now")).click()
    page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    chosen = words.word("log-chosen-own", seat=words.word("page-guest"), tile="3")
    expect(page.locator(".log")).to_contain_text(chosen)
    expect(page.locator("html")).to_have_attribute("lang", code)
    page.locator("header nav select").select_option("pl" if code != "pl" else "en")
    expect(page.get_by_role("tab").last).to_have_text("Zasady" if code != "pl" else "Rules")
    assert re.search(r"\b(page|log|action|board)-[a-z]+", page.locator("body").inner_text()) is None


def test_the_tutorial_leads_through_a_first_round(visitor: Visitor) -> None:
    page = visitor()
    game_card(page).get_by_role("link", name="Learn to play").click()
    for _ in range(11):
        page.wait_for_selector(".tutorial .spot.lit, .tutorial .button.main:not(:disabled)")
        lit = page.locator(".tutorial .spot.lit")
        if lit.count():
            lit.first.click(force=True)
        else:
            page.get_by_role("button", name="Next").click()
    expect(page.locator(".words")).to_contain_text("The gem is yours!")
    page.get_by_role("button", name="Try it yourself").click()
    for _ in range(3):
        page.get_by_role("button", name="Next task").click()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand .spot.lit").first).to_be_visible()


def test_who_is_refused_the_list_of_tables_to_watch_may_still_play(
    visitor: Visitor, site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site.service, "listings", RateLimiter(Rate(0.001, 1)))
    visitor()
    page = visitor()
    for name in ("Niagara", "Atlantis", "Atlantica", "Fantazja"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    play_now(page)
    assert 'route="/api/watch",status="429"' in site.client().get("/metrics").text
