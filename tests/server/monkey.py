"""Clients that play whole matches over real sockets while everything goes wrong that can."""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.running import ServerProcess

PATIENCE = 0.4  # seconds without an answer after which a client sends its move again
BROKEN = (WebSocketException, OSError, TimeoutError)


@dataclass
class Faults:
    """What goes wrong, and how often it did."""

    rng: random.Random
    rate: float = 0.05
    counts: dict[str, int] = field(default_factory=dict)

    def strikes(self, kind: str, share: float = 1.0) -> bool:
        """Whether this fault happens now."""
        if self.rng.random() >= self.rate * share:
            return False
        self.counts[kind] = self.counts.get(kind, 0) + 1
        return True

    def total(self) -> int:
        return sum(self.counts.values())


class Player:
    """One seat's client: it keeps its own log, sends its move until it is answered, and comes back when it is cut off."""

    def __init__(self, url: str, table: str, seat: int, secret: str, faults: Faults) -> None:
        self._address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
        self._seat, self._secret, self._faults = seat, secret, faults
        self.table = table
        self.snapshot: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.accepted: dict[str, int] = {}
        self._move: dict[str, Any] | None = None
        self._made = 0

    async def play(self) -> None:
        """Play to the end of the match, over as many sockets as it takes."""
        while self.snapshot.get("status") != "finished":
            with contextlib.suppress(*BROKEN):
                async with connect(self._address, proxy=None, open_timeout=5, close_timeout=0.2) as socket:
                    known = {"version": self.snapshot.get("version", 0), "lines": len(self.lines)}
                    await socket.send(
                        json.dumps({"type": "hello", "protocol": 1, "seat": self._seat, "secret": self._secret, **known})
                    )
                    await self._play_on(socket)
            await asyncio.sleep(0.02)

    async def _play_on(self, socket: ClientConnection) -> None:
        """Play over one socket until it breaks or the match is over."""
        later: set[asyncio.Task[None]] = set()
        try:
            while self.snapshot.get("status") != "finished":
                if self._move is not None:
                    await self._send(socket, json.dumps(self._move), later)
                try:
                    await asyncio.wait_for(self._read_until_free(socket), PATIENCE)
                except TimeoutError:
                    if self._move is None:
                        raise OSError("silence, perhaps because a view was dropped: come back and look") from None
                    continue  # no answer: the same again
                self._choose()
        finally:
            for task in later:
                task.cancel()

    async def _read_until_free(self, socket: ClientConnection) -> None:
        """Read until no move is unanswered and there is one to be made."""
        while True:
            message = json.loads(await socket.recv())
            if self._faults.strikes("message to the client dropped"):
                continue
            if self._faults.strikes("message to the client delayed"):
                await asyncio.sleep(self._faults.rng.random() * 0.05)
            if message["type"] == "view":
                self._take(message)
            elif message["type"] == "answer":
                self._hear(message)
            if self.snapshot and (self.snapshot["status"] == "finished" or (self._move is None and self._may_act())):
                return

    def _take(self, snapshot: dict[str, Any]) -> None:
        """A new view: never older than the one before, and its lines continue the client's own."""
        if snapshot["log_from"] > len(self.lines):
            raise OSError("a view before this one was dropped: come back and ask for the gap")
        if self.snapshot and snapshot["revision"] < self.snapshot["revision"]:
            raise AssertionError("a view went back in time")
        self.lines[snapshot["log_from"] :] = snapshot["log"]
        self.snapshot = snapshot

    def _hear(self, answer: dict[str, Any]) -> None:
        """An answer: the same for the same move, however often it was sent."""
        if answer["ok"]:
            before = self.accepted.setdefault(answer["id"], answer["version"])
            assert before == answer["version"], "the same request got two answers"
        if self._move is not None and answer["id"] == self._move["id"]:
            self._move = None

    def _may_act(self) -> bool:
        return self._seat in self.snapshot["to_act"] and bool(self.snapshot["actions"])

    def _choose(self) -> None:
        """Decide on the next move."""
        if self._move is None and self.snapshot["status"] == "playing" and self._may_act():
            self._made += 1
            action = self._faults.rng.choice(self.snapshot["actions"])["action"]
            self._move = {"type": "act", "id": f"m{self._made}", "version": self.snapshot["version"], "action": action}

    async def _send(self, socket: ClientConnection, text: str, later: set[asyncio.Task[None]]) -> None:
        """Send a message, or what becomes of it."""
        faults = self._faults
        if faults.strikes("socket cut", 0.3):
            socket.transport.abort()
            raise OSError("cut")
        if faults.strikes("message to the server dropped"):
            return
        if faults.strikes("message to the server doubled"):
            await socket.send(text)
        if faults.strikes("message to the server delayed and so reordered"):
            later.add(asyncio.create_task(_send_late(socket, text, faults.rng.random() * 0.8)))
            return
        await socket.send(text)


async def _send_late(socket: ClientConnection, text: str, seconds: float) -> None:
    await asyncio.sleep(seconds)
    with contextlib.suppress(*BROKEN):
        await socket.send(text)


async def kill_things(server: ServerProcess, faults: Faults, every: float, enough: asyncio.Event) -> None:
    """Kill a bot's worker and the server itself in turn until it is enough; the server is always started anew."""
    for turn in count():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(enough.wait(), every * (0.5 + faults.rng.random()))
        if enough.is_set():
            return
        if turn % 2:
            found = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True).stdout.split()
            if found:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(int(faults.rng.choice(found)), signal.SIGKILL)
                    faults.counts["worker killed"] = faults.counts.get("worker killed", 0) + 1
        else:
            await asyncio.to_thread(server.end, signal.SIGKILL)
            await asyncio.to_thread(server.start)
            faults.counts["server killed"] = faults.counts.get("server killed", 0) + 1


def seat_players(url: str, tables: int, people: int, faults: Faults) -> list[Player]:
    """Tables with so many people each and one bot, and their clients."""
    seats = [{"kind": "me"}] * people + [{"kind": "bot", "bot": "greedy"}] * (3 - people)
    players = []
    for _ in range(tables):
        with httpx.Client(base_url=url) as client:
            asked = {"game": "niagara", "seats": seats, "pace": 0, "options": {"first": "lot"}}
            held = client.post("/api/tables", json=asked).json()
        players += [Player(url, held["table"], int(seat), secret, faults) for seat, secret in held["secrets"].items()]
    return players


async def rampage(
    server: ServerProcess, tables: int, people: int, faults: Faults, every: float, most: float
) -> list[Player]:
    """Let all of them play to the end; after the given seconds nothing more is killed, so that they do get there."""
    players = seat_players(server.url, tables, people, faults)
    enough = asyncio.Event()
    playing = asyncio.gather(*(player.play() for player in players))
    killing = asyncio.create_task(kill_things(server, faults, every, enough))
    await asyncio.wait((playing, killing), timeout=most, return_when=asyncio.FIRST_COMPLETED)
    enough.set()  # not by cancelling: the server would stay dead if that came between its end and its start
    await killing
    await playing
    return players
