"""Boxes of owners over HTTP: checked with places, kept with an account, played with at tables."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import undertow
from tests.server.running import Running
from undertow.engine.components import LARGEST_OWN, own_box, with_own_box
from undertow.engine.match import Match
from undertow.engine.matchfile import MatchFile, read, write

FACTS = {part.id: dict(part.facts) for part in undertow.game("atlantica").about()}
MORE_PLUS_2 = {"research": {**FACTS["research"], "plus-2": 4, "joker": 3}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of this module."""
    started = Running(f"sqlite:///{tmp_path_factory.mktemp('boxes') / 'undertow.db'}")
    yield started
    started.stop()


@pytest.fixture
def client(server: Running) -> httpx.Client:
    """Somebody with a browser."""
    return server.client()


def checked(client: httpx.Client, facts: dict[str, Any], game: str = "atlantica") -> httpx.Response:
    """The answer to the facts of a box."""
    return client.post(f"/api/games/{game}/box", json={"facts": facts})


def test_a_box_that_fits_comes_back_as_it_would_be_played(client: httpx.Client) -> None:
    answer = checked(client, MORE_PLUS_2).json()
    assert len(answer["digest"]) == 64
    research = next(part for part in answer["components"] if part["id"] == "research")
    assert (research["own"], research["facts"]["plus-2"], research["grade"]) == (True, 4, "A")
    assert checked(client, {}).json()["digest"] == checked(client, FACTS).json()["digest"] == ""


@pytest.mark.parametrize(
    ("facts", "message", "place"),
    [
        ({"research": {**FACTS["research"], "plus-2": 5}}, "box-number", ("research", "plus-2", 0)),
        ({"costs": {**FACTS["costs"], "boat": ["green", "green", "white"]}}, "box-fixed", ("costs", "boat", 0)),
        ({"dice": {"sides": 6}}, "box-unknown-block", ("dice", "", 0)),
        ({"divers": {**FACTS["divers"], "white": "13"}}, "box-fixed", ("divers", "white", 0)),
        ({"ships": {**FACTS["ships"], "boat": "many"}}, "box-numbers", ("ships", "boat", 0)),
        (
            {"tavern_symbols": {"treasures": [[1]], "ships": [{}], "research": []}},
            "box-spaces",
            ("tavern_symbols", "treasures", 0),
        ),
        ({"research": {}}, "box-number", ("research", "plus-2", 0)),
    ],
)
def test_a_box_that_does_not_fit_is_refused_with_its_place(
    client: httpx.Client, facts: dict[str, Any], message: str, place: tuple[str, str, int]
) -> None:
    answer = checked(client, facts)
    assert answer.status_code == 409
    problem = answer.json()
    assert (problem["code"], problem["message"]) == ("bad-box", message)
    assert tuple(problem["arguments"][name] for name in ("block", "key", "entry")) == place


def test_a_tile_is_refused_with_its_number(client: httpx.Client) -> None:
    magic = next(dict(part.facts) for part in undertow.game("fantazja").about() if part.id == "magic")
    magic["I"] = [*magic["I"][:2], {"sides": "E1 A1 W1", "points": 1}]
    problem = checked(client, {"magic": magic}, "fantazja").json()
    assert problem["arguments"] | {"found": ""} == {"block": "magic", "key": "I", "entry": 3, "found": ""}


def test_what_is_too_long_or_for_no_game_is_refused(client: httpx.Client) -> None:
    assert checked(client, {"research": {"x": "y" * LARGEST_OWN}}).status_code == 422
    assert checked(client, {}, "chess").status_code == 404


def test_an_account_keeps_boxes_and_a_guest_does_not(server: Running, client: httpx.Client) -> None:
    assert client.get("/api/boxes").json() == {"boxes": {}}
    assert client.put("/api/boxes/atlantica", json={"facts": MORE_PLUS_2}).status_code == 401
    client.post("/api/accounts", json={"name": "Boxy", "password": "a long password"})
    assert client.put("/api/boxes/atlantica", json={"facts": MORE_PLUS_2}).status_code == 200
    assert client.put("/api/boxes/atlantica", json={"facts": {"research": {}}}).status_code == 409
    other = server.client()
    other.post("/api/login", json={"name": "Boxy", "password": "a long password"})
    assert other.get("/api/boxes").json() == {"boxes": {"atlantica": MORE_PLUS_2}}
    assert other.get("/api/me/data").json()["boxes"][0]["game"] == "atlantica"
    assert other.delete("/api/boxes/atlantica").status_code == 200
    assert client.get("/api/boxes").json() == {"boxes": {}}


