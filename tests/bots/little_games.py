"""Tiny games for two seats; each shows one property of a search. Seat 1 gets the rest of the win share."""

from typing import Self

from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State


class LittleGame(State):
    """The state is the list of actions so far; nothing is hidden."""

    def __init__(self) -> None:
        self.done: list[int] = []

    def choices(self) -> int:
        """The number of actions that the seat to act chooses from."""
        return 2

    def won(self) -> float:
        """The win share of seat 0 at the end."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        return [] if self.turn() == OVER else list(range(self.choices()))

    def apply(self, action: int) -> None:
        if action not in list(self.legal()):
            raise IllegalAction(f"action {action} is not legal now")
        self.done.append(action)

    def clone(self) -> Self:
        copy = type(self)()
        copy.done = self.done[:]
        return copy

    def sample(self, rng: Rng) -> int:
        return int(rng.below(self.choices()))

    def scores(self) -> list[int]:
        return [0, 0]

    def shares(self) -> list[float]:
        if self.turn() != OVER:
            return [0.0, 0.0]
        return [self.won(), 1.0 - self.won()]

    def winners(self) -> list[int]:
        most = max(self.shares())
        return [seat for seat, share in enumerate(self.shares()) if share == most] if self.turn() == OVER else []

    def guess(self, seat: int, rng: Rng) -> Self:
        return self.clone()

    def choosers(self) -> list[int]:
        return [self.turn()] if self.turn() >= 0 else []

    def legal_for(self, seat: int) -> list[int]:
        return self.legal() if self.turn() == seat else []

    def estimate(self, seat: int) -> float:
        return self.shares()[seat] if self.turn() == OVER else 0.5


PLAIN, BAIT = 0, 1  # for seat 0: an even end at once, or the bait
LEAVE, TAKE = 0, 1  # for seat 1: the better part, or the bait
FORGET, SPRING = 0, 1  # for seat 0 again, once it is taken: to lose or to win
_ENDS = {(PLAIN,): 0.5, (BAIT, LEAVE): 0.3, (BAIT, TAKE, FORGET): 0.0, (BAIT, TAKE, SPRING): 1.0}


class Lure(LittleGame):
    """Seat 0 may lay a bait, and seat 1's estimate says to take it, which loses."""

    def turn(self) -> int:
        return OVER if tuple(self.done) in _ENDS else len(self.done) % 2

    def won(self) -> float:
        return _ENDS[tuple(self.done)]

    def estimate(self, seat: int) -> float:
        if seat == 1 and self.done == [BAIT, TAKE]:
            return 0.9  # the estimate does not see the trap
        return super().estimate(seat)


STAY, GO = 0, 1
_STAYED = 0.7


class Outing(LittleGame):
    """Seat 0 may stay or go. If it goes, chance draws the weather, seat 1 reports it, and seat 0 dresses."""

    def turn(self) -> int:
        if self.done[:1] == [STAY] or len(self.done) == 4:
            return OVER
        return (0, CHANCE, 1, 0)[len(self.done)]

    def choices(self) -> int:
        return 1 if self.turn() == 1 else 2

    def won(self) -> float:
        return _STAYED if self.done == [STAY] else float(self.done[1] == self.done[3])
