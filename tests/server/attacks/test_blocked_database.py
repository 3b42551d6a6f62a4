"""The database is reachable but does not answer: an outside lock on the SQLite file, a PostgreSQL that hangs.

Moves wait. Everything that needs no database answers meanwhile, and /health says what is wrong.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.api.test_app import BOTS, act, look, new_table
from tests.server.attacks.test_database_outage import health
from tests.server.conftest import BACKENDS, fresh_postgresql
from tests.server.proxy import proxied
from tests.server.running import PATIENCE, Running, running, wait_until

MOVES = 4
ASKED = 10
FACTOR, FLOOR = 25, 5.0  # of the slowest answer when nothing is blocked; seconds


@contextlib.contextmanager
def lock_file(file: Path) -> Iterator[None]:
    """Hold the write lock of a SQLite file, as a backup or another program may."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as outside:
        outside.execute("BEGIN EXCLUSIVE")
        yield
        outside.execute("ROLLBACK")


Block = Callable[[], contextlib.AbstractContextManager[None]]


@pytest.fixture(params=BACKENDS)
def blockable(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Block]]:
    """A database's URL, and how to block it."""
    if request.param == "sqlite":
        file = tmp_path / "undertow.db"
        yield f"sqlite:///{file}", lambda: lock_file(file)
        return
    with proxied(fresh_postgresql(request.getfixturevalue("postgresql"))) as proxy:

        @contextlib.contextmanager
        def pause() -> Iterator[None]:
            proxy.pause()
            try:
                yield
            finally:
                proxy.resume()

        yield proxy.url, pause


class Moving:
    """A move under way."""

    def __init__(self, client: httpx.Client, held: dict[str, Any]) -> None:
        self.answers: list[httpx.Response] = []
        self._thread = threading.Thread(target=self._move, args=(client, held))
        self._thread.start()

    def _move(self, client: httpx.Client, held: dict[str, Any]) -> None:
        self.answers.append(act(client, held, 0, "a", 0, "play 1"))

    def result(self) -> httpx.Response:
        self._thread.join(PATIENCE)
        return self.answers[0]


def slowest(client: httpx.Client, path: str) -> float:
    """The longest time that an answer takes."""
    taken = []
    for _ in range(ASKED):
        begun = time.perf_counter()
        client.get(path)
        taken.append(time.perf_counter() - begun)
    return max(taken)


def look_for_bots(server: Running) -> None:
    """Let the server look for bots to move, now."""
    asyncio.run_coroutine_threadsafe(server.service.jobs.take_up(), server.loop)


def test_pages_and_health_answer_while_moves_wait(blockable: tuple[str, Block]) -> None:
    database, blocked = blockable
    with running(database) as server:
        client = server.client()
        tables = [new_table(client) for _ in range(MOVES)]
        usual = {path: slowest(client, path) for path in ("/", "/health")}
        with blocked():
            moves = [Moving(server.client(), held) for held in tables]
            look_for_bots(server)
            found = {path: slowest(client, path) for path in ("/", "/health")}
            assert not any(move.answers for move in moves), "nothing was blocked"
            wait_until(lambda: health(client) == (503, "database"))
            assert client.get("/").status_code == 200
            assert not any(move.answers for move in moves), "nothing was blocked"
        assert [move.result().status_code for move in moves] == [200] * MOVES
        wait_until(lambda: health(client) == (200, ""))
    for path, seconds in found.items():
        assert seconds < max(FLOOR, FACTOR * usual[path]), path


def test_a_table_that_a_thread_waits_with_stops_nobody_else(blockable: tuple[str, Block]) -> None:
    """The second request to a table whose move waits would wait for the table's lock."""
    database, blocked = blockable
    with running(database) as server:
        client = server.client()
        held = new_table(client)
        with blocked():
            moves = [Moving(server.client(), held) for _ in range(2)]
            for _ in range(ASKED):
                assert client.get("/").status_code == 200
            assert not any(move.answers for move in moves)
        assert [move.result().json() for move in moves] == [{"version": 0}] * 2  # one move, sent twice


def test_bots_move_once_the_database_answers_again(blockable: tuple[str, Block]) -> None:
    database, blocked = blockable
    with running(database) as server:
        client = server.client()
        held = new_table(client, BOTS, options={"first": "1"}, pace=0)
        with blocked():
            move = Moving(server.client(), held)
            assert client.get("/").status_code == 200
        assert move.result().status_code == 200
        wait_until(lambda: 0 in look(client, held)["to_act"] and look(client, held)["version"] > 0)


def test_an_error_that_is_no_lock_is_not_tried_twice(tmp_path: Path) -> None:
    calls = []

    def fail() -> None:
        calls.append(threading.get_ident())
        raise sa.exc.OperationalError("broken", None, sqlite3.OperationalError("disk I/O error"))

    with running(f"sqlite:///{tmp_path / 'undertow.db'}") as server:
        failing = asyncio.run_coroutine_threadsafe(server.service.quick(fail), server.loop)
        with pytest.raises(sa.exc.OperationalError):
            failing.result(PATIENCE)
    assert len(calls) == 1
