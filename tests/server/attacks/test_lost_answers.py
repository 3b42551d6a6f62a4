"""An answer is lost on its way, and the client sends the request again: it gets the answer that was lost."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.server.api.test_app import BOTS, look, new_table, problem
from tests.server.api.test_people import OTHER, PASSWORD, member, name_of
from tests.server.running import Running, running
from undertow.server.api.dependencies import COOKIE


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(database) as started:
        yield started


def twice(client: httpx.Client, send: Callable[[], httpx.Response]) -> Any:
    """The answer to a request sent again, cookie included, as if the first answer were lost."""
    cookies = dict(client.cookies)
    first = send()
    client.cookies.clear()
    client.cookies.update(cookies)
    again = send()
    assert first.status_code == 200, first.text
    assert (again.status_code, again.json()) == (200, first.json())
    return again.json()


def holder(held: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    return {"seat": seat, "secret": held["secrets"][seat]}


def test_using_a_link_that_moves_a_seat(server: Running) -> None:
    owner, device, thief = (server.client() for _ in range(3))
    held = new_table(owner)
    path = f"/api/tables/{held['table']}"
    token = twice(owner, lambda: owner.post(f"{path}/recovery", json={**holder(held), "id": "make"}))["token"]
    use = {"token": token, "id": "use"}
    moved = twice(device, lambda: device.post("/api/recovery", json=use))
    assert device.get(f"{path}/seats").json()["secrets"] == {"0": moved["secret"]}  # the cookie is that of the holder
    look(device, {**held, "secrets": {0: moved["secret"]}}, 0)
    problem(thief.post("/api/recovery", json={"token": token, "id": "other"}), 403, "bad-token")
    problem(thief.post("/api/recovery", json={"token": token}), 403, "bad-token")
    device.post(f"{path}/leave", json={"seat": 0, "secret": moved["secret"]})
    assert device.post("/api/recovery", json=use).json() == moved  # although the token is no longer valid
    problem(device.get(path, params={"seat": 0}, headers={"Undertow-Seat-Secret": moved["secret"]}), 403, "not-your-seat")


def test_two_links_are_two_tokens(server: Running) -> None:
    client = server.client()
    held = new_table(client)
    path = f"/api/tables/{held['table']}/recovery"
    tokens = [client.post(path, json={**holder(held, seat), "id": name}).json()["token"] for seat in (0, 1) for name in "ab"]
    tokens += [client.post(path, json=holder(held)).json()["token"] for _ in range(2)]
    assert len(set(tokens)) == 6


def test_setting_the_pace_and_coming_back(server: Running) -> None:
    client = server.client()
    held = new_table(client)
    path = f"/api/tables/{held['table']}"
    twice(client, lambda: client.post(f"{path}/pace", json={**holder(held), "id": "pace", "pace": 700}))
    twice(client, lambda: client.post(f"{path}/return", json={**holder(held), "id": "return"}))
    assert look(client, held)["pace"] == 700
    revision = look(client, held)["revision"]
    client.post(f"{path}/pace", json={**holder(held), "pace": 700})
    client.post(f"{path}/return", json=holder(held))
    assert look(client, held)["revision"] == revision  # nothing changed, so nobody is told


def test_closing_a_table(server: Running) -> None:
    client = server.client()
    held = new_table(client, BOTS)
    twice(client, lambda: client.post(f"/api/tables/{held['table']}/close", json=holder(held)))
    wrong = {"seat": 0, "secret": "x"}
    problem(client.post(f"/api/tables/{held['table']}/close", json=wrong), 403, "not-your-seat")


def test_registering(server: Running) -> None:
    client, other = server.client(), server.client()
    facts = {"name": "Ada", "password": PASSWORD}
    twice(client, lambda: client.post("/api/accounts", json=facts))
    assert name_of(client) == "Ada"
    problem(other.post("/api/accounts", json={**facts, "password": OTHER}), 409, "name-taken")
    assert name_of(other) is None


def test_changing_a_password(server: Running) -> None:
    client = member(server)
    stolen = {COOKIE: client.cookies[COOKIE]}
    twice(client, lambda: client.post("/api/me/password", json={"old": PASSWORD, "new": OTHER}))
    assert name_of(client) == "Ada"
    with httpx.Client(base_url=server.url, cookies=stolen) as thief:
        asked = {"old": PASSWORD, "new": "something else"}
        problem(thief.post("/api/me/password", json=asked), 401, "not-signed-in")


def test_deleting_an_account(server: Running) -> None:
    client = member(server)
    twice(client, lambda: client.request("DELETE", "/api/me", json={"password": PASSWORD}))
    problem(server.client().request("DELETE", "/api/me", json={"password": PASSWORD}), 401, "not-signed-in")


def test_making_tokens_for_programs(server: Running) -> None:
    client = member(server)
    token = twice(client, lambda: client.post("/api/tokens", json={"id": "one"}))["token"]
    assert client.post("/api/tokens", json={"id": "two"}).json()["token"] != token
    assert client.post("/api/tokens").json()["token"] != token
    assert client.delete("/api/tokens").json() == {"dropped": 3}
    bearer = {"Authorization": f"Bearer {token}"}
    problem(server.client().get("/api/me", headers=bearer), 403, "bad-token")


def test_subscribing_a_program(server: Running) -> None:
    client = server.client()
    client.get("/api/me")
    asked = {"url": "https://93.184.215.14/hook", "lang": "en", "id": "one"}
    made = twice(client, lambda: client.post("/api/notices/webhooks", json=asked))
    renewed = client.post("/api/notices/webhooks", json={**asked, "id": "two"}).json()
    assert renewed["secret"] != made["secret"]
    assert renewed["subscription"]["id"] == made["subscription"]["id"]
