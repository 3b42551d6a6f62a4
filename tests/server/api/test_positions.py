"""Positions over HTTP."""

import json
from collections.abc import Iterator

import httpx
import pytest

import undertow
from tests.server.running import Running
from undertow.server.live import gate


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of this module."""
    started = Running(f"sqlite:///{tmp_path_factory.mktemp('positions') / 'undertow.db'}")
    yield started
    started.stop()


@pytest.fixture
def client(server: Running) -> httpx.Client:
    """Somebody with a browser."""
    return server.client()


def read(client: httpx.Client, game: str, position: str) -> httpx.Response:
    """The answer to a position."""
    return client.post("/api/positions", json={"game": game, "position": position})


@pytest.mark.parametrize("game", undertow.game_ids())
def test_a_position_is_read_in_full_and_in_its_short_form(client: httpx.Client, game: str) -> None:
    state = undertow.game(game).start()
    found = read(client, game, str(state)).json()
    assert (found["text"], found["packed"]) == (str(state), undertow.game(game).packed(state))
    assert read(client, game, found["packed"]).json() == found
    assert found["view"] == json.loads(gate.as_text(undertow.game(game).view(state, undertow.SPECTATOR)))


def test_what_a_seat_knows_stays_what_it_knows(client: httpx.Client) -> None:
    game = undertow.game("atlantis")
    state = game.start()
    rng = undertow.Rng(2)
    while state.turn() < 0:
        state.apply(state.sample(rng))
    known = game.position_of(state, 1)
    found = read(client, "atlantis", known).json()
    assert (found["text"], found["view"]) == (known, game.view(state, 1))


def test_no_text_is_the_set_up(client: httpx.Client) -> None:
    found = read(client, "niagara", "").json()
    assert found["text"] == str(undertow.game("niagara").start(seats=3))


def test_what_is_no_position_is_refused_with_its_place(client: httpx.Client) -> None:
    wrong = str(undertow.game("niagara").start()).replace("7 pink", "8 pink")
    refused = read(client, "niagara", wrong).json()
    assert refused["code"] == "bad-position"
    why = {"why": "position-component", "name": "pink gems", "found": 8, "wanted": 7}
    assert refused["arguments"] == {"column": 110, "reason": "the number of “pink gems” is 8, not 7", **why}
    assert read(client, "chess", "").status_code == 404
    assert read(client, "niagara", "x" * 10_000).status_code == 422


def test_a_table_begins_with_a_position(client: httpx.Client) -> None:
    state = undertow.game("niagara").start(seats=3)
    asked = {
        "game": "niagara",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}],
        "position": str(state),
    }
    table = client.post("/api/tables", json=asked).json()["table"]
    assert client.get(f"/api/tables/{table}").json()["begun"] == {"origin": None}
    assert client.post("/api/tables", json={**asked, "rated": True}).json()["code"] == "rated-position"
