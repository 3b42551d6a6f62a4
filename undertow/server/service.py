"""One server process: its store, tables, people and bots, and threads for blocking calls."""

import asyncio
import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from undertow.engine.language import Language, language
from undertow.games import by_id
from undertow.server import metrics
from undertow.server.background import Background, BackgroundTask
from undertow.server.bans import Bans
from undertow.server.boxes import Boxes
from undertow.server.connections import ConnectionLimits
from undertow.server.deadline import is_busy, short_waits
from undertow.server.housekeeping import PAUSE_SECONDS, Housekeeping
from undertow.server.keys import Keys, new_key
from undertow.server.limits import Counts, Rate, RateLimiter
from undertow.server.live import hub
from undertow.server.live.access import Limits
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.live.view_queue import ViewQueue
from undertow.server.lobby import BEAT_SECONDS, Attendance, Lobby
from undertow.server.notify.messenger import Messenger, PushKey, Subscriptions
from undertow.server.notify.outbound import OutboundPolicy
from undertow.server.people import People
from undertow.server.pictures import Pictures
from undertow.server.puzzling import Puzzling
from undertow.server.ratings import Ratings
from undertow.server.refusals import RETRY_SECONDS, Refused
from undertow.server.storage.database_watch import DatabaseWatch
from undertow.server.storage.expiry import Expiry, Pruning
from undertow.server.storage.peers import listen_to_peers
from undertow.server.storage.store import Store, clear_store_errors
from undertow.server.workers.analyses import Analyses
from undertow.server.workers.jobs import Jobs
from undertow.server.workers.pool import Pool
from undertow.server.workers.renewal import Renewal
from undertow.server.workers.reviews import KeptFindings, Reviews

P = ParamSpec("P")
T = TypeVar("T")
_POSTGRESQL_THREADS = 8
_TIDY_SECONDS = 2.0
_TAKE_UP_SECONDS = 5.0
_WATCHDOG_SECONDS = 10.0
_PEERS_SECONDS = 1.0
_RENEWAL_SECONDS = 1.0
_LONGEST_SENDING = 3600.0
_LONG_WAY_SECONDS = 0.5  # calls use threads for this long after SQLite was busy


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str
    public_url: str = ""
    trusted_proxies: str = ""  # addresses and networks whose X-Forwarded-For is believed; 127.0.0.1 if empty
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    requests: Rate = Rate(50, 300)  # of one client, by its address
    files: Rate = Rate(500, 5000)  # of the page, by address: a whole school may share one
    messages: Rate = Rate(20, 100)  # of one socket
    logins: Rate = Rate(0.2, 10)  # of one client, by its address
    listings: Rate = Rate(1, 20)  # of one client, by its address: the list of tables to watch
    hints: Rate = Rate(0.5, 10)  # of one client, by its address
    reviews: Rate = Rate(0.02, 6)  # of one client, by its address: matches to review
    analyses: Rate = Rate(0.5, 30)  # of one client, by its address: live analyses and verdicts
    pictures: Rate = Rate(1, 20)  # of one client, by its address: pictures of boards
    creating: Rate = Rate(0.2, 60)  # of one client, by its address: new tables
    guests: Rate = Rate(1, 200)  # of one client, by its address: people who come without a cookie
    subscribing: Rate = Rate(0.2, 20)  # of one client, by its address
    sockets: int = 100  # of one client, by its address
    tables_per_guest: int = 50
    shortest_idle_timeout: int = 60  # seconds; less lets one seat take over another
    connections: ConnectionLimits = ConnectionLimits()
    database_seconds: float = 2.0  # a database that takes longer to answer counts as away
    longest_body: int = 64 * 1024
    longest_message: int = 8 * 1024
    notice_seconds: float = 30.0  # between a turn's start and its notice
    outbound: OutboundPolicy = OutboundPolicy()
    expiry: Expiry = field(default_factory=Expiry.read)


