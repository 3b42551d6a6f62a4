"""Freezes the rules of a game before they change: `python tools/freeze.py GAME`.

Copies the modules that play, show and evaluate a match into `undertow/games/GAME/vN`, where N is the current rules version.
Matches that began under version N find them there. Frozen modules are never compiled and never edited.
"""

import re
import shutil
import sys
from pathlib import Path

import undertow

GAMES = Path(undertow.__file__).parent / "games"
LEFT_OUT = {"terminal.py", "score.py", "tensor.py", "tuning.py", "plan.py"}  # all versions share the newest ones


def freeze(id: str) -> Path:
    """Write the frozen modules; returns their folder."""
    folder = GAMES / id
    version = undertow.game(id).version
    target = folder / f"v{version}"
    if target.exists():
        raise SystemExit(f"{target} exists: version {version} of {id} is frozen already")
    target.mkdir()
    for file in sorted(folder.glob("*.py")):
        if file.name not in LEFT_OUT:
            (target / file.name).write_text(frozen(file.read_text(encoding="utf-8"), id, version), encoding="utf-8")
    shutil.copy(folder / "components.toml", target)
    return target


def frozen(source: str, id: str, version: int) -> str:
    """The source of a module with its imports redirected to the frozen package."""
    turned = re.sub(rf"\bundertow\.games\.{id}\b", f"undertow.games.{id}.v{version}", source)
    # All versions share the newest texts and rules texts; the components are frozen.
    turned = turned.replace("folder=box.FOLDER,", "folder=box.FOLDER.parent,")
    return f"# Frozen: rules version {version} of {id}, written by tools/freeze.py.\n{turned}"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    print(freeze(sys.argv[1]))
