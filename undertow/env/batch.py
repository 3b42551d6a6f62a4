"""Steps many matches together inside compiled code.

All results are in flat vecs that are allocated once. NumPy shares their memory (see `arrays.py`), so nothing is copied.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, IllegalAction, State
from undertow.engine.tensor import NOTHING, Tensor, clear, nothing_kept

Bot = Callable[[State, int, Rng], int]

_SPREAD: Final = 1_000_003  # separates the seeds of consecutive matches


def worth(state: State, seat: i64, seats: i64, by_estimate: bool) -> float:
    """A win share rescaled so that a sole winner has 1 and all seats add up to 0."""
    part = state.estimate(seat) if by_estimate else state.shares()[seat]
    return (part * float(seats) - 1.0) / float(seats - 1)


@final
class Slot:
    """One match of a batch."""

    def __init__(self, state: State, rng: Rng, seat: i64) -> None:
        """Begin with a fresh state."""
        self.state = state
        self.rng = rng
        self.seat: i64 = seat  # the seat whose view is in the row
        self.matches: i64 = 0  # matches begun here before this one
        self.is_over = False
        self.is_filled = False  # whether all actions are marked, as after the end
        self.legal = vec[i64]()  # the actions that are marked
        self.values = vec[float]()  # by seat, its value when rewards were last given


@final
class Batch:
    """Matches of one game. With bots the caller has one seat of each, else all seats."""

    def __init__(
        self, start: State, tensor: Tensor, actions: int, matches: int, seat: int, bots: list[Bot | None], by_estimate: bool
    ) -> None:
        """Allocate all memory; matches begin with `reset`. A bot that is None plays at random.

        A negative `seat` moves the caller's seat by one from match to match.
        """
        self.start = start
        self.tensor = tensor
        self.seats: i64 = tensor.seats
        self.actions: i64 = actions
        self.width: i64 = tensor.size
        self.keeps: i64 = tensor.kept  # how many numbers describe changes of a row; 0 rewrites the row
        self.bots = bots
        self.has_bots = len(bots) > 0
        self.fixed_seat: i64 = seat
        self.by_estimate = by_estimate
        self.rewarded: i64 = 1 if self.has_bots else self.seats  # rewards per match
        self.slots: list[Slot] = []
        for _ in range(matches):
            self.slots.append(Slot(start.clone(), Rng(0), 0))
        self.cells = _zeros_32(matches * self.width)
        self.kept = nothing_kept(matches * self.keeps)
        self.masks = _zeros_8(matches * self.actions)
        self.rewards = _zeros_float(matches * self.rewarded)
        self.ended = _zeros_8(matches)
        self.turns = _zeros_64(matches)
        self.proposed = _zeros_64(matches)

    def reset(self, seed: int) -> None:
        """Begin all matches. A match depends on its number, not on how many there are.

        The cells must be zero, unless the tensor updates its rows.
        """
        for index in range(len(self.slots)):
            self.begin(index, seed * _SPREAD + index)

    def begin(self, index: i64, seed: int) -> None:
        """Begin one match with a seed of its own."""
        slot = self.slots[index]
        slot.rng = Rng(seed)
        slot.matches = index
        self._begin(index, slot)
        self._pay(index, slot, False)
        self._show(index, slot)

    def step(self, actions: vec[i64], first: i64, end: i64) -> None:
        """Take one action in every match of a range; a match that has ended begins again instead.

        The actions must have passed `check`. The cells must be zero, unless the tensor updates its rows.
        """
        for index in range(first, end):
            slot = self.slots[index]
            if slot.is_over:
                slot.matches += 1
                self._begin(index, slot)
                self._pay(index, slot, False)
            else:
                slot.state.apply(actions[index])
                self._run(slot)
                self._pay(index, slot, True)
            self._show(index, slot)

    def state(self, index: int) -> State:
        """A copy of the state of a match."""
        return self.slots[index].state.clone()

    def check(self, actions: vec[i64]) -> None:
        """Raise IllegalAction unless there is a legal action for every match that is not over."""
        count: i64 = len(self.slots)
        if len(actions) != count:
            raise IllegalAction(f"{len(actions)} actions for {count} matches")
        masks = self.masks
        ended = self.ended
        for index in range(count):
            action = actions[index]
            if not ended[index] and (action < 0 or action >= self.actions or not masks[index * self.actions + action]):
                raise IllegalAction(f"action {action} is not legal in match {index}")

    def _begin(self, index: i64, slot: Slot) -> None:
        """Begin a new match."""
        if self.keeps:
            self._forget(index)
        slot.state = self.start.clone()
        slot.is_over = False
        if self.has_bots:
            slot.seat = self.fixed_seat if self.fixed_seat >= 0 else slot.matches % self.seats
        self._run(slot)
        if self.by_estimate:
            values = vec[float](capacity=self.seats)
            for seat in range(self.seats):
                values = append(values, worth(slot.state, seat, self.seats, True))
            slot.values = values

    def _forget(self, index: i64) -> None:
        """Clear a row."""
        clear(self.cells, index * self.width, self.width)
        kept = self.kept
        for key in range(index * self.keeps, (index + 1) * self.keeps):
            kept[key] = NOTHING

    def _run(self, slot: Slot) -> None:
        """Let chance and bots act until it is the caller's turn or the match is over."""
        state = slot.state
        turn = state.turn()
        while turn != OVER:
            if turn == CHANCE:
                state.apply(state.sample(slot.rng))
            elif self.has_bots and turn != slot.seat:
                state.apply(self._bot_action(state, turn, slot))
            else:
                break
            turn = state.turn()
        if turn == OVER:
            slot.is_over = True
        else:
            slot.seat = turn

    def _bot_action(self, state: State, turn: i64, slot: Slot) -> i64:
        """The action of a bot, which gets a guess, never the state itself."""
        place = turn - slot.seat - 1 if turn > slot.seat else turn - slot.seat - 1 + self.seats
        bot = self.bots[place % len(self.bots)]
        if bot is None:
            return state.any_legal(slot.rng)
        return bot(state.guess(turn, slot.rng), turn, slot.rng)

    def _pay(self, index: i64, slot: Slot, is_step: bool) -> None:
        """Write the rewards of a row and whether its match has ended."""
        self.ended[index] = 1 if slot.is_over else 0
        first = index * self.rewarded
        for place in range(self.rewarded):
            seat = slot.seat if self.has_bots else place
            reward = 0.0
            if is_step and self.by_estimate:
                value = worth(slot.state, seat, self.seats, not slot.is_over)
                reward = value - slot.values[seat]
                slot.values[seat] = value
            elif is_step and slot.is_over:
                reward = worth(slot.state, seat, self.seats, False)
            self.rewards[first + place] = reward

    def _show(self, index: i64, slot: Slot) -> None:
        """Mark the legal actions of a row, propose one of them, and write the view."""
        masks = self.masks
        first = index * self.actions
        if slot.is_filled:
            for action in range(self.actions):
                masks[first + action] = 0
        else:
            for action in slot.legal:
                masks[first + action] = 0
        slot.is_filled = slot.is_over
        if slot.is_over:
            slot.legal = vec[i64]()
            self.turns[index] = OVER
            self.proposed[index] = 0
            for action in range(self.actions):
                masks[first + action] = 1
        else:
            legal = slot.state.legal_vec()
            for action in legal:
                masks[first + action] = 1
            slot.legal = legal
            self.turns[index] = slot.seat
            self.proposed[index] = legal[slot.rng.below(len(legal))]
        if self.keeps:
            self.tensor.renew(slot.state, slot.seat, self.cells, index * self.width, self.kept, index * self.keeps)
        else:
            self.tensor.write(slot.state, slot.seat, self.cells, index * self.width)


def _zeros_32(length: i64) -> vec[i32]:
    """Zeros of 32 bits."""
    zeros = vec[i32](capacity=length)
    for _ in range(length):
        zeros = append(zeros, 0)
    return zeros


def _zeros_8(length: i64) -> vec[u8]:
    """Zeros of 8 bits."""
    zeros = vec[u8](capacity=length)
    for _ in range(length):
        zeros = append(zeros, 0)
    return zeros


def _zeros_64(length: i64) -> vec[i64]:
    """Zeros of 64 bits."""
    zeros = vec[i64](capacity=length)
    for _ in range(length):
        zeros = append(zeros, 0)
    return zeros


def _zeros_float(length: i64) -> vec[float]:
    """Zeros as floats."""
    zeros = vec[float](capacity=length)
    for _ in range(length):
        zeros = append(zeros, 0.0)
    return zeros
