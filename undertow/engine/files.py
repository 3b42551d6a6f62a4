"""Reads untrusted files."""

import errno
import os
import stat
from pathlib import Path


def read_bytes(path: Path, most: int) -> bytes:
    """Up to `most` bytes of a regular file; raises OSError for devices, pipes and folders."""
    # Without O_NONBLOCK, opening a pipe blocks until it has a writer.
    opened = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        kind = os.fstat(opened).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(kind):
            raise OSError(f"{path} is not a regular file")
        with os.fdopen(opened, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(opened)
