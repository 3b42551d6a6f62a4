"""Somebody creates tables and guests without end, or abandons them. Others must not suffer."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest
import sqlalchemy as sa

from tests.server.api.test_app import BOTS, new_table, problem
from tests.server.playing import new_guest, new_tables, people_table, play
from tests.server.running import THREE, Running, receive, running, socket_of
from undertow.engine.rng import Rng
from undertow.server.bans import Bans
from undertow.server.housekeeping import Housekeeping
from undertow.server.limits import Rate
from undertow.server.live.access import Limits
from undertow.server.live.seating import NewSeat
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused
from undertow.server.storage import accounts, schema
from undertow.server.storage import store as stored
from undertow.server.storage.expiry import Expiry, Pruned, Pruning
from undertow.server.storage.store import Store, StoreError

DAY = 24 * 3600 * 1000
NEVER_AGAIN = 1e-6


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(database) as started:
        yield started


def age(store: Store, match: str, days: float) -> None:
    """Set a match's last change back by some days."""
    with store.writing() as connection:
        which = schema.matches.update().where(schema.matches.c.id == match)
        connection.execute(which.values(changed=stored.now() - int(days * DAY)))


def ids(store: Store) -> set[str]:
    with store.reading() as connection:
        return set(connection.execute(sa.select(schema.matches.c.id)).scalars())


def test_new_tables_of_one_address_are_limited(database: str) -> None:
    with running(database, creating=Rate(NEVER_AGAIN, 5)) as server:
        for _ in range(5):
            new_table(server.client())  # each without a cookie
        refused = server.client().post("/api/tables", json={"game": "niagara", "seats": THREE})
        problem(refused, 429, "too-many-requests")


def test_new_guests_of_one_address_are_limited(database: str) -> None:
    with running(database, guests=Rate(NEVER_AGAIN, 5)) as server:
        known = server.client()
        assert known.get("/api/me").status_code == 200
        for _ in range(4):
            assert server.client().get("/api/me").status_code == 200
        problem(server.client().get("/api/me"), 429, "too-many-requests")
        assert known.get("/api/me").status_code == 200


def test_abandoned_tables_are_deleted_and_others_are_not(store: Store, tables: Tables) -> None:
    guests = [new_guest(store) for _ in range(2)]

    def table(*seats: NewSeat) -> str:
        return tables.create(guests[0], "niagara", {}, seats, 0, 60).id

    me, bot, free = NewSeat("me"), NewSeat("bot", bot="random"), NewSeat("open")
    waiting, with_bots, at_one_screen, together = (
        table(me, free, free),
        table(me, bot, bot),
        table(me, me, bot),
        table(me, free, bot),
    )
    tables.join(together, guests[1], tables.keys.invitation(together), "Bo")
    finished, secrets = people_table(tables)
    play(tables, finished, secrets, Rng(1))
    closed = table(me, bot, bot)
    tables.ending.close(closed, 0, tables.secrets_for(tables.table(closed), guests)[0])
    expiry = Expiry(waiting=14, bots=30, people=180, closed=7)
    limits = {waiting: 14, with_bots: 30, at_one_screen: 30, together: 180, closed: 7}
    pruning = Pruning(store, expiry)
    for match, days in limits.items():
        age(store, match, days - 0.1)
    age(store, finished.id, 10_000)
    assert pruning.count().matches == 0
    assert pruning.prune().matches == 0
    for match, days in limits.items():
        age(store, match, days + 0.1)
    assert pruning.count().matches == len(limits)
    assert ids(store) == {finished.id, *limits}  # counting deletes nothing
    assert pruning.prune().matches == len(limits)
    assert ids(store) == {finished.id}
    with store.reading() as connection:
        for part in (schema.seats, schema.events):
            assert set(connection.execute(sa.select(part.c.match)).scalars()) == {finished.id}


def test_guests_who_hold_nothing_are_deleted_and_others_are_not(store: Store, tables: Tables) -> None:
    idle, creator, member, fresh = [new_guest(store) for _ in range(4)]
    tables.create(creator, "niagara", {}, [NewSeat("me")] * 3, 0, 60)
    with store.writing() as connection:
        accounts.add_account(connection, "a", "Ada", "x")
        accounts.set_account(connection, member, "a")
        aged = schema.guests.update().where(schema.guests.c.id != fresh)
        connection.execute(aged.values(created=stored.now() - 91 * DAY))
    assert Pruning(store, Expiry(guests=0)).prune().guests == 0
    assert Pruning(store, Expiry(guests=90)).prune() == Pruned(matches=0, guests=1, tokens=0)
    with store.reading() as connection:
        assert set(connection.execute(sa.select(schema.guests.c.id)).scalars()) == {creator, member, fresh}
        assert accounts.generation(connection, idle) is None


