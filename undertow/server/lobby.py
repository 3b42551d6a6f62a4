"""The lobby: open tables, kept ready for everybody who looks, and what has to be done for them by the second."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

from undertow.server.live import gate
from undertow.server.live.hub import Hub
from undertow.server.live.tables import Tables
from undertow.server.ratings import Ratings
from undertow.server.refusals import Refused
from undertow.server.storage import lobby
from undertow.server.storage.store import Store

LOBBY = "lobby"  # stands for a table in the hub and in notifications
BEAT_SECONDS = 1.0
_LONGEST_GAP = 3_000  # milliseconds between beats; more is an outage
_FRESH_SECONDS = 1.0  # the list is made at most this often, however many look at it
_TOUCH_BEATS = 5

Work = Callable[..., Awaitable[Any]]


class Lobby:
    """The list of open tables in this process. Lives on the event loop."""

    def __init__(self, store: Store, tables: Tables, hub: Hub, work: Work) -> None:
        """Nothing is listed yet."""
        self._store = store
        self._tables = tables
        self._hub = hub
        self._work = work
        self._text, self._tag, self._made = "", "", -_FRESH_SECONDS
        self._lock = asyncio.Lock()
        self._is_stale = True
        hub.listen(self._changed)

    def _changed(self, table: str, _waits_for_bot: bool) -> None:
        """This server has changed a table, which may be an open one."""
        live = self._tables.cache.get(table)
        if live is None or live.row.is_open:
            self.heard()

    def heard(self) -> None:
        """The list may have changed; whoever waits for it looks again."""
        self._is_stale = True
        self._hub.wake(LOBBY)

    async def listed(self) -> tuple[str, str]:
        """The list as JSON and its tag; made anew at most once a second."""
        async with self._lock:
            time = asyncio.get_running_loop().time()
            if time - self._made >= _FRESH_SECONDS:
                await self._refresh(time)
            return self._text, self._tag

    def is_current(self) -> bool:
        """Whether nothing has changed since the list was made."""
        return not self._is_stale

    async def _refresh(self, time: float) -> None:
        """Make the list anew."""
        self._is_stale = False
        tables = await self._work(self._open_tables)
        self._tag = hashlib.sha256(gate.as_text(tables).encode()).hexdigest()[:16]
        self._text, self._made = gate.as_text({"tag": self._tag, "tables": tables}), time

    def _open_tables(self) -> list[gate.Data]:
        """The tables that anybody may join."""
        time = self._tables.timer.now()
        with self._store.reading() as connection:
            rows = [*lobby.waiting(connection, time), *lobby.filled(connection, time)]
            return [gate.open_table(row, self._store.seats(connection, row.id)) for row in rows]


class Attendance:
    """Notes every second that this server runs, who is at open tables, and whose time is over."""

    def __init__(self, store: Store, tables: Tables, ratings: Ratings) -> None:
        """Nothing is noted yet."""
        self._store = store
        self._tables = tables
        self._ratings = ratings
        self._beats = 0

    def begin(self) -> None:
        """Note that a server runs again; on SQLite none ran since the last note."""
        self._beat(_LONGEST_GAP if self._store.is_postgresql else 0)

    def step(self, attended: list[str]) -> bool:
        """Do what is due now; returns whether the list of open tables may have changed."""
        self._beat(_LONGEST_GAP)
        filled = self._fill()
        for table in self._tables.timing.overdue():
            self._try(self._tables.timing.expire, table)
        self._ratings.settle_due()
        self._beats += 1
        if self._beats % _TOUCH_BEATS == 1 and attended:
            with self._store.writing() as connection:
                lobby.touch(connection, attended, self._tables.timer.now())
        return filled or self._beats % _TOUCH_BEATS == 1

    def _beat(self, longest_gap: int) -> None:
        """Note that this server runs."""
        with self._store.writing() as connection:
            outages = lobby.beat(connection, self._tables.timer.now(), longest_gap)
        self._tables.timer.set_outages(outages)

    def _fill(self) -> bool:
        """Let bots take seats that stayed open for long."""
        with self._store.reading() as connection:
            due = lobby.to_fill(connection, self._tables.timer.now())
        for table in due:
            self._try(self._tables.fill, table)
        return bool(due)

    @staticmethod
    def _try(change: Callable[[str], object], table: str) -> None:
        """Change a table unless it has ended meanwhile."""
        try:
            change(table)
        except Refused as refused:
            if refused.code not in ("closed", "not-found", "other-rules-version", "broken-log"):
                raise
