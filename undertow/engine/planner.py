"""The interface of a game's `plan.py`, which says in words what a line of play has achieved."""

from collections.abc import Iterable
from typing import Any, Protocol

from undertow.engine.game import Message


class Planner(Protocol):
    """Compares two states of a match, the second some turns after the first. Both are a seat's guesses."""

    def gains(self, before: Any, after: Any, seat: int) -> Iterable[Message]:
        """What the seat has gained, the most important first."""

    def risks(self, before: Any, after: Any, seat: int) -> Iterable[Message]:
        """What the seat has lost; the messages get the argument `cases`, out of ten."""

    def is_far_enough(self, before: Any, after: Any, seat: int, is_answered: bool) -> bool:
        """Whether the line is complete; `is_answered` tells that another seat has acted since."""
