"""A little game: seat 0 may stay or go; if it goes it dresses once chance and seat 1 have made the weather."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State

STAY, GO = 0, 1
_STAYED = 0.7


class Outing(State):
    """Everything at the table: going or not, the weather, that seat 1 has told it, and the dress that should fit it."""

    def __init__(self) -> None:
        self.done: list[int] = []

    def turn(self) -> int:
        if self.done[:1] == [STAY] or len(self.done) == 4:
            return OVER
        return (0, CHANCE, 1, 0)[len(self.done)]

    def legal(self) -> Any:
        turn = self.turn()
        return vec[i64]([] if turn == OVER else [0] if turn == 1 else [0, 1])

    def apply(self, action: int) -> None:
        if action not in list(self.legal()):
            raise IllegalAction(f"action {action} is not legal now")
        self.done.append(action)

    def clone(self) -> "Outing":
        copy = Outing()
        copy.done = self.done[:]
        return copy

    def sample(self, rng: Rng) -> int:
        return int(rng.below(2))

    def scores(self) -> list[int]:
        return [0, 0]

    def shares(self) -> list[float]:
        if self.turn() != OVER:
            return [0.0, 0.0]
        first = _STAYED if self.done == [STAY] else float(self.done[1] == self.done[3])
        return [first, 1.0 - first]

    def guess(self, seat: int, rng: Rng) -> "Outing":
        return self.clone()

    def choosers(self) -> Any:
        return vec[i64]([self.turn()] if self.turn() >= 0 else [])

    def legal_for(self, seat: int) -> Any:
        return self.legal() if self.turn() == seat else vec[i64]([])

    def estimate(self, seat: int) -> float:
        return self.shares()[seat] if self.turn() == OVER else 0.5
