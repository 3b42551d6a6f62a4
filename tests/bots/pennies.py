"""Matching pennies as a state: two seats choose a side in secret, and seat 1 wins if they are the same."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.rng import Rng
from undertow.engine.state import OVER, IllegalAction, State


class Pennies(State):
    """What each seat has chosen, or -1."""

    def __init__(self) -> None:
        self.chosen = [-1, -1]

    def turn(self) -> int:
        return next((seat for seat in (0, 1) if self.chosen[seat] < 0), OVER)

    def legal(self) -> list[int]:
        return [0, 1] if self.turn() != OVER else []

    def apply(self, action: int) -> None:
        if action not in list(self.legal()):
            raise IllegalAction(f"action {action} is not legal now")
        self.chosen[self.turn()] = action

    def clone(self) -> "Pennies":
        copy = Pennies()
        copy.chosen = self.chosen[:]
        return copy

    def odds(self) -> list[int]:
        return []

    def sample(self, rng: Rng) -> int:
        raise IllegalAction("this game has no chance")

    def scores(self) -> list[int]:
        return [round(share) for share in self.shares()]

    def winners(self) -> list[int]:
        return [seat for seat, share in enumerate(self.shares()) if share]

    def shares(self) -> list[float]:
        if self.turn() != OVER:
            return [0.0, 0.0]
        return [0.0, 1.0] if self.chosen[0] == self.chosen[1] else [1.0, 0.0]

    def guess(self, seat: int, rng: Rng) -> "Pennies":
        other = self.clone()
        if other.chosen[1 - seat] >= 0:
            other.chosen[1 - seat] = rng.below(2)
        return other

    def choosers(self) -> list[int]:
        return [seat for seat in (0, 1) if self.chosen[seat] < 0]

    def legal_for(self, seat: int) -> list[int]:
        return [0, 1] if self.chosen[seat] < 0 else []

    def estimate(self, seat: int) -> float:
        return self.shares()[seat] if self.turn() == OVER else 0.5

    def encode(self) -> Any:
        return vec[i64](self.chosen)
