"""Somebody opens connections and says nothing, or never ends their headers. Others must still get in."""

import contextlib
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.api.test_app import new_table
from tests.server.running import Running, receive, running, socket_of, wait_until
from undertow.server.connections import ConnectionLimits, allow_many_files

PATIENT = ConnectionLimits(per_address=20, in_all=1000, longest_head=8192, head_seconds=600, body_seconds=600)
HASTY = replace(PATIENT, head_seconds=0.2, body_seconds=0.2, send_seconds=0.2)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Connections need no database, so one kind is enough."""
    return f"sqlite:///{tmp_path / 'connections.db'}"


@pytest.fixture(autouse=True)
def _no_proxy_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count connections from this machine, which otherwise may be a proxy."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1")


@pytest.fixture
def sockets() -> Iterator[contextlib.ExitStack]:
    with contextlib.ExitStack() as stack:
        yield stack


def opened(server: Running, sockets: contextlib.ExitStack) -> socket.socket:
    """A connection that says nothing."""
    parts = urlsplit(server.url)
    connection = socket.create_connection((str(parts.hostname), int(parts.port or 0)), 30)
    return sockets.enter_context(connection)


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has closed a connection that it sent nothing on; waits for it."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def count(server: Running) -> int:
    return len(server.server.server_state.connections)


def test_connections_of_one_address_are_limited(database: str, sockets: contextlib.ExitStack) -> None:
    with running(database, connections=PATIENT) as server:
        held = [opened(server, sockets) for _ in range(PATIENT.per_address)]
        wait_until(lambda: count(server) == PATIENT.per_address)
        assert is_closed(opened(server, sockets))
        held[0].close()
        wait_until(lambda: count(server) < PATIENT.per_address)
        assert httpx.get(server.url + "/health").status_code == 200


def test_trusted_proxies_hold_as_many_as_they_need(
    database: str, sockets: contextlib.ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1")
    with running(database, connections=PATIENT) as server:
        for _ in range(2 * PATIENT.per_address):
            opened(server, sockets)
        wait_until(lambda: count(server) == 2 * PATIENT.per_address)
        assert httpx.get(server.url + "/health").status_code == 200


def test_a_new_connection_takes_the_place_of_the_one_silent_for_longest(
    database: str, sockets: contextlib.ExitStack
) -> None:
    with running(database, connections=replace(PATIENT, in_all=5)) as server:
        silent = [opened(server, sockets) for _ in range(5)]
        wait_until(lambda: count(server) == 5)
        assert httpx.get(server.url + "/health").status_code == 200
        assert is_closed(silent[0])


def test_silent_connections_are_closed(database: str, sockets: contextlib.ExitStack) -> None:
    with running(database, connections=HASTY) as server:
        assert is_closed(opened(server, sockets))


def test_headers_that_trickle_are_not_waited_for(database: str, sockets: contextlib.ExitStack) -> None:
    with running(database, connections=HASTY) as server:
        connection = opened(server, sockets)
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n")
        wait_until(lambda: count(server) == 1)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            while count(server):
                connection.sendall(b"a")
                time.sleep(0.02)
        assert is_closed(connection)


def test_a_body_that_never_comes_is_not_waited_for(database: str, sockets: contextlib.ExitStack) -> None:
    with running(database, connections=HASTY) as server:
        connection = opened(server, sockets)
        connection.sendall(b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert is_closed(connection)


@pytest.mark.parametrize("begin", [b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ", b"GET /"], ids=["header", "address"])
def test_endless_headers_are_cut_off(database: str, sockets: contextlib.ExitStack, begin: bytes) -> None:
    with running(database, connections=PATIENT) as server:
        connection = opened(server, sockets)
        connection.sendall(begin)
        sent = 0
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            while sent < 200_000_000:
                sent += connection.send(b"a" * 65_536)
        assert sent < 20_000_000  # what the machine's own buffers take


def answer_to(connection: socket.socket, request: bytes) -> bytes:
    connection.sendall(request)
    with contextlib.suppress(ConnectionResetError):
        return connection.recv(4096).partition(b"\r\n")[0]
    return b""


def test_many_headers_in_one_piece_are_refused(database: str, sockets: contextlib.ExitStack) -> None:
    with running(database, connections=PATIENT) as server:
        head = b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 3000 + b"\r\n"
        assert answer_to(opened(server, sockets), head).startswith(b"HTTP/1.1 431")
        fair = b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 100 + b"\r\n"
        assert answer_to(opened(server, sockets), fair) == b"HTTP/1.1 200 OK"


def test_endless_trailers_are_cut_off(database: str, sockets: contextlib.ExitStack) -> None:
    with running(database, connections=PATIENT) as server:
        connection = opened(server, sockets)
        connection.sendall(
            b"POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Long: "
        )
        sent = 0
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            while sent < 200_000_000:
                sent += connection.send(b"a" * 65_536)
        assert sent < 20_000_000


def test_decent_clients_notice_nothing(database: str) -> None:
    with running(database, connections=replace(PATIENT, per_address=2)) as server:
        client = server.client()
        held = new_table(client)
        body = b"x" * 3_000_000
        for _ in range(3):
            answer = client.post("/api/files", content=body, headers={"content-type": "text/plain"})
            assert answer.json()["code"] == "bad-file"
        watching = [socket_of(server.url, held["table"], {}) for _ in range(3)]
        for each in watching:
            assert receive(each, "view")["status"] == "playing"
            each.close()


def test_the_server_may_open_as_many_files_as_the_system_lets_it() -> None:
    import resource

    assert allow_many_files() == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
