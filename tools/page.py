"""Takes pictures of the page's main screens and measures its speed."""

import io
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import CHROMIUM, FLAGS
from tests.page.steps import SHIFTS, finished_match, game_card, wait_for
from tests.server.running import Running, running

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {"phone": (360, 640), "desktop": (1440, 900)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_PATIENCE = 60_000
_LARGEST = 150_000  # bytes of a picture


@contextmanager
def opened() -> Iterator[tuple[Browser, Running]]:
    """A browser and a server with an empty database."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/undertow.db") as site,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield browser, site
        browser.close()


def shown_games(page: Page) -> list[str]:
    """The games on the home page."""
    page.locator(".game").first.wait_for()
    return [str(card.get_attribute("data-game")) for card in page.locator(".game").all()]


def begin(page: Page, url: str, game: str) -> None:
    """Start a table with bots from the home page."""
    page.goto(f"{url}/#/")
    game_card(page, game).locator(".button.main").click()
    page.locator(".spot.lit").first.wait_for()


def play_some(page: Page, actions: int) -> None:
    """Take some actions, each time the middle one of those offered."""
    for _ in range(actions):
        page.locator(".actions button").first.wait_for(state="attached")
        before = page.locator(".log li").count()
        page.evaluate("() => { const all = document.querySelectorAll('.actions button'); all[all.length >> 1]?.click(); }")
        wait_for(page, f"document.querySelectorAll('.log li').length > {before}")
    page.locator(".actions button").first.wait_for(state="attached")
    page.mouse.move(0, 0)


def screens(page: Page, site: Running) -> Iterator[str]:
    """Visit all main screens; yields the name of each once it is shown."""
    page.goto(site.url)
    games = shown_games(page)
    page.locator(".picture svg").first.wait_for()
    yield "home"
    for game in games:
        begin(page, site.url, game)
        play_some(page, 9)
        yield game
    table = finished_match(site)
    for name, path, selector in (
        ("new-table", "new/niagara", "form .seat"),
        ("rules", "about/niagara", ".rules [data-rule]"),
        ("tutorial", "tutorial/niagara", ".board svg"),
        ("replay", f"replay/{table}/60", ".board svg"),
        ("result", f"table/{table}", ".result"),
    ):
        page.goto(f"{site.url}/#/{path}")
        page.locator(selector).first.wait_for()
        yield name


def screenshots() -> None:
    """Take pictures of the main screens: phone and desktop, light and dark."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, site):
        for size, (width, height) in SIZES.items():
            for scheme in SCHEMES:
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=scheme, locale="en-GB", reduced_motion="reduce"
                )
                context.set_default_timeout(_PATIENCE)
                context.add_init_script("localStorage['undertow-settings'] ??= '{\"speed\":\"off\"}'")
                page = context.new_page()
                for screen in screens(page, site):
                    page.evaluate("document.fonts.ready")
                    keep(page.screenshot(), PICTURES / f"{screen}-{size}-{scheme}.png")
                context.close()
    print(f"Pictures are in {PICTURES}")


def keep(picture: bytes, path: Path) -> None:
    """Save a picture with as many colours as the size limit allows."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    for colours in (256, 192, 128):
        image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(path, optimize=True)
        if path.stat().st_size <= _LARGEST:
            break


def bench() -> None:
    """Measure the time to the first board and layout shifts in a fresh browser."""
    with opened() as (browser, site):
        for size, (width, height) in SIZES.items():
            page = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB").new_page()
            page.add_init_script(SHIFTS)
            start = time.perf_counter()
            page.goto(site.url)
            page.locator(".game .button.main").first.wait_for()
            home = time.perf_counter()
            game_card(page).locator(".button.main").click()
            page.locator(".spot.lit").first.wait_for()
            board = time.perf_counter()
            page.wait_for_timeout(500)
            shifts = page.evaluate("window.shifts")
            print(f"page, {size}: home {home - start:.2f} s, first board {board - home:.2f} s, layout shift {shifts:.3f}")


if __name__ == "__main__":
    commands: dict[str, Callable[[], None]] = {"screenshots": screenshots, "bench": bench}
    commands[sys.argv[1]]()
