"""Bots at tables: characters, partners, and names that are refused."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.api.test_app import problem
from tests.server.running import Running
from undertow.bots.partner import START, Result, name_of, strength_after
from undertow.server.storage.schema import matches, seats


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    started = Running(database)
    yield started
    started.stop()


def new_table(client: httpx.Client, bot: str, game: str = "atlantis") -> httpx.Response:
    sitting = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "owl", "bot": bot}]
    return client.post("/api/tables", json={"game": game, "seats": sitting})


def bot_of(client: httpx.Client, made: httpx.Response) -> Any:
    return client.get(f"/api/tables/{made.json()['table']}").json()["seats"][1]["bot"]


def test_a_bot_may_have_a_character_of_its_game(server: Running) -> None:
    client = server.client()
    assert bot_of(client, new_table(client, "beginner+racer")) == "beginner+racer"
    assert "racer" in client.get("/api/games").json()["games"][1]["characters"]


@pytest.mark.parametrize("bot", ["beginner+thief", "genius", "expert@/etc/passwd", "partner=99", "partner=", ""])
def test_a_bot_that_does_not_exist_is_refused(server: Running, bot: str) -> None:
    problem(new_table(server.client(), bot), 409, "bad-options")


def test_a_partner_begins_in_the_middle_and_follows_ones_results(server: Running) -> None:
    client = server.client()
    made = new_table(client, "partner")
    assert bot_of(client, made) == name_of(START)
    assert client.get("/api/me/partner/atlantis").json()["strength"] == START
    finish(server, made.json()["table"], "[0]")
    stronger = strength_after([Result(2, 1.0)])
    assert client.get("/api/me/partner/atlantis").json()["strength"] == pytest.approx(stronger)
    assert bot_of(client, new_table(client, "partner")) == name_of(stronger)
    assert client.get("/api/me/partner/niagara").json()["strength"] == START
    assert server.client().get("/api/me/partner/atlantis").json()["strength"] == START
    problem(client.get("/api/me/partner/chess"), 404, "not-found")


def test_only_matches_with_a_partner_count(server: Running) -> None:
    client = server.client()
    finish(server, new_table(client, "beginner").json()["table"], "[0]")
    assert client.get("/api/me/partner/atlantis").json()["strength"] == START


def finish(server: Running, table: str, winners: str) -> None:
    """End a match in the database."""
    with server.service.store.writing() as connection:
        assert connection.execute(sa.select(seats.c.seat).where(seats.c.match == table)).all()
        connection.execute(sa.update(matches).where(matches.c.id == table).values(status="finished", winners=winners))
