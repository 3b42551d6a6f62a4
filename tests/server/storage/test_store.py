"""The store, on SQLite and PostgreSQL alike."""

import threading
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from undertow.server.storage import accounts, schema
from undertow.server.storage import store as stored
from undertow.server.storage.store import EventRow, MatchRow, SeatRow, Store, StoreError

MATCH = MatchRow(
    id="m1", game="niagara", rules_version=1, options="{}", seed="00" * 32, commitment="11" * 32, creator="g1",
    status=stored.PLAYING, revision=0, events=0, to_act="[0]", bots_due=None, pace=0, idle_timeout=0, offer="",
    winners="[]", rematch=None,
    created=5, changed=5,
)  # fmt: skip
EVENT = EventRow("m1", 0, stored.ACTION, 0, "play 1", "c1", 1, "22" * 32, 9)


def add_match(store: Store) -> None:
    with store.writing() as connection:
        accounts.add_guest(connection, "g1")
        sitting = [SeatRow("m1", seat, stored.PERSON, f"P{seat}", "g1", "", 0) for seat in range(3)]
        store.add_match(connection, MATCH, sitting)


def test_the_schema_constant_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(stored.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == stored.SCHEMA


def test_migrations_make_the_tables_that_the_code_uses(store: Store) -> None:
    with store.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


@pytest.mark.parametrize(
    ("row", "table"),
    [(MatchRow, schema.matches), (SeatRow, schema.seats), (EventRow, schema.events)],
    ids=lambda each: str(each),
)
def test_rows_have_the_columns_in_their_order(row: Any, table: Any) -> None:
    assert [field.name for field in fields(row)] == [column.name for column in table.columns]


def test_a_database_without_schema_is_refused_with_the_remedy(database: str) -> None:
    fresh = Store(database)
    with pytest.raises(StoreError, match="undertow migrate"):
        fresh.require_schema()
    fresh.migrate()
    fresh.require_schema()
    fresh.close()


def test_what_is_written_is_read_back(store: Store) -> None:
    add_match(store)
    with store.writing() as connection:
        store.add_events(connection, [EVENT, replace(EVENT, number=1, seat=-1, client_id=None)])
        store.change_match(connection, "m1", revision=3, events=2)
        store.change_seat(connection, "m1", 1, name="Ada")
    with store.reading() as connection:
        match = store.match(connection, "m1")
        assert match is not None
        assert replace(match, changed=5) == replace(MATCH, revision=3, events=2)
        assert [seat.name for seat in store.seats(connection, "m1")] == ["P0", "Ada", "P2"]
        assert store.events(connection, "m1", 1, 2) == [replace(EVENT, number=1, seat=-1, client_id=None)]
        assert store.request(connection, "m1", 0, "c1") == EVENT
        assert store.request(connection, "m1", 1, "c1") is None
        assert store.match(connection, "m2") is None


@pytest.mark.parametrize("doubled", [replace(EVENT, client_id="c2"), replace(EVENT, number=1)], ids=["number", "client id"])
def test_a_doubled_event_is_impossible_and_changes_nothing(store: Store, doubled: EventRow) -> None:
    add_match(store)
    with store.writing() as connection:
        store.add_events(connection, [EVENT])

    def write() -> None:
        with store.writing() as connection:
            store.change_match(connection, "m1", revision=9)
            store.add_events(connection, [doubled])

    with pytest.raises(sa.exc.IntegrityError):
        write()
    with store.reading() as connection:
        assert store.events(connection, "m1", 0, 9) == [EVENT]
        match = store.match(connection, "m1")
        assert match is not None
        assert match.revision == 0


def test_one_writer_a_match(store: Store) -> None:
    add_match(store)

    def raise_revision() -> None:
        for _ in range(20):
            with store.writing() as connection:
                match = store.match(connection, "m1", lock=True)
                assert match is not None
                store.change_match(connection, "m1", revision=match.revision + 1)

    threads = [threading.Thread(target=raise_revision) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with store.reading() as connection:
        match = store.match(connection, "m1")
        assert match is not None
        assert match.revision == 80


def test_a_setting_keeps_its_first_value(store: Store) -> None:
    assert store.setting("key", "a") == "a"
    assert store.setting("key", "b") == "a"


def test_a_token_is_found_by_kind_until_it_expires(store: Store) -> None:
    with store.writing() as connection:
        accounts.add_token(
            connection, hash="h", kind="recovery", account=None, match=None, seat=None, expires=stored.now() + 9999
        )
        accounts.add_token(connection, hash="old", kind="recovery", account=None, match=None, seat=None, expires=1)
    with store.writing() as connection:
        assert accounts.token(connection, "h", "recovery") is not None
        assert accounts.token(connection, "h", "bot") is None
        assert accounts.token(connection, "old", "recovery") is None


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(StoreError):
        Store(url)


def test_the_migrations_are_part_of_the_package() -> None:
    assert (Path(stored.__file__).parent / "migrations" / "env.py").is_file()
