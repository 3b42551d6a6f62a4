"""How strong the bots are, on the scale of people's ratings (openskill, Plackett-Luce)."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

POINTS = 60  # shown for one point of an openskill rating: a new player has 1,500
_FILE = Path(__file__).with_name("strengths.json")


@dataclass(frozen=True)
class Strength:
    """A rating: its mean and standard deviation."""

    mu: float
    sigma: float


NEWCOMER = Strength(25.0, 25.0 / 3.0)


def strength(game: str, seats: int, bot: str) -> Strength | None:
    """The measured strength of a bot in a game for a number of seats; None if it was not measured."""
    found = _strengths().get(game, {}).get(str(seats), {}).get(bot)
    return None if found is None else Strength(*found)


@cache
def _strengths() -> dict[str, dict[str, dict[str, list[float]]]]:
    """The file of strengths, by game, seats and bot."""
    found: dict[str, dict[str, dict[str, list[float]]]] = json.loads(_FILE.read_text("utf-8"))
    return found
