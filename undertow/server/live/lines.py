"""Log lines as JSON, rendered once for each table and viewer."""

import threading
from collections import OrderedDict
from collections.abc import Callable
from weakref import ReferenceType, ref

from undertow.server.live.table import LiveTable

MOST_LINES = 200_000  # about 50 MB


class LineCache:
    """Rendered log lines, least recently used dropped first. May be used from any thread."""

    def __init__(self, most: int = MOST_LINES) -> None:
        """Nothing is rendered yet."""
        self.most = most
        self.rendered = 0  # in all, for tests
        self._kept: OrderedDict[tuple[str, int | None], _Kept] = OrderedDict()
        self._size = 0
        self._lock = threading.Lock()

    def lines(self, live: LiveTable, knowledge: int | None, first: int, render: Callable[[int], list[str]]) -> list[str]:
        """The lines from `first` on; `render` makes those from a line on. The caller holds the table's lock."""
        key = (live.id, knowledge)
        with self._lock:
            kept = self._kept.pop(key, None)
            self._size -= len(kept.lines) if kept else 0
        if kept is None or kept.live() is not live:
            kept = _Kept(ref(live))
        del kept.lines[live.first_changed_line(kept.version, len(kept.lines)) :]
        kept.version = live.version
        is_behind = len(kept.lines) < first  # skip lines that the viewer already has
        if not is_behind and len(kept.lines) < len(live.match.log):
            kept.lines += self._render(len(kept.lines), render)
        self._keep(key, kept)
        return self._render(first, render) if is_behind else kept.lines[first:]

    def _render(self, first: int, render: Callable[[int], list[str]]) -> list[str]:
        """Freshly rendered lines."""
        found = render(first)
        self.rendered += len(found)
        return found

    def _keep(self, key: tuple[str, int | None], kept: "_Kept") -> None:
        """Keep lines and drop the least recently used."""
        with self._lock:
            replaced = self._kept.pop(key, None)
            self._kept[key] = kept
            self._size += len(kept.lines) - (len(replaced.lines) if replaced else 0)
            while self._size > self.most:
                _, dropped = self._kept.popitem(last=False)
                self._size -= len(dropped.lines)


class _Kept:
    """The lines of one table for one viewer, as they were at a version."""

    def __init__(self, live: ReferenceType[LiveTable]) -> None:
        """No line yet."""
        self.live = live
        self.version = 0
        self.lines: list[str] = []
