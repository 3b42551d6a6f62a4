"""Runs the server: logs, several processes, and a shutdown that answers every move in flight."""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI
from prometheus_client.multiprocess import mark_process_dead

from undertow.server.api.app import create_app
from undertow.server.connections import Connections, LimitedProtocol, LimitedSocket
from undertow.server.metrics import FOLDER
from undertow.server.service import Settings, open_store
from undertow.server.storage.store import StoreError

GOODBYE_SECONDS = 10.0
SWITCH_SECONDS = 0.0005
_RESTART_SECONDS = 1.0  # between two starts of a process that ends at once
# Thresholds of the garbage collector; each collection takes milliseconds.
_GARBAGE = (50_000, 50, 100)
_ENVIRONMENT = "UNDERTOW_SERVER_PROCESS"
_LONGEST_TRACE = 100  # lines
_OWN_FIELDS = set(vars(logging.makeLogRecord({})))

log = logging.getLogger("undertow.server")


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON, with the caller's extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts: dict[str, Any] = {"time": time, "level": record.levelname.lower(), "message": record.getMessage()}
        facts |= {key: value for key, value in vars(record).items() if key not in _OWN_FIELDS and key != "color_message"}
        if record.exc_info and record.exc_info[1] is not None:
            facts["trace"] = _places(record.exc_info[1])
        return json.dumps(facts, ensure_ascii=False, default=str)


def _places(error: BaseException) -> list[str]:
    """Types and places of an error and its causes; their texts may contain secrets."""
    found: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(found) < _LONGEST_TRACE:
        found.append(type(cause).__name__)
        frames = traceback.extract_tb(cause.__traceback__)
        found += [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        cause = cause.__cause__ or cause.__context__
    return found[:_LONGEST_TRACE]


class GracefulServer(uvicorn.Server):
    """Answers moves in flight and closes sockets properly before it ends."""

    def __init__(self, app: FastAPI, config: uvicorn.Config) -> None:
        """Keep the application, whose service has the sockets."""
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the tables' sockets, then everything else."""
        service = getattr(self._app.state, "service", None)
        if service is not None:
            service.hub.close()
            until = time.monotonic() + GOODBYE_SECONDS
            while service.hub.watched() and time.monotonic() < until:
                await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then freeze long-lived objects, so that the garbage collector skips them.

        A thread that has asked the database hands its answer to the event loop, which may be rendering views: neither should
        wait for the other for the 5 ms that Python allows a thread.
        """
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GARBAGE)
        sys.setswitchinterval(SWITCH_SECONDS)


def server(settings: Settings, host: str = "", port: int = 0) -> GracefulServer:
    """A server of one process: uvicorn without its own log, with limits and a graceful shutdown.

    Without host and port it is run on a socket that is already open.
    """
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        http=partial(LimitedProtocol, known=Connections(settings.connections)),  # type: ignore[arg-type]
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=partial(LimitedSocket, limits=settings.connections),  # type: ignore[arg-type]
        ws_max_size=2 * settings.longest_message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=int(GOODBYE_SECONDS),
        forwarded_allow_ips=settings.trusted_proxies or None,
    )
    return GracefulServer(app, config)


def listen(settings: Settings, host: str, port: int, workers: int) -> socket.socket:
    """Check the database and take the port, before anything is started; raises OSError with one line."""
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise StoreError("several workers need PostgreSQL; SQLite is for one")
    open_store(settings.database).close()
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OSError(f"cannot listen on {host}, port {port}: {reason}") from None


def run(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Serve on a socket from `listen` until stopped."""
    set_up_logs()
    if workers == 1:
        server(settings).run(sockets=[listening])
    else:
        _supervise(settings, listening, workers)


def _supervise(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Run several processes on one listening socket and replace those that die."""
    with tempfile.TemporaryDirectory(prefix="undertow-metrics-") as numbers:
        listening.set_inheritable(True)
        names = ("database", "public_url", "trusted_proxies")
        facts = {**{name: getattr(settings, name) for name in names}, "socket": listening.fileno()}
        environment = {**os.environ, _ENVIRONMENT: json.dumps(facts), FOLDER: numbers}
        command = [sys.executable, "-m", "undertow.server.serve"]

        def start() -> subprocess.Popen[bytes]:
            return subprocess.Popen(command, env=environment, pass_fds=(listening.fileno(),))  # noqa: S603 - ourselves

        ending: list[int] = []
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda number, _frame: ending.append(number))
        processes = [start() for _ in range(workers)]
        while not ending:
            time.sleep(0.2)
            if _replace_dead(processes, start, numbers):
                time.sleep(_RESTART_SECONDS)
        for process in processes:
            process.send_signal(signal.SIGTERM)
        for process in processes:
            process.wait()


def _replace_dead(
    processes: list[subprocess.Popen[bytes]], start: Callable[[], subprocess.Popen[bytes]], numbers: str
) -> bool:
    """Replace ended processes and drop their gauges; False if none has ended."""
    dead = [index for index, process in enumerate(processes) if process.poll() is not None]
    for index in dead:
        log.error("a server process ended", extra={"code": processes[index].returncode})
        mark_process_dead(processes[index].pid, numbers)  # type: ignore[no-untyped-call]
        processes[index] = start()
    return bool(dead)


def set_up_logs() -> None:
    """Log as lines of JSON on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def main() -> None:
    """One process among several: the socket and the settings come from the parent."""
    facts = json.loads(os.environ.pop(_ENVIRONMENT))
    set_up_logs()
    with socket.socket(fileno=facts.pop("socket")) as listening:
        server(Settings(**facts)).run(sockets=[listening])


if __name__ == "__main__":
    main()
