"""No action lost, none doubled, everybody ends on the same state, whatever happens to messages, sockets and processes."""

import asyncio
import random
import sys
from collections import Counter

import pytest

from tests.server.monkey import Faults, Player, rampage
from tests.server.playing import new_tables
from tests.server.running import ServerProcess
from undertow.engine.match import fingerprint
from undertow.server.live import gate
from undertow.server.storage.store import Store


def rampage_on(database: str, tables: int, people: int, seconds: float, every: float, faults: Faults) -> list[Player]:
    """A server, its clients, and the end of all their matches."""
    store = Store(database)
    store.migrate()
    store.close()
    server = ServerProcess(database)
    try:
        return asyncio.run(rampage(server, tables, people, faults, every, seconds))
    finally:
        server.end()


def check(database: str, players: list[Player]) -> None:
    """Compare what every client saw with what the store has."""
    store = Store(database)
    tables = new_tables(store)
    for player in players:
        live = tables.table(player.table)
        assert player.snapshot["result"]["hash"] == fingerprint(live.match.state) == live.last_hash
        assert player.lines == gate.snapshot(live, player._seat)["log"]
        with store.reading() as connection:
            rows = [row for row in store.events(connection, live.id, 0, live.events) if row.seat == player._seat]
        made = Counter(row.client_id for row in rows if row.client_id is not None)
        assert set(made.values()) <= {1}
        assert set(player.accepted) <= set(made), "an accepted action was lost"
        assert {row.client_id: row.version for row in rows if row.client_id in player.accepted} == player.accepted
        assert len(live.match.log) == live.version
    store.close()


def test_short(database: str) -> None:
    faults = Faults(random.Random(1), rate=0.06)
    players = rampage_on(database, tables=4, people=1, seconds=20, every=2, faults=faults)
    check(database, players)
    assert faults.total() > 100, faults.counts
    assert faults.counts.get("server killed", 0) >= 1, faults.counts
    assert faults.counts.get("worker killed", 0) >= 1, faults.counts


@pytest.mark.soak
def test_long(database: str) -> None:
    seed, total = 0, Counter[str]()
    while total.total() < 10_000:
        faults = Faults(random.Random(seed), rate=0.12)
        check(database, rampage_on(database, tables=8, people=1 + seed % 3, seconds=180, every=4, faults=faults))
        total.update(faults.counts)
        seed += 1
        sys.stderr.write(f"{seed} rampages, {total.total()} faults: {dict(total)}\n")
    assert total["server killed"] > 5
