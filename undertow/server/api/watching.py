"""Tables that anybody may watch."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from undertow.server.api import messages
from undertow.server.api.dependencies import Server, client_of
from undertow.server.live import gate
from undertow.server.service import Service

_MOST_LISTED = 100

router = APIRouter(prefix="/api")


class WatchedTable(BaseModel):
    """A running table that anybody may watch, by its id and without a seat."""

    table: str
    game: str
    seats: list[messages.SeatFacts]
    to_act: list[int]
    actions: Annotated[int, Field(description="How many actions the log has so far.")]
    begun: Annotated[int, Field(description="When the table was set up, in milliseconds since 1970.")]
    changed: Annotated[int, Field(description="When it last changed, in milliseconds since 1970.")]
    viewers: Annotated[int, Field(description="How many watch it without a seat, at the server that answers.")]


class WatchList(BaseModel):
    """The tables to watch, the newest change first."""

    tables: list[WatchedTable]


@router.get("/watch")
async def tables_to_watch(request: Request, server: Server) -> WatchList:
    """The running tables whose people let anybody watch."""
    server.listings.take(client_of(request))
    return WatchList.model_validate({"tables": await server.work(_list_watched, server)})


def _list_watched(server: Service) -> list[gate.Data]:
    """All tables that may be watched."""
    with server.store.reading() as connection:
        rows = server.store.listed(connection, _MOST_LISTED)
        return [
            {**gate.watched(row, server.store.seats(connection, row.id)), "viewers": server.hub.viewers(row.id)}
            for row in rows
        ]
