"""A puzzle: what a seat knows, the one best way to play its turn, and how hard it is to find."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from undertow.bots.strengths import POINTS as POINTS
from undertow.engine.game import Message

FOLDER = Path(__file__).parent / "shipped"
_FIRST_DAY = date(2026, 1, 1)


@dataclass(frozen=True)
class Puzzle:
    """A turn with one best way. The position is a text with `?` for what the seat does not know."""

    id: str
    game: str
    rules_version: int
    seat: int
    position: str
    solution: tuple[str, ...]
    theme: str  # the id of the first gain, or "quiet"
    gains: tuple[Message, ...]  # what the solution leads to
    share: float  # the expected win share of the solution
    margin: float  # the least that any other action loses at any step, by the confirming search
    rating: float  # openskill's, from how weak bots fare
    doubt: float
    solved: dict[str, float]  # how often each level finds the solution
    source: dict[str, int]  # seed and index in the log of the match that it comes from

    @property
    def points(self) -> int:
        """The difficulty as people see it."""
        return round(POINTS * self.rating)


def line_of(puzzle: Puzzle) -> str:
    """A puzzle as a line of JSON."""
    return json.dumps(asdict(puzzle), ensure_ascii=False)


def puzzle_from(line: str) -> Puzzle:
    """The puzzle in a line of JSON; raises ValueError, KeyError or TypeError for anything else."""
    facts: dict[str, Any] = json.loads(line)
    gains = tuple(Message(each["id"], each["args"]) for each in facts["gains"])
    return Puzzle(**{**facts, "solution": tuple(facts["solution"]), "gains": gains})


def read(file: Path) -> list[Puzzle]:
    """The puzzles in a file, one in each line."""
    return [puzzle_from(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a game, easiest first."""
    return tuple(sorted(read(FOLDER / f"{game}.jsonl"), key=lambda puzzle: (puzzle.rating, puzzle.id)))


def puzzle_of_day(games: Iterable[str], day: date) -> Puzzle | None:
    """The puzzle of a date, equal for everybody; the games take turns. None if nothing is shipped."""
    stocked = [game for game in games if puzzles(game)]
    if not stocked:
        return None
    number = (day - _FIRST_DAY).days
    of_game = sorted(puzzles(stocked[number % len(stocked)]), key=lambda puzzle: puzzle.id)
    return of_game[number // len(stocked) % len(of_game)]
