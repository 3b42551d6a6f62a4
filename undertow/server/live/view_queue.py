"""The order of work on the event loop: moves first, then views, a table at a time."""

import asyncio
from collections import deque

_STEPS_OF_A_MOVE = 3  # rounds of the event loop from a move's arrival to its answer
_MOST_AT_ONCE = 4  # views between two chances for moves; a table may have any number of spectators

Group = list[asyncio.Future[None]]


class ViewQueue:
    """Lets those who look at one table render their views together, after the moves that have arrived."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._groups: deque[tuple[str, Group]] = deque()
        self._open: dict[str, Group] = {}  # for each table, the group that others may still join
        self._running: asyncio.Task[None] | None = None

    async def wait(self, table: str) -> None:
        """Return when it is time to render a view of the table."""
        group = self._open.get(table)
        if group is None or len(group) >= _MOST_AT_ONCE:
            group = self._open[table] = []
            self._groups.append((table, group))
        waiting = asyncio.get_running_loop().create_future()
        group.append(waiting)
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        await waiting

    async def _run(self) -> None:
        """Let one group after the other go, until nobody waits."""
        while self._groups:
            for _ in range(_STEPS_OF_A_MOVE):
                await asyncio.sleep(0)
            table, group = self._groups.popleft()
            if self._open[table] is group:
                del self._open[table]
            for waiting in group:
                if not waiting.done():  # its task was cancelled
                    waiting.set_result(None)
        self._running = None
