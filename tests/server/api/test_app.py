"""The server over real HTTP and WebSockets, on both databases."""

import asyncio
import json
import logging
import re
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import undertow
from tests.server.running import PATIENCE, THREE, Patient, Running, receive, running, socket_of, wait_until
from undertow.engine.chance import is_commitment_to
from undertow.engine.matchfile import read
from undertow.server.api import files, messages, playing
from undertow.server.limits import Rate, RateLimiter
from undertow.server.refusals import Refused
from undertow.server.serve import JsonLines
from undertow.server.storage.store import SCHEMA

BOTS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(database) as started:
        yield started


@pytest.fixture
def client(server: Running) -> httpx.Client:
    return server.client()


def new_table(client: httpx.Client, seats: list[dict[str, str]] = THREE, **more: Any) -> dict[str, Any]:
    """A table, with the secrets of its seats by number."""
    answer = client.post("/api/tables", json={"game": "niagara", "seats": seats, "pace": 0, **more})
    assert answer.status_code == 200, answer.text
    holding: dict[str, Any] = answer.json()
    holding["secrets"] = {int(seat): secret for seat, secret in holding["secrets"].items()}
    return holding


def look(client: httpx.Client, held: dict[str, Any], seat: int | None = None, **query: Any) -> dict[str, Any]:
    """The view of a seat, checked against its public description."""
    headers = {} if seat is None else {"Undertow-Seat-Secret": held["secrets"][seat]}
    answer = client.get(
        f"/api/tables/{held['table']}", params={**({} if seat is None else {"seat": seat}), **query}, headers=headers
    )
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert playing.Snapshot.model_validate(found).model_dump() == found
    return found


def act(client: httpx.Client, held: dict[str, Any], seat: int, id: str, version: int, action: str) -> httpx.Response:
    moving = {"seat": seat, "secret": held["secrets"][seat], "id": id, "version": version, "action": action}
    return client.post(f"/api/tables/{held['table']}/actions", json=moving)


def play_to_the_end(client: httpx.Client, held: dict[str, Any]) -> dict[str, Any]:
    """Play over HTTP for all seats that the client holds, waiting for bots by long polling."""
    number, revision = 0, -1
    while True:
        snapshot = look(client, held, 0, after=revision, wait=10, lines=100_000, version=100_000)
        if snapshot["status"] == "finished":
            return snapshot
        mine = [seat for seat in snapshot["to_act"] if seat in held["secrets"]]
        if not mine:
            revision = snapshot["revision"]
            continue
        own = look(client, held, mine[0], lines=100_000, version=100_000)
        if not own["actions"]:
            continue
        number += 1
        choice = own["actions"][number % len(own["actions"])]["action"]
        act(client, held, mine[0], f"n{number}", own["version"], choice)


