"""The server's clock, and the times in which no server ran."""

from bisect import bisect_right
from collections.abc import Callable, Sequence

from undertow.server.storage.store import now


class Timer:
    """Tells the time and how long servers ran; tests set `now`."""

    def __init__(self) -> None:
        """The computer's clock, without outages."""
        self.now: Callable[[], int] = now
        self._outages: list[tuple[int, int]] = []

    def set_outages(self, outages: Sequence[tuple[int, int]]) -> None:
        """Keep the times in which no server ran, in their order."""
        self._outages = list(outages)

    def running(self, began: int, ended: int) -> int:
        """The milliseconds between two times in which a server ran."""
        down = 0
        for index in range(bisect_right(self._outages, (ended, ended)) - 1, -1, -1):
            start, end = self._outages[index]
            if end <= began:
                break
            down += min(end, ended) - max(start, began)
        return max(0, ended - began - down)
