"""Imports point one way: engine, games, drawing and bots, review and env, training and server, the command line."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "undertow"
LAYERS = {
    "engine": 0,
    "games": 1,
    "drawing": 2,
    "bots": 2,
    "review": 3,
    "env": 3,
    "training": 4,
    "server": 4,
    "terminal": 5,
    "commands": 6,
}


def layer(module: str) -> str:
    """The layer of a module such as undertow.games.niagara.rules."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def imports(file: Path) -> list[str]:
    """The modules of ours that a file imports."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
            assert node.level == 0, f"{file}: imports are written in full"
    return [name for name in found if name.split(".")[0] == "undertow"]


FILES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_point_one_way(file: Path) -> None:
    own = layer("undertow." + ".".join(file.relative_to(PACKAGE).with_suffix("").parts))
    if own in ("__init__", "__main__"):
        return
    assert own in LAYERS, f"{file} belongs to no layer"
    for name in imports(file):
        other = layer(name)
        if other in LAYERS:
            assert LAYERS[other] <= LAYERS[own], f"{own} imports {name}"
            assert other == own or LAYERS[other] != LAYERS[own], f"{own} imports its neighbour {name}"


@pytest.mark.parametrize("file", [file for file in FILES if "games" in file.parts], ids=lambda file: file.stem)
def test_a_game_knows_no_other_game(file: Path) -> None:
    parts = file.relative_to(PACKAGE).parts
    for name in imports(file):
        if name.startswith("undertow.games.") and len(parts) > 2:
            assert name.split(".")[2] == parts[1], f"{file} imports {name}"


def test_no_home_for_odds_and_ends() -> None:
    assert not [file for file in FILES if file.stem in ("utils", "common", "models", "helpers")]
