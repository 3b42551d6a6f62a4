"""Bots at the tables. They think in worker processes and act through the same door as people."""

import asyncio
import contextlib
import json
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from typing import Any

from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused
from undertow.server.storage import store

log = logging.getLogger("undertow.server")

Work = Callable[..., Awaitable[Any]]
_TRIES = 3
_SWEEP_SECONDS = 5.0
_OVERDUE_SECONDS = 10.0


class WorkerDied(Exception):
    """A worker process ended in the middle of a job, several times over."""


class Pool:
    """Worker processes, each with one job at a time. One that dies is replaced, and its job is done again."""

    def __init__(self, size: int) -> None:
        """No process is started before the first job."""
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._size = size
        self._asked = 0  # jobs that are being done or wait
        self._processes: set[Process] = set()
        self._outdated: set[Process] = set()
        self.replaced = 0
        for _ in range(size):
            self._free.put_nowait(None)

    async def choose(self, job: dict[str, Any]) -> str:
        """The action that a bot chooses; cancelling ends the worker's process and starts another when needed."""
        return str((await self.ask(job))["action"])

    async def ask(self, job: dict[str, Any]) -> dict[str, Any]:
        """A worker's answer to a job."""
        self._asked += 1
        try:
            for _ in range(_TRIES):
                answer = await self._try(job)
                if answer is not None:
                    found: dict[str, Any] = json.loads(answer)
                    return found
                self.replaced += 1
        finally:
            self._asked -= 1
        raise WorkerDied(f"{_TRIES} workers died over a job in {job['game']}")

    def budget(self) -> float:
        """The part of the usual time that a job may take, so that nobody queues: less the more jobs there are."""
        return min(1.0, self._size / max(1, self._asked))

    async def _try(self, job: dict[str, Any]) -> bytes | None:
        """A worker's answer; None if it died."""
        process = await self._free.get()
        line = json.dumps({**job, "budget": self.budget()}).encode() + b"\n"
        kept: Process | None = None
        try:
            if process in self._outdated:
                _kill(process)
                process = None
            if process is None or process.returncode is not None:
                process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            with contextlib.suppress(ConnectionError):
                process.stdin.write(line)
                await process.stdin.drain()
                answer = await process.stdout.readline()
                if answer.endswith(b"\n"):
                    kept = process
                    return answer
            return None
        finally:
            if process is not None and kept is None:
                _kill(process)
            self._free.put_nowait(kept)

    async def _started(self) -> Process:
        """A fresh worker process; one that nobody wants any more by the time it runs is ended."""
        starting = asyncio.ensure_future(_start())
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            unwanted = await starting
            _kill(unwanted)
            await unwanted.wait()
            raise
        self._processes = {each for each in self._processes if each.returncode is None} | {process}
        return process

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return [process.pid for process in self._processes if process.returncode is None]

    def renew(self) -> None:
        """Replace each worker process before its next job; new ones import what is on disk then."""
        self._outdated = set(self._processes)

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._processes):
            _kill(process)
            await process.wait()


async def _start() -> Process:
    """A fresh worker process."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "undertow.server.workers.worker", stdin=PIPE, stdout=PIPE
    )


def _kill(process: Process) -> None:
    """End a process that may already have ended."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()


class Jobs:
    """Sees to it that every bot whose turn it is acts. Lives on the event loop."""

    def __init__(self, tables: Tables, work: Work, pool: Pool) -> None:
        """Nothing runs before `start`."""
        self._tables = tables
        self._work = work
        self._pool = pool
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._changes: dict[str, asyncio.Event] = {}  # set when a table changes while a bot is at it
        self._thinking: dict[str, tuple[int, int, asyncio.Task[str]]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.moves = 0

    def start(self) -> None:
        """Take up the bots' moves that a server before this one left undone, and look again now and then."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop; moves that are not made are made after the next start."""
        tasks = [*self._playing.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    def consider(self, table: str, waits_for_bot: bool = True) -> None:
        """This server has changed a table: see to it if it waits for a bot."""
        self.reconsider(table)
        if table in self._playing:
            self._changes[table].set()
        elif waits_for_bot:
            self._changes[table] = asyncio.Event()
            self._playing[table] = asyncio.create_task(self._play(table, self._changes[table]))

    def reconsider(self, table: str) -> None:
        """A table has changed: stop thinking about what is past."""
        if table in self._thinking:
            asyncio.create_task(self._cancel_if_past(table))  # noqa: RUF006 - it ends by itself at once

    async def _cancel_if_past(self, table: str) -> None:
        """Cancel a move whose position is gone."""
        now = await self._work(self._position, table)
        thought = self._thinking.get(table)
        if thought is not None and (now is None or now["version"] != thought[0] or thought[1] not in now["bots"]):
            thought[2].cancel()

    async def advise(self, job: dict[str, Any]) -> list[dict[str, Any]]:
        """What a seat should think of doing."""
        try:
            advice: list[dict[str, Any]] = (await self._pool.ask(job))["advice"]
        except WorkerDied:
            raise Refused("internal") from None
        return advice

    async def _sweep(self) -> None:
        """Take up bots' moves that nobody has made for a while."""
        idle_timeout = 0.0
        while True:
            with self._tables.store.reading() as connection:
                overdue = self._tables.store.overdue(connection, store.now() - int(1000 * idle_timeout))
            for table in overdue:
                self.consider(table)
            idle_timeout = _OVERDUE_SECONDS
            await asyncio.sleep(_SWEEP_SECONDS)

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
        except Exception as error:
            log.error("a bot could not move: %s", error, extra={"table": table[:6]})
        finally:
            del self._playing[table], self._changes[table]

    async def _move(self, table: str, position: dict[str, Any]) -> None:
        """One move of one bot, unless the table changes meanwhile."""
        seat = position["bots"][0]
        job = {**position["job"], "seat": seat, "bot": position["levels"][seat], "seed": secrets.randbits(63)}
        thought = asyncio.create_task(self._pool.choose(job))
        self._thinking[table] = (position["version"], seat, thought)
        try:
            text = await thought
        except asyncio.CancelledError:
            if _is_cancelled():
                raise
            return
        finally:
            del self._thinking[table]
        with contextlib.suppress(Refused):  # somebody was faster, or the seat is a person's again
            await self._work(self._tables.act_for_bot, table, seat, position["version"], text)
            self.moves += 1

    def _position(self, table: str) -> dict[str, Any] | None:
        """What there is to do at a table; None if it cannot be played."""
        try:
            with self._tables.looking(table) as live:
                return _position(live)
        except Refused:
            return None


def _position(live: LiveTable) -> dict[str, Any]:
    """What bots have to do at a table now, and what a worker has to know for it."""
    match = live.match
    return {
        "version": live.version,
        "bots": [seat for seat in live.to_act() if live.is_bot(seat)],
        "levels": [seat.bot for seat in live.seats],
        "not_before": live.row.changed + (live.row.pace if not live.slots and len(live.to_act()) == 1 else 0),
        "job": {"game": live.row.game, "seats": match.seats, "options": dict(match.options), "log": list(match.log)},
    }


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
