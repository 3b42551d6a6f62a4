"""The page on a device: sizes, touch, sound, notices, sleep, no network, a newer deployment."""

import json
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Visitor
from tests.page.steps import MOVING, PHONE, SHIFTS, game_card, host_and_link, people_here, play_now, sit_down, wait_for
from tests.server.running import Running, ServerProcess, wait_until
from undertow.engine.language import language

pytestmark = pytest.mark.browser

LANDSCAPE = {"viewport": {"width": 640, "height": 360}, "has_touch": True, "is_mobile": True}
TONES = """
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.tones++; return start.apply(this, at); };
"""
# Keeps the sockets at hand, and lets them look open but be dead, as after sleep.
SOCKETS = """
  window.sockets = new Set();
  window.isAsleep = false;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    sockets.add(this);
    if (!isAsleep) send.call(this, data);
  };
"""
HIDE = "Object.defineProperty(document, 'visibilityState', {get: () => 'hidden', configurable: true})"
SHOW = "delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'))"


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_phone_on_its_side_has_board_and_dock_side_by_side(visitor: Visitor) -> None:
    page = visitor(**LANDSCAPE)
    play_now(page)
    board = page.locator(".board svg").first.bounding_box()
    dock = page.locator("section.dock").bounding_box()
    assert board is not None
    assert dock is not None
    assert board["x"] + board["width"] <= dock["x"]
    assert board["y"] + board["height"] <= 360
    assert dock["y"] + dock["height"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_long_press_shows_the_preview_and_does_nothing(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    play_now(page)
    tile = page.locator("[data-spot='tile-0-4']")
    tile.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    expect(page.locator(".preview").first).to_contain_text("Canoe 1 can go to space 4.")
    tile.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True})
    tile.dispatch_event("click")
    expect(page.locator(".hand .chosen")).to_have_count(0)
    expect(page.locator(".log li")).to_have_count(0)
    tile.tap()
    expect(page.locator(".log")).to_contain_text("Guest chooses tile 4.")


def set_speed(page: Page, speed: str) -> None:
    open_settings(page)
    page.get_by_label("Speed of the pieces").select_option(speed)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_moves_can_be_skipped_and_seen_again(visitor: Visitor) -> None:
    page = visitor(settings=MOVING)
    play_now(page)
    # While the page's clock stands still nothing moves on, unless it is skipped.
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator(".actions button")).to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    page.clock.resume()
    set_speed(page, "off")
    for _ in range(60):
        page.wait_for_selector(".hand .spot.lit, .actions button")
        if page.locator(".hand .spot.lit").count():
            break
        page.evaluate("() => document.querySelector('.actions button')?.click()")
    set_speed(page, "slow")
    page.get_by_role("button", name="What happened?").click()
    expect(page.locator(".banner")).to_contain_text("After")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".hand .spot.lit").first).to_be_visible()


def test_the_speed_setting_takes_the_motion_away(visitor: Visitor) -> None:
    page = visitor(settings='{"speed":"slow"}')
    play_now(page)
    set_speed(page, "off")
    page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    expect(page.locator(".log")).to_contain_text("turns up tile")
    assert page.locator(".board svg").first.evaluate("board => getComputedStyle(board).getPropertyValue('--glide')") == "0ms"


def test_it_is_silent_at_volume_nought(visitor: Visitor) -> None:
    page = visitor(script=TONES, settings='{"volume":0}')
    play_now(page)
    page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    expect(page.locator(".log")).to_contain_text("turns up tile")
    assert page.evaluate("window.tones") == 0
    open_settings(page)
    page.get_by_label("Sounds: volume").fill("80")
    wait_for(page, "window.tones > 0")


