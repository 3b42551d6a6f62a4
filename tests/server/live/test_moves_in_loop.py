"""Moves that are written straight from the event loop on PostgreSQL: the same as by a thread, or left to one."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from tests.server.playing import GAMES, new_tables, people_table, random_action
from tests.server.postgresql import fresh_postgresql
from undertow.engine.match import fingerprint
from undertow.engine.rng import Rng
from undertow.server.live import gate
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.storage.store import Store


@pytest.fixture
def store(postgresql_store: Store) -> Store:
    return postgresql_store


@asynccontextmanager
async def ready(store: Store) -> AsyncIterator[Tables]:
    """The tables of a server whose event loop may write."""
    tables = new_tables(store)
    await tables.moves.open_loop()
    try:
        yield tables
    finally:
        await tables.moves.close_loop()


def move(live: LiveTable, secrets: dict[int, str], rng: Rng) -> tuple[str, int, str, str, int, str]:
    """A legal move of a seat that is to act."""
    seat = live.to_act()[0]
    text = random_action(gate.snapshot(live, seat, live.version, len(live.match.log)), rng)
    return live.id, seat, secrets[seat], f"a{seat}-{live.events}", live.version, text


def run(work: Callable[[Tables], Coroutine[Any, Any, None]], store: Store) -> None:
    async def whole() -> None:
        async with ready(store) as tables:
            await work(tables)

    asyncio.run(whole())


def same_elsewhere(store: Store, live: LiveTable) -> bool:
    """Whether another server finds the table in the same state."""
    other = new_tables(store).table(live.id)
    return other.match.log == live.match.log and fingerprint(other.match.state) == fingerprint(live.match.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_played_from_the_loop_is_stored_move_by_move(store: Store, game: str) -> None:
    async def work(tables: Tables) -> None:
        live, secrets = people_table(tables, game)
        rng, told = Rng(3), list[int]()
        tables.on_change = lambda live: told.append(live.version)
        for _ in range(60):
            if not live.to_act():
                break
            assert await tables.act_in_loop(*move(live, secrets, rng)) == live.version
        assert tables.table(live.id) is live
        assert told[-1] == live.version
        assert same_elsewhere(store, live)

    run(work, store)


def test_what_is_not_a_usual_move_goes_the_long_way_and_changes_nothing(store: Store) -> None:
    async def work(tables: Tables) -> None:
        live, secrets = people_table(tables)
        table, seat, secret, name, version, text = move(live, secrets, Rng(1))
        for asked in (
            (table, seat, "wrong", name, version, text),
            (table, seat, secret, name, version + 1, text),
            (table, seat, secret, "bot:1", version, text),
            (table, seat, secret, name, version, "to nowhere"),
            ("unknown", seat, secret, name, version, text),
        ):
            assert await tables.act_in_loop(*asked) is None
        assert (live.version, live.events, live.is_dropped) == (version, live.row.events, False)
        assert await tables.act_in_loop(table, seat, secret, name, version, text) is not None
        assert await tables.act_in_loop(table, seat, secret, name, version, text) is None  # the store knows
        assert tables.act(table, seat, secret, name, version, text) == live.version

    run(work, store)


def test_of_two_servers_that_move_at_once_one_writes_and_the_other_looks_again(store: Store) -> None:
    async def work(tables: Tables) -> None:
        live, secrets = people_table(tables)
        elsewhere = new_tables(store)
        behind = elsewhere.table(live.id)
        asked = move(live, secrets, Rng(5))
        elsewhere.act(*asked)
        assert await tables.act_in_loop(*asked[:3], "later", *asked[4:]) is None
        assert live.is_dropped
        assert same_elsewhere(store, behind)

    run(work, store)


def test_a_database_that_is_gone_drops_what_was_not_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables) -> None:
        live, secrets = people_table(tables)

        async def fail(*_: object) -> bool:
            raise psycopg.OperationalError

        with monkeypatch.context() as patched:
            patched.setattr(tables.moves, "write_in_loop", fail)
            assert await tables.act_in_loop(*move(live, secrets, Rng(2))) is None
        assert live.is_dropped
        again = tables.table(live.id)
        assert (again.version, again.is_being_written) == (0, False)
        assert await tables.act_in_loop(*move(again, secrets, Rng(2))) == again.version

    run(work, store)


def test_nobody_sees_a_move_that_is_not_written_yet_and_one_cut_short_is_dropped(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(tables: Tables) -> None:
        live, secrets = people_table(tables)
        begun = asyncio.Event()

        async def hang(*_: object) -> bool:
            begun.set()
            await asyncio.sleep(60)
            return True

        with monkeypatch.context() as patched:
            patched.setattr(tables.moves, "write_in_loop", hang)
            moving = asyncio.create_task(tables.act_in_loop(*move(live, secrets, Rng(2))))
            await begun.wait()
            with tables.looking_at_once(live.id) as seen:
                assert seen is None
            assert await tables.act_in_loop(*move(live, secrets, Rng(2))) is None
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
        assert live.is_dropped
        assert tables.table(live.id).events == 0

    run(work, store)


def test_a_move_whose_sender_goes_away_meanwhile_is_written_and_told(store: Store) -> None:
    async def work(tables: Tables) -> None:
        live, secrets = people_table(tables)
        told = list[int]()
        tables.on_change = lambda live: told.append(live.version)
        moving = asyncio.create_task(tables.act_in_loop(*move(live, secrets, Rng(2))))
        await asyncio.sleep(0)
        assert live.is_being_written
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        assert moving.cancelled()
        assert told == [live.version]
        assert not live.is_dropped
        assert same_elsewhere(store, live)

    run(work, store)


def test_a_move_that_was_written_before_its_connection_broke_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables) -> None:
        live, secrets = people_table(tables)
        told = list[str]()
        tables.on_change = lambda live: told.append(live.id)
        write = tables.moves.write_in_loop

        async def write_and_break(*asked: Any) -> bool:
            await write(*asked)
            raise psycopg.OperationalError

        asked = move(live, secrets, Rng(2))
        with monkeypatch.context() as patched:
            patched.setattr(tables.moves, "write_in_loop", write_and_break)
            assert await tables.act_in_loop(*asked) is None
        assert told == [live.id]
        assert live.is_dropped
        assert tables.act(*asked) == tables.table(live.id).version == live.version

    run(work, store)


def test_a_wait_for_the_disk_that_the_url_asks_for_is_kept(postgresql: Any) -> None:
    address = fresh_postgresql(postgresql)
    for url, expected in ((address, "off"), (f"{address}&options=-csynchronous_commit%3Don", "on")):
        store = Store(url)
        store.migrate()

        async def shown(store: Store = store, expected: str = expected) -> int:
            pool = new_tables(store).moves.pool("SELECT 1 WHERE current_setting('synchronous_commit') = $1")
            await pool.open()
            try:
                return await pool.run([expected])
            finally:
                await pool.close()

        assert asyncio.run(shown()) == 1
        store.close()
