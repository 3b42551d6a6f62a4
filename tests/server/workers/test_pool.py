"""The queue of jobs: whom it serves first, how much time a job gets, and workers that hang."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from undertow.server.workers import pool as pools
from undertow.server.workers.pool import BOTS_ALONE, PEOPLE, Pool, WorkerDied


class Worker:
    """Stands in for a worker process: answers when it is told to."""

    def __init__(self) -> None:
        self.pid, self.returncode = 1, None
        self.killed = False

    def kill(self) -> None:
        self.killed = True

    async def wait(self) -> None:
        return


class Desk:
    """What has been given to workers, in order, and how each job is let go."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.budgets: dict[str, float] = {}
        self._done: dict[str, asyncio.Event] = {}
        self.workers: list[Worker] = []

    async def start(self) -> Worker:
        self.workers.append(Worker())
        return self.workers[-1]

    async def exchange(self, _process: Worker, line: bytes) -> bytes:
        job = json.loads(line)
        self.begun.append(job["name"])
        self.budgets[job["name"]] = job["budget"]
        await self._done.setdefault(job["name"], asyncio.Event()).wait()
        return b'{"action": "x"}\n'

    async def finish(self, name: str) -> None:
        self._done.setdefault(name, asyncio.Event()).set()
        for _ in range(10):
            await asyncio.sleep(0)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    desk = Desk()
    monkeypatch.setattr(pools, "_start", desk.start)
    monkeypatch.setattr(pools, "_exchange", desk.exchange)
    return desk


async def put(pool: Pool, name: str, priority: int) -> asyncio.Task[dict[str, Any]]:
    """Ask for a job and let it run until it waits."""
    task = asyncio.create_task(pool.ask({"game": "niagara", "name": name}, priority, name))
    for _ in range(10):
        await asyncio.sleep(0)
    return task


def run(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scenario())


def test_peoples_tables_come_first_and_take_turns_among_themselves(desk: Desk) -> None:
    async def scenario() -> None:
        pool = Pool(1)
        waiting = [("first", BOTS_ALONE), ("b1", BOTS_ALONE), ("p1", PEOPLE), ("b2", BOTS_ALONE), ("p2", PEOPLE)]
        tasks = [await put(pool, name, priority) for name, priority in waiting]
        for _ in tasks:
            await desk.finish(desk.begun[-1])
        await asyncio.gather(*tasks)
        assert desk.begun == ["first", "p1", "p2", "b1", "b2"]

    run(scenario)


def test_bots_alone_are_not_forgotten_however_many_people_ask(desk: Desk) -> None:
    async def scenario() -> None:
        pool = Pool(1)
        tasks = [await put(pool, "first", PEOPLE), await put(pool, "alone", BOTS_ALONE)]
        for number in range(20):
            tasks.append(await put(pool, f"p{number}", PEOPLE))
        for _ in tasks:
            await desk.finish(desk.begun[-1])
        await asyncio.gather(*tasks)
        assert desk.begun.index("alone") < 10

    run(scenario)


def test_bots_alone_take_no_time_from_peoples_bots(desk: Desk) -> None:
    async def scenario() -> None:
        pool = Pool(1)
        tasks = [await put(pool, f"b{number}", BOTS_ALONE) for number in range(150)]
        assert pool.budget(PEOPLE) == 1.0
        tasks.append(await put(pool, "person", PEOPLE))
        await desk.finish("b0")
        assert desk.begun == ["b0", "person"]
        assert desk.budgets["person"] == 1.0
        await desk.finish("person")
        assert desk.budgets[desk.begun[-1]] == pytest.approx(1 / 149)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert pool.budget(BOTS_ALONE) == 1.0

    run(scenario)


def test_a_job_that_is_cancelled_in_the_queue_takes_no_worker(desk: Desk) -> None:
    async def scenario() -> None:
        pool = Pool(1)
        first, second, third = [await put(pool, name, PEOPLE) for name in ("first", "second", "third")]
        second.cancel()
        assert pool.has("second")
        await desk.finish("first")
        assert not pool.has("second")
        assert desk.begun == ["first", "third"]
        await desk.finish("third")
        await asyncio.gather(first, second, third, return_exceptions=True)
        assert (await asyncio.gather(put(pool, "last", PEOPLE)))[0] is not None
        assert desk.begun[-1] == "last"
        await desk.finish("last")

    run(scenario)


def test_closing_ends_a_worker_whose_start_nobody_waits_for(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool, may_start = Pool(1), asyncio.Event()

        async def start() -> Worker:
            await may_start.wait()
            return await desk.start()

        monkeypatch.setattr(pools, "_start", start)
        asking = await put(pool, "job", PEOPLE)
        for _ in range(2):  # the second time while it waits for the start to end
            asking.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(asking, return_exceptions=True)
        closing = asyncio.create_task(pool.close())
        await asyncio.sleep(0)
        may_start.set()
        await closing
        assert [worker.killed for worker in desk.workers] == [True]

    run(scenario)


def test_a_worker_that_hangs_is_replaced(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "_LONGEST_JOB", 0.01)

    async def scenario() -> None:
        pool = Pool(1)
        with pytest.raises(WorkerDied):
            await pool.ask({"game": "niagara", "name": "endless"})
        assert pool.replaced == len(desk.workers) == 3
        assert all(worker.killed for worker in desk.workers)
        await desk.finish("next")
        assert await pool.ask({"game": "niagara", "name": "next"}) == {"action": "x"}

    run(scenario)
