"""The servers for development, as `make dev` starts them."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.running import receive, socket_of, wait_until

ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.browser


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_taken(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def answers(address: str) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(address).status_code == 200
    return False


@pytest.fixture
def ports() -> Iterator[tuple[int, int]]:
    """The ports of the page and of the server; both run until the test ends, unless it stops them."""
    page, server = free_port(), free_port()
    command = [sys.executable, "tools/dev.py", "--port", str(page), "--server-port", str(server)]
    running = subprocess.Popen(command, cwd=ROOT)
    try:
        wait_until(lambda: answers(f"http://127.0.0.1:{page}/api/games"), 60)
        yield page, server
    finally:
        os.kill(running.pid, signal.SIGINT)
        assert running.wait(30) == 0
    wait_until(lambda: not (is_taken(page) or is_taken(server)), 10)


def test_the_page_reaches_the_api_and_its_sockets_through_vite(ports: tuple[int, int]) -> None:
    page, _ = ports
    origin = f"http://127.0.0.1:{page}"
    assert "/src/main.ts" in httpx.get(origin, headers={"accept": "text/html"}).text
    bot = {"kind": "bot", "bot": "greedy"}
    asked = {"game": "niagara", "seats": [{"kind": "me"}, bot, bot]}
    made = httpx.post(f"{origin}/api/tables", json=asked, headers={"origin": origin})
    assert made.is_success, made.text
    with socket_of(origin, made.json()["table"], {}, origin=origin) as live:
        assert receive(live, "view")["table"] == made.json()["table"]


def test_the_server_restarts_when_a_source_changes(ports: tuple[int, int]) -> None:
    _, server = ports
    health = f"http://127.0.0.1:{server}/health"
    os.utime(ROOT / "undertow" / "__init__.py")
    wait_until(lambda: not answers(health), 60)
    wait_until(lambda: answers(health), 60)
