"""Servers for tests: in a thread of this process, or as processes of their own that can be killed."""

import asyncio
import contextlib
import json
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from undertow.server.connections import ConnectionLimits
from undertow.server.limits import Rate
from undertow.server.serve import GracefulServer, server
from undertow.server.service import Service, Settings
from undertow.server.storage.store import Store

PATIENCE = 180.0  # seconds; far more than any step takes, so that slow machines pass
GENEROUS = Settings(
    database="",
    bot_workers=1,
    requests=Rate(1e6, 1e6),
    files=Rate(1e6, 1e6),
    messages=Rate(1e6, 1e6),
    logins=Rate(1e6, 1e6),
    listings=Rate(1e6, 1e6),
    subscribing=Rate(1e6, 1e6),
    creating=Rate(1e6, 1e6),
    guests=Rate(1e6, 1e6),
    sockets=10_000,
    shortest_idle_timeout=0,
    database_seconds=PATIENCE,  # on an overloaded machine the database answers late
    connections=ConnectionLimits(per_address=10_000, frames=Rate(1e6, 1e6)),
)
THREE = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}, {"kind": "me", "name": "Cy"}]


class Running:
    """A server in a thread, on a port of its own."""

    def __init__(self, database: str, **settings: Any) -> None:
        store = Store(database)
        store.migrate()
        store.close()
        self._clients: list[httpx.Client] = []
        self.server: GracefulServer = server(replace(GENEROUS, database=database, **settings), "127.0.0.1", 0)
        self._thread = threading.Thread(target=self.server.run)
        self._thread.start()
        wait_until(lambda: self.server.started or not self._thread.is_alive())
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    @property
    def service(self) -> Service:
        found: Service = self.server._app.state.service
        return found

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's event loop, which runs in its own thread."""
        return self.service.hub._loop

    def client(self, **options: Any) -> httpx.Client:
        """Somebody's browser, or a program."""
        opened = httpx.Client(base_url=self.url, timeout=PATIENCE, **options)
        self._clients.append(opened)
        return opened

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join()
        for client in self._clients:
            client.close()


@contextlib.contextmanager
def running(database: str, **settings: Any) -> Iterator[Running]:
    """A server in a thread for a while."""
    started = Running(database, **settings)
    try:
        yield started
    finally:
        started.stop()


class Patient(httpx.HTTPTransport):
    """A transport that waits as long as `Retry-After` says, because fast machines exceed the rate limit."""

    waits = 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        answer = super().handle_request(request)
        while answer.status_code == 429:
            answer.close()
            self.waits += 1
            time.sleep(float(answer.headers["Retry-After"]))
            answer = super().handle_request(request)
        return answer


class ServerProcess:
    """`undertow serve` as a process, which may be killed and started again on the same port."""

    def __init__(self, database: str, *options: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        program = str(Path(sys.executable).with_name("undertow"))
        self._command = [program, "serve", "--port", str(self.port), "--database", database, *options]
        self.log: list[bytes] = []
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stderr=subprocess.PIPE)
        self._reader = threading.Thread(target=self._read, args=(self._process,))
        self._reader.start()
        try:
            wait_until(self._answers)
        except AssertionError:
            self.end(signal.SIGKILL)  # not left behind
            raise

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        with process.stderr as stderr:
            for line in stderr:
                self.log.append(line)

    def _answers(self) -> bool:
        assert self._process.poll() is None, f"the server ended: {b''.join(self.log[-20:]).decode()}"
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(self.url + "/health").status_code == 200
        return False

    @property
    def pid(self) -> int:
        return self._process.pid

    def end(self, how: int = signal.SIGTERM) -> int:
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code


def wait_until(holds: Any, seconds: float = PATIENCE) -> None:
    """Wait until a condition holds; the timeout is long because only a failure reaches it."""
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


def socket_of(url: str, table: str, hello: dict[str, Any] | None = None, **options: Any) -> ClientConnection:
    """A WebSocket to a table, after its hello."""
    found = connect(
        f"{url.replace('http', 'ws')}/api/tables/{table}/live", proxy=None, legacy=True, open_timeout=PATIENCE, **options
    )
    if hello is not None:
        found.send(json.dumps({"type": "hello", "protocol": 1, **hello}))
    return found


def receive(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message
