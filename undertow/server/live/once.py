"""Carries out a request of a seat's holder once per id, however often it is sent."""

from collections.abc import Callable

import sqlalchemy as sa

from undertow.engine.match import RefusedAction
from undertow.server.live.access import TableAccess
from undertow.server.live.table import LiveTable
from undertow.server.refusals import Refused

Change = Callable[[sa.Connection, LiveTable], bool]  # whether it changed anything


def once(tables: TableAccess, id: str, seat: int, secret: str, client_id: str, kind: str, change: Change) -> int:
    """Carry out a change of a table; returns the revision after it, also to a repeated id."""
    with tables.changing(id) as (connection, live):
        tables.seat_of(live, seat, secret)
        earlier = tables.store.request(connection, id, seat, client_id) if client_id else None
        if earlier is not None:
            return earlier.version
        try:
            has_changed = change(connection, live)
        except RefusedAction as error:
            raise Refused("illegal-action", error.refusal) from None
        if client_id:
            row = live.request_row(kind, seat, client_id, live.row.revision + 1)
            tables.store.add_events(connection, [row])
        if has_changed or client_id:
            tables.changed(connection, live, offer=live.row.offer, pace=live.row.pace)
        return live.row.revision