class Service:
    """The parts that routes and sockets work with."""

    def __init__(self, settings: Settings) -> None:
        """Open the database; SQLite is migrated, PostgreSQL must be up to date."""
        self.settings = settings
        self.store = open_store(settings.database)
        keys = Keys(self.store.setting("key", new_key()))
        limits = Limits(settings.tables_per_guest, shortest_idle_timeout=settings.shortest_idle_timeout)
        self.tables = Tables(self.store, keys, by_id, limits)
        self.people = People(self.store, keys)
        self.boxes = Boxes(self.store)
        self.puzzling = Puzzling(self.store)
        self.bans = Bans()
        self.bans.refresh(self.store)
        pruning = Pruning(self.store, settings.expiry, self._deleted)
        self.housekeeping = Housekeeping(self.store, self.bans, pruning)
        self.push_key = PushKey(self.store, settings.public_url)
        self.subscriptions = Subscriptions(self.store, settings.outbound)
        self.subscribing = RateLimiter(settings.subscribing)
        self.creating = RateLimiter(settings.creating)
        self.guests = RateLimiter(settings.guests)
        self.requests = RateLimiter(settings.requests)
        self.files = RateLimiter(settings.files)
        self.logins = RateLimiter(settings.logins)
        self.listings = RateLimiter(settings.listings)
        self.hints = RateLimiter(settings.hints)
        self.reviewing = RateLimiter(settings.reviews)
        self.picturing = RateLimiter(settings.pictures)
        self.pictures = Pictures()
        self.sockets = Counts(settings.sockets)
        self.metrics = metrics.Metrics()
        # SQLite has one writer: with one thread, none waits for its lock.
        threads = _POSTGRESQL_THREADS if self.store.is_postgresql else 1
        self._threads = ThreadPoolExecutor(threads, "undertow")
        self._long_way_until = 0.0  # a time; until then calls use threads because SQLite was busy
        self._reading: asyncio.Task[Language] | None = None
        self._views = ViewQueue()
        self.background = Background()
        self.database = DatabaseWatch(self.store, settings.database_seconds)
        self._peers = BackgroundTask("peers", self._listen, _PEERS_SECONDS, longest_step=math.inf)
        self.ratings = Ratings(self.tables)
        self.attendance = Attendance(self.store, self.tables, self.ratings)
        self.attendance.begin()
        self.lobby: Lobby
        self.hub: hub.Hub
        self.jobs: Jobs
        self.reviews: Reviews
        self.analyses: Analyses
        self.messenger: Messenger

    async def start(self) -> None:
        """Start listening to other servers and playing bots' moves."""
        self.hub = hub.Hub(asyncio.get_running_loop())
        self.tables.on_change = lambda live: self.hub.changed(live.id, live.row.bots_due is not None, live.actor)
        pool = Pool(self.settings.bot_workers)
        self.jobs = Jobs(self.tables, self.quick, pool)
        self.reviews = Reviews(pool, KeptFindings(self.store, self.work))
        self.analyses = Analyses(pool, RateLimiter(self.settings.analyses))
        self.hub.listen(self.jobs.consider)
        self.lobby = Lobby(self.store, self.tables, self.hub, self.work)
        self.metrics.watch(self.tables, self.jobs, pool)
        idle_timeout = self.settings.notice_seconds
        self.messenger = Messenger(self.store, self.hub, self.work, self.push_key, self.settings.outbound, idle_timeout)
        self.messenger.outcome = lambda kind, outcome: self.metrics.notices.labels(kind, outcome).inc()
        self.messenger.changed = self.tables.others_changed
        # Reading the words takes a while, so it is done before the first refusal needs them.
        self._reading = asyncio.create_task(asyncio.to_thread(language, "en"))
        if self.store.is_postgresql:
            await self.tables.moves.open_loop()
        self._start_background(Renewal(pool))

    def _start_background(self, renewal: Renewal) -> None:
        """Start every background task."""
        notice_pause = self.settings.notice_seconds / 6
        tasks = [
            self.database.task,
            BackgroundTask("bots", self.jobs.take_up, _TAKE_UP_SECONDS),
            BackgroundTask("watchdog", self.jobs.repair, _WATCHDOG_SECONDS),
            BackgroundTask("notices", self.messenger.send_due, notice_pause, longest_step=_LONGEST_SENDING),
            BackgroundTask("tidying", self._tidy, _TIDY_SECONDS),
            BackgroundTask("attendance", self._attend, BEAT_SECONDS),
            BackgroundTask("housekeeping", self.housekeeping.step, PAUSE_SECONDS),
            *([self._peers] if self.store.is_postgresql else []),
            *([BackgroundTask("renewal", renewal.look, _RENEWAL_SECONDS)] if renewal.is_due else []),
        ]
        for task in tasks:
            self.background.start(task)

    async def close(self) -> None:
        """Stop everything; what was accepted is in the store."""
        self.hub.close()
        await self.background.close()
        await self.reviews.close()
        await self.analyses.close()
        await self.jobs.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)
        await self.tables.moves.close_loop()
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self.pictures.close)
        self.database.close()
        self.store.close()

    async def work(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a blocking call in a thread; refused once the database has not answered for a while.

        A call that has not begun is dropped then. One that has begun may still succeed, so clients send it again under
        the same id.
        """
        call: Callable[[], Any] = lambda: function(*args, **kwargs)  # noqa: E731 - a name for its type
        working: asyncio.Future[T] = asyncio.get_running_loop().run_in_executor(self._threads, call)
        while not working.done():
            await asyncio.wait((working,), timeout=self.settings.database_seconds)
            if not working.done() and not self.database.is_reachable():
                working.cancel()
                raise Refused("busy", seconds=RETRY_SECONDS)
        return working.result()

    async def quick(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a quick call: directly on SQLite unless it is busy, else in a thread."""
        if self.store.is_postgresql or time.monotonic() < self._long_way_until:
            return await self.work(function, *args, **kwargs)
        try:
            with short_waits():
                return function(*args, **kwargs)
        except Exception as error:
            if not is_busy(error):
                raise
        self._long_way_until = time.monotonic() + _LONG_WAY_SECONDS
        return await self.work(function, *args, **kwargs)

    async def act(self, table: str, seat: int, secret: str, client_id: str, version: int, text: str, lag: int = 0) -> int:
        """Take an action for a person; returns the version after it."""
        moving = (table, seat, secret, client_id, version, text, lag)
        version_after = await self.tables.act_in_loop(*moving) if self.store.is_postgresql else None
        return await self.quick(self.tables.act, *moving) if version_after is None else version_after

    async def _attend(self) -> None:
        """Note who is at open tables, end empty clocks, rate finished matches."""
        if await self.work(self.attendance.step, self.hub.attended()):
            self.lobby.heard()

    async def _tidy(self) -> None:
        """Refresh metrics for other processes; keep SQLite's write-ahead log short."""
        self.metrics.refresh()
        if not self.store.is_postgresql:
            await asyncio.to_thread(self.store.empty_log)

    async def _listen(self) -> None:
        """Listen to other servers' changes until the connection breaks."""
        await listen_to_peers(self.store.url, self.store.server, self._heard)

    async def look(self, table: str, show: Callable[[LiveTable], T]) -> T:
        """A viewer's snapshot of a table; many viewers are served in rounds, with moves in between."""
        await self._views.wait()
        with self.tables.looking_at_once(table) as live:
            if live is not None:
                return show(live)
        return await self.quick(self._look, table, show)

    def _look(self, table: str, show: Callable[[LiveTable], T]) -> T:
        """A viewer's snapshot of a table whose lock is busy or that is not loaded."""
        with self.tables.looking(table) as live:
            return show(live)

    def _deleted(self, table: str) -> None:
        """Tell the viewers of a table that it was deleted."""
        self.tables.others_changed(table)
        self.hub.wake(table)

    def _heard(self, table: str | None) -> None:
        """Note that another server changed a table; None if it may have been any."""
        self.lobby.heard()
        if table is not None:
            self.tables.others_changed(table)
            self.hub.wake(table)
            self.jobs.reconsider(table)
            return
        self._peers.succeeded()
        self.tables.all_may_have_changed()
        for watched in self.hub.watched():
            self.hub.wake(watched)


def open_store(database: str) -> Store:
    """The database of a server, claimed and with the right schema; raises StoreError."""
    store = Store(database)
    try:
        with clear_store_errors():
            store.claim()
            if store.is_postgresql:
                store.require_schema()
            else:
                store.migrate()
    except BaseException:
        store.close()
        raise
    return store
