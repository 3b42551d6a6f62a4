"""Somebody sends what no browser sends. The answer is a refusal that says why, never an error of the server."""

import json
import socket
from collections.abc import Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

import pytest

from tests.server.api.test_app import new_table, problem
from tests.server.running import Running, running
from undertow.server.notify.outbound import is_public


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(database) as started:
        yield started


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://evil.example", "http://[::1]:x"])
def test_strange_origins_are_refused(server: Running, origin: str) -> None:
    answer = server.client().post("/api/tables", json={}, headers={"Origin": origin})
    problem(answer, 403, "bad-origin")


def status(server: Running, head: bytes) -> bytes:
    """The status of the answer to a request written by hand."""
    parts = urlsplit(server.url)
    with socket.create_connection((str(parts.hostname), int(parts.port or 0)), 30) as connection:
        connection.sendall(head + b"Connection: close\r\n\r\n")
        return connection.recv(100).split(b" ")[1]


@pytest.mark.parametrize("host", [b"[", b"[::1", b"[]", b"a]b["])
@pytest.mark.parametrize("path", [b"/api/me", b"/assets", b"/"])
def test_strange_hosts_are_refused(server: Running, host: bytes, path: bytes) -> None:
    assert status(server, b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\n")[:1] == b"4"


@pytest.mark.parametrize("path", [b"/%00", b"/assets/%00.js", b"/api/games/%00/components", b"/%ff", b"/..%2f..%2fx"])
def test_strange_paths_are_refused(server: Running, path: bytes) -> None:
    assert status(server, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n")[:1] == b"4"


@pytest.mark.parametrize("cookie", [r'"\000"', r'"a\000.b"', "x", ".", "a" * 24 + ".b"])
def test_strange_cookies_are_strangers(server: Running, cookie: str) -> None:
    answer = server.client().get("/api/me", headers={"Cookie": f"undertow={cookie}"})
    assert answer.status_code == 200
    assert "set-cookie" in answer.headers


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800"])
def test_characters_that_are_no_text_are_refused(server: Running, text: str) -> None:
    client = server.client()
    held = new_table(client)
    seat = {"seat": 0, "secret": held["secrets"][0]}
    requests: dict[str, dict[str, object]] = {
        "login": {"name": text, "password": "12345678"},
        "accounts": {"name": "Ada", "password": f"12345678{text}"},
        "recovery": {"token": text},
        "tables": {"game": text, "seats": [{"kind": "me"}]},
        "games/atlantica/score": {"told": {text: "1"}},
        "notices/webhooks": {"url": f"https://example.org/{text}"},
        f"tables/{held['table']}/join": {"invitation": text, "name": "Ada"},
        f"tables/{held['table']}/why": {**seat, "action": text},
        f"tables/{held['table']}/actions": {**seat, "id": "x", "version": 0, "action": text},
    }
    for path, body in requests.items():
        sent = client.post(f"/api/{path}", content=json.dumps(body), headers={"content-type": "application/json"})
        problem(sent, 422, "bad-request")


PUBLIC = ("1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "::ffff:1.1.1.1")
PRIVATE = (
    "0.0.0.1", "10.0.0.1", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "192.0.0.1", "192.0.2.1",
    "192.88.99.1", "192.168.1.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:0:7f00:1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "100::1",
    "2001::1", "2001:db8::1", "2001:10::1", "2002:7f00:1::1", "3fff::1", "5f00::1", "fc00::1", "fd12:3456::1", "fe80::1",
    "fec0::1", "ff02::1", "2606:4700::5efe:7f00:1", "2606:4700::200:5efe:7f00:1", "4000::1", "8000::1",
)  # fmt: skip


@pytest.mark.parametrize("address", PUBLIC)
def test_webhooks_reach_the_internet(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize("address", PRIVATE)
def test_webhooks_reach_no_private_network(address: str) -> None:
    assert not is_public(ip_address(address))
