"""Matches of an arena: equal deals for all, resumed without loss, in any executor."""

import json
import shutil
import sys
from pathlib import Path

import pytest

import undertow
from tests.bots.arena.strangers import write_strangers
from undertow.bots.arena.entrant import EntrantFailed, check
from undertow.bots.arena.executor import Task, WorkerDied, alone, in_processes
from undertow.bots.arena.playing import ArenaSetup, Played, deal_seed, played
from undertow.bots.arena.results import Results, ResultsError, asked_for, code_digest
from undertow.bots.arena.run import Open, play_all
from undertow.bots.arena.schedule import Fixture, fixtures, line_ups
from undertow.bots.playout import play_chance
from undertow.engine.compiled import PACKAGE
from undertow.engine.draws import verify_chance
from undertow.engine.game import OptionError
from undertow.engine.matchfile import read

TABLE = ArenaSetup("atlantis", 2, undertow.game("atlantis").check_options(2, {}), 5)
BOTS = ("random", "greedy")
MEETING = line_ups(BOTS, 2)


def tasks(games: int, *names: str) -> list[Task]:
    return [Task(TABLE, fixture) for fixture in fixtures(line_ups(names or BOTS, 2), games)]


def results(done: object) -> dict[Fixture, tuple[tuple[float, ...], tuple[int, ...]]]:
    assert hasattr(done, "__iter__")
    return {task.fixture: (match.shares, match.scores) for task, match in done}


def first_draws(match: Played) -> list[str]:
    return [text for text in read(match.match.encode(), undertow.game).match.log if " " in text][:8]


def test_all_seatings_of_a_deal_get_the_same_deal() -> None:
    one, other = (played(TABLE, Fixture(seating, 3), with_match=True) for seating in (BOTS, BOTS[::-1]))
    assert first_draws(one) == first_draws(other)
    another_deal = played(TABLE, Fixture(BOTS, 4), with_match=True)
    assert first_draws(one) != first_draws(another_deal)


def test_a_kept_match_can_be_checked() -> None:
    saved = read(played(TABLE, Fixture(BOTS, 3), with_match=True).match.encode(), undertow.game)
    assert saved.seed == deal_seed(TABLE, 3)
    assert verify_chance(saved.match, saved.seed) is None
    assert saved.match.names == ("0 random", "1 greedy")


def test_the_same_arena_gives_the_same_matches_alone_and_in_processes() -> None:
    expected = results(alone(tasks(8)))
    assert len(expected) == 8
    assert results(in_processes(2)(tasks(8))) == expected
    assert sum(shares[0] for shares, _ in expected.values()) == sum(shares[1] for shares, _ in expected.values())


def test_a_match_whose_worker_died_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = write_strangers(tmp_path, monkeypatch, "strangers_dying") + ":dies_once"
    found = results(in_processes(2)(tasks(6, bot, "random")))
    assert (tmp_path / "died").exists()
    assert set(found) == {task.fixture for task in tasks(6, bot, "random")}


def test_a_match_that_kills_every_worker_ends_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = write_strangers(tmp_path, monkeypatch, "strangers_dead") + ":dies_always"
    with pytest.raises(WorkerDied, match=r"3 workers died over atlantis, .*dies_always"):
        list(in_processes(1)(tasks(2, bot, "random")))


