"""A game of another package is played by everything that plays ours."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.outside.installing import EXAMPLE, environment_with
from tests.server.running import ServerProcess


def python(stones: Path, program: str) -> str:
    """The output of a program in an environment that has Stones."""
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, env=environment_with(stones), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    return ran.stdout


def undertow_command(stones: Path, folder: Path, *told: str, typed: str = "") -> str:
    """The output of a command, run in a folder."""
    command, environment = [sys.executable, "-m", "undertow", *told], environment_with(stones)
    ran = subprocess.run(command, env=environment, cwd=folder, input=typed, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    return ran.stdout


def test_its_own_tests_pass() -> None:
    told = ["-m", "pytest", "-q", "-c", "/dev/null", "-p", "no:cacheprovider", str(EXAMPLE)]
    ran = subprocess.run([sys.executable, *told], env=environment_with(EXAMPLE), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-3000:]


def test_the_entry_point_is_found(stones: Path) -> None:
    found = python(stones, "import undertow; print(undertow.game_ids()[-1], undertow.game('stones').name)")
    assert found.split() == ["stones", "Stones"]


def test_the_arena_plays_it_in_worker_processes(stones: Path, tmp_path: Path) -> None:
    told = ("arena", "stones", "--bots", "random,greedy", "--games", "60", "--seats", "3", "--jobs", "2", "--json")
    found = json.loads(undertow_command(stones, tmp_path, *told))
    share = {each["entrant"]: each["share"] for each in found["ratings"]}
    assert share["greedy"] > share["random"]


def test_the_terminal_plays_it_and_replays_the_file(stones: Path, tmp_path: Path) -> None:
    told = ("table", "stones", "--seats", "you,random", "--seed", "5", "--lang", "pl")
    shown = undertow_command(stones, tmp_path, *told, typed="rules\n1\n1\nsave played.match\nquit\n")
    assert "Cairn" in shown  # English words, since it has no others
    assert "Two to four players build one cairn" in shown
    replayed = undertow_command(stones, tmp_path, "replay", "played.match")
    assert "lays a stone of weight" in replayed


PETTINGZOO = """
from pettingzoo.test import api_test, seed_test
from undertow.env import pettingzoo
api_test(pettingzoo.env("stones", seats=3), num_cycles=200)
seed_test(lambda: pettingzoo.env("stones"), num_cycles=50)
"""
GYMNASIUM = """
import warnings
import gymnasium
from gymnasium.utils.env_checker import check_env
import undertow.env.gymnasium
warnings.simplefilter("ignore")
check_env(gymnasium.make("undertow/Stones-v0", seats=4).unwrapped, skip_render_check=True)
"""
OPENSPIEL = """
import pyspiel
import undertow.env.openspiel
from open_spiel.python import rl_environment
game = pyspiel.load_game("undertow_stones(players=3)")
pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
"""
VECTOR = """
import numpy as np
from undertow.env.vector import Matches
matches = Matches("stones", 8, seats=2)
matches.reset(1)
ended = 0
for _ in range(400):
    matches.step(matches.random_actions.copy())
    ended += int(matches.terminations.sum())
assert ended > 50
assert matches.observations.max() <= 1
assert len(np.unique(matches.observations, axis=0)) == 8
assert not matches.observations[:, -1].any()  # every fact of the views has a cell
"""


@pytest.mark.parametrize(
    "program", [PETTINGZOO, GYMNASIUM, OPENSPIEL, VECTOR], ids=["pettingzoo", "gymnasium", "openspiel", "vector"]
)
def test_learners_play_it(stones: Path, program: str) -> None:
    python(stones, program)


def test_the_server_plays_it_over_http(stones: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(stones))
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        play_over_http(server.url)
    finally:
        server.end()


def play_over_http(url: str) -> None:
    """Play a match of Stones against a bot to its end, always by the first action."""
    with httpx.Client(base_url=url, timeout=120) as client:
        assert "stones" in [game["id"] for game in client.get("/api/games").json()["games"]]
        words = client.get("/api/games/stones/words/bg")
        assert (words.headers["Content-Language"], "game-sentence" in words.text) == ("en", True)
        assert "**S4**" in client.get("/api/games/stones/rules/en").text
        wishes = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "first-time"}]
        made = client.post("/api/tables", json={"game": "stones", "seats": wishes, "pace": 0}).json()
        headers, address = {"Undertow-Seat-Secret": made["secrets"]["0"]}, f"/api/tables/{made['table']}"
        seen = client.get(f"{address}?seat=0", headers=headers).json()
        while seen["status"] != "finished":
            if 0 in seen["to_act"]:
                body = {"seat": 0, "secret": made["secrets"]["0"], "id": f"m{seen['version']}", "version": seen["version"]}
                done = client.post(f"{address}/actions", json={**body, "action": seen["actions"][0]["action"]})
                assert done.status_code == 200, done.text
            later = f"{address}?seat=0&after={seen['revision']}&wait=20"
            seen = client.get(later, headers=headers).json()
        assert seen["result"]["winners"]


def test_a_game_that_is_not_installed_is_named_by_its_module(tmp_path: Path) -> None:
    found = json.loads(
        undertow_command(EXAMPLE, tmp_path, "arena", "stones:GAME", "--games", "4", "--bots", "random,greedy", "--json")
    )
    assert found["setup"]["game"] == "stones"
