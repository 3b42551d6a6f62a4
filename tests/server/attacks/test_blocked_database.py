"""The database is reachable but does not answer: an outside lock on the SQLite file, a PostgreSQL that hangs.

Moves wait for a moment and are refused then, with the time after which they may be sent again. Everything that needs no
database answers meanwhile, and /health says what is wrong.
"""

import asyncio
import contextlib
import json
import sqlite3
import statistics
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
from tests.server.conftest import BACKENDS
from tests.server.postgresql import fresh_postgresql
from tests.server.proxy import proxied
from tests.server.running import PATIENCE, Running, receive, running, socket_of, wait_until

MOVES = 4
SECONDS = 2.0  # seconds until a database that does not answer counts as unreachable
ASKED = 40
FACTOR, FLOOR = 10, 0.2  # of the median answer when nothing is blocked; seconds
STALL_FACTOR, STALL_FLOOR = 25, 2.0  # of the slowest one


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
        self._is_given_up = False
        self._thread = threading.Thread(target=self._move, args=(client, held))
        self._thread.start()

    def _move(self, client: httpx.Client, held: dict[str, Any]) -> None:
        """Send a move until it is not refused for a database that does not answer."""
        while not self._is_given_up and not self.is_made:
            self.answers.append(act(client, held, 0, "a", 0, "play 1"))

    @property
    def is_made(self) -> bool:
        return any(answer.status_code != 503 for answer in self.answers)

    def give_up(self) -> None:
        """Do not send it again; the request under way is answered first."""
        self._is_given_up = True
        self._thread.join(PATIENCE)

    def result(self) -> httpx.Response:
        self._thread.join(PATIENCE)
        return self.answers[-1]


def times(client: httpx.Client, path: str) -> list[float]:
    """The seconds that each of some answers takes."""
    taken = []
    for _ in range(ASKED):
        begun = time.perf_counter()
        client.get(path)
        taken.append(time.perf_counter() - begun)
    return taken


def look_for_bots(server: Running) -> None:
    """Let the server look for bots to move, now."""
    asyncio.run_coroutine_threadsafe(server.service.jobs.take_up(), server.loop)


def test_pages_and_health_answer_while_moves_wait(blockable: tuple[str, Block]) -> None:
    database, blocked = blockable
    with running(database, database_seconds=SECONDS) as server:
        client = server.client()
        tables = [new_table(client) for _ in range(MOVES)]
        usual = {path: times(client, path) for path in ("/", "/health")}
        with blocked():
            moves = [Moving(server.client(), held) for held in tables]
            look_for_bots(server)
            found = {path: times(client, path) for path in ("/", "/health")}
            wait_until(lambda: health(client) == (503, "database"))
            assert client.get("/").status_code == 200
            assert not any(move.is_made for move in moves), "nothing was blocked"
        assert [move.result().status_code for move in moves] == [200] * MOVES
        wait_until(lambda: health(client) == (200, ""))
    for path, seconds in found.items():
        assert statistics.median(seconds) < max(FLOOR, FACTOR * statistics.median(usual[path])), path
        assert max(seconds) < max(STALL_FLOOR, STALL_FACTOR * max(usual[path])), path


def test_blocked_requests_are_refused_and_do_not_pile_up(blockable: tuple[str, Block]) -> None:
    database, blocked = blockable
    with running(database, database_seconds=SECONDS) as server:
        tables = [new_table(server.client()) for _ in range(3 * MOVES)]
        with blocked():
            moves = [Moving(server.client(), held) for held in tables]
            wait_until(lambda: all(move.answers for move in moves))
            for move in moves:
                refused = move.answers[0]
                assert (refused.status_code, refused.json()["code"]) == (503, "busy")
                assert int(refused.headers["Retry-After"]) == refused.json()["arguments"]["seconds"]
            stranger = server.client().post("/api/tables", json={"game": "niagara", "seats": BOTS})
            assert stranger.status_code == 503
            for move in moves:
                move.give_up()
            wait_until(lambda: server.service._threads._work_queue.qsize() == 0)
        for held in tables:  # a refused move may have been written; sent again, it counts once
            assert act(server.client(), held, 0, "a", 0, "play 1").json() == {"version": 0}
            assert look(server.client(), held)["revision"] == 2


def test_a_socket_whose_move_is_blocked_is_told_so(blockable: tuple[str, Block]) -> None:
    database, blocked = blockable
    with running(database, database_seconds=SECONDS) as server:
        held = new_table(server.client())
        opened = socket_of(server.url, held["table"], {"seat": 0, "secret": held["secrets"][0]})
        move = {"type": "act", "id": "a", "version": 0, "action": receive(opened, "view")["actions"][0]["action"]}
        with blocked():
            opened.send(json.dumps(move))
            assert receive(opened, "answer")["problem"]["code"] == "busy"
        wait_until(lambda: health(server.client()) == (200, ""))
        opened.send(json.dumps(move))
        assert receive(opened, "answer")["ok"]
        opened.close()


def test_a_table_that_a_thread_waits_with_stops_nobody_else(blockable: tuple[str, Block]) -> None:
    """A second request to the table would wait for its lock."""
    database, blocked = blockable
    with running(database, database_seconds=SECONDS) as server:
        client = server.client()
        held = new_table(client)
        with blocked():
            moves = [Moving(server.client(), held) for _ in range(2)]
            for _ in range(ASKED):
                assert client.get("/").status_code == 200
            assert not any(move.is_made for move in moves)
        assert [move.result().json() for move in moves] == [{"version": 0}] * 2  # one move, sent twice


def test_bots_move_once_the_database_answers_again(blockable: tuple[str, Block]) -> None:
    database, blocked = blockable
    with running(database, database_seconds=SECONDS) as server:
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
