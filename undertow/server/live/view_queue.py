"""Renders a few views in each round of the event loop, so that moves do not wait for many."""

import asyncio
from collections import deque

_AT_ONCE = 12  # views in a round; a table may have any number of spectators


class ViewQueue:
    """Lets a few views be rendered in each round of the event loop; the others wait."""

    def __init__(self) -> None:
        """Start with an empty queue."""
        self._left = _AT_ONCE  # in this round
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        """Return when it is time to render a view."""
        if self._left:
            self._take()
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        await waiting

    def _take(self) -> None:
        """Count a view of this round."""
        if self._left == _AT_ONCE:
            asyncio.get_running_loop().call_soon(self._begin_round)
        self._left -= 1

    def _begin_round(self) -> None:
        """Release the next waiting views."""
        self._left = _AT_ONCE
        while self._left and self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():  # its task was cancelled
                waiting.set_result(None)
                self._take()
