"""Setting up tables, taking seats and leaving them."""

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field, StringConstraints

from undertow.bots.partner import PARTNER, name_of
from undertow.server.api import messages
from undertow.server.api.dependencies import (
    Known,
    Server,
    SomePerson,
    TableId,
    client_of,
    give_cookie,
    person,
    revision,
)
from undertow.server.api.games import Components, components_of
from undertow.server.live import gate
from undertow.server.live.clocks import ClockSetting
from undertow.server.live.creating import Meeting, Reserved
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable, Moment
from undertow.server.people import Person
from undertow.server.refusals import Refused
from undertow.server.service import Service

_MOST_LISTED = 100

router = APIRouter(prefix="/api")


class SeatWish(messages.Request):
    """A seat: `me` (several times for people sharing a screen), a bot, or open."""

    kind: Literal["me", "bot", "open"]
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    bot: Annotated[str, StringConstraints(max_length=40)] = ""


class Origin(messages.Request):
    """A moment of a finished match."""

    table: Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{24}$")]
    length: Annotated[int, Field(ge=0, le=2**31 - 1, description="The number of actions played."), messages.WHOLE]


class NewTable(messages.Request):
    """A table to be set up."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[str, str] = Field({}, max_length=20)
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    pace: messages.Pace = 700
    idle_timeout: Annotated[
        int, Field(ge=0, le=60 * 24 * 3600, description="Seconds until a seat counts as idle: at least 60."), messages.WHOLE
    ] = 86_400
    listed: Annotated[bool, Field(description="Whether anybody may find the table in the list of those to watch.")] = False
    rated: Annotated[bool, Field(description="Whether the match counts: nobody gets hints then.")] = False
    open: Annotated[bool, Field(description="Whether anybody may find the table in the lobby and take an open seat.")] = (
        False
    )
    fill: Annotated[bool, Field(description="Whether bots take the seats of an open table after a minute.")] = False
    language: messages.Language = ""
    least_rating: Annotated[int | None, Field(ge=-10_000, le=10_000), messages.WHOLE] = None
    most_rating: Annotated[int | None, Field(ge=-10_000, le=10_000), messages.WHOLE] = None
    clock: messages.ClockSetting | None = None
    reservation: Annotated[
        str | None, Field(pattern=r"^[a-z2-7]{24}$", description="A seed whose commitment the caller has seen.")
    ] = None
    nonce: messages.Nonce | None = None
    position: messages.PositionText = ""
    origin: Annotated[Origin | None, Field(description="A moment of a finished match to go on from.")] = None
    facts: messages.BoxFacts = Field({}, description="The facts of an owner's box that differ, to play with.")
    companion: Annotated[
        Literal["", "told", "unknown"],
        Field(description="For a real box, whose chance people tell: whether they also tell their hidden hands."),
    ] = ""
    hints: Annotated[bool, Field(description="Whether a seat may ask for advice.")] = True


class Join(messages.Request):
    """An open seat to be taken."""

    invitation: messages.Token
    name: messages.Name
    seat: messages.SeatNumber | None = None
    nonce: messages.Nonce | None = None


class Reservation(BaseModel):
    """A seed reserved for one new table, and the commitment to it."""

    reservation: str
    commitment: str


class Recovery(messages.Request):
    """A link that moves a seat to this device."""

    token: messages.Token
    id: messages.ClientId | None = None


class Holding(BaseModel):
    """A table, the secrets of the caller's seats, and the invitation (null without a seat)."""

    table: str
    secrets: dict[int, str]
    invitation: str | None


class TableFacts(BaseModel):
    """One of the caller's tables."""

    table: str
    game: str
    status: Literal["waiting", "playing", "finished", "closed"]
    seats: list[messages.SeatFacts]
    my_seats: list[int]
    to_act: list[int]
    my_turn: bool
    winners: list[int]
    changed: int
    rematch: str | None
    companion: Annotated[bool, Field(description="Whether the table accompanies a real box.")]


class MyTables(BaseModel):
    """The caller's tables, the newest change first."""

    tables: list[TableFacts]


@router.post("/commitments")
async def reserve_seed(server: Server) -> Reservation:
    """Reserve a seed for a new table and return its commitment."""
    reservation, commitment = server.tables.reserve()
    return Reservation(reservation=reservation, commitment=commitment)


@router.post("/tables")
async def create_table(request: Request, server: Server, caller: SomePerson, asked: NewTable) -> Holding:
    """Set up a table; the match begins once no seat is open."""
    server.creating.take(client_of(request))
    partner = await _partner(server, caller, asked)
    sitting = [NewSeat(seat.kind, seat.name, partner if seat.bot == PARTNER else seat.bot) for seat in asked.seats]
    create = server.tables.create
    reserved = Reserved(asked.reservation, asked.nonce or "") if asked.reservation is not None else None
    if asked.nonce is not None and reserved is None:
        raise Refused("nonce-too-early")
    wanted = (asked.game, asked.options, sitting, asked.pace, asked.idle_timeout, asked.listed, asked.rated, reserved)
    origin = None if asked.origin is None else Moment(asked.origin.table, asked.origin.length)
    beginning = (asked.facts, asked.position, origin)
    live = await server.work(create, caller.guest, *wanted, *beginning, asked.companion, asked.hints, _meeting(asked))
    return _holding(server, live, caller)


