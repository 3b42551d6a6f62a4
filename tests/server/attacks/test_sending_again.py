"""A bad network, or somebody who listens, sends requests again. Each happens once and is answered as the first time."""

from tests.server.playing import (
    guests_table,
    legal,
    new_guest,
    new_tables,
    past_the_choice,
    people_table,
    play_to_a_draw,
    refused,
)
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.storage.store import Store

NONCE = "7e" * 16


def stored(store: Store, live: LiveTable) -> int:
    with store.reading() as connection:
        return len(store.events(connection, live.id, 0, 1_000_000))


def test_taking_back_a_secret_choice(tables: Tables, store: Store) -> None:
    live, secrets = people_table(tables)
    first = tables.act(live.id, 0, secrets[0], "choose", 0, legal(live, 0)[0])
    undone = tables.undo(live.id, 0, secrets[0], "back", 0)
    count = stored(store, live)
    for server in (tables, new_tables(store)):
        assert server.undo(live.id, 0, secrets[0], "back", 0) == undone
        assert server.act(live.id, 0, secrets[0], "choose", 0, legal(live, 0)[0]) == first
        assert server.table(live.id).match.slots == {}
    assert stored(store, live) == count


def test_taking_back_an_action(tables: Tables, store: Store) -> None:
    live, secrets = people_table(tables)
    past_the_choice(tables, live, secrets)
    seat = live.to_act()[0]
    tables.act(live.id, seat, secrets[seat], "go", live.version, legal(live, seat)[0])
    undone = tables.undo(live.id, seat, secrets[seat], "back", live.version)
    count = stored(store, live)
    assert tables.undo(live.id, seat, secrets[seat], "back", undone - 1) == undone
    assert tables.undo(live.id, seat, secrets[seat], "back", undone) == undone
    assert stored(store, live) == count


def test_with_a_wrong_secret_nothing_is_answered(tables: Tables) -> None:
    live, secrets = people_table(tables)
    tables.act(live.id, 0, secrets[0], "choose", 0, legal(live, 0)[0])
    with refused("not-your-seat"):
        tables.act(live.id, 0, secrets[1], "choose", 0, legal(live, 0)[0])


def test_asking_and_agreeing(tables: Tables, store: Store) -> None:
    live, _, secrets = guests_table(tables, "atlantis", 2)
    seat = play_to_a_draw(tables, live, secrets)
    other = 1 - seat
    asked = tables.offers.ask_undo(live.id, seat, secrets[seat], "ask")
    assert tables.offers.ask_undo(live.id, seat, secrets[seat], "ask") == asked
    agreed = tables.offers.answer_offer(live.id, other, secrets[other], True, "yes")
    log, count = list(live.match.log), stored(store, live)
    for server in (tables, new_tables(store)):
        assert server.offers.answer_offer(live.id, other, secrets[other], True, "yes") == agreed
        assert server.offers.ask_undo(live.id, seat, secrets[seat], "ask") == asked
        assert server.table(live.id).offer() is None
    assert (live.match.log, stored(store, live)) == (log, count)


def test_declining(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "atlantis", 2)
    seat = play_to_a_draw(tables, live, secrets)
    other = 1 - seat
    tables.offers.ask_undo(live.id, seat, secrets[seat])
    declined = tables.offers.answer_offer(live.id, other, secrets[other], False, "no")
    assert tables.offers.answer_offer(live.id, other, secrets[other], False, "no") == declined
    tables.offers.ask_undo(live.id, seat, secrets[seat])
    assert tables.offers.answer_offer(live.id, other, secrets[other], False, "no") == declined
    assert live.offer() is not None


def test_asking_again_without_an_id_keeps_what_was_agreed(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "niagara", 3)
    past_the_choice(tables, live, secrets)
    asked = tables.offers.ask_undo(live.id, 0, secrets[0])
    assert tables.offers.ask_undo(live.id, 0, secrets[0]) == asked
    agreed = tables.offers.answer_offer(live.id, 1, secrets[1], True)
    assert tables.offers.answer_offer(live.id, 1, secrets[1], True) == agreed
    tables.offers.ask_undo(live.id, 0, secrets[0])
    offer = live.offer()
    assert offer is not None
    assert offer.agreed == (1,)


def test_a_nonce(tables: Tables, store: Store) -> None:
    live, secrets = people_table(tables)
    given = tables.give_nonce(live.id, 0, secrets[0], NONCE)
    past_the_choice(tables, live, secrets)
    assert tables.give_nonce(live.id, 0, secrets[0], NONCE) == given
    assert new_tables(store).give_nonce(live.id, 0, secrets[0], NONCE) == given
    assert len(live.match.notes) == 1


def test_joining_and_leaving(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "niagara", 3)
    left = tables.leave(live.id, 2, secrets[2]).row.revision
    assert tables.leave(live.id, 2, secrets[2]).row.revision == left
    newcomer, invitation = new_guest(tables.store), tables.keys.invitation(live.id)
    for _ in range(2):
        assert tables.join(live.id, newcomer, invitation, "New", 2, NONCE)[1] == 2
    assert len(live.match.notes) == 1
    with refused("not-your-seat"):
        tables.leave(live.id, 2, secrets[2])
