"""Executors of matches: this process, or worker processes that are replaced when they die."""

import multiprocessing
import signal
import sys
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess

from undertow.bots.arena.entrant import EntrantFailed
from undertow.bots.arena.playing import ArenaTable, Played, played
from undertow.bots.arena.schedule import Fixture

TRIES = 3


@dataclass(frozen=True, eq=False)
class Task:
    """A match to be played; compared by identity, so that a retry can be recognized."""

    table: ArenaTable
    fixture: Fixture
    with_match: bool = False


Done = tuple[Task, Played]
Executor = Callable[[Iterable[Task]], Iterator[Done]]


class WorkerDied(Exception):
    """Several workers died while playing one match."""


def do(task: Task) -> Played:
    """Play one match."""
    return played(task.table, task.fixture, task.with_match)


def alone(tasks: Iterable[Task]) -> Iterator[Done]:
    """Play all matches in this process."""
    for task in tasks:
        yield task, do(task)


def _work(pipe: Connection, path: list[str]) -> None:
    """The loop of a worker process: play matches until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles interrupts
    sys.path[:] = path
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        try:
            answer: Played | str = do(task)
        except EntrantFailed as error:
            answer = str(error)
        except Exception:
            answer = traceback.format_exc()
        pipe.send(answer)


class _Worker:
    """A worker process and its current match."""

    def __init__(self, context: SpawnContext) -> None:
        """Start the process."""
        self.pipe, far = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(far, sys.path), daemon=True)
        self.process.start()
        far.close()
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        """Send the worker a match."""
        self.task = task
        with suppress(ConnectionError):  # a dead worker is noticed when its answer is read
            self.pipe.send(task)

    def end(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def in_processes(jobs: int) -> Executor:
    """An executor with `jobs` worker processes."""
    return partial(_in_processes, jobs)


def _in_processes(jobs: int, tasks: Iterable[Task]) -> Iterator[Done]:
    """Hand matches to free workers; a match whose worker died is played again."""
    context, coming = multiprocessing.get_context("spawn"), iter(tasks)
    again: deque[Task] = deque()
    deaths: Counter[Task] = Counter()
    free, busy = [_Worker(context) for _ in range(jobs)], dict[Connection, _Worker]()
    try:
        while True:
            while free and (task := again.popleft() if again else next(coming, None)) is not None:
                worker = free.pop()
                worker.give(task)
                busy[worker.pipe] = worker
            if not busy:
                return
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy.pop(pipe)
                assert worker.task is not None
                answer = _answer(worker)
                if answer is not None:
                    free.append(worker)
                    yield worker.task, answer
                    continue
                deaths[worker.task] += 1
                if deaths[worker.task] == TRIES:
                    raise WorkerDied(f"{TRIES} workers died over {named(worker.task)}")
                again.append(worker.task)
                worker.end()
                free.append(_Worker(context))
    finally:
        for worker in (*free, *busy.values()):
            worker.end()


def _answer(worker: _Worker) -> Played | None:
    """The worker's answer; None if it died."""
    try:
        answer = worker.pipe.recv()
    except (EOFError, ConnectionError):
        return None
    if isinstance(answer, Played):
        return answer
    raise EntrantFailed(str(answer))


def named(task: Task) -> str:
    """A short description of a match."""
    return f"{task.table.game}, {' '.join(task.fixture.seating)}, deal {task.fixture.deal}"
