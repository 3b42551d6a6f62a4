"""Starts the server as soon as it can run, and compiles the rules in the background. Run by `make play`.

Slow imports wait until the server has started.
"""

import argparse
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import environment

HOST = "127.0.0.1"
LOG = environment.ROOT / "build" / "server.log"
_LOOK_SECONDS = 0.02


def main() -> int:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8712)
    parser.add_argument("--no-browser", action="store_true", help="Do not open the page.")
    asked = parser.parse_args()
    if not is_free(asked.port):
        say(f"Port {asked.port} is taken. Choose another: make play PORT={asked.port + 1}")
        return 1
    end_with_the_terminal()
    compiling = None if environment.is_compiled() else Compiling()
    server: subprocess.Popen[bytes] | None = None
    try:
        environment.set_up_page()
        server = start_server(asked.port, not asked.no_browser)
        return follow(server, compiling, f"http://{HOST}:{asked.port}")
    except subprocess.CalledProcessError as error:
        say(f"Setting up failed at: {' '.join(error.cmd)}")
        return 1
    except KeyboardInterrupt:
        return 0
    finally:
        if server is not None:
            server.terminate()
            server.wait()
        if compiling is not None:
            compiling.stop()


def say(text: str) -> None:
    """Print a line for the person at the terminal."""
    print(text, file=sys.stderr, flush=True)


def is_free(port: int) -> bool:
    """Whether nothing listens on a port yet."""
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) != 0


def end_with_the_terminal() -> None:
    """Treat SIGTERM, and SIGHUP of a closed terminal, like Ctrl+C, so that no server is left behind.

    A shell starts background jobs with SIGINT ignored, and children inherit that: Ctrl+C is set as well.
    """
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


class Compiling:
    """Compiles the rules in a process of lowest priority."""

    def __init__(self) -> None:
        """Remove stale compiled modules and start compiling; meanwhile the server runs interpreted."""
        from native import remove_compiled

        environment.find_compiler()
        remove_compiled()
        self._inputs = environment.compiled_inputs()
        politely = ["nice", "-n", "19"] if shutil.which("nice") else []
        self._process = environment.start(*politely, *environment.COMPILE, UNDERTOW_PROGRESS="1")

    def watch(self, is_wanted: Callable[[], bool]) -> bool:
        """Show the progress until it ends or `is_wanted` returns False; returns whether everything is compiled."""
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        assert self._process.stdout is not None
        said = []
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("Compiling the rules", total=None)
            for line in self._process.stdout:
                if not is_wanted():
                    return False
                match line.split():
                    case ["progress", done, total] if int(done) < int(total) - 1:
                        bar.update(task, completed=int(done), total=int(total))
                    case ["progress", *_]:
                        bar.update(task, description="Linking the rules", total=None)
                    case _:
                        said.append(line)
        if self._process.wait() != 0:
            say("".join(said).rstrip())
            return False
        environment.mark_done("compiled", self._inputs)
        return bool(environment.is_compiled())

    def stop(self) -> None:
        """End the process; files compiled so far are kept for the next time."""
        self._process.terminate()
        self._process.wait()


def start_server(port: int, open_browser: bool) -> subprocess.Popen[bytes]:
    """The server, with its log in a file."""
    LOG.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "undertow", "serve", "--port", str(port), *(["--open"] if open_browser else [])]
    with LOG.open("wb") as log:
        return subprocess.Popen(command, cwd=environment.ROOT, stderr=log)


def follow(server: subprocess.Popen[bytes], compiling: Compiling | None, address: str) -> int:
    """Report what happens until the server ends; returns its exit code."""
    while not answers(address):
        if server.poll() is not None:
            say(LOG.read_text().rstrip())
            return server.returncode
        time.sleep(_LOOK_SECONDS)
    if compiling is not None:
        say(f"You can play at {address}. Bots play faster once the rules are compiled.")
        if compiling.watch(lambda: server.poll() is None):
            say("The rules are compiled.")
        elif server.poll() is None:
            say("The rules could not be compiled, so they run interpreted. Bots think less far ahead.")
    say(f"Undertow is at {address} — Ctrl+C stops it, {LOG.relative_to(environment.ROOT)} is its log.")
    return server.wait()


def answers(address: str) -> bool:
    """Whether the server answers."""
    import urllib.request

    with suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=5):  # noqa: S310 - our own address
        return True
    return False


if __name__ == "__main__":
    sys.exit(main())
