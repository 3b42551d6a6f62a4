"""What the tests of the page do again and again."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.running import Running, wait_until

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# For tests that watch or answer requests: those that pass a service worker escape Playwright now and then.
WATCHED = {"service_workers": "block"}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
# Adds up how far things on the page jump by themselves.
SHIFTS = """
  window.shifts = 0;
  const add = (one) => { if (!one.hadRecentInput) window.shifts += one.value; };
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({type: 'layout-shift', buffered: true});
"""
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity && one.playState !== 'paused')
  .map((one) => one.finished))"""
# The size of the smallest words in elements, and the words.
SMALLEST = """(within) => {
  const seen = [...document.querySelectorAll(within)].flatMap((root) => [...root.querySelectorAll('*')]);
  const words = seen.filter((one) => one.checkVisibility() && !one.closest('.unseen, title')
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  const sizes = words.map((one) => {
    const matrix = one instanceof SVGElement ? one.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1;
    return [Math.round(parseFloat(getComputedStyle(one).fontSize) * scale * 10) / 10, one.textContent.trim().slice(0, 30)];
  });
  return sizes.sort((one, other) => one[0] - other[0])[0];
}"""
MOVING = '{"speed":"normal"}'


def wait_for(page: Page, expression: str) -> None:
    """Wait until something holds on the page; Playwright's own way needs what the security policy forbids."""
    wait_until(lambda: page.evaluate(expression), 60)


def all_have_chosen(page: Page) -> None:
    """Wait until the others have chosen in secret; until then the own choice can still be changed."""
    wait_for(page, "!document.querySelector('section.dock h1')?.textContent.startsWith('Chosen')")


def game_card(page: Page, game: str = "niagara") -> Locator:
    """A game on the home page."""
    return page.locator(f".game[data-game='{game}']")


def play_now(page: Page, game: str = "niagara") -> None:
    """From the home page to a table with bots."""
    game_card(page, game).get_by_role("button", name="Play now").click()
    expect(page.locator(".spot.lit").first).to_be_visible()


def people_here(page: Page, seats: int = 3) -> None:
    """A table of Niagara at which everybody sits at this screen."""
    game_card(page).get_by_role("link", name="New table").click()
    for seat in range(1, seats):
        page.get_by_label(f"Who sits at seat {seat + 1}").select_option("me")
    page.get_by_label("Who begins").select_option("0")
    page.get_by_role("button", name="Set up the table").click()


def choose_all(page: Page, *tiles: str) -> None:
    """Everybody at this screen chooses a tile, behind the curtain."""
    for tile in tiles:
        page.get_by_role("button", name="Raise the curtain").click()
        page.locator(f".hand .spot.lit[data-spot$='-{tile}']").click()


def host_and_link(page: Page, open_seats: int = 1) -> str:
    """Set up a table of Niagara for friends; returns the invitation without the site's address."""
    game_card(page).get_by_role("link", name="New table").click()
    page.get_by_label("Your name").fill("Ada")
    for seat in range(open_seats):
        page.get_by_label(f"Who sits at seat {seat + 2}").select_option("open")
    page.get_by_label("Who begins").select_option("0")
    page.get_by_role("button", name="Set up the table").click()
    link = page.locator(".invite input").input_value()
    return link[link.index("/at/") :]


def sit_down(page: Page, name: str) -> None:
    """Accept an invitation."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def findings(page: Page) -> list[str]:
    """What axe-core finds that is serious."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(SETTLED)  # half-faded words have little contrast
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {found['nodes'][0]['html'][:200]} {found['nodes'][0].get('failureSummary', '')[:300]}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
    ]


def finished_match(site: Running, game: str = "niagara", seats: int = 3) -> str:
    """The table of a match that bots have played to its end."""
    client = site.client()
    wishes = [{"kind": "bot", "name": f"Bot {seat + 1}", "bot": "greedy"} for seat in range(seats)]
    table = str(client.post("/api/tables", json={"game": game, "seats": wishes, "pace": 0}).json()["table"])
    revision = 0
    while (seen := client.get(f"/api/tables/{table}?after={revision}&wait=20").json())["status"] != "finished":
        revision = seen["revision"]
    return table
