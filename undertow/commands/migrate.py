"""`undertow migrate`: bring a database up to date."""

from undertow.commands.console import (
    DatabaseOption,
    clear_errors,
    out,
    own_database,
)


def migrate(database: DatabaseOption = "") -> None:
    """Bring a database up to date. Servers on PostgreSQL do not do this by themselves."""
    with clear_errors():
        from undertow.server.storage.store import SCHEMA, Store, clear_store_errors

        store = Store(database or own_database())
        with clear_store_errors():
            store.migrate()
        store.close()
        out.print(f"The database is at schema {SCHEMA}.", highlight=False)
