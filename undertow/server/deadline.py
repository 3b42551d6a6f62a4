"""Short waits for the event loop: a busy lock or database raises `Busy` instead of blocking it."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager

LOOP_SECONDS = 0.025  # longest wait on the event loop
_BUSY_CODES = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)

_thread = threading.local()


class Busy(Exception):
    """A lock is held elsewhere; nothing has changed, and a thread may retry the call."""


@contextmanager
def short_waits() -> Iterator[None]:
    """Forbid long waits in this thread."""
    _thread.is_hurried = True
    try:
        yield
    finally:
        _thread.is_hurried = False


def is_hurried() -> bool:
    """Whether long waits are forbidden in this thread."""
    return getattr(_thread, "is_hurried", False)


def is_busy(error: Exception) -> bool:
    """Whether an error means that a lock or the SQLite file is held elsewhere."""
    cause = getattr(error, "orig", error)  # SQLAlchemy keeps the driver's error there
    if isinstance(cause, sqlite3.OperationalError):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in _BUSY_CODES
    return isinstance(error, Busy)


class DeadlineLock:
    """A reentrant lock that raises `Busy` instead of waiting for long in a hurried thread."""

    def __init__(self) -> None:
        """Start unlocked."""
        self._lock = threading.RLock()

    def acquire(self, blocking: bool = True) -> bool:
        """Take the lock; False if that needs waiting and `blocking` is False."""
        if not blocking:
            return self._lock.acquire(blocking=False)
        if not self._lock.acquire(timeout=LOOP_SECONDS if is_hurried() else -1):
            raise Busy
        return True

    def release(self) -> None:
        """Release the lock."""
        self._lock.release()

    def __enter__(self) -> "DeadlineLock":
        """Take the lock."""
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        """Release the lock."""
        self.release()
