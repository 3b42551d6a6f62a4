"""A statement on PostgreSQL from the event loop: answered, or broken off with an error and ready again soon after."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import psycopg
import pytest

from tests.server.postgresql import fresh_postgresql
from tests.server.running import PATIENCE
from undertow.server.storage import pg_pool
from undertow.server.storage.pg_pool import PgPool

# Waits while somebody holds the gate, an advisory lock, if its second value is 1.
NOTE = (
    "INSERT INTO notes SELECT $1 FROM (SELECT CASE WHEN $2::int = 1"
    " THEN pg_advisory_xact_lock_shared(7)::text END) AS passed RETURNING text"
)


@pytest.fixture
def address(postgresql: Any) -> str:
    address = fresh_postgresql(postgresql)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE notes (text text)")
    return address


def ask(address: str, question: str) -> list[Any]:
    """What another connection finds."""
    with psycopg.connect(address, autocommit=True) as connection:
        return [row[0] for row in connection.execute(question.encode()).fetchall()]


def notes(address: str) -> list[Any]:
    return ask(address, "SELECT text FROM notes ORDER BY text")


@contextlib.contextmanager
def gate_closed(address: str) -> Iterator[None]:
    """Keep statements waiting for a while."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(7)")
        yield


async def until_waiting(address: str, count: int = 1) -> None:
    """Return once `count` statements wait at the gate."""
    question = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(ask, address, question))[0] < count:
            await asyncio.sleep(0.02)


def cut_all(address: str) -> None:
    """End every other connection to the database, from its side; one that keeps the gate closed ends last."""
    ask(
        address,
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        " ORDER BY pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted)",
    )


def run(address: str, work: Callable[[PgPool], Awaitable[None]], statement: str = NOTE) -> None:
    async def whole() -> None:
        found = PgPool(address, statement, {})
        await found.open()
        try:
            await work(found)
        finally:
            await found.close()

    asyncio.run(whole())


async def soon(pool: PgPool, *values: str | int | None) -> int:
    """Run the statement, again if the connections are still being opened anew."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(psycopg.OperationalError):
                return await pool.run(values)
            await asyncio.sleep(0.02)


def test_more_callers_than_connections_are_all_answered(address: str) -> None:
    async def work(pool: PgPool) -> None:
        names = [f"{number:02}" for number in range(40)]
        assert await asyncio.gather(*(pool.run([name, 0]) for name in names)) == [1] * 40
        assert notes(address) == names

    run(address, work)


def test_values_arrive_as_they_are_however_long(address: str) -> None:
    async def work(pool: PgPool) -> None:
        long = "Ниагара " * 500_000
        for value in ('it\'s \\ "quoted" %s $1', long, None):
            assert await pool.run([value, 0]) == 1
        assert sorted(notes(address), key=str) == sorted(('it\'s \\ "quoted" %s $1', long, None), key=str)

    run(address, work)


def test_a_caller_that_is_cancelled_goes_after_the_statement_has_ended(address: str) -> None:
    async def work(pool: PgPool) -> None:
        heard = list[int]()

        async def call() -> None:
            heard.append(await pool.run(["kept", 1]))
            await asyncio.Event().wait()

        with gate_closed(address):
            calling = asyncio.create_task(call())
            await until_waiting(address)
            for _ in range(2):
                calling.cancel()
                await asyncio.sleep(0)
            assert not calling.done()
        await asyncio.wait([calling], timeout=PATIENCE)
        assert calling.cancelled()
        assert (heard, notes(address)) == ([1], ["kept"])

    run(address, work)


def test_a_connection_cut_in_the_middle_is_an_error_and_another_takes_its_place(address: str) -> None:
    async def work(pool: PgPool) -> None:
        with gate_closed(address):
            calling = asyncio.create_task(pool.run(["cut", 1]))
            await until_waiting(address)
            await asyncio.to_thread(cut_all, address)
            with pytest.raises(psycopg.OperationalError):
                await asyncio.wait_for(calling, PATIENCE)
        assert await soon(pool, "after", 0) == 1
        assert notes(address) == ["after"]

    run(address, work)


def test_connections_cut_while_nobody_uses_them_are_replaced(address: str) -> None:
    async def work(pool: PgPool) -> None:
        await asyncio.to_thread(cut_all, address)
        assert await soon(pool, "after", 0) == 1
        assert await asyncio.gather(*(soon(pool, "more", 0) for _ in range(8))) == [1] * 8

    run(address, work)


def test_a_statement_that_the_database_refuses_is_an_error_and_the_next_one_is_not(address: str) -> None:
    async def work(pool: PgPool) -> None:
        with pytest.raises(psycopg.OperationalError, match="refused the statement"):
            await pool.run([0])
        for _ in range(5):  # more than the pool has connections
            with pytest.raises(psycopg.OperationalError):
                await pool.run([0])
        assert await soon(pool, 5) == 1

    run(address, work, "SELECT 1 / $1::int")


def test_a_caller_that_waits_too_long_for_a_connection_is_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pg_pool, "_WAIT_SECONDS", 0.1)

    async def work(pool: PgPool) -> None:
        with gate_closed(address):
            holding = [asyncio.create_task(pool.run(["held", 1])) for _ in range(4)]
            await until_waiting(address, 4)
            with pytest.raises(psycopg.OperationalError, match="no connection is free"):
                await pool.run(["late", 0])
        assert await asyncio.gather(*holding) == [1] * 4
        assert await pool.run(["later", 0]) == 1
        assert notes(address) == ["held"] * 4 + ["later"]

    run(address, work)


def test_a_database_that_does_not_answer_is_given_up(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pg_pool, "_LONGEST_SECONDS", 0.1)

    async def work(pool: PgPool) -> None:
        with gate_closed(address), pytest.raises(psycopg.OperationalError, match="does not answer"):
            await pool.run(["never", 1])
        monkeypatch.setattr(pg_pool, "_LONGEST_SECONDS", PATIENCE)
        assert await soon(pool, "after", 0) == 1

    run(address, work)


def test_closing_answers_callers_that_still_wait(address: str) -> None:
    async def work(pool: PgPool) -> None:
        with gate_closed(address):
            calling = asyncio.create_task(pool.run(["open", 1]))
            await until_waiting(address)
            await pool.close()
            with pytest.raises(psycopg.OperationalError, match="closes"):
                await asyncio.wait_for(calling, PATIENCE)

    run(address, work)
