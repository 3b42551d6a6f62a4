"""Open tables and quick pairing."""

import threading
from typing import Any

import pytest

from tests.server.live.test_clocks import FISCHER, Hands
from tests.server.playing import act, new_guest, new_tables, refused
from undertow.server.live import gate
from undertow.server.live.creating import Meeting, Reserved
from undertow.server.live.pairing import Wish
from undertow.server.live.seating import Newcomer, NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.lobby import Attendance
from undertow.server.people import People
from undertow.server.ratings import Ratings
from undertow.server.storage import lobby
from undertow.server.storage.store import OPEN, Store

WISH = Wish("fantazja", 2, FISCHER, False)
NONCE = "ab" * 16


def newcomer(store: Store) -> Newcomer:
    """Somebody without an account."""
    guest = new_guest(store)
    return Newcomer(guest, None, (guest,))


def member(store: Store, name: str) -> Newcomer:
    """Somebody with an account."""
    people = People(store, new_tables(store).keys)
    person = people.register(people.new_guest(), name, "a long password")
    return Newcomer(person.guest, person.account, person.people)


def pair(tables: Tables, who: Newcomer, wish: Wish = WISH, request: str = "p1") -> tuple[LiveTable, int]:
    """Let somebody ask for company."""
    return tables.pairing.pair(who, wish, "Somebody", request, Reserved(tables.reserve()[0], NONCE))


def open_table(tables: Tables, **meeting: Any) -> LiveTable:
    """A table of Fantazja at which a guest waits for anybody."""
    seats = [NewSeat("me", "Host"), NewSeat("open")]
    return tables.create(new_guest(tables.store), "fantazja", {}, seats, 0, 60, meeting=Meeting(is_open=True, **meeting))


def listed(tables: Tables) -> list[str]:
    """The tables in the lobby."""
    with tables.store.reading() as connection:
        return [row.id for row in lobby.waiting(connection, tables.timer.now())]


def test_two_who_want_the_same_play_each_other(tables: Tables, store: Store) -> None:
    live, seat = pair(tables, newcomer(store))
    assert (seat, live.row.status) == (0, "waiting")
    other, place = pair(tables, newcomer(store))
    assert (other.id, place, other.row.status) == (live.id, 1, "playing")


@pytest.mark.parametrize(
    "other", [Wish("niagara", 3, FISCHER, False), Wish("fantazja", 2, None, False), Wish("atlantis", 2, FISCHER, False)]
)
def test_who_wants_something_else_waits_at_a_table_of_their_own(tables: Tables, store: Store, other: Wish) -> None:
    live, _ = pair(tables, newcomer(store))
    found, seat = pair(tables, newcomer(store), other)
    assert (found.id != live.id, seat) == (True, 0)


def test_a_request_sent_again_leads_to_the_same_seat(tables: Tables, store: Store) -> None:
    first, second = newcomer(store), newcomer(store)
    reserved = Reserved(tables.reserve()[0], NONCE)
    waiting = [tables.pairing.pair(first, WISH, "A", "p1", reserved) for _ in range(2)]
    assert waiting[0][0].id == waiting[1][0].id
    found = [pair(tables, second, request="p2") for _ in range(3)]
    assert [(live.id, seat) for live, seat in found] == [(waiting[0][0].id, 1)] * 3
    # The table has begun meanwhile; the first request still leads there.
    again, seat = tables.pairing.pair(first, WISH, "A", "p1", reserved)
    assert (again.id, seat) == (waiting[0][0].id, 0)


def test_ten_who_come_at_once_to_two_servers_make_five_pairs(store: Store) -> None:
    servers = [new_tables(store), new_tables(store)]
    people = [newcomer(store) for _ in range(10)]
    found: list[str] = []

    def come(number: int) -> None:
        found.append(pair(servers[number % 2 if store.is_postgresql else 0], people[number], request=f"p{number}")[0].id)

    threads = [threading.Thread(target=come, args=(number,)) for number in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found.count(table) for table in set(found)) == [2] * 5


def test_a_table_is_in_the_lobby_as_long_as_somebody_waits_there(tables: Tables, store: Store) -> None:
    hands = Hands(tables)
    live = open_table(tables)
    assert listed(tables) == [live.id]
    hands.go_on(31)
    assert listed(tables) == []
    Attendance(store, tables, Ratings(tables)).step([live.id])
    assert listed(tables) == [live.id]


