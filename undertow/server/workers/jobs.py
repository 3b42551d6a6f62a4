"""Bots at the tables. They search in worker processes and act by the same rules as people."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from undertow.server.background import outline
from undertow.server.live.gate import seat_job
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.workers.pool import BOTS_ALONE, PEOPLE, Pool, WorkerDied

log = logging.getLogger("undertow.server")

Work = Callable[..., Awaitable[Any]]
_OVERDUE_SECONDS = 10.0  # until another server takes up a bot's move
_STUCK_SECONDS = 60.0  # until a table counts as stuck


@dataclass(frozen=True)
class _Suspect:
    """A table with an overdue bot: its revision and how often the watchdog saw it."""

    revision: int
    looks: int


class Jobs:
    """Lets every bot act whose turn it is. Lives on the event loop."""

    def __init__(self, tables: Tables, work: Work, pool: Pool) -> None:
        """Nothing runs before `consider` or `take_up` is called."""
        self._tables = tables
        self._work = work
        self._pool = pool
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._changes: dict[str, asyncio.Event] = {}  # set when a table changes while its bot searches
        self._thinking: dict[str, tuple[int, int, asyncio.Task[dict[str, Any]]]] = {}
        self._suspects: dict[str, _Suspect] = {}
        self._refused: dict[str, tuple[int, int]] = {}  # version and seat of the last refused move of a bot
        self._has_started = False
        self._is_closed = False
        self._is_failing = False
        self.moves = 0
        self.short_moves = 0
        self.reloads = 0
        self.simple_moves = 0

    async def close(self) -> None:
        """Stop; moves that are not made are made after the next start."""
        self._is_closed = True
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    def consider(self, table: str, waits_for_bot: bool = True) -> None:
        """This server has changed a table: start its bot if it waits for one."""
        self.reconsider(table)
        if table in self._playing:
            self._changes[table].set()
        elif waits_for_bot and not self._is_closed:  # no further moves while closing
            self._changes[table] = asyncio.Event()
            self._playing[table] = asyncio.create_task(self._play(table, self._changes[table]))

    def reconsider(self, table: str) -> None:
        """A table has changed: cancel searches for earlier positions."""
        if table in self._thinking:
            asyncio.create_task(self._cancel_if_past(table))  # noqa: RUF006 - it ends by itself at once

    async def _cancel_if_past(self, table: str) -> None:
        """Cancel a move whose position is gone."""
        with contextlib.suppress(Exception):  # the move is checked again when it is made
            now = await self._work(self._position, table)
            thought = self._thinking.get(table)
            if thought is not None and (now is None or now["version"] != thought[0] or thought[1] not in now["bots"]):
                thought[2].cancel()

    async def advise(self, job: dict[str, Any]) -> list[dict[str, Any]]:
        """A worker's advice to a seat."""
        try:
            advice: list[dict[str, Any]] = (await self._pool.ask(job))["advice"]
        except WorkerDied:
            raise Refused("internal") from None
        return advice

    # Overdue moves

    async def take_up(self) -> None:
        """Take up overdue bot moves; at the start also those that an earlier server left."""
        seconds = _OVERDUE_SECONDS if self._has_started else 0.0
        overdue = await self._work(self._overdue, seconds)
        self._has_started = True
        for table in overdue:
            self.consider(table)

    async def repair(self) -> None:
        """Free stuck tables: reload them, then make a simple move for the bot."""
        overdue: dict[str, int] = await self._work(self._overdue, _STUCK_SECONDS)
        seen, self._suspects = self._suspects, {}
        for table, revision in overdue.items():
            before = seen.get(table)
            looks = before.looks if before is not None and before.revision == revision else 0
            if self._pool.has(table):  # a worker searches for it, or it waits for a worker
                self._suspects[table] = _Suspect(revision, looks)
                continue
            self._suspects[table] = _Suspect(revision, looks + 1)
            if looks == 1:
                await self._reload(table)
            elif looks > 1:
                await self._free(table, is_first=looks == 2)

    def stuck(self) -> int:
        """How many tables wait for a bot that has not moved although the watchdog tried."""
        return sum(suspect.looks > 2 for suspect in self._suspects.values())

    def _overdue(self, seconds: float) -> dict[str, int]:
        """The tables whose bot has been due for this many seconds, with their revisions."""
        with self._tables.store.reading() as connection:
            return self._tables.store.overdue(connection, store.now() - int(1000 * seconds))

    async def _reload(self, table: str) -> None:
        """Load a table again that may be wrong in memory or whose task hangs, and restart its bots."""
        task = self._playing.get(table)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self._tables.forget(table)
        self.reloads += 1
        log.warning("reloading a stuck table", extra={"table": table[:6]})
        self.consider(table)

    async def _free(self, table: str, is_first: bool) -> None:
        """Make a simple move for the bot; an error is logged once."""
        try:
            await self._work(self._move_simply, table)
        except Exception as error:
            if is_first:
                log.error("a table is stuck", extra={"table": table[:6], "error": outline(error)})

    def _move_simply(self, table: str) -> None:
        """Take any legal action for a bot."""
        with self._tables.looking(table) as live:
            bots = _bots_to_act(live)
            if bots:
                text = live.game.text(secrets.choice(list(live.match.state.legal_for(bots[0]))))
                self._tables.act_for_bot(table, bots[0], live.version, text)
                self.simple_moves += 1

    # Playing

    async def _play(self, table: str, change: asyncio.Event) -> None:
        """Let bots act as long as it is a bot's turn, at the table's pace."""
        try:
            while True:
                change.clear()
                position = await self._work(self._position, table)
                if position is None or not position["bots"]:
                    if change.is_set():
                        continue
                    return
                if not await _changes_within(change, (position["not_before"] - store.now()) / 1000):
                    await self._move(table, position)
                    self._is_failing = False
        except Exception as error:
            if not self._is_failing:  # one line for each outage; the table is taken up again
                log.error("a bot could not move", extra={"table": table[:6], "error": outline(error)})
            self._is_failing = True
        finally:
            self._refused.pop(table, None)
            del self._playing[table], self._changes[table]

    async def _move(self, table: str, position: dict[str, Any]) -> None:
        """One move of one bot, unless the table changes meanwhile."""
        seat = position["bots"][0]
        job = {**position["job"], "bot": position["levels"][seat], "seed": secrets.randbits(63)}
        priority = PEOPLE if position["has_people"] else BOTS_ALONE
        thought = asyncio.create_task(self._pool.ask(job, priority, table))
        self._thinking[table] = (position["version"], seat, thought)
        try:
            answer = await thought
        except WorkerDied as error:
            log.error("a bot had to move without a search", extra={"table": table[:6], "error": outline(error)})
            await self._work(self._move_simply, table)
            return
        except asyncio.CancelledError:
            if _is_cancelled():
                raise
            return
        finally:
            del self._thinking[table]
        try:
            move = (table, seat, position["version"], answer["action"], answer["short"])
            await self._work(self._tables.act_for_bot, *move)
        except (Refused, sa.exc.IntegrityError):
            await self._work(self._after_refusal, table, seat, position["version"])
        else:
            self.moves += 1
            self.short_moves += bool(answer["short"])

    def _after_refusal(self, table: str, seat: int, version: int) -> None:
        """Do nothing if somebody was faster; a bot refused twice at one position makes a simple move."""
        with self._tables.looking(table) as live:
            if live.version != version or seat not in _bots_to_act(live):
                return
            if self._refused.get(table) == (version, seat):
                self._move_simply(table)
            self._refused[table] = (version, seat)

    def _position(self, table: str) -> dict[str, Any] | None:
        """What bots have to do at a table; None if it cannot be played."""
        try:
            with self._tables.looking(table) as live:
                return _position(live)
        except Refused:
            return None


