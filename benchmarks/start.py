"""Measure the time from the start of `undertow serve` to its first answer, with an existing database.

Wall time depends on the load of the machine; the processor time of the server hardly does.
"""

import argparse
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = str(Path(sys.executable).with_name("undertow"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def has_answered(port: int) -> bool:
    """Whether the server answers a request for the games."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as asking:
            asking.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            return asking.recv(15).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def usual_variables() -> dict[str, str]:
    """The variables of this process, but Python keeps compiled bytecode, as it does for most people."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def cpu(process: int) -> float:
    """Seconds of processor time of a process so far."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def start_once(database: str) -> tuple[float, float]:
    """Wall time and processor time in seconds until the first answer."""
    port = free_port()
    begun = time.perf_counter()
    command = [PROGRAM, "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=usual_variables())
    try:
        while not has_answered(port):
            time.sleep(0.005)
        return time.perf_counter() - begun, cpu(process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=5)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'start.db'}"
        start_once(database)  # the first one makes the database
        found = [start_once(database) for _ in range(asked.starts)]
    clock, busy = (statistics.median(column) for column in zip(*found, strict=True))
    print(f"start to first answer, median of {asked.starts}: {clock:.2f} s of wall time, {busy:.2f} s of processor time")


if __name__ == "__main__":
    main()
