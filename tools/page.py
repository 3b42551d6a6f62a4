"""The page from outside: pictures of its main screens, and how fast it is."""

import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import CHROMIUM, FLAGS
from tests.server.running import running

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {"phone": (360, 640), "desktop": (1440, 900)}
_SHIFTS = """
  window.shifts = 0;
  const add = (one) => { if (!one.hadRecentInput) window.shifts += one.value; };
  new PerformanceObserver((list) => list.getEntries().forEach(add))
    .observe({type: 'layout-shift', buffered: true});
"""


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server with an empty database."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/undertow.db") as site,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield browser, site.url
        browser.close()


def begin(page: Page, url: str, place: int = 0) -> None:
    """From the home page to a table with bots, of the game at this place of the list."""
    page.goto(url)
    page.locator(".game .button.main").nth(place).click()
    page.locator(".spot.lit").first.wait_for()


def shown_games(page: Page) -> list[str]:
    """The ids of the games on the home page, in its order."""
    links = page.locator(".game a[href^='#/new/']")
    return [str(link).rsplit("/", 1)[1] for link in links.evaluate_all("all => all.map((one) => one.href)")]


def play_some(page: Page, actions: int) -> None:
    """Take some actions, the middle one of those offered."""
    for _ in range(actions):
        page.locator(".spot.lit").first.wait_for()
        page.evaluate("() => { const all = document.querySelectorAll('.actions button'); all[all.length >> 1]?.click(); }")
        page.wait_for_timeout(300)
    page.locator(".spot.lit").first.wait_for()


def screenshots() -> None:
    """The home page and a table of every game: phone and desktop, light and dark."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, url):
        for size, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=scheme, locale="en-GB", reduced_motion="reduce"
                )
                context.add_init_script("localStorage['undertow-settings'] ??= '{\"speed\":\"off\"}'")
                page = context.new_page()
                page.goto(url)
                page.locator(".game .button.main").first.wait_for()
                page.wait_for_timeout(300)
                page.screenshot(path=PICTURES / f"home-{size}-{scheme}.png")
                for place, game in enumerate(shown_games(page)):
                    begin(page, url, place)
                    play_some(page, 9)
                    page.mouse.move(0, 0)
                    page.screenshot(path=PICTURES / f"{game}-{size}-{scheme}.png")
                context.close()
    print(f"Pictures are in {PICTURES}")


def bench() -> None:
    """Time to the first board and layout shifts, on a fresh browser."""
    with opened() as (browser, url):
        for size, (width, height) in SIZES.items():
            page = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB").new_page()
            page.add_init_script(_SHIFTS)
            start = time.perf_counter()
            page.goto(url)
            page.locator(".game .button.main").first.wait_for()
            home = time.perf_counter()
            page.locator(".game .button.main").first.click()
            page.locator(".spot.lit").first.wait_for()
            board = time.perf_counter()
            page.wait_for_timeout(500)
            shifts = page.evaluate("window.shifts")
            print(f"page, {size}: home {home - start:.2f} s, first board {board - home:.2f} s, layout shift {shifts:.3f}")


if __name__ == "__main__":
    {"screenshots": screenshots, "bench": bench}[sys.argv[1]]()
