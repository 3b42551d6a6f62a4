"""Touch on all boards, on an upright and a turned phone: every target is at least 44 px wide and high."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.page.conftest import Visitor
from tests.page.steps import play_now
from tests.server.running import wait_until

pytestmark = pytest.mark.browser

GAMES = ["niagara", "atlantis", "atlantica", "fantazja"]
SIZES = [(360, 640), (740, 360)]
MOMENTS = 14
# Everything beside the board that may be tapped and is too small for a finger.
SMALL = """() => [...document.querySelectorAll('header :is(a, button, select), main :is(button, select, input), .dock .lit')]
  .map((one) => [one.dataset.spot ?? one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5)).map(([name]) => name)"""
# The places on the board that are drawn smaller than that, and lie wholly where they can be seen.
TINY = """() => {
  const dock = document.querySelector('section.dock').getBoundingClientRect();
  const floor = dock.x > 100 ? innerHeight : Math.min(innerHeight, dock.y);
  return [...document.querySelectorAll('.board .spot.lit')].map((spot) => {
    const box = spot.getBoundingClientRect();
    const middle = {x: box.x + box.width / 2, y: box.y + box.height / 2};
    return {spot: spot.dataset.spot, ...middle, least: Math.min(box.width, box.height)};
  }).filter(({x, y, least}) => least < 43.5 && y > 44 && y < floor - 22 && x > 22 && x < innerWidth - 22);
}"""


class Wire:
    """What goes between the page and the server: the actions last offered and those taken."""

    def __init__(self, page: Page) -> None:
        self.offered: list[dict[str, Any]] = []
        self.taken: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._received(json.loads(frame)))
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))

    def _received(self, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            self.offered = message["actions"]

    def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self.taken.append(message["action"])

    def meant(self, spot: str) -> set[str]:
        """The actions at a place."""
        return {one["action"] for one in self.offered if spot in one["spots"]}


def tap_beside(page: Page, wire: Wire, place: dict[str, Any], moment: int) -> None:
    """Tap 20 px beside the middle of a place: the page takes it, previews it, or asks about it."""
    label = str(page.locator(f".board .lit[data-spot='{place['spot']}']").get_attribute("aria-label")).split(" / ")[0]
    before, meant = len(wire.taken), wire.meant(place["spot"])
    choice = page.get_by_role("dialog")

    def outcome() -> str:
        if choice.count():
            return "asked"
        shown = page.locator(".sentence li").all_inner_texts()[-1:]
        return "taken" if wire.taken[before:] else "shown" if shown == [label] else ""

    x, y = [(20, 0), (0, 20), (-20, 0), (0, -20)][moment % 4]
    page.touchscreen.tap(place["x"] + x, place["y"] + y)
    wait_until(outcome, 30)
    if choice.count():
        wanted = choice.get_by_role("button", name=label, exact=True)
        box = wanted.bounding_box()
        assert box is not None
        assert box["height"] >= 43.5
        wanted.tap()
        expect(choice).to_have_count(0)
    # A place that is reached by several actions at once is none of those that are offered.
    if wire.taken[before:] and meant:
        assert wire.taken[before] in meant


def go_on(page: Page) -> None:
    """Take the action in the middle of the list, and pay if that is asked."""
    page.evaluate(
        """() => {
          const all = document.querySelectorAll('.actions button');
          (document.querySelector('.payment .main') ?? all[all.length >> 1])?.click();
        }"""
    )


@pytest.mark.parametrize("size", SIZES, ids=["upright", "on its side"])
@pytest.mark.parametrize("game", GAMES)
def test_a_finger_reaches_whatever_may_be_tapped(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    wire = Wire(page)
    play_now(page, game)
    tried = 0
    for moment in range(MOMENTS):
        page.wait_for_selector(".actions button, .payment .main, .result", state="attached")
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        tiny = page.evaluate(TINY)
        if tiny:
            tried += 1
            tap_beside(page, wire, tiny[moment % len(tiny)], moment)
        else:
            go_on(page)
    # Cells of Fantazja are always drawn large enough, and upright so are the plates of Atlantica and the tiles of Atlantis.
    assert tried or game != "niagara"
