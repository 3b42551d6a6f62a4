"""An idle seat repeats harmless requests, so that the others never get a stand-in for it and bots never move."""

import contextlib
from collections.abc import Callable

import pytest

from tests.server.attacks.test_stand_in import HOST, OTHER, two_people
from tests.server.playing import act, new_guest, refused
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.people import People
from undertow.server.refusals import Refused
from undertow.server.workers.jobs import _position

_MINUTE = 60_000
Harmless = Callable[[Tables, LiveTable, str, int], object]


def _move_to_another_device(tables: Tables, live: LiveTable, secret: str, number: int) -> None:
    """Move the seat to a new device, by which its secret changes."""
    people = People(tables.store, tables.keys)
    token = people.new_recovery(
        tables, live.id, OTHER, tables.keys.seat_secret(live.id, OTHER, live.seats[OTHER].generation)
    )
    people.recover(tables, people.new_guest(), token, f"r{number}")


HARMLESS: dict[str, Harmless] = {
    "pace": lambda tables, live, secret, n: tables.set_pace(live.id, OTHER, secret, 100 + n, f"p{n}"),
    "the same pace": lambda tables, live, secret, n: tables.set_pace(live.id, OTHER, secret, 100, f"p{n}"),
    "return": lambda tables, live, secret, n: tables.take_back_seat(live.id, OTHER, secret, f"t{n}"),
    "declining": lambda tables, live, secret, n: tables.offers.answer_offer(live.id, OTHER, secret, False, f"d{n}"),
    "device": _move_to_another_device,
}


@pytest.mark.parametrize("way", HARMLESS)
def test_harmless_requests_do_not_put_off_a_stand_in(tables: Tables, way: str) -> None:
    live, secrets = two_people(tables)
    begin = live.waiting_since(OTHER)
    for number in range(3):
        tables.now = lambda passed=number * 30_000: begin + passed
        with contextlib.suppress(Refused):  # there may be no offer to decline
            HARMLESS[way](tables, live, secrets[OTHER], number)
    tables.now = lambda: begin + _MINUTE + 1
    tables.offers.ask_stand_in(live.id, HOST, secrets[HOST], OTHER)
    assert live.is_bot(OTHER)


def test_a_seat_that_acts_is_not_idle(tables: Tables) -> None:
    live, secrets = two_people(tables)
    begin = live.waiting_since(OTHER)
    tables.now = lambda: begin + _MINUTE - 1
    while live.to_act() != [OTHER]:
        act(tables, live, secrets)
    acted = act(tables, live, secrets)
    assert acted == OTHER
    tables.now = lambda: begin + _MINUTE + 1
    with refused("not-idle"):
        tables.offers.ask_stand_in(live.id, HOST, secrets[HOST], OTHER)


def test_harmless_requests_do_not_put_off_a_bot(tables: Tables) -> None:
    guest = new_guest(tables.store)
    live = tables.create(guest, "fantazja", {"first": "1"}, [NewSeat("me"), NewSeat("bot", bot="casual")], 5000, 60)
    secret = tables.secrets_for(live, [guest])[HOST]
    begin, due = _position(live)["not_before"], live.row.bots_due
    for number in range(3):
        tables.now = lambda passed=number: begin + 4000 * passed
        tables.set_pace(live.id, HOST, secret, 5000, f"p{number}")
    assert _position(live)["not_before"] == begin
    assert live.row.bots_due == due


def test_a_stand_in_is_not_overdue_when_it_sits_down(tables: Tables) -> None:
    live, secrets = two_people(tables)
    late = live.waiting_since(OTHER) + 2 * _MINUTE
    tables.now = lambda: late
    tables.offers.ask_stand_in(live.id, HOST, secrets[HOST], OTHER)
    assert live.row.bots_due == late
