"""`undertow ladder`: page and picture show what was played; an interrupted run continues."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import undertow
from tests.bots.arena.strangers import write_strangers
from undertow.bots.arena.ladder import REFERENCE, Counts, against_reference, others, planned, steps
from undertow.bots.arena.ladder_page import page
from undertow.bots.arena.ladder_record import LadderResult, read_record
from undertow.bots.arena.playing import ArenaSetup
from undertow.bots.arena.statistics import Interval, Tie
from undertow.commands.app import app
from undertow.engine.tuning import LadderGoal
from undertow.games import tuning

NAMES = ("random", "first-time", "greedy", "expert")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "160", "NO_COLOR": "1"}).invoke(app, ["ladder", *arguments])


def test_every_two_meet_once_the_stronger_alone_against_the_weaker() -> None:
    first, top, rest = steps(NAMES, 3), against_reference(NAMES, 3), others(NAMES, 3)
    assert first == [("first-time", "random", "random"), ("expert", "first-time", "first-time")]
    assert top == [("expert", REFERENCE, REFERENCE)]
    assert len({*first, *top, *rest}) == 6
    assert against_reference((*NAMES, "genius"), 2) == [("genius", REFERENCE)]
    setup = ArenaSetup("niagara", 3, {}, 1)
    assert planned(NAMES, setup, Counts(3, 3))[0].seating == first[0]


@pytest.mark.parametrize(("seats", "tests"), [(2, 10), (3, 6)])
def test_where_a_goal_is_set_more_matches_may_test_it_and_none_is_played_twice(seats: int, tests: int) -> None:
    found = planned(NAMES, ArenaSetup("atlantis", seats, {}, 1), Counts(6, 6, 10))
    played = [sorted(set(fixture.seating)) for fixture in found]
    assert played.count(["expert", REFERENCE]) == tests
    assert played.count(["expert", "first-time"]) == 6
    assert len(found) == len(set(found))


def test_the_page_tells_of_every_table_and_the_run_goes_on(folder: Path) -> None:
    cut = run("atlantis", "--bots", "random,greedy", "--games", "20", "--minutes", "0")
    assert cut.exit_code == 0, cut.output
    assert "time is up" in cut.stderr
    assert "61 of 61 matches to play" in cut.stderr
    fewer = run("atlantis", "--bots", "random,greedy", "--games", "20", "--games-of-more", "8", "--estimate")
    assert "atlantis, 2 seats: 20 matches to play" in fewer.stderr
    assert "atlantis, 3 seats: 9 matches to play" in fewer.stderr
    three = run("atlantis", "--bots", "random,first-time,greedy", "--games", "20", "--games-apart", "3", "--estimate")
    assert "atlantis, 2 seats: 60 matches to play" in three.stderr
    assert "atlantis, 3 seats: 45 matches to play" in three.stderr  # 21 for each of two steps, 3 for the pair apart
    whole = run("atlantis", "--bots", "random,greedy", "--games", "20")
    assert "atlantis, 2 seats: 20 matches to play" in whole.stderr
    text = (folder / "docs" / "ladder.md").read_text(encoding="utf-8")
    for seats in (2, 3, 4):
        assert f"## Atlantis, {seats} seats" in text
    assert re.search(r"\| greedy \| \*\*100 % \(\d+–100\)\*\* \|", text)
    assert "atlantis rules 1, " in text
    assert len(re.findall(r"Code of rules, bots and weights: [0-9a-f]{16}", text)) == 3
    assert str(folder) not in text
    again = run("atlantis", "--bots", "random,greedy", "--games", "20")
    assert "0 of 61 matches to play" in again.stderr


def test_a_run_of_some_games_keeps_what_is_known_of_the_others(folder: Path) -> None:
    run("fantazja", "--bots", "random,greedy", "--games", "4", "--results", "first")
    alone = (folder / "docs" / "ladder.md").read_text(encoding="utf-8")
    section = alone[alone.index("## Fantazja") :]
    run("atlantis", "--bots", "random,greedy", "--games", "2", "--results", "second")
    both = (folder / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert both.index("## Atlantis, 4 seats") < both.index("## Fantazja, 2 seats")
    assert both.endswith(section)
    assert "- Matches: 13, " in both
    known = read_record(folder / "docs" / "ladder.json")
    assert [each.place for each in known] == [("atlantis", 2), ("atlantis", 3), ("atlantis", 4), ("fantazja", 2)]
    run("fantazja", "--bots", "random,first-time", "--games", "2", "--results", "third")
    others = (folder / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert "## Atlantis" not in others  # other bots have a ladder of their own


@pytest.mark.parametrize(
    "text", ["", "[]", '{"undertow ladder": 2, "tables": []}', '{"undertow ladder": 1, "tables": [{}]}']
)
def test_a_broken_record_is_refused_before_anything_is_played(folder: Path, text: str) -> None:
    (folder / "docs").mkdir()
    (folder / "docs" / "ladder.json").write_text(text)
    result = run("fantazja", "--bots", "random,greedy", "--games", "2")
    assert result.exit_code == 2
    assert "is not a ladder record" in " ".join(result.stderr.split())
    assert (folder / "docs" / "ladder.json").read_text() == text
    assert not (folder / "docs" / "ladder.md").exists()


def test_the_picture_has_a_row_for_every_step(folder: Path) -> None:
    run("fantazja", "--bots", "random,greedy", "--games", "2")
    drawn = ElementTree.fromstring((folder / "docs" / "pictures" / "ladder.svg").read_text(encoding="utf-8"))
    assert len(drawn.findall(f"{SVG}circle")) == 1
    said = " ".join(str(text.text) for text in drawn.iter(f"{SVG}text"))
    for word in ("Fantazja", "2 seats", "› random", "%"):
        assert word in said
    assert "prefers-color-scheme: dark" in ElementTree.tostring(drawn, encoding="unicode")


def test_an_own_bot_has_its_place_on_the_ladder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = write_strangers(folder, monkeypatch, "strangers_on_the_ladder") + ":last"
    result = run("atlantis", "--bots", f"{own},greedy", "--games", "4", "--jobs", "2")
    assert result.exit_code == 0, result.output
    assert f"| | {own} |" in (folder / "docs" / "ladder.md").read_text(encoding="utf-8")


def test_only_saying_how_much_work_there_is_plays_nothing(folder: Path) -> None:
    result = run("niagara", "--bots", "random,greedy", "--estimate")
    assert result.exit_code == 0
    assert re.search(r"601 of 601 matches to play, about \d+ (s|min)", result.stderr)
    assert not (folder / "docs").exists()


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["chess"], "no game “chess”"),
        (["--bots", "genius,random"], "no bot “genius”"),
        (["--bots", "random"], "two entrants"),
    ],
)
def test_what_people_get_wrong_is_one_clear_line(arguments: list[str], error: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert error in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("low", "mean", "verdict"),
    [(0.91, 0.95, "reached, whole interval above"), (0.88, 0.92, "reached"), (0.7, 0.8, "not reached")],
)
def test_a_goal_is_reached_only_if_the_numbers_say_so(low: float, mean: float, verdict: str) -> None:
    assert tuning("atlantis").goal == LadderGoal(seats=2, win_share=0.9)
    setup = ArenaSetup("atlantis", 2, undertow.game("atlantis").check_options(2, {}), 1)
    line_up = ("expert", "greedy")
    tie = Tie(line_up, "expert", 0.5, Interval(mean, low, 0.99, 100, 200))
    result = LadderResult(setup, ("greedy", "expert"), "code", "2026-11-17", 200, [line_up], [tie], [])
    text = page([result], [], "picture.svg")
    assert f"90 %: {verdict} |" in text
