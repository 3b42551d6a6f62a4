"""Clients that play whole matches over real sockets while faults are injected."""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.running import Patient, ServerProcess

SHORTEST_WAIT = 0.4  # seconds without an answer after which a client sends its move again; more while the server is slow
LONGEST_WAIT = 60.0
CLOCK = {"move": 0, "reserve": 30 * 86_400, "increment": 0}  # nobody runs out of it, however slow the machine is
STUCK = 300.0  # seconds without a move at any table
MOST_UNDOS = 4  # of one player, so that matches end
BROKEN = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)


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
        self.note(kind)
        return True

    def note(self, kind: str) -> None:
        """Count a fault."""
        self.counts[kind] = self.counts.get(kind, 0) + 1

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
        self._url = url
        self._move: dict[str, Any] | None = None
        self._made = 0
        self._undos = 0
        self._wait = SHORTEST_WAIT
        self._later: set[asyncio.Task[None]] = set()

    @property
    def is_done(self) -> bool:
        return self.snapshot.get("status") == "finished"

    async def play(self) -> None:
        """Play to the end of the match, over as many sockets as it takes."""
        while not self.is_done:
            with contextlib.suppress(*BROKEN):
                async with connect(self._address, proxy=None, open_timeout=LONGEST_WAIT, close_timeout=0.2) as socket:
                    known = {"version": self.snapshot.get("version", 0), "lines": len(self.lines)}
                    await socket.send(
                        json.dumps({"type": "hello", "protocol": 1, "seat": self._seat, "secret": self._secret, **known})
                    )
                    await self._play_on(socket)
            await asyncio.sleep(0.02)

    async def _play_on(self, socket: ClientConnection) -> None:
        """Play over one socket until it breaks or the match is over."""
        try:
            while not self.is_done:
                if self._move is not None:
                    await self._send(socket, json.dumps(self._move))
                try:
                    await asyncio.wait_for(self._read_until_free(socket), self._wait)
                except TimeoutError:
                    self._wait = min(LONGEST_WAIT, 1.5 * self._wait)
                    if self._move is None:
                        raise OSError("silence, perhaps because a view was dropped: come back and look") from None
                    continue  # no answer: send it again
                self._wait = max(SHORTEST_WAIT, self._wait / 1.5)
                self._choose()
        finally:
            for task in self._later:
                task.cancel()
            self._later.clear()

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
                self._agree_to_offer()
            elif message["type"] == "answer":
                self._hear(message)
            if self.snapshot and (self.is_done or (self._move is None and self._may_act())):
                return

    def _agree_to_offer(self) -> None:
        """Agree to what another seat asks."""
        offer = self.snapshot["offer"]
        if offer is not None and offer["by"] != self._seat and self._seat not in offer["agreed"]:
            self._later.add(asyncio.create_task(self._post("offer/answer", {"agree": True})))

    async def _post(self, path: str, asked: dict[str, Any]) -> None:
        """Ask something over HTTP; it may be refused or lost."""
        with contextlib.suppress(*BROKEN):
            async with httpx.AsyncClient(base_url=self._url, timeout=LONGEST_WAIT) as client:
                facts = {"seat": self._seat, "secret": self._secret, **asked}
                await client.post(f"/api/tables/{self.table}/{path}", json=facts)

    def _take(self, snapshot: dict[str, Any]) -> None:
        """A new view: never older than the one before, and its lines continue the client's own."""
        if snapshot["log_from"] > len(self.lines):
            raise OSError("a view before this one was dropped: come back and ask for the gap")
        if self.snapshot and snapshot["revision"] < self.snapshot["revision"]:
            raise AssertionError("a view went back in time")
        self.lines[snapshot["log_from"] :] = snapshot["log"]
        self.snapshot = snapshot

    def _hear(self, answer: dict[str, Any]) -> None:
        """Check an answer: a repeated move gets the same one."""
        if answer["ok"]:
            before = self.accepted.setdefault(answer["id"], answer["version"])
            assert before == answer["version"], "the same request got two answers"
        if self._move is not None and answer["id"] == self._move["id"]:
            self._move = None

    def _may_act(self) -> bool:
        return self._seat in self.snapshot["to_act"] and bool(self.snapshot["actions"])

    def _choose(self) -> None:
        """Decide on the next move; now and then ask to take the last one back."""
        if self._undos < MOST_UNDOS and self._faults.strikes("undo asked", 0.5):
            self._undos += 1
            self._later.add(asyncio.create_task(self._post("offer", {"kind": "undo"})))
        if self._move is None and self.snapshot["status"] == "playing" and self._may_act():
            self._made += 1
            action = self._faults.rng.choice(self.snapshot["actions"])["action"]
            self._move = {"type": "act", "id": f"m{self._made}", "version": self.snapshot["version"], "action": action}

    async def _send(self, socket: ClientConnection, text: str) -> None:
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
            self._later.add(asyncio.create_task(_send_late(socket, text, faults.rng.random() * 0.8)))
            return
        await socket.send(text)


