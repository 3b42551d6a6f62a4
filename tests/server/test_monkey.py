"""Lost messages, broken sockets and killed processes lose no action, double none, and split no table."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence

from tests.server.monkey import CLOCK, Faults, Player, rampage
from tests.server.playing import new_tables
from tests.server.running import ServerProcess
from undertow.engine.match import fingerprint
from undertow.engine.state import CHANCE
from undertow.server.live import gate
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.ratings import Ratings
from undertow.server.storage import ratings
from undertow.server.storage.store import ACTION, UNDO, EventRow, Store

NOTE, BURN = "note", "burn"


def rampage_on(database: str, tables: int, people: int, moves: int, kills: int, faults: Faults) -> list[Player]:
    """A server, its clients, and the end of all their matches."""
    store = Store(database)
    store.migrate()
    store.close()
    server = ServerProcess(database)
    try:
        return asyncio.run(rampage(server, tables, people, faults, moves, kills))
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
            every = store.events(connection, live.id, 0, live.events)
        rows = [row for row in every if row.seat == player._seat]
        made = Counter(row.client_id for row in rows if row.client_id is not None)
        assert set(made.values()) <= {1}
        assert set(player.accepted) <= set(made), "an accepted action was lost"
        assert {row.client_id: row.version for row in rows if row.client_id in player.accepted} == player.accepted
        assert live.version == sum(row.kind in (ACTION, UNDO) for row in every)
        assert draws_seen_twice(every) == 0
        check_clock(live, every)
    check_ratings(tables, {player.table for player in players})
    store.close()


def check_clock(live: LiveTable, events: Sequence[EventRow]) -> None:
    """No clock has run twice or backwards: nobody was charged more than the time between two of their actions."""
    readings: dict[int, tuple[int, int]] = {}
    for event in events:
        if event.clock is None:
            continue
        before, time = readings.get(event.seat, (1000 * CLOCK["reserve"], events[0].time))
        assert 0 <= before - event.clock <= event.time - time
        readings[event.seat] = (event.clock, event.time)
    assert bool(readings) == bool(live.row.clock)


def check_ratings(tables: Tables, played: set[str]) -> None:
    """Every rated match of one person counts once, and all ratings are equal to those worked out again."""
    Ratings(tables).settle_due()  # the last server may have been stopped before it could
    with tables.store.reading() as connection:
        for table in played:
            live = tables.table(table)
            is_counted = live.row.rated and sum(seat.kind == "person" for seat in live.seats) == 1
            assert len(ratings.results_of_match(connection, table)) == (len(live.seats) if is_counted else 0)
    assert Ratings(tables).recompute(is_stored=False).differing == 0


def draws_seen_twice(events: Sequence[EventRow]) -> int:
    """How many draws were made from words that an undo had given back, without a burn in between."""
    is_draw, is_owed, found = list[bool](), False, 0
    for event in events:
        if event.kind == ACTION:
            found += is_owed and event.seat == CHANCE
            is_draw.append(event.seat == CHANCE)
        elif event.kind == UNDO:
            is_owed = is_owed or any(is_draw[int(event.text) :])
            del is_draw[int(event.text) :]
        elif event.kind == NOTE and event.text == BURN:
            is_owed = False
    return found


def test_short(database: str) -> None:
    total = Counter[str]()
    while total.total() < 100 or not {"server killed", "worker killed"} <= set(total):
        faults = Faults(random.Random(total.total()), rate=0.06)
        check(database, rampage_on(database, tables=4, people=1, moves=12, kills=4, faults=faults))
        total.update(faults.counts)
