"""Ratings of accounts, and the results of rated matches that they follow from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from undertow.bots.strengths import NEWCOMER, POINTS, Strength
from undertow.server.storage.schema import accounts, matches, ratings, results
from undertow.server.storage.store import RATING_DUE

PROVISIONAL = 10  # matches before a rating counts as settled
_LOCK = 7305813  # one server rates at a time


@dataclass(frozen=True)
class RatingRow:
    """A row of `ratings`."""

    account: str
    game: str
    seats: int
    mu: float
    sigma: float
    matches: int
    changed: int


@dataclass(frozen=True)
class ResultRow:
    """A row of `results`."""

    number: int
    seat: int
    match: str
    game: str
    seats: int
    account: str | None
    bot: str
    place: int
    forfeit: str
    mu_before: float
    sigma_before: float
    mu_after: float
    sigma_after: float
    time: int


def points(mu: float) -> int:
    """A rating as people see it."""
    return round(POINTS * mu)


def doubt(sigma: float) -> int:
    """Two standard deviations as people see them."""
    return round(2 * POINTS * sigma)


def is_within(rating: int, least: int | None, most: int | None) -> bool:
    """Whether a rating in points lies in a range."""
    return (least is None or rating >= least) and (most is None or rating <= most)


def lock(connection: sa.Connection) -> None:
    """Let nobody else rate until the transaction ends; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))


def rating_of(connection: sa.Connection, account: str, game: str, seats: int) -> RatingRow | None:
    """An account's rating in a game for a number of seats."""
    which = (ratings.c.account == account, ratings.c.game == game, ratings.c.seats == seats)
    found = connection.execute(sa.select(ratings).where(*which)).first()
    return None if found is None else RatingRow(*tuple(found))


def points_of(connection: sa.Connection, account: str | None, game: str, seats: int) -> int:
    """The points of an account, or those of a newcomer."""
    found = None if account is None else rating_of(connection, account, game, seats)
    return points(NEWCOMER.mu if found is None else found.mu)


def put(connection: sa.Connection, row: RatingRow) -> None:
    """Store a rating in place of the earlier one."""
    which = (ratings.c.account == row.account, ratings.c.game == row.game, ratings.c.seats == row.seats)
    connection.execute(ratings.delete().where(*which))
    connection.execute(ratings.insert().values(vars(row)))


def add_results(connection: sa.Connection, rows: Sequence[ResultRow]) -> None:
    """Add the results of one match."""
    connection.execute(results.insert(), [vars(row) for row in rows])


def next_number(connection: sa.Connection) -> int:
    """The number of the next rated match; hold the lock."""
    return int(connection.execute(sa.select(sa.func.coalesce(sa.func.max(results.c.number) + 1, 0))).scalar_one())


def due(connection: sa.Connection) -> list[str]:
    """The matches that are to be rated, the oldest first."""
    return list(
        connection.execute(
            sa.select(matches.c.id).where(matches.c.rating == RATING_DUE).order_by(matches.c.changed, matches.c.id)
        ).scalars()
    )


def results_of_match(connection: sa.Connection, match: str) -> list[ResultRow]:
    """The results of a match by seat."""
    found = connection.execute(sa.select(results).where(results.c.match == match).order_by(results.c.seat))
    return [ResultRow(*tuple(row)) for row in found]


def all_results(connection: sa.Connection) -> list[ResultRow]:
    """All results in the order of rating."""
    found = connection.execute(sa.select(results).order_by(results.c.number, results.c.seat))
    return [ResultRow(*tuple(row)) for row in found]


def all_ratings(connection: sa.Connection) -> list[RatingRow]:
    """All ratings."""
    columns = (ratings.c.account, ratings.c.game, ratings.c.seats)
    return [RatingRow(*tuple(row)) for row in connection.execute(sa.select(ratings).order_by(*columns))]


def replace_all(connection: sa.Connection, changed: Sequence[ResultRow], rated: Sequence[RatingRow]) -> None:
    """Store recomputed results and ratings in place of the earlier ones."""
    connection.execute(results.delete())
    connection.execute(ratings.delete())
    if changed:
        add_results(connection, changed)
    if rated:
        connection.execute(ratings.insert(), [vars(row) for row in rated])


def of_account(connection: sa.Connection, account: str) -> list[RatingRow]:
    """All ratings of an account."""
    query = sa.select(ratings).where(ratings.c.account == account).order_by(ratings.c.game, ratings.c.seats)
    return [RatingRow(*tuple(row)) for row in connection.execute(query)]


def best(connection: sa.Connection, game: str, seats: int, limit: int) -> list[Mapping[str, Any]]:
    """The best listed accounts with enough matches, the best first."""
    query = (
        sa.select(accounts.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
        .join(accounts, accounts.c.id == ratings.c.account)
        .where(ratings.c.game == game, ratings.c.seats == seats, ratings.c.matches >= PROVISIONAL, accounts.c.is_listed)
        .order_by(ratings.c.mu.desc(), accounts.c.name)
        .limit(limit)
    )
    return [dict(row._mapping) for row in connection.execute(query)]


def history(connection: sa.Connection, account: str, game: str, seats: int, limit: int) -> list[ResultRow]:
    """An account's last results in a game, the oldest first."""
    which = (results.c.account == account, results.c.game == game, results.c.seats == seats)
    found = connection.execute(sa.select(results).where(*which).order_by(results.c.number.desc()).limit(limit))
    return [ResultRow(*tuple(row)) for row in found][::-1]


def forget_account(connection: sa.Connection, account: str) -> None:
    """Delete an account's ratings; its results stay as those of a former player."""
    connection.execute(ratings.delete().where(ratings.c.account == account))
    connection.execute(results.update().where(results.c.account == account).values(account=None))


def strength_of(row: RatingRow | None) -> Strength:
    """The strength of a rating; a newcomer's for none."""
    return NEWCOMER if row is None else Strength(row.mu, row.sigma)
