"""Clocks at live tables: what is charged, what is forgiven, and what happens when time is over."""

import json

import pytest

import undertow
from tests.server.playing import act, guests_table, legal, new_guest, new_tables, past_the_choice, play, refused
from undertow.engine.matchfile import read
from undertow.engine.rng import Rng
from undertow.server.live import gate
from undertow.server.live.clocks import GRACE, MOST_LAG, ClockSetting
from undertow.server.live.creating import Meeting
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.lobby import Attendance
from undertow.server.ratings import Ratings
from undertow.server.storage import store as stored
from undertow.server.storage.store import Store

FISCHER = ClockSetting(move=0, reserve=60, increment=5)
DELAY = ClockSetting(move=10, reserve=60, increment=0)
SECOND = 1000


class Hands:
    """The hands of the server's clock, which a test moves on."""

    def __init__(self, tables: Tables) -> None:
        self.time = stored.now()
        tables.timer.now = lambda: self.time

    def go_on(self, seconds: float) -> None:
        self.time += int(1000 * seconds)


def timed_table(
    tables: Tables, clock: ClockSetting, game: str = "fantazja", seats: int = 2, rated: bool = False
) -> tuple[LiveTable, dict[int, str]]:
    """A table with a clock and people on as many devices; seat 0 begins where seats take turns."""
    guests = [new_guest(tables.store) for _ in range(seats)]
    sitting = [NewSeat("me", "P0"), *(NewSeat("open") for _ in guests[1:])]
    live = tables.create(guests[0], game, {"first": "0"}, sitting, 0, 60, rated=rated, meeting=Meeting(clock=clock))
    for seat, guest in enumerate(guests[1:], 1):
        tables.join(live.id, guest, tables.keys.invitation(live.id), f"P{seat}")
    return live, tables.secrets_for(live, guests)


def left(live: LiveTable, seat: int) -> int:
    """What a seat has left now."""
    clock = gate.snapshot(live, seat)["clock"]
    return int(clock["left"][seat])


def end_turn(tables: Tables, live: LiveTable, secrets: dict[int, str]) -> int:
    """Act until somebody else is waited for; returns who acted."""
    seat = live.to_act()[0]
    while seat in live.to_act():
        act(tables, live, secrets)
    return seat


def test_time_runs_for_the_seat_that_is_waited_for_alone(tables: Tables) -> None:
    hands = Hands(tables)
    live, _ = timed_table(tables, FISCHER)
    hands.go_on(7)
    assert live.to_act() == [0]
    assert (left(live, 0), left(live, 1)) == (53 * SECOND, 60 * SECOND)
    assert gate.snapshot(live, 1)["clock"]["running"] == [0]


def test_a_move_adds_the_increment_to_the_next_one(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, FISCHER)
    hands.go_on(7)
    end_turn(tables, live, secrets)
    assert left(live, 0) == 53 * SECOND
    end_turn(tables, live, secrets)
    assert live.to_act() == [0]
    assert left(live, 0) == 58 * SECOND


def test_the_reserve_is_used_after_the_time_of_the_move(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, DELAY)
    hands.go_on(9)
    end_turn(tables, live, secrets)
    end_turn(tables, live, secrets)
    assert left(live, 0) == 70 * SECOND
    hands.go_on(15)
    end_turn(tables, live, secrets)
    end_turn(tables, live, secrets)
    assert left(live, 0) == 65 * SECOND


def test_a_choice_of_all_has_a_clock_for_each_seat(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, DELAY, "niagara", 3)
    assert live.to_act() == [0, 1, 2]
    hands.go_on(12)
    tables.act(live.id, 1, secrets[1], "c1", live.version, legal(live, 1)[0])
    hands.go_on(8)
    assert [left(live, seat) for seat in range(3)] == [50 * SECOND, 58 * SECOND, 50 * SECOND]
    past_the_choice(tables, live, secrets)
    # The turn that follows the choice is a move of its own.
    first = live.to_act()[0]
    assert left(live, first) == (68 if first == 1 else 60) * SECOND


def test_an_undo_goes_on_with_the_time_of_the_move_it_takes_back(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, FISCHER, "niagara", 3)
    for number in range(5):
        hands.go_on(2)
        tables.act(live.id, 1, secrets[1], f"c{number}", live.version, legal(live, 1)[0])
        hands.go_on(1)
        tables.undo(live.id, 1, secrets[1], f"u{number}", live.version)
    assert left(live, 1) == 50 * SECOND


@pytest.mark.parametrize(("lag", "charged"), [(0, 5000), (300, 4700), (60_000, 5000 - MOST_LAG)])
def test_the_way_through_the_network_is_forgiven_up_to_a_limit(tables: Tables, lag: int, charged: int) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, FISCHER)
    hands.go_on(5)
    tables.act(live.id, 0, secrets[0], "a", live.version, legal(live, 0)[0], lag)
    assert left(live, 0) == 60 * SECOND - charged


def test_the_log_knows_what_was_left_after_every_action(tables: Tables, store: Store) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, FISCHER)
    for _ in range(4):
        hands.go_on(3)
        act(tables, live, secrets)
    with store.reading() as connection:
        rows = store.events(connection, live.id, 0, live.events)
    people = [row for row in rows if row.kind == stored.ACTION and row.client_id]
    assert people[0].clock == 57 * SECOND
    assert all(row.clock is not None for row in people)
    assert all(row.clock is None for row in rows if row.client_id is None)


