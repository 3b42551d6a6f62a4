"""The page in a real browser: what a player does, from the first click to the replay."""

import gzip
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visitor
from tests.server.running import Running, ServerProcess
from undertow.engine.language import LANGUAGES, language

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
STILL = '{"speed":"normal"}'


def tile(page: Page, game: str = "Niagara") -> Locator:
    """A game's tile on the home page."""
    return page.locator(".game", has=page.get_by_role("heading", name=game, exact=True))


def play_now(page: Page, game: str = "Niagara") -> None:
    """From the home page to a table with bots."""
    tile(page, game).get_by_role("button", name="Play now").click()
    expect(page.locator(".spot.lit").first).to_be_visible()


def people_here(page: Page, seats: int = 3) -> None:
    """A table at which everybody sits at this screen."""
    tile(page).get_by_role("link", name="New table").click()
    for seat in range(1, seats):
        page.get_by_label(f"Who sits at seat {seat + 1}").select_option("me")
    page.get_by_role("button", name="Set up the table").click()


def choose_all(page: Page, *tiles: str) -> None:
    """Everybody at this screen chooses a tile, behind the curtain."""
    for tile in tiles:
        page.get_by_role("button", name="Raise the curtain").click()
        page.locator(f".hand .spot.lit[data-spot$='-{tile}']").click()


def findings(page: Page) -> list[str]:
    """What axe-core finds that is serious."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {found['nodes'][0]['html'][:200]} {found['nodes'][0].get('failureSummary', '')[:300]}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
    ]


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
    expect(result).to_be_visible()
    expect(result.get_by_role("heading")).to_contain_text("win")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_two_browsers_choose_in_secret(visitor: Visitor) -> None:
    host = visitor()
    tile(host).get_by_role("link", name="New table").click()
    host.get_by_label("Your name").fill("Ada")
    host.get_by_label("Who sits at seat 2").select_option("open")
    host.get_by_role("button", name="Set up the table").click()
    link = host.locator(".invite input").input_value()
    friend = visitor(link[link.index("/#") :])
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    host.locator(".hand .spot.lit[data-spot='tile-0-4']").click()
    expect(host.locator(".sentence")).to_contain_text("Play tile 4")
    expect(friend.locator(".seats li").first).not_to_contain_text("to act")
    expect(friend.locator(".seats li").first.locator(".back")).to_have_count(1)
    assert "tile 4" not in friend.locator(".seats").first.inner_text() + friend.locator(".log").inner_text()
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


def test_a_turn_grows_as_a_sentence_and_is_undone_step_by_step(visitor: Visitor) -> None:
    page = visitor()
    people_here(page)
    choose_all(page, "3", "4", "5")
    page.get_by_role("button", name="Raise the curtain").click()
    page.locator(".board .spot.lit").first.click()
    expect(page.locator(".sentence li")).to_have_text(["Move canoe 1"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".sentence li")).to_have_count(0)
    expect(page.locator(".actions")).to_contain_text("Move canoe 1")


def test_the_last_action_waits_for_confirmation(visitor: Visitor) -> None:
    page = visitor(settings='{"speed":"off","confirm":true}')
    play_now(page)
    page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    expect(page.locator(".log")).not_to_contain_text("Guest chooses")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".log")).to_contain_text("Guest chooses tile 3.")


def test_a_click_on_what_is_not_allowed_says_why_and_shows_the_rule(visitor: Visitor) -> None:
    page = visitor(settings=STILL)
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


def test_everything_goes_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    tile(page).get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".spot.lit").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-spot", "tile-0-2")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Guest chooses tile 2.")
    expect(page.locator(".actions button").first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".sentence, .log")).not_to_have_count(0)


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
    tile(page).get_by_role("button", name=words.word("page-play-now")).click()
    page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    chosen = words.word("log-chosen-own", seat=words.word("page-guest"), tile="3")
    expect(page.locator(".log")).to_contain_text(chosen)
    expect(page.locator("html")).to_have_attribute("lang", code)
    page.locator("header nav select").select_option("pl" if code != "pl" else "en")
    expect(page.get_by_role("tab").last).to_have_text("Zasady" if code != "pl" else "Rules")
    assert re.search(r"\b(page|log|action|board)-[a-z]+", page.locator("body").inner_text()) is None


def finished_table(site: Running) -> str:
    """A match that bots have played to its end."""
    client = site.client()
    seats = [{"kind": "bot", "name": f"Bot {seat}", "bot": "greedy"} for seat in range(3)]
    table = str(client.post("/api/tables", json={"game": "niagara", "seats": seats, "pace": 0}).json()["table"])
    revision = 0
    while (seen := client.get(f"/api/tables/{table}?after={revision}&wait=20").json())["status"] != "finished":
        revision = seen["revision"]
    return table


def test_a_finished_match_is_replayed_and_shared(visitor: Visitor, site: Running) -> None:
    table = finished_table(site)
    page = visitor(f"/#/replay/{table}/5", permissions=["clipboard-read", "clipboard-write"])
    expect(page.locator("section p").first).to_contain_text("After 5 of")
    page.get_by_role("button", name="One action on").click()
    expect(page.locator("section p").first).to_contain_text("After 6 of")
    page.get_by_label("Moment of the match").fill("9999")
    expect(page.locator("section")).to_contain_text("win")
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="Share this moment").click()
    assert f"/#/replay/{table}/" in page.evaluate("navigator.clipboard.readText()")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visitor: Visitor, site: Running, scheme: str) -> None:
    page = visitor(color_scheme=scheme, bypass_csp=True)
    expect(tile(page).get_by_role("button", name="Play now")).to_be_visible()
    found = {"home": findings(page)}
    tile(page).get_by_role("link", name="Rules and components").click()
    expect(page.locator("table tbody tr").first).to_be_visible()
    found["about"] = findings(page)
    page.goto(f"{site.url}/#/new/niagara")
    expect(page.get_by_role("button", name="Set up the table")).to_be_visible()
    found["new table"] = findings(page)
    page.goto(f"{site.url}/")
    play_now(page)
    found["table"] = findings(page)
    page.get_by_role("tab", name="Rules").click()
    found["rules"] = findings(page)
    page.goto(f"{site.url}/#/replay/{finished_table(site)}")
    expect(page.get_by_label("Moment of the match")).to_be_visible()
    found["replay"] = findings(page)
    assert {screen: serious for screen, serious in found.items() if serious} == {}


def test_the_play_page_is_light(visitor: Visitor) -> None:
    page = visitor()
    sizes: dict[str, int] = {}
    page.on(
        "response", lambda answer: sizes.update({answer.url: len(answer.body())}) if answer.url.endswith(".js") else None
    )
    page.reload()
    play_now(page)
    static = ROOT / "undertow" / "server" / "static" / "assets"
    packed = {url: len(gzip.compress((static / Path(url).name).read_bytes())) for url in sizes if "/assets/" in url}
    assert sum(packed.values()) <= 60_000


def test_the_tutorial_leads_through_a_first_round(visitor: Visitor) -> None:
    page = visitor()
    tile(page).get_by_role("link", name="Learn to play").click()
    for _ in range(11):
        page.wait_for_selector(".tutorial .spot.lit, .tutorial .button.main:not(:disabled)")
        lit = page.locator(".tutorial .spot.lit")
        if lit.count():
            lit.first.click(force=True)
        else:
            page.get_by_role("button", name="Next").click()
    expect(page.locator(".words")).to_contain_text("The gem is yours!")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand .spot.lit").first).to_be_visible()
