"""The exact end of a seat's last turn: every way to finish it is played out. Compiled."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.bots.playout import play_chance
from undertow.engine.rng import Rng
from undertow.engine.state import State

_MOST: Final = 20_000  # ends of the turn that are looked at
_PER_ACTION: Final = 1e-7  # the price of an action, so that the shorter of two equal ways wins


@final
class LastTurn:
    """Plays out a seat's last turn in every way."""

    def __init__(self, seat: i64, rng: Rng) -> None:
        """Nothing is looked at yet."""
        self.seat: i64 = seat
        self._rng: Rng = rng
        self._left: i64 = _MOST

    def best_actions(self, state: State) -> vec[i64]:
        """The first actions of the best ways; all sensible actions if there are too many ways."""
        best = -1.0
        found = vec[i64]()
        for action in state.sensible_vec():
            value = self._margin_after(state, action)
            if value > best + _PER_ACTION / 2.0:
                best, found = value, vec[i64]()
            if value > best - _PER_ACTION / 2.0:
                found = append(found, action)
        return found if self._left > 0 else state.sensible_vec()

    def _margin_after(self, state: State, action: i64) -> float:
        """The best margin that can be reached with an action."""
        after = state.clone()
        after.apply(action)
        if play_chance(after, self._rng) != self.seat or self._left <= 0:
            self._left -= 1
            return after.margin(self.seat)
        best = -1.0
        for following in after.sensible_vec():
            best = max(best, self._margin_after(after, following))
        return best - _PER_ACTION
