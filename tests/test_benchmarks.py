"""The benchmarks beside peers: our numbers are measured, and the page shows the measured numbers."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"


def peers(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(BENCHMARKS)
    found = importlib.util.spec_from_file_location("peers", BENCHMARKS / "peers.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_our_speed_is_measured() -> None:
    command = [sys.executable, str(BENCHMARKS / "our_speed.py"), "atlantis/3", "0.05"]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert found["actions_per_decision"] > 1.5
    assert all(found[key] > 0 for key in ("stepwise", "driven", "tuned", "inside", "rollouts", "clones", "search"))


@pytest.mark.parametrize(("times", "reached"), [(10.1, "yes"), (9.9, "no")])
def test_the_page_says_which_goals_are_reached(times: float, reached: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = peers(monkeypatch)
    keys = ("stepwise", "driven", "driven_actions", "tuned", "inside", "inside_actions", "rollouts", "search", "clones")
    found: dict[str, list[dict[str, object]]] = {subject: [] for subject in module.turns(0)}
    for moment in (1.0, 7.0, 3.0):  # a machine whose speed changes does not change ratios
        for subject, rounds in found.items():
            own = {"version": "1"}
            other = 200.0 if subject == "open_spiel:euchre" else 100.0
            rounds.append({**dict.fromkeys(keys, moment * (200.0 * times if subject in module.OURS else other)), **own})
    text = module.page(found, 1.0, 3)
    goal = "from Python: 10 times the best of four OpenSpiel games"
    ratios = ", ".join(f"{seats}: {times:.2f}" for seats in (3, 4, 5))
    assert f"| {goal} | niagara | OpenSpiel euchre | {ratios} | {reached} |" in text
    assert "| OpenSpiel gin rummy | 300 |" in text  # the median
    assert str(BENCHMARKS.parent) not in text


def test_every_subject_has_its_turn_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    module = peers(monkeypatch)
    rounds = [module.turns(number) for number in range(len(module.OURS))]
    assert all(sorted(each) == sorted((*module.OPEN_SPIEL, *module.OTHERS, *module.OURS)) for each in rounds)
    assert {each[1] for each in rounds} == set(module.OURS)  # beside hearts, which is mostly the fastest


def test_everything_that_the_peers_need_is_pinned_once() -> None:
    lines = [line for line in (BENCHMARKS / "peers.txt").read_text().splitlines() if not line.startswith("#")]
    names = [line.split("==")[0].lower() for line in lines]
    assert all(line.count("==") == 1 for line in lines)
    assert names == sorted(set(names))
    assert {"open-spiel", "pgx", "rlcard", "shimmy", "catanatron"} <= set(names)
    assert [file.name for file in BENCHMARKS.glob("*.txt")] == ["peers.txt"]


def test_the_server_is_measured_at_each_size() -> None:
    command = [sys.executable, str(BENCHMARKS / "server.py"), "--tables", "2,1", "--sqlite-only", "--json"]
    command += ["--seconds", "0.3", "--rounds", "1", "--every", "0.02"]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    for size in ("1 tables", "2 tables"):
        assert found["echo"][size]["answer"]["p95"] > 0
        assert not found["echo"][size]["other seats"]
        for latencies in (found["SQLite"][size]["answer"], found["SQLite"][size]["other seats"]):
            assert 0 < latencies["p50"] <= latencies["p95"] <= latencies["p99"]


def test_a_server_benchmark_without_tables_is_refused() -> None:
    command = [sys.executable, str(BENCHMARKS / "server.py"), "--tables", "0"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "at least one table is needed" in ended.stderr
