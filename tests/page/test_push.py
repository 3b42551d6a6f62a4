"""Web Push from the switch in the settings to the notice on the screen; only the browser maker's service is not real."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor
from tests.page.steps import host_and_link, sit_down, wait_for
from tests.server.notify.test_messenger import Device
from tests.server.receiving import Endpoint, receiving
from tests.server.running import Running, running, wait_until

pytestmark = pytest.mark.browser

SWITCH = "Tell me when it is my turn"
# What the browser maker's service would answer; the browser itself refuses to ask it in a private window.
SERVICE = """
  const kept = {toJSON: () => (SUBSCRIPTION), unsubscribe: async () => { window.isGone = true; return true; }};
  PushManager.prototype.subscribe = async function (options) { window.asked = options; return kept; };
  PushManager.prototype.getSubscription = async () => window.asked && !window.isGone ? kept : null;
"""
NEVER = "PushManager.prototype.subscribe = () => new Promise(() => undefined)"
NOTICES = """async () => {
  const found = await (await navigator.serviceWorker.ready).getNotifications();
  return found.map((one) => [one.title, one.body, one.data.path]);
}"""


@pytest.fixture
def endpoint(tmp_path: Path) -> Iterator[Endpoint]:
    with receiving(tmp_path) as found:
        yield found


@pytest.fixture
def telling(tmp_path: Path, endpoint: Endpoint) -> Iterator[Running]:
    """A server that tells people soon, and only at the endpoint of this test."""
    with running(f"sqlite:///{tmp_path / 'push.db'}", outbound=endpoint.outbound, notice_seconds=0.3) as started:
        yield started


def switch_on(page: Page) -> None:
    """Allow notices and ask for them in the settings."""
    page.context.grant_permissions(["notifications"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(SWITCH).check()


def deliver(page: Page, site: Running, notice: dict[str, str]) -> None:
    """Hand a notice to the service worker, as the browser does with what its service brings."""
    devtools = page.context.new_cdp_session(page)
    registrations: list[dict[str, str]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    wait_until(lambda: page.evaluate("true") and registrations, 30)
    message = {"origin": site.url, "registrationId": registrations[-1]["registrationId"], "data": json.dumps(notice)}
    devtools.send("ServiceWorker.deliverPushMessage", message)


def test_the_switch_subscribes_and_a_turn_arrives_as_a_notice(
    visitor: Visitor, telling: Running, endpoint: Endpoint
) -> None:
    device = Device(endpoint)
    page = visitor(url=telling.url, script=SERVICE.replace("SUBSCRIPTION", json.dumps(device.subscription)))
    switch_on(page)
    expect(page.get_by_role("status")).to_have_text("Notices come even when this page is closed.")
    key = page.evaluate("fetch('/api/notices').then((answer) => answer.json())")["public_key"]
    assert page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": key}
    page.get_by_role("button", name="Close").click()
    friend = visitor(host_and_link(page), url=telling.url)
    table = page.url.split("/table/")[1]
    page.goto(f"{telling.url}/#/about")
    sit_down(friend, "Bo")
    wait_until(lambda: endpoint.received, 30)
    page.goto(telling.url)
    deliver(page, telling, device.read(endpoint.received[0]))
    wait_for(page, f"({NOTICES})().then((found) => found.length)")
    assert page.evaluate(NOTICES) == [["Niagara", "It is your turn.", f"/#/table/{table}"]]


def test_the_switch_goes_off_again_and_the_server_forgets_the_device(
    visitor: Visitor, telling: Running, endpoint: Endpoint
) -> None:
    page = visitor(url=telling.url, script=SERVICE.replace("SUBSCRIPTION", json.dumps(Device(endpoint).subscription)))
    kept = "fetch('/api/notices').then((answer) => answer.json()).then((found) => found.subscriptions.length)"
    switch_on(page)
    expect(page.get_by_role("status")).to_contain_text("even when this page is closed")
    assert page.evaluate(kept) == 1
    page.get_by_label(SWITCH).uncheck()
    wait_for(page, "window.isGone === true")
    assert page.evaluate(kept) == 0


def test_a_refusing_push_service_is_reported_and_the_page_shows_notices_itself(visitor: Visitor) -> None:
    """Chromium refuses by itself here: the windows of tests are private ones."""
    page = visitor()
    switch_on(page)
    expect(page.get_by_role("status")).to_contain_text("The push service of this browser does not answer")
    expect(page.get_by_label(SWITCH)).to_be_checked()


def test_a_silent_push_service_is_reported(visitor: Visitor) -> None:
    page = visitor(script=NEVER)
    page.clock.install()
    switch_on(page)
    expect(page.get_by_role("status")).to_contain_text("Asking the browser")
    page.clock.fast_forward(15_000)
    expect(page.get_by_role("status")).to_contain_text("does not answer")
    expect(page.get_by_label(SWITCH)).to_be_checked()
