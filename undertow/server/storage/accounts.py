"""People: guests, accounts, tokens and bans. Works inside the caller's transaction."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from undertow.server.storage import ratings
from undertow.server.storage.schema import (
    accounts,
    bans,
    boxes,
    guests,
    matches,
    notices,
    puzzle_attempts,
    puzzle_standings,
    results,
    seats,
    subscriptions,
    tokens,
)
from undertow.server.storage.schema import ratings as rated
from undertow.server.storage.store import now

ACCOUNT, ADDRESS = "account", "address"  # what may be banned


def _facts(found: sa.Row[Any]) -> dict[str, Any]:
    """A row as plain data."""
    return {str(key): value for key, value in found._mapping.items()}


# Guests


def add_guest(connection: sa.Connection, id: str) -> None:
    """A new guest."""
    connection.execute(guests.insert().values(id=id, account=None, created=now()))


def generation(connection: sa.Connection, guest: str) -> int | None:
    """The generation of a guest's cookies; None if there is no such guest."""
    return connection.execute(sa.select(guests.c.generation).where(guests.c.id == guest)).scalar()


def end_cookies(connection: sa.Connection, people: Sequence[str]) -> None:
    """Invalidate all cookies of these guests."""
    connection.execute(guests.update().where(guests.c.id.in_(people)).values(generation=guests.c.generation + 1))


def account_of(connection: sa.Connection, guest: str) -> str | None:
    """The account that a guest belongs to."""
    found = connection.execute(sa.select(guests.c.account).where(guests.c.id == guest)).scalar()
    return None if found is None else str(found)


def guests_of(connection: sa.Connection, account: str) -> list[str]:
    """All guests of an account, the oldest first."""
    query = sa.select(guests.c.id).where(guests.c.account == account).order_by(guests.c.created, guests.c.id)
    return list(connection.execute(query).scalars())


def people_of(connection: sa.Connection, guest: str) -> list[str]:
    """All guests of this guest's person."""
    account = account_of(connection, guest)
    return [guest] if account is None else guests_of(connection, account)


def set_account(connection: sa.Connection, guest: str, account: str | None) -> None:
    """Assign a guest to an account."""
    connection.execute(guests.update().where(guests.c.id == guest).values(account=account))


def add_account(connection: sa.Connection, id: str, name: str, password_hash: str) -> None:
    """A new account; fails if the name is taken."""
    facts = {"id": id, "name": name, "name_key": name.casefold(), "password_hash": password_hash, "created": now()}
    connection.execute(accounts.insert().values(facts))


def account(connection: sa.Connection, *, id: str = "", name: str = "") -> dict[str, Any] | None:
    """An account by its id or by its name."""
    which = accounts.c.id == id if id else accounts.c.name_key == name.casefold()
    found = connection.execute(sa.select(accounts).where(which)).first()
    return None if found is None else _facts(found)


def add_token(connection: sa.Connection, **values: Any) -> None:
    """Add a token, stored as its hash."""
    connection.execute(tokens.insert().values(**values))


def token(connection: sa.Connection, hash: str, kind: str) -> dict[str, Any] | None:
    """A token that has not expired."""
    query = sa.select(tokens).where(tokens.c.hash == hash, tokens.c.kind == kind, tokens.c.expires > now())
    found = connection.execute(query).first()
    return None if found is None else _facts(found)


def drop_tokens(connection: sa.Connection, account: str, kind: str) -> int:
    """Delete all tokens of a kind from an account; returns their number."""
    return connection.execute(tokens.delete().where(tokens.c.account == account, tokens.c.kind == kind)).rowcount


# Accounts


def set_password(connection: sa.Connection, account: str, password_hash: str) -> None:
    """Another password for an account."""
    connection.execute(accounts.update().where(accounts.c.id == account).values(password_hash=password_hash))


def set_listed(connection: sa.Connection, account: str, is_listed: bool) -> None:
    """Show an account's ratings to others, or to nobody."""
    connection.execute(accounts.update().where(accounts.c.id == account).values(is_listed=is_listed))


