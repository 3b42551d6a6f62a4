"""Executors of jobs such as matches: this process, or worker processes that are replaced when they die."""

import multiprocessing
import signal
import sys
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

from undertow.bots.arena.entrant import EntrantFailed
from undertow.bots.arena.playing import ArenaSetup, Played, played
from undertow.bots.arena.schedule import Fixture

TRIES = 3


class Job(Protocol):
    """Work that can be sent to another process; compared by identity, so that a retry can be recognized."""

    @property
    def name(self) -> str:
        """A short description."""

    def do(self) -> Any:
        """The result, which can be sent back."""


J = TypeVar("J", bound=Job)


class Executor(Protocol):
    """Does all jobs and yields each with its result, in any order."""

    def __call__(self, jobs: Iterable[J], /) -> Iterator[tuple[J, Any]]:
        """Do the jobs."""


@dataclass(frozen=True, eq=False)
class Task:
    """A match to be played."""

    setup: ArenaSetup
    fixture: Fixture
    with_match: bool = False

    @property
    def name(self) -> str:
        """Game, seating and deal."""
        return f"{self.setup.game}, {' '.join(self.fixture.seating)}, deal {self.fixture.deal}"

    def do(self) -> Played:
        """Play the match."""
        return played(self.setup, self.fixture, self.with_match)


class WorkerDied(Exception):
    """Several workers died over one job."""


def alone(jobs: Iterable[J]) -> Iterator[tuple[J, Any]]:
    """Do all jobs in this process."""
    for job in jobs:
        yield job, job.do()


def in_order(executor: Executor, jobs: Iterable[J]) -> Iterator[Any]:
    """The results of jobs in the order of the jobs."""
    waiting: deque[J] = deque()
    found: dict[int, Any] = {}

    def noted() -> Iterator[J]:
        """The jobs, remembered in their order."""
        for job in jobs:
            waiting.append(job)
            yield job

    for done, result in executor(noted()):
        found[id(done)] = result
        while waiting and id(waiting[0]) in found:
            yield found.pop(id(waiting.popleft()))


def _work(pipe: Connection, path: list[str]) -> None:
    """The loop of a worker process: do jobs until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles interrupts
    sys.path[:] = path
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, job.do())
        except EntrantFailed as error:
            answer = (False, str(error))
        except Exception:
            answer = (False, traceback.format_exc())
        pipe.send(answer)


class _Worker:
    """A worker process and its current job."""

    def __init__(self, context: SpawnContext) -> None:
        """Start the process."""
        self.pipe, far = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(far, sys.path), daemon=True)
        self.process.start()
        far.close()
        self.job: Job | None = None

    def give(self, job: Job) -> None:
        """Send the worker a job."""
        self.job = job
        with suppress(ConnectionError):  # a dead worker is noticed when its answer is read
            self.pipe.send(job)

    def end(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def in_processes(jobs: int) -> Executor:
    """An executor with `jobs` worker processes."""
    return partial(_in_processes, jobs)


def _in_processes(count: int, jobs: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """Hand jobs to free workers; a job whose worker died is done again."""
    context, coming = multiprocessing.get_context("spawn"), iter(jobs)
    again: deque[Job] = deque()
    deaths: Counter[Job] = Counter()
    free, busy = [_Worker(context) for _ in range(count)], dict[Connection, _Worker]()
    try:
        while True:
            while free and (job := again.popleft() if again else next(coming, None)) is not None:
                worker = free.pop()
                worker.give(job)
                busy[worker.pipe] = worker
            if not busy:
                return
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy.pop(pipe)
                assert worker.job is not None
                answer = _answer(worker)
                if answer is not None:
                    free.append(worker)
                    yield worker.job, answer[0]
                    continue
                deaths[worker.job] += 1
                if deaths[worker.job] == TRIES:
                    raise WorkerDied(f"{TRIES} workers died over {worker.job.name}")
                again.append(worker.job)
                worker.end()
                free.append(_Worker(context))
    finally:
        for worker in (*free, *busy.values()):
            worker.end()


def _answer(worker: _Worker) -> tuple[Any] | None:
    """The worker's result; None if it died."""
    try:
        is_done, answer = worker.pipe.recv()
    except (EOFError, ConnectionError):
        return None
    if is_done:
        return (answer,)
    raise EntrantFailed(str(answer))
