"""A client sends requests and reads no answer. Its unsent data is bounded, and it is disconnected."""

import asyncio
import base64
import contextlib
import json
import os
import socket
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.api.test_app import act, look, new_table
from tests.server.attacks.test_connections import HASTY, PATIENT, opened
from tests.server.running import PATIENCE, Running, receive, running, socket_of
from undertow.server.connections import SlowReader
from undertow.server.limits import Rate

ENDLESS = 200_000_000  # bytes
BUFFERS = 60_000_000  # the most that the machine's own buffers take


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Connections need no database, so one kind is enough."""
    return f"sqlite:///{tmp_path / 'readers.db'}"


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame of a WebSocket client, masked with zeros."""
    return bytes([0x80 | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def greet(connection: socket.socket, table: str) -> None:
    """Open a WebSocket to a table and greet as a spectator; reads nothing but the answer to the handshake."""
    connection.settimeout(PATIENCE)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    connection.sendall(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(1)
    connection.sendall(frame(1, json.dumps({"type": "hello", "protocol": 1}).encode()))


def sent_without_reading(connection: socket.socket, piece: bytes) -> int:
    """Send one message again and again until the connection breaks; returns the bytes sent."""
    sent = 0
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        while sent < ENDLESS:
            sent += connection.send(piece)
    return sent


def test_a_client_who_asks_and_reads_no_answer_is_disconnected(database: str) -> None:
    ping, asked = frame(9, b"x" * 125), frame(1, b'{"type":"ping"}')
    limits = replace(HASTY, frames=Rate(1e9, 1e9))
    with running(database, connections=limits) as server, contextlib.ExitStack() as sockets:
        held = new_table(server.client())
        for piece in (ping * 500, asked * 2000):
            connection = opened(server, sockets)
            greet(connection, held["table"])
            assert sent_without_reading(connection, piece) < BUFFERS
        still_plays(server, held)


def still_plays(server: Running, held: dict[str, object]) -> None:
    """Others play on and watch."""
    client = server.client()
    watching = socket_of(server.url, str(held["table"]), {})
    act(client, held, 0, "a", 0, look(client, held, 0)["actions"][0]["action"])
    assert receive(watching, "view")["table"] == held["table"]
    watching.close()


def test_a_client_who_reads_no_page_is_disconnected(database: str) -> None:
    with running(database, connections=HASTY) as server, contextlib.ExitStack() as sockets:
        connection = opened(server, sockets)
        connection.settimeout(PATIENCE)
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        assert sent_without_reading(connection, request * 200) < BUFFERS


class Transport(asyncio.Transport):
    """A connection with some bytes that nobody has read yet."""

    def __init__(self, unsent: int) -> None:
        super().__init__()
        self.unsent = unsent
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.is_aborted = True


def test_a_client_who_reads_slowly_is_kept() -> None:
    async def scenario() -> None:
        transport = Transport(500_000)
        slow = SlowReader(PATIENT, transport)
        slow.pause()
        while transport.unsent > 100_000:
            transport.unsent -= PATIENT.least_read
            slow._look()
            assert not transport.is_aborted
        transport.unsent -= PATIENT.least_read - 1
        slow._look()
        assert transport.is_aborted
        slow.resume()

    asyncio.run(scenario())
