"""Compiled and interpreted code agree, state by state, and no process runs a mixture or anything stale."""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from undertow.commands import serve
from undertow.engine import compiled
from undertow.server.api import app

ROOT = Path(__file__).parent.parent


def traced(interpreted: bool) -> dict[str, Any]:
    environment = {**os.environ, compiled.SWITCH: "1" if interpreted else "0"}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.trace"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_compiled_and_interpreted_agree() -> None:
    if not compiled.is_compiled():
        pytest.skip("the hot modules are not compiled here, so there is nothing to compare")
    fast, slow = traced(interpreted=False), traced(interpreted=True)
    assert (fast["compiled"], slow["compiled"]) == (True, False)
    assert fast["traces"].keys() == slow["traces"].keys()
    for name, lines in fast["traces"].items():
        for number, (one, other) in enumerate(zip(lines, slow["traces"][name], strict=True), 1):
            assert one == other, f"{name} differs at action {number}"


def test_the_hot_modules_are_compiled_where_there_is_a_compiler() -> None:
    if os.environ.get(compiled.SWITCH) == "1" or (shutil.which("cc") is None and shutil.which("gcc") is None):
        pytest.skip("interpreted by request, or no C compiler on this machine")
    assert compiled.is_compiled()


def test_every_module_that_is_listed_exists() -> None:
    for name in compiled.hot_modules():
        assert (ROOT / (name.replace(".", "/") + ".py")).is_file(), name


class Checkout:
    """A checkout with one compiled module, and `undertow.engine.compiled` as it is loaded from there."""

    def __init__(self, folder: Path) -> None:
        """Compiled and up to date."""
        package = folder / "undertow"
        (package / "engine").mkdir(parents=True)
        self.source = package / "rules.py"
        self.source.write_text("ANSWER = 42\n")
        (package / "compiled_modules.txt").write_text("# listed\nundertow/rules.py\n")
        record = {"undertow/rules.py": hashlib.sha256(self.source.read_bytes()).hexdigest()}
        (package / "compiled_sources.json").write_text(json.dumps(record))
        self.library = folder / f"undertow__mypyc{importlib.machinery.EXTENSION_SUFFIXES[0]}"
        self.library.touch()
        shutil.copy(compiled.__file__, package / "engine" / "compiled.py")
        self.compiled = loaded(package / "engine" / "compiled.py")


def loaded(file: Path) -> ModuleType:
    """A file as a module of its own."""
    spec = importlib.util.spec_from_file_location("compiled_of_checkout", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    return Checkout(tmp_path)


def test_a_process_runs_compiled_modules_that_are_up_to_date(checkout: Checkout) -> None:
    checkout.compiled.choose_form()
    assert not checkout.compiled.runs_sources()


def test_a_process_refuses_compiled_modules_of_other_sources(checkout: Checkout) -> None:
    checkout.source.write_text("ANSWER = 43\n")
    with pytest.raises(ImportError, match=r"undertow/rules.py changed after being compiled.*make compile.*INTERPRETED=1"):
        checkout.compiled.choose_form()


def test_a_module_that_is_listed_later_is_missing_from_the_compiled_ones(checkout: Checkout) -> None:
    (checkout.source.parent / "more.py").touch()
    with (checkout.source.parent / "compiled_modules.txt").open("a") as listed:
        listed.write("undertow/more.py\n")
    assert checkout.compiled.changed_sources() == ["undertow/more.py"]


def test_changed_sources_run_interpreted_on_request(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.source.write_text("ANSWER = 43\n")
    monkeypatch.setenv(compiled.SWITCH, "1")
    checkout.compiled.choose_form()
    assert checkout.compiled.runs_sources()


def test_a_process_that_starts_while_modules_are_compiled_stays_interpreted(checkout: Checkout) -> None:
    checkout.library.unlink()
    checkout.compiled.choose_form()
    checkout.library.touch()
    assert checkout.compiled.runs_sources()


def test_a_server_says_what_it_was_built_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PAGE", tmp_path)
    monkeypatch.setattr(compiled, "runs_sources", lambda: False)
    assert serve.shortcomings() == []
    monkeypatch.setattr(app, "PAGE", tmp_path / "none")
    monkeypatch.setattr(compiled, "runs_sources", lambda: True)
    page, rules = serve.shortcomings()
    assert "has no page" in page
    assert "not compiled" in rules
