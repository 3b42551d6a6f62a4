"""Periodic work of a server: read the bans, delete expired data."""

import asyncio
import logging
import time
from collections.abc import Callable

from undertow.server.bans import Bans
from undertow.server.storage.expiry import Pruning
from undertow.server.storage.store import Store

PAUSE_SECONDS = 10.0
_PRUNE_SECONDS = 3600.0

log = logging.getLogger("undertow.server")


class Housekeeping:
    """Repeats its step for as long as the server runs."""

    def __init__(self, store: Store, bans: Bans, pruning: Pruning, clock: Callable[[], float] = time.monotonic) -> None:
        """Wait an hour before the first deletion, so that a wrong setting can be corrected."""
        self._store = store
        self._bans = bans
        self._pruning = pruning
        self._clock = clock
        self._pruned = clock()

    async def step(self) -> None:
        """Read the bans; delete expired data once an hour."""
        await asyncio.to_thread(self._bans.refresh, self._store)
        if self._clock() - self._pruned >= _PRUNE_SECONDS:
            self._pruned = self._clock()
            found = await asyncio.to_thread(self._pruning.prune)
            log.info("pruned", extra=vars(found))