async def _partner(server: Service, caller: Person, asked: NewTable) -> str:
    """The bot that plays as strongly as the caller, if a seat asks for it."""
    if all(seat.bot != PARTNER for seat in asked.seats):
        return ""
    return name_of(await server.work(server.people.partner_strength, caller, asked.game))


def _meeting(asked: NewTable) -> Meeting:
    """How people find a new table and how much time they have there."""
    clock = None if asked.clock is None else ClockSetting(**asked.clock.model_dump())
    return Meeting(asked.open, asked.fill, asked.language, asked.least_rating, asked.most_rating, clock)


@router.get("/tables")
async def my_tables(
    server: Server,
    caller: Known,
    unfinished: Annotated[bool, Query(description="Whether to leave out finished tables.")] = False,
) -> MyTables:
    """The tables of the caller, with whose turn it is."""
    if caller is None:
        return MyTables(tables=[])
    listed = await server.work(_list_tables, server, caller, unfinished)
    return MyTables.model_validate({"tables": listed})


def _list_tables(server: Service, caller: Person, unfinished: bool) -> list[gate.Data]:
    """Summaries of somebody's tables."""
    with server.store.reading() as connection:
        rows = server.store.matches_of(connection, caller.people, _MOST_LISTED, unfinished=unfinished)
        sittings = [server.store.seats(connection, row.id) for row in rows]
    return [
        gate.summary(row, sitting, caller.people, json.loads(row.to_act))
        for row, sitting in zip(rows, sittings, strict=True)
    ]


def _holding(server: Service, live: LiveTable, caller: Person) -> Holding:
    """What the caller holds at a table."""
    secrets = server.tables.secrets_for(live, caller.people)
    is_host = bool(secrets) or live.row.creator in caller.people
    invitation = server.tables.keys.invitation(live.id) if is_host else None
    return Holding(table=live.id, secrets=secrets, invitation=invitation)


@router.get("/tables/{table}/seats")
async def my_seats(server: Server, caller: Known, table: TableId) -> Holding:
    """The secrets of the caller's seats."""
    live = await server.work(server.tables.table, table)
    return _holding(server, live, caller or Person("", None, ()))


@router.get("/tables/{table}/components")
async def table_components(server: Server, table: TableId) -> Components:
    """The components that a table plays with: anybody may know what is in the box."""
    live = await server.work(server.tables.table, table)
    return components_of(live.game)


@router.post("/tables/{table}/join")
async def join(server: Server, caller: SomePerson, table: TableId, asked: Join) -> messages.Seated:
    """Take an open seat by invitation."""
    taking = (table, caller.guest, asked.invitation, asked.name, asked.seat, asked.nonce or "")
    live, seat = await server.work(server.tables.join, *taking)
    secret = server.tables.secrets_for(live, [caller.guest])[seat]
    return messages.Seated(table=table, seat=seat, secret=secret)


@router.post("/tables/{table}/leave")
async def leave(server: Server, table: TableId, asked: messages.SeatRequest) -> messages.Revision:
    """Leave a seat, which becomes open."""
    return revision(await server.work(server.tables.leave, table, asked.seat, asked.secret))


@router.post("/tables/{table}/close")
async def close(server: Server, table: TableId, asked: messages.SeatRequest) -> messages.Revision:
    """Close a table; refused while another person holds a seat."""
    return revision(await server.work(server.tables.ending.close, table, asked.seat, asked.secret))


@router.post("/tables/{table}/rematch")
async def rematch(server: Server, table: TableId, asked: messages.SeatRequest) -> messages.Seated:
    """A new table for the same people."""
    following = await server.work(server.tables.rematch, table, asked.seat, asked.secret)
    secret = server.tables.keys.seat_secret(following.id, asked.seat, following.seats[asked.seat].generation)
    return messages.Seated(table=following.id, seat=asked.seat, secret=secret)


@router.post("/tables/{table}/recovery")
async def new_recovery(server: Server, table: TableId, asked: messages.SeatChange) -> messages.TokenShown:
    """A one-time token that moves the seat to another device."""
    making = (server.tables, table, asked.seat, asked.secret, asked.id or "")
    return messages.TokenShown(token=await server.work(server.people.new_recovery, *making))


@router.post("/recovery")
async def recover(request: Request, response: Response, server: Server, caller: Known, asked: Recovery) -> messages.Seated:
    """Move a seat to this device; the same request again gets the same answer."""
    by_id = asked.id or ""
    earlier = await server.work(server.people.recovered, asked.token, by_id)
    if earlier is not None:
        caller = earlier
        await give_cookie(request, response, earlier.guest)  # the first answer may have been lost
    caller = caller or await person(request, response)
    table, seat, secret = await server.work(server.people.recover, server.tables, caller, asked.token, by_id)
    return messages.Seated(table=table, seat=seat, secret=secret)
