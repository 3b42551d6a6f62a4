"""Little games as matches, with values that can be worked out by hand."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.little_games import LittleGame, Lure, Outing
from tests.bots.pennies import Pennies
from tests.engine.tiny import TinyPresenter
from undertow.engine.game import Game
from undertow.engine.match import Match
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State

SAFE, GAMBLE = 0, 1
LOSE, WIN = 0, 1


class Gamble(LittleGame):
    """Seat 0 takes an even end, or lets chance decide: three to one for it."""

    def turn(self) -> int:
        if self.done[:1] == [SAFE] or len(self.done) == 2:
            return OVER
        return CHANCE if self.done else 0

    def odds(self) -> list[int]:
        return [1, 3] if self.turn() == CHANCE else []

    def sample(self, rng: Rng) -> int:
        return int(rng.weighted(vec[i64](self.odds())))

    def won(self) -> float:
        return 0.5 if self.done == [SAFE] else float(self.done[1])


RED, BLACK, PASS = 0, 1, 2
_PASSED = 0.4


class Blind(LittleGame):
    """Chance lays a card face down, red or black; seat 0 names its colour, or passes for a sure 0.4."""

    def turn(self) -> int:
        return (CHANCE, 0, OVER)[len(self.done)]

    def choices(self) -> int:
        return 2 if self.turn() == CHANCE else 3

    def odds(self) -> list[int]:
        return [1, 1] if self.turn() == CHANCE else []

    def guess(self, seat: int, rng: Rng) -> "Blind":
        other = self.clone()
        if other.done:
            other.done[0] = int(rng.below(2))
        return other

    def won(self) -> float:
        return _PASSED if self.done[1] == PASS else float(self.done[0] == self.done[1])


def match_of(state: Callable[[], State], *log: int) -> Match:
    """A match of a little game with this log; the text of an action is its number."""

    def begin(seats: int, options: Mapping[str, str]) -> State:
        return state()

    facts: dict[str, Any] = {"id": "little", "name": "Little", "designer": "nobody", "version": 1, "minutes": (1, 1)}
    game: Game[Any] = Game(
        **facts,
        seats=(2,),
        options=(),
        actions=("0", "1", "2"),
        endings=(),
        folder=Path(__file__).parent,
        begin=begin,
        presenter=TinyPresenter(),
        components=(),
    )
    match = Match(game, 2)
    for action in log:
        match.record(str(action))
    return match


__all__ = [
    "BLACK",
    "GAMBLE",
    "LOSE",
    "PASS",
    "RED",
    "SAFE",
    "WIN",
    "Blind",
    "Gamble",
    "Lure",
    "Outing",
    "Pennies",
    "match_of",
]