def test_on_a_later_visit_it_is_silent_until_the_first_click(visitor: Visitor, site: Running) -> None:
    page = visitor(script=TONES)
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": "greedy"} for _ in range(2))]
    made = page.context.request.post(f"{site.url}/api/tables", data={"game": "niagara", "seats": seats, "pace": 0}).json()
    page.goto(f"{site.url}/#/table/{made['table']}")
    expect(page.locator(".hand .spot.lit").first).to_be_visible()
    assert page.evaluate("window.tones") == 0
    page.locator(".hand .spot.lit[data-spot='tile-0-3']").click()
    wait_for(page, "window.tones > 0")


def test_the_title_says_whose_turn_it_is(visitor: Visitor) -> None:
    host = visitor()
    friend = visitor(host_and_link(host))
    expect(host).to_have_title("Waiting for players · Undertow")
    sit_down(friend, "Bo")
    expect(host).to_have_title("● Your turn · Undertow")
    friend.locator(".hand .spot.lit[data-spot='tile-1-3']").click()
    expect(friend).to_have_title(re.compile("^Chosen"))


def test_a_notice_comes_when_it_is_my_turn_and_i_look_elsewhere(visitor: Visitor, site: Running) -> None:
    host = visitor()
    host.context.grant_permissions(["notifications"])
    open_settings(host)
    host.get_by_label("Tell me when it is my turn").check()
    expect(host.get_by_role("status")).to_contain_text("notices come only while this page is open")
    host.get_by_role("button", name="Close").click()
    friend = visitor(host_and_link(host))
    host.evaluate(HIDE)
    sit_down(friend, "Bo")
    told = """async () => {
      const [found] = await (await navigator.serviceWorker.ready).getNotifications();
      return found && [found.body, found.tag, found.data.path];
    }"""
    wait_for(host, told)
    table = host.url.split("/table/")[1]
    assert host.evaluate(told) == ["Your turn", table, f"/#/table/{table}"]


def test_a_notice_of_the_server_is_shown_by_the_worker(visitor: Visitor, site: Running) -> None:
    page = visitor()
    page.context.grant_permissions(["notifications"])
    devtools = page.context.new_cdp_session(page)
    registrations: list[dict[str, str]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools.send("ServiceWorker.enable")
    wait_until(lambda: page.evaluate("true") and registrations, 30)
    notice = {
        "type": "your-turn",
        "table": "abc",
        "path": "/#/table/abc",
        "title": "Niagara",
        "text": "It is your turn.",
        "lang": "en",
    }
    sent = {"origin": site.url, "registrationId": registrations[-1]["registrationId"], "data": json.dumps(notice)}
    devtools.send("ServiceWorker.deliverPushMessage", sent)
    shown = """async () => {
      const [found] = await (await navigator.serviceWorker.ready).getNotifications();
      return found && [found.title, found.body, found.tag, found.data.path];
    }"""
    wait_for(page, shown)
    assert page.evaluate(shown) == ["Niagara", "It is your turn.", "abc", "/#/table/abc"]


def test_without_leave_there_is_no_notice_and_the_page_says_why(visitor: Visitor) -> None:
    page = visitor(script="Notification.requestPermission = async () => 'denied'")
    open_settings(page)
    page.get_by_label("Tell me when it is my turn").click()
    expect(page.get_by_role("status")).to_contain_text("does not allow notices")
    expect(page.get_by_label("Tell me when it is my turn")).not_to_be_checked()


def test_after_sleep_the_page_asks_and_is_up_to_date(visitor: Visitor, site: Running) -> None:
    host = visitor(script=SOCKETS)
    friend = visitor(host_and_link(host))
    expect(host.locator(".invite")).to_be_visible()
    host.evaluate("isAsleep = true; for (const one of sockets) one.onmessage = null")
    sit_down(friend, "Bo")
    expect(friend.locator(".hand .spot.lit").first).to_be_visible()
    expect(host.locator(".invite")).to_be_visible()
    host.evaluate(f"isAsleep = false; {SHOW}")
    expect(host.locator(".hand .spot.lit").first).to_be_visible()


def test_without_a_network_the_offline_page_speaks_the_readers_language(visitor: Visitor, tmp_path: Path) -> None:
    code = "pl"
    words = language(code)
    server = ServerProcess(f"sqlite:///{tmp_path / 'undertow.db'}")
    try:
        page = visitor(url=server.url)
        page.locator("header nav select").select_option(code)
        kept = f"caches.match('/offline-{code}.html').then((found) => found !== undefined)"
        controlled = f"navigator.serviceWorker.controller?.scriptURL.endsWith('={code}')"
        wait_until(lambda: page.evaluate(kept) and page.evaluate(controlled), 30)
        expect(page.locator("link[rel=manifest]")).to_have_attribute("href", f"/manifest-{code}.webmanifest")
        manifest = page.evaluate(f"fetch('/manifest-{code}.webmanifest').then((answer) => answer.json())")
        assert (manifest["lang"], manifest["description"]) == (code, words.word("page-welcome"))
        server.end(signal.SIGKILL)
        page.goto(f"{server.url}/", wait_until="load")
        expect(page.get_by_role("heading")).to_have_text(words.word("page-offline"))
        server.start()
        page.get_by_role("link", name=words.word("page-offline-again")).click()
        expect(game_card(page)).to_be_visible()
    finally:
        server.end()


def test_a_newer_deployment_asks_to_reload(visitor: Visitor) -> None:
    page = visitor(script=SOCKETS)
    play_now(page)
    newer = "<!doctype html><script type=module src=/assets/index-newer.js></script>"
    page.route("**/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.evaluate("for (const one of sockets) one.close()")
    expect(page.locator(".stale")).to_contain_text("A newer version")
    page.unroute("**/")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(".spot.lit").first).to_be_visible()
    expect(page.locator(".stale")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_nothing_jumps_while_the_page_comes_up(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]}, script=SHIFTS)
    play_now(page)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifts") < 0.02


