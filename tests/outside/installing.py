"""Installs the example game as a user would, into a folder that only child processes see."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "stones"


def install(source: Path, target: Path) -> Path:
    """Install a package from its sources into a folder, which is returned."""
    copy = target / "source"
    shutil.copytree(source, copy)
    told = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index", "--target"]
    subprocess.run([sys.executable, *told, str(target / "installed"), str(copy)], check=True, capture_output=True)
    return target / "installed"


def environment_with(folder: Path) -> dict[str, str]:
    """The environment of a process in which the packages of a folder are installed."""
    return {**os.environ, "PYTHONPATH": str(folder)}
