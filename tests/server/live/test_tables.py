"""Live tables on both databases: moves, secret choice, undo, offers, seats, replay from the events."""

import threading

import pytest
import sqlalchemy as sa

import undertow
from tests.server.playing import (
    GAMES,
    guests_table,
    legal,
    new_guest,
    new_tables,
    past_the_choice,
    people_table,
    play,
    refused,
)
from undertow.engine.draws import verify_chance
from undertow.engine.match import fingerprint
from undertow.engine.rng import Rng
from undertow.server.live import gate
from undertow.server.live.access import Limits
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.storage import schema
from undertow.server.storage import store as stored
from undertow.server.storage.store import Store


def rows(store: Store, live: LiveTable) -> list[stored.EventRow]:
    with store.reading() as connection:
        return store.events(connection, live.id, 0, 1_000_000)


def test_word_of_a_change_that_comes_while_a_table_is_looked_up_is_not_lost(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, secrets = people_table(tables)
    elsewhere = new_tables(store)
    elsewhere.table(here.id)
    play(tables, here, secrets, Rng(1), 1)
    elsewhere.others_changed(here.id)
    read = store.match

    def read_before_a_change(connection: sa.Connection, id: str, *, lock: bool = False) -> stored.MatchRow | None:
        found = read(connection, id, lock=lock)
        monkeypatch.setattr(store, "match", read)
        play(tables, here, secrets, Rng(2), 1)
        elsewhere.others_changed(id)
        return found

    monkeypatch.setattr(store, "match", read_before_a_change)
    elsewhere.table(here.id)
    assert elsewhere.table(here.id).row.revision == here.row.revision


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_stored_and_replays_on_another_server(store: Store, tables: Tables, game: str) -> None:
    live, secrets = people_table(tables, game, first="lot")
    play(tables, live, secrets, Rng(4))
    assert live.is_over
    other = new_tables(store).table(live.id)
    assert other is not live
    assert other.match.log == live.match.log
    assert fingerprint(other.match.state) == fingerprint(live.match.state) == rows(store, live)[-1].hash
    assert other.row.status == stored.FINISHED
    assert verify_chance(other.match, bytes.fromhex(other.row.seed)) is None
    for viewer in (*range(len(live.seats)), undertow.SPECTATOR):
        assert gate.snapshot(other, viewer) == gate.snapshot(live, viewer)


def test_the_same_request_gets_the_same_answer_and_happens_once(store: Store, tables: Tables) -> None:
    live, secrets = people_table(tables)
    past_the_choice(tables, live, secrets)
    seat, version = live.to_act()[0], live.version
    text = legal(live, seat)[0]
    answers = {tables.act(live.id, seat, secrets[seat], "once", version, text) for _ in range(3)}
    play(tables, live, secrets, Rng(1), 5)
    answers.add(tables.act(live.id, seat, secrets[seat], "once", version, text))
    assert answers == {version + 1}
    assert [row.client_id for row in rows(store, live)].count("once") == 1


def test_an_id_used_for_another_request_gets_the_first_answer(store: Store, tables: Tables) -> None:
    live, secrets = people_table(tables)
    past_the_choice(tables, live, secrets)
    seat, version = live.to_act()[0], live.version
    first = tables.act(live.id, seat, secrets[seat], "same", version, legal(live, seat)[0])
    while live.to_act() != [seat] or live.match.slots:
        play(tables, live, secrets, Rng(1), 1)
        live = tables.table(live.id)
    before = len(rows(store, live))
    assert tables.act(live.id, seat, secrets[seat], "same", live.version, legal(live, seat)[0]) == first
    assert len(rows(store, live)) == before
    play(tables, tables.table(live.id), secrets, Rng(2), 4)


def test_a_stale_request_changes_nothing(store: Store, tables: Tables) -> None:
    live, secrets = people_table(tables)
    past_the_choice(tables, live, secrets)
    seat = live.to_act()[0]
    before = rows(store, live)
    with refused("stale") as caught:
        tables.act(live.id, seat, secrets[seat], "late", live.version - 1, legal(live, seat)[0])
    assert caught.value.refusal.args == {"version": live.version}
    assert rows(store, live) == before


def test_an_illegal_action_is_refused_with_the_games_reason(store: Store, tables: Tables) -> None:
    live, secrets = people_table(tables)
    with refused("illegal-action") as caught:
        tables.act(live.id, 0, secrets[0], "x", live.version, "fly")
    assert caught.value.refusal.id == "no-such-action"
    assert rows(store, live) == []


@pytest.mark.parametrize("secret", ["", "x", "é"])
def test_a_wrong_secret_is_refused(store: Store, tables: Tables, secret: str) -> None:
    live, secrets = people_table(tables)
    for given in (secret, secrets[1]):
        with refused("not-your-seat"):
            tables.act(live.id, 0, given, "x", live.version, legal(live, 0)[0])
    with refused("not-your-seat"):
        tables.act(live.id, 77, secrets[0], "x", live.version, legal(live, 0)[0])
    assert rows(store, live) == []


def test_a_secret_choice_is_changeable_until_all_have_chosen(store: Store, tables: Tables) -> None:
    live, secrets = people_table(tables)
    version, texts = live.version, legal(live, 0)
    tables.act(live.id, 0, secrets[0], "first", version, texts[0])
    tables.act(live.id, 0, secrets[0], "second", version, texts[1])
    tables.act(live.id, 0, secrets[0], "first", version, texts[0])  # comes again, late: must not undo the change
    assert gate.snapshot(live, 0)["chosen"] == texts[1]
    assert gate.snapshot(live, 1)["chosen"] is None
    assert live.to_act() == [1, 2]
    assert live.match.log == []
    assert new_tables(store).table(live.id).match.slots == {0: texts[1]}
    tables.act(live.id, 2, secrets[2], "c", version, texts[3])
    tables.act(live.id, 1, secrets[1], "b", version, texts[2])
    assert live.match.log == [texts[1], texts[2], texts[3]]
    assert live.match.slots == {}


def test_two_last_choosers_at_once_on_two_servers(store: Store, tables: Tables) -> None:
    live, secrets = people_table(tables)
    others = new_tables(store)
    texts = legal(live, 0)
    tables.act(live.id, 0, secrets[0], "a", 0, texts[0])
    threads = [
        threading.Thread(target=server.act, args=(live.id, seat, secrets[seat], "b", 0, texts[seat]))
        for seat, server in ((1, tables), (2, others))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    final = new_tables(store).table(live.id)
    assert final.match.log == texts[:3]
    assert [row.kind for row in rows(store, live)] == ["slot"] * 3 + ["action"] * 3


def test_two_servers_play_as_one(store: Store, tables: Tables) -> None:
    live, secrets = people_table(tables, first="lot")
    servers, rng = [tables, new_tables(store)], Rng(9)
    for turn in range(60):
        server = servers[turn % 2]
        table = server.table(live.id, at_least=live.row.revision)
        play(server, table, secrets, rng, 1)
        live = table
    assert len(rows(store, live)) >= 60
    assert new_tables(store).table(live.id).match.log == live.match.log


def test_undo_takes_back_ones_own_action_but_not_what_came_to_light(store: Store, tables: Tables) -> None:
    live, secrets = people_table(tables)
    rng, seen = Rng(5), set()
    for number in range(300):
        if not live.to_act():
            break
        past_the_choice(tables, live, secrets)
        seat, before, version = live.to_act()[0], fingerprint(live.match.state), live.version
        play(tables, live, secrets, rng, 1)
        can = live.can_undo(seat)
        seen.add(can)
        if can:
            assert tables.undo(live.id, seat, secrets[seat], f"u{number}", live.version) == version + 2
            assert fingerprint(live.match.state) == before
            play(tables, live, secrets, rng, 1)
        else:
            with refused("illegal-action"):
                tables.undo(live.id, seat, secrets[seat], f"u{number}", live.version)
    assert seen == {True, False}
    assert fingerprint(new_tables(store).table(live.id).match.state) == fingerprint(live.match.state)


def test_nobody_takes_back_a_secret_choice_once_all_have_chosen(tables: Tables) -> None:
    live, secrets = people_table(tables)
    texts = legal(live, 0)
    tables.act(live.id, 0, secrets[0], "a", 0, texts[0])
    tables.undo(live.id, 0, secrets[0], "back", 0)
    assert live.match.slots == {}
    for seat in range(3):
        tables.act(live.id, seat, secrets[seat], f"b{seat}", 0, texts[seat])
    assert not any(live.can_undo(seat) for seat in range(3))


def test_joining_by_invitation_fills_the_table_and_begins(tables: Tables) -> None:
    guests = [new_guest(tables.store) for _ in range(3)]
    live = tables.create(guests[0], "niagara", {}, [NewSeat("me", "Ada"), NewSeat("open"), NewSeat("open")], 0, 60)
    invitation = tables.keys.invitation(live.id)
    secret = tables.secrets_for(live, guests[:1])[0]
    with refused("not-begun"):
        tables.act(live.id, 0, secret, "x", 0, "play 1")
    with refused("bad-invitation"):
        tables.join(live.id, guests[1], "wrong", "Bo")
    assert tables.join(live.id, guests[1], invitation, "Bo")[1] == 1
    assert tables.join(live.id, guests[1], invitation, "Bo")[1] == 1  # again: keeps the seat
    with refused("seat-taken"):
        tables.join(live.id, guests[2], invitation, "Cy", seat=0)
    tables.join(live.id, guests[2], invitation, "Cy")
    assert live.row.status == stored.PLAYING
    assert live.match.names == ("Ada", "Bo", "Cy")
    with refused("seat-taken"):
        tables.join(live.id, new_guest(tables.store), invitation, "Di")


def test_undo_beyond_others_needs_the_consent_of_all_others(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "niagara", 3)
    past_the_choice(tables, live, secrets)
    length = len(live.match.log)
    while live.match.actor(len(live.match.log) - 1) == live.to_act()[0] or len(live.match.log) == length:
        play(tables, live, secrets, Rng(1), 1)
    asker = live.match.actor(len(live.match.log) - 1)
    others = [seat for seat in range(3) if seat != asker]
    back_to = live.match.undo_length(asker)
    tables.offers.ask_undo(live.id, asker, secrets[asker])
    tables.offers.answer_offer(live.id, others[0], secrets[others[0]], True)
    tables.offers.answer_offer(live.id, others[0], secrets[others[0]], True)  # again: counts once
    assert len(live.match.log) > (back_to or 0)
    tables.offers.answer_offer(live.id, others[1], secrets[others[1]], True)
    assert len(live.match.log) == back_to
    assert live.offer() is None
    assert new_tables(tables.store).table(live.id).match.log == live.match.log


def test_an_offer_is_declined_by_one_and_gone_with_the_next_action(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "niagara", 3)
    past_the_choice(tables, live, secrets)
    tables.offers.ask_undo(live.id, 0, secrets[0])
    tables.offers.answer_offer(live.id, 1, secrets[1], False)
    assert live.offer() is None
    tables.offers.ask_undo(live.id, 0, secrets[0])
    assert live.offer() is not None
    play(tables, live, secrets, Rng(1), 1)
    assert live.offer() is None
    assert tables.table(live.id).row.offer == ""


def test_an_idle_seat_is_taken_by_a_bot_if_the_others_agree_and_taken_back(tables: Tables, store: Store) -> None:
    live, _, secrets = guests_table(tables, "niagara", 3)
    past_the_choice(tables, live, secrets)
    idle = live.to_act()[0]
    asker, third = [seat for seat in range(3) if seat != idle]
    with refused("not-idle"):
        tables.offers.ask_stand_in(live.id, asker, secrets[asker], idle)
    with store.writing() as connection:
        connection.execute(
            schema.matches.update().values(idle_timeout=0, revision=live.row.revision + 1, changed=5, waiting="{}")
        )
    tables.offers.ask_stand_in(live.id, asker, secrets[asker], idle)
    assert not live.is_bot(idle)
    tables.offers.answer_offer(live.id, third, secrets[third], True)
    assert live.is_bot(idle)
    assert live.row.bots_due is not None
    tables.act_for_bot(live.id, idle, live.version, legal(live, idle)[0])
    tables.take_back_seat(live.id, idle, secrets[idle])
    assert not live.is_bot(idle)
    with refused("not-your-seat"):
        tables.act_for_bot(live.id, idle, live.version, "x")


def test_a_bot_acts_once_a_version(tables: Tables, store: Store) -> None:
    guest = new_guest(store)
    live = tables.create(
        guest, "niagara", {}, [NewSeat("me"), NewSeat("bot", bot="greedy"), NewSeat("bot", bot="random")], 0, 60
    )
    assert live.row.bots_due is not None
    tables.act_for_bot(live.id, 1, 0, legal(live, 1)[0])
    with refused("stale"):
        tables.act_for_bot(live.id, 1, 0, legal(live, 1)[1])
    assert len(rows(store, live)) == 1


def test_leaving_opens_the_seat_and_ends_its_secret(tables: Tables) -> None:
    live, _guests, secrets = guests_table(tables, "niagara", 3)
    tables.leave(live.id, 1, secrets[1])
    with refused("not-your-seat"):
        tables.act(live.id, 1, secrets[1], "x", live.version, "play 1")
    newcomer = new_guest(tables.store)
    assert tables.join(live.id, newcomer, tables.keys.invitation(live.id), "Di")[1] == 1
    secrets[1] = tables.secrets_for(live, [newcomer])[1]
    play(tables, live, secrets, Rng(1), 8)
    assert live.match.names == ("P0", "Di", "P2")


def test_a_rematch_is_one_table_for_the_same_people(tables: Tables) -> None:
    live, guests, secrets = guests_table(tables, "niagara", 3)
    with refused("not-over"):
        tables.rematch(live.id, 0, secrets[0])
    play(tables, live, secrets, Rng(1))
    first = tables.rematch(live.id, 0, secrets[0])
    second = tables.rematch(live.id, 2, secrets[2])
    assert first.id == second.id != live.id
    assert [seat.guest for seat in first.seats] == guests
    assert first.row.commitment != live.row.commitment
    assert first.row.status == stored.PLAYING
    assert tables.table(live.id).row.rematch == first.id


def test_the_tables_of_a_guest_are_limited(store: Store) -> None:
    tables = new_tables(store)
    tables.limits = Limits(tables_per_guest=2)
    guest = new_guest(store)
    for _ in range(2):
        tables.create(guest, "niagara", {}, [NewSeat("me")] * 3, 0, 60)
    with refused("too-many-tables"):
        tables.create(guest, "niagara", {}, [NewSeat("me")] * 3, 0, 60)


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("chess", {}, [NewSeat("me")] * 3),
        ("niagara", {}, [NewSeat("me")]),
        ("niagara", {"x": "y"}, [NewSeat("me")] * 3),
        ("niagara", {"first": "9"}, [NewSeat("me")] * 3),
        ("niagara", {}, [NewSeat("bot", bot="genius")] * 3),
    ],
)
def test_what_the_game_does_not_have_is_refused(
    tables: Tables, game: str, options: dict[str, str], seats: list[NewSeat]
) -> None:
    guest = new_guest(tables.store)
    with refused("bad-options"):
        tables.create(guest, game, options, seats, 0, 60)


