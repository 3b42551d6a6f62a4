"""Notices against real https endpoints: who is told what, how it is signed and sealed, and that none is lost or doubled."""

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import json
import logging
import os
import threading
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tests.server.api.test_app import act, look, new_table, play_to_the_end, problem
from tests.server.postgresql import fresh_postgresql
from tests.server.receiving import Endpoint, Received, receiving
from tests.server.running import PATIENCE as PATIENCE_OF_TESTS
from tests.server.running import Running, receive, running, socket_of, wait_until
from undertow.server.api import notices
from undertow.server.notify import messenger, outbound
from undertow.server.notify.outbound import BadAddress, OutboundPolicy, is_public
from undertow.server.storage import accounts, outbox, schema
from undertow.server.storage.store import Store, now

PATIENCE = 0.3
OTHERS = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture
def endpoint(tmp_path: Path) -> Iterator[Endpoint]:
    with receiving(tmp_path) as found:
        yield found


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'notices.db'}"


@pytest.fixture
def server(sqlite: str, endpoint: Endpoint) -> Iterator[Running]:
    with running(sqlite, outbound=endpoint.outbound, notice_seconds=PATIENCE) as started:
        yield started


class Device:
    """A browser's push subscription, with the keys to read what comes."""

    def __init__(self, endpoint: Endpoint, path: str = "/push/1") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": unpadded(point), "auth": unpadded(self._auth)}
        self.subscription = {"endpoint": endpoint.url + path, "keys": keys, "expirationTime": None}

    def read(self, received: Received) -> dict[str, Any]:
        plain = http_ece.decrypt(received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def browsers(server: Running) -> list[httpx.Client]:
    """Those of three people."""
    return [server.client() for _ in range(3)]


def seated(clients: list[httpx.Client]) -> dict[str, Any]:
    """A table of three people; the match has begun and all choose in secret."""
    return joined(new_table(clients[0], OTHERS), clients[1:])


def joined(held: dict[str, Any], others: list[httpx.Client]) -> dict[str, Any]:
    """A table after others have come."""
    for number, client in enumerate(others, 1):
        asked = {"invitation": held["invitation"], "name": f"P{number}"}
        held["secrets"][number] = client.post(f"/api/tables/{held['table']}/join", json=asked).json()["secret"]
    return held


def add_webhook(client: httpx.Client, endpoint: Endpoint, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/notices/webhooks", json={"url": f"{endpoint.url}/hook", **more})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    assert notices.WebhookMade.model_validate(made).model_dump() == made
    return made


def pending(database: str) -> int:
    """How many notices are still to be delivered."""
    store = Store(database)
    with store.reading() as connection:
        found = len(connection.execute(schema.notices.select()).all())
    store.close()
    return found


def settle(server: Running) -> None:
    """Make all pending notices due and send them; twice, for those that the first call left."""
    sender = server.service.messenger
    usual, sender._idle_timeout = sender._idle_timeout, 0
    for _ in range(2):
        asyncio.run_coroutine_threadsafe(sender.send_due(), server.loop).result(PATIENCE_OF_TESTS)
    sender._idle_timeout = usual
    wait_until(lambda: not pending(server.service.settings.database))


def make_due(database: str, **values: Any) -> None:
    store = Store(database)
    with store.writing() as connection:
        connection.execute(schema.notices.update().values(due=now(), **values))
    store.close()


def test_a_device_gets_one_notice_that_only_its_keys_open(server: Running, endpoint: Endpoint) -> None:
    clients, device = browsers(server), Device(endpoint)
    made = clients[1].post("/api/notices/push", json={"subscription": device.subscription, "lang": "pl"}).json()
    held = seated(clients)
    settings = clients[1].get("/api/notices").json()
    assert settings["subscriptions"] == [made]
    assert (made["kind"], made["lang"], made["host"], made["table"]) == ("push", "pl", "localhost", None)
    wait_until(lambda: endpoint.received)
    settle(server)
    (received,) = endpoint.received
    told = device.read(received)
    assert told["text"] == "Twoja kolej."
    assert (told["type"], told["table"], told["path"]) == ("your-turn", held["table"], f"/#/table/{held['table']}")
    assert (told["game"], told["title"], told["lang"]) == ("niagara", "Niagara", "pl")
    assert received.headers["Authorization"].endswith(f"k={settings['public_key']}")
    assert Vapid02.verify(received.headers["Authorization"])
    assert (received.headers["Content-Encoding"], received.headers["Topic"]) == ("aes128gcm", held["table"])
    assert int(received.headers["TTL"]) > 3600


def test_the_key_of_the_server_outlives_it(sqlite: str) -> None:
    keys = set()
    for _ in range(2):
        with running(sqlite) as server:
            keys.add(server.client().get("/api/notices").json()["public_key"])
    assert len(keys) == 1


def test_a_webhook_is_called_with_a_signature(database: str, endpoint: Endpoint) -> None:
    with running(database, outbound=endpoint.outbound, notice_seconds=PATIENCE) as server:
        clients = browsers(server)
        made = add_webhook(clients[2], endpoint)
        held = seated(clients)
        wait_until(lambda: endpoint.received and not pending(database))
    (received,) = endpoint.received
    signing = received.headers["Undertow-Timestamp"].encode() + b"." + received.body
    expected = hmac.new(made["secret"].encode(), signing, hashlib.sha256).hexdigest()
    assert received.headers["Undertow-Signature"] == f"sha256={expected}"
    assert received.json()["id"] == received.headers["Undertow-Notice"]
    assert abs(int(received.headers["Undertow-Timestamp"]) - time.time()) < 60
    assert received.json()["table"] == held["table"]


def test_quick_turns_and_later_steps_send_no_notice(server: Running, endpoint: Endpoint) -> None:
    clients = browsers(server)
    for client in clients:
        add_webhook(client, endpoint, lang="ru")
    held = seated(clients)
    wait_until(lambda: len(endpoint.received) == 3)  # all three choose in secret
    server.service.messenger._idle_timeout = 3600  # what follows is quick on any machine
    for seat in range(3):
        act(clients[seat], held, seat, "a", 0, "play 3")
    mover = look(clients[0], held)["to_act"][0]
    assert mover == 0
    own = look(clients[0], held, 0)
    act(clients[0], held, 0, "b", own["version"], own["actions"][0]["action"])  # within the time, and still seat 0's turn
    assert look(clients[0], held)["to_act"] == [0]
    server.service.messenger._idle_timeout = PATIENCE
    settle(server)
    assert len(endpoint.received) == 3
    while look(clients[0], held)["to_act"] == [0]:
        own = look(clients[0], held, 0)
        act(clients[0], held, 0, f"c{own['version']}", own["version"], own["actions"][0]["action"])
    wait_until(lambda: len(endpoint.received) == 4)
    assert endpoint.received[3].json()["text"] == "Твой ход."


def test_who_was_told_is_not_told_again_because_somebody_else_acts(server: Running, endpoint: Endpoint) -> None:
    clients = browsers(server)
    for client in clients:
        add_webhook(client, endpoint)
    held = seated(clients)
    wait_until(lambda: len(endpoint.received) == 3)
    for seat in range(2):
        assert act(clients[seat], held, seat, "a", 0, "play 3").status_code == 200
        settle(server)
    assert len(endpoint.received) == 3
    asking = {"seat": 0, "secret": held["secrets"][0], "pace": 5}
    assert clients[0].post(f"/api/tables/{held['table']}/pace", json=asking).status_code == 200
    settle(server)
    assert len(endpoint.received) == 3


def test_all_but_the_last_to_move_are_told_that_the_match_is_over(server: Running, endpoint: Endpoint) -> None:
    clients = browsers(server)
    secrets = [add_webhook(client, endpoint)["secret"] for client in clients]
    held = seated(clients)
    play_to_the_end(clients[0], held)
    wait_until(lambda: sum(each.json()["type"] == "match-over" for each in endpoint.received) == 2)
    settle(server)
    told = [each for each in endpoint.received if each.json()["type"] == "match-over"]
    assert {each.json()["text"] for each in told} == {"The match is over."}
    assert len({signer(each, secrets) for each in told}) == 2


def signer(received: Received, secrets: list[str]) -> int:
    """Which of the webhooks a call was meant for."""
    signing = received.headers["Undertow-Timestamp"].encode() + b"." + received.body
    signed = [f"sha256={hmac.new(each.encode(), signing, hashlib.sha256).hexdigest()}" for each in secrets]
    return signed.index(received.headers["Undertow-Signature"])


def test_who_looks_at_the_table_is_not_told_before_looking_away(server: Running, endpoint: Endpoint) -> None:
    clients = browsers(server)
    add_webhook(clients[1], endpoint)
    held = joined(new_table(clients[0], OTHERS), clients[1:2])
    with socket_of(server.url, held["table"], {"seat": 1, "secret": held["secrets"][1]}) as connection:
        receive(connection, "view")
        joined(held, clients[2:])
        settle(server)
        assert not endpoint.received
    wait_until(lambda: endpoint.received)


def test_a_webhook_of_one_table_hears_of_no_other(server: Running, endpoint: Endpoint) -> None:
    clients = browsers(server)
    held = new_table(clients[0], OTHERS)
    add_webhook(clients[0], endpoint, table=held["table"])
    joined(held, clients[1:])
    seated(clients)
    wait_until(lambda: endpoint.received)
    settle(server)
    assert [each.json()["table"] for each in endpoint.received] == [held["table"]]
    asked = {"url": f"{endpoint.url}/hook", "table": held["table"]}
    problem(server.client().post("/api/notices/webhooks", json=asked), 404, "not-found")


def test_an_account_is_told_wherever_one_of_its_guests_sits(server: Running, endpoint: Endpoint) -> None:
    clients = browsers(server)
    login = {"name": "Bo", "password": "a long password"}
    clients[1].post("/api/accounts", json=login)
    elsewhere = server.client()
    elsewhere.post("/api/login", json=login)
    add_webhook(elsewhere, endpoint)
    seated(clients)
    wait_until(lambda: endpoint.received)
    assert len(clients[1].get("/api/notices").json()["subscriptions"]) == 1


def test_a_notice_is_tried_again_with_the_same_id_until_it_is_taken(
    sqlite: str, server: Running, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messenger, "RETRY_SECONDS", (0, 0, 0))
    endpoint.statuses += [503, 302]
    clients = browsers(server)
    add_webhook(clients[1], endpoint)
    seated(clients)
    wait_until(lambda: len(endpoint.received) == 3 and not pending(sqlite))
    assert len({each.headers["Undertow-Notice"] for each in endpoint.received}) == 1
    assert {each.path for each in endpoint.received} == {"/hook"}  # the redirect was not followed
    settle(server)
    assert len(endpoint.received) == 3


def test_a_notice_is_given_up_in_the_end_and_a_line_says_so(
    sqlite: str,
    server: Running,
    endpoint: Endpoint,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(messenger, "RETRY_SECONDS", (0, 0))
    endpoint.statuses += [500] * 9
    clients = browsers(server)
    with caplog.at_level(logging.WARNING):
        add_webhook(clients[1], endpoint)
        seated(clients)
        wait_until(lambda: len(endpoint.received) == 3 and not pending(sqlite))
    (line,) = [record for record in caplog.records if record.getMessage() == "gave up a notice"]
    assert (line.__dict__["outcome"], line.__dict__["tries"]) == ("500", 3)
    assert 'undertow_notices_total{kind="webhook",outcome="500"} 3.0' in clients[0].get("/metrics").text


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_is_removed(server: Running, endpoint: Endpoint, status: int) -> None:
    clients = browsers(server)
    endpoint.statuses.append(status)
    clients[1].post("/api/notices/push", json={"subscription": Device(endpoint).subscription, "lang": "en"})
    seated(clients)
    wait_until(lambda: clients[1].get("/api/notices").json()["subscriptions"] == [])


def test_a_turn_that_is_over_is_not_told_late(sqlite: str, server: Running, endpoint: Endpoint) -> None:
    clients = browsers(server)
    endpoint.statuses.append(503)
    add_webhook(clients[1], endpoint)
    held = seated(clients)
    wait_until(lambda: endpoint.received)
    act(clients[1], held, 1, "a", 0, "play 1")
    make_due(sqlite)
    wait_until(lambda: not pending(sqlite))
    assert len(endpoint.received) == 1


def test_a_slow_endpoint_delays_no_move(
    sqlite: str, server: Running, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "_SECONDS", 600)
    endpoint.delay = threading.Event()
    clients = browsers(server)
    add_webhook(clients[1], endpoint)
    held = seated(clients)
    wait_until(lambda: endpoint.received)
    assert act(clients[0], held, 0, "a", 0, "play 1").status_code == 200
    assert pending(sqlite) == 1  # it is still being sent
    endpoint.delay.set()
    wait_until(lambda: not pending(sqlite))


def test_what_a_server_left_behind_is_sent_by_the_next(sqlite: str, endpoint: Endpoint) -> None:
    with running(sqlite, outbound=endpoint.outbound, notice_seconds=60) as server:
        clients = browsers(server)
        add_webhook(clients[1], endpoint)
        seated(clients)
    assert not endpoint.received
    with running(sqlite, outbound=endpoint.outbound, notice_seconds=PATIENCE):
        wait_until(lambda: endpoint.received)
    with running(sqlite, outbound=endpoint.outbound, notice_seconds=PATIENCE) as third:
        settle(third)
    assert len(endpoint.received) == 1


def test_what_a_server_was_sending_when_it_died_is_sent_by_another(store: Store) -> None:
    """A claimed notice is sent by another server once its lease is over, not before."""
    with store.writing() as connection:
        accounts.add_guest(connection, "g1")
        connection.execute(schema.matches.insert().values(MATCH))
        wanted = outbox.Subscription("s1", "g1", "webhook", "https://x", "h", "k", "en", None, 1)
        outbox.subscribe(connection, wanted)
        outbox.add_notices(connection, "m1", "your-turn", {"s1": [0]})
    with store.writing() as connection:
        ((first, to, match),) = outbox.claim(connection, LEASE, 10)
    assert (to, match.game, first.tries) == (wanted, "niagara", 1)
    with store.writing() as connection:
        assert outbox.claim(connection, LEASE, 10) == []
        connection.execute(schema.notices.update().values(due=schema.notices.c.due - LEASE))  # as if it were over
    with store.writing() as connection:
        ((again, _, _),) = outbox.claim(connection, LEASE, 10)
    assert (again.id, again.tries) == (first.id, 2)


LEASE = 600_000  # milliseconds
MATCH = {
    "id": "m1", "game": "niagara", "rules_version": 1, "options": "{}", "seed": "", "commitment": "", "creator": "g1",
    "status": "playing", "revision": 0, "events": 0, "to_act": "[0]", "pace": 0, "idle_timeout": 0, "offer": "",
    "winners": "[]", "created": 1, "changed": 1,
}  # fmt: skip


def test_of_two_servers_one_sends_each_notice(postgresql: Any, endpoint: Endpoint) -> None:
    database = fresh_postgresql(postgresql)
    settings = {"outbound": endpoint.outbound, "notice_seconds": PATIENCE}
    with running(database, **settings) as first, running(database, **settings) as second:
        for _ in range(12):
            clients = browsers(first)
            for client in clients:
                add_webhook(client, endpoint)
            seated(clients)
        wait_until(lambda: len(endpoint.received) >= 36 and not pending(database))
        settle(first)
        settle(second)
    ids = [each.headers["Undertow-Notice"] for each in endpoint.received]
    assert len(ids) == len(set(ids)) == 36


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https:///x",
        "https://user:word@example.org/",
        "https://example.org:8443/",
        "https://example.org:99999/",
        "https://[::1/",
        "https://exa mple.org/",
        "https://example.org/\r\nX: y",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[2002:a00:1::1]/",
        "https://10.1.2.3/",
        "https://172.16.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://no-such-host.invalid/",
    ],
)
def test_addresses_that_lead_inwards_are_refused(sqlite: str, address: str) -> None:
    with pytest.raises(BadAddress):
        asyncio.run(OutboundPolicy().resolved(address))


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:93.184.215.14"])
def test_public_addresses_are_allowed(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_a_host_that_moved_inwards_after_subscribing_is_not_called(sqlite: str, endpoint: Endpoint) -> None:
    """The address is checked at every call, and the call goes to the checked IP."""
    with running(sqlite, outbound=endpoint.outbound, notice_seconds=60) as server:
        clients = browsers(server)
        add_webhook(clients[1], endpoint)
        seated(clients)
    strict = OutboundPolicy(trust=endpoint.outbound.trust, any_port=True)
    with running(sqlite, outbound=strict, notice_seconds=PATIENCE) as server:
        refused = b'undertow_notices_total{kind="webhook",outcome="refused"}'
        wait_until(lambda: refused in server.client().get("/metrics").content)
    assert not endpoint.received


def test_a_certificate_that_nobody_vouches_for_is_not_believed(sqlite: str, endpoint: Endpoint) -> None:
    believing = OutboundPolicy(allows=endpoint.outbound.allows, any_port=True)
    with pytest.raises(outbound.Unreachable):
        asyncio.run(believing.post(endpoint.url, {}, b"{}"))
    assert not endpoint.received


def test_subscriptions_are_ones_own_and_limited(server: Running, endpoint: Endpoint) -> None:
    client, stranger = server.client(), server.client()
    device = Device(endpoint)
    made = client.post("/api/notices/push", json={"subscription": device.subscription, "lang": "en"}).json()
    again = client.post("/api/notices/push", json={"subscription": device.subscription, "lang": "bg"}).json()
    assert (again["id"], again["lang"]) == (made["id"], "bg")
    problem(stranger.delete(f"/api/notices/subscriptions/{made['id']}"), 404, "not-found")
    assert stranger.get("/api/notices").json()["subscriptions"] == []
    taken = stranger.post("/api/notices/push", json={"subscription": device.subscription, "lang": "en"}).json()
    assert taken["id"] == made["id"]
    assert client.get("/api/notices").json()["subscriptions"] == []  # the device is somebody else's now
    assert stranger.delete(f"/api/notices/subscriptions/{made['id']}").json() == {"status": "ok"}
    for number in range(messenger.MOST_SUBSCRIPTIONS):
        add_webhook(client, endpoint, url=f"{endpoint.url}/{number}")
    asked = {"url": f"{endpoint.url}/more"}
    problem(client.post("/api/notices/webhooks", json=asked), 429, "too-many-subscriptions")
    first, second = (add_webhook(client, endpoint, url=f"{endpoint.url}/1") for _ in range(2))
    assert first["subscription"] == second["subscription"]
    assert first["secret"] != second["secret"]


def test_what_is_no_subscription_is_refused(server: Running, endpoint: Endpoint) -> None:
    client = server.client()
    good = Device(endpoint).subscription
    keys: dict[str, str] = good["keys"]  # type: ignore[assignment]
    for bad in ({**keys, "p256dh": "AAAA"}, {**keys, "p256dh": unpadded(b"\4" + bytes(64))}, {**keys, "auth": "x"}):
        asked = {"subscription": {**good, "keys": bad}, "lang": "en"}
        problem(client.post("/api/notices/push", json=asked), 422, "bad-request")
    problem(client.post("/api/notices/push", json={"subscription": good, "lang": "xx"}), 422, "bad-request")
    problem(client.post("/api/notices/webhooks", json={"url": "http://localhost/"}), 409, "bad-address")
    problem(client.delete("/api/notices/subscriptions/nonsense"), 422, "bad-request")
    assert client.get("/api/notices").json()["subscriptions"] == []


@pytest.mark.parametrize(
    ("row", "table"), [(outbox.Subscription, schema.subscriptions), (outbox.Notice, schema.notices)], ids=str
)
def test_rows_have_the_columns_in_their_order(row: Any, table: Any) -> None:
    assert [field.name for field in fields(row)] == [column.name for column in table.columns]
