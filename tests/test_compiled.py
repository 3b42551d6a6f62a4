"""Compiled and interpreted code agree, state by state."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from undertow.engine import compiled

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