def test_an_account_with_a_box_can_be_deleted(client: httpx.Client) -> None:
    client.post("/api/accounts", json={"name": "Leaver", "password": "a long password"})
    client.put("/api/boxes/atlantica", json={"facts": MORE_PLUS_2})
    gone = client.request("DELETE", "/api/me", json={"password": "a long password"})
    assert gone.status_code == 200


def test_a_table_is_played_with_the_box_by_people_and_bots(server: Running, client: httpx.Client) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "first-time"}]
    wanted = {"game": "atlantica", "seats": seats, "pace": 0, "facts": MORE_PLUS_2}
    table = client.post("/api/tables", json=wanted).json()["table"]
    while client.get(f"/api/tables/{table}", params={"wait": 20}).json()["status"] != "finished":
        pass
    parts = client.get(f"/api/tables/{table}/components").json()
    assert next(part for part in parts["components"] if part["id"] == "research")["facts"]["plus-2"] == 4
    file = client.get(f"/api/tables/{table}/file").content
    assert f"components: {parts['digest']}".encode() in file
    shipped = undertow.game("atlantica")
    own = shipped.with_components(own_box(MORE_PLUS_2, shipped.about()))
    assert read(file, lambda name, version: own).match.log


def test_a_table_with_a_box_that_does_not_fit_is_not_made(client: httpx.Client) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    answer = client.post("/api/tables", json={"game": "atlantica", "seats": seats, "facts": {"research": {}}})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-box")


def test_a_table_with_the_box_is_found_again_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('again') / 'undertow.db'}"
    first = Running(database)
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    wanted = {"game": "atlantica", "seats": seats, "facts": MORE_PLUS_2}
    table = first.client().post("/api/tables", json=wanted).json()["table"]
    digest = first.client().get(f"/api/tables/{table}/components").json()["digest"]
    first.stop()
    second = Running(database)
    assert second.client().get(f"/api/tables/{table}/components").json()["digest"] == digest
    assert second.client().get(f"/api/tables/{table}").json()["status"] == "playing"
    second.stop()


def test_a_score_counts_with_the_box(client: httpx.Client) -> None:
    facts = {"set_values": {**FACTS["set_values"], "gold": [2, 5, 12]}}
    told = {"treasures": "gold=3", "ships": "3"}
    answer = client.post("/api/games/atlantica/score", json={"told": told, "facts": facts, "language": "bg"}).json()
    assert answer["score"]["total"] == 12
    assert answer["sentences"][0] == "Най-добър резултат: 12"


@pytest.mark.parametrize("game", undertow.game_ids())
def test_the_examples_of_the_rulebook_can_be_looked_at(client: httpx.Client, game: str) -> None:
    examples = client.get(f"/api/games/{game}/examples").json()["examples"]
    assert examples
    for example in examples:
        seen = client.post("/api/files?knowledge=spectator", content=example["file"], headers={"content-type": "text/plain"})
        assert seen.status_code == 200, example
        assert seen.json()["game"] == game


def test_a_table_says_that_the_box_is_an_owners(client: httpx.Client) -> None:
    for facts, is_own in ((MORE_PLUS_2, True), ({}, False)):
        asked = {"game": "atlantica", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "facts": facts}
        table = client.post("/api/tables", json=asked).json()["table"]
        assert client.get(f"/api/tables/{table}").json()["own_box"] is is_own


def test_a_match_file_brings_its_own_box(client: httpx.Client) -> None:
    match: Match = Match(with_own_box(undertow.game("atlantica"), MORE_PLUS_2), 2)
    match.play_chance(bytes(32))
    text = write(MatchFile(match))
    plain = {"content-type": "text/plain"}
    looked = client.post("/api/files", content=text.encode(), headers=plain)
    assert (looked.status_code, looked.json()["own_box"]) == (200, True)
    refused = client.post("/api/files", content=text.replace('"plus-2":4', '"plus-2":9').encode(), headers=plain).json()
    assert (refused["code"], refused["arguments"]["game"], refused["arguments"]["place"][:10]) == (
        "bad-file",
        "atlantica",
        "[research]",
    )
