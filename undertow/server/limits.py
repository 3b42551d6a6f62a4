"""Rate limits per client: token buckets that fill at a steady rate."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from undertow.server.refusals import Refused

_MOST_CLIENTS = 50_000


@dataclass(frozen=True)
class Rate:
    """Units a second in the long run, and units at once."""

    per_second: float
    at_once: float


class RateLimiter:
    """One bucket per client; the least recently used are dropped."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """All buckets are full."""
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> None:
        """Take one unit from the client's bucket, or refuse if there is none."""
        level = self._level(client)
        if level < 1:
            raise Refused("too-many-requests", seconds=math.ceil((1 - level) / self._rate.per_second))
        self.charge(client, 1)

    def charge(self, client: str, units: float) -> None:
        """Charge for finished work; a bucket in debt refuses until it has refilled."""
        key, now = client_key(client), self._clock()
        self._levels[key] = (max(self._level(client) - units, -self._rate.at_once), now)
        self._levels.move_to_end(key)
        while len(self._levels) > _MOST_CLIENTS:
            self._levels.popitem(last=False)

    def _level(self, client: str) -> float:
        """The units in the client's bucket now."""
        now = self._clock()
        level, seen = self._levels.get(client_key(client), (self._rate.at_once, now))
        return min(self._rate.at_once, level + (now - seen) * self._rate.per_second)


@lru_cache(_MOST_CLIENTS)
def client_key(address: str) -> str:
    """The key of a client: its IPv4 address or its IPv6 /64 network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found.packed[:8] + bytes(8), 64)))


class Counts:
    """How many of something each client holds at the same time."""

    def __init__(self, most: int) -> None:
        """Nobody holds any."""
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, client: str) -> None:
        """Count one more, or refuse."""
        key = client_key(client)
        if self._held.get(key, 0) >= self._most:
            raise Refused("too-many-requests", seconds=30)
        self._held[key] = self._held.get(key, 0) + 1

    def give_back(self, client: str) -> None:
        """Count one less."""
        key = client_key(client)
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]
