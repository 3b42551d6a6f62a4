"""Commands that play matches play the same ones in several processes; trained weights play under their level's name."""

import json
from importlib.util import find_spec
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from undertow.bots.weights import shipped
from undertow.commands.app import app


def run(*told: str) -> str:
    result = CliRunner().invoke(app, list(told))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_simulation_in_processes_gives_the_same_statistics() -> None:
    told = ("simulate", "atlantis", "--games", "9", "--bots", "greedy,random", "--json")
    assert json.loads(run(*told)) == json.loads(run(*told, "--jobs", "2"))


def test_an_export_in_processes_gives_the_same_rows(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    told = ("--game", "atlantis", "--bots", "random,greedy", "--games", "6")
    run("export", str(one), *told)
    run("export", str(two), *told, "--jobs", "2")
    assert pq.read_table(one).equals(pq.read_table(two))


def test_training_in_processes_gives_the_same_weights_which_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = ("train", "atlantis", "--games", "20", "--trial", "0")
    run(*told, "--out", "one.json")
    run(*told, "--out", "two.json", "--jobs", "2")
    assert json.loads(Path("one.json").read_text())["numbers"] == json.loads(Path("two.json").read_text())["numbers"]
    played = run("arena", "atlantis", "--bots", "random,beginner@one.json", "--games", "4", "--json")
    assert {each["entrant"] for each in json.loads(played)["ratings"]} == {"random", "beginner@one.json"}
    assert "win" in run("table", "atlantis", "--seats", "Beginner@one.json,random", "--seed", "1")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (f"expert@{shipped('niagara', 3)}", "is about niagara with 3 seats"),
        ("expert@missing.json", "holds no weights"),
        ("random@missing.json", "there is no bot “random@missing.json”"),
    ],
)
def test_weights_that_do_not_fit_are_refused(bot: str, reason: str) -> None:
    result = CliRunner().invoke(app, ["simulate", "atlantis", "--games", "1", "--bots", f"{bot},random"])
    assert result.exit_code == 2
    assert reason in " ".join(result.output.split())


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'undertow[ray]'")
@pytest.mark.parametrize(
    "told",
    [
        ("simulate", "atlantis", "--bots", "random,random", "--games", "2"),
        ("export", "rows.parquet", "--game", "atlantis", "--bots", "random,random", "--games", "2"),
        ("train", "atlantis", "--games", "20"),
        ("ladder", "--bots", "random,greedy", "--games", "1"),
        ("arena", "atlantis", "--bots", "random,greedy", "--games", "2"),
    ],
    ids=lambda told: told[0],
)
def test_a_cluster_that_is_not_there_is_a_clear_error(
    told: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, [*told, "--ray-address", "nowhere"])
    assert result.exit_code == 2
    assert "Ray did not start: Invalid address format: nowhere" in " ".join(result.output.split())


def test_another_entrant_plays_only_the_new_pairs(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    told = ("--games", "4", "--json", "--out", str(file))
    before = json.loads(run("arena", "atlantis", "--bots", "random,greedy", *told))
    first = file.read_text().splitlines()
    after = json.loads(run("arena", "atlantis", "--bots", "random,greedy,first-time", *told))
    assert file.read_text().splitlines()[: len(first)] == first
    assert len(file.read_text().splitlines()) == len(first) + 2 * 4
    assert [tie for tie in after["ties"] if "first-time" not in tie["line_up"]] == before["ties"]
    again = json.loads(run("arena", "atlantis", "--bots", "random,greedy", *told))
    assert again["ties"] == before["ties"]


def test_a_seed_is_a_number_everywhere() -> None:
    one, two, other = (
        CliRunner().invoke(app, ["table", "niagara", "--seats", "you,random,random", "--seed", seed], input="quit\n").stdout
        for seed in ("5", "5", "6")
    )
    assert one.splitlines()[:2] == two.splitlines()[:2] != other.splitlines()[:2]


def test_help_begins_with_playing() -> None:
    shown = CliRunner().invoke(app, ["--help"]).output
    order = [shown.index(panel) for panel in ("\nPlay:\n", "\nStudy:\n", "\nProgram:\n", "\nHost:\n")]
    assert order == sorted(order)
    assert shown.index("  serve ") < shown.index("  table ") < shown.index("  games ")
