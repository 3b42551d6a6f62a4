"""What happens when a seat's time is over."""

from typing import TYPE_CHECKING

import sqlalchemy as sa

from undertow.bots.levels import MIDDLE
from undertow.server.live.table import LiveTable
from undertow.server.storage import store
from undertow.server.storage.schema import matches

if TYPE_CHECKING:
    from undertow.server.live.tables import Tables


class Timing:
    """Looks for clocks that are empty. At a rated table their seats lose; elsewhere a bot acts for them."""

    def __init__(self, tables: "Tables") -> None:
        """Work on these tables."""
        self._tables = tables

    def overdue(self) -> list[str]:
        """The tables at which a clock may be empty."""
        query = sa.select(matches.c.id).where(matches.c.clock_due <= self._tables.timer.now())
        with self._tables.store.reading() as connection:
            return list(connection.execute(query.order_by(matches.c.clock_due)).scalars())

    def expire(self, id: str) -> list[int]:
        """End the time of the seats of a table whose clocks are empty; returns these seats."""
        with self._tables.changing(id) as (connection, live):
            empty = self._empty(live)
            for seat in empty:
                self._end_time(connection, live, seat)
            if live.row.clock_due is not None:  # a clock that stood still with the server is due later
                self._tables.changed(connection, live, offer=live.row.offer)
            return empty

    def _empty(self, live: LiveTable) -> list[int]:
        """The seats whose clocks are empty."""
        clock, time = live.clock(), self._tables.timer.now()
        if clock is None or clock.paused is not None:
            return []
        return [seat for seat in live.to_act() if live.is_timed(seat) and clock.left(seat, live.run(clock, seat, time)) <= 0]

    def _end_time(self, connection: sa.Connection, live: LiveTable, seat: int) -> None:
        """Let a bot act for a seat from now on, which forfeits a rated match."""
        clock = live.clock()
        if clock is not None:
            live.row = live.with_clock(clock.emptied(seat))
        if live.row.rated:
            self._tables.forfeit(connection, live, seat, store.TIME_OVER)
            return
        self._tables.sit(connection, live, seat, bot=MIDDLE)
        self._tables.note_sitting(connection, live, seat, store.TIME_OVER)
