"""Positions in which a sensible player never does certain things; strong and expert must be sensible in 95 % of cases.

The positions are data, in tests/bots/sensible, with the reasons in words. `python -m tools.sensible GAME` finds such ones.
"""

import math
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

import undertow
from undertow.bots import choose
from undertow.bots.levels import LEVELS as ALL_LEVELS

FOLDER = Path(__file__).parent / "sensible"
LEVELS = ("strong", "expert")
LEAST = 0.95
SEEDS = 20


@dataclass(frozen=True)
class Position:
    """What a seat knows, what it should never do, and why."""

    known: str
    never: tuple[str, ...]
    reason: str

    def is_sensible(self, level: str, seed: int) -> bool:
        """Whether a level avoids what a sensible player never does."""
        game = undertow.game(self.known.split(" ")[0])
        known, rng = game.knowledge(self.known), undertow.Rng(seed)
        return game.text(choose(level, known.guess(rng), known.seat, rng)) not in self.never


@cache
def positions(game: str) -> tuple[Position, ...]:
    """The positions of a game."""
    listed = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))["position"]
    return tuple(Position(each["known"], tuple(each["never"]), each["reason"]) for each in listed)


def slips(game: str, level: str, seeds: range, every: int = 1) -> tuple[list[str], int]:
    """The reasons that a level went against, and how many choices it made."""
    asked = [(position, seed) for position in positions(game)[::every] for seed in seeds]
    return [position.reason for position, seed in asked if not position.is_sensible(level, seed)], len(asked)


@pytest.mark.parametrize("game", undertow.game_ids())
def test_each_game_has_twenty_positions_with_reasons_and_another_way(game: str) -> None:
    assert len(positions(game)) >= 20
    assert len({position.reason for position in positions(game)}) >= 2
    for position in positions(game):
        known = undertow.game(game).knowledge(position.known)
        legal = {undertow.game(game).text(action) for action in known.legal()}
        assert set(position.never) < legal, position.reason


@pytest.mark.usefixtures("no_time_limit")
@pytest.mark.parametrize("game", undertow.game_ids())
def test_strong_is_sensible(game: str) -> None:
    wrong, asked = slips(game, "strong", range(1))
    assert len(wrong) <= (1 - LEAST) * asked, wrong


@pytest.mark.usefixtures("no_time_limit")
@pytest.mark.parametrize("game", undertow.game_ids())
def test_even_casual_throws_nothing_away(game: str) -> None:
    """Casual avoids what no player does; it need not master the last turn."""
    absurd = ("fall", "unload", "steal nothing", "end turn", "recruit", "bridge at", "buy with")
    asked = [position for position in positions(game) if all(text.startswith(absurd) for text in position.never)]
    assert asked
    assert [position.reason for position in asked if not position.is_sensible("casual", 1)] == []


@pytest.fixture
def whole_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """All iterations of a level, however long they take."""
    for name, level in ALL_LEVELS.items():
        monkeypatch.setitem(ALL_LEVELS, name, replace(level, seconds=math.inf))


@pytest.mark.soak
@pytest.mark.usefixtures("whole_searches")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", undertow.game_ids())
def test_strong_and_expert_are_sensible_at_95_percent_of_seeds(game: str, level: str) -> None:
    wrong, asked = slips(game, level, range(SEEDS))
    assert len(wrong) <= (1 - LEAST) * asked, wrong
