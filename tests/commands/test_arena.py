"""`undertow arena` from outside: what it prints, keeps and refuses, how it is stopped and goes on."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import undertow
from tests.bots.arena.strangers import write_strangers
from undertow.commands.app import app
from undertow.engine.matchfile import read


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "160", "NO_COLOR": "1"}).invoke(app, ["arena", *arguments])


def flat(text: str) -> str:
    return " ".join(text.split())


def test_it_tells_who_is_better_and_goes_on(folder: Path) -> None:
    result = run("atlantis", "--games", "20")
    assert result.exit_code == 0, result.output
    assert "atlantis, 2 seats, seed 1" in result.stdout
    assert "worse" in result.stdout
    assert len((folder / "arena-atlantis-2.jsonl").read_text().splitlines()) == 21
    more = json.loads(run("atlantis", "--games", "30", "--json").stdout)
    assert more["ties"][0]["share"]["matches"] == 30
    assert [each["entrant"] for each in more["ratings"]] == ["greedy", "random"]
    assert len((folder / "arena-atlantis-2.jsonl").read_text().splitlines()) == 31


def test_matches_are_kept_on_request(folder: Path) -> None:
    run("niagara", "--games", "3", "--out", "results/", "--keep-matches", "--seats", "4", "-o", "tie=gem value")
    kept = sorted((folder / "results" / "arena-niagara-4-matches").iterdir())
    assert len(kept) == 8
    saved = read(kept[0].read_bytes(), undertow.game)
    assert saved.match.turn == undertow.OVER
    assert saved.match.options["tie"] == "gem value"
    assert run("niagara", "--games", "3", "--out", "results/", "--seats", "4").exit_code == 2


def test_all_can_sit_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = write_strangers(tmp_path, monkeypatch, "strangers_together") + ":last"
    facts = json.loads(run("niagara", "--bots", f"random,greedy,{own}", "--together", "--games", "6", "--json").stdout)
    assert [(tie["entrant"], tie["share"]["matches"]) for tie in facts["ties"]] == [("random", 6), ("greedy", 6), (own, 6)]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["chess"], "no game “chess”"),
        (["niagara", "--bots", "random"], "at least two entrants"),
        (["niagara", "--bots", "random,genius"], "no bot “genius”"),
        (["niagara", "--bots", "random,nowhere:Bot"], "nowhere"),
        (["niagara", "--seats", "2"], "is for 3, 4, 5 seats"),
        (["niagara", "-o", "tie=never"], "one of shared, gem value"),
        (["niagara", "--together", "--bots", "random,greedy"], "cannot sit together"),
        (["niagara", "--out", "/proc/no.jsonl"], "/proc/no.jsonl"),
    ],
)
def test_what_people_get_wrong_is_one_clear_line(arguments: list[str], error: str, folder: Path) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert error in flat(result.stderr)
    assert "Traceback" not in result.output
    assert not list(folder.iterdir())


def test_the_file_of_another_arena_is_refused() -> None:
    run("atlantis", "--games", "2", "--out", "mine.jsonl")
    result = run("atlantis", "--games", "2", "--out", "mine.jsonl", "--seed", "2")
    assert result.exit_code == 2
    assert "mine.jsonl holds an arena with seed 1, not 2; choose another file" in flat(result.stderr)


def test_a_bot_that_fails_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = write_strangers(tmp_path, monkeypatch, "strangers_failing") + ":broken"
    result = run("atlantis", "--bots", f"random,{own}", "--games", "2")
    assert result.exit_code == 2
    assert "out of ideas" in flat(result.stderr)


def _may_be_interrupted() -> None:
    """Undo a shell's SIG_IGN for Ctrl-C: background jobs pass it on to child processes."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def command(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    environment = {
        **os.environ,
        "PYTHONPATH": f"{Path.cwd()}{os.pathsep}{folder}",
        "COLUMNS": "160",
        "RAY_AUTH_MODE": "disabled",
    }
    return subprocess.Popen(
        [sys.executable, "-m", "undertow", "arena", *arguments],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_may_be_interrupted,
        text=True,
    )


def matches_in(results: Path) -> int:
    """The number of matches in a file of results, below its header."""
    return max(results.read_text().count("\n") - 1, 0) if results.exists() else 0


def test_an_interrupted_arena_says_how_to_go_on_and_does(folder: Path) -> None:
    among = ("niagara", "--bots", "random,greedy")  # quick enough for two matches anywhere, too slow for all of them
    arguments = (*among, "--games", "100000", "--jobs", "2", "--out", "long.jsonl")
    running = command(folder, *arguments)
    while running.poll() is None and matches_in(folder / "long.jsonl") < 2:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert f"To continue: undertow arena {' '.join(arguments)}" in flat(said)
    assert "Traceback" not in said
    assert 2 <= matches_in(folder / "long.jsonl") < 100000
    assert json.loads(run(*among, "--games", "1", "--out", "long.jsonl", "--json").stdout)["ties"][0]["share"]["deals"] >= 1


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'undertow[ray]'")
def test_on_a_ray_cluster_a_killed_worker_loses_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = write_strangers(folder, monkeypatch, "strangers_on_ray")
    arguments = ("atlantis", "--bots", f"random,{own}:dies_once", "--games", "8", "--json")
    running = command(folder, *arguments, "--out", "ray.jsonl", "--ray")
    told, said = running.communicate(timeout=240)
    assert running.returncode == 0, said
    assert (folder / "died").exists()
    here = run(*arguments, "--out", "here.jsonl")
    assert [tie["share"] for tie in json.loads(told)["ties"]] == [tie["share"] for tie in json.loads(here.stdout)["ties"]]


def test_the_example_of_an_own_bot_takes_part(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example = Path(__file__).parent.parent.parent / "examples" / "own_bot.py"
    assert len([line for line in example.read_text().split('"""\n', 1)[1].splitlines() if line.strip()]) <= 20
    monkeypatch.syspath_prepend(str(example.parent))
    facts = json.loads(run("niagara", "--bots", "own_bot:Patient,random", "--games", "12", "--json").stdout)
    assert facts["ties"][0]["entrant"] == "own_bot:Patient"
    assert facts["ties"][0]["verdict"] == "better"