@pytest.mark.parametrize(
    ("name", "reason"),
    [("illegal", "chose 10000, which is not among the legal"), ("broken", "raised ZeroDivisionError: out of ideas")],
)
@pytest.mark.parametrize("jobs", [0, 1])
def test_a_bot_that_fails_is_named(
    jobs: int, name: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = write_strangers(tmp_path, monkeypatch, f"strangers_{name}_{jobs}")
    executor = in_processes(jobs) if jobs else alone
    with pytest.raises(EntrantFailed, match=f"{module}:{name} at seat 0 {reason}.*deal 0, after"):
        list(executor(tasks(2, f"{module}:{name}", "random")))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("genius", "there is no bot “genius”; there are random"),
        ("no_such_module:Bot", "no_such_module"),
        ("{module}:nobody", "nobody"),
        ("{module}:not_callable", "cannot be called"),
    ],
)
def test_an_unknown_entrant_is_refused(name: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = write_strangers(tmp_path, monkeypatch, "strangers_missing")
    with pytest.raises(OptionError, match=reason):
        check(name.format(module=module))


def test_a_class_is_made_an_object_of_for_every_seat_and_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = write_strangers(tmp_path, monkeypatch, "strangers_counting") + ":Counting"
    check(bot)
    twice = [results(alone(tasks(2, bot, "greedy"))) for _ in range(2)]
    assert twice[0] == twice[1]


def test_an_own_bot_is_handed_a_guess(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The bot acts alike in two states that its seat cannot tell apart, so it never saw the true state."""
    (tmp_path / "strangers_looking.py").write_text(
        "seen = []\n\n\ndef look(known, seat, rng):\n    seen.append(known)\n    return known.legal_for(seat)[0]\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    from undertow.bots.arena.entrant import chooser

    state = undertow.game("atlantis").start(seats=2)
    rng = undertow.Rng(3)
    play_chance(state, rng)
    seat = state.turn()
    look = chooser("strangers_looking:look")
    look(state, seat, undertow.Rng(1))
    look(state.guess(seat, undertow.Rng(99)), seat, undertow.Rng(1))
    import strangers_looking  # type: ignore[import-not-found]

    assert len(strangers_looking.seen) == 2
    assert state not in strangers_looking.seen
    assert list(strangers_looking.seen[0].encode()) == list(strangers_looking.seen[1].encode())


# The file of results


def opened(path: Path, games: int, asked: dict[str, object] | None = None) -> tuple[Results, Open]:
    kept = Results(path, asked or asked_for(TABLE, BOTS, False))
    return kept, Open(TABLE, kept, fixtures(MEETING, games))


def matches_in(path: Path) -> list[tuple[Fixture, tuple[float, ...], tuple[int, ...]]]:
    with opened(path, 1)[0] as kept:
        return [(fixture, match.shares, match.scores) for fixture, match in kept.matches.items()]


def test_a_second_run_goes_on_and_gives_what_one_run_gives(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    for path, amounts in ((whole, (12,)), (parts, (4, 12, 12))):
        for games in amounts:
            kept, arena = opened(path, games)
            with kept:
                assert play_all([arena], alone)
    assert matches_in(whole) == matches_in(parts)
    assert len(parts.read_text().splitlines()) == 13


def test_a_line_cut_short_by_a_crash_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    kept, arena = opened(path, 4)
    with kept:
        play_all([arena], alone)
    path.write_bytes(path.read_bytes()[:-40])
    kept, arena = opened(path, 4)
    with kept:
        assert len(arena.missing) == 1
        play_all([arena], alone)
    assert json.loads(path.read_text().splitlines()[0])["game"] == "atlantis"
    assert len(matches_in(path)) == 4


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": 6}, "seed 5, not 6"),
        ({"together": True}, "together"),
        ({"options": {}}, "options"),
        ({"code": "0"}, "other code of rules or bots"),
    ],
)
def test_the_file_of_another_arena_is_left_alone(change: dict[str, object], reason: str, tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    kept, arena = opened(path, 1)
    with kept:
        play_all([arena], alone)
    before = path.read_bytes()
    with pytest.raises(ResultsError, match=reason):
        Results(path, {**asked_for(TABLE, BOTS, False), **change})
    assert path.read_bytes() == before


def test_the_code_is_told_apart_by_game_and_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = code_digest(TABLE)
    assert before == code_digest(ArenaSetup("atlantis", 2, {}, 9))
    assert before != code_digest(ArenaSetup("niagara", 3, {}, 5))
    package = tmp_path / "undertow"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("*.so", "server", "__pycache__"))
    monkeypatch.setattr("undertow.bots.arena.results.PACKAGE", package)
    monkeypatch.setattr("undertow.bots.weights.LEARNT", package / "bots" / "learnt")
    (package / "bots" / "learnt").mkdir(exist_ok=True)
    (package / "bots" / "learnt" / "niagara-3.json").write_text("other weights")
    (package / "games" / "atlantis" / "view.py").write_text("other words for the same match")
    assert code_digest(TABLE) == before
    (package / "bots" / "learnt" / "atlantis-2.json").write_text("other weights")
    assert code_digest(TABLE) != before


def test_an_arena_of_which_nothing_was_played_stands_in_nobodys_way(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    assert matches_in(path) == []
    with Results(path, {**asked_for(TABLE, BOTS, False), "seed": 6}):
        pass
    assert json.loads(path.read_text())["seed"] == 6


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_two_runs_cannot_write_one_file(tmp_path: Path) -> None:
    file, asked = tmp_path / "arena.jsonl", asked_for(TABLE, BOTS, False)
    with Results(file, asked) as first:
        before = file.read_bytes()
        with pytest.raises(ResultsError, match="is being written by another run"):
            Results(file, asked)
        assert file.read_bytes() == before
        assert first.matches == {}
    with Results(file, asked) as second:
        assert second.matches == {}


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "[1]\n", '{"undertow arena": 99}\n'])
def test_a_file_that_is_no_arena_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "strange.jsonl"
    path.write_text(text)
    with pytest.raises(ResultsError, match="not a file of an arena"):
        opened(path, 2)
    assert path.read_text() == text


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    matches_in(path)
    path.write_text(path.read_text() + '{"deal": 1}\n')
    with pytest.raises(ResultsError, match="line 2"):
        opened(path, 2)


def test_several_arenas_take_turns_until_the_time_is_over(tmp_path: Path) -> None:
    setups = [ArenaSetup("atlantis", seats, undertow.game("atlantis").check_options(seats, {}), 1) for seats in (2, 3)]
    arenas = [
        Open(
            setup,
            Results(tmp_path / f"{setup.seats}.jsonl", asked_for(setup, BOTS, False)),
            fixtures(line_ups(BOTS, setup.seats), 6),
        )
        for setup in setups
    ]
    order: list[int] = []
    assert play_all(arenas, alone, lambda match: order.append(len(match.seating)))
    assert order[:4] == [2, 3, 2, 3]
    assert len(order) == 6 + 12
    more = [Open(a.setup, a.results, fixtures(line_ups(BOTS, a.setup.seats), 60)) for a in arenas]
    assert not play_all(more, alone, seconds=0.0)
    for arena in arenas:
        arena.results.__exit__(None, None, None)
