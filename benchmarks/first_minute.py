"""Measure the first minute: `make play` in a fresh clone with an empty HOME, and then a second start.

Prints the wall time and the processor time of all processes until the page answers and until the rules are compiled. The
wall time depends on the load of the machine; the processor time hardly does.
"""

import argparse
import os
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from peer_environment import ROOT
from start import free_port, usual_variables

LOOK_SECONDS = 0.1
READY = "Undertow is at "  # the closing line of `make play`


def processor_time(session: int) -> float:
    """Seconds of processor time of a session's processes so far, ended children included."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = stat.read_text().rpartition(")")[2].split()
            if int(words[3]) == session:
                ticks += sum(int(word) for word in words[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def page_answers(port: int) -> bool:
    """Whether the page can be opened."""
    with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5):
        return True
    return False


def started(clone: Path, home: Path, log: Path) -> list[tuple[str, float, float]]:
    """Run `make play`; what happened, after how many seconds of wall time and of processor time."""
    port, found, begun = free_port(), [], time.monotonic()
    variables = {**usual_variables(), "HOME": str(home), "BROWSER": "true"}
    with log.open("w") as told:
        command = ["make", "play", f"PORT={port}"]
        playing = subprocess.Popen(command, cwd=clone, env=variables, stdout=told, stderr=told, start_new_session=True)
    events: dict[str, Callable[[], bool]] = {
        "the page answers": lambda: page_answers(port),
        "everything is ready": lambda: READY in log.read_text(),
    }
    try:
        for event, has_happened in events.items():
            while not has_happened():
                if playing.poll() is not None:
                    raise RuntimeError(log.read_text())
                time.sleep(LOOK_SECONDS)
            found.append((event, time.monotonic() - begun, processor_time(playing.pid)))
    finally:
        with suppress(ProcessLookupError):
            os.killpg(playing.pid, signal.SIGTERM)
        playing.wait()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", type=Path, help="an empty folder for the clone, its HOME and the logs")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = asked.keep or Path(scratch)
        clone, home = folder / "clone", folder / "home"
        home.mkdir(parents=True)
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)  # noqa: S607
        print(f"load of the machine: {os.getloadavg()[0]:.1f}, processors: {os.cpu_count()}")
        for start in ("first start", "second start"):
            log = folder / f"{start}.log"
            for event, clock, busy in started(clone, home, log):
                print(f"{start}: {event} after {clock:.1f} s, {busy:.1f} s of processor time", flush=True)
            print(log.read_text())


if __name__ == "__main__":
    main()
