"""Path counts: how many ways a match can go on, to some depth. One data file a game, in tests/counts."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import undertow
from undertow.bots.playout import paths

FOLDER = Path(__file__).parent / "counts"


def counts() -> list[Any]:
    listed = []
    for game in undertow.game_ids():
        for number, count in enumerate(tomllib.loads((FOLDER / f"{game}.toml").read_text())["count"], 1):
            listed.append(pytest.param(game, count, id=f"{game}-{number}"))
    return listed


@pytest.mark.parametrize(("game", "count"), counts())
def test_paths(game: str, count: dict[str, Any]) -> None:
    match = undertow.Match(undertow.game(game), count["seats"], count.get("options", {}))
    for text in count.get("after", []):
        match.record(text)
    found = [paths(match.state, depth) for depth in range(1, len(count["paths"]) + 1)]
    assert found == count["paths"], split(match, len(found))


def split(match: undertow.Match, depth: int) -> str:
    """The paths behind each first action, to find the one that differs."""
    lines = []
    for action in match.state.legal():
        after = match.state.clone()
        after.apply(action)
        lines.append(f"{match.game.text(action)}: {paths(after, depth - 1)}")
    return "\n".join(lines)