async def _send_late(socket: ClientConnection, text: str, seconds: float) -> None:
    await asyncio.sleep(seconds)
    with contextlib.suppress(*BROKEN):
        await socket.send(text)


class Killer:
    """Kills the server and a bot's worker in turn, each time after some moves; only the server if there are no bots."""

    def __init__(self, server: ServerProcess, players: list[Player], faults: Faults, moves: int, has_bots: bool) -> None:
        self._server, self._players, self._faults, self._moves = server, players, faults, moves
        self._has_bots = has_bots

    async def kill(self, times: int) -> None:
        """Kill a number of times, or until everybody is done; restart the server each time."""
        for turn in range(times):
            enough = self._progress() + self._moves * (0.5 + self._faults.rng.random())
            while self._progress() < enough and not self._are_done():
                await asyncio.sleep(0.02)
            if self._are_done():
                return
            await (self._kill_worker() if turn % 2 and self._has_bots else self._kill_server())

    def _progress(self) -> int:
        """How many moves the players know of."""
        return sum(player.snapshot.get("version", 0) for player in self._players)

    def _are_done(self) -> bool:
        return all(player.is_done for player in self._players)

    async def _kill_server(self) -> None:
        await asyncio.to_thread(self._server.end, signal.SIGKILL)
        await asyncio.to_thread(self._server.start)
        self._faults.note("server killed")

    async def _kill_worker(self) -> None:
        """Kill a worker, as soon as there is one."""
        while not self._are_done():
            listing = ["pgrep", "-P", str(self._server.pid)]
            found = (await asyncio.to_thread(subprocess.run, listing, capture_output=True, text=True)).stdout.split()
            if found:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(int(self._faults.rng.choice(found)), signal.SIGKILL)
                    self._faults.note("worker killed")
                    return
            await asyncio.sleep(0.05)

    async def watch(self) -> None:
        """Raise if no table makes progress for a long time."""
        while True:
            before = self._progress()
            await asyncio.sleep(STUCK)
            if self._progress() == before:
                waiting = [player.table[:6] for player in self._players if not player.is_done]
                raise AssertionError(f"stuck tables: {waiting}")


def seat_players(url: str, tables: int, people: int, faults: Faults) -> list[Player]:
    """Tables with some people each and one bot, and their clients; every other one is rated and has a clock."""
    seats = [{"kind": "me"}] * people + [{"kind": "bot", "bot": "greedy"}] * (3 - people)
    players = []
    for number in range(tables):
        with httpx.Client(base_url=url, transport=Patient(), timeout=LONGEST_WAIT) as client:
            asked = {"game": "niagara", "seats": seats, "pace": 0, "options": {"first": "lot"}}
            if number % 2:
                name = f"Player {faults.rng.getrandbits(60)}"
                client.post("/api/accounts", json={"name": name, "password": "a long password"}).raise_for_status()
                asked |= {"rated": True, "clock": CLOCK}
            held = client.post("/api/tables", json=asked).json()
        players += [Player(url, held["table"], int(seat), secret, faults) for seat, secret in held["secrets"].items()]
    return players


async def rampage(server: ServerProcess, tables: int, people: int, faults: Faults, moves: int, kills: int) -> list[Player]:
    """Let all clients play to the end; kill something every few moves, up to a limit."""
    players = seat_players(server.url, tables, people, faults)
    killer = Killer(server, players, faults, moves, has_bots=people < 3)
    playing = asyncio.gather(*(player.play() for player in players))
    killing = asyncio.create_task(killer.kill(kills))
    watching = asyncio.create_task(killer.watch())
    try:
        await asyncio.wait((playing, watching), return_when=asyncio.FIRST_COMPLETED)
        if watching.done():
            watching.result()
        await playing
        await killing  # it ends by itself once everybody is done
    finally:
        for task in (playing, killing, watching):
            task.cancel()
        await asyncio.gather(playing, killing, watching, return_exceptions=True)
    return players
