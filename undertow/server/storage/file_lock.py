"""A file lock held until the process ends; the system releases it even after a crash."""

import os
import sys
from pathlib import Path
from typing import IO


class FileLock:
    """An exclusive lock on a separate file, which remains after release."""

    def __init__(self, path: Path) -> None:
        """Nothing is locked yet."""
        self._path = path
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Take the lock without waiting; False if another holder has it."""
        file = self._path.open("ab")
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Release the lock, if held."""
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        """Lock the first byte, or raise PermissionError."""
        file.seek(0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        """Lock the file, or raise BlockingIOError."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
