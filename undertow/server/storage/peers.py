"""The other servers on one PostgreSQL database, and how they learn of each other's changes.

Every server has a row in `servers` while it listens. A move sends no NOTIFY if there is no other row, which is the usual
case. A lock makes sure that no change is missed: a server that registers waits for all moves that could not see its row,
and later moves see it. A backup only reads, so it does not have to wait.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import sqlalchemy as sa

from undertow.server.storage.store import CHANNEL, pg_connecting, server_number

_SWEEP_SECONDS = 60.0
_ANSWER_SECONDS = 10.0

# A server locks its number while it listens; a row without a lock belongs to a dead server.
_SWEEP = b"DELETE FROM servers WHERE id <> %s AND pg_try_advisory_xact_lock(id)"


async def listen_to_peers(url: sa.URL, server: str, heard: Callable[[str | None], None]) -> None:
    """Call `heard` with each table that another server changes, until the connection breaks, which raises.

    The first call is with None: tables may have changed before.
    """
    import psycopg  # slow to load, and not needed on SQLite

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with asyncio.timeout(_ANSWER_SECONDS):
        opened = await psycopg.AsyncConnection.connect(address, autocommit=True, **pg_connecting(url))
    async with opened as connection:
        async with asyncio.timeout(_ANSWER_SECONDS):
            await come_in(connection, server)
        heard(None)
        async for table in _told(connection, server):
            heard(table)


async def come_in(connection: Any, server: str) -> None:
    """Listen and register this server; afterwards no move is missed."""
    number = server_number(server)
    await connection.execute(f"LISTEN {CHANNEL}".encode())
    # Shared: the connection before this one may be lost without the database knowing it yet.
    await connection.execute("SELECT pg_advisory_lock_shared(%s)", (number,))
    async with connection.transaction():
        await connection.execute("LOCK TABLE servers IN EXCLUSIVE MODE")
        await connection.execute(_SWEEP, (number,))
        await connection.execute("INSERT INTO servers (id) VALUES (%s) ON CONFLICT DO NOTHING", (number,))


async def _told(connection: Any, server: str) -> AsyncIterator[str]:
    """Yield tables that other servers change; removes rows of dead servers at times."""
    while True:
        async for notice in connection.notifies(timeout=_SWEEP_SECONDS):
            sender, _, table = notice.payload.partition(" ")
            if sender != server:
                yield table
        async with asyncio.timeout(_ANSWER_SECONDS):
            await connection.execute(_SWEEP, (server_number(server),))
