"""Servers on one PostgreSQL database: a single server sends no NOTIFY, and no listening server misses a move."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import psycopg
import pytest

from tests.server.live.test_moves_in_loop import move
from tests.server.playing import new_tables, people_table
from tests.server.running import PATIENCE
from undertow.engine.rng import Rng
from undertow.server.background import BackgroundTask
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.storage.move_writer import CHANGED
from undertow.server.storage.peers import come_in, listen_to_peers
from undertow.server.storage.store import CHANNEL, Store, server_number

OTHER = "0123456789ab"
Connection = psycopg.AsyncConnection[Any]


@pytest.fixture
def store(postgresql_store: Store) -> Store:
    return postgresql_store


def address(store: Store) -> str:
    return store.url.set(drivername="postgresql").render_as_string(hide_password=False)


async def connected(store: Store) -> Connection:
    return await psycopg.AsyncConnection.connect(address(store), autocommit=True)


def listening(store: Store) -> set[int]:
    with store.reading() as connection:
        return set(connection.exec_driver_sql("SELECT id FROM servers").scalars())


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something in the database."""
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(is_so):
            await asyncio.sleep(0.02)


async def waits_for_lock(store: Store) -> None:
    """Return once somebody waits for a lock."""

    def is_waited_for() -> bool:
        with store.reading() as connection:
            return bool(connection.exec_driver_sql("SELECT count(*) FROM pg_locks WHERE NOT granted").scalar())

    await until(is_waited_for)


async def told(connection: Connection) -> list[str]:
    """The next notification."""
    return [notice.payload async for notice in connection.notifies(timeout=PATIENCE, stop_after=1)]


def run(work: Callable[[Tables, LiveTable, dict[int, str]], Coroutine[Any, Any, None]], store: Store) -> None:
    async def whole() -> None:
        tables = new_tables(store)
        live, secrets = people_table(tables)
        await tables.moves.open_loop()
        try:
            await work(tables, live, secrets)
        finally:
            await tables.moves.close_loop()

    asyncio.run(whole())


def test_a_server_notifies_only_if_it_has_peers(store: Store) -> None:
    async def work(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> None:
        async with await connected(store) as own, await connected(store) as other:
            await come_in(own, store.server)
            assert await tables.act_in_loop(*move(live, secrets, Rng(1))) is not None
            await other.execute(f"NOTIFY {CHANNEL}, 'the first one'".encode())  # they come in the order of commits
            assert await told(own) == ["the first one"]
            await come_in(other, OTHER)
            assert await tables.act_in_loop(*move(live, secrets, Rng(2))) is not None
            assert await told(other) == [f"{store.server} {live.id}"]
            asked = move(live, secrets, Rng(3))
            await asyncio.to_thread(tables.act, *asked)  # also through a thread
            assert await told(other) == [f"{store.server} {live.id}"]

    run(work, store)


def test_a_new_server_waits_for_moves_that_did_not_see_it(store: Store) -> None:
    async def work(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> None:
        moves = tables.moves
        values = moves._values("no match", 0, dict.fromkeys(CHANGED), [])  # it changes nothing, but locks the same
        async with await connected(store) as mover, await connected(store) as other:
            for _ in range(8):  # by then its plan is kept, as on a server that has run for a while
                await mover.execute(moves._postgresql, values, prepare=True)
            await mover.execute("BEGIN")
            await mover.execute(moves._postgresql, values, prepare=True)
            coming = asyncio.create_task(come_in(other, OTHER))
            await waits_for_lock(store)
            assert not coming.done()
            await mover.execute("COMMIT")
            await asyncio.wait_for(coming, PATIENCE)
            assert listening(store) == {server_number(OTHER)}

    run(work, store)


def test_a_new_server_waits_neither_for_a_backup_nor_for_its_own_lost_connection(store: Store) -> None:
    async def work(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> None:
        async with await connected(store) as backup, await connected(store) as lost, await connected(store) as again:
            await backup.execute("BEGIN")
            await backup.execute("LOCK TABLE servers IN ACCESS SHARE MODE")
            await come_in(lost, OTHER)
            await asyncio.wait_for(come_in(again, OTHER), PATIENCE)
            assert listening(store) == {server_number(OTHER)}
            await backup.execute("COMMIT")

    run(work, store)


def test_a_move_that_waits_for_a_new_server_notifies_it(store: Store) -> None:
    async def work(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> None:
        async with await connected(store) as other:
            await other.execute(f"LISTEN {CHANNEL}".encode())
            for seed in range(8):  # by then its plan is kept
                await tables.act_in_loop(*move(live, secrets, Rng(seed)))
            await other.execute("BEGIN")
            await other.execute("LOCK TABLE servers IN EXCLUSIVE MODE")
            moving = asyncio.create_task(tables.act_in_loop(*move(live, secrets, Rng(20))))
            await waits_for_lock(store)
            assert not moving.done()
            await other.execute("INSERT INTO servers (id) VALUES (%s)", (server_number(OTHER),))
            await other.execute("COMMIT")
            assert await asyncio.wait_for(moving, PATIENCE) is not None
            assert await told(other) == [f"{store.server} {live.id}"]

    run(work, store)


def test_rows_of_servers_that_are_gone_are_removed_and_those_that_listen_stay(store: Store) -> None:
    async def work(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> None:
        async with await connected(store) as own:
            await come_in(own, store.server)
            other = await connected(store)
            await come_in(other, OTHER)
            assert listening(store) == {server_number(store.server), server_number(OTHER)}
            await other.close()
            async with await connected(store) as third:
                await come_in(third, "0f")
            assert listening(store) == {server_number(store.server), 15}

    run(work, store)


def test_a_server_that_lost_its_connection_reconnects_and_distrusts_its_tables(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undertow.server.storage.peers._SWEEP_SECONDS", 0.05)
    heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def work(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> None:
        hearing = BackgroundTask("peers", lambda: listen_to_peers(store.url, OTHER, heard.put_nowait), 0.05)
        hearing.start()
        assert await asyncio.wait_for(heard.get(), PATIENCE) is None
        async with await connected(store) as own:
            await own.execute("INSERT INTO servers (id) VALUES (77)")  # of a dead server: gone after the next sweep
            await until(lambda: 77 not in listening(store))
            assert server_number(OTHER) in listening(store)
            await tables.act_in_loop(*move(live, secrets, Rng(1)))
            assert await asyncio.wait_for(heard.get(), PATIENCE) == live.id
            await own.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        assert await asyncio.wait_for(heard.get(), PATIENCE) is None
        assert server_number(OTHER) in listening(store)
        await hearing.stop()

    run(work, store)
