"""`undertow admin` on both databases: it does what it says, and says what is wrong."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.playing import new_guest, new_tables, people_table, play
from undertow.commands.app import app
from undertow.engine.rng import Rng
from undertow.server.people import FORMER_PLAYER, People
from undertow.server.storage import schema
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
        account = store.account_of(connection, guest)
    for whom in ("192.0.2.7", "2001:db8::/32", "ada"):
        assert "is banned" in run(database, "ban", whom)
    with store.reading() as connection:
        assert set(all_bans(connection)) == {
            ("address", "192.0.2.7/32"), ("address", "2001:db8::/32"), ("account", account)
        }  # fmt: skip
        assert store.generation(connection, guest) == 1  # signed out
    assert "no longer banned" in run(database, "ban", "192.0.2.7", "--lift")
    assert "is not banned" in run(database, "ban", "192.0.2.7", "--lift", code=2)
    assert "there is no account 'nobody'" in run(database, "ban", "nobody", code=2)


def test_it_renames_an_account(database: str, store: Store) -> None:
    member(store, "Ada")
    member(store, "Bo")
    assert "Ada is now Cy" in run(database, "rename", "Ada", "Cy")
    assert "is taken" in run(database, "rename", "Cy", "bo", code=2)
    assert "printable" in run(database, "rename", "Cy", "a\x1bb", code=2)


def test_it_purges_an_account_and_says_before_what_it_would_do(database: str, store: Store) -> None:
    guest = member(store)
    tables = new_tables(store)
    live, secrets = people_table(tables)
    with store.writing() as connection:
        connection.execute(schema.seats.update().values(guest=guest))
    play(tables, live, secrets, Rng(1))
    assert "would be deleted; it holds 3 seats" in run(database, "purge", "Ada", "--dry-run")
    with store.reading() as connection:
        assert store.account(connection, name="Ada") is not None
    assert "is deleted" in run(database, "purge", "Ada")
    with store.reading() as connection:
        assert store.account(connection, name="Ada") is None
        assert {seat.name for seat in store.seats(connection, live.id)} == {FORMER_PLAYER}


def test_it_prunes_and_says_before_what_it_would_do(database: str, store: Store) -> None:
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
    assert "already there" in run(database, "backup", str(copy), code=2)
    run(database, "close", live.id)
    store.claim()
    assert "another server uses" in run(database, "restore", str(copy), code=2)
    store.close()
    assert "holds" in run(database, "restore", str(copy))
    assert new_tables(Store(database)).table(live.id).row.status == stored.PLAYING
    (tmp_path / "junk.db").write_bytes(b"x" * 5000)
    run(database, "restore", str(tmp_path / "junk.db"), code=2)
    assert "there is no file" in run(database, "restore", str(tmp_path / "gone.db"), code=2)


def test_postgresql_has_programs_of_its_own_for_copies(postgresql_store: Store, tmp_path: Path) -> None:
    url = postgresql_store.url.render_as_string(hide_password=False)
    assert "use pg_dump" in run(url, "backup", str(tmp_path / "x"), code=2)
    assert "use pg_restore" in run(url, "restore", str(tmp_path / "x"), code=2)


@pytest.mark.parametrize("command", [("close", "x"), ("ban", "x"), ("prune",), ("purge", "x")])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: tuple[str, ...]) -> None:
    assert "there is no database" in run(f"sqlite:///{tmp_path / 'gone.db'}", *command, code=2)
    assert not (tmp_path / "gone.db").exists()
