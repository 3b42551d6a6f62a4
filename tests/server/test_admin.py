"""`undertow admin` on both databases: it does what it says, and says what is wrong."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from tests.server.api.test_app import look
from tests.server.attacks.test_database_outage import health
from tests.server.playing import new_guest, new_tables, people_table, play
from tests.server.running import running, wait_until
from undertow.commands.app import app
from undertow.engine.rng import Rng
from undertow.server.people import FORMER_PLAYER, People
from undertow.server.storage import accounts, schema
from undertow.server.storage import store as stored
from undertow.server.storage.accounts import all_bans
from undertow.server.storage.store import Store

PHRASE = "correct horse"


def run(database: str, *arguments: str, code: int = 0) -> str:
    """What the command prints."""
    result = CliRunner(env={"COLUMNS": "200", "NO_COLOR": "1"}).invoke(app, ["admin", *arguments, "--database", database])
    assert result.exit_code == code, result.output
    return " ".join(result.output.split())


def member(store: Store, name: str = "Ada") -> str:
    """The guest of a new account."""
    people = People(store, new_tables(store).keys)
    return people.register(people.by_guest(new_guest(store)), name, PHRASE).guest


def test_it_closes_a_table(database: str, store: Store) -> None:
    live, _ = people_table(new_tables(store))
    assert "is closed" in run(database, "close", live.id)
    assert new_tables(store).table(live.id).row.status == stored.CLOSED
    assert "closed" in run(database, "close", live.id, code=2)
    assert "no such table" in run(database, "close", "nowhere", code=2)


def test_it_bans_addresses_and_accounts_and_lifts_bans(database: str, store: Store) -> None:
    guest = member(store)
    with store.reading() as connection:
        account = accounts.account_of(connection, guest)
    for whom in ("192.0.2.7", "2001:db8::/32", "ada"):
        assert "is banned" in run(database, "ban", whom)
    with store.reading() as connection:
        assert set(all_bans(connection)) == {
            ("address", "192.0.2.7/32"), ("address", "2001:db8::/32"), ("account", account)
        }  # fmt: skip
        assert accounts.generation(connection, guest) == 1  # signed out
    assert "no longer banned" in run(database, "ban", "192.0.2.7", "--lift")
    assert "is not banned" in run(database, "ban", "192.0.2.7", "--lift", code=2)
    assert "there is no account 'nobody'" in run(database, "ban", "nobody", code=2)


def test_it_renames_an_account(database: str, store: Store) -> None:
    member(store, "Ada")
    member(store, "Bo")
    assert "Ada is now Cy" in run(database, "rename", "Ada", "Cy")
    assert "is taken" in run(database, "rename", "Cy", "bo", code=2)
    assert "printable" in run(database, "rename", "Cy", "a\x1bb", code=2)


def test_it_purges_an_account_after_a_dry_run(database: str, store: Store) -> None:
    guest = member(store)
    tables = new_tables(store)
    live, secrets = people_table(tables)
    with store.writing() as connection:
        connection.execute(schema.seats.update().values(guest=guest))
    play(tables, live, secrets, Rng(1))
    assert "would be deleted; it holds 3 seats" in run(database, "purge", "Ada", "--dry-run")
    with store.reading() as connection:
        assert accounts.account(connection, name="Ada") is not None
    assert "is deleted" in run(database, "purge", "Ada")
    with store.reading() as connection:
        assert accounts.account(connection, name="Ada") is None
        assert {seat.name for seat in store.seats(connection, live.id)} == {FORMER_PLAYER}


def test_it_prunes_after_a_dry_run(database: str, store: Store) -> None:
    live, _ = people_table(new_tables(store))
    with store.writing() as connection:
        connection.execute(schema.matches.update().values(changed=5))
    assert "0 tables" in run(database, "prune", "--keep", "bots=0,people=0")
    assert "1 tables, 0 guests and 0 tokens would be" in run(database, "prune", "--dry-run")
    assert "1 tables, 0 guests and 0 tokens are" in run(database, "prune")
    with store.reading() as connection:
        assert store.match(connection, live.id) is None
    assert "is written like" in run(database, "prune", "--keep", "cats=1", code=2)


def test_it_copies_a_sqlite_file_and_puts_it_back(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "copy.db"
    store = Store(database)
    store.migrate()
    live, _ = people_table(new_tables(store))
    assert "is copied" in run(database, "backup", str(copy))
    assert "already exists" in run(database, "backup", str(copy), code=2)
    run(database, "close", live.id)
    store.claim()
    assert "another server uses" in run(database, "restore", str(copy), code=2)
    store.close()
    assert "is restored" in run(database, "restore", str(copy))
    assert new_tables(Store(database)).table(live.id).row.status == stored.PLAYING
    (tmp_path / "junk.db").write_bytes(b"x" * 5000)
    run(database, "restore", str(tmp_path / "junk.db"), code=2)
    assert "there is no file" in run(database, "restore", str(tmp_path / "gone.db"), code=2)


def test_it_copies_postgresql_into_a_file_and_puts_it_back(postgresql_store: Store, tmp_path: Path) -> None:
    store, copy = postgresql_store, tmp_path / "copy.db"
    url = store.url.render_as_string(hide_password=False)
    tables = new_tables(store)
    live, secrets = people_table(tables)
    play(tables, live, secrets, Rng(1), 20)
    member(store)
    before = all_rows(store)
    assert "is copied" in run(url, "backup", str(copy))
    assert "already exists" in run(url, "backup", str(copy), code=2)
    assert all_rows(Store(f"sqlite:///{copy}")) == before
    run(url, "close", live.id)
    run(url, "purge", "Ada")
    assert "is restored" in run(url, "restore", str(copy))
    assert all_rows(store) == before
    again = new_tables(store).table(live.id)
    assert (again.match.log, again.row.status) == (live.match.log, stored.PLAYING)
    assert "there is no file" in run(url, "restore", str(tmp_path / "gone.db"), code=2)


def all_rows(store: Store) -> dict[str, list[Any]]:
    """Everything in a database, whatever its kind."""
    with store.reading() as connection:
        return {
            table.name: sorted(connection.execute(sa.select(table)).all(), key=str)
            for table in schema.metadata.sorted_tables
        }


def test_postgresql_is_not_replaced_under_a_running_server(postgresql_store: Store, tmp_path: Path) -> None:
    url, copy = postgresql_store.url.render_as_string(hide_password=False), tmp_path / "copy.db"
    live, _ = people_table(new_tables(postgresql_store))
    with running(url) as server:
        wait_until(lambda: health(server.client()) == (200, ""))
        wait_until(lambda: bool(all_rows(postgresql_store)["servers"]))
        run(url, "backup", str(copy))
        assert "a server uses the database" in run(url, "restore", str(copy), code=2)
        assert look(server.client(), {"table": live.id})["status"] == "playing"
    assert "is restored" in run(url, "restore", str(copy))


def test_a_sqlite_database_moves_to_postgresql(postgresql_store: Store, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    store.migrate()
    tables = new_tables(store)
    live, secrets = people_table(tables)
    play(tables, live, secrets, Rng(1), 10)
    run(postgresql_store.url.render_as_string(hide_password=False), "restore", str(tmp_path / "x.db"))
    moved = new_tables(postgresql_store)
    assert moved.table(live.id).match.log == live.match.log
    play(moved, moved.table(live.id), secrets, Rng(2), 10)
    store.close()


@pytest.mark.parametrize("command", [("close", "x"), ("ban", "x"), ("prune",), ("purge", "x")])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: tuple[str, ...]) -> None:
    assert "there is no database" in run(f"sqlite:///{tmp_path / 'gone.db'}", *command, code=2)
    assert not (tmp_path / "gone.db").exists()
