"""Workers switch to compiled rules that appear while the server runs."""

import asyncio

import pytest

from tests.server.workers.test_jobs import job
from undertow.engine import compiled
from undertow.server.workers.pool import Pool
from undertow.server.workers.renewal import Renewal


def test_a_renewed_pool_makes_its_next_move_in_a_new_process() -> None:
    async def scenario() -> tuple[list[int], list[int], int]:
        pool = Pool(1)
        await pool.ask(job())
        before = pool.pids()
        pool.renew()
        await pool.ask(job())
        await pool.ask(job())
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


def times_renewed(monkeypatch: pytest.MonkeyPatch, may_come: bool, available: list[bool]) -> int:
    """How often the workers are renewed while modules become available, look by look."""
    monkeypatch.setattr(compiled, "may_be_compiled_later", lambda: may_come)
    monkeypatch.setattr(compiled, "is_available", lambda: available.pop(0))
    pool = Renewed()
    renewal = Renewal(pool)  # type: ignore[arg-type]
    for _ in list(available):
        asyncio.run(renewal.look())
    return pool.times


def test_workers_are_renewed_once_when_the_modules_are_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    assert times_renewed(monkeypatch, True, [False, False]) == 0
    assert times_renewed(monkeypatch, True, [False, True, True]) == 1


def test_workers_that_run_compiled_already_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert times_renewed(monkeypatch, False, [True]) == 0
