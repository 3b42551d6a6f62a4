"""Puzzles: one best way, told by what a seat knows, confirmed by a second search, kept as lines."""

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

import undertow
from undertow.bots.arena.executor import alone
from undertow.commands.app import app
from undertow.engine.language import LANGUAGES, language
from undertow.engine.rng import Rng
from undertow.games import game_ids
from undertow.review.findings import Candidate, Decision
from undertow.review.puzzles import mining, puzzles
from undertow.review.puzzles.mining import VerifyingJob, mine
from undertow.review.puzzles.puzzle import FOLDER, Puzzle, line_of, puzzle_from, puzzle_of_day
from undertow.review.puzzles.rating import NEW_DOUBT, NEW_RATING, after_attempt
from undertow.review.puzzles.solving import is_certain, is_unexpected, solved

SHIPPED = [puzzle for game in game_ids() for puzzle in puzzles(game)]


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_shipped_puzzle_is_legal_unexpected_and_told_in_all_languages(puzzle: Puzzle) -> None:
    game = undertow.game(puzzle.game)
    state = game.dealt(puzzle.position, Rng(3))
    assert puzzle.rules_version == game.version
    assert game.position_of(state, puzzle.seat) == puzzle.position
    assert is_unexpected(game, state, puzzle.seat, puzzle.solution)
    for code in LANGUAGES:
        words = language(code, game.folder)
        assert all(words.say(message, lambda seat: f"P{seat}") for message in puzzle.gains)
    for text in puzzle.solution:
        assert game.why_not(state, puzzle.seat, text) is None
        state.apply(game.number(text))


def test_all_shipped_puzzles_differ() -> None:
    assert len({puzzle.position for puzzle in SHIPPED}) == len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)


def test_a_way_ends_where_a_second_action_is_as_good() -> None:
    game = undertow.game("atlantis")
    state = game.start(seats=2)
    rng = Rng(1)
    while state.turn() < 0:
        state.apply(state.sample(rng))
    seat = state.turn()
    first, second = (game.text(action) for action in state.legal()[:2])

    def judged(loss: float) -> Decision:
        return Decision(0, seat, first, (Candidate(first, (0.5, 0.5), 0, 0), Candidate(second, (0.5, 0.5), loss, 0.001)))

    assert solved(game, state, seat, lambda *_: judged(0.0)) is None
    answers = iter([judged(0.3), judged(0.0)])
    way = solved(game, state, seat, lambda *_: next(answers))
    assert way is not None
    assert way.actions == (first,)


def test_a_way_ends_at_a_discovery(monkeypatch: pytest.MonkeyPatch) -> None:
    game = undertow.game("niagara")
    state = game.start(seats=3)
    seat = state.choosers()[0]
    action = game.text(state.legal_for(seat)[0])
    assert is_certain(game, state, seat, action)
    told = iter("abcd")
    monkeypatch.setattr(type(game), "position_of", lambda *_: next(told))
    assert not is_certain(game, state, seat, action)


def test_mining_goes_on_after_the_last_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, played = SHIPPED[0], list[int]()

    def found(job: mining.MiningJob) -> list[Puzzle]:
        played.append(job.number)
        return [puzzle if job.number == 1 else replace(puzzle, id=str(job.number))]

    monkeypatch.setattr(mining.MiningJob, "do", found)
    file, game = tmp_path / "some.jsonl", undertow.game(puzzle.game)
    mine(game, 2, 1, file, alone, lambda *_: None)
    assert len(mine(game, 4, 1, file, alone, lambda *_: None)) == 4
    assert played == [0, 1, 2, 3]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4


def test_verifying_refuses_a_wrong_solution(tmp_path: Path) -> None:
    puzzle = SHIPPED[0]
    game = undertow.game(puzzle.game)
    state = game.dealt(puzzle.position, Rng(1))
    wrong = next(text for text in map(game.text, state.legal_for(puzzle.seat)) if text != puzzle.solution[0])
    assert VerifyingJob(game, replace(puzzle, solution=(wrong,))).do()
    assert "rules" in VerifyingJob(game, replace(puzzle, rules_version=puzzle.rules_version + 1)).do()
    file = tmp_path / "wrong.jsonl"
    file.write_text(line_of(replace(puzzle, solution=(wrong,))) + "\n", encoding="utf-8")
    told = ["puzzles", "verify", puzzle.game, "--file", str(file)]
    assert CliRunner().invoke(app, told).exit_code == 1
    assert CliRunner().invoke(app, [*told, "--drop"]).exit_code == 0
    assert file.read_text(encoding="utf-8") == ""
    assert CliRunner().invoke(app, told).exit_code == 2


def test_a_puzzle_reads_back_from_its_line() -> None:
    for puzzle in SHIPPED:
        assert puzzle_from(line_of(puzzle)) == puzzle
        assert json.loads(line_of(puzzle))["game"] == puzzle.game


def test_the_puzzle_of_the_day_changes_daily_and_visits_every_game() -> None:
    names = game_ids()
    days = [puzzle_of_day(names, date(2026, 11, 18) + timedelta(days)) for days in range(4)]
    assert {puzzle.game for puzzle in days if puzzle} == {name for name in names if (FOLDER / f"{name}.jsonl").exists()}
    assert puzzle_of_day(names, date(2026, 11, 18)) == days[0]
    assert puzzle_of_day([], date(2026, 11, 18)) is None


def test_solving_a_harder_puzzle_raises_a_rating_more() -> None:
    easy, hard = (after_attempt(NEW_RATING, NEW_DOUBT, other, 1.0, True)[0] for other in (15.0, 40.0))
    assert NEW_RATING < easy < hard
    rating, doubt = after_attempt(NEW_RATING, NEW_DOUBT, 15.0, 1.0, False)
    assert rating < NEW_RATING
    assert doubt < NEW_DOUBT
