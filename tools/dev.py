"""Serves for development: the server, restarted when its sources change, and the page from Vite. Run by `make dev`."""

import argparse
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import environment
from play import HOST, end_with_the_terminal, is_free, say

SOURCES = environment.ROOT / "undertow"
DATABASE = environment.ROOT / "build" / "dev.db"
_WATCHED = {".py", ".so", ".pyd", ".ftl"}
_LOOK_SECONDS = 0.5
_STOP_SECONDS = 10


def main() -> int:
    """Serve until interrupted, or until the page's server ends."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=5173, help="The page's port.")
    parser.add_argument("--server-port", type=int, default=8000, help="The API's port.")
    asked = parser.parse_args()
    for port in (asked.port, asked.server_port):
        if not is_free(port):
            say(f"Port {port} is taken. Choose others: make dev PORT=5174 SERVER_PORT=8001")
            return 1
    end_with_the_terminal()
    running: dict[str, subprocess.Popen[bytes]] = {}
    try:
        running["page"] = start_page(asked.port, asked.server_port)
        return follow(running, asked.server_port)
    except KeyboardInterrupt:
        return 0
    finally:
        stop(*running.values())


def follow(running: dict[str, subprocess.Popen[bytes]], port: int) -> int:
    """Keep the server up to date until the page's server ends; returns how that ended."""
    running["server"] = start_server(port)
    seen = changes()
    while (ended := running["page"].poll()) is None:
        time.sleep(_LOOK_SECONDS)
        if (now := changes()) != seen:
            seen = now
            say("The sources have changed: the server restarts.")
            stop(running["server"])
            running["server"] = start_server(port)
    return ended


def start_page(port: int, server_port: int) -> subprocess.Popen[bytes]:
    """Vite, which passes requests for the API on to the server."""
    path = f"{environment.BIN}{os.pathsep}{os.environ['PATH']}"
    command = ["node", "node_modules/vite/bin/vite.js", "--host", HOST, "--port", str(port), "--strictPort"]
    variables = {**os.environ, "PATH": path, "UNDERTOW_SERVER_PORT": str(server_port)}
    # In a session of its own it gets no Ctrl+C from the terminal; both processes are stopped here, in order.
    return subprocess.Popen(command, cwd=environment.WEB, env=variables, start_new_session=True, stdin=subprocess.DEVNULL)


def start_server(port: int) -> subprocess.Popen[bytes]:
    """The server, with a database for development."""
    DATABASE.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "undertow", "serve", "--port", str(port), "--database", f"sqlite:///{DATABASE}"]
    return subprocess.Popen(command, cwd=environment.ROOT, start_new_session=True)


def stop(*processes: subprocess.Popen[bytes]) -> None:
    """End processes and their children, all at once; kill those that do not end."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        # The whole group: `node` in the environment is a script that starts the real one.
        for process in processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, how)
        end = time.monotonic() + _STOP_SECONDS
        with suppress(subprocess.TimeoutExpired):
            for process in processes:
                process.wait(max(0, end - time.monotonic()))
            return


def changes(sources: Path = SOURCES) -> dict[Path, int]:
    """The modification time of each source file of the server."""
    found = {}
    for path in sources.rglob("*"):
        with suppress(FileNotFoundError):  # An editor may replace it meanwhile.
            if path.suffix in _WATCHED:
                found[path] = path.stat().st_mtime_ns
    return found


if __name__ == "__main__":
    sys.exit(main())
