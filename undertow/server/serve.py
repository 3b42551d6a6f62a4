"""Running the server: logs, several processes, and a shutdown that leaves nobody without an answer."""

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
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI
from prometheus_client.multiprocess import mark_process_dead

from undertow.server.api.app import create_app
from undertow.server.connections import Connections, LimitedProtocol
from undertow.server.metrics import FOLDER
from undertow.server.service import Settings
from undertow.server.storage.store import Store, StoreError

GOODBYE_SECONDS = 10.0
SWITCH_SECONDS = 0.0005
# New objects until Python looks for garbage, and looks until it looks at older ones too; each look takes milliseconds.
_GARBAGE = (50_000, 50, 100)
_ENVIRONMENT = "UNDERTOW_SERVER_PROCESS"
_OWN_FIELDS = set(vars(logging.makeLogRecord({})))

log = logging.getLogger("undertow.server")


class JsonLines(logging.Formatter):
    """One JSON object a line, with whatever the caller added."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts: dict[str, Any] = {"time": time, "level": record.levelname.lower(), "message": record.getMessage()}
        facts |= {key: value for key, value in vars(record).items() if key not in _OWN_FIELDS and key != "color_message"}
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False, default=str)


class GracefulServer(uvicorn.Server):
    """Lets moves in flight be answered and sockets say goodbye before it ends."""

    def __init__(self, app: FastAPI, config: uvicorn.Config) -> None:
        """Keep the application, whose service has the sockets."""
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the tables' sockets ourselves, then everything else."""
        service = getattr(self._app.state, "service", None)
        if service is not None:
            service.hub.close()
            until = time.monotonic() + GOODBYE_SECONDS
            while service.hub.watched() and time.monotonic() < until:
                await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then leave alone what will be there to the end, so that looking for garbage takes no time for it.

        A thread that has asked the database hands its answer to the event loop, which may be drawing views: neither should
        wait for the other for the 5 ms that Python allows a thread.
        """
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GARBAGE)
        sys.setswitchinterval(SWITCH_SECONDS)


def server(settings: Settings, host: str, port: int) -> GracefulServer:
    """A server of one process: uvicorn without a log of its own, small messages, a decent goodbye."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        http=partial(LimitedProtocol, known=Connections(settings.connections)),  # type: ignore[arg-type]
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=2 * settings.longest_message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=int(GOODBYE_SECONDS),
    )
    return GracefulServer(app, config)


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve until told to stop."""
    _check_database(settings, workers)
    set_up_logs()
    if workers == 1:
        server(settings, host, port).run()
    else:
        _supervise(settings, host, port, workers)


def _check_database(settings: Settings, workers: int) -> None:
    """Say what is wrong with the database before anything is started."""
    store = Store(settings.database)
    try:
        if store.is_postgresql:
            store.require_schema()
        elif workers > 1:
            raise StoreError("several workers need PostgreSQL; SQLite is for one")
        else:
            store.migrate()
    finally:
        store.close()


def _supervise(settings: Settings, host: str, port: int, workers: int) -> None:
    """Keep so many processes on one listening socket; one that dies is replaced."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with (
        socket.create_server((host, port), family=family, backlog=2048) as listening,
        tempfile.TemporaryDirectory(prefix="undertow-metrics-") as numbers,
    ):
        listening.set_inheritable(True)
        facts = {"database": settings.database, "public_url": settings.public_url, "socket": listening.fileno()}
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
            _replace_dead(processes, start, numbers)
        for process in processes:
            process.send_signal(signal.SIGTERM)
        for process in processes:
            process.wait()


def _replace_dead(
    processes: list[subprocess.Popen[bytes]], start: Callable[[], subprocess.Popen[bytes]], numbers: str
) -> None:
    """Start another process for each that has ended, whose open sockets and tables no longer count."""
    for index, process in enumerate(processes):
        if process.poll() is not None:
            log.error("a server process ended", extra={"code": process.returncode})
            mark_process_dead(process.pid, numbers)  # type: ignore[no-untyped-call]
            processes[index] = start()


def set_up_logs() -> None:
    """Everything as lines of JSON on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def main() -> None:
    """One process among several: the socket and the settings come from the parent."""
    facts = json.loads(os.environ.pop(_ENVIRONMENT))
    set_up_logs()
    settings = Settings(database=facts["database"], public_url=facts["public_url"])
    with socket.socket(fileno=facts["socket"]) as listening:
        server(settings, "", 0).run(sockets=[listening])


if __name__ == "__main__":
    main()
