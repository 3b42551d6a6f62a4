"""Worker processes: one job at a time each, people's tables first, shorter searches under load."""

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from itertools import count
from typing import Any

PEOPLE, BOTS_ALONE, REVIEWS = 0, 1, 2  # priorities: whether somebody waits for a move
_TRIES = 3
_OLDEST_EVERY = 8  # every eighth job is the oldest one, so that none waits for ever
_LONGEST_JOB = 60.0  # seconds; a worker that takes longer hangs
_LONGEST_ANSWER = 16 * 1024**2  # bytes of a line: a whole review


class WorkerDied(Exception):
    """Several worker processes died over one job, or there are none any more."""


@dataclass(frozen=True, eq=False)
class _Turn:
    """A job's place in the queue."""

    priority: int
    number: int
    table: str
    granted: asyncio.Future[Process | None]


class Pool:
    """Worker processes. One that dies or hangs is replaced, and its job is done again."""

    def __init__(self, size: int) -> None:
        """No process is started before the first job."""
        self._size = size
        self._idle: list[Process | None] = [None] * size  # None stands for a process that is yet to be started
        self._queue: list[_Turn] = []
        self._numbers = count()
        self._granted = 0
        self._asked = [0, 0, 0]  # jobs under way or waiting, by priority
        self._tables: list[str] = []  # of the jobs under way or waiting
        self._processes: set[Process] = set()
        self._starting: set[asyncio.Future[Process]] = set()
        self._is_closed = False
        self._outdated: set[Process] = set()
        self.replaced = 0

    async def ask(self, job: dict[str, Any], priority: int = PEOPLE, table: str = "") -> dict[str, Any]:
        """A worker's answer to a job; cancelling ends the worker's process."""
        if self._is_closed:
            raise WorkerDied("the server is closing")
        self._asked[priority] += 1
        self._tables.append(table)
        try:
            for _ in range(_TRIES):
                answer = await self._try(job, priority, table)
                if answer is not None:
                    found: dict[str, Any] = json.loads(answer)
                    return found
                self.replaced += 1
        finally:
            self._asked[priority] -= 1
            self._tables.remove(table)
        raise WorkerDied(f"{_TRIES} workers died over a job in {job['game']}")

    def has(self, table: str) -> bool:
        """Whether a job of the table is under way or waits."""
        return table in self._tables

    def budget(self, priority: int = PEOPLE) -> float:
        """The share of its usual time that a job gets; lower priorities do not reduce it."""
        return min(1.0, self._size / max(1, sum(self._asked[: priority + 1])))

    async def _try(self, job: dict[str, Any], priority: int, table: str) -> bytes | None:
        """A worker's answer; None if it died or hangs."""
        process = await self._turn(priority, table)
        line = json.dumps({**job, "budget": self.budget(priority)}).encode() + b"\n"
        kept: Process | None = None
        try:
            if process in self._outdated:
                _kill(process)
                process = None
            if process is None or process.returncode is not None:
                process = await self._started()
            with contextlib.suppress(ConnectionError, TimeoutError):
                async with asyncio.timeout(_LONGEST_JOB):
                    answer = await _exchange(process, line)
                if answer.endswith(b"\n"):
                    kept = process
                    return answer
            return None
        finally:
            if process is not None and kept is None:
                _kill(process)
            self._give(kept)

    async def _turn(self, priority: int, table: str) -> Process | None:
        """Wait for a free worker."""
        if self._idle:
            return self._idle.pop()
        turn = _Turn(priority, next(self._numbers), table, asyncio.get_running_loop().create_future())
        self._queue.append(turn)
        try:
            return await turn.granted
        except asyncio.CancelledError:
            if turn in self._queue:
                self._queue.remove(turn)
            elif not turn.granted.cancelled():
                self._give(turn.granted.result())
            raise

    def _give(self, process: Process | None) -> None:
        """Hand a worker to the next job in the queue."""
        while self._queue:
            turn = self._next()
            self._queue.remove(turn)
            if not turn.granted.done():
                turn.granted.set_result(process)
                return
        self._idle.append(process)

    def _next(self) -> _Turn:
        """The job whose turn it is."""
        self._granted += 1
        if self._granted % _OLDEST_EVERY == 0:
            return min(self._queue, key=lambda turn: turn.number)
        return min(self._queue, key=lambda turn: (turn.priority, turn.number))

    async def _started(self) -> Process:
        """A fresh worker process; it is ended as soon as it runs if the caller is cancelled meanwhile."""
        starting = asyncio.ensure_future(_start())
        self._starting.add(starting)
        starting.add_done_callback(self._note_started)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(_end)
            raise

    def _note_started(self, starting: asyncio.Future[Process]) -> None:
        """Register a process once it has started, even if its caller was cancelled."""
        self._starting.discard(starting)
        self._processes = {each for each in self._processes if each.returncode is None}
        if _has_started(starting):
            self._processes.add(starting.result())

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return [process.pid for process in self._processes if process.returncode is None]

    def renew(self) -> None:
        """Replace each worker process before its next job; new ones import what is on disk then."""
        self._outdated = set(self._processes)

    async def close(self) -> None:
        """End all processes, also those that are just being started; later jobs are refused."""
        self._is_closed = True
        if self._starting:
            await asyncio.wait(self._starting)
        for process in list(self._processes):
            _kill(process)
            await process.wait()


async def _start() -> Process:
    """A fresh worker process."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "undertow.server.workers.worker", stdin=PIPE, stdout=PIPE, limit=_LONGEST_ANSWER
    )


async def _exchange(process: Process, line: bytes) -> bytes:
    """Send a job and read the answer; a process that has ended answers nothing."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    return await process.stdout.readline()


def _has_started(starting: asyncio.Future[Process]) -> bool:
    """Whether a start has ended with a process."""
    return not starting.cancelled() and starting.exception() is None


def _end(starting: asyncio.Future[Process]) -> None:
    """End a process that is no longer needed."""
    if _has_started(starting):
        _kill(starting.result())


def _kill(process: Process) -> None:
    """End a process that may already have ended."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
