"""Writes the bots' strengths for the server from the ladder that was measured: `python tools/strengths.py [--check]`."""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LADDER = ROOT / "docs" / "ladder.json"
STRENGTHS = ROOT / "undertow" / "bots" / "strengths.json"
# Nobody has measured "master" yet. It is at least as strong as "expert", so it counts as that.
AT_LEAST = {"master": "expert"}


def strengths() -> str:
    """The text of the file: rating and doubt of every bot, by game and seats."""
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    for result in json.loads(LADDER.read_text("utf-8"))["results"]:
        setup = result["setup"]
        found.setdefault(setup["game"], {})[str(setup["seats"])] = _bots(result["rungs"])
    games = [f" {json.dumps(game)}: {_seats(by_seats)}" for game, by_seats in found.items()]
    return "{\n" + ",\n".join(games) + "\n}\n"


def _bots(rungs: list[dict[str, Any]]) -> dict[str, list[float]]:
    """The strengths of the bots of one ladder."""
    found = {rung["entrant"]: [round(rung["rating"], 3), round(rung["doubt"], 3)] for rung in rungs}
    counted = {bot: found[other] for bot, other in AT_LEAST.items() if bot not in found and other in found}
    return {**counted, **found}


def _seats(by_seats: dict[str, dict[str, list[float]]]) -> str:
    """One line for each number of seats."""
    return "{\n" + ",\n".join(f"  {json.dumps(seats)}: {json.dumps(bots)}" for seats, bots in by_seats.items()) + "\n }"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if STRENGTHS.read_text("utf-8") == strengths() else "undertow/bots/strengths.json is not up to date")
    STRENGTHS.write_text(strengths(), "utf-8")