def test_a_table_of_days_is_in_the_lobby_while_nobody_looks(tables: Tables) -> None:
    hands = Hands(tables)
    live = open_table(tables, clock=FISCHER.__class__(86_400, 7 * 86_400, 0))
    hands.go_on(3600)
    assert listed(tables) == [live.id]


def test_nobody_fills_the_lobby_alone(tables: Tables, store: Store) -> None:
    guest, sitting = new_guest(store), [NewSeat("me"), NewSeat("open")]
    for _ in range(tables.limits.open_tables):
        tables.create(guest, "fantazja", {}, sitting, 0, 60, meeting=Meeting(is_open=True))
    with refused("too-many-tables"):
        tables.create(guest, "fantazja", {}, sitting, 0, 60, meeting=Meeting(is_open=True))
    tables.create(guest, "fantazja", {}, sitting, 0, 60)


def test_who_leaves_an_open_table_closes_it(tables: Tables) -> None:
    live = open_table(tables)
    tables.leave(live.id, 0, tables.keys.seat_secret(live.id, 0, 0))
    assert live.row.status == "closed"
    assert listed(tables) == []


def test_a_table_that_is_not_open_needs_its_invitation(tables: Tables, store: Store) -> None:
    live = tables.create(new_guest(store), "fantazja", {}, [NewSeat("me"), NewSeat("open")], 0, 60)
    with refused("bad-invitation"):
        tables.join_open(live.id, newcomer(store), "Bo")


def test_nobody_plays_against_themselves(tables: Tables, store: Store) -> None:
    ada = member(store, "Ada")
    wish = Wish("fantazja", 2, FISCHER, True)
    live, _ = pair(tables, ada, wish)
    elsewhere = new_guest(store)
    both = Newcomer(elsewhere, ada.account, (*ada.people, elsewhere))
    found, seat = pair(tables, both, wish, "p2")
    assert (found.id, seat, found.row.status) == (live.id, 0, "waiting")


def test_rated_pairing_needs_an_account(tables: Tables, store: Store) -> None:
    with refused("account-needed"):
        pair(tables, newcomer(store), Wish("fantazja", 2, FISCHER, True))
    live, _ = pair(tables, member(store, "Ada"), Wish("fantazja", 2, FISCHER, True))
    with refused("account-needed"):
        tables.join_open(live.id, newcomer(store), "Bo")
    assert live.row.status == "waiting"


def test_a_range_of_ratings_keeps_others_away(tables: Tables, store: Store) -> None:
    live = open_table(tables, least_rating=1600)
    with refused("rating-range"):
        tables.join_open(live.id, newcomer(store), "Bo")
    tables.join_open(open_table(tables, least_rating=1400, most_rating=1500).id, newcomer(store), "Bo")


def test_a_bot_fills_in_after_a_minute_and_leaves_when_somebody_comes(tables: Tables, store: Store) -> None:
    hands = Hands(tables)
    live = open_table(tables, may_fill=True)
    attendance = Attendance(store, tables, Ratings(tables))
    hands.go_on(59)
    attendance.step([live.id])
    assert live.row.status == "waiting"
    hands.go_on(1)
    attendance.step([live.id])
    assert live.row.status == "playing"
    seat = gate.snapshot(live, 0)["seats"][1]
    assert (seat["kind"], seat["stand_in"], live.is_bot(1)) == (OPEN, True, True)
    act(tables, live, tables.secrets_for(live, [str(live.seats[0].guest)]))
    with store.reading() as connection:
        assert [row.id for row in lobby.filled(connection, hands.time)] == [live.id]
    _, taken = tables.join_open(live.id, newcomer(store), "Bo")
    assert (taken, live.is_bot(1), live.seats[1].name) == (1, False, "Bo")


def test_at_a_rated_table_the_bot_stays(tables: Tables, store: Store) -> None:
    hands = Hands(tables)
    ada = member(store, "Ada")
    seats = [NewSeat("me", "Ada"), NewSeat("open")]
    live = tables.create(ada.guest, "fantazja", {}, seats, 0, 60, rated=True, meeting=Meeting(is_open=True, may_fill=True))
    hands.go_on(61)
    tables.fill(live.id)
    with refused("seat-taken"):
        tables.join_open(live.id, member(store, "Bo"), "Bo")
