"""The examples run: bots, Ray, PPO, notebooks. The documented layouts are current."""

import importlib.util
import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

import undertow
from tools.layouts import page_with_layouts
from undertow.bots.playout import play_chance
from undertow.engine.play import steps

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
NO_TORCH = "torch is not installed; `make test-learn` installs it and runs this"


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(*told: str, folder: Path = ROOT) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run([sys.executable, *told], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_bot_of_ones_own_meets_ours_in_the_arena(tmp_path: Path) -> None:
    told = [
        "arena",
        "atlantis",
        "--bots",
        "own_bot:Patient,random",
        "--games",
        "6",
        "--json",
        "--out",
        str(tmp_path / "a.jsonl"),
    ]
    found: dict[str, Any] = json.loads(run("-m", "undertow", *told, folder=EXAMPLES))
    assert {each["entrant"] for each in found["ratings"]} == {"own_bot:Patient", "random"}
    share = {each["entrant"]: each["share"] for each in found["ratings"]}
    assert share["own_bot:Patient"] > share["random"]


@pytest.mark.parametrize("game", undertow.game_ids())
def test_a_bot_of_ones_own_plays_every_game(game: str) -> None:
    patient = loaded("own_bot").Patient()
    state, rng = undertow.game(game).start(), undertow.Rng(1)
    played = steps(state, lambda state, seat: patient(state.guess(seat, rng), seat, rng), rng)
    assert len(list(islice(played, 120))) == 120


def test_what_ray_plays_adds_up() -> None:
    found = loaded("ray_matches").played("niagara", 20, 1)
    assert sum(count for text, count in found.items() if text.startswith("ended")) == 20


@pytest.mark.soak
def test_ray_plays_many_matches() -> None:
    pytest.importorskip("ray")
    assert "100,000 matches of atlantis" in run(str(EXAMPLES / "ray_matches.py"), "atlantis", "100000")


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason=NO_TORCH)
def test_ppo_takes_a_few_steps_and_its_policy_is_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    ppo = loaded("ppo")
    monkeypatch.setattr(ppo, "WEIGHTS", tmp_path / "weights.pt")
    policy, share, error = ppo.train("atlantis", 2, most_steps=128, matches=16, steps=8, seed=1)
    assert 0 < share < 1
    assert 0 < error < 0.1
    torch.save({"game": "atlantis", "seats": 2, "weights": policy.state_dict()}, ppo.WEIGHTS)
    bot, state, rng = ppo.Learned(), undertow.game("atlantis").start(), undertow.Rng(1)
    turn = play_chance(state, rng)
    assert bot(state.guess(turn, rng), turn, rng) in list(state.legal())


@pytest.mark.learning
@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason=NO_TORCH)
def test_ppo_beats_random_within_the_steps_that_the_docs_say() -> None:
    assert "random is beaten" in run(str(EXAMPLES / "ppo.py"), "--most-steps", "1000000")


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.parametrize(("name", "pictures"), [("learning", 0), ("boards", 7)])
def test_the_notebooks_run(name: str, pictures: int) -> None:
    notebook = nbformat.read(EXAMPLES / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(ROOT)}}).execute()
    shown = [
        output for cell in notebook.cells for output in cell.get("outputs", ()) if "image/svg+xml" in output.get("data", ())
    ]
    assert len(shown) == pictures


def test_the_page_shows_the_layouts_as_they_are() -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    assert page == page_with_layouts(page), "run python tools/layouts.py"


def test_examples_are_strictly_typed() -> None:
    files = [str(EXAMPLES / name) for name in ("own_bot.py", "ppo.py", "ray_matches.py", "bot.py")]
    run("-m", "mypy", "--strict", "--no-error-summary", *files)