@pytest.mark.parametrize("text", ["bots", "bots=x", "bots=-1", "cats=3", "bots=³"])
def test_a_wrong_setting_is_refused(text: str) -> None:
    with pytest.raises(StoreError, match="UNDERTOW_KEEP is written like"):
        Expiry.read(text)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERTOW_KEEP", "bots=3, guests=0")
    assert Expiry.read() == Expiry(bots=3, guests=0)


def test_a_server_deletes_once_an_hour(store: Store, tables: Tables) -> None:
    live, _ = people_table(tables)
    age(store, live.id, 31)
    now, gone = [0.0], list[str]()
    keeping = Housekeeping(store, Bans(), Pruning(store, Expiry(), gone.append), lambda: now[0])
    asyncio.run(keeping.step())
    assert gone == []
    now[0] = 3601.0
    asyncio.run(keeping.step())
    assert gone == [live.id]


def test_viewers_of_a_deleted_table_are_told(server: Running) -> None:
    client = server.client()
    held = new_table(client)
    watching = socket_of(server.url, held["table"], {})
    receive(watching, "view")
    age(server.service.store, held["table"], 31)
    Pruning(server.service.store, Expiry(), server.service._deleted).prune()
    assert receive(watching, "refused")["problem"]["code"] == "not-found"
    problem(client.get(f"/api/tables/{held['table']}"), 404, "not-found")


def close(client: httpx.Client, held: dict[str, object], seat: int = 0) -> httpx.Response:
    secrets = held["secrets"]
    assert isinstance(secrets, dict)
    return client.post(f"/api/tables/{held['table']}/close", json={"seat": seat, "secret": secrets[seat]})


def test_a_person_with_too_many_tables_sees_them_and_closes_one(database: str) -> None:
    with running(database, tables_per_guest=3) as server:
        client = server.client()
        held = [new_table(client, BOTS) for _ in range(3)]
        problem(client.post("/api/tables", json={"game": "niagara", "seats": BOTS}), 429, "too-many-tables")
        listed = client.get("/api/tables", params={"unfinished": True}).json()["tables"]
        assert {table["table"] for table in listed} == {each["table"] for each in held}
        assert close(client, held[0]).status_code == 200
        new_table(client, BOTS)
        left = {table["table"] for table in client.get("/api/tables").json()["tables"]}
        assert held[0]["table"] not in left
        assert len(left) == 3


def test_a_closed_table_is_over_for_good(server: Running) -> None:
    client = server.client()
    held = new_table(client)
    assert close(client, held).status_code == 200
    shown = client.get(f"/api/tables/{held['table']}?seat=0", headers={"Undertow-Seat-Secret": held["secrets"][0]}).json()
    assert (shown["status"], shown["to_act"], shown["actions"], shown["can_undo"]) == ("closed", [], [], False)
    seat = {"seat": 0, "secret": held["secrets"][0]}
    moving = {**seat, "id": "x", "version": 0, "action": "play 1"}
    for path, body in (
        ("actions", moving),
        ("leave", seat),
        ("rematch", seat),
        ("hint", seat),
        ("offer", {**seat, "kind": "undo"}),
        ("join", {"invitation": held["invitation"], "name": "Di"}),
    ):
        problem(client.post(f"/api/tables/{held['table']}/{path}", json=body), 409, "closed")
    assert close(client, held).status_code == 200  # a repeated request changes nothing


def test_nobody_closes_a_table_on_others(server: Running) -> None:
    client, friend = server.client(), server.client()
    held = new_table(client, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    joining = {"invitation": held["invitation"], "name": "Bo"}
    seated = friend.post(f"/api/tables/{held['table']}/join", json=joining).json()
    problem(close(client, held), 409, "others-play")
    friend.post(f"/api/tables/{held['table']}/leave", json={"seat": seated["seat"], "secret": seated["secret"]})
    assert close(client, held).status_code == 200


def test_a_finished_match_is_not_closed(tables: Tables) -> None:
    live, secrets = people_table(tables)
    play(tables, live, secrets, Rng(1))
    with pytest.raises(Refused, match=r"^illegal-action$"):
        tables.ending.close(live.id, 0, secrets[0])
    assert tables.table(live.id).row.status == stored.FINISHED


def test_closed_tables_do_not_count_against_their_creator(store: Store) -> None:
    tables = new_tables(store, Limits(tables_per_guest=1))
    live, secrets = people_table(tables)
    tables.ending.close(live.id, 0, secrets[0])
    tables.create(live.row.creator, "niagara", {}, [NewSeat("me")] * 3, 0, 60)
