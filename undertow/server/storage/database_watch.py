"""Whether the database answers, known at any time without waiting."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from undertow.server.background import BackgroundTask
from undertow.server.storage.store import SCHEMA, Store

_PAUSE_SECONDS = 1.0


class DatabaseWatch:
    """Queries the database every second in its own thread."""

    def __init__(self, store: Store, longest_answer: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Assume that the database has just answered; it should do so within `longest_answer` seconds."""
        self.schema = SCHEMA
        self.task = BackgroundTask("database", self._ask, _PAUSE_SECONDS, longest_delay=_PAUSE_SECONDS)
        self._store = store
        self._longest_answer = longest_answer
        self._clock = clock
        self._asked: float | None = None  # when the open query was sent
        self._failed = False
        self._thread = ThreadPoolExecutor(1, "undertow-database")

    def is_reachable(self) -> bool:
        """Whether the last query was answered and the open one is not late."""
        asked = self._asked
        return not self._failed and (asked is None or self._clock() - asked <= self._longest_answer)

    async def _ask(self) -> None:
        """Ask once."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._ask_in_thread)

    def _ask_in_thread(self) -> None:
        """Query once; the thread notes the answer, because the event loop may be late."""
        self._asked = self._clock()
        try:
            self.schema = self._store.ping(self._longest_answer / 2)
            self._failed = False
        except Exception:
            self._failed = True
            raise
        finally:
            self._asked = None

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown()
