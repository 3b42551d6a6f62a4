"""Driving tables in tests: people who choose at random from what the gate offers them."""

from typing import Any

import undertow
from undertow.engine.rng import Rng
from undertow.server.keys import Keys, new_id, new_key
from undertow.server.live import gate
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Limits, Tables
from undertow.server.storage.store import Store

GAMES = undertow.games()


def new_tables(store: Store, limits: Limits | None = None) -> Tables:
    """The tables of a server on this store; servers on the same store share its key."""
    return Tables(store, Keys(store.setting("key", new_key())), undertow.game, limits)


def new_guest(store: Store) -> str:
    """A guest who has just come."""
    guest = new_id()
    with store.writing() as connection:
        store.add_guest(connection, guest)
    return guest


def people_table(tables: Tables, game: str = "niagara", seats: int = 0, **options: str) -> tuple[LiveTable, dict[int, str]]:
    """A table at which one guest sits on every seat, with the seats' secrets."""
    guest = new_guest(tables.store)
    count = seats or undertow.game(game).seats[0]
    live = tables.create(guest, game, options, [NewSeat("me", f"P{seat}") for seat in range(count)], 0, 60)
    return live, tables.secrets_for(live, [guest])


def random_action(snapshot: dict[str, Any], rng: Rng) -> str:
    """Any of the actions that the gate offers."""
    return str(snapshot["actions"][rng.below(len(snapshot["actions"]))]["action"])


def play(tables: Tables, live: LiveTable, secrets: dict[int, str], rng: Rng, most: int = 100_000) -> int:
    """Let the people play on at random, for so many actions or to the end; returns how many they took."""
    taken = 0
    while taken < most and (waiting := live.to_act()):
        seat = waiting[rng.below(len(waiting))]
        text = random_action(gate.snapshot(live, seat, live.version, len(live.match.log)), rng)
        tables.act(live.id, seat, secrets[seat], f"a{seat}-{live.events}", live.version, text)
        taken += 1
    return taken
