"""A built wheel installs and runs, compiled, in an empty environment."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from undertow.engine.compiled import hot_modules, is_compiled

ROOT = Path(__file__).parent.parent
PLAY = """
import json, undertow
from undertow.bots.playout import random_playout
from undertow.engine.compiled import is_compiled
decisions = {id: random_playout(undertow.game(id).start(), undertow.Rng(1)) for id in undertow.games()}
print(json.dumps({"file": undertow.__file__, "compiled": is_compiled(), "decisions": decisions}))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as `pip install .` builds it, from a copy of what git would ship."""
    if not is_compiled():
        pytest.skip("no compiled modules here, so no compiled wheel either")
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and not name.startswith("tests/"):
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes((ROOT / name).read_bytes())
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(target), str(source))
    return next(target.glob("*.whl"))


def run(*command: str) -> str:
    """The output of a command that has to succeed, away from the sources."""
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "UNDERTOW_INTERPRETED")}
    ran = subprocess.run(command, cwd=Path("/"), env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout


def test_the_wheel_holds_everything(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for folder in (ROOT / "undertow" / "words", *(ROOT / "undertow" / "games").glob("*/words")):
        for file in folder.glob("*.ftl"):
            assert str(file.relative_to(ROOT)) in names
    for needed in ("undertow/py.typed", "undertow/games/niagara/components.toml", "undertow/games/niagara/RULES.bg.md"):
        assert needed in names
    for module in hot_modules():
        path = module.replace(".", "/")
        assert any(name.startswith(f"{path}.") and name.endswith((".so", ".pyd")) for name in names), module
    assert not [name for name in names if name.startswith(("tests/", "tools/"))]


def test_it_runs_compiled_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=True)
    binaries = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(str(binaries / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", str(wheel))
    played = json.loads(run(str(binaries / "python"), "-c", PLAY))
    assert str(tmp_path) in played["file"]
    assert played["compiled"]
    assert all(decisions > 20 for decisions in played["decisions"].values())
    assert "Canoes do not trade gems" in run(str(binaries / "undertow"), "rules", "niagara", "G7", "--lang", "en")
