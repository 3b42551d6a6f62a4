"""Short waits for the event loop: a lock or database that is busy raises `Busy` there instead of stopping everybody."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager

LOOP_SECONDS = 0.025  # that one wait may take on the event loop
_BUSY_CODES = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)

_thread = threading.local()


class Busy(Exception):
    """Somebody else holds a lock; the call has changed nothing and can be made again where it may wait."""


@contextmanager
def short_waits() -> Iterator[None]:
    """Let no call of this thread wait for long."""
    _thread.is_hurried = True
    try:
        yield
    finally:
        _thread.is_hurried = False


def is_hurried() -> bool:
    """Whether this thread may not wait for long now."""
    return getattr(_thread, "is_hurried", False)


def is_busy(error: Exception) -> bool:
    """Whether an error says that a lock or the SQLite file is held by somebody else."""
    cause = getattr(error, "orig", error)  # SQLAlchemy keeps the driver's error there
    if isinstance(cause, sqlite3.OperationalError):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in _BUSY_CODES
    return isinstance(error, Busy)


class DeadlineLock:
    """A reentrant lock that raises `Busy` instead of waiting for long in a hurried thread."""

    def __init__(self) -> None:
        """Nobody holds it."""
        self._lock = threading.RLock()

    def acquire(self, blocking: bool = True) -> bool:
        """Take the lock; False if that needs waiting and `blocking` is False."""
        if not blocking:
            return self._lock.acquire(blocking=False)
        if not self._lock.acquire(timeout=LOOP_SECONDS if is_hurried() else -1):
            raise Busy
        return True

    def release(self) -> None:
        """Let others have the lock."""
        self._lock.release()

    def __enter__(self) -> "DeadlineLock":
        """Take the lock."""
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        """Let others have the lock."""
        self.release()
