"""Somebody reads the logs of a server whose database breaks. They must find no secret there."""

import logging
from collections.abc import Iterator

import httpx
import psycopg
import pytest
import sqlalchemy as sa

from tests.server.api.test_app import new_table, problem
from tests.server.running import THREE, Running, running
from tests.server.secrets import SecretWatch
from undertow.server.storage.store import Store

PHRASE = "correct horse battery"


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(database) as started:
        yield started


def spoil(store: Store, table: str) -> None:
    """Let every new row of a table fail, with all its values in the database's own message."""
    with store.writing() as connection:
        if store.is_postgresql:
            connection.exec_driver_sql(f"ALTER TABLE {table} ADD CHECK (false) NOT VALID")
        else:
            spoiled = f"CREATE TRIGGER spoil BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'spoiled'); END"
            connection.exec_driver_sql(spoiled)


def failed(answer: httpx.Response, watch: SecretWatch) -> None:
    """Check that the call failed and that the log says so without a secret."""
    problem(answer, 500, "internal")
    assert any("unexpected" in line and "trace" in line for line in watch.lines)
    assert not watch.leaks()


def test_no_seed_when_a_table_cannot_be_written(server: Running, secret_watch: SecretWatch) -> None:
    spoil(server.service.store, "matches")
    failed(server.client().post("/api/tables", json={"game": "niagara", "seats": THREE}), secret_watch)
    assert any(len(token) == 64 for token in secret_watch.tokens)  # a seed was made


def test_no_token_when_it_cannot_be_written(server: Running, secret_watch: SecretWatch) -> None:
    client = server.client()
    client.post("/api/accounts", json={"name": "Ada", "password": PHRASE})
    spoil(server.service.store, "tokens")
    failed(client.post("/api/tokens"), secret_watch)


def test_no_hash_and_no_password_when_an_account_cannot_be_written(server: Running, secret_watch: SecretWatch) -> None:
    client = server.client()
    client.get("/api/me")
    with server.service.store.writing() as connection:
        connection.exec_driver_sql("ALTER TABLE accounts RENAME COLUMN created TO gone")
    failed(client.post("/api/accounts", json={"name": "Ada", "password": PHRASE}), secret_watch)
    assert PHRASE in secret_watch.passwords


def test_the_watch_sees_a_secret_in_a_log(secret_watch: SecretWatch, server: Running) -> None:
    held = new_table(server.client())
    logging.getLogger("undertow").info("look", extra={"what": f"secret={held['secrets'][0]}."})
    assert secret_watch.leaks()
    secret_watch.lines.clear()
    try:
        raise psycopg.errors.CheckViolation(f"Failing row contains ({held['secrets'][0]})")
    except psycopg.Error as error:
        logging.getLogger("undertow").error("broken", exc_info=error)
    assert secret_watch.lines
    assert not secret_watch.leaks()


def test_statements_are_shown_without_their_values(store: Store) -> None:
    with pytest.raises(sa.exc.SQLAlchemyError) as error, store.reading() as connection:
        connection.execute(sa.text("SELECT :x FROM nowhere"), {"x": "a secret"})
    assert "a secret" not in str(error.value)
