"""Accounts over HTTP: passwords, signing out everywhere, deleting, downloading, bans."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.api.test_app import BOTS, act, look, new_table, problem
from tests.server.playing import play
from tests.server.running import Running, running, socket_of
from undertow.engine.rng import Rng
from undertow.server.people import FORMER_PLAYER
from undertow.server.storage import accounts
from undertow.server.storage.accounts import ACCOUNT, ADDRESS, add_ban, drop_ban

PASSWORD, OTHER = "correct horse", "battery staple"


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(database) as started:
        yield started


def member(server: Running, name: str = "Ada") -> httpx.Client:
    """Somebody with a new account."""
    client = server.client()
    assert client.post("/api/accounts", json={"name": name, "password": PASSWORD}).status_code == 200
    return client


def signed_in(server: Running, password: str = PASSWORD, name: str = "Ada") -> httpx.Client:
    """Another device of the account."""
    client = server.client()
    assert client.post("/api/login", json={"name": name, "password": password}).status_code == 200
    return client


def name_of(client: httpx.Client) -> str | None:
    found: str | None = client.get("/api/me").json()["name"]
    return found


def test_a_changed_password_signs_out_all_but_the_one_who_changed_it(server: Running) -> None:
    here = member(server)
    elsewhere, thief = signed_in(server), server.client()
    thief.cookies = httpx.Cookies(here.cookies)
    token = here.post("/api/tokens").json()["token"]
    problem(here.post("/api/me/password", json={"old": OTHER, "new": OTHER}), 403, "bad-login")
    assert name_of(elsewhere) == "Ada"
    assert here.post("/api/me/password", json={"old": PASSWORD, "new": OTHER}).status_code == 200
    assert name_of(here) == "Ada"
    assert (name_of(elsewhere), name_of(thief)) == (None, None)
    problem(server.client().get("/api/me", headers={"Authorization": f"Bearer {token}"}), 403, "bad-token")
    problem(server.client().post("/api/login", json={"name": "Ada", "password": PASSWORD}), 403, "bad-login")
    assert name_of(signed_in(server, OTHER)) == "Ada"


def test_a_guest_has_no_password_to_change(server: Running) -> None:
    problem(server.client().post("/api/me/password", json={"old": PASSWORD, "new": OTHER}), 401, "not-signed-in")


def test_signing_out_everywhere_ends_cookies_tokens_and_seat_secrets(server: Running) -> None:
    here = member(server)
    elsewhere = signed_in(server)
    held = new_table(here)
    token = here.post("/api/tokens").json()["token"]
    assert here.post("/api/me/sign-out-everywhere").status_code == 200
    assert (name_of(here), name_of(elsewhere)) == (None, None)
    problem(server.client().get("/api/me", headers={"Authorization": f"Bearer {token}"}), 403, "bad-token")
    problem(act(here, held, 0, "x", 0, "play 1"), 403, "not-your-seat")
    back = signed_in(server)
    secrets = back.get(f"/api/tables/{held['table']}/seats").json()["secrets"]
    fresh = {**held, "secrets": {int(seat): secret for seat, secret in secrets.items()}}
    assert act(back, fresh, 0, "y", 0, "play 1").status_code == 200


def test_a_deleted_account_is_gone_and_its_matches_stay_readable(server: Running) -> None:
    here, friend = member(server), server.client()
    finished = new_table(here)
    tables = server.service.tables
    play(tables, tables.table(finished["table"]), finished["secrets"], Rng(1))
    alone = new_table(here, BOTS)
    shared = new_table(here, [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}])
    joining = {"invitation": shared["invitation"], "name": "Bo"}
    friend.post(f"/api/tables/{shared['table']}/join", json=joining)
    problem(here.request("DELETE", "/api/me", json={"password": OTHER}), 403, "bad-login")
    old = httpx.Cookies(here.cookies)
    assert here.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 200
    assert name_of(here) is None
    thief = server.client()
    thief.cookies = old
    assert thief.get("/api/tables").json()["tables"] == []
    problem(server.client().post("/api/login", json={"name": "Ada", "password": PASSWORD}), 403, "bad-login")
    seen = look(friend, finished)
    assert [seat["name"] for seat in seen["seats"]] == [FORMER_PLAYER] * 3
    assert FORMER_PLAYER in friend.get(f"/api/tables/{finished['table']}/file").text
    assert look(friend, alone)["status"] == "closed"
    assert [seat["kind"] for seat in look(friend, shared)["seats"]] == ["open", "person", "open"]
    member(server, "Ada")  # the name is free again


def test_everything_about_a_person_can_be_downloaded_but_no_secret(server: Running) -> None:
    here = member(server)
    held = new_table(here, BOTS)
    here.post("/api/tokens")
    answer = here.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["account"][0]["name"] == "Ada"
    assert [(seat["table"], seat["seat"], seat["name"]) for seat in data["seats"]] == [(held["table"], 0, "Ada")]
    assert [token["kind"] for token in data["tokens"]] == ["bot"]
    assert "argon2" not in answer.text
    assert held["secrets"][0] not in answer.text
    problem(server.client().get("/api/me/data"), 401, "not-signed-in")


def ban(server: Running, kind: str, value: str) -> None:
    service = server.service
    with service.store.writing() as connection:
        add_ban(connection, kind, value)
    service.bans.refresh(service.store)


def test_a_banned_account_gets_in_nowhere(server: Running) -> None:
    here = member(server)
    with server.service.store.reading() as connection:
        found = accounts.account(connection, name="Ada")
    assert found is not None
    ban(server, ACCOUNT, found["id"])
    problem(here.get("/api/me"), 403, "banned")
    problem(server.client().post("/api/login", json={"name": "Ada", "password": PASSWORD}), 403, "banned")
    assert name_of(server.client()) is None


@pytest.mark.parametrize("network", ["127.0.0.1", "127.0.0.0/8"])
def test_a_banned_address_gets_in_nowhere(server: Running, network: str) -> None:
    client = server.client()
    held = new_table(client)
    ban(server, ADDRESS, network)
    problem(client.get("/api/me"), 403, "banned")
    with pytest.raises(Exception, match="403"):
        socket_of(server.url, held["table"])
    with server.service.store.writing() as connection:
        assert drop_ban(connection, ADDRESS, network)
        assert not drop_ban(connection, ADDRESS, network)
    server.service.bans.refresh(server.service.store)
    assert client.get("/api/me").status_code == 200
