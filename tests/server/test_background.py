"""Background tasks: what they survive, how they back off, and what they say of themselves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from undertow.server.background import Background, BackgroundTask


class Clock:
    """A clock that moves when somebody sleeps; ends the task after some sleeps."""

    def __init__(self, sleeps: int) -> None:
        self.now = 0.0
        self.slept: list[float] = []
        self._left = sleeps

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        self._left -= 1
        if self._left == 0:
            raise asyncio.CancelledError


def steps(*outcomes: Exception | None) -> Callable[[], Awaitable[None]]:
    """A step with these outcomes, one after the other."""
    left = list(outcomes)

    async def step() -> None:
        outcome = left.pop(0)
        if outcome is not None:
            raise outcome

    return step


def run_to_the_end(task: BackgroundTask) -> None:
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(task.run())


def test_a_task_outlives_errors_and_comes_less_often_while_they_last() -> None:
    clock = Clock(9)
    errors = [OSError("gone")] * 7
    task = BackgroundTask("bots", steps(None, *errors, None), 5.0, clock=clock, sleep=clock.sleep)
    run_to_the_end(task)
    assert clock.slept == [5.0, 0.5, 1.0, 2.0, 4.0, 8.0, 10.0, 10.0, 5.0]
    assert task.failures == 0


def test_an_outage_is_logged_once_without_what_the_error_says(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    clock = Clock(6)
    secret = OSError("postgresql://undertow:hunter2@host/undertow")
    outcomes = [secret, secret, None, secret, secret, secret]
    run_to_the_end(BackgroundTask("bots", steps(*outcomes), 1.0, clock=clock, sleep=clock.sleep))
    assert [record.levelname for record in caplog.records] == ["ERROR", "INFO", "ERROR"]
    assert {vars(record)["task"] for record in caplog.records} == {"bots"}
    told = "".join(str(vars(record)) for record in caplog.records)
    assert "OSError" in told
    assert "hunter2" not in told


def test_a_task_that_fails_is_well_for_a_minute_and_one_that_ended_is_not() -> None:
    clock = Clock(1000)

    async def scenario() -> None:
        background = Background()
        ended, failing = asyncio.Event(), asyncio.Event()

        async def end() -> None:
            ended.set()
            raise asyncio.CancelledError

        async def fail() -> None:
            raise OSError

        async def note_failure(_seconds: float) -> None:
            failing.set()
            await asyncio.Event().wait()

        background.start(BackgroundTask("ends", end, 1.0, clock=clock))
        background.start(BackgroundTask("fails", fail, 1.0, clock=clock, sleep=note_failure))
        await ended.wait()
        await failing.wait()
        await asyncio.sleep(0)
        assert background.statuses() == {"ends": "dead", "fails": "failing"}
        assert background.unwell() == ["ends"]
        clock.now += 61
        assert background.unwell() == ["ends", "fails"]
        await background.close()

    asyncio.run(scenario())


def test_a_step_that_does_not_end_counts_as_stalled() -> None:
    clock = Clock(1)

    async def scenario() -> None:
        background, begun = Background(), asyncio.Event()

        async def hang() -> None:
            begun.set()
            await asyncio.Event().wait()

        background.start(BackgroundTask("hangs", hang, 1.0, longest_step=30.0, clock=clock))
        await begun.wait()
        clock.now = 29.0
        assert background.statuses() == {"hangs": "running"}
        clock.now = 31.0
        assert background.statuses() == {"hangs": "stalled"}
        assert background.unwell() == ["hangs"]
        await background.close()

    asyncio.run(scenario())
