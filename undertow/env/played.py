"""A match for learners: it can be copied and pickled, and records what each seat has seen."""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from undertow.engine.game import View
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR, State
from undertow.env.arrays import Floats, mask, observation
from undertow.env.batch import worth
from undertow.games import game, tensor


class PlayedMatch:
    """One match with its log; chance comes from a seed."""

    def __init__(self, id: str, seats: int | None, options: Mapping[str, object], seed: int) -> None:
        """Begin, and let chance act until it is a seat's turn."""
        self.game = game(id)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.check_options(self.seats, options)
        self.tensor = tensor(id, self.seats)
        self.rng = Rng(seed)
        self.log: list[int] = []
        self.state: State = self.game.begin(self.seats, self.options)
        self.play_chance()

    @property
    def turn(self) -> int:
        """The seat to act, or OVER."""
        return self.state.turn()

    def take(self, action: int) -> None:
        """Take an action for the seat to act, then let chance act; raises IllegalAction and changes nothing."""
        self.state.apply(int(action))
        self.log.append(int(action))
        self.play_chance()

    def play_chance(self) -> None:
        """Let chance act as long as it is its turn."""
        while self.state.turn() == CHANCE:
            outcome = self.state.sample(self.rng)
            self.state.apply(outcome)
            self.log.append(outcome)

    def observation(self, seat: int) -> Floats:
        """The view of a seat as numbers."""
        return observation(self.tensor, self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Ones for the actions that the seat may take now."""
        return mask(self.state.legal_for(seat), len(self.game.actions))

    def view(self, seat: int = SPECTATOR) -> View:
        """The view of a seat or a spectator."""
        return self.game.view(self.state, seat)

    def worth(self, seat: int, by_estimate: bool = False) -> float:
        """The seat's rescaled win share: 1 for a sole winner, 0 in sum, 0 before the end."""
        if self.turn != OVER and not by_estimate:
            return 0.0
        return worth(self.state, seat, self.seats, by_estimate)

    def information_state(self, seat: int) -> str:
        """Everything the seat has seen since the beginning, one line per action."""
        state = self.game.begin(self.seats, self.options)
        lines = []
        for action in self.log:
            lines.append(seen_line(self.game, state, action, seat))
            state.apply(action)
        return "\n".join(lines)

    def __deepcopy__(self, memo: dict[int, Any]) -> "PlayedMatch":
        """An independent copy, without playing the log again."""
        copy = object.__new__(PlayedMatch)
        memo[id(self)] = copy
        copy.__dict__.update(self.__dict__)
        copy.log = self.log[:]
        copy.state = self.state.clone()
        copy.rng = Rng(0)
        copy.rng.restore(self.rng.saved())
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the log instead of the state."""
        return {"game": self.game.id, "seats": self.seats, "options": self.options, "log": self.log, "rng": self.rng.saved()}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        """Play the log again."""
        self.game = game(saved["game"])
        self.seats, self.options = saved["seats"], saved["options"]
        self.tensor = tensor(self.game.id, self.seats)
        self.rng = Rng(0)
        self.rng.restore(saved["rng"])
        self.log = saved["log"]
        self.state = self.game.begin(self.seats, self.options)
        for action in self.log:
            self.state.apply(action)


def seen_line(game: Any, state: State, action: int, seat: int) -> str:
    """One line: the actor and what the seat saw of the action."""
    turn = state.turn()
    return f"{'chance' if turn == CHANCE else turn}: {game.seen(state, action, seat)}"


def view_text(view: View) -> str:
    """A view as canonical JSON."""
    return json.dumps(view, sort_keys=True, ensure_ascii=False)
