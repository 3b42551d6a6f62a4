"""Driving tables in tests: people who choose at random from what the gate offers them."""

from typing import Any

import pytest

import undertow
from undertow.engine.rng import Rng
from undertow.server.keys import Keys, new_id, new_key
from undertow.server.live import gate
from undertow.server.live.access import Limits
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused
from undertow.server.storage import accounts
from undertow.server.storage.store import Store

GAMES = undertow.game_ids()


def new_tables(store: Store, limits: Limits | None = None) -> Tables:
    """The tables of a server on this store; servers on the same store share its key."""
    return Tables(store, Keys(store.setting("key", new_key())), undertow.game, limits)


def new_guest(store: Store) -> str:
    """A guest who has just come."""
    guest = new_id()
    with store.writing() as connection:
        accounts.add_guest(connection, guest)
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
    """Let the people play at random, up to a number of actions; returns how many they took."""
    taken = 0
    while taken < most and (waiting := live.to_act()):
        seat = waiting[rng.below(len(waiting))]
        text = random_action(gate.snapshot(live, seat, live.version, len(live.match.log)), rng)
        tables.act(live.id, seat, secrets[seat], f"a{seat}-{live.events}", live.version, text)
        taken += 1
    return taken


def refused(code: str) -> Any:
    """A block that must be refused with this code."""
    return pytest.raises(Refused, match=f"^{code}$")


def legal(live: LiveTable, seat: int) -> list[str]:
    """The texts of the actions that the gate offers a seat."""
    return [entry["action"] for entry in gate.snapshot(live, seat)["actions"]]


def past_the_choice(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> None:
    """Let all seats choose, so that single actions follow."""
    while len(waiting := live.to_act()) != 1 or live.match.slots:
        seat = waiting[0]
        tables.act(live.id, seat, secrets[seat], f"c{live.events}", live.version, legal(live, seat)[0])


def guests_table(tables: Tables, game: str, count: int, rated: bool = False) -> tuple[LiveTable, list[str], dict[int, str]]:
    """A table with people on as many devices, the guests, and the seats' secrets."""
    guests = [new_guest(tables.store) for _ in range(count)]
    sitting = [NewSeat("me", "P0"), *(NewSeat("open") for _ in guests[1:])]
    live = tables.create(guests[0], game, {}, sitting, 0, 60, rated=rated)
    for seat, guest in enumerate(guests[1:], 1):
        tables.join(live.id, guest, tables.keys.invitation(live.id), f"P{seat}")
    return live, guests, tables.secrets_for(live, guests)


def act(tables: Tables, live: LiveTable, secrets: dict[int, str], text: str = "") -> int:
    """Let the first seat that is waited for act, a bot or a person; returns the seat."""
    seat = live.to_act()[0]
    chosen = text or legal(live, seat)[0]
    if live.is_bot(seat):
        tables.act_for_bot(live.id, seat, live.version, chosen)
    else:
        tables.act(live.id, seat, secrets[seat], f"a{live.events}", live.version, chosen)
    return seat


def play_to_a_draw(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> int:
    """Play until chance acts right after an action of a person; returns that person's seat."""
    while True:
        length, seat = len(live.match.log), act(tables, live, secrets)
        if seat in secrets and live.match.has_draw_from(length):
            return seat
