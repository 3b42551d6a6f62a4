"""A second server on a SQLite file: it says so in one line and ends; the first goes on, and a crash frees the file."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import ServerProcess, running
from tests.server.test_serve import undertow
from undertow.server.service import open_store
from undertow.server.storage.store import StoreError


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_the_second_server_ends_and_the_first_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    server = ServerProcess(database)
    try:
        refused = undertow("serve", "--database", database, "--port", str(free_port()))
        assert refused.returncode == 2
        assert "another server uses the database" in " ".join(refused.stderr.split())
        assert "Traceback" not in refused.stderr
        assert httpx.get(server.url + "/health").status_code == 200
        server.end(signal.SIGKILL)
        server.start()  # what the system held for a dead process is free
    finally:
        server.end()


def test_a_file_is_claimed_however_the_server_is_started_and_free_after_its_end(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with running(database), pytest.raises(StoreError, match="another server"):
        open_store(database)
    open_store(database).close()


def test_a_child_process_does_not_inherit_the_claim(tmp_path: Path) -> None:
    """A worker that outlives its server keeps nobody from the file."""
    database = f"sqlite:///{tmp_path / 'x.db'}"
    store = open_store(database)
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        store.close()
        open_store(database).close()
    finally:
        child.communicate(os.linesep.encode())
