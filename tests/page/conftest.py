"""A real Chromium, and a server with the page."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.page.steps import finished_match
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
# No animation, no automatic steps, no first-time card, unless a test asks for them.
SETTINGS = {"speed": "off", "forced": False, "met": ["niagara", "atlantis", "atlantica", "fantazja"]}
# Long, for busy machines: a passing test never waits this long.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window; closed before other folders run, since its event loop would be in their way."""
    if not CHROMIUM.exists():
        pytest.skip("Debian's Chromium is not installed and could not be (make test installs it where it may)")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of this test process, with the page."""
    started = Running(f"sqlite:///{tmp_path_factory.mktemp('site') / 'undertow.db'}")
    yield started
    started.stop()


@pytest.fixture(scope="package")
def finished(site: Running) -> str:
    """A match of Niagara that bots have played to its end."""
    return finished_match(site)


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, site: Running) -> Iterator[Visitor]:
    """Lets somebody open the page; an error on the page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(path: str = "/", url: str = "", settings: str = "{}", script: str = "", **options: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **options})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        chosen = json.dumps({**SETTINGS, **json.loads(settings)})
        context.add_init_script(f"localStorage['undertow-settings'] ??= {chosen!r}; {script}")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto((url or site.url) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
