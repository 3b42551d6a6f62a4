"""The lobby: tables that are open to anybody, and quick pairing."""

import asyncio
import contextlib
import time
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field, StringConstraints

from undertow.server.api import messages
from undertow.server.api.dependencies import Server, SomePerson, TableId, client_of, plain
from undertow.server.live.clocks import ClockSetting
from undertow.server.live.creating import Reserved
from undertow.server.live.pairing import Wish
from undertow.server.live.seating import Newcomer
from undertow.server.lobby import LOBBY
from undertow.server.people import Person
from undertow.server.service import Service

LONGEST_WAIT = 25.0
_STALE_SECONDS = 1.0  # between two looks while the list changes

router = APIRouter(prefix="/api")


class OpenTable(BaseModel):
    """A table with a seat that anybody may take; at a running one a bot keeps it."""

    table: str
    game: str
    options: dict[str, str]
    status: Literal["waiting", "playing"]
    seats: list[messages.SeatFacts]
    clock: messages.ClockSetting | None
    rated: bool
    least_rating: int | None
    most_rating: int | None
    language: str
    may_fill: Annotated[bool, Field(description="Whether bots take open seats after a minute, until somebody comes.")]
    created: int


class OpenTables(BaseModel):
    """The open tables, the oldest first; `tag` changes with them."""

    tag: str
    tables: list[OpenTable]


class JoinOpen(messages.Request):
    """A seat to be taken at an open table."""

    name: messages.Name
    seat: messages.SeatNumber | None = None
    nonce: messages.Nonce | None = None


class Pair(messages.Request):
    """What somebody wants to play with whoever wants the same; sent again under one id it leads to the same seat."""

    id: messages.ClientId
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[int, Field(ge=2, le=16), messages.WHOLE]
    clock: messages.ClockSetting | None = None
    rated: bool = False
    language: messages.Language = ""
    name: messages.Name
    reservation: Annotated[str, Field(pattern=r"^[a-z2-7]{24}$", description="A seed whose commitment the caller has seen.")]
    nonce: messages.Nonce


@router.get("/lobby", response_model=OpenTables)
async def open_tables(
    response: Response,
    server: Server,
    after: Annotated[str, Query(max_length=16, description="Answer once the tag is another than this one.")] = "",
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for that at most.")] = 0,
) -> Response:
    """The open tables, at once or after the next change (long polling)."""
    until = time.monotonic() + wait
    with server.hub.watching(LOBBY) as change:
        while True:
            change.clear()
            text, tag = await server.lobby.listed()
            left = until - time.monotonic()
            if tag != after or left <= 0 or server.hub.is_closing:
                return plain(text, response)
            await _until_news(server, change, left)


async def _until_news(server: Service, change: asyncio.Event, seconds: float) -> None:
    """Wait for the next change; a list that has just been made is looked at again a moment later."""
    if not server.lobby.is_current():
        await asyncio.sleep(min(seconds, _STALE_SECONDS))
        return
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(change.wait(), seconds)


@router.post("/lobby/{table}/join")
async def join_open(server: Server, caller: SomePerson, table: TableId, asked: JoinOpen) -> messages.Seated:
    """Take a seat at an open table."""
    taking = (table, _newcomer(caller), asked.name, asked.seat, asked.nonce or "")
    live, seat = await server.work(server.tables.join_open, *taking)
    secret = server.tables.secrets_for(live, caller.people)[seat]
    return messages.Seated(table=table, seat=seat, secret=secret)


@router.post("/lobby/pair")
async def pair(request: Request, server: Server, caller: SomePerson, asked: Pair) -> messages.Seated:
    """Sit down with somebody who wants to play the same, or wait for one at a new table."""
    server.creating.take(client_of(request))
    clock = None if asked.clock is None else ClockSetting(**asked.clock.model_dump())
    wish = Wish(asked.game, asked.seats, clock, asked.rated, asked.language)
    reserved = Reserved(asked.reservation, asked.nonce)
    pairing = (_newcomer(caller), wish, asked.name, asked.id, reserved)
    live, seat = await server.work(server.tables.pairing.pair, *pairing)
    secret = server.tables.secrets_for(live, caller.people)[seat]
    return messages.Seated(table=live.id, seat=seat, secret=secret)


def _newcomer(caller: Person) -> Newcomer:
    """The caller as somebody who wants to sit down."""
    return Newcomer(caller.guest, caller.account, caller.people)
