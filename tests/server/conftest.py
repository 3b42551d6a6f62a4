"""Databases for the server's tests: a SQLite file and a real PostgreSQL."""

import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.playing import new_tables
from tests.server.postgresql import fresh_postgresql, start_postgresql
from tests.server.secrets import SecretWatch
from undertow.server.live.tables import Tables
from undertow.server.storage.store import Store

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Any]:
    """A PostgreSQL server of this test process."""
    # Not below pytest's folder: every pytest that starts closes that folder to the user that PostgreSQL runs as.
    server = start_postgresql(Path(tempfile.mkdtemp(prefix="undertow-postgresql-")))
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # test data may be lost in a crash
        connection.execute("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


@pytest.fixture(autouse=True)
def secret_watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[SecretWatch]:
    """Fail every test in which a secret that it made stands in the log."""
    watch = SecretWatch()
    watch.watch(monkeypatch)
    root, server = logging.getLogger(), logging.getLogger("undertow")
    level = server.level
    server.setLevel(logging.INFO)
    root.addHandler(watch)
    yield watch
    root.removeHandler(watch)
    server.setLevel(level)
    assert not watch.leaks()


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'undertow.db'}"
    return fresh_postgresql(request.getfixturevalue("postgresql"))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store with its schema."""
    store = Store(database)
    store.migrate()
    yield store
    store.close()


@pytest.fixture
def tables(store: Store) -> Tables:
    """The tables of a server on that store."""
    return new_tables(store)


@pytest.fixture
def postgresql_store(postgresql: Any) -> Iterator[Store]:
    """A store with its schema on PostgreSQL."""
    store = Store(fresh_postgresql(postgresql))
    store.migrate()
    yield store
    store.close()