def test_tables_out_of_memory_are_replayed(store: Store) -> None:
    tables = new_tables(store, Limits(tables_in_memory=1))
    first, secrets = people_table(tables)
    play(tables, first, secrets, Rng(3), 20)
    people_table(tables)
    again = tables.table(first.id)
    assert again is not first
    assert again.match.log == first.match.log


def test_a_running_table_is_finished_under_the_rules_it_began_with(store: Store) -> None:
    live, secrets = people_table(new_tables(store))
    with store.writing() as connection:
        options = stored.as_json(undertow.game("niagara", 1).check_options(3, {}))
        connection.execute(schema.matches.update().values(rules_version=1, options=options))
    tables = new_tables(store)  # as after an update of the server
    assert tables.table(live.id).game is undertow.game("niagara", 1)
    tables.act(live.id, 0, secrets[0], "a", live.version, "play 1")
    assert tables.table(live.id).match.slot(0) == "play 1"


def test_a_match_of_unknown_rules_is_not_played_on(store: Store, tables: Tables) -> None:
    live, _ = people_table(tables)
    with store.writing() as connection:
        connection.execute(schema.matches.update().values(rules_version=99))
    with refused("other-rules-version"):
        new_tables(store).table(live.id)


def test_a_tampered_log_is_noticed(store: Store, tables: Tables) -> None:
    live, secrets = people_table(tables)
    play(tables, live, secrets, Rng(3), 10)
    with store.writing() as connection:
        connection.execute(schema.events.update().where(schema.events.c.number == live.events - 1).values(hash="0" * 64))
    elsewhere = new_tables(store)
    for _ in range(2):  # also once the broken log was looked at
        with refused("broken-log"):
            elsewhere.table(live.id)