def test_a_match_file_tells_the_clock_and_what_was_left(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, ClockSetting(0, 36_000, 5), "niagara", 3)
    tables.act(live.id, 1, secrets[1], "taken-back", live.version, legal(live, 1)[0])
    tables.undo(live.id, 1, secrets[1], "undo", live.version)
    hands.go_on(1)
    play(tables, live, secrets, Rng(1))
    text = gate.match_file(live)
    assert "about clock: move 0 s, reserve 36000 s, increment 5 s\n" in text
    again = read(text.encode(), undertow.game)
    assert again.match.log == live.match.log
    people = sum(live.match.actor(index) >= 0 for index in range(len(live.match.log)))
    assert text.count("\n# clock ") == people == len(again.comments)
    assert gate.match_file(new_tables(tables.store).table(live.id)) == text


def test_a_move_after_the_end_of_time_is_refused_and_changes_nothing(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, FISCHER)
    hands.go_on(60)
    revision = live.row.revision
    with refused("time-over"):
        tables.act(live.id, 0, secrets[0], "late", live.version, legal(live, 0)[0])
    assert live.row.revision == revision


def test_when_time_is_over_a_bot_acts_and_the_seat_can_be_taken_back_after_its_move(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, FISCHER)
    hands.go_on(59)
    assert tables.timing.overdue() == []
    hands.go_on(1)
    assert tables.timing.overdue() == [live.id]
    assert tables.timing.expire(live.id) == [0]
    assert live.is_bot(0)
    assert tables.timing.overdue() == []
    # Otherwise somebody could take the seat back for ever, and nobody would move.
    with refused("time-over"):
        tables.take_back_seat(live.id, 0, secrets[0])
    end_turn(tables, live, secrets)
    tables.take_back_seat(live.id, 0, secrets[0])
    assert not live.is_bot(0)
    end_turn(tables, live, secrets)
    assert live.to_act() == [0]
    assert left(live, 0) == GRACE + 5 * SECOND


def test_at_a_rated_table_time_over_is_a_loss_and_the_seat_is_gone(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, FISCHER, rated=True)
    hands.go_on(61)
    tables.timing.expire(live.id)
    assert live.seats[0].forfeit == "time"
    assert live.row.rating == stored.RATING_DUE
    end_turn(tables, live, secrets)
    with refused("forfeited"):
        tables.take_back_seat(live.id, 0, secrets[0])


def test_time_over_is_found_once_by_two_servers(store: Store) -> None:
    tables, others = new_tables(store), new_tables(store)
    hands = Hands(tables)
    live, _ = timed_table(tables, FISCHER)
    hands.go_on(61)
    others.timer.now = tables.timer.now
    assert tables.timing.expire(live.id) == [0]
    assert others.timing.expire(live.id) == []
    with store.reading() as connection:
        rows = store.events(connection, live.id, 0, 1000)
    assert [row.text for row in rows if row.kind == stored.SITTING] == [stored.TIME_OVER]


def test_time_does_not_run_while_no_server_runs(tables: Tables, store: Store) -> None:
    hands = Hands(tables)
    Attendance(store, tables, Ratings(tables)).begin()
    live, secrets = timed_table(tables, FISCHER)
    hands.go_on(10)
    Attendance(store, tables, Ratings(tables)).step([])  # it runs until here
    hands.go_on(24 * 3600)
    again = new_tables(store)
    again.timer.now = tables.timer.now
    attendance = Attendance(store, again, Ratings(again))
    attendance.begin()
    found = again.table(live.id)
    assert left(found, 0) == 60 * SECOND  # ten seconds without a sign of life count as an outage too
    attendance.step([])
    assert not found.is_bot(0)
    hands.go_on(1)
    again.act(live.id, 0, secrets[0], "on", found.version, legal(found, 0)[0])


def test_a_pause_needs_everybody_and_ends_with_anybody(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, FISCHER)
    hands.go_on(10)
    tables.offers.ask_pause(live.id, 1, secrets[1])
    assert not gate.snapshot(live, 0)["clock"]["is_paused"]
    tables.offers.answer_offer(live.id, 0, secrets[0], True)
    assert gate.snapshot(live, 0)["clock"]["is_paused"]
    hands.go_on(3600)
    assert left(live, 0) == 50 * SECOND
    assert tables.timing.overdue() == []
    tables.offers.resume(live.id, 1, secrets[1])
    hands.go_on(5)
    assert left(live, 0) == 45 * SECOND


def test_an_action_ends_a_pause(tables: Tables) -> None:
    hands = Hands(tables)
    live, secrets = timed_table(tables, FISCHER)
    tables.offers.ask_pause(live.id, 1, secrets[1])
    tables.offers.answer_offer(live.id, 0, secrets[0], True)
    hands.go_on(3600)
    act(tables, live, secrets)
    assert not gate.snapshot(live, 0)["clock"]["is_paused"]
    assert left(live, 0) == 60 * SECOND


def test_without_a_clock_nothing_can_be_paused(tables: Tables) -> None:
    live, _, secrets = guests_table(tables, "fantazja", 2)
    with refused("no-clock"):
        tables.offers.ask_pause(live.id, 0, secrets[0])


def test_a_clock_without_time_is_refused(tables: Tables) -> None:
    with refused("bad-options"):
        timed_table(tables, ClockSetting(move=0, reserve=4, increment=60))


def test_a_server_that_loads_the_table_knows_the_same_time(store: Store) -> None:
    tables = new_tables(store)
    hands = Hands(tables)
    live, secrets = timed_table(tables, DELAY)
    hands.go_on(25)
    act(tables, live, secrets)
    hands.go_on(3)
    other = new_tables(store)
    other.timer.now = tables.timer.now
    mine, theirs = gate.snapshot(live, 0)["clock"], gate.snapshot(other.table(live.id), 0)["clock"]
    assert json.dumps(mine) == json.dumps(theirs)
