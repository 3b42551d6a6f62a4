"""Takes pictures and films of the page and measures its speed."""

import io
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

from tests.page.conftest import CHROMIUM, FLAGS
from tests.page.steps import SHIFTS, finished_match, game_card, wait_for
from tests.server.running import Running, running

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {"phone": (360, 640), "side": (740, 360), "tablet": (1024, 768), "desktop": (1440, 900)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_T = TypeVar("_T")
_TIMEOUT = 60_000
_QUALITY = 60  # of pictures
_MET = ["niagara", "atlantis", "atlantica", "fantazja"]
_FRAMES = 12  # of a sheet
_BETWEEN = 2500  # milliseconds between the frames of a first half minute
_MOMENT = (0.05, 0.2, 0.3, 0.5, 0.8, 0.95)  # parts of a staged moment at which a frame is taken
_MOST_MOMENTS = 5  # of different kinds on a sheet
_STEP = 60  # milliseconds for the page to follow
# Shows everything on the board as it stands partway through the staged moment.
_SEEK = """(part) => {
  const moving = document.getAnimations().filter((one) => one.effect.target?.closest('.board'));
  const stage = moving.find((one) => one.effect.target.matches('.moment'));
  const time = part * (stage?.effect.getTiming().duration ?? 1300);
  for (const one of moving) {
    one.pause();
    if (one.effect.getTiming().iterations !== Infinity) one.currentTime = time;
  }
}"""
# Holds all timers while a staged moment is on the board, so that it stays for its frames.
_HOLD = """
  window.isHeld = false;
  const later = window.setTimeout.bind(window);
  window.setTimeout = (run, ...rest) => later(function go() { if (window.isHeld) later(go, 50); else run(); }, ...rest);
  new MutationObserver(() => {
    const moment = document.querySelector('.board .moment');
    window.isHeld = Boolean(window.holds && moment && moment !== window.released);
  }).observe(document, { childList: true, subtree: true });
"""
_RELEASE = "() => { window.released = document.querySelector('.board .moment'); window.isHeld = false; }"

_SHOVES = 8  # of the river whose frames are counted
# Frames in a second and a half: after a click on an element, and while one small box moves alone.
_COUNT = """
  const frames = () => new Promise((resolve) => {
    const begin = performance.now();
    let count = 0;
    const look = (now) => { count++; if (now - begin < 1500) requestAnimationFrame(look); else resolve(count); };
    requestAnimationFrame(look);
  });
  window.framesAfter = (click) => { click.click(); return frames(); };
  window.framesOfNothing = async () => {
    const box = document.createElement('div');
    box.style = 'position:fixed;top:0;width:10px;height:10px;background:red';
    document.body.append(box);
    box.animate([{ translate: '0 0' }, { translate: '200px 0' }], 1500);
    const count = await frames();
    box.remove();
    return count;
  };
"""


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
    """Take some actions, always the middle one of the list."""
    for _ in range(actions):
        page.locator(".actions button").first.wait_for(state="attached")
        before = page.locator(".log li").count()
        page.evaluate("() => { const all = document.querySelectorAll('.actions button'); all[all.length >> 1]?.click(); }")
        wait_for(page, f"document.querySelectorAll('.log li').length > {before}")
    page.locator(".actions button").first.wait_for(state="attached")
    page.mouse.move(0, 0)


class Screen(NamedTuple):
    """A screen to take pictures of."""

    name: str
    path: str
    selector: str  # what is there once the screen is shown


def prepared(browser: Browser, site: Running) -> tuple[StorageState, list[Screen]]:
    """A guest who has begun a match of every game, and the screens that the guest visits."""
    context = new_context(browser, speed="off", forced=False, name="Ada")
    page = context.new_page()
    page.goto(site.url)
    tables = []
    for game in progress(shown_games(page), "playing"):
        begin(page, site.url, game)
        play_some(page, 9)
        tables.append(Screen(game, page.url.split("#/")[1], ".spot.lit"))
    state = context.storage_state()
    context.close()
    table = finished_match(site)
    return state, [
        Screen("home", "", ".thumb svg"),
        *tables,
        Screen("new-table", "new/niagara", "form .seat"),
        Screen("rules", "about/niagara", ".rules [data-rule]"),
        Screen("account", "account", ".account"),
        Screen("tutorial", "tutorial/niagara", ".bubble.shown"),
        Screen("replay", f"replay/{table}/60", ".board svg"),
        Screen("result", f"table/{table}", ".result"),
    ]


def screenshots() -> None:
    """Take pictures of the main screens at four sizes, light and dark."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, site):
        state, screens = prepared(browser, site)
        for size, scheme in progress(list(product(SIZES, SCHEMES)), "pictures"):
            width, height = SIZES[size]
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=scheme,
                locale="en-GB",
                reduced_motion="reduce",
                storage_state=state,
            )
            context.set_default_timeout(_TIMEOUT)
            page = context.new_page()
            for screen in screens:
                page.goto(f"{site.url}/#/{screen.path}")
                page.locator(screen.selector).first.wait_for()
                page.evaluate("document.fonts.ready")
                keep(page.screenshot(), PICTURES / f"{screen.name}-{size}-{scheme}.webp")
            context.close()
    print(f"Pictures are in {PICTURES}")


def new_context(browser: Browser, **chosen: object) -> BrowserContext:
    """A browser of somebody new at a desktop, with settings."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(_TIMEOUT)
    context.add_init_script(settings(**chosen) + ";" + _HOLD)
    return context


def progress(things: Sequence[_T], doing: str) -> Iterator[_T]:
    """Each thing, announced with its number and the time so far."""
    start = time.perf_counter()
    for number, one in enumerate(things, 1):
        said = " ".join(one) if isinstance(one, tuple) else one
        print(f"{time.perf_counter() - start:4.0f} s  {doing} {number} of {len(things)}: {said}", flush=True)
        yield one


def settings(**chosen: object) -> str:
    """A script that makes settings before the page runs; no game is new."""
    kept = json.dumps({"met": _MET, "volume": 0, **chosen})
    return f"localStorage['undertow-settings'] ??= {kept!r}"


def film(*games: str) -> None:
    """Take frame sheets of a first half minute and of staged moments of games, and a loop for the README."""
    with opened() as (browser, site):
        for game in progress(games or _MET, "film"):
            context = new_context(browser, speed="normal")
            page = context.new_page()
            begin(page, site.url, game)
            frames = first_frames(page)
            sheet(frames, PICTURES / f"film-{game}.webp")
            if game == _MET[0]:
                loop(frames, PICTURES / "loop.webp")
            if moments := staged_moments(page, site.url, finished_match(site, game, 2 + (game == _MET[0]))):
                sheet(moments, PICTURES / f"moments-{game}.webp", columns=len(_MOMENT))
            context.close()
    print(f"Films are in {PICTURES}")


def first_frames(page: Page) -> list[Image.Image]:
    """The board at even times while somebody plays whatever is offered."""
    frames = []
    for _ in range(_FRAMES):
        act(page)
        page.wait_for_timeout(_BETWEEN)
        frames.append(frame(page))
    return frames


def act(page: Page) -> None:
    """Take the middle one of the actions offered, if any is."""
    page.evaluate("() => { const all = document.querySelectorAll('.actions button'); all[all.length >> 1]?.click(); }")


def staged_moments(page: Page, url: str, table: str) -> list[Image.Image]:
    """Frames of the first moment of each kind in a finished match, shown again action by action."""
    page.goto(f"{url}/#/replay/{table}/0")
    onward = page.get_by_role("button", name="One action forward")
    onward.wait_for()
    page.evaluate("window.holds = true")
    found: dict[str, list[Image.Image]] = {}
    while onward.is_enabled() and len(found) < _MOST_MOMENTS:
        onward.click()
        page.wait_for_timeout(_STEP)
        while (moment := page.locator(".board .moment").first).count():
            told = str(moment.get_attribute("class"))
            if told not in found:
                page.wait_for_timeout(_STEP)  # its words and pictures are fetched
                found[told] = [(page.evaluate(_SEEK, part), frame(page))[1] for part in _MOMENT]
            page.evaluate(_RELEASE)
            page.keyboard.press("Escape")
            page.wait_for_timeout(_STEP)
    return [one for frames in found.values() for one in frames]


def frame(page: Page) -> Image.Image:
    """The board now."""
    return Image.open(io.BytesIO(page.locator(".board").first.screenshot())).convert("RGB").resize((480, 424))


def sheet(frames: Sequence[Image.Image], path: Path, columns: int = 4) -> None:
    """Lay frames side by side in rows."""
    width, height = frames[0].size
    rows = -(-len(frames) // columns)
    whole = Image.new("RGB", (columns * width, rows * height), "white")
    for index, one in enumerate(frames):
        whole.paste(one, (index % columns * width, index // columns * height))
    whole.save(path, quality=72, method=6)


def loop(frames: Sequence[Image.Image], path: Path) -> None:
    """An endless animation."""
    frames[0].save(path, save_all=True, append_images=list(frames[1:]), duration=900, loop=0, quality=70, method=6)


def keep(picture: bytes, path: Path) -> None:
    """Save a picture in as few bytes as look well."""
    Image.open(io.BytesIO(picture)).convert("RGB").save(path, quality=_QUALITY, method=6)


def bench() -> None:
    """Measure the time to the first board, layout shifts, and frames of the river's shove."""
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

        bench_frames(browser, site)


def bench_frames(browser: Browser, site: Running) -> None:
    """Compare the frames of the river's shoves with those of an empty animation, in turn on the same page."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB").new_page()
    page.add_init_script(settings(speed="normal") + ";" + _COUNT)
    page.goto(f"{site.url}/#/replay/{finished_match(site)}")
    shoves = page.locator(".log li", has_text="The river moves")
    shoves.first.wait_for()
    river, empty = [], []
    for shove in shoves.all()[:_SHOVES]:
        page.get_by_label("Moment of the match").fill(str(shove.get_attribute("data-line")))
        page.wait_for_timeout(500)
        river.append(page.get_by_role("button", name="One action forward").evaluate("(button) => framesAfter(button)"))
        empty.append(page.evaluate("framesOfNothing()"))
    ratio = sum(river) / sum(empty)
    print(f"page, river: {sum(river)} frames of {len(river)} shoves, {sum(empty)} of an empty animation, ratio {ratio:.2f}")


if __name__ == "__main__":
    commands: dict[str, Callable[..., None]] = {"screenshots": screenshots, "film": film, "bench": bench}
    commands[sys.argv[1]](*sys.argv[2:])
