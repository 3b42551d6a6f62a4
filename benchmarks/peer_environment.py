"""The environment of the other packages, shared by all benchmarks: .venv-peers."""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".venv-peers"
PINNED = ROOT / "benchmarks" / "peers.txt"


def peers_python() -> Path:
    """The Python of that environment; sets it up if it is missing, incomplete or outdated."""
    python = PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = PEERS / "pinned.txt"
    if not stamp.is_file() or stamp.read_text() != PINNED.read_text():
        print("Setting up the environment of the peers …", file=sys.stderr)
        venv.create(PEERS, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps", "-r", str(PINNED)]
        subprocess.run(pip, check=True)
        stamp.write_text(PINNED.read_text())
    return python
