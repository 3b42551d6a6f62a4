"""Commands that play matches play the same ones in several processes; trained weights play under their level's name."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from undertow.bots.weights import shipped
from undertow.commands.app import app

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'undertow[ray]'")


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


def run_on_ray(folder: Path, *told: str) -> str:
    """What a command prints that starts a cluster of this machine, in a process of its own."""
    command = [sys.executable, "-m", "undertow", *told, "--ray"]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@needs_ray
@pytest.mark.learning
def test_training_on_a_cluster_gives_the_same_weights(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    told = ("train", "atlantis", "--games", "20", "--trial", "0", "--out")
    run(*told, str(one))
    run_on_ray(tmp_path, *told, str(two))
    assert json.loads(one.read_text())["numbers"] == json.loads(two.read_text())["numbers"]


@needs_ray
@pytest.mark.learning
def test_simulations_and_exports_on_a_cluster_give_the_same(tmp_path: Path) -> None:
    simulated = ("simulate", "atlantis", "--games", "9", "--bots", "greedy,random", "--json")
    assert json.loads(run_on_ray(tmp_path, *simulated)) == json.loads(run(*simulated))
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    exported = ("--game", "atlantis", "--bots", "random,greedy", "--games", "6")
    run("export", str(one), *exported)
    run_on_ray(tmp_path, "export", str(two), *exported)
    assert pq.read_table(one).equals(pq.read_table(two))


@needs_ray
@pytest.mark.learning
def test_a_ladder_on_a_cluster_gives_the_same_results(tmp_path: Path) -> None:
    told = ("ladder", "fantazja", "--bots", "random,greedy", "--games", "6", "--games-of-goals", "0")
    run(*told, "--results", str(tmp_path / "one"), "--out", str(tmp_path / "one"))
    run_on_ray(tmp_path, *told, "--results", str(tmp_path / "two"), "--out", str(tmp_path / "two"))
    one, two = (outcomes(tmp_path / name / "fantazja-2.jsonl") for name in ("one", "two"))
    assert len(one) == 6
    assert one == two


def outcomes(results: Path) -> list[tuple[list[str], int, list[float]]]:
    """Seating, deal and win shares of the matches in an arena's file, in a fixed order."""
    played = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    return sorted((match["seating"], match["deal"], match["shares"]) for match in played)


@needs_ray
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
