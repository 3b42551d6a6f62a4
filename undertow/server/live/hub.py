"""Passes changes of tables to the viewers in this process."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from undertow.engine.state import SPECTATOR


class Hub:
    """The waiters of each table. Lives on the event loop; `changed` may be called elsewhere."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Nobody waits yet; made in the loop's own thread."""
        self._loop = loop
        self._thread = threading.get_ident()
        self._waiting: dict[str, dict[asyncio.Event, int]] = {}
        self._listeners: list[Callable[[str, bool], None]] = []
        self.is_closing = False

    def listen(self, listener: Callable[[str, bool], None]) -> None:
        """Set the function called with each table that this server changes."""
        self._listeners.append(listener)

    def changed(self, table: str, waits_for_bot: bool, actor: int | None = None) -> None:
        """Note that this server changed a table by a seat's action; may be called from any thread."""
        if threading.get_ident() == self._thread:
            self._loop.call_soon(self._changed_here, table, waits_for_bot, actor)
            return
        with contextlib.suppress(RuntimeError):  # the loop has ended, so nobody waits any more
            self._loop.call_soon_threadsafe(self._changed_here, table, waits_for_bot, actor)

    def _changed_here(self, table: str, waits_for_bot: bool, actor: int | None) -> None:
        """Tell everybody in this process."""
        self.wake(table, actor)
        for listener in self._listeners:
            listener(table, waits_for_bot)

    def wake(self, table: str, actor: int | None = None) -> None:
        """Wake everybody who waits for a table; the actor comes last, because it has an answer already."""
        waiting = self._waiting.get(table, {})
        for event in sorted(waiting, key=lambda event: waiting[event] == actor):
            event.set()

    def watched(self) -> list[str]:
        """The tables that somebody waits for."""
        return list(self._waiting)

    def attended(self) -> list[str]:
        """The tables at which somebody looks at their own seat."""
        return [table for table, viewers in self._waiting.items() if any(seat >= 0 for seat in viewers.values())]

    def viewers(self, table: str) -> int:
        """How many look at a table without a seat."""
        return sum(seat == SPECTATOR for seat in self._waiting.get(table, {}).values())

    def present(self, table: str) -> set[int]:
        """The seats whose people look at a table now."""
        return set(self._waiting.get(table, {}).values())

    @contextmanager
    def watching(self, table: str, viewer: int = SPECTATOR) -> Iterator[asyncio.Event]:
        """An event that is set when the table changes, for a seat holder or spectator."""
        event = asyncio.Event()
        self._waiting.setdefault(table, {})[event] = viewer
        try:
            yield event
        finally:
            del self._waiting[table][event]
            if not self._waiting[table]:
                del self._waiting[table]

    def close(self) -> None:
        """Wake everybody, so that they end."""
        self.is_closing = True
        for events in self._waiting.values():
            for event in events:
                event.set()
