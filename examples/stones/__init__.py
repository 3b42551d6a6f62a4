"""Stones, a small complete game: docs/first-game.md explains it step by step.

S1: a heap of 12 stones lies between two players; the lot decides who begins.
S2: a turn takes 1, 2 or 3 stones, but not the number that the opponent has just taken.
S3: the player who cannot take any loses.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.game import Component, Game, Message, Preview, Refusal, View
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR, IllegalAction, State, check_length

HEAP = 12
ACTIONS = ("drawn seat 0", "drawn seat 1", "take 1", "take 2", "take 3")
TAKE = 2  # the number of the first action of this kind; the two before it belong to chance


class Stones(State):
    """The facts and the rules."""

    def __init__(self) -> None:
        """S1: a full heap; nobody has the turn yet."""
        self.heap = HEAP
        self.seat = CHANCE
        self.last = 0  # how many stones were taken last

    def turn(self) -> int:
        """The seat to act; OVER once it cannot."""
        if self.seat == CHANCE:
            return CHANCE
        return self.seat if self.takeable() else OVER

    def takeable(self) -> list[int]:
        """S2: how many stones may be taken now."""
        return [count for count in (1, 2, 3) if count <= self.heap and count != self.last]

    def legal(self) -> Any:
        """The outcomes of the lot, or what the seat may take."""
        if self.seat == CHANCE:
            return vec[i64]([0, 1])
        return vec[i64]([TAKE + count - 1 for count in self.takeable()])

    def apply(self, action: int) -> None:
        """Carry out an action."""
        if action not in list(self.legal()):
            raise IllegalAction(f"action {action} is not legal now")
        if action < TAKE:
            self.seat = action
            return
        self.last = action - TAKE + 1
        self.heap -= self.last
        self.seat = 1 - self.seat

    def clone(self) -> "Stones":
        """An independent copy."""
        copy = Stones()
        copy.heap, copy.seat, copy.last = self.heap, self.seat, self.last
        return copy

    def encode(self) -> Any:
        """All facts as numbers."""
        return vec[i64]([self.heap, self.seat, self.last])

    def restore(self, facts: Any) -> None:
        """Take over the numbers that `encode` wrote."""
        check_length(facts, 3)
        self.heap, self.seat, self.last = (int(fact) for fact in facts)

    def odds(self) -> Any:
        """S1: both seats are equally likely to begin."""
        return vec[i64]([1, 1] if self.seat == CHANCE else [])

    def sample(self, rng: Rng) -> int:
        """One outcome of the lot."""
        return int(self.legal()[rng.weighted(self.odds())])

    def scores(self) -> list[int]:
        """1 for the winner."""
        return [int(share) for share in self.shares()]

    def winners(self) -> list[int]:
        """S3: the seat that acted last."""
        return [1 - self.seat] if self.turn() == OVER else []

    def shares(self) -> list[float]:
        """Each seat's win share."""
        return [1.0 if seat in self.winners() else 0.0 for seat in (0, 1)]

    def guess(self, seat: int, rng: Rng) -> "Stones":
        """A copy: nothing is hidden in this game."""
        return self.clone()

    def choosers(self) -> Any:
        """The seat to act."""
        return vec[i64]([] if self.turn() in (CHANCE, OVER) else [self.seat])

    def legal_for(self, seat: int) -> Any:
        """What the seat may take."""
        return self.legal() if seat in list(self.choosers()) else vec[i64]()

    def estimate(self, seat: int) -> float:
        """Even, until it is decided."""
        return self.shares()[seat] if self.turn() == OVER else 0.5


class Presenter:
    """What players see."""

    def view(self, state: Stones, seat: int) -> View:
        """Everything: nothing is secret."""
        return {"turn": state.turn(), "heap": state.heap, "last": state.last}

    def spots(self, state: Stones, seat: int) -> dict[str, tuple[str, ...]]:
        """A button for each number."""
        if seat == SPECTATOR:
            return {}
        return {ACTIONS[action]: (f"button-{action - TAKE + 1}",) for action in state.legal_for(seat)}

    def preview(self, state: Stones, seat: int, action: int) -> Preview:
        """How many stones would be left."""
        return Preview(brings=(Message("preview-left", {"count": state.heap - (action - TAKE + 1)}),))

    def refusal_of(self, state: Stones, seat: int, action: int) -> Refusal | None:
        """The rule that forbids an action."""
        if action < TAKE:
            return Refusal("refused-lot", rule="S1")
        if action - TAKE + 1 == state.last:
            return Refusal("refused-same", rule="S2")
        return Refusal("refused-too-many", {"count": state.heap}, rule="S2")

    def label(self, state: Stones, action: int) -> Message:
        """The name of an action."""
        if action < TAKE:
            return Message("action-drawn-seat", {"seat": action})
        return Message("action-take", {"count": action - TAKE + 1})

    def seen(self, state: Stones, action: int, seat: int) -> str:
        """The text of the action: everybody sees everything."""
        return ACTIONS[action]

    def describe(self, state: Stones, action: int, seat: int) -> tuple[Message, ...]:
        """The line of the log."""
        if action < TAKE:
            return (Message("log-first", {"seat": action}),)
        return (Message("log-take", {"seat": state.seat, "count": action - TAKE + 1}),)

    def census(self, state: Stones) -> dict[str, int]:
        """Nothing is counted: taken stones are not facts of the state."""
        return {}

    def ending(self, state: Stones) -> str:
        """S3 is the only way to end."""
        return "ended-no-move"


def begin(seats: int, options: Mapping[str, str]) -> Stones:  # noqa: ARG001
    """The first state of a match."""
    return Stones()


GAME: Game[Stones] = Game(
    id="stones",
    name="Stones",
    designer="traditional",
    version=1,
    seats=(2,),
    minutes=(1, 2),
    options=(),
    actions=ACTIONS,
    endings=("ended-no-move",),
    folder=Path(__file__).parent,
    begin=begin,
    presenter=Presenter(),
    components=(Component("stones", "A", "rule S1", {"count": HEAP}),),
)
