"""Ratings: of the caller, of the best, of a person, and what a match has changed."""

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from undertow.server.api.dependencies import Known, Server, TableId, client_of
from undertow.server.people import Person
from undertow.server.refusals import Refused
from undertow.server.service import Service
from undertow.server.storage import accounts, ratings, store
from undertow.server.storage.ratings import PROVISIONAL, RatingRow, ResultRow, doubt, points

_MOST_LISTED = 100
_HISTORY = 200

router = APIRouter(prefix="/api")

Points = Annotated[int, Field(description="A newcomer has 1,500.")]
Doubt = Annotated[int, Field(description="Two standard deviations: the true value is probably within it.")]


class RatingFacts(BaseModel):
    """A rating in one game for one number of seats."""

    game: str
    seats: int
    points: Points
    doubt: Doubt
    matches: int
    is_provisional: Annotated[bool, Field(description=f"Whether it follows from fewer than {PROVISIONAL} matches.")]


class Step(BaseModel):
    """A rating after a match."""

    match: str
    place: Annotated[int, Field(description="Counted from 0; equal where seats share it.")]
    points: Points
    doubt: Doubt
    time: int


class PersonRatings(BaseModel):
    """The ratings of one person."""

    name: str
    ratings: list[RatingFacts]


class RatingHistory(BaseModel):
    """How a rating has changed, the oldest match first."""

    steps: list[Step]


class Leader(BaseModel):
    """A place on the leaderboard."""

    name: str
    points: Points
    doubt: Doubt
    matches: int


class Leaderboard(BaseModel):
    """The best players of a game for a number of seats; whoever has a provisional rating is not listed."""

    leaders: list[Leader]


class SeatRating(BaseModel):
    """What a rated match has changed for a seat."""

    seat: int
    points_before: int
    doubt_before: int
    points: int
    doubt: int
    place: int
    forfeit: str
    is_provisional: bool
    is_bot: bool


class TableRatings(BaseModel):
    """What a rated match has changed; no seats before it is settled, or if it does not count."""

    is_settled: bool
    seats: list[SeatRating]


def _facts(row: RatingRow) -> dict[str, Any]:
    """A rating as people see it."""
    return {
        "game": row.game,
        "seats": row.seats,
        "points": points(row.mu),
        "doubt": doubt(row.sigma),
        "matches": row.matches,
        "is_provisional": row.matches < PROVISIONAL,
    }


GameId = Annotated[str, Path(max_length=40)]
SeatCount = Annotated[int, Path(ge=1, le=16)]
PersonName = Annotated[str, Path(max_length=40)]


@router.get("/leaderboards/{game}/{seats}")
async def leaderboard(request: Request, server: Server, game: GameId, seats: SeatCount) -> Leaderboard:
    """The best players of a game."""
    server.listings.take(client_of(request))
    return Leaderboard.model_validate({"leaders": await server.work(_leaders, server, game, seats)})


def _leaders(server: Service, game: str, seats: int) -> list[dict[str, Any]]:
    """The best players as plain data."""
    with server.store.reading() as connection:
        found = ratings.best(connection, game, seats, _MOST_LISTED)
    return [{**row, "points": points(row["mu"]), "doubt": doubt(row["sigma"])} for row in found]


@router.get("/people/{name}")
async def person_ratings(request: Request, server: Server, caller: Known, name: PersonName) -> PersonRatings:
    """The ratings of a person who lets others see them."""
    server.listings.take(client_of(request))
    return PersonRatings.model_validate(await server.work(_person, server, caller, name))


def _visible(connection: sa.Connection, caller: Person | None, name: str) -> dict[str, Any]:
    """An account that the caller may see; not found if it is hidden, so that nobody learns of it."""
    found = accounts.account(connection, name=name)
    is_own = found is not None and caller is not None and caller.account == found["id"]
    if found is None or not (found["is_listed"] or is_own):
        raise Refused("not-found")
    return found


def _person(server: Service, caller: Person | None, name: str) -> dict[str, Any]:
    """A person's ratings as plain data."""
    with server.store.reading() as connection:
        found = _visible(connection, caller, name)
        return {"name": found["name"], "ratings": [_facts(row) for row in ratings.of_account(connection, found["id"])]}


@router.get("/people/{name}/history")
async def rating_history(
    request: Request,
    server: Server,
    caller: Known,
    name: PersonName,
    game: Annotated[str, Query(max_length=40)],
    seats: Annotated[int, Query(ge=1, le=16)],
) -> RatingHistory:
    """How a person's rating in a game has changed."""
    server.listings.take(client_of(request))
    return RatingHistory.model_validate({"steps": await server.work(_steps, server, caller, name, game, seats)})


def _steps(server: Service, caller: Person | None, name: str, game: str, seats: int) -> list[dict[str, Any]]:
    """A person's last results as plain data."""
    with server.store.reading() as connection:
        found = _visible(connection, caller, name)
        rows = ratings.history(connection, found["id"], game, seats, _HISTORY)
    return [
        {
            "match": row.match,
            "place": row.place,
            "points": points(row.mu_after),
            "doubt": doubt(row.sigma_after),
            "time": row.time,
        }
        for row in rows
    ]


@router.get("/tables/{table}/ratings")
async def table_ratings(server: Server, table: TableId) -> TableRatings:
    """What a rated match has changed."""
    return TableRatings.model_validate(await server.work(_table, server, table))


def _table(server: Service, table: str) -> dict[str, Any]:
    """The ratings of a match as plain data."""
    live = server.tables.table(table)
    with server.store.reading() as connection:
        rows = ratings.results_of_match(connection, table)
        counted = {row.seat: ratings.rating_of(connection, row.account, row.game, row.seats) for row in rows if row.account}
    seats = [_seat(row, counted.get(row.seat)) for row in rows]
    return {"is_settled": live.row.rating == store.RATING_SETTLED, "seats": seats}


def _seat(row: ResultRow, now: RatingRow | None) -> dict[str, Any]:
    """A seat's result as people see it."""
    return {
        "seat": row.seat,
        "points_before": points(row.mu_before),
        "doubt_before": doubt(row.sigma_before),
        "points": points(row.mu_after),
        "doubt": doubt(row.sigma_after),
        "place": row.place,
        "forfeit": row.forfeit,
        "is_provisional": now is not None and now.matches < PROVISIONAL,
        "is_bot": row.bot != "",
    }
