"""The analysis board over HTTP: all seats and chance by hand, lines, verdicts, and nothing of rated matches in progress."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import undertow
from tests.server.running import Running, running
from undertow.engine.matchfile import read
from undertow.engine.rng import Rng
from undertow.engine.variations import variations_in
from undertow.games import by_id
from undertow.review.puzzles import puzzles
from undertow.server.limits import Rate

PUZZLE = puzzles("niagara")[-1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of this module."""
    started = Running(f"sqlite:///{tmp_path_factory.mktemp('analysis') / 'undertow.db'}")
    yield started
    started.stop()


@pytest.fixture
def client(server: Running) -> httpx.Client:
    """Somebody with a browser."""
    return server.client()


def explore(client: httpx.Client, game: str, position: str, log: list[str], **more: object) -> httpx.Response:
    """The answer to an exploration."""
    return client.post("/api/analysis", json={"game": game, "position": position, "log": log, **more})


@pytest.mark.parametrize("game", undertow.game_ids())
def test_a_match_can_be_played_by_hand_for_all_seats_and_chance(client: httpx.Client, game: str) -> None:
    log: list[str] = []
    kinds = set()
    found = explore(client, game, "", log).json()
    for step in range(12):
        if found["outcomes"]:
            assert sum(each["odds"] for each in found["outcomes"]) == pytest.approx(1)
            chosen = {"draw": True} if step % 2 else {"action": found["outcomes"][0]["action"]}
        else:
            assert found["actor"] == found["viewer"]
            chosen = {"action": found["actions"][-1]["action"]}
        kinds.add(found["actor"])
        found = explore(client, game, "", log, **chosen).json()
        assert found["reason"] is None
        assert found["log"][: len(log)] == log
        assert len(found["lines"]) == len(found["views"]) == len(found["log"]) - len(log) > 0
        log = found["log"]
    again = explore(client, game, found["position"], []).json()
    assert again["position"] == found["position"]
    assert len(kinds) > 1


def test_a_wrong_action_gives_the_reason_and_changes_nothing(client: httpx.Client) -> None:
    begun = explore(client, "niagara", "", []).json()
    for wrong in ("land", "no such action"):
        found = explore(client, "niagara", "", [], action=wrong).json()
        assert found["reason"]["message"]
        assert found["log"] == []
        assert found["actions"] == begun["actions"]


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"game": "chess", "position": "", "log": []}, 404),
        ({"game": "niagara", "position": "niagara 3; round: x", "log": []}, 409),
        ({"game": "niagara", "position": "", "log": ["land"]}, 422),
        ({"game": "niagara", "position": "", "log": ["play 1"] * 601}, 422),
        ({"game": "niagara", "position": "", "log": [], "viewer": 9}, 422),
        ({"game": "niagara", "position": "", "log": [], "other": 1}, 422),
    ],
)
def test_what_cannot_be_explored_is_refused(client: httpx.Client, asked: dict[str, object], status: int) -> None:
    assert client.post("/api/analysis", json=asked).status_code == status


def test_lines_are_streamed_each_better_than_the_one_before(client: httpx.Client) -> None:
    asked = {"game": "niagara", "position": PUZZLE.position, "log": []}
    with client.stream("POST", "/api/analysis/lines", json=asked) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        found = [json.loads(line) for line in answer.iter_lines()]
    assert [each["step"] for each in found] == list(range(len(found)))
    assert [each["is_last"] for each in found] == [False] * (len(found) - 1) + [True]
    last = found[-1]
    assert last["seat"] == PUZZLE.seat
    assert sum(last["shares"]) == pytest.approx(1, abs=0.01)
    assert last["lines"][0]["action"] == PUZZLE.solution[0]
    assert last["lines"][0]["steps"][0]["action"] == PUZZLE.solution[0]


def test_a_verdict_tells_right_from_wrong_by_what_the_seat_knows(client: httpx.Client) -> None:
    game = undertow.game("niagara")
    state = game.dealt(PUZZLE.position, Rng(5))
    asked = {"game": "niagara", "position": PUZZLE.position, "log": []}
    right = client.post("/api/analysis/verdict", json={**asked, "action": PUZZLE.solution[0]}).json()
    assert right["is_right"]
    wrong = next(text for text in map(game.text, state.legal_for(PUZZLE.seat)) if text != PUZZLE.solution[0])
    found = client.post("/api/analysis/verdict", json={**asked, "action": wrong}).json()
    assert not found["is_right"]
    assert found["loss"] > 0
    assert client.post("/api/analysis/verdict", json={**asked, "action": "nonsense"}).status_code == 409


def test_where_chance_decides_there_is_nothing_to_analyse(client: httpx.Client) -> None:
    refused = client.post("/api/analysis/lines", json={"game": "atlantis", "position": "", "log": []})
    assert (refused.status_code, refused.json()["code"]) == (409, "nothing-to-choose")


def test_a_rated_match_in_progress_is_never_analysed(server: Running) -> None:
    client = server.client()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bo"}, {"kind": "me", "name": "Cy"}]
    asked = {"game": "niagara", "seats": seats, "options": {"first": "0"}}
    rated = client.post("/api/tables", json={**asked, "rated": True}).json()
    moment = client.get(f"/api/tables/{rated['table']}/moments/0").json()
    body = {"game": "niagara", "position": moment["position"], "log": []}
    for stranger in (client, server.client()):
        for path, more in (("lines", {}), ("verdict", {"action": "play 1"}), ("lines", {"log": ["play 1"]})):
            refused = stranger.post(f"/api/analysis/{path}", json={**body, **more})
            assert (refused.status_code, refused.json()["code"]) == (409, "rated-analysis")
    other = str(undertow.game("niagara").start(seats=4))
    assert client.post("/api/analysis/verdict", json={**body, "position": other, "action": "play 1"}).status_code == 200


def test_variations_are_saved_as_lines_and_as_a_file(client: httpx.Client) -> None:
    nodes = [
        {"parent": -1, "action": "play 5", "comment": "Bolder."},
        {"parent": 0, "action": "play 1"},
        {"parent": 0, "action": "play 6"},
    ]
    body = {"game": "niagara", "position": "", "log": ["play 4"], "nodes": nodes}
    found = client.post("/api/analysis/variations", json=body).json()
    assert found["lines"] == ["#( play 5", "#; Bolder.", "#( play 6", "#)", "#. play 1", "#)"]
    file = read(found["file"].encode(), by_id)
    assert file.match.log == ["play 4", "play 5", "play 1"]
    assert [node.action for node in variations_in(file)[2]] == ["play 6"]
    shown = client.post("/api/files", content=found["file"], headers={"content-type": "text/plain"}).json()
    assert shown["variations"] == [{"at": 2, "nodes": [{"parent": -1, "action": "play 6", "comment": ""}]}]
    wrong = {**body, "nodes": [{"parent": 0, "action": "play 5"}]}
    assert client.post("/api/analysis/variations", json=wrong).status_code == 422


def test_nobody_gets_more_analyses_than_allowed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'undertow.db'}", analyses=Rate(0.001, 2)) as flooded:
        client = flooded.client()
        asked = {"game": "niagara", "position": PUZZLE.position, "log": [], "action": PUZZLE.solution[0]}
        codes = [client.post("/api/analysis/verdict", json=asked).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        assert client.get("/health").status_code == 200
