"""Subscriptions and undelivered notices. Works inside the caller's transaction."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from undertow.server.keys import new_id
from undertow.server.storage.schema import guests, matches, notices, seats, subscriptions
from undertow.server.storage.store import now

PUSH, WEBHOOK = "push", "webhook"
YOUR_TURN, MATCH_OVER = "your-turn", "match-over"


@dataclass(frozen=True)
class Subscription:
    """A row of `subscriptions`."""

    id: str
    guest: str
    kind: str
    address: str
    address_hash: str
    keys: str
    lang: str
    match: str | None
    created: int


@dataclass(frozen=True)
class Notice:
    """A row of `notices`."""

    id: str
    subscription: str
    match: str
    kind: str
    seats: str
    created: int
    tries: int
    due: int


# Subscriptions


def subscribe(connection: sa.Connection, wanted: Subscription) -> Subscription:
    """Add a subscription, or update the one with the same address; returns it."""
    found = connection.execute(
        sa.select(subscriptions).where(subscriptions.c.address_hash == wanted.address_hash).with_for_update()
    ).first()
    if found is None:
        connection.execute(subscriptions.insert().values(**vars(wanted)))
        return wanted
    changed = {key: value for key, value in vars(wanted).items() if key not in ("id", "created")}
    connection.execute(subscriptions.update().where(subscriptions.c.id == found.id).values(changed))
    return Subscription(**{**vars(wanted), "id": found.id, "created": found.created})


def subscriptions_of(connection: sa.Connection, people: Sequence[str]) -> list[Subscription]:
    """The subscriptions of these guests, the oldest first."""
    query = sa.select(subscriptions).where(subscriptions.c.guest.in_(people)).order_by(subscriptions.c.created)
    return [Subscription(*row) for row in connection.execute(query)]


def drop_subscription(connection: sa.Connection, id: str) -> None:
    """Delete a subscription with its notices."""
    connection.execute(notices.delete().where(notices.c.subscription == id))
    connection.execute(subscriptions.delete().where(subscriptions.c.id == id))


def subscribers(connection: sa.Connection, match: str) -> list[tuple[int, str]]:
    """Each seat of a match with each subscription of its person."""
    sitting, owner = guests.alias(), guests.alias()
    same = sa.or_(owner.c.id == sitting.c.id, owner.c.account == sitting.c.account)
    query = (
        sa.select(seats.c.seat, subscriptions.c.id)
        .join(sitting, sitting.c.id == seats.c.guest)
        .join(owner, same)
        .join(subscriptions, subscriptions.c.guest == owner.c.id)
        .where(seats.c.match == match, sa.or_(subscriptions.c.match.is_(None), subscriptions.c.match == match))
    )
    return [(row.seat, row.id) for row in connection.execute(query)]


# Matches with due notices


def overdue(connection: sa.Connection, before: int) -> list[tuple[str, dict[str, int]]]:
    """The matches with notices due by then, with when each seat fell due."""
    query = sa.select(matches.c.id, matches.c.notify).where(matches.c.notify_due <= before)
    return [(row.id, json.loads(row.notify)) for row in connection.execute(query)]


def to_notify(pending: Mapping[str, int]) -> dict[str, Any]:
    """The pending notices of a match, as columns of its row."""
    return {"notify": json.dumps(pending), "notify_due": min(pending.values(), default=None)}


# Notices


def add_notices(connection: sa.Connection, match: str, kind: str, told: Mapping[str, Sequence[int]]) -> None:
    """Add notices about seats of a match, replacing its undelivered ones."""
    for subscription, about in told.items():
        older = (notices.c.subscription == subscription, notices.c.match == match)
        connection.execute(notices.delete().where(*older))
        row = Notice(new_id(), subscription, match, kind, json.dumps(sorted(about)), now(), 0, now())
        connection.execute(notices.insert().values(**vars(row)))


def claim(connection: sa.Connection, lease: int, limit: int) -> list[tuple[Notice, Subscription, Any]]:
    """Claim due notices, with subscription and match, for some milliseconds."""
    time = now()
    due = sa.select(notices.c.id).where(notices.c.due <= time).order_by(notices.c.due).limit(limit)
    ids = list(connection.execute(due.with_for_update(skip_locked=True)).scalars())
    if not ids:
        return []
    claimed = notices.update().where(notices.c.id.in_(ids))
    connection.execute(claimed.values(due=time + lease, tries=notices.c.tries + 1))
    query = sa.select(notices).where(notices.c.id.in_(ids))
    found = [Notice(*row) for row in connection.execute(query)]
    return [(notice, *_about(connection, notice)) for notice in found]


def _about(connection: sa.Connection, notice: Notice) -> tuple[Subscription, Any]:
    """The subscription of a notice, and the match that it is about."""
    to = connection.execute(sa.select(subscriptions).where(subscriptions.c.id == notice.subscription)).one()
    columns = (matches.c.id, matches.c.game, matches.c.status, matches.c.to_act)
    return Subscription(*to), connection.execute(sa.select(*columns).where(matches.c.id == notice.match)).one()


def drop_notice(connection: sa.Connection, id: str) -> None:
    """Delete a notice that is delivered, outdated or given up."""
    connection.execute(notices.delete().where(notices.c.id == id))


def put_off(connection: sa.Connection, id: str, due: int) -> None:
    """Try a notice again later."""
    connection.execute(notices.update().where(notices.c.id == id).values(due=due))