def problem(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The problem in an answer, checked against its public description."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), answer.text
    found: dict[str, Any] = answer.json()
    assert messages.Problem.model_validate(found).model_dump() == found
    assert found["code"] == code
    return found


def test_a_match_with_bots_over_http(server: Running, client: httpx.Client) -> None:
    held = new_table(client, BOTS)
    final = play_to_the_end(client, held)
    assert sum(final["result"]["shares"]) == pytest.approx(1)  # of the winners, or of all: by E3 perhaps nobody wins
    verdict = client.get(f"/api/tables/{held['table']}/verdict").json()
    assert verdict["fits_commitment"]
    assert verdict["first_wrong"] is None
    assert verdict["seed"] == final["result"]["seed"]
    file = client.get(f"/api/tables/{held['table']}/file")
    assert file.headers["content-type"].startswith("text/plain")
    match = read(file.content, undertow.game).match
    assert match.state.winners() == final["result"]["winners"]
    seen = client.post(
        "/api/files?length=7&knowledge=0", content=file.content, headers={"content-type": "text/plain"}
    ).json()
    assert files.LookedAt.model_validate(seen).model_dump() == seen
    assert seen["chance_verified"] is True
    assert seen["moment"]["length"] == 7
    moment = client.get(f"/api/tables/{held['table']}/moments/7", params={"knowledge": "0"}).json()
    assert moment == seen["moment"]
    assert server.service.jobs.moves > 10
    facts = client.get("/api/me").json()["games"]["niagara"]
    assert facts == {"finished": 1, "won": int(0 in final["result"]["winners"])}
    again = client.post(f"/api/tables/{held['table']}/rematch", json={"seat": 0, "secret": held["secrets"][0]}).json()
    assert look(client, {"table": again["table"], "secrets": {0: again["secret"]}}, 0)["status"] == "playing"
    assert {table["table"] for table in client.get("/api/tables").json()["tables"]} == {again["table"], held["table"]}


def test_views_come_over_the_socket_and_moves_are_answered(server: Running, client: httpx.Client) -> None:
    held = new_table(client)
    secrets = held["secrets"]
    sockets = [socket_of(server.url, held["table"], {"seat": seat, "secret": secrets[seat]}) for seat in range(3)]
    watcher = socket_of(server.url, held["table"], {})
    views = [receive(connection, "view") for connection in sockets]
    assert [view["viewer"] for view in views] == [0, 1, 2]
    assert receive(watcher, "view")["actions"] == []
    for seat, connection in enumerate(sockets):
        move = {"type": "act", "id": "m", "version": 0, "action": views[seat]["actions"][seat]["action"]}
        for _ in range(2):
            connection.send(json.dumps(move))
        answers = [receive(connection, "answer") for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0]["ok"]
    seen = receive(watcher, "view")
    while len(seen["log"]) < 3:
        seen = receive(watcher, "view")
    assert seen["version"] == 3
    sockets[0].send(json.dumps({"type": "act", "id": "late", "version": 0, "action": "play 1"}))
    answer = receive(sockets[0], "answer")
    assert not answer["ok"]
    assert answer["problem"]["code"] == "stale"
    assert receive(sockets[0], "view")["version"] == 3  # the fresh view follows
    sockets[0].send(json.dumps({"type": "ping"}))
    receive(sockets[0], "pong")
    for connection in (*sockets, watcher):
        connection.close()
    wait_until(lambda: server.service.hub.watched() == [])


def test_after_a_gap_the_lines_that_are_missing_are_sent(server: Running, client: httpx.Client) -> None:
    held = new_table(client)
    whole: list[Any] = []
    for number in range(12):
        snapshot = look(client, held)
        seat = snapshot["to_act"][0]
        own = look(client, held, seat)
        assert act(client, held, seat, f"n{number}", own["version"], own["actions"][0]["action"]).status_code == 200
        if number == 6:
            whole, version = look(client, held)["log"], look(client, held)["version"]
    with socket_of(server.url, held["table"], {"version": version, "lines": len(whole)}) as connection:
        view = receive(connection, "view")
    assert view["log_from"] == len(whole)
    assert whole + view["log"] == look(client, held)["log"]


@pytest.fixture
def endless_polls(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Let long polls never time out, so that only a change ends them; set once one waits."""
    wait_for, waits = asyncio.wait_for, threading.Event()

    async def wait_for_ever(change: Any, timeout: float | None) -> Any:
        if timeout is None or timeout < 20:
            return await wait_for(change, timeout)
        waits.set()
        return await change

    monkeypatch.setattr(asyncio, "wait_for", wait_for_ever)
    return waits


def test_long_polling_answers_with_the_change(server: Running, client: httpx.Client, endless_polls: threading.Event) -> None:
    held = new_table(client)
    before = look(client, held)
    found: list[dict[str, Any]] = []
    waiting = threading.Thread(target=lambda: found.append(look(server.client(), held, after=before["revision"], wait=25)))
    waiting.start()
    assert endless_polls.wait(PATIENCE)
    act(client, held, 0, "x", 0, "play 1")
    waiting.join()
    assert found[0]["to_act"] == [1, 2]
    assert look(client, held, after=found[0]["revision"], wait=0.2)["revision"] == found[0]["revision"]


def test_people_join_leave_and_move_to_another_device(server: Running, client: httpx.Client) -> None:
    held = new_table(client, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    others = [server.client() for _ in range(3)]
    for number, other in enumerate(others[:2], 1):
        taken = other.post(
            f"/api/tables/{held['table']}/join", json={"invitation": held["invitation"], "name": f"P{number}"}
        ).json()
        assert taken["seat"] == number
        held["secrets"][number] = taken["secret"]
        assert other.get(f"/api/tables/{held['table']}/seats").json()["secrets"] == {str(number): taken["secret"]}
    assert look(client, held, 1)["status"] == "playing"
    socket = socket_of(server.url, held["table"], {"seat": 1, "secret": held["secrets"][1]})
    receive(socket, "view")
    making = {"seat": 1, "secret": held["secrets"][1]}
    token = others[0].post(f"/api/tables/{held['table']}/recovery", json=making).json()["token"]
    moved = others[2].post("/api/recovery", json={"token": token}).json()
    assert moved["seat"] == 1
    assert moved["secret"] != held["secrets"][1]
    problem(act(client, held, 1, "x", 0, "play 1"), 403, "not-your-seat")
    assert receive(socket, "refused")["problem"]["code"] == "not-your-seat"
    problem(others[0].post("/api/recovery", json={"token": token}), 403, "bad-token")
    held["secrets"][1] = moved["secret"]
    assert act(client, held, 1, "x", 0, "play 1").status_code == 200
    assert [table["my_turn"] for table in others[1].get("/api/tables").json()["tables"]] == [True]
    assert [table["my_turn"] for table in others[2].get("/api/tables").json()["tables"]] == [False]
    assert others[0].get("/api/tables").json()["tables"] == []


def test_an_account_keeps_the_tables_of_its_guests(server: Running, client: httpx.Client) -> None:
    held = new_table(client)
    login = {"name": "Ada", "password": "a long password"}
    assert client.post("/api/accounts", json=login).json()["name"] == "Ada"
    elsewhere = server.client()
    other_table = new_table(elsewhere)
    problem(elsewhere.post("/api/login", json={**login, "password": "another one"}), 403, "bad-login")
    problem(elsewhere.post("/api/login", json={**login, "name": "Nobody"}), 403, "bad-login")
    problem(elsewhere.post("/api/accounts", json={**login, "name": "aDA"}), 409, "name-taken")
    problem(elsewhere.post("/api/accounts", json={"name": "Bo", "password": "short"}), 422, "bad-request")
    assert elsewhere.post("/api/login", json=login).json()["name"] == "Ada"
    both = {held["table"], other_table["table"]}
    assert {table["table"] for table in elsewhere.get("/api/tables").json()["tables"]} == both
    token = elsewhere.post("/api/tokens").json()["token"]
    program = server.client(headers={"Authorization": f"Bearer {token}"})
    assert {table["table"] for table in program.get("/api/tables").json()["tables"]} == both
    assert len(program.get(f"/api/tables/{held['table']}/seats").json()["secrets"]) == 3
    assert elsewhere.delete("/api/tokens").json() == {"dropped": 1}
    problem(program.get("/api/tables"), 403, "bad-token")
    stranger = server.client()
    problem(stranger.post("/api/tokens"), 401, "not-signed-in")
    assert stranger.get(f"/api/tables/{held['table']}/seats").json() == {
        "table": held["table"],
        "secrets": {},
        "invitation": None,
    }
    client.post("/api/logout")
    assert client.get("/api/tables").json()["tables"] == []


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Running, client: httpx.Client) -> None:
    given = client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    new_table(client)
    assert len(client.get("/api/tables").json()["tables"]) == 1
    value = client.cookies["undertow"]
    for forged in (value[:-1] + ("a" if value[-1] != "a" else "b"), value.split(".")[0], ".", "x" * 5000):
        forger = server.client(cookies={"undertow": forged})
        assert forger.get("/api/tables").json()["tables"] == []


def test_undo_offers_and_questions(client: httpx.Client) -> None:
    held = new_table(client)
    table, first = held["table"], {"seat": 0, "secret": held["secrets"][0]}
    act(client, held, 0, "a", 0, "play 1")
    assert client.post(f"/api/tables/{table}/undo", json={**first, "id": "u", "version": 0}).json() == {"version": 0}
    assert look(client, held, 0)["chosen"] is None
    problem(client.post(f"/api/tables/{table}/undo", json={**first, "id": "v", "version": 0}), 409, "illegal-action")
    for seat in range(3):
        act(client, held, seat, "b", 0, f"play {seat + 1}")
    assert client.post(f"/api/tables/{table}/offer", json={**first, "kind": "undo", "id": "ask"}).status_code == 200
    for seat in (1, 2):  # people at one screen are each asked
        holder = {"seat": seat, "secret": held["secrets"][seat]}
        agreed = [client.post(f"/api/tables/{table}/offer/answer", json={**holder, "agree": True, "id": "y"}) for _ in "12"]
        assert agreed[0].json() == agreed[1].json()
    assert look(client, held)["log"] == []
    problem(client.post(f"/api/tables/{table}/offer/answer", json={**first, "agree": True}), 409, "no-offer")
    problem(client.post(f"/api/tables/{table}/offer", json={**first, "kind": "stand-in", "idle": 1}), 409, "not-idle")
    problem(client.post(f"/api/tables/{table}/offer", json={**first, "kind": "stand-in"}), 409, "not-idle")
    reason = client.post(f"/api/tables/{table}/why", json={**first, "action": "up"}).json()["reason"]
    assert reason["message"]
    assert client.post(f"/api/tables/{table}/why", json={**first, "action": "play 1"}).json() == {"reason": None}
    shown = client.post(f"/api/tables/{table}/preview", json={**first, "action": "play 1"}).json()
    assert shown == look(client, held, 0)["actions"][0]["preview"]
    assert client.post(f"/api/tables/{table}/pace", json={**first, "pace": 5}).status_code == 200
    assert look(client, held)["pace"] == 5


def test_nonces_over_http(client: httpx.Client) -> None:
    mine, other = "0b" * 16, "c4" * 32
    reserved = client.post("/api/commitments").json()
    problem(client.post("/api/tables", json={"game": "niagara", "seats": BOTS, "nonce": mine}), 409, "nonce-too-early")
    held = new_table(client, BOTS, reservation=reserved["reservation"], nonce=mine)
    table, first = held["table"], {"seat": 0, "secret": held["secrets"][0]}
    shown = look(client, held)
    assert (shown["commitment"], shown["nonces"]) == (reserved["commitment"], [0])
    assert new_table(client, BOTS, reservation=reserved["reservation"], nonce=mine)["table"] == table
    used = {"game": "niagara", "seats": BOTS, "reservation": reserved["reservation"], "nonce": other}
    problem(client.post("/api/tables", json=used), 409, "used-reservation")
    assert client.post(f"/api/tables/{table}/nonce", json={**first, "nonce": mine}).json() == {"version": 0}
    problem(client.post(f"/api/tables/{table}/nonce", json={**first, "nonce": other}), 409, "nonce-given")
    problem(client.post(f"/api/tables/{table}/nonce", json={**first, "nonce": "xyz"}), 422, "bad-request")
    problem(client.get(f"/api/tables/{table}/chance"), 409, "not-over")
    play_to_the_end(client, held)
    chance = client.get(f"/api/tables/{table}/chance").json()
    assert messages.ChanceFacts.model_validate(chance).model_dump() == chance
    assert chance["notes"] == [{"at": 0, "text": f"nonce 0 {mine}"}]
    assert is_commitment_to(bytes.fromhex(chance["seed"]), reserved["commitment"])
    file = client.get(f"/api/tables/{table}/file").content
    seen = client.post("/api/files", content=file, headers={"content-type": "text/plain"}).json()
    assert (seen["chance"], seen["chance_verified"]) == (chance, True)


def test_a_refused_action_names_the_rule(client: httpx.Client) -> None:
    held = new_table(client)
    for seat in range(3):
        act(client, held, seat, "a", 0, f"play {seat + 1}")
    seat = look(client, held)["to_act"][0]
    own = look(client, held, seat)
    legal = {entry["action"] for entry in own["actions"]}
    found = [
        problem(act(client, held, seat, "b", own["version"], text), 409, "illegal-action")
        for text in undertow.game("niagara").actions
        if text not in legal
    ]
    assert all(each["message"] for each in found)
    assert any(each["rule"] for each in found)
    assert look(client, held, seat) == own


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/nothing", 404, "not-found"),
        ("DELETE", "/api/games", 405, "method-not-allowed"),
        ("GET", "/api/tables/" + "a" * 24, 404, "not-found"),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", 404, "not-found"),
        ("GET", "/api/tables/AAAA", 422, "bad-request"),
        ("GET", "/api/tables/" + "a" * 24 + "?wait=1e9", 422, "bad-request"),
    ],
)
def test_what_is_not_there_is_a_problem(client: httpx.Client, method: str, path: str, status: int, code: str) -> None:
    problem(client.request(method, path), status, code)


def test_malformed_and_huge_bodies_are_refused(client: httpx.Client) -> None:
    as_json = {"content-type": "application/json"}
    for body in (
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"game": 1}',
        b'{"game":"niagara","seats":[],"x":1}',
        b"\xff" * 10,
        b"[" * 5000,
    ):
        problem(client.post("/api/tables", content=body, headers=as_json), 422, "bad-request")
    problem(client.post("/api/tables", content=b" " * 70_000, headers=as_json), 413, "too-large")
    problem(client.post("/api/tables", content=(b" " * 10_000 for _ in range(20)), headers=as_json), 413, "too-large")
    problem(client.post("/api/files", content=b"x" * 5_000_000, headers={"content-type": "text/plain"}), 413, "too-large")
    problem(
        client.post("/api/files", content=b"undertow match 9\n", headers={"content-type": "text/plain"}), 409, "bad-file"
    )
    assert client.get("/api/tables").json()["tables"] == []


def test_requests_of_other_sites_are_refused(server: Running, client: httpx.Client) -> None:
    asked = {"game": "niagara", "seats": THREE}
    for origin in ("https://evil.example", "null", server.url + ".evil.example"):
        problem(client.post("/api/tables", json=asked, headers={"Origin": origin}), 403, "bad-origin")
        with pytest.raises(InvalidStatus):
            socket_of(server.url, "a" * 24, additional_headers={"Origin": origin})
    assert client.post("/api/tables", json=asked, headers={"Origin": server.url}).status_code == 200
    held = new_table(client)
    with socket_of(server.url, held["table"], {}, additional_headers={"Origin": server.url}) as connection:
        receive(connection, "view")


@pytest.mark.parametrize(
    "hello",
    [
        {"type": "hello", "protocol": 1, "seat": 0, "secret": "wrong"},
        {"type": "hello", "protocol": 1, "seat": 9, "secret": ""},
        {"type": "hello", "protocol": 2},
        {"type": "act", "id": "x", "version": 0, "action": "play 1"},
        {"type": "hello", "protocol": 1, "seat": -1},
        [],
        "x" * 9000,
    ],
)
def test_a_socket_without_a_proper_hello_is_closed(server: Running, client: httpx.Client, hello: Any) -> None:
    held = new_table(client)
    with socket_of(server.url, held["table"]) as connection:
        connection.send(json.dumps(hello))
        assert receive(connection, "refused")["problem"]["code"] in ("not-your-seat", "bad-request")
        with pytest.raises(ConnectionClosed):
            connection.recv(timeout=PATIENCE)


def test_nonsense_on_a_socket_is_answered_and_changes_nothing(server: Running, client: httpx.Client) -> None:
    held = new_table(client)
    with socket_of(server.url, held["table"], {"seat": 0, "secret": held["secrets"][0]}) as connection:
        before = receive(connection, "view")
        move = {"type": "act", "id": "x", "version": 0, "action": "play 1"}
        nonsense: list[Any] = [
            "", "{", "null", b"\x00\x01", "x" * 9000, {**move, "seat": 1}, {**move, "id": "a b"}, {**move, "id": ""},
            {**move, "version": -1}, {**move, "version": "0"}, {**move, "action": "play 1\n"}, {**move, "action": "x" * 100},
            {"type": "hello"},
        ]  # fmt: skip
        for message in nonsense:
            connection.send(json.dumps(message) if isinstance(message, dict) else message)
            answer = receive(connection, "answer")
            assert not answer["ok"]
            assert answer["problem"]["code"] in ("bad-request", "illegal-action")
        assert look(client, held, 0) == before
        connection.send("y" * 100_000)
        with pytest.raises(ConnectionClosed):
            receive(connection, "nothing")
    assert look(client, held, 0) == before


def test_a_spectator_cannot_act(server: Running, client: httpx.Client) -> None:
    held = new_table(client)
    with socket_of(server.url, held["table"], {}) as connection:
        connection.send(json.dumps({"type": "act", "id": "x", "version": 0, "action": "play 1"}))
        assert receive(connection, "answer")["problem"]["code"] == "not-your-seat"


def test_rates_are_limited(database: str) -> None:
    limits = {
        "requests": Rate(0.5, 6),
        "messages": Rate(0.5, 3),
        "logins": Rate(0.01, 1),
        "sockets": 1,
        "tables_per_guest": 1,
    }
    with running(database, **limits) as server:
        client = server.client()
        held = new_table(client)
        problem(client.post("/api/tables", json={"game": "niagara", "seats": THREE}), 429, "too-many-tables")
        with socket_of(server.url, held["table"], {"seat": 0, "secret": held["secrets"][0]}) as connection:
            for _ in range(6):
                connection.send(json.dumps({"type": "ping"}))
            assert receive(connection, "answer")["problem"]["code"] == "too-many-requests"
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                receive(socket_of(server.url, held["table"], {}), "view")
        login = {"name": "Ada", "password": "wrong"}
        problem(client.post("/api/login", json=login), 403, "bad-login")
        problem(client.post("/api/login", json=login), 429, "too-many-requests")
        answers = [client.get("/api/games") for _ in range(8)]
        assert int(problem(answers[-1], 429, "too-many-requests")["arguments"]["seconds"]) >= 1
        assert answers[-1].headers["retry-after"]


def test_files_of_the_page_are_counted_apart(database: str) -> None:
    with running(database, requests=Rate(0.01, 2), files=Rate(0.01, 3)) as server:
        client = server.client()
        asked = ["/", "/assets/none.js", "/health", "/api/games", "/metrics", "/icon.svg", "/"]
        assert [client.get(path).status_code for path in asked] == [200, 404, 200, 200, 429, 200, 429]


def test_who_waits_as_told_is_let_in(database: str) -> None:
    with running(database, requests=Rate(0.4, 1)) as server:
        patient = Patient()
        client = server.client(transport=patient)
        assert [client.get("/api/games").status_code for _ in range(2)] == [200, 200]
        assert patient.waits == 1, "refused again although it had waited"


def test_the_time_to_wait_is_never_too_short() -> None:
    now = 0.0
    limiter = RateLimiter(Rate(0.3, 1), clock=lambda: now)
    limiter.take("a")
    for tenths in range(1, 33):
        now = tenths / 10
        with pytest.raises(Refused) as refused:
            limiter.take("a")
        assert now + int(refused.value.refusal.args["seconds"]) >= 1 / 0.3


def test_strict_headers_health_and_metrics(client: httpx.Client) -> None:
    answer = client.get("/health")
    assert answer.json().items() >= {"status": "ok", "database": "ok", "schema_version": SCHEMA}.items()
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    client.get("/api/games")
    shown = client.get("/metrics").text
    assert 'undertow_requests_total{route="/health",status="200"} 1.0' in shown
    assert "undertow_tables_in_memory" in shown


def test_a_stop_says_goodbye_and_answers_those_who_wait(database: str, endless_polls: threading.Event) -> None:
    with running(database) as server:
        client = server.client()
        held = new_table(client)
        connection = socket_of(server.url, held["table"], {"seat": 0, "secret": held["secrets"][0]})
        receive(connection, "view")
        before = look(client, held)["revision"]
        found: list[dict[str, Any]] = []
        waiting = threading.Thread(target=lambda: found.append(look(client, held, after=before, wait=25)))
        waiting.start()
        assert endless_polls.wait(PATIENCE)
        server.stop()
        waiting.join()
        assert found[0]["revision"] == before
        receive(connection, "closing")
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_a_game_tells_what_is_in_its_box(client: httpx.Client) -> None:
    found = client.get("/api/games/niagara/components").json()["components"]
    canoes = next(part for part in found if part["id"] == "canoes")
    assert (canoes["grade"], canoes["facts"], canoes["editable"], canoes["own"]) == ("A", {"each_seat": 2}, False, False)
    assert canoes["sheet"] == {"head": [], "rows": [[["each_seat"], [2]]]}
    assert client.get("/api/games/chess/components").status_code == 404


def test_an_action_says_whether_it_ends_the_turn(client: httpx.Client) -> None:
    held = new_table(client)
    assert {action["ends_turn"] for action in look(client, held, 0)["actions"]} == {True}
    for seat in range(3):
        act(client, held, seat, f"tile-{seat}", 0, "play 3")
    ending = {action["action"]: action["ends_turn"] for action in look(client, held, 0)["actions"]}
    assert ending == {"canoe 1": False}


def test_a_score_is_worked_out_for_a_real_table(client: httpx.Client) -> None:
    told = {"treasures": "gold=4,weapons=1", "ships": "3,1", "research": "+2,joker"}
    answer = client.post("/api/games/atlantica/score", json={"told": told})
    assert answer.json()["score"]["total"] == 15 + 4 + 2
    assert answer.json()["score"]["dropped"] == {"gold": 1}
    refused = client.post("/api/games/atlantica/score", json={"told": {"ships": "7"}})
    told_back = problem(refused, 409, "bad-cards")
    assert (told_back["message"], told_back["arguments"]) == ("score-number", {"text": "7", "least": 1, "most": 5})
    unknown = client.post("/api/games/atlantica/score", json={"told": {"gems": "3"}})
    assert problem(unknown, 409, "bad-cards")["arguments"]["name"] == "gems"
    problem(client.post("/api/games/chess/score", json={"told": {}}), 404, "not-found")
    problem(client.post("/api/games/atlantica/score", json={"told": {"ships": 3}}), 422, "bad-request")


def test_the_components_of_a_box_come_with_their_facts(client: httpx.Client) -> None:
    parts = {part["id"]: part for part in client.get("/api/games/atlantica/components").json()["components"]}
    assert parts["treasures"]["facts"]["weapons"] == 5
    assert parts["ships"]["facts"]["boat"] == [1, 1, 1, 1, 2, 2, 2, 3]


def test_listed_tables_are_found_and_watched_while_they_run(server: Running, client: httpx.Client) -> None:
    hidden, waiting = new_table(client), new_table(client, [*THREE[:2], {"kind": "open"}], listed=True)
    held = new_table(client, listed=True)
    for seat in range(3):
        act(client, held, seat, "a", 0, f"play {seat + 1}")
    stranger = server.client()
    found = stranger.get("/api/watch").json()["tables"]
    assert [table["table"] for table in found] == [held["table"]]
    assert (found[0]["game"], found[0]["actions"], found[0]["to_act"]) == ("niagara", 3, [0])
    assert [seat["name"] for seat in found[0]["seats"]] == ["Ada", "Bo", "Cy"]
    assert look(stranger, found[0])["viewer"] is None
    taking = {"invitation": waiting["invitation"], "name": "Di"}
    assert stranger.post(f"/api/tables/{waiting['table']}/join", json=taking).status_code == 200
    found = stranger.get("/api/watch").json()["tables"]
    assert [table["table"] for table in found] == [waiting["table"], held["table"]]
    play_to_the_end(client, held)
    assert [table["table"] for table in stranger.get("/api/watch").json()["tables"]] == [waiting["table"]]
    asking = {"seat": 0, "secret": held["secrets"][0]}
    following = client.post(f"/api/tables/{held['table']}/rematch", json=asking).json()["table"]
    found = stranger.get("/api/watch").json()["tables"]
    assert {table["table"] for table in found} == {waiting["table"], following}
    assert hidden["table"] not in stranger.get("/api/watch").text


def test_the_list_of_tables_to_watch_is_rate_limited(database: str) -> None:
    with running(database, listings=Rate(0.01, 3)) as server:
        answers = [server.client().get("/api/watch") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        problem(answers[3], 429, "too-many-requests")


def test_hostile_requests_are_logged_with_code_and_route_and_without_secrets(
    server: Running, client: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    held = new_table(client)
    table, secret = held["table"], held["secrets"][0]
    with caplog.at_level(logging.INFO, "undertow.server"):
        act(client, {**held, "secrets": {0: "forged-secret"}}, 0, "x", 0, "play 1")
        client.post(f"/api/tables/{table}/join", json={"invitation": "forged-invitation", "name": "Eve"})
        client.post(f"/api/tables/{table}/undo", json={"seat": 0, "secret": {"deep": secret}})
        client.post("/api/recovery", json={"token": "forged-token"})
        client.get("/api/tables", headers={"Authorization": "Bearer forged-bearer"})
        client.post("/api/tables", content=b" " * 70_000, headers={"content-type": "application/json"})
        client.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
        client.get("/api/tables/..%2f..%2fetc%2fpasswd")
        for hello in ({"seat": 0, "secret": "forged-hello"}, {"seat": 0, "secret": secret}):
            with socket_of(server.url, table, hello) as connection:
                if hello["secret"] == secret:
                    connection.send("{forged-message")
                    receive(connection, "answer")
                else:
                    receive(connection, "refused")
    lines = [JsonLines().format(record) for record in caplog.records]
    logged = {(line.get("route"), line["refused"]) for line in map(json.loads, lines) if "refused" in line}
    assert logged == {
        ("/api/tables/{table}/actions", "not-your-seat"),
        ("/api/tables/{table}/join", "bad-invitation"),
        ("/api/tables/{table}/undo", "bad-request"),
        ("/api/recovery", "bad-token"),
        ("/api/tables", "bad-token"),
        ("(none)", "too-large"),
        ("(none)", "bad-origin"),
        ("(none)", "not-found"),
        ("/api/tables/{table}/live", "not-your-seat"),
        ("/api/tables/{table}/live", "bad-request"),
    }
    assert not any(word in line for line in lines for word in ("forged", secret, table, held["invitation"]))


def test_browsers_keep_what_never_changes_and_ask_for_the_rest(client: httpx.Client) -> None:
    home = client.get("/")
    script = re.search(r'src="(/assets/[^"]+)"', home.text)
    assert script is not None
    kept = {path: client.get(path).headers["cache-control"] for path in ("/", "/worker.js", "/assets/none.js", "/api/games")}
    assert kept == {"/": "no-cache", "/worker.js": "no-cache", "/assets/none.js": "no-cache", "/api/games": "no-store"}
    assert client.get(script[1]).headers["cache-control"] == "public, max-age=31536000, immutable"


def test_who_looked_before_the_match_began_may_act_when_it_does(server: Running, client: httpx.Client) -> None:
    held = new_table(client, [*THREE[:2], {"kind": "open"}])
    assert look(client, held, 0)["actions"] == []
    taking = {"invitation": held["invitation"], "name": "Di"}
    assert server.client().post(f"/api/tables/{held['table']}/join", json=taking).status_code == 200
    assert [each["action"] for each in look(client, held, 0)["actions"]][:2] == ["play 1", "play 2"]
