"""A table driven past the page to the moment that a test is about."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.server.running import Running


class Driver:
    """A table of Atlantis: the visitor has seat 0, a random bot the other."""

    def __init__(self, page: Page, site: Running, edition: str = "bg") -> None:
        self.page, self.site = page, site
        wishes = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        asked = {"game": "atlantis", "options": {"first": "0", "edition": edition}, "seats": wishes, "pace": 0}
        made = page.context.request.post(f"{site.url}/api/tables", data=asked).json()
        self.table, self.secret, self.moves = made["table"], made["secrets"]["0"], 0

    def look(self) -> dict[str, Any]:
        """What seat 0 sees once it is to act, or at the end."""
        address = f"{self.site.url}/api/tables/{self.table}?seat=0"
        headers = {"Undertow-Seat-Secret": self.secret}
        seen: dict[str, Any] = self.page.context.request.get(address, headers=headers).json()
        while seen["status"] == "playing" and 0 not in seen["to_act"]:
            later = f"{address}&after={seen['revision']}&wait=20"
            seen = self.page.context.request.get(later, headers=headers).json()
        return seen

    def act(self, seen: dict[str, Any], action: str) -> None:
        """Take an action as seat 0."""
        self.moves += 1
        body = {"seat": 0, "secret": self.secret, "id": f"m{self.moves}", "version": seen["version"], "action": action}
        done = self.page.context.request.post(f"{self.site.url}/api/tables/{self.table}/actions", data=body)
        assert done.ok, done.text()

    def open(self) -> None:
        """Show the table on the page."""
        self.page.goto(f"{self.site.url}/#/table/{self.table}")
        expect(self.page.locator("section.dock.mine")).to_be_visible()
