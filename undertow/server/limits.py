"""How much one client may ask: limiter that fill at a steady rate."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from undertow.server.refusals import Refused

_MOST_CLIENTS = 50_000


@dataclass(frozen=True)
class Rate:
    """So many a second on the long run, and so many at once."""

    per_second: float
    at_once: float


class RateLimiter:
    """One bucket a client; those not seen for longest are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """All limiter are full."""
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> None:
        """Take one from the client's bucket, or refuse if it is empty."""
        now = self._clock()
        level, seen = self._levels.get(client, (self._rate.at_once, now))
        level = min(self._rate.at_once, level + (now - seen) * self._rate.per_second)
        if level < 1:
            raise Refused("too-many-requests", seconds=math.ceil((1 - level) / self._rate.per_second))
        self._levels[client] = (level - 1, now)
        self._levels.move_to_end(client)
        while len(self._levels) > _MOST_CLIENTS:
            self._levels.popitem(last=False)


class Counts:
    """How many of something each client holds at the same time."""

    def __init__(self, most: int) -> None:
        """Nobody holds any."""
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, client: str) -> None:
        """One more, or refuse."""
        if self._held.get(client, 0) >= self._most:
            raise Refused("too-many-requests", seconds=30)
        self._held[client] = self._held.get(client, 0) + 1

    def give_back(self, client: str) -> None:
        """One less."""
        self._held[client] -= 1
        if not self._held[client]:
            del self._held[client]
