"""One prepared statement on PostgreSQL, run from an event loop over connections of its own.

It goes straight to libpq, by psycopg's `pq`: for a statement as short as a move, cursors, adapters and a pool take longer
than the database does. Any error breaks the connection, and the pool opens another one in the background.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, TypeVar

import psycopg
from psycopg import pq

T = TypeVar("T")
_CONNECTIONS = 4
_WAIT_SECONDS = 0.5  # for a free connection
_LONGEST_SECONDS = 5.0  # for an answer
_OPEN_SECONDS = 5.0  # for opening a connection
_AGAIN_SECONDS = 1.0  # between two tries to replace a broken connection
_NAME = "connection"

log = logging.getLogger("undertow.server")


class PgConnection:
    """A connection that runs the statement for one caller at a time."""

    def __init__(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Take over a connection on which the statement is prepared."""
        self.is_broken = False
        self._connection = connection  # kept, because it closes itself when unreferenced
        self._libpq = connection.pgconn
        self._socket = connection.pgconn.socket
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Future[int] | None = None
        self._result: pq.abc.PGresult | None = None
        self._loop.add_reader(self._socket, self._read)

    @classmethod
    async def open(cls, address: str, statement: str, settings: dict[str, Any]) -> "PgConnection":
        """Connect and prepare the statement; raises TimeoutError if the database does not answer."""
        async with asyncio.timeout(_OPEN_SECONDS):
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True, **settings)
            try:
                await connection.execute(f"PREPARE {_NAME} AS {statement}".encode())
            except BaseException:
                await connection.close()
                raise
        return cls(connection)

    def run(self, values: Sequence[str | int | None]) -> asyncio.Future[int]:
        """Run the statement; the answer is how many rows it returned."""
        answer: asyncio.Future[int] = self._loop.create_future()
        too_long = self._loop.call_later(_LONGEST_SECONDS, self._break, "the database does not answer")
        answer.add_done_callback(lambda _: too_long.cancel())
        self._waiting, self._result = answer, None
        try:
            self._libpq.send_query_prepared(_NAME.encode(), [_as_text(value) for value in values])
            self._write()
        except psycopg.Error as error:
            self._break(str(error))
        return answer

    def _write(self) -> None:
        """Send buffered data; the rest follows when the socket is writable."""
        if self._libpq.flush():
            self._loop.add_writer(self._socket, self._write_on)

    def _write_on(self) -> None:
        """Send the rest."""
        self._loop.remove_writer(self._socket)
        try:
            self._write()
        except psycopg.Error as error:
            self._break(str(error))

    def _read(self) -> None:
        """Read results; a statement ends with an empty one."""
        try:
            self._libpq.consume_input()
            while self._waiting is not None and not self._libpq.is_busy():
                result = self._libpq.get_result()
                if result is None:
                    self._answer()
                else:
                    self._result = result
        except psycopg.Error as error:
            self._break(str(error))

    def _answer(self) -> None:
        """Hand over what the statement has returned."""
        waiting, result = self._waiting, self._result
        if waiting is None or result is None or result.status != pq.ExecStatus.TUPLES_OK:
            self._break("the database refused the statement")
            return
        self._waiting = None
        waiting.set_result(result.ntuples)

    def _break(self, reason: str) -> None:
        """Close the connection and fail its waiting caller."""
        if not self.is_broken:
            self.is_broken = True
            self._loop.remove_reader(self._socket)
            self._loop.remove_writer(self._socket)
            self._libpq.finish()
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting.set_exception(psycopg.OperationalError(reason))

    def close(self) -> None:
        """Close the connection."""
        self._break("the server closes")


class PgPool:
    """Several connections for one statement. Lives on the event loop that opened it."""

    def __init__(self, address: str, statement: str, settings: dict[str, Any]) -> None:
        """Nothing is connected yet. The statement has places $1, $2 … for its values."""
        self._how = (address, statement, settings)
        self._all: list[PgConnection] = []
        self._free: asyncio.LifoQueue[PgConnection] = asyncio.LifoQueue()
        self._opening: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open all connections."""
        for _ in range(_CONNECTIONS):
            self._add(await PgConnection.open(*self._how))

    def _add(self, connection: PgConnection) -> None:
        """Open one more connection."""
        self._all.append(connection)
        self._free.put_nowait(connection)

    async def run(self, values: Sequence[str | int | None]) -> int:
        """Run the statement to its end, even if cancelled; returns the number of rows."""
        connection = await self._free_connection()
        answer = connection.run(values)
        answer.add_done_callback(lambda _: self._give_back(connection))
        return await to_its_end(answer)

    async def _free_connection(self) -> PgConnection:
        """A free connection; raises psycopg's error if none is free in time."""
        while True:
            try:
                connection = self._free.get_nowait()
            except asyncio.QueueEmpty:
                try:
                    connection = await asyncio.wait_for(self._free.get(), _WAIT_SECONDS)
                except TimeoutError:
                    raise psycopg.OperationalError("no connection is free") from None
            if not connection.is_broken:
                return connection
            self._replace(connection)

    def _give_back(self, connection: PgConnection) -> None:
        """Return a connection to the pool."""
        if connection.is_broken:
            self._replace(connection)
        else:
            self._free.put_nowait(connection)

    def _replace(self, connection: PgConnection) -> None:
        """Replace a broken connection as soon as possible."""
        if connection in self._all:
            self._all.remove(connection)
            opening = asyncio.create_task(self._open_another())
            self._opening.add(opening)
            opening.add_done_callback(self._opening.discard)

    async def _open_another(self) -> None:
        """Retry until the database answers; logs one line per outage."""
        if len(self._opening) == 1:
            log.warning("a connection to the database broke")
        while True:
            try:
                self._add(await PgConnection.open(*self._how))
            except Exception:
                await asyncio.sleep(_AGAIN_SECONDS)
            else:
                return

    async def close(self) -> None:
        """Close all connections."""
        for opening in list(self._opening):
            opening.cancel()
        await asyncio.gather(*self._opening, return_exceptions=True)
        pool, self._all = self._all, []
        for connection in pool:
            connection.close()


async def to_its_end(answer: asyncio.Future[T]) -> T:
    """Await the result even if cancelled; the cancellation takes effect afterwards."""
    is_cancelled = False
    while not answer.done():
        try:
            await asyncio.shield(answer)
        except asyncio.CancelledError:
            is_cancelled = True
        except psycopg.Error:
            break
    if is_cancelled:
        _cancel_this_task()
    return answer.result()


def _cancel_this_task() -> None:
    """Postpone a cancellation that has already arrived."""
    task = asyncio.current_task()
    if task is not None:
        task.uncancel()
        task.cancel()


def _as_text(value: str | int | None) -> bytes | None:
    """A value in libpq's text format."""
    return None if value is None else str(value).encode()
