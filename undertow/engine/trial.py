"""A trial of a game: one playout on which the laws are checked, and the error that reports a broken law."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from undertow.engine.game import Game
from undertow.engine.rng import Rng
from undertow.engine.state import SPECTATOR


class LawBroken(AssertionError):
    """A broken law: its name, how it was broken, and the log that shows it."""

    def __init__(self, law: str, detail: str, trial: "Trial") -> None:
        """Keep everything needed to reproduce it."""
        super().__init__(
            f"law {law}: {detail}\n  {trial.game.id}, {trial.seats} seats, {dict(trial.options)}, "
            f"after {len(trial.log)} actions:\n  {' | '.join(trial.log[-60:])}"
        )
        self.law = law


@dataclass
class Trial:
    """One playout on which the laws are tried."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    rng: Rng
    log: list[str] = field(default_factory=list)
    prints: list[str] = field(default_factory=list)

    def viewers(self) -> list[int]:
        """All seats and a spectator."""
        return [*range(self.seats), SPECTATOR]

    def require(self, holds: bool, law: str, detail: str) -> None:
        """Raise LawBroken unless the law holds."""
        if not holds:
            raise LawBroken(law, detail, self)
