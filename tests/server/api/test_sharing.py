"""Shared links of tables: tags for previews, and the picture that they show."""

import io
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from PIL import Image

from tests.server.running import THREE, Running, running
from undertow.server import pictures
from undertow.server.limits import Rate

FREE = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
UNKNOWN = "a" * 24


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path / 'undertow.db'}", pictures=Rate(0.001, 6)) as started:
        yield started


def table(client: httpx.Client, seats: list[dict[str, str]], game: str = "niagara") -> str:
    return str(client.post("/api/tables", json={"game": game, "seats": seats}).json()["table"])


def tags(page: str) -> dict[str, str]:
    return {name: unescape(text) for name, text in re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page)}


def test_a_link_to_a_free_seat_invites_and_shows_the_board(server: Running) -> None:
    client = server.client()
    shared = f"/at/{table(client, FREE)}"
    page = client.get(shared).text
    found = tags(page)
    assert '<div id="page">' in page
    assert found["og:title"] == "Come and play Niagara"
    assert found["og:description"].startswith("Paddle out for gems")
    assert found["og:url"] == f"{server.url}{shared}?lang=en"
    picture = client.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert Image.open(io.BytesIO(picture.content)).size == (1200, 800)


def test_a_link_speaks_the_language_of_the_one_who_shares_it(server: Running) -> None:
    client = server.client()
    shared = f"/at/{table(client, FREE)}"
    assert tags(client.get(f"{shared}?lang=pl").text)["og:title"] == "Zagrajmy w grę Niagara"
    assert tags(client.get(f"{shared}?lang=xx").text)["og:title"] == "Come and play Niagara"


def test_a_full_table_has_the_name_of_its_game(server: Running) -> None:
    client = server.client()
    assert tags(client.get(f"/at/{table(client, THREE)}").text)["og:title"] == "Niagara"


def test_an_unknown_table_has_the_plain_page_and_no_picture(server: Running) -> None:
    client = server.client()
    for shared in (UNKNOWN, "nonsense"):
        answer = client.get(f"/at/{shared}")
        assert (answer.status_code, tags(answer.text)) == (200, {})
    assert client.get(f"/at/{UNKNOWN}/board.png").status_code == 404


def test_pictures_are_drawn_once_and_not_too_often(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    client = server.client()
    shared = table(client, THREE)
    first = client.get(f"/at/{shared}/board.png").content
    monkeypatch.setattr(pictures, "picture_of", None)
    assert client.get(f"/at/{shared}/board.png").content == first
    answers = [client.get(f"/at/{shared}/board.png").status_code for _ in range(8)]
    assert answers[-1] == 429


def test_a_server_that_cannot_draw_shares_words_alone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undertow.drawing.boards.games", list)
    client = server.client()
    found = tags(client.get(f"/at/{table(client, THREE)}").text)
    assert "og:image" not in found
    assert found["og:title"] == "Niagara"


def test_what_a_seat_hides_is_not_in_the_picture(server: Running) -> None:
    client = server.client()
    made = client.post("/api/tables", json={"game": "niagara", "seats": THREE, "options": {"first": "0"}}).json()
    shared = f"/at/{made['table']}/board.png"
    version = client.get(f"/api/tables/{made['table']}").json()["version"]
    chosen = {"seat": 0, "secret": made["secrets"]["0"], "id": "a", "version": version, "action": "play 3"}
    seen = []
    for number, tile in enumerate(("play 3", "play 5")):
        done = client.post(f"/api/tables/{made['table']}/actions", json={**chosen, "id": f"m{number}", "action": tile})
        assert done.is_success, done.text
        seen.append(client.get(shared).content)
    assert seen[0] == seen[1]
