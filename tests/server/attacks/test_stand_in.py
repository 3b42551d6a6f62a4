"""A host replaces the other person by a bot and then rewrites the match. A stand-in must give nobody control."""

from typing import Any

import pytest

from tests.server.playing import new_guest, play
from undertow.engine.rng import Rng
from undertow.server.live import gate
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused
from undertow.server.storage import schema

HOST, OTHER = 0, 1


def refused(code: str) -> Any:
    return pytest.raises(Refused, match=f"^{code}$")


def two_people(tables: Tables, rated: bool = False) -> tuple[LiveTable, dict[int, str]]:
    """A host and one other person, with the match under way and the other's turn."""
    guests = [new_guest(tables.store) for _ in range(2)]
    seats = [NewSeat("me", "Ada"), NewSeat("open")]
    live = tables.create(guests[HOST], "fantazja", {"first": "0"}, seats, 0, 60, rated=rated)
    tables.join(live.id, guests[OTHER], tables.keys.invitation(live.id), "Bo")
    secrets = tables.secrets_for(live, guests)
    while live.to_act() != [OTHER]:
        play(tables, live, secrets, Rng(3), 1)
    return live, secrets


def let_wait(tables: Tables, live: LiveTable) -> None:
    """Let the table have waited for days."""
    with tables.store.writing() as connection:
        connection.execute(schema.matches.update().values(revision=live.row.revision + 1, changed=5, waiting="{}"))
    tables.others_changed(live.id)


def replaced(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> None:
    """Let the host put a bot in the idle other person's place."""
    let_wait(tables, live)
    tables.offers.ask_stand_in(live.id, HOST, secrets[HOST], OTHER)
    assert live.is_bot(OTHER)


@pytest.mark.parametrize("seconds", [0, 59])
def test_a_table_whose_seats_are_idle_at_once_is_refused(tables: Tables, seconds: int) -> None:
    with refused("bad-options"):
        tables.create(new_guest(tables.store), "fantazja", {}, [NewSeat("me"), NewSeat("open")], 0, seconds)


def test_a_table_from_before_the_minimum_waits_for_it_too(tables: Tables) -> None:
    live, secrets = two_people(tables)
    with tables.store.writing() as connection:
        connection.execute(schema.matches.update().values(revision=live.row.revision + 1, idle_timeout=0))
    tables.others_changed(live.id)
    with refused("not-idle"):
        tables.offers.ask_stand_in(live.id, HOST, secrets[HOST], OTHER)


def test_undo_still_needs_the_consent_of_the_one_who_was_replaced(tables: Tables) -> None:
    live, secrets = two_people(tables)
    replaced(tables, live, secrets)
    tables.act_for_bot(live.id, OTHER, live.version, gate.snapshot(live, OTHER)["actions"][0]["action"])
    length = len(live.match.log)
    tables.offers.ask_undo(live.id, HOST, secrets[HOST])
    assert len(live.match.log) == length
    with refused("no-offer"):
        tables.offers.answer_offer(live.id, HOST, secrets[HOST], True)
    tables.offers.answer_offer(live.id, OTHER, secrets[OTHER], True)
    assert len(live.match.log) < length


def test_at_a_rated_table_nobody_is_replaced_without_consent(tables: Tables) -> None:
    live, secrets = two_people(tables, rated=True)
    let_wait(tables, live)
    tables.offers.ask_stand_in(live.id, HOST, secrets[HOST], OTHER)
    assert not live.is_bot(OTHER)
    tables.offers.answer_offer(live.id, OTHER, secrets[OTHER], True)
    assert live.is_bot(OTHER)


def test_the_one_who_was_replaced_takes_the_seat_back_at_any_time(tables: Tables) -> None:
    live, secrets = two_people(tables)
    replaced(tables, live, secrets)
    tables.act_for_bot(live.id, OTHER, live.version, gate.snapshot(live, OTHER)["actions"][0]["action"])
    tables.take_back_seat(live.id, OTHER, secrets[OTHER])
    assert not live.is_bot(OTHER)
    assert not gate.snapshot(live, HOST)["seats"][OTHER]["stand_in"]


def test_everybody_sees_that_a_bot_acts_for_the_person(tables: Tables) -> None:
    live, secrets = two_people(tables)
    replaced(tables, live, secrets)
    seat = gate.snapshot(live, HOST)["seats"][OTHER]
    assert (seat["name"], seat["stand_in"], seat["kind"]) == ("Bo", True, "person")