def rename_account(connection: sa.Connection, account: str, name: str) -> None:
    """Another name for an account; fails if it is taken."""
    named = {"name": name, "name_key": name.casefold()}
    connection.execute(accounts.update().where(accounts.c.id == account).values(named))


def delete_account(connection: sa.Connection, account: str, people: Sequence[str], name: str) -> None:
    """Delete an account and what belongs to its guests; their seats stay under another name."""
    theirs = sa.select(subscriptions.c.id).where(subscriptions.c.guest.in_(people))
    connection.execute(notices.delete().where(notices.c.subscription.in_(theirs)))
    connection.execute(subscriptions.delete().where(subscriptions.c.guest.in_(people)))
    for table in (puzzle_attempts, puzzle_standings):
        connection.execute(table.delete().where(table.c.guest.in_(people)))
    connection.execute(tokens.delete().where(tokens.c.account == account))
    connection.execute(boxes.delete().where(boxes.c.account == account))
    ratings.forget_account(connection, account)
    connection.execute(seats.update().where(seats.c.guest.in_(people)).values(name=name, guest=None))
    connection.execute(bans.delete().where(bans.c.kind == ACCOUNT, bans.c.value == account))
    end_cookies(connection, people)
    connection.execute(guests.update().where(guests.c.id.in_(people)).values(account=None))
    connection.execute(accounts.delete().where(accounts.c.id == account))


def person_data(connection: sa.Connection, people: Sequence[str], account: str | None) -> dict[str, Any]:
    """All rows about a person, except secrets and hashes."""

    def rows(query: sa.Select[Any]) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in connection.execute(query)]

    sitting = sa.select(
        matches.c.id.label("table"), matches.c.game, matches.c.status, matches.c.created, matches.c.changed,
        matches.c.winners, seats.c.seat, seats.c.name,
    ).join(seats, seats.c.match == matches.c.id)  # fmt: skip
    tried = sa.select(*puzzle_attempts.c["puzzle", "is_solved", "time"])
    stands = sa.select(*puzzle_standings.c["rating", "doubt", "streak", "best_streak", "day", "changed"])
    told = sa.select(*subscriptions.c["kind", "address", "lang", "created"])
    created = sa.select(*matches.c["id", "game", "status", "created"])
    return {
        "account": rows(sa.select(*accounts.c["name", "created"]).where(accounts.c.id == account)),
        "guests": rows(sa.select(*guests.c["id", "created"]).where(guests.c.id.in_(people))),
        "seats": rows(sitting.where(seats.c.guest.in_(people)).order_by(matches.c.created)),
        "tables_created": rows(created.where(matches.c.creator.in_(people)).order_by(matches.c.created)),
        "tokens": rows(sa.select(*tokens.c["kind", "expires"]).where(tokens.c.account == account)),
        "boxes": rows(sa.select(*boxes.c["game", "facts", "changed"]).where(boxes.c.account == account)),
        "ratings": rows(sa.select(rated).where(rated.c.account == account)),
        "results": rows(sa.select(results).where(results.c.account == account).order_by(results.c.number)),
        "subscriptions": rows(told.where(subscriptions.c.guest.in_(people))),
        "puzzle_attempts": rows(tried.where(puzzle_attempts.c.guest.in_(people)).order_by(puzzle_attempts.c.time)),
        "puzzle_standings": rows(stands.where(puzzle_standings.c.guest.in_(people))),
    }


def all_bans(connection: sa.Connection) -> list[tuple[str, str]]:
    """The kind and value of every ban."""
    return [(row.kind, row.value) for row in connection.execute(sa.select(bans))]


def add_ban(connection: sa.Connection, kind: str, value: str) -> None:
    """Ban an account or a network; repeating it changes nothing."""
    drop_ban(connection, kind, value)
    connection.execute(bans.insert().values(kind=kind, value=value, created=now()))


def drop_ban(connection: sa.Connection, kind: str, value: str) -> bool:
    """End a ban; False if there was none."""
    return connection.execute(bans.delete().where(bans.c.kind == kind, bans.c.value == value)).rowcount == 1
