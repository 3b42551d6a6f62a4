"""Ends tables and sittings before the match is over."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import sqlalchemy as sa

from undertow.engine.game import Refusal
from undertow.server.live.table import LiveTable
from undertow.server.refusals import RETRY_SECONDS, Refused
from undertow.server.storage import accounts, store

if TYPE_CHECKING:
    from undertow.server.live.tables import Tables


class Ending:
    """Closes tables and withdraws people."""

    def __init__(self, tables: "Tables") -> None:
        """Work on these tables."""
        self._tables = tables

    def close(self, id: str, seat: int, secret: str) -> LiveTable:
        """Close a table, unless another person holds a seat; it counts in no statistics."""
        with self._tables.looking(id) as live:
            if live.row.status == store.CLOSED:  # the request may be a repeated one
                self._tables.seat_of(live, seat, secret)
                return live
        with self._tables.changing(id) as (connection, live):
            self._tables.seat_of(live, seat, secret)
            if live.is_over:
                raise Refused("illegal-action", Refusal("match-is-over"))
            own = accounts.people_of(connection, live.seats[seat].guest or live.row.creator)
            if any(each.kind == store.PERSON and each.guest not in own and not each.forfeit for each in live.seats):
                raise Refused("others-play")
            if live.row.rating == store.RATING_DUE:  # its result is about to be counted
                raise Refused("busy", seconds=RETRY_SECONDS)
            self._close(connection, live)
        return live

    def close_by_host(self, id: str) -> None:
        """Close a table unconditionally, for the server's host."""
        with self._tables.changing(id) as (connection, live):
            if live.is_over:
                raise Refused("illegal-action", Refusal("match-is-over"))
            self._close(connection, live)

    def withdraw(self, id: str, people: Sequence[str]) -> None:
        """Let a person leave an unfinished table; it is closed if nobody else plays there."""
        with self._tables.changing(id) as (connection, live):
            if live.is_over:
                return
            if all(seat.guest is None or seat.guest in people for seat in live.seats):
                self._close(connection, live)
                return
            for seat in live.seats:
                if seat.guest in people and live.row.rated and live.row.status == store.PLAYING:
                    self._tables.forfeit(connection, live, seat.seat, store.LEFT)
                elif seat.guest in people:
                    facts = {"kind": store.OPEN, "guest": None, "bot": "", "generation": seat.generation + 1}
                    self._tables.sit(connection, live, seat.seat, **facts)
            self._tables.changed(connection, live)

    def renew_secrets(self, id: str, people: Sequence[str]) -> None:
        """Invalidate the seat secrets of these guests."""
        with self._tables.changing(id) as (connection, live):
            for seat in live.seats:
                if seat.guest in people:
                    self._tables.sit(connection, live, seat.seat, generation=seat.generation + 1)
            self._tables.changed(connection, live)

    def _close(self, connection: sa.Connection, live: LiveTable) -> None:
        """Store that a table is closed."""
        live.row = replace(live.row, status=store.CLOSED, offer="")
        self._tables.changed(connection, live, offer="")
