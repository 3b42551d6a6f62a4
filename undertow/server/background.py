"""Background tasks: each repeats its step for ever, with growing pauses while it fails."""

import asyncio
import logging
import time
import traceback
from collections.abc import Awaitable, Callable
from typing import Literal

log = logging.getLogger("undertow.server")

Step = Callable[[], Awaitable[None]]
Status = Literal["running", "failing", "stalled", "dead"]

_FIRST_DELAY = 0.5
_LONGEST_DELAY = 10.0
_LONGEST_STEP = 120.0
_LONGEST_OUTAGE = 60.0


class BackgroundTask:
    """One step, repeated until the server ends."""

    def __init__(
        self,
        name: str,
        step: Step,
        pause: float,
        longest_step: float = _LONGEST_STEP,
        longest_delay: float = _LONGEST_DELAY,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Nothing runs before `start`. `pause` is the time between two steps, in seconds."""
        self.name = name
        self.failures = 0  # in a row
        self._step = step
        self._pause = pause
        self._longest_step = longest_step
        self._longest_delay = longest_delay
        self._clock = clock
        self._sleep = sleep
        self._failing_since: float | None = None
        self._stepping_since: float | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Run in the current event loop."""
        self._task = asyncio.create_task(self.run(), name=self.name)

    async def run(self) -> None:
        """Repeat the step for ever."""
        while True:
            await self._sleep(await self._once())

    async def _once(self) -> float:
        """Take one step; returns the seconds until the next."""
        self._stepping_since = self._clock()
        try:
            await self._step()
        except Exception as error:
            return self._failed(error)
        finally:
            self._stepping_since = None
        self.succeeded()
        return self._pause

    def _failed(self, error: Exception) -> float:
        """Note an error, logged once for each outage; returns the seconds until the next try."""
        if self._failing_since is None:
            self._failing_since = self._clock()
            log.error("a background task failed", extra={"task": self.name, "error": outline(error)})
        delay = min(self._longest_delay, _FIRST_DELAY * 2.0 ** min(self.failures, 10))
        self.failures += 1
        return delay

    def succeeded(self) -> None:
        """End an outage; a long step may call this when it has reached what it needs."""
        if self._failing_since is not None:
            log.info("a background task works again", extra={"task": self.name, "failures": self.failures})
        self._failing_since, self.failures = None, 0

    @property
    def status(self) -> Status:
        """Whether the task does its work."""
        if self._task is None or self._task.done():
            return "dead"
        if self._stepping_since is not None and self._clock() - self._stepping_since > self._longest_step:
            return "stalled"
        return "running" if self._failing_since is None else "failing"

    @property
    def is_well(self) -> bool:
        """Whether the task needs no attention; short outages are tolerated."""
        if self.status == "failing" and self._failing_since is not None:
            return self._clock() - self._failing_since <= _LONGEST_OUTAGE
        return self.status == "running"

    async def stop(self) -> None:
        """Cancel the task and wait for its end."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class Background:
    """All background tasks of a server."""

    def __init__(self) -> None:
        """None yet."""
        self._tasks: dict[str, BackgroundTask] = {}

    def start(self, task: BackgroundTask) -> None:
        """Start a task and watch over it."""
        self._tasks[task.name] = task
        task.start()

    def statuses(self) -> dict[str, Status]:
        """The status of each task by name."""
        return {name: task.status for name, task in self._tasks.items()}

    def unwell(self) -> list[str]:
        """The names of the tasks that have ended, stalled, or failed for long."""
        return [name for name, task in self._tasks.items() if not task.is_well]

    async def close(self) -> None:
        """Stop all tasks."""
        await asyncio.gather(*(task.stop() for task in self._tasks.values()))


def outline(error: BaseException) -> str:
    """An error's type and place; its text may hold addresses, SQL or values."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"
