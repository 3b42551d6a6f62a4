"""`undertow admin`: look after a server's database."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undertow.commands.console import DatabaseOption, clear_errors, out, own_database, visible

if TYPE_CHECKING:
    from undertow.server.live.tables import Tables
    from undertow.server.people import People, Person
    from undertow.server.storage.store import Store

DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")]
NameArgument = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A SQLite file.")]

admin = typer.Typer(
    help="Look after a server's database.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)


@contextmanager
def _opened(database: str) -> Iterator["Store"]:
    """Open the database; print an error as one line."""
    with clear_errors():
        from undertow.server.refusals import Refused
        from undertow.server.storage.store import Store, StoreError, clear_store_errors

        store = Store(database or own_database())
        try:
            with clear_store_errors():
                if not store.is_postgresql and not Path(str(store.url.database)).is_file():
                    raise StoreError(f"there is no database {store.url.database}")
                store.require_schema()
                yield store
        except Refused as refused:
            raise StoreError(_refusal_text(refused)) from None
        finally:
            store.close()


def _refusal_text(refused: Exception) -> str:
    """The text of a server's refusal."""
    from undertow.engine.language import language
    from undertow.server.refusals import Refused

    assert isinstance(refused, Refused)
    return language("en").say(refused.refusal, str)


def _parts(store: "Store") -> tuple["Tables", "People"]:
    """The tables and people of a database."""
    from undertow.games import by_id
    from undertow.server.keys import Keys, new_key
    from undertow.server.live.tables import Tables
    from undertow.server.people import People

    keys = Keys(store.setting("key", new_key()))
    return Tables(store, keys, by_id), People(store, keys)


def _member(store: "Store", name: str) -> "Person":
    """The person with this account name."""
    from undertow.server.people import Person
    from undertow.server.storage import accounts
    from undertow.server.storage.store import StoreError

    with store.reading() as connection:
        found = accounts.account(connection, name=name)
        if found is None:
            raise StoreError(f"there is no account {name!r}")
        people = tuple(accounts.guests_of(connection, found["id"]))
    return Person(people[0] if people else "", found["id"], people)


def _say(text: str) -> None:
    """Print a line."""
    out.print(visible(text), markup=False, highlight=False)


@admin.command("close")
def close_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")], database: DatabaseOption = ""
) -> None:
    """Close a table, even in the middle of a match."""
    with _opened(database) as store:
        tables, _ = _parts(store)
        tables.ending.close_by_host(table)
        _say(f"The table {table} is closed.")


@admin.command("ratings")
def check_ratings(
    recompute: Annotated[bool, typer.Option("--recompute", help="Store the ratings as they are worked out again.")] = False,
    database: DatabaseOption = "",
) -> None:
    """Work out all ratings again from the rated matches and compare them with those stored."""
    with _opened(database) as store:
        from undertow.server.ratings import Ratings

        found = Ratings(_parts(store)[0]).recompute(is_stored=recompute)
    count = f"{found.matches} rated match{'' if found.matches == 1 else 'es'}"
    if not found.differing:
        _say(f"{count}: all ratings are as they should be.")
        return
    _say(
        f"{count}: {found.differing} entries differ{' and are put right' if recompute else '; --recompute puts them right'}."
    )
    if not recompute:
        raise typer.Exit(1)


@admin.command()
def ban(
    whom: Annotated[str, typer.Argument(metavar="WHOM", help="An address, a network such as 192.0.2.0/24, or a name.")],
    lift: Annotated[bool, typer.Option("--lift", help="End the ban.")] = False,
    database: DatabaseOption = "",
) -> None:
    """Ban an address, a network or an account; servers notice within ten seconds."""
    with _opened(database) as store:
        from undertow.server.storage.accounts import ACCOUNT, add_ban, drop_ban
        from undertow.server.storage.store import StoreError

        kind, value = _banned(store, whom)
        with store.writing() as connection:
            if not lift:
                add_ban(connection, kind, value)
            elif not drop_ban(connection, kind, value):
                raise StoreError(f"{whom} is not banned")
        if kind == ACCOUNT and not lift:
            tables, people = _parts(store)
            people.sign_out_everywhere(tables, _member(store, whom))
        _say(f"{whom} is {'no longer ' if lift else ''}banned.")


