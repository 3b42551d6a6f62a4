"""The cache of live tables; any of them may be dropped at any time."""

import threading
from collections import OrderedDict

from undertow.server.live.table import LiveTable


class TableCache:
    """Live tables by id, least recently used dropped first. May be used from any thread."""

    def __init__(self, most: int) -> None:
        """Nothing is kept yet."""
        self.most = most
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """How many tables are kept."""
        return len(self._live)

    def get(self, id: str) -> LiveTable | None:
        """The table, if it is kept."""
        with self._lock:
            live = self._live.get(id)
            if live is not None:
                self._live.move_to_end(id)
            return live

    def keep(self, live: LiveTable) -> LiveTable:
        """Keep a table, or return the one already kept."""
        with self._lock:
            kept = self._live.setdefault(live.id, live)
            self._live.move_to_end(live.id)
            while len(self._live) > self.most:
                self._live.popitem(last=False)
            return kept

    def drop(self, live: LiveTable) -> None:
        """Drop a table whose last change was not persisted; it is reloaded when needed."""
        live.is_dropped = True
        with self._lock:
            if self._live.get(live.id) is live:
                del self._live[live.id]

    def mark_all_stale(self) -> None:
        """Mark all tables as stale."""
        with self._lock:
            for live in self._live.values():
                live.is_stale = True
