"""A real Chromium, and a server with the page."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.running import Running

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SETTINGS = '{"speed":"off"}'


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window; closed before other modules run, since its event loop would be in their way."""
    if not CHROMIUM.exists():
        pytest.skip("Debian's Chromium is not installed and could not be (make test installs it where it may)")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of this test process, with the page."""
    started = Running(f"sqlite:///{tmp_path_factory.mktemp('site') / 'undertow.db'}")
    yield started
    started.stop()


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, site: Running) -> Iterator[Visitor]:
    """Lets somebody open the page; whatever the page reports as an error fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(path: str = "/", url: str = "", settings: str = SETTINGS, **options: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **options})
        contexts.append(context)
        context.set_default_timeout(15_000)
        context.add_init_script(f"localStorage['undertow-settings'] ??= {settings!r}")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto((url or site.url) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