def _banned(store: "Store", whom: str) -> tuple[str, str]:
    """The subject of a ban: an address or network, else an account."""
    from undertow.server.bans import network_of
    from undertow.server.storage.accounts import ACCOUNT, ADDRESS

    try:
        return ADDRESS, str(network_of(whom))
    except ValueError:
        return ACCOUNT, str(_member(store, whom).account)


@admin.command()
def rename(
    name: NameArgument,
    new_name: Annotated[str, typer.Argument(metavar="NEW", help="The new name.")],
    database: DatabaseOption = "",
) -> None:
    """Give an account another name; seats keep the names they have."""
    with _opened(database) as store:
        import sqlalchemy as sa

        from undertow.server.live.seating import checked_name
        from undertow.server.storage.accounts import rename_account
        from undertow.server.storage.store import StoreError

        member, checked = _member(store, name), checked_name(new_name)
        try:
            with store.writing() as connection:
                rename_account(connection, str(member.account), checked)
        except sa.exc.IntegrityError:
            raise StoreError(f"the name {checked!r} is taken") from None
        _say(f"{name} is now {checked}.")


@admin.command()
def purge(name: NameArgument, dry_run: DryRun = False, database: DatabaseOption = "") -> None:
    """Delete an account; its matches stay readable under the name of a former player."""
    with _opened(database) as store:
        tables, people = _parts(store)
        member = _member(store, name)
        held = len(people.data(member)["seats"])
        if dry_run:
            _say(f"The account {name} would be deleted; it holds {held} seats.")
            return
        people.purge(tables, member)
        _say(f"The account {name} is deleted; it held {held} seats.")


@admin.command()
def prune(
    keep: Annotated[
        str, typer.Option(envvar="UNDERTOW_KEEP", help="Days to keep things, such as waiting=14,bots=30; 0 for ever.")
    ] = "",
    dry_run: DryRun = False,
    database: DatabaseOption = "",
) -> None:
    """Delete tables, guests and tokens that have expired; servers do it once an hour."""
    with _opened(database) as store:
        from undertow.server.storage.expiry import Expiry, Pruning

        pruning = Pruning(store, Expiry.read(keep))
        found = pruning.count() if dry_run else pruning.prune()
        verb = "would be" if dry_run else "are"
        _say(f"{found.matches} tables, {found.guests} guests and {found.tokens} tokens {verb} deleted.")


@admin.command()
def backup(file: FileArgument, database: DatabaseOption = "") -> None:
    """Copy a database into a new SQLite file, also while a server runs."""
    with _opened(database) as store:
        if file.exists():
            raise FileExistsError(f"{file} already exists")
        if store.is_postgresql:
            _copy_into_new_file(store, file)
        else:
            _copy_file(_file_of(store), file)
        _say(f"The database is copied to {file}.")


@admin.command()
def restore(file: FileArgument, database: DatabaseOption = "") -> None:
    """Replace a database by a copy; no server may use it meanwhile."""
    with clear_errors():
        from undertow.server.storage.copying import copy_rows
        from undertow.server.storage.store import Store, clear_store_errors

        store, copy = Store(database or own_database()), Store(f"sqlite:///{file}")
        try:
            if not file.is_file():
                raise FileNotFoundError(f"there is no file {file}")
            with clear_store_errors():
                copy.require_schema()
                if store.is_postgresql:
                    store.require_schema()
                    copy_rows(copy, store)
                else:
                    store.claim()
                    _copy_file(file, _file_of(store))
        finally:
            store.close()
            copy.close()
        _say(f"The database is restored from {file}.")


def _file_of(store: "Store") -> Path:
    """The file of a SQLite database."""
    return Path(str(store.url.database))


def _copy_into_new_file(store: "Store", file: Path) -> None:
    """Copy a database into a new SQLite file; a failed copy is removed."""
    from undertow.server.storage.copying import copy_rows
    from undertow.server.storage.store import Store

    copy = Store(f"sqlite:///{file}")
    try:
        copy.migrate()
        copy_rows(store, copy)
    except BaseException:
        copy.close()
        file.unlink(missing_ok=True)
        raise
    copy.close()


def _copy_file(source: Path, target: Path) -> None:
    """Copy a database with SQLite's backup function, which is safe beside a running server."""
    try:
        with closing(sqlite3.connect(source)) as opened, closing(sqlite3.connect(target)) as copy:
            opened.backup(copy)
    except sqlite3.Error as error:
        raise OSError(f"{source} cannot be copied to {target}: {error}") from None
