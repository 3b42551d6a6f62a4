"""Workers switch to compiled rules that appear while the server runs."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.workers.test_jobs import job
from undertow.engine import compiled
from undertow.server.workers import renewal
from undertow.server.workers.jobs import Pool


def test_a_renewed_pool_makes_its_next_move_in_a_new_process() -> None:
    async def scenario() -> tuple[list[int], list[int], int]:
        pool = Pool(1)
        await pool.choose(job())
        before = pool.pids()
        pool.renew()
        await pool.choose(job())
        await pool.choose(job())
        after = pool.pids()
        await pool.close()
        return before, after, pool.replaced

    before, after, replaced = asyncio.run(scenario())
    assert len(before) == 1
    assert len(set(after) - set(before)) == 1
    assert replaced == 0  # nothing died


class Renewed:
    """Counts renewals in place of a pool."""

    def __init__(self) -> None:
        self.times = 0

    def renew(self) -> None:
        self.times += 1


def watch(monkeypatch: pytest.MonkeyPatch, may_come: bool, available: Iterator[bool]) -> int:
    """How often the workers are renewed while modules become available."""
    monkeypatch.setattr(renewal, "_LOOK_SECONDS", 0)
    monkeypatch.setattr(compiled, "may_be_compiled_later", lambda: may_come)
    monkeypatch.setattr(compiled, "is_available", lambda: next(available))
    pool = Renewed()
    asyncio.run(renewal.renew_when_compiled(pool))  # type: ignore[arg-type]
    return pool.times


def test_workers_are_renewed_once_when_the_modules_are_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    assert watch(monkeypatch, True, iter([False, False, True])) == 1


def test_workers_that_run_compiled_already_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert watch(monkeypatch, False, iter([])) == 0
