"""Writes a move quickly: one statement on PostgreSQL, three on SQLite, without SQLAlchemy.

Nothing is locked beforehand. The match changes only if it still has the revision that the move was worked out on. If two
servers move at once, one of them writes, and the other loads the match again.
"""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from undertow.server.storage.schema import events, matches, servers
from undertow.server.storage.store import CHANNEL, EventRow, Store, pg_connecting, server_number

if TYPE_CHECKING:
    from undertow.server.storage.pg_pool import PgPool

_NO_WAIT = "-c synchronous_commit=off"  # do not wait for the database's disk, as on SQLite; see docs/hosting.md

CHANGED = (
    "revision", "events", "status", "to_act", "bots_due", "winners", "changed", "length", "notify", "notify_due", "offer",
    "waiting",
)  # fmt: skip
_EVENT = [column.name for column in events.columns]
_VALUES = (*CHANGED, "match_id", "known", "rows", "own", "payload")  # of PostgreSQL's statement, in its order


class MoveWriter:
    """Writes moves to one store; may be called from any thread, with PostgreSQL also from an event loop."""

    def __init__(self, store: Store) -> None:
        """Put the statements together."""
        self._store = store
        self._pool: PgPool | None = None
        self._postgresql = _postgresql_statement(dict.fromkeys(_VALUES, "%s"))
        settings = ", ".join(f"{name} = ?" for name in CHANGED)
        self._change = f"UPDATE matches SET {settings} WHERE id = ? AND revision = ?"  # noqa: S608 - names of columns
        marks = ", ".join("?" for _ in _EVENT)
        self._add = f"INSERT INTO events ({_names(_EVENT)}) VALUES ({marks})"  # noqa: S608 - names of columns

    def write(self, match: str, revision: int, facts: dict[str, Any], rows: Sequence[EventRow]) -> bool:
        """Write a move in one transaction; False if the match has another revision."""
        write = self._write_postgresql if self._store.is_postgresql else self._write_sqlite
        errors = self._store.engine.dialect.loaded_dbapi
        with self._store.by_hand() as connection:
            try:
                return write(connection, match, revision, facts, rows)
            except errors.IntegrityError as error:
                raise sa.exc.IntegrityError("a move", None, error) from None

    def _write_postgresql(
        self, connection: Any, match: str, revision: int, facts: dict[str, Any], rows: Sequence[EventRow]
    ) -> bool:
        """Write by one statement, which is its own transaction."""
        values = self._values(match, revision, facts, rows)
        return connection.execute(self._postgresql, values, prepare=True).fetchone() is not None

    def _values(self, match: str, revision: int, facts: dict[str, Any], rows: Sequence[EventRow]) -> tuple[Any, ...]:
        """The values of PostgreSQL's statement."""
        listed, payload = json.dumps([vars(row) for row in rows]), f"{self._store.server} {match}"
        own = server_number(self._store.server)
        return (*(facts[name] for name in CHANGED), match, revision, listed, own, payload)

    async def open_loop(self) -> None:
        """Prepare writing from this event loop; only for PostgreSQL."""
        numbered = {name: f"${place}" for place, name in enumerate(_VALUES, 1)}
        self._pool = self.pool(_postgresql_statement(numbered))
        await self._pool.open()

    def pool(self, statement: str) -> "PgPool":
        """PgPool to this database for a statement."""
        from undertow.server.storage.pg_pool import PgPool  # psycopg is slow to load, and not needed on SQLite

        url = self._store.url.set(drivername="postgresql")
        settings = {**pg_connecting(url), **({} if "options" in url.query else {"options": _NO_WAIT})}
        return PgPool(url.render_as_string(hide_password=False), statement, settings)

    async def close_loop(self) -> None:
        """Close the event loop's connections."""
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def write_in_loop(self, match: str, revision: int, facts: dict[str, Any], rows: Sequence[EventRow]) -> bool:
        """Like `write`, without a thread; raises the driver's errors.

        A cancelled caller still learns whether the move is written; the cancellation takes effect afterwards.
        """
        if self._pool is None:
            raise RuntimeError("open_loop comes first")
        return await self._pool.run(self._values(match, revision, facts, rows)) == 1

    def _write_sqlite(
        self, connection: Any, match: str, revision: int, facts: dict[str, Any], rows: Sequence[EventRow]
    ) -> bool:
        """Write in a transaction without SQLAlchemy."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            changed = connection.execute(self._change, (*(facts[name] for name in CHANGED), match, revision))
            if changed.rowcount == 1:
                connection.executemany(self._add, [tuple(vars(row).values()) for row in rows])
                connection.execute("COMMIT")
                return True
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("ROLLBACK")
        return False


def _names(columns: Sequence[str]) -> str:
    """Columns in a statement; some have the names of keywords."""
    return ", ".join(f'"{name}"' for name in columns)


def _postgresql_statement(mark: dict[str, str]) -> str:
    """The statement that updates a match of known revision, adds events, and notifies peers.

    A mark stands for each of `_VALUES`.
    """
    types: dict[Any, str] = {sa.Integer: "integer", sa.BigInteger: "bigint"}
    settings = ", ".join(f"{name} = {mark[name]}" for name in CHANGED)
    listed = ", ".join(f'"{column.name}" {types.get(type(column.type), "text")}' for column in events.columns)
    return (
        f"WITH changed AS (UPDATE {matches.name} SET {settings} "  # noqa: S608 - names of columns
        f"WHERE id = {mark['match_id']} AND revision = {mark['known']} RETURNING id), "
        f"added AS (INSERT INTO {events.name} ({_names(_EVENT)}) "
        f"SELECT {_names(_EVENT)} FROM json_to_recordset({mark['rows']}::json) AS row({listed}) "
        "WHERE EXISTS (SELECT 1 FROM changed)) "
        # The rows are locked so that a starting server waits for this move; see `peers`.
        f"SELECT CASE WHEN EXISTS (SELECT 1 FROM {servers.name} WHERE id <> {mark['own']} FOR KEY SHARE) "
        f"THEN pg_notify('{CHANNEL}', {mark['payload']}) END FROM changed"
    )
