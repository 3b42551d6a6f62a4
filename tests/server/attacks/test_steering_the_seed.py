"""A server, or somebody who talks to it, tries to choose the seed or the nonces after seeing the others'."""

import json

import pytest

from tests.server.playing import guests_table, new_guest, new_tables, people_table, play, play_to_a_draw, refused
from undertow.engine.chance import commitment, is_commitment_to
from undertow.engine.draws import verify_chance
from undertow.engine.rng import Rng
from undertow.engine.state import SPECTATOR
from undertow.server.live import gate
from undertow.server.live.creating import Reserved
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.storage.store import Store

ONE, OTHER = "0a" * 16, "f5" * 32


def reserved_table(tables: Tables, reservation: str, nonce: str = ONE, guest: str = "") -> LiveTable:
    sitting = [NewSeat("me"), NewSeat("me")]
    creator = guest or new_guest(tables.store)
    return tables.create(creator, "atlantis", {"first": "lot"}, sitting, 0, 60, reserved=Reserved(reservation, nonce))


def test_the_seed_is_committed_to_before_the_creators_nonce_comes(tables: Tables) -> None:
    reservation, published = tables.reserve()
    live = reserved_table(tables, reservation)
    assert is_commitment_to(live.seed, published)
    assert live.row.commitment == published
    assert [(note.at, note.text) for note in live.match.notes] == [(0, f"nonce 0 {ONE}")]
    assert live.match.log  # the first draws come after the nonce
    assert verify_chance(live.match, live.seed) is None


def test_the_creators_nonce_decides_the_first_draws_too(tables: Tables) -> None:
    live = reserved_table(tables, tables.reserve()[0])
    live.match.notes = []
    assert verify_chance(live.match, live.seed) is not None


def test_a_reserved_seed_is_used_once(tables: Tables) -> None:
    reservation, _ = tables.reserve()
    guest = new_guest(tables.store)
    first = reserved_table(tables, reservation, ONE, guest)
    with refused("used-reservation"):
        reserved_table(tables, reservation, OTHER, guest)
    with refused("used-reservation"):
        reserved_table(new_tables(tables.store), reservation, ONE)
    assert reserved_table(new_tables(tables.store), reservation, ONE, guest).id == first.id  # the request sent again


def test_two_reservations_have_nothing_in_common(tables: Tables) -> None:
    assert len({tables.reserve() for _ in range(20)}) == 20
    assert tables.reserve()[1] != commitment(bytes(32))


def test_a_seat_gives_one_nonce(tables: Tables) -> None:
    live, secrets = people_table(tables)
    tables.give_nonce(live.id, 1, secrets[1], ONE)
    with refused("nonce-given"):
        tables.give_nonce(live.id, 1, secrets[1], OTHER)
    with refused("not-your-seat"):
        tables.give_nonce(live.id, 2, secrets[1], OTHER)
    assert [note.text for note in live.match.notes] == [f"nonce 1 {ONE}"]


@pytest.mark.parametrize("nonce", ["", "00", "0A" * 16, "0a" * 15, "0a" * 33, "0a" * 16 + "0", "zz" * 16])
def test_what_is_no_nonce_is_refused(tables: Tables, nonce: str) -> None:
    live, secrets = people_table(tables)
    with refused("bad-request"):
        tables.give_nonce(live.id, 0, secrets[0], nonce)
    assert live.events == 0


def test_a_nonce_in_the_middle_decides_the_draws_after_it_and_none_before(tables: Tables, store: Store) -> None:
    live, _, secrets = guests_table(tables, "atlantis", 2)
    play_to_a_draw(tables, live, secrets)
    before, version = list(live.match.log), live.version
    tables.give_nonce(live.id, 1, secrets[1], ONE)
    assert (live.match.log, live.version) == (before, version)  # a move that was on its way is not stale
    play_to_a_draw(tables, live, secrets)
    play_to_a_draw(tables, live, secrets)
    again = new_tables(store).table(live.id)
    assert again.match.notes == live.match.notes
    assert verify_chance(again.match, again.seed) is None


def test_the_one_who_takes_over_a_seat_gives_a_nonce_of_their_own(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "atlantis", 2)
    tables.give_nonce(live.id, 1, secrets[1], ONE)
    tables.leave(live.id, 1, secrets[1])
    assert gate.snapshot(live, SPECTATOR)["nonces"] == []
    newcomer = new_guest(tables.store)
    tables.join(live.id, newcomer, tables.keys.invitation(live.id), "New", nonce=OTHER)
    assert [note.text.split()[2] for note in live.match.notes] == [ONE, OTHER]
    assert gate.snapshot(live, SPECTATOR)["nonces"] == [1]


def test_nonces_are_secret_until_the_end(tables: Tables) -> None:
    live, secrets = people_table(tables)
    tables.give_nonce(live.id, 0, secrets[0], ONE)
    tables.give_nonce(live.id, 2, secrets[2], OTHER)
    while not live.is_over:
        for viewer in (0, 1, SPECTATOR):
            shown = gate.snapshot(live, viewer, live.version, len(live.match.log))
            assert shown["nonces"] == [0, 2]
            assert ONE not in json.dumps(shown)
        with refused("not-over"):
            gate.chance_of(live)
        play(tables, live, secrets, Rng(live.events), 40)
    assert [note["text"] for note in gate.chance_of(live)["notes"]] == [f"nonce 0 {ONE}", f"nonce 2 {OTHER}"]
    with refused("illegal-action"):
        tables.give_nonce(live.id, 1, secrets[1], ONE)
