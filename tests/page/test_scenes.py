"""The page's scenes, checked on whole matches: its own code runs on views from the rules."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

import undertow
from undertow.engine.matchfile import read
from undertow.engine.state import SPECTATOR

ROOT = Path(__file__).parent.parent.parent
BIN = ROOT / ".venv" / "bin"
GAMES = sorted(file.name.removesuffix("-moments.test.ts") for file in (ROOT / "web" / "tests").glob("*-moments.test.ts"))


def played(file: Path) -> dict[str, Any]:
    """A match as a spectator sees it: the first view, then each log line with the view after it."""
    match = read(file.read_bytes(), undertow.game).match
    game, state = match.game, match.game.begin(match.seats, match.options)
    first, steps = game.view(state, SPECTATOR), []
    for index, text in enumerate(match.log):
        action = game.number(text)
        told = [{"id": message.id, "args": dict(message.args)} for message in game.describe(state, action, SPECTATOR)]
        line = {"actor": match.actor(index), "action": game.seen(state, action, SPECTATOR), "messages": told}
        state.apply(action)
        steps.append({"line": line, "view": game.view(state, SPECTATOR)})
    return {"first": first, "steps": steps}


@pytest.mark.skipif(not (BIN / "npm").exists(), reason="the page's tools are not set up")
@pytest.mark.parametrize("game", GAMES)
def test_scenes_of_whole_matches_end_as_the_rules_say(tmp_path: Path, game: str) -> None:
    moments = tmp_path / "moments.json"
    matches = sorted((ROOT / "tests" / "golden" / game).glob("*.match"))
    moments.write_text(json.dumps([played(file) for file in matches]))
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    command = [
        "npm",
        "--prefix",
        "web",
        "exec",
        "--",
        "vitest",
        "run",
        "--root",
        "web",
        f"{game}-moments",
        "--testTimeout=300000",
    ]
    environment = {**os.environ, "PATH": path, "UNDERTOW_MOMENTS": str(moments), "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "1 passed" in done.stdout
