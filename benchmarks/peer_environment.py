"""What the benchmarks share: the environment of the other packages, .venv-peers, and the page of results."""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".venv-peers"
PINNED = ROOT / "benchmarks" / "peers.txt"
PAGE = ROOT / "docs" / "benchmarks.md"


def peers_python() -> Path:
    """The environment's Python; creates the environment if it is missing, incomplete or outdated."""
    python = PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = PEERS / "pinned.txt"
    if not stamp.is_file() or stamp.read_text() != PINNED.read_text():
        print("Setting up the environment of the peers …", file=sys.stderr)
        venv.create(PEERS, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps", "-r", str(PINNED)]
        subprocess.run(pip, check=True)
        stamp.write_text(PINNED.read_text())
    return python


def write_part(name: str, text: str) -> None:
    """Replace the part of the page between the marks of this name."""
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
    before, rest = PAGE.read_text(encoding="utf-8").split(begin)
    PAGE.write_text(f"{before}{begin}{text}{end}{rest.split(end)[1]}", encoding="utf-8")
