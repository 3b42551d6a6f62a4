"""Finds live tables in memory and in the database, and changes them under their lock."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from undertow.engine.game import Game
from undertow.server import boxes
from undertow.server.keys import Keys, same
from undertow.server.live.cache import TableCache
from undertow.server.live.clocks import MOST_LAG, Clock
from undertow.server.live.table import LiveTable
from undertow.server.live.timer import Timer
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.storage.move_writer import MoveWriter
from undertow.server.storage.store import MatchRow, Store


@dataclass(frozen=True)
class Limits:
    """How much one guest may have, and how much is kept in memory."""

    tables_per_guest: int = 50
    open_tables: int = 5  # in the lobby, by one person
    tables_in_memory: int = 5000
    shortest_idle_timeout: int = 60  # seconds
    undos_per_turn: int = 50  # counted until the log is longer than ever before


class TableAccess:
    """The tables of one server process. All methods block and may be called from any thread."""

    def __init__(
        self, store: Store, keys: Keys, find_game: Callable[[str, int | None], Game[Any]], limits: Limits | None = None
    ) -> None:
        """Nothing is loaded yet; set `on_change` to hear of changes."""
        self.store = store
        self.keys = keys
        self.limits = limits or Limits()
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self._find_game = find_game
        self.cache = TableCache(self.limits.tables_in_memory)
        self.moves = MoveWriter(store)
        self.timer = Timer()

    def table(self, id: str, at_least: int = 0) -> LiveTable:
        """The table with this id, as new as the revision that a client has seen."""
        live = self.cache.get(id)
        if live is not None and not live.is_stale and live.row.revision >= at_least:
            return live
        if live is None:
            with self.store.reading() as connection:
                live = self.cache.keep(self._fresh(connection, self._row(connection, id)))
        with live.lock, self.store.reading() as connection:
            # Cleared before the row is read, so that a change meanwhile is not missed.
            live.is_stale = False
            try:
                self._catch_up(connection, live, self._row(connection, id))
            except BaseException:
                self.cache.drop(live)  # it may hold only part of the events
                raise
        return live

    def _row(self, connection: sa.Connection, id: str, lock: bool = False) -> MatchRow:
        """The row of a match; raises Refused if there is none."""
        row = self.store.match(connection, id, lock=lock)
        if row is None:
            raise Refused("not-found")
        return row

    @contextmanager
    def looking(self, id: str, at_least: int = 0) -> Iterator[LiveTable]:
        """The table with this id, under its lock; never one whose last change was not persisted."""
        while True:
            live = self.table(id, at_least)
            with live.lock:
                if not live.is_dropped:
                    yield live
                    return

    @contextmanager
    def looking_at_once(self, id: str) -> Iterator[LiveTable | None]:
        """Like `looking`, but yields None instead of blocking."""
        live = self.cache.get(id)
        if live is None or live.is_stale or live.is_being_written or not live.lock.acquire(blocking=False):
            yield None
            return
        try:
            yield None if live.is_stale or live.is_dropped else live
        finally:
            live.lock.release()

    def others_changed(self, id: str) -> None:
        """Mark a table that another server changed as stale."""
        live = self.cache.get(id)
        if live is not None:
            live.is_stale = True

    def forget(self, id: str) -> None:
        """Drop a table from memory; it is loaded again when it is needed."""
        live = self.cache.get(id)
        if live is not None:
            self.cache.drop(live)

    def all_may_have_changed(self) -> None:
        """Mark all tables as stale, because notifications may have been missed."""
        self.cache.mark_all_stale()

    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self.cache)

    def seat_of(self, live: LiveTable, seat: int, secret: str) -> int:
        """The seat, if the secret is its own."""
        known = 0 <= seat < len(live.seats)
        generation = live.seats[seat].generation if known else 0
        if not same(secret, self.keys.seat_secret(live.id, seat, generation)) or not known:
            raise Refused("not-your-seat")
        return seat

    def secrets_for(self, live: LiveTable, people: Sequence[str]) -> dict[int, str]:
        """The secrets of the seats that these guests hold."""
        return {
            seat.seat: self.keys.seat_secret(live.id, seat.seat, seat.generation)
            for seat in live.seats
            if seat.guest is not None and seat.guest in people
        }

    @contextmanager
    def changing(self, id: str) -> Iterator[tuple[sa.Connection, LiveTable]]:
        """A transaction that locks the match; on failure the table is dropped from memory."""
        with self.looking(id) as live:
            revision = live.row.revision
            try:
                with self.store.writing() as connection:
                    row = self._row(connection, id, lock=True)
                    if row.status == store.CLOSED:
                        raise Refused("closed")
                    self._catch_up(connection, live, row)
                    revision = row.revision
                    yield connection, live
            except BaseException as error:
                if not isinstance(error, Refused) or is_ahead(live, revision):
                    self.cache.drop(live)
                raise
        if live.row.revision != revision:
            self.on_change(live)

    def _catch_up(self, connection: sa.Connection, live: LiveTable, row: MatchRow) -> None:
        """Load the events that the table in memory lacks."""
        if row.revision == live.row.revision and row.events == live.events:
            return
        seats = self.store.seats(connection, row.id)
        found = self.store.events(connection, row.id, live.events, row.events) if row.events != live.events else []
        live.catch_up(row, seats, found)

    def _fresh(self, connection: sa.Connection, row: MatchRow) -> LiveTable:
        """A table as it was before its first event."""
        try:
            game = boxes.read(self._find_game(row.game, row.rules_version), row.components)
        except KeyError:
            raise Refused(
                "other-rules-version", version=row.rules_version, known=self.newest_game(row.game).version
            ) from None
        live = LiveTable(game, replace(row, revision=-1), self.store.seats(connection, row.id), self.timer)
        live.is_stale = True
        return live

    def changed(self, connection: sa.Connection, live: LiveTable, **values: Any) -> None:
        """Store the match with a new revision and its seats to act."""
        facts = self.facts_after(live)
        self.store.change_match(connection, live.id, **facts, **values)
        live.row = replace(live.row, **facts)

    def facts_after(self, live: LiveTable, acted: Mapping[int, int] | None = None, time: int = 0) -> dict[str, Any]:
        """The columns of a match after a change in which some seats acted, each with its lag in milliseconds."""
        acted, time = acted or {}, time or self.timer.now()
        if acted:
            self.resume(live, time)
        before = live.row.status
        goes_on = live.row.companion and before == store.FINISHED  # the end of a real match was taken back
        status = store.FINISHED if live.is_over else store.PLAYING if goes_on else before
        if status != before:
            live.row = replace(live.row, status=status)
        to_act = live.to_act()
        pending = live.to_notify(before, to_act)
        clock = _clock_after(live, to_act, acted, time)
        waiting = live.waiting_after(to_act, acted, time)
        bots = [waiting[str(seat)] for seat in to_act if live.is_bot(seat)]
        return {
            "revision": live.row.revision + 1,
            "events": live.events,
            "status": status,
            "to_act": store.as_json(to_act),
            "bots_due": min(bots, default=None),
            "winners": store.as_json(live.match.state.winners()),
            "changed": time,
            "length": len(live.match.log),
            "notify": store.as_json(pending),
            "notify_due": min(pending.values(), default=None),
            "waiting": store.as_json(waiting),
            "clocks": "" if clock is None else clock.text(),
            "clock_due": None if clock is None else _clock_due(live, clock, waiting, time),
            "rating": store.RATING_DUE if live.row.rated and not live.row.rating and live.is_decided() else live.row.rating,
        }

    def resume(self, live: LiveTable, time: int) -> None:
        """Let a paused clock run on; the pause counts for nobody."""
        clock = live.clock()
        if clock is None or clock.paused is None:
            return
        waiting: dict[str, int] = json.loads(live.row.waiting)
        shifted = {seat: min(time, since + time - clock.paused) for seat, since in waiting.items()}
        live.row = replace(live.row, waiting=store.as_json(shifted), clocks=replace(clock, paused=None).text())

    def note_sitting(
        self, connection: sa.Connection, live: LiveTable, seat: int, what: str, request: str | None = None
    ) -> None:
        """Write into the log that somebody else acts for a seat now."""
        row = live.request_row(store.SITTING, seat, request, live.version, what)
        self.store.add_events(connection, [row])

    def sit(self, connection: sa.Connection, live: LiveTable, seat: int, **values: Any) -> None:
        """New facts about a seat."""
        self.store.change_seat(connection, live.id, seat, **values)
        before, changed = live.seats[seat], replace(live.seats[seat], **values)
        if (before.kind, before.bot) != (changed.kind, changed.bot):
            waiting = {**json.loads(live.row.waiting), str(seat): self.timer.now()}  # nobody is late who just sat down
            live.row = replace(live.row, waiting=store.as_json(waiting))
        live.seats = (*live.seats[:seat], changed, *live.seats[seat + 1 :])
        live.match.names = tuple(each.name for each in live.seats)

    def newest_game(self, id: str) -> Game[Any]:
        """The game with this id, at its newest rules version."""
        try:
            return self._find_game(id, None)
        except KeyError as error:
            raise Refused("bad-options", reason=str(error.args[0])) from None


def _clock_after(live: LiveTable, to_act: Sequence[int], acted: Mapping[int, int], time: int) -> Clock | None:
    """The clock after a change: charged for the seats that are not waited for as before, begun for new moves."""
    clock = live.clock()
    if clock is None or live.row.status != store.PLAYING:
        return clock
    waited: list[int] = json.loads(live.row.to_act)
    for seat in waited:
        if seat in acted or seat not in to_act:
            clock = clock.charged(seat, live.run(clock, seat, time) - min(acted.get(seat, 0), MOST_LAG))
    is_shared = len(list(live.match.state.choosers())) > 1
    for seat in to_act:
        if not live.is_bot(seat) and clock.is_new_move(seat, live.longest, is_shared, seat in waited):
            clock = clock.begun(seat, live.longest, is_shared)
    return clock


def _clock_due(live: LiveTable, clock: Clock, waiting: Mapping[str, int], time: int) -> int | None:
    """When the first of the running clocks will be empty if servers run all the time."""
    if clock.paused is not None:
        return None
    people = [seat for seat in map(int, waiting) if not live.is_bot(seat)]
    left = [clock.left(seat, live.timer.running(waiting[str(seat)], time)) for seat in people]
    return time + max(0, min(left)) if left else None


def is_ahead(live: LiveTable, revision: int) -> bool:
    """Whether the table in memory is newer than a revision, or inconsistent."""
    return live.row.revision != revision or live.events != live.row.events or live.version != live.noted_version
