"""A little game: seat 0 may lay a bait, and seat 1's estimate says to take it, which loses."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.rng import Rng
from undertow.engine.state import OVER, IllegalAction, State

PLAIN, BAIT = 0, 1  # for seat 0: an even end at once, or the bait
LEAVE, TAKE = 0, 1  # for seat 1: the better part, or the bait
FORGET, SPRING = 0, 1  # for seat 0 again, once it is taken: to lose or to win
_ENDS = {(PLAIN,): 0.5, (BAIT, LEAVE): 0.3, (BAIT, TAKE, FORGET): 0.0, (BAIT, TAKE, SPRING): 1.0}  # what seat 0 gets


class Lure(State):
    """Everything at the table: what was chosen."""

    def __init__(self) -> None:
        self.chosen: list[int] = []

    def turn(self) -> int:
        return OVER if tuple(self.chosen) in _ENDS else len(self.chosen) % 2

    def legal(self) -> Any:
        return vec[i64]([0, 1] if self.turn() != OVER else [])

    def apply(self, action: int) -> None:
        if action not in list(self.legal()):
            raise IllegalAction(f"action {action} is not legal now")
        self.chosen.append(action)

    def clone(self) -> "Lure":
        copy = Lure()
        copy.chosen = self.chosen[:]
        return copy

    def sample(self, rng: Rng) -> int:
        raise IllegalAction("chance has no part in this")

    def scores(self) -> list[int]:
        return [0, 0]

    def shares(self) -> list[float]:
        if self.turn() != OVER:
            return [0.0, 0.0]
        first = _ENDS[tuple(self.chosen)]
        return [first, 1.0 - first]

    def guess(self, seat: int, rng: Rng) -> "Lure":
        return self.clone()

    def choosers(self) -> Any:
        return vec[i64]([self.turn()] if self.turn() != OVER else [])

    def legal_for(self, seat: int) -> Any:
        return self.legal() if self.turn() == seat else vec[i64]([])

    def estimate(self, seat: int) -> float:
        if seat == 1 and self.chosen == [BAIT, TAKE]:
            return 0.9  # it does not see what comes of that
        return self.shares()[seat] if self.turn() == OVER else 0.5
