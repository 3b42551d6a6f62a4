"""What we publish: a source distribution that builds by itself, and a wheel that runs compiled in an empty environment."""

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

from undertow.engine.compiled import hot_modules, is_compiled

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
BUILD_SDIST = "import sys; sys.path.insert(0, 'tools'); import backend; backend.build_sdist(sys.argv[1])"


def run(*command: str, cwd: Path = Path("/"), **settings: str) -> str:
    """The output of a command that has to succeed, by default away from the sources."""
    unwanted = ("PYTHONPATH", "UNDERTOW_INTERPRETED", "UNDERTOW_COMPILE")
    environment = {key: value for key, value in os.environ.items() if key not in unwanted} | settings
    ran = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, built from a copy of what git would ship and the page."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("sdist")
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    for name in listed.splitlines():
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)
    page = source / "undertow" / "server" / "static"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Undertow</title>")
    run(sys.executable, "-c", BUILD_SDIST, str(target), cwd=source)
    return next(target.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that pip makes of the source distribution, compiled quickly rather than for speed."""
    if not is_compiled():
        pytest.skip("no compiled modules here, so no compiled wheel either")
    target = tmp_path_factory.mktemp("wheel")
    command = (
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(target),
        str(sdist),
    )
    run(*command, UNDERTOW_COMPILE="quick")
    return next(target.glob("*.whl"))


def test_the_source_distribution_holds_what_building_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    backend, *helpers = PROJECT["build-system"]["backend-path"]
    assert not helpers
    for needed in (
        f"{backend}/backend.py",
        f"{backend}/rewriting.py",
        f"{backend}/cold.h",
        f"{backend}/compiler.py",
        f"{backend}/docstrings.py",
        f"{backend}/native.py",
        "setup.py",
        "LICENSE",
    ):
        assert needed in names, needed
    for needed in ("web/package.json", "web/package-lock.json", "web/src/main.ts", "undertow/server/static/index.html"):
        assert needed in names, needed
    assert "undertow/compiled_modules.txt" in names
    assert not [name for name in names if name.startswith(("tests/", "web/node_modules/")) or name.endswith(".so")]


def test_the_wheel_holds_everything(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for folder in (ROOT / "undertow" / "words", *(ROOT / "undertow" / "games").glob("*/words")):
        for file in folder.glob("*.ftl"):
            assert str(file.relative_to(ROOT)) in names
    for needed in ("undertow/py.typed", "undertow/games/niagara/components.toml", "undertow/games/niagara/RULES.bg.md"):
        assert needed in names
    assert "undertow/server/static/index.html" in names
    for module in hot_modules():
        path = module.replace(".", "/")
        assert any(name.startswith(f"{path}.") and name.endswith((".so", ".pyd")) for name in names), module
    assert not [name for name in names if name.startswith(("tests/", "tools/")) or name.endswith(".key")]


def test_it_runs_compiled_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=True)
    binaries = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(str(binaries / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", str(wheel))
    played = json.loads(run(str(binaries / "python"), str(ROOT / "tests" / "smoke.py")))
    assert str(tmp_path) in played["file"]
    assert played["compiled"]
    assert played["version"] == PROJECT["project"]["version"]
    assert "Canoes do not trade gems" in run(str(binaries / "undertow"), "rules", "niagara", "G7", "--lang", "en")
    assert "serve" in run(str(binaries / "python"), "-m", "undertow", "--help")


def test_published_links_are_absolute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    publish = importlib.import_module("publish")
    here = "https://example.org/us/undertow"
    page = publish.absolute((ROOT / "README.md").read_text(encoding="utf-8"), here, "v9")
    targets = re.findall(r"\]\(([^)]+)\)", page)
    assert len(targets) > 10
    assert all(target.startswith((f"{here}/blob/v9/", f"{here}/raw/v9/docs/pictures/")) for target in targets)
    for target in targets:
        assert (ROOT / target.partition("/v9/")[2]).exists(), target
    project = publish.with_urls((ROOT / "pyproject.toml").read_text(encoding="utf-8"), here, "v9")
    before, after = PROJECT, tomllib.loads(project)
    assert after["project"].pop("urls")["Source"] == here
    assert before == after


def test_the_build_has_the_same_pins_everywhere() -> None:
    group = set(PROJECT["dependency-groups"]["build"])
    backend = (ROOT / "tools" / "backend.py").read_text()
    node = re.search(r'NODE = "(.+)"', backend)
    assert node is not None
    assert group == {*PROJECT["build-system"]["requires"], node[1]}


def test_what_is_locked_for_playing_is_locked_for_everything() -> None:
    assert pins("requirements-server.lock") <= pins("requirements-play.lock") <= pins("requirements.lock")
    assert "pytest" not in {pin.partition("==")[0] for pin in pins("requirements-play.lock")}


def pins(lock: str) -> set[str]:
    """The packages of a lock file with their versions."""
    return set(re.findall(r"^([\w.-]+(?:\[\w+\])?==\S+)", (ROOT / lock).read_text(), re.MULTILINE))


def test_every_locked_package_has_a_hash() -> None:
    for lock in ("requirements.lock", "requirements-play.lock", "requirements-server.lock", "requirements-uv.lock"):
        for entry in re.split(r"\n(?=\S)", (ROOT / lock).read_text()):
            assert entry.startswith("#") or "--hash=sha256:" in entry, f"{lock}: {entry[:60]}"