def _bots_to_act(live: LiveTable) -> list[int]:
    """The seats that the match waits for and at which a bot acts."""
    return [seat for seat in live.to_act() if live.is_bot(seat)]


def _position(live: LiveTable) -> dict[str, Any]:
    """What bots have to do at a table now, and the job of the first of them."""
    match, bots = live.match, _bots_to_act(live)
    return {
        "version": live.version,
        "bots": bots,
        "levels": [seat.bot for seat in live.seats],
        "has_people": any(seat.kind == store.PERSON and not seat.bot for seat in live.seats),
        "not_before": _not_before(live, bots[0]) if bots else 0,
        "job": seat_job(live.id, match, bots[0]) if bots else None,
    }


def _not_before(live: LiveTable, seat: int) -> int:
    """When a bot may act: it keeps the table's pace, but for a choice that others make too."""
    is_alone = not live.match.slots and len(live.to_act()) == 1
    return live.waiting_since(seat) + (live.row.pace if is_alone else 0)


async def _changes_within(change: asyncio.Event, seconds: float) -> bool:
    """Whether something changes before the time is over."""
    if seconds <= 0:
        return False
    try:
        await asyncio.wait_for(change.wait(), seconds)
    except TimeoutError:
        return False
    return True


def _is_cancelled() -> bool:
    """Whether the running task itself is being cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
