"""Tables that are open to anybody, and whether somebody is still there."""

from collections.abc import Sequence

import sqlalchemy as sa

from undertow.server.storage.schema import events, matches, outages, seats, settings
from undertow.server.storage.store import OPEN, PLAYING, UNFINISHED, WAITING, MatchRow

AWAY_MILLISECONDS = 30_000  # after which somebody who does not look at an open table counts as gone
FILL_MILLISECONDS = 60_000  # after which bots may take the open seats
_HEARTBEAT = "heartbeat"
_MOST = 200
_OUTAGES_KEPT = 400 * 24 * 3600 * 1000  # milliseconds


def waiting(connection: sa.Connection, time: int) -> list[MatchRow]:
    """The tables that wait for people, the oldest first; one whose people are gone is left out."""
    query = sa.select(matches).where(matches.c.is_open, matches.c.status == WAITING, _is_attended(time))
    return [
        MatchRow(*tuple(row)) for row in connection.execute(query.order_by(matches.c.created, matches.c.id).limit(_MOST))
    ]


def filled(connection: sa.Connection, time: int) -> list[MatchRow]:
    """The running tables at which a bot keeps a seat for somebody."""
    kept = sa.select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.kind == OPEN, seats.c.bot != "")
    query = sa.select(matches).where(matches.c.is_open, matches.c.status == PLAYING, sa.exists(kept), _is_attended(time))
    return [
        MatchRow(*tuple(row)) for row in connection.execute(query.order_by(matches.c.created, matches.c.id).limit(_MOST))
    ]


def _is_attended(time: int) -> sa.ColumnElement[bool]:
    """Whether somebody looked at the table a moment ago, or need not because moves take days."""
    is_slow = matches.c.clock.like('{"move":_____%')  # at least 10,000 seconds for a move
    return sa.or_(matches.c.seen > time - AWAY_MILLISECONDS, is_slow)


def to_fill(connection: sa.Connection, time: int) -> list[str]:
    """The tables whose open seats bots may take now."""
    which = (matches.c.is_open, matches.c.status == WAITING, matches.c.may_fill, _is_attended(time))
    query = sa.select(matches.c.id).where(*which, matches.c.created <= time - FILL_MILLISECONDS)
    return list(connection.execute(query).scalars())


def touch(connection: sa.Connection, tables: Sequence[str], time: int) -> None:
    """Note that people look at these tables, as far as they are open."""
    which = (matches.c.id.in_(tables), matches.c.is_open, matches.c.status.in_(UNFINISHED))
    connection.execute(matches.update().where(*which).values(seen=time))


def paired(connection: sa.Connection, people: Sequence[str], request: str) -> tuple[str, int] | None:
    """The table and seat that a request for pairing has led to."""
    query = (
        sa.select(events.c.match, events.c.seat)
        .join(seats, sa.and_(seats.c.match == events.c.match, seats.c.seat == events.c.seat))
        .where(seats.c.guest.in_(people), events.c.client_id == request)
    )
    found = connection.execute(query).first()
    return None if found is None else (str(found.match), int(found.seat))


def count_open(connection: sa.Connection, people: Sequence[str]) -> int:
    """How many tables in the lobby these guests have made."""
    query = sa.select(sa.func.count()).where(matches.c.is_open, matches.c.status == WAITING, matches.c.creator.in_(people))
    return int(connection.execute(query).scalar_one())


# Outages


def beat(connection: sa.Connection, time: int, longest_gap: int) -> list[tuple[int, int]]:
    """Note that a server runs; a longer gap since the last note was an outage. Returns all outages."""
    kept = sa.select(settings.c.value).where(settings.c.name == _HEARTBEAT)
    last = connection.execute(kept.with_for_update()).scalar()
    if last is None:
        connection.execute(settings.insert().values(name=_HEARTBEAT, value=str(time)))
    elif time > int(last):
        if time - int(last) > longest_gap:
            connection.execute(outages.insert().values(began=int(last), ended=time))
            connection.execute(outages.delete().where(outages.c.ended < time - _OUTAGES_KEPT))
        connection.execute(settings.update().where(settings.c.name == _HEARTBEAT).values(value=str(time)))
    found = connection.execute(sa.select(outages).order_by(outages.c.began))
    return [(row.began, row.ended) for row in found]
