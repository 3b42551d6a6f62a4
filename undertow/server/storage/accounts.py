"""Accounts: changing and deleting them, what is kept about a person, bans."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from undertow.server.storage.schema import accounts, bans, guests, matches, notices, seats, subscriptions, tokens
from undertow.server.storage.store import Store, now

ACCOUNT, ADDRESS = "account", "address"  # what may be banned


def set_password(connection: sa.Connection, account: str, password_hash: str) -> None:
    """Another password for an account."""
    connection.execute(accounts.update().where(accounts.c.id == account).values(password_hash=password_hash))


def rename_account(connection: sa.Connection, account: str, name: str) -> None:
    """Another name for an account; fails if it is taken."""
    named = {"name": name, "name_key": name.casefold()}
    connection.execute(accounts.update().where(accounts.c.id == account).values(named))


def delete_account(store: Store, connection: sa.Connection, account: str, people: Sequence[str], name: str) -> None:
    """Delete an account and what belongs to its guests; their seats stay under another name."""
    theirs = sa.select(subscriptions.c.id).where(subscriptions.c.guest.in_(people))
    connection.execute(notices.delete().where(notices.c.subscription.in_(theirs)))
    connection.execute(subscriptions.delete().where(subscriptions.c.guest.in_(people)))
    connection.execute(tokens.delete().where(tokens.c.account == account))
    connection.execute(seats.update().where(seats.c.guest.in_(people)).values(name=name, guest=None))
    connection.execute(bans.delete().where(bans.c.kind == ACCOUNT, bans.c.value == account))
    store.end_cookies(connection, people)
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
    told = sa.select(*subscriptions.c["kind", "address", "lang", "created"])
    created = sa.select(*matches.c["id", "game", "status", "created"])
    return {
        "account": rows(sa.select(*accounts.c["name", "created"]).where(accounts.c.id == account)),
        "guests": rows(sa.select(*guests.c["id", "created"]).where(guests.c.id.in_(people))),
        "seats": rows(sitting.where(seats.c.guest.in_(people)).order_by(matches.c.created)),
        "tables_created": rows(created.where(matches.c.creator.in_(people)).order_by(matches.c.created)),
        "tokens": rows(sa.select(*tokens.c["kind", "expires"]).where(tokens.c.account == account)),
        "subscriptions": rows(told.where(subscriptions.c.guest.in_(people))),
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
