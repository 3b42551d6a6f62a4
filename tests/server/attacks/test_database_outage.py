"""The database goes away and comes back: every background task goes on, bots play on, and /health says what is wrong."""

import asyncio
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.api.test_app import new_table
from tests.server.postgresql import fresh_postgresql
from tests.server.proxy import proxied
from tests.server.running import PATIENCE, Running, running, wait_until
from undertow.server.storage.store import SCHEMA, Store

THREE_BOTS = [{"kind": "bot", "bot": "random"}] * 3


def health(client: httpx.Client, path: str = "/health") -> tuple[int, str]:
    answer = client.get(path)
    return answer.status_code, answer.json()["reason"]


def statuses(client: httpx.Client) -> dict[str, str]:
    found: dict[str, str] = client.get("/health").json()["tasks"]
    return found


def end_task(server: Running, name: str) -> None:
    """End a background task, as a fault in it might."""
    task = server.service.background._tasks[name]

    async def end() -> None:
        await task.stop()

    asyncio.run_coroutine_threadsafe(end(), server.loop).result(PATIENCE)


def fail_tasks(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every question that background tasks ask of the store fail."""

    def fail(*_: object, **__: object) -> Any:
        raise sa.exc.OperationalError("gone", None, OSError("gone"))

    for name in ("overdue", "empty_log", "ping"):
        monkeypatch.setattr(server.service.store, name, fail)
    monkeypatch.setattr("undertow.server.storage.outbox.overdue", fail)
    monkeypatch.setattr(server.service.metrics, "refresh", fail)


def test_bots_play_on_after_postgresql_was_away(postgresql: Any) -> None:
    with proxied(fresh_postgresql(postgresql)) as proxy, running(proxy.url) as server:
        client = server.client()
        tables = [new_table(client, THREE_BOTS, pace=300)["table"] for _ in range(3)]
        proxy.go_away()
        wait_until(lambda: health(client) == (503, "database"))
        wait_until(lambda: _all_that_ask_fail(client))
        proxy.come_back()
        wait_until(lambda: health(client) == (200, ""))
        before = {table: client.get(f"/api/tables/{table}").json()["version"] for table in tables}
        for table in tables:
            wait_until(lambda table=table: _has_moved(client, table, before[table]))


def _all_that_ask_fail(client: httpx.Client) -> bool:
    """Whether all tasks fail that ask the database."""
    found = statuses(client)
    return {found[name] for name in ("database", "bots", "watchdog", "peers", "notices")} == {"failing"}


def _has_moved(client: httpx.Client, table: str, version: int) -> bool:
    seen = client.get(f"/api/tables/{table}").json()
    return bool(seen["status"] == "finished" or seen["version"] > version)


def test_no_task_ends_by_an_error(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(database, notice_seconds=0.3) as server:
        client = server.client()
        wait_until(lambda: set(statuses(client).values()) == {"running"})
        with monkeypatch.context() as patch:
            fail_tasks(server, patch)
            for name in ("bots", "watchdog", "notices", "tidying", "database"):
                wait_until(lambda name=name: statuses(client)[name] == "failing")
            assert health(client) == (503, "database")
        wait_until(lambda: set(statuses(client).values()) == {"running"})
        assert health(client) == (200, "")


@pytest.mark.parametrize("name", ["bots", "watchdog", "notices", "tidying"])
def test_a_dead_task_is_named(database: str, name: str) -> None:
    with running(database) as server:
        client = server.client()
        assert health(client) == (200, "")
        assert health(client, "/ready") == (200, "")
        end_task(server, name)
        assert health(client) == (503, f"task {name}")
        assert health(client, "/ready") == (503, f"task {name}")


def test_a_server_on_another_schema_is_not_ready(database: str) -> None:
    with running(database) as server:
        client = server.client()
        assert client.get("/ready").json()["schema_version"] == SCHEMA
        store = Store(database)
        with store.writing() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        wait_until(lambda: health(client, "/ready") == (503, "schema"))
        assert health(client) == (200, "")
        store.close()