def test_nothing_is_shown_before_the_words_are_here(visitor: Visitor, site: Running) -> None:
    page = visitor("/#/about", viewport={"width": 1440, "height": 900}, script=SHIFTS)
    held: list[Route] = []
    page.route("**/en-*.ftl", lambda route: route.continue_() if held else held.append(route))
    with page.expect_response(re.compile("/Home-.*js")):
        page.goto(f"{site.url}/", wait_until="commit")
    wait_until(lambda: page.evaluate("true") and held, 30)
    assert page.locator("main > *").count() == 0
    held[0].continue_()
    expect(game_card(page)).to_be_visible()
    assert page.evaluate("window.shifts") < 0.02


def test_the_evening_can_be_chosen_by_day(visitor: Visitor) -> None:
    page = visitor(color_scheme="light")
    paper = "getComputedStyle(document.querySelector('.card')).backgroundColor"
    expect(game_card(page)).to_be_visible()
    day = page.evaluate(paper)
    open_settings(page)
    page.get_by_label("Theme").select_option("dark")
    evening = page.evaluate(paper)
    page.get_by_label("Theme").select_option("light")
    assert page.evaluate(paper) == day != evening


def test_motion_can_be_followed_on_a_shared_screen(visitor: Visitor) -> None:
    """The board stays while the screen passes on: nothing flickers between two people."""
    page = visitor(settings=MOVING)
    people_here(page)
    for seat, tile in enumerate(("3", "4", "5")):
        page.get_by_role("button", name="Raise the curtain").click()
        page.locator(f".hand .spot.lit[data-spot='tile-{seat}-{tile}']").click()
    page.evaluate("window.board = document.querySelector('.board svg')")
    page.locator(".board .spot.lit[data-spot='canoe-0-1']").click()
    page.locator(".board .spot.lit[data-spot='space-3']").click()
    expect(page.locator(".board .spot.lit[data-spot^='canoe-1']").first).to_be_visible()
    assert page.evaluate("window.board === document.querySelector('.board svg')")
