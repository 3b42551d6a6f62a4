"""Copies a whole database into another one, row by row; the two may be of different kinds."""

import sqlalchemy as sa

from undertow.server.storage.schema import metadata, servers
from undertow.server.storage.store import Store, StoreError

_AT_ONCE = 1000  # rows
_TABLES = [table for table in metadata.sorted_tables if table is not servers]  # a table follows those it refers to


def copy_rows(source: Store, target: Store) -> None:
    """Replace everything in the target by the rows of the source, as they were at one moment."""
    with source.reading() as reading, target.writing() as writing:
        if source.is_postgresql:
            reading.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            _allow_long_statements(reading)
        if target.is_postgresql:
            _keep_servers_away(writing)
            _allow_long_statements(writing)
        for table in reversed(_TABLES):
            writing.execute(table.delete())
        for table in _TABLES:
            rows = reading.execution_options(stream_results=True).execute(sa.select(table)).mappings()
            for some in rows.partitions(_AT_ONCE):
                writing.execute(table.insert(), [dict(row) for row in some])


def _allow_long_statements(connection: sa.Connection) -> None:
    """Lift the time limits that statements of a server have, for this transaction."""
    connection.exec_driver_sql(
        "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0"
    )


def _keep_servers_away(connection: sa.Connection) -> None:
    """Prevent servers from starting until the transaction ends; raises StoreError if one runs."""
    connection.exec_driver_sql("LOCK TABLE servers IN EXCLUSIVE MODE")
    # A server locks its number while it runs; see `peers`.
    query = "SELECT count(*) FROM servers WHERE NOT pg_try_advisory_xact_lock(id)"
    if connection.exec_driver_sql(query).scalar():
        raise StoreError("a server uses the database; stop it first")
