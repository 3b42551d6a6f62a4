"""A bot does not move when it should: the table is freed, and the metrics count it."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.playing import new_guest, new_tables
from tests.server.running import PATIENCE, running
from undertow.server.live.seating import NewSeat
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused
from undertow.server.storage.store import Store
from undertow.server.workers.jobs import Jobs
from undertow.server.workers.pool import Pool, WorkerDied


class FirstAction(Pool):
    """A pool without processes, whose bots take the first action in the list."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(1)
        self._all = tables
        self.error: Exception | None = None
        self.is_silent = False
        self.asked = 0

    async def ask(self, job: dict[str, Any], priority: int = 0, table: str = "") -> dict[str, Any]:
        self.asked += 1
        if self.is_silent:
            await asyncio.Event().wait()
        if self.error is not None:
            raise self.error
        with self._all.looking(table) as live:
            return {"action": live.game.text(live.match.state.legal_for(job["seat"])[0]), "short": False}


async def directly(function: Callable[..., Any], *args: Any) -> Any:
    return function(*args)


class Scene:
    """A table with two bots whose turn it is and a person, with jobs that have not begun."""

    def __init__(self, store: Store) -> None:
        self.tables = new_tables(store)
        self.pool = FirstAction(self.tables)
        self.jobs = Jobs(self.tables, directly, self.pool)
        sitting = [NewSeat("me", "Ada"), NewSeat("bot", bot="random"), NewSeat("bot", bot="random")]
        self.id = self.tables.create(new_guest(store), "niagara", {"first": "1"}, sitting, 0, 60).id
        with store.writing() as connection:
            store.change_match(connection, self.id, bots_due=1)

    @property
    def waits_for_bots(self) -> bool:
        live = self.tables.table(self.id)
        return any(live.is_bot(seat) for seat in live.to_act())

    async def until_quiet(self) -> None:
        """Let all tasks of the table come to an end."""
        while self.jobs._playing:
            await asyncio.wait(self.jobs._playing.values())


def play(scene: Scene, scenario: Coroutine[Any, Any, None]) -> None:
    async def whole() -> None:
        try:
            await asyncio.wait_for(scenario, PATIENCE)
        finally:
            await scene.jobs.close()

    asyncio.run(whole())


def test_a_table_that_hangs_in_memory_is_reloaded(store: Store) -> None:
    """Its task waits for a change that never comes, as after a lost wake-up."""
    scene = Scene(store)

    async def scenario() -> None:
        jobs = scene.jobs
        scene.pool.is_silent = True
        jobs.consider(scene.id)
        while not scene.pool.asked:
            await asyncio.sleep(0)
        scene.pool.is_silent = False
        before = scene.tables.table(scene.id)
        await jobs.repair()
        assert jobs.reloads == 0, "the first look only takes note"
        await jobs.repair()
        assert jobs.reloads == 1
        await scene.until_quiet()
        assert not scene.waits_for_bots
        assert scene.tables.table(scene.id) is not before
        await jobs.repair()
        assert (jobs.reloads, jobs.simple_moves, jobs.stuck()) == (1, 0, 0)

    play(scene, scenario())


def test_a_bot_whose_moves_never_come_gets_a_simple_one(store: Store) -> None:
    scene = Scene(store)

    async def scenario() -> None:
        scene.pool.is_silent = True
        for _ in range(3):
            await scene.jobs.repair()
        assert scene.jobs.simple_moves == 1
        with store.reading() as connection:
            (event,) = store.events(connection, scene.id, 0, 99)
        assert event.client_id is not None
        assert event.client_id.startswith("bot:")

    play(scene, scenario())


def test_a_table_that_waits_for_a_worker_is_not_stuck(store: Store) -> None:
    scene = Scene(store)

    async def scenario() -> None:
        scene.pool._tables.append(scene.id)
        for _ in range(5):
            await scene.jobs.repair()
        assert (scene.jobs.reloads, scene.jobs.simple_moves) == (0, 0)

    play(scene, scenario())


def test_bots_whose_workers_die_every_time_move_simply(store: Store) -> None:
    scene = Scene(store)

    async def scenario() -> None:
        scene.pool.error = WorkerDied()
        scene.jobs.consider(scene.id)
        await scene.until_quiet()
        assert not scene.waits_for_bots
        assert scene.jobs.simple_moves == 2

    play(scene, scenario())


@pytest.mark.parametrize("error", [Refused("stale", version=0), sa.exc.IntegrityError("x", None, OSError())], ids=str)
def test_a_bot_whose_moves_are_refused_every_time_moves_simply(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    scene = Scene(store)
    act_for_bot, calls = scene.tables.act_for_bot, count(1)

    def refuse(*args: Any) -> int:
        if next(calls) % 3:  # both tries of each bot; the third move is the simple one
            raise error
        return act_for_bot(*args)

    monkeypatch.setattr(scene.tables, "act_for_bot", refuse)

    async def scenario() -> None:
        scene.jobs.consider(scene.id)
        await scene.until_quiet()
        assert not scene.waits_for_bots
        assert scene.jobs.simple_moves == 2
        assert scene.pool.asked == 4, "each bot tries twice"

    play(scene, scenario())


def test_one_table_that_cannot_be_freed_keeps_no_other_from_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, other = Scene(store), Scene(store)
    act_for_bot = scene.tables.act_for_bot

    def fail(id: str, *args: Any, **more: Any) -> int:
        if id == scene.id:
            raise Refused("broken-log")
        return act_for_bot(id, *args, **more)

    monkeypatch.setattr(scene.tables, "act_for_bot", fail)

    async def scenario() -> None:
        scene.pool.is_silent = True
        for _ in range(4):
            await scene.jobs.repair()
        assert scene.jobs.stuck() == 1
        assert scene.jobs.simple_moves == 1
        assert new_tables(store).table(other.id).events == 1

    play(scene, scenario())


def test_the_metrics_count_it(database: str) -> None:
    with running(database) as server:
        client = server.client()
        server.service.jobs.reloads, server.service.jobs.simple_moves = 3, 2
        shown = client.get("/metrics").text
    assert "undertow_tables_reloaded_total 3.0" in shown
    assert "undertow_bot_simple_moves_total 2.0" in shown
    assert "undertow_tables_stuck 0.0" in shown
