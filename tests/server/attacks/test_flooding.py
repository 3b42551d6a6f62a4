"""Somebody floods a WebSocket with tiny frames and reads every answer. The server must not be busy with them alone."""

import contextlib
import socket
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.api.test_app import new_table
from tests.server.attacks.test_connections import PATIENT, opened
from tests.server.attacks.test_slow_readers import frame, greet, still_plays
from tests.server.running import running
from undertow.server import connections
from undertow.server.limits import Rate

FRAMES = replace(PATIENT, frames=Rate(1e-6, 500))  # what is taken does not come back while a test runs
PING, PONG, TEXT = 9, 10, 1
AT_ONCE = 4096 // len(frame(PING, b"")) + 1  # frames that are parsed before they are counted


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Connections need no database, so one kind is enough."""
    return f"sqlite:///{tmp_path / 'flood.db'}"


def read_all(connection: socket.socket) -> threading.Thread:
    """Read everything that comes, in a thread, until the connection ends."""

    def read() -> None:
        with contextlib.suppress(OSError):
            while connection.recv(1 << 16):
                pass

    reading = threading.Thread(target=read)
    reading.start()
    return reading


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many frames were parsed at once, each time."""
    seen: list[int] = []
    handle = connections.LimitedSocket.handle_events

    def counting(self: connections.LimitedSocket) -> None:
        seen.append(len(self.conn.events))
        handle(self)

    monkeypatch.setattr(connections.LimitedSocket, "handle_events", counting)
    return seen


def flood(connection: socket.socket, piece: bytes) -> None:
    """Send the same frame and read all answers until the connection ends, or for 60 MB."""
    reading, sent = read_all(connection), 0
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        while sent < 60_000_000:
            sent += connection.send(piece * 2000)
    connection.close()
    reading.join()


@pytest.mark.parametrize(
    "piece", [frame(PING, b""), frame(PONG, b""), frame(TEXT, b'{"type":"ping"}')], ids=["pings", "pongs", "texts"]
)
def test_a_flood_of_frames_closes_the_socket(database: str, piece: bytes, frames: list[int]) -> None:
    with running(database, connections=FRAMES) as server, contextlib.ExitStack() as sockets:
        held = new_table(server.client())
        connection = opened(server, sockets)
        greet(connection, held["table"])
        flood(connection, piece)
        assert max(frames) <= AT_ONCE
        assert sum(frames) <= 500 + AT_ONCE
        still_plays(server, held)


def test_a_socket_within_its_limit_stays_open(database: str) -> None:
    with running(database, connections=FRAMES) as server, contextlib.ExitStack() as sockets:
        held = new_table(server.client())
        connection = opened(server, sockets)
        greet(connection, held["table"])
        connection.sendall(frame(PING, b"x") * 400)
        answered = b""
        while answered.count(bytes([0x80 | PONG, 1]) + b"x") < 400:
            answered += connection.recv(1 << 16)
        connection.sendall(frame(TEXT, b'{"type":"ping"}'))
        while b'{"type":"pong"}' not in answered:
            answered += connection.recv(1 << 16)


def test_a_client_who_goes_on_after_the_close_is_cut_off(database: str, frames: list[int]) -> None:
    """The server refuses the first message and closes; frames that follow are thrown away, but not for ever."""
    with running(database, connections=FRAMES) as server, contextlib.ExitStack() as sockets:
        held = new_table(server.client())
        connection = opened(server, sockets)
        greet(connection, "a" * 24)  # there is no such table
        flood(connection, frame(TEXT, b"x"))
        assert sum(frames) <= 500 + AT_ONCE
        still_plays(server, held)
