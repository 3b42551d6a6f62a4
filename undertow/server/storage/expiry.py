"""Deletes expired tables, guests and tokens."""

import os
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Self

import sqlalchemy as sa

from undertow.server.storage import store
from undertow.server.storage.schema import (
    events,
    guests,
    matches,
    notices,
    puzzle_attempts,
    puzzle_standings,
    reviews,
    seats,
    subscriptions,
    tokens,
)
from undertow.server.storage.store import Store, StoreError

ENVIRONMENT = "UNDERTOW_KEEP"
_DAY = 24 * 3600 * 1000
_REVIEW_DAYS = 180  # without being asked for, after which a review is measured anew
_AT_ONCE = 200  # matches deleted in one transaction, so that moves do not wait for long


@dataclass(frozen=True)
class Expiry:
    """Days without a change after which something is deleted; 0 keeps it for ever."""

    waiting: int = 14  # tables that never began
    bots: int = 30  # running tables with one person
    people: int = 180  # running tables with several people
    closed: int = 7
    finished: int = 0
    guests: int = 90  # without account, table or subscription

    @classmethod
    def read(cls, text: str | None = None) -> Self:
        """Days from a text such as `waiting=14,bots=30`; from the environment for None."""
        found: dict[str, int] = {}
        known = [field.name for field in fields(cls)]
        for pair in filter(None, (os.environ.get(ENVIRONMENT, "") if text is None else text).split(",")):
            name, _, days = (part.strip() for part in pair.partition("="))
            if name not in known or not days.isascii() or not days.isdigit():
                raise StoreError(f"{ENVIRONMENT} is written like waiting=14,bots=30 with {', '.join(known)}, not {pair!r}")
            found[name] = int(days)
        return cls(**found)


@dataclass(frozen=True)
class Pruned:
    """How much was deleted, or would be."""

    matches: int
    guests: int
    tokens: int


class Pruning:
    """Deletes what has expired. All methods block."""

    def __init__(self, store: Store, expiry: Expiry, gone: Callable[[str], None] = lambda match: None) -> None:
        """Keep the settings; `gone` is called with each deleted match."""
        self._store = store
        self._expiry = expiry
        self._gone = gone

    def count(self) -> Pruned:
        """How much has expired."""
        counting = sa.select(sa.func.count()).select_from
        with self._store.reading() as connection:
            old = connection.execute(counting(matches).where(self._old_matches())).scalar_one()
            lonely = connection.execute(counting(guests).where(self._old_guests())).scalar_one()
            spent = connection.execute(counting(tokens).where(_spent_tokens())).scalar_one()
        return Pruned(old, lonely, spent)

    def prune(self) -> Pruned:
        """Delete everything expired, a few matches at a time."""
        deleted = 0
        while some := self._prune_some():
            deleted += some
        with self._store.writing() as connection:
            spent = connection.execute(tokens.delete().where(_spent_tokens())).rowcount
            connection.execute(reviews.delete().where(reviews.c.changed < store.now() - _REVIEW_DAYS * _DAY))
            self._forget_solvers(connection)
            lonely = connection.execute(guests.delete().where(self._old_guests())).rowcount
        return Pruned(deleted, lonely, spent)

    def _prune_some(self) -> int:
        """Delete some expired matches; returns how many."""
        chosen = sa.select(matches.c.id).where(self._old_matches()).limit(_AT_ONCE).with_for_update(skip_locked=True)
        with self._store.writing() as connection:
            ids = list(connection.execute(chosen).scalars())
            delete_matches(self._store, connection, ids)
        for match in ids:
            self._gone(match)
        return len(ids)

    def _forget_solvers(self, connection: sa.Connection) -> None:
        """Delete what guests without an account did with puzzles, once they have stayed away."""
        if not self._expiry.guests:
            return
        before = store.now() - self._expiry.guests * _DAY
        stranger = sa.select(guests.c.id).where(guests.c.account.is_(None))
        old = sa.select(puzzle_standings.c.guest).where(
            puzzle_standings.c.changed < before, puzzle_standings.c.guest.in_(stranger)
        )
        connection.execute(puzzle_attempts.delete().where(puzzle_attempts.c.guest.in_(old)))
        connection.execute(
            puzzle_standings.delete().where(puzzle_standings.c.changed < before, puzzle_standings.c.guest.in_(stranger))
        )

    def _old_matches(self) -> sa.ColumnElement[bool]:
        """Whether a match has expired."""
        people = (
            sa.select(sa.func.count(seats.c.guest.distinct()))
            .where(seats.c.match == matches.c.id, seats.c.kind == store.PERSON)
            .scalar_subquery()
        )
        days = self._expiry
        return sa.or_(
            _unchanged(store.WAITING, days.waiting),
            _unchanged(store.CLOSED, days.closed),
            _unchanged(store.FINISHED, days.finished),
            sa.and_(_unchanged(store.PLAYING, days.bots), people <= 1),
            _unchanged(store.PLAYING, days.people),
        )

    def _old_guests(self) -> sa.ColumnElement[bool]:
        """Whether a guest has expired."""
        if not self._expiry.guests:
            return sa.false()
        holds: list[sa.Column[Any]] = [seats.c.guest, matches.c.creator, subscriptions.c.guest, puzzle_standings.c.guest]
        unused = [~sa.exists().where(column == guests.c.id) for column in holds]
        before = store.now() - self._expiry.guests * _DAY
        return sa.and_(guests.c.account.is_(None), guests.c.created < before, *unused)


def _unchanged(status: str, days: int) -> sa.ColumnElement[bool]:
    """Whether a match with this status has been unchanged for these days."""
    return sa.and_(matches.c.status == status, matches.c.changed < store.now() - days * _DAY) if days else sa.false()


def _spent_tokens() -> sa.ColumnElement[bool]:
    """Whether a token has expired."""
    return tokens.c.expires < store.now()


def delete_matches(own: Store, connection: sa.Connection, ids: list[str]) -> None:
    """Delete matches with everything about them, and tell the other servers."""
    about = sa.select(subscriptions.c.id).where(subscriptions.c.match.in_(ids))
    connection.execute(notices.delete().where(notices.c.match.in_(ids) | notices.c.subscription.in_(about)))
    for table in (subscriptions, tokens, events, seats):
        connection.execute(table.delete().where(table.c.match.in_(ids)))
    connection.execute(matches.delete().where(matches.c.id.in_(ids)))
    for match in ids:
        own.notify_peers(connection, match)
