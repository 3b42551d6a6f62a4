"""Steps thousands of matches in one call. Needs only NumPy."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from undertow.bots import check_bot, choose
from undertow.engine.game import OptionError
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.env.arrays import shared, use_huge_pages
from undertow.env.batch import Batch, Bot
from undertow.games import game, tensor

REWARDS = ("end", "estimates")
_AT_ONCE = 32  # rows zeroed at once, so that they are still in the processor's cache when written


class Matches:
    """Matches of one game, stepped together.

    The arrays are allocated once and overwritten by every step, so copy what you want to keep or change. `observations` is
    read-only where a game updates its rows instead of rewriting them.

    - `observations` (matches, cells) float32: the view of the seat to act, laid out as in `docs/learning.md`;
    - `masks` (matches, actions) bool: its legal actions; all ones after the end;
    - `rewards` (matches, seats) float64, or (matches,) with bots: 1 for a sole winner, 0 in sum;
    - `terminations` (matches,) bool: the matches that the last step ended; the next step begins them again;
    - `turns` (matches,) int64: the seat to act, or OVER;
    - `random_actions` (matches,) int64: a random legal action of each match.

    With `bots` the caller plays one seat of each match (`seat`, or a different one from match to match) and the bots play
    the others, clockwise from there. Without bots the caller plays all seats.
    """

    def __init__(
        self,
        id: str,
        matches: int,
        *,
        seats: int | None = None,
        bots: Sequence[str | Bot] = (),
        seat: int | None = None,
        rewards: str = "end",
        **options: object,
    ) -> None:
        """Make all arrays; the matches begin with `reset`."""
        self.game = game(id)
        self.seats = self.game.seats[0] if seats is None else seats
        start = self.game.start(seats=self.seats, **options)
        if matches < 1:
            raise OptionError(f"there must be at least one match, not {matches}")
        self.matches = matches
        self.tensor = tensor(id, self.seats)
        batch_seat = check_seat(self.seats, seat, bots)
        by_estimate = check_rewards(rewards) == "estimates"
        players = [None if bot == "random" else player(bot) for bot in bots]
        actions = len(self.game.actions)
        self._batch = Batch(start, self.tensor, actions, matches, batch_seat, players, by_estimate)
        self.observations: NDArray[np.float32] = shared(self._batch.cells, np.float32, (matches, self.tensor.size))
        self._bytes = self.observations.view(np.uint8)  # NumPy writes zeros fastest as bytes
        if self.tensor.kept:
            self.observations.flags.writeable = False  # updated rows must keep their contents
        self.masks: NDArray[np.bool_] = shared(self._batch.masks, np.bool_, (matches, actions))
        for large in (self.observations, self.masks):
            use_huge_pages(large)
        shape = (matches,) if bots else (matches, self.seats)
        self.rewards: NDArray[np.float64] = shared(self._batch.rewards, np.float64, shape)
        self.terminations: NDArray[np.bool_] = shared(self._batch.ended, np.bool_, (matches,))
        self.turns: NDArray[np.int64] = shared(self._batch.turns, np.int64, (matches,))
        self.random_actions: NDArray[np.int64] = shared(self._batch.proposed, np.int64, (matches,))

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Begin all matches; each depends on the seed and its number, or on a seed of its own."""
        if isinstance(seed, Sequence) and len(seed) != self.matches:
            raise OptionError(f"there are {len(seed)} seeds for {self.matches} matches")
        if not self.tensor.kept:
            self._bytes.fill(0)
        if isinstance(seed, Sequence):
            for index, own in enumerate(seed):
                self._batch.begin(index, own)
        else:
            self._batch.reset(int(seed))

    def begin_ended(self) -> None:
        """Restart the matches that have ended, without a step in the others."""
        nothing = vec[i64](np.zeros(self.matches, dtype=np.int64))
        for index in np.flatnonzero(self.terminations).tolist():
            if not self.tensor.kept:
                self._bytes[index].fill(0)
            self._batch.step(nothing, index, index + 1)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take one action in every match, then let chance and bots act.

        An illegal action raises IllegalAction and changes nothing. A match that has ended begins again, and its action is
        ignored (Gymnasium's NEXT_STEP).
        """
        chosen = vec[i64](np.ascontiguousarray(actions, dtype=np.int64))
        self._batch.check(chosen)
        if self.tensor.kept:
            self._batch.step(chosen, 0, self.matches)
            return
        for first in range(0, self.matches, _AT_ONCE):
            end = min(first + _AT_ONCE, self.matches)
            self._bytes[first:end].fill(0)
            self._batch.step(chosen, first, end)

    def state(self, index: int) -> State:
        """A copy of the state of one match."""
        return self._batch.state(int(index))


def player(bot: str | Bot) -> Bot:
    """A bot by name, or the caller's function of a guess, a seat and a generator."""
    if not isinstance(bot, str):
        return bot
    check_bot(bot)

    def chosen(known: State, seat: int, rng: Rng) -> int:
        """The action of the named bot."""
        return choose(bot, known, seat, rng)

    return chosen


def check_seat(seats: int, seat: int | None, bots: Sequence[Any]) -> int:
    """The caller's seat; below 0 if it changes by match. Raises OptionError if invalid."""
    if seat is not None and not 0 <= seat < seats:
        raise OptionError(f"there is no seat {seat}; seats go from 0 to {seats - 1}")
    if len(bots) not in (0, 1, seats - 1):
        raise OptionError(f"with {seats} seats, name 1 bot for all other seats or {seats - 1} bots, not {len(bots)}")
    return -1 if seat is None else seat


def check_rewards(rewards: str) -> str:
    """The kind of rewards; raises OptionError if unknown."""
    if rewards not in REWARDS:
        raise OptionError(f"rewards are one of {', '.join(REWARDS)}, not {rewards!r}")
    return rewards
