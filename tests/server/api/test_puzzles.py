"""Puzzles over HTTP: no solution before an answer, ratings and streaks by person, and ways to get around it."""

from collections.abc import Iterator
from dataclasses import asdict
from datetime import date, timedelta
from pathlib import Path

import httpx
import pytest

import undertow
from tests.server.running import Running, running
from undertow.engine.language import LANGUAGES, language
from undertow.engine.rng import Rng
from undertow.review.puzzles import Puzzle, puzzles
from undertow.review.puzzles.texts import explanation
from undertow.server import puzzling
from undertow.server.limits import Rate
from undertow.server.people import People, Person
from undertow.server.puzzling import Puzzling
from undertow.server.storage.store import Store

SHIPPED = [puzzle for game in undertow.game_ids() for puzzle in puzzles(game)]
LONG = next(puzzle for puzzle in SHIPPED if len(puzzle.solution) > 1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of this module."""
    started = Running(f"sqlite:///{tmp_path_factory.mktemp('puzzles') / 'undertow.db'}")
    yield started
    started.stop()


@pytest.fixture
def client(server: Running) -> httpx.Client:
    """Somebody with a browser."""
    return server.client()


def answer(client: httpx.Client, puzzle: Puzzle, *line: str) -> httpx.Response:
    """The answer to a line of actions."""
    return client.post(f"/api/puzzles/{puzzle.id}/answer", json={"log": list(line[:-1]), "action": line[-1]})


def wrong_action(puzzle: Puzzle) -> str:
    """An action that is not the first of the solution."""
    game = undertow.game(puzzle.game)
    legal = game.dealt(puzzle.position, Rng(1)).legal_for(puzzle.seat)
    return next(text for text in map(game.text, legal) if text != puzzle.solution[0])


def test_the_puzzle_of_the_day_is_the_same_for_all(server: Running) -> None:
    one, other = (server.client().get("/api/puzzles/today").json() for _ in range(2))
    assert one == other
    assert one["is_daily"]
    assert one["begun"]["actions"]


@pytest.mark.parametrize("puzzle", [puzzles(game)[0] for game in undertow.game_ids()], ids=lambda puzzle: puzzle.game)
def test_a_puzzle_tells_nothing_of_its_solution(client: httpx.Client, puzzle: Puzzle) -> None:
    found = client.get(f"/api/puzzles/{puzzle.id}").json()
    assert not {"solution", "theme", "share", "margin", "gains"} & (found.keys() | found["begun"].keys())
    assert found["begun"]["viewer"] == puzzle.seat
    assert found["is_solved"] is None


def test_solving_step_by_step_raises_the_rating_once(client: httpx.Client) -> None:
    before = client.get("/api/puzzles").json()["standing"]
    for length in range(1, len(LONG.solution)):
        found = answer(client, LONG, *LONG.solution[:length]).json()
        assert (found["state"], found["solution"]) == ("open", None)
    found = answer(client, LONG, *LONG.solution).json()
    assert found["state"] == "solved"
    assert [step["action"] for step in found["solution"]["steps"]] == list(LONG.solution)
    assert found["standing"]["points"] > before["points"]
    assert (found["standing"]["solved"], found["standing"]["tried"]) == (1, 1)
    assert answer(client, LONG, *LONG.solution).json()["standing"] == found["standing"]
    assert client.get(f"/api/puzzles/{LONG.id}").json()["is_solved"]


def test_a_wrong_answer_is_explained_without_the_solution_and_counts_once(client: httpx.Client) -> None:
    before = client.get("/api/puzzles").json()["standing"]
    found = answer(client, LONG, wrong_action(LONG)).json()
    assert found["state"] == "wrong"
    assert found["solution"] is None
    assert found["wrong"]["loss"] > 0
    assert "best" not in found["wrong"]
    assert found["standing"]["points"] < before["points"]
    later = answer(client, LONG, *LONG.solution).json()
    assert later["state"] == "solved"
    assert later["standing"]["points"] == found["standing"]["points"]
    assert later["standing"]["solved"] == 1


def test_a_wrong_beginning_cannot_be_probed_for_free(client: httpx.Client) -> None:
    game = undertow.game(LONG.game)
    state = game.dealt(LONG.position, Rng(1))
    first = wrong_action(LONG)
    state.apply(game.number(first))
    assert state.turn() == LONG.seat
    second = game.text(state.legal_for(LONG.seat)[0])
    found = answer(client, LONG, first, second).json()
    assert found["state"] == "wrong"
    assert found["standing"]["tried"] == 1


def test_a_refused_action_counts_for_nothing(client: httpx.Client) -> None:
    found = answer(client, LONG, "no such action").json()
    assert found["state"] == "open"
    assert found["exploration"]["reason"]
    assert found["standing"]["tried"] == 0


def test_giving_up_shows_the_solution_and_counts_as_failed(client: httpx.Client) -> None:
    found = client.post(f"/api/puzzles/{LONG.id}/solution").json()
    assert [step["action"] for step in found["steps"]] == list(LONG.solution)
    assert found["explanation"]
    assert client.get("/api/puzzles").json()["standing"]["tried"] == 1
    assert client.get(f"/api/puzzles/{LONG.id}").json()["is_solved"] is False


@pytest.mark.parametrize("path", ["0000000000", "xyz", "../today/answer", LONG.id + "0"])
def test_wrong_ids_are_refused(client: httpx.Client, path: str) -> None:
    assert client.get(f"/api/puzzles/{path}").status_code in (404, 405, 422)
    assert client.post(f"/api/puzzles/{path}/solution").status_code in (404, 405, 422)


def test_lines_that_go_on_after_the_turn_or_are_too_long_are_refused(client: httpx.Client) -> None:
    assert answer(client, LONG, *LONG.solution * 7).status_code == 422
    assert answer(client, LONG, "no such action", LONG.solution[0]).status_code == 422
    assert client.get("/api/puzzles").json()["standing"]["tried"] == 0


def test_the_next_puzzle_fits_game_theme_and_difficulty_and_is_new(client: httpx.Client) -> None:
    games = client.get("/api/puzzles").json()["games"]
    for game, themes in games.items():
        for theme in themes:
            found = client.get("/api/puzzles/next", params={"game": game, "theme": theme}).json()
            assert puzzling.puzzle_with(found["id"]).theme == theme
    easy = {client.get("/api/puzzles/next", params={"difficulty": "easier"}).json()["points"] for _ in range(6)}
    hard = {client.get("/api/puzzles/next", params={"difficulty": "harder"}).json()["points"] for _ in range(6)}
    assert max(easy) < max(hard)
    client.post(f"/api/puzzles/{LONG.id}/solution")
    seen = {client.get("/api/puzzles/next", params={"game": LONG.game, "theme": LONG.theme}).json()["id"] for _ in range(6)}
    assert LONG.id not in seen or games[LONG.game][LONG.theme] == 1
    assert client.get("/api/puzzles/next", params={"game": "chess"}).status_code == 404
    assert client.get("/api/puzzles/next", params={"difficulty": "absurd"}).status_code == 422


def test_a_flood_of_wrong_answers_is_judged_without_more_work(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'undertow.db'}", analyses=Rate(0.001, 1)) as flooded:
        client = flooded.client()
        found = [answer(client, LONG, wrong_action(LONG)).json() for _ in range(3)]
        assert [each["state"] for each in found] == ["wrong"] * 3
        assert [each["wrong"] is None for each in found] == [False, True, True]


def person(store: Store) -> Person:
    """A new guest."""
    return People(store, None).new_guest()  # type: ignore[arg-type]


def test_a_streak_grows_by_days_and_ends_with_a_gap(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    people, solver = Puzzling(store), person(store)
    days = [date(2026, 11, 1) + timedelta(number) for number in (0, 0, 1, 2, 4)]
    streaks = []
    for day in days:
        monkeypatch.setattr(puzzling, "today", lambda day=day: day)
        streaks.append(people.answer(solver, puzzling.daily(), True).streak)
    assert streaks == [1, 1, 2, 3, 1]
    assert people.standing(solver).best_streak == 3
    monkeypatch.setattr(puzzling, "today", lambda: date(2026, 11, 9))
    assert people.standing(solver).streak == 0


def test_an_account_has_one_standing_on_all_its_devices(store: Store) -> None:
    people, phone, desk = Puzzling(store), person(store), person(store)
    people.answer(phone, LONG, True)
    both = Person(desk.guest, "account", (phone.guest, desk.guest))
    assert asdict(people.standing(both)) == asdict(people.standing(phone))
    assert people.answer(both, LONG, True) == people.standing(phone)
    assert people.standing(desk).tried == 0


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_every_puzzle_is_explained_and_its_theme_named_in_all_languages(puzzle: Puzzle) -> None:
    for code in LANGUAGES:
        words = language(code, undertow.game(puzzle.game).folder)
        assert words.has(f"theme-{puzzle.theme}")
        told = [words.say(message, lambda seat: f"P{seat}") for message in explanation(puzzle)]
        assert len(told) > 1
        assert all(told)
