"""Clocks of the seats: time for each move, a reserve, and time that each move adds.

A move is the time from when the match begins to wait for a seat until it waits no longer. A choice that several seats make
at the same time is a move of its own. An undo goes on with the time of the move that it takes back.
"""

import json
from dataclasses import asdict, astuple, dataclass, replace
from typing import Self

from undertow.server.storage import store

MOST_LAG = 1_000  # milliseconds of the way through the network that a move is not charged for
SHORTEST = 5  # seconds that somebody has at least for the first move
GRACE = 10_000  # milliseconds that somebody has at least who takes the seat back


@dataclass(frozen=True)
class ClockSetting:
    """A table's clock, in seconds: for each move, in reserve, and added by each move after the first."""

    move: int
    reserve: int
    increment: int


@dataclass(frozen=True)
class SeatTime:
    """The time of one seat, in milliseconds."""

    reserve: int  # when the present move began
    used: int = 0  # in the present move, up to the seat's last action
    mark: int = -1  # the greatest length of the log when the present move began
    is_shared: bool = False  # whether others chose at the same time


@dataclass(frozen=True)
class Clock:
    """The clock of a table between two changes."""

    setting: ClockSetting
    seats: tuple[SeatTime, ...]
    paused: int | None = None  # since when

    @classmethod
    def fresh(cls, setting: ClockSetting, seats: int) -> Self:
        """A clock that has not run yet."""
        return cls(setting, (SeatTime(1000 * setting.reserve),) * seats)

    @classmethod
    def read(cls, setting: str, state: str) -> Self:
        """A clock from two columns of the store."""
        found = json.loads(state)
        return cls(ClockSetting(**json.loads(setting)), tuple(SeatTime(*seat) for seat in found["seats"]), found["paused"])

    def text(self) -> str:
        """The text that the store keeps besides the setting."""
        return store.as_json({"seats": [astuple(seat) for seat in self.seats], "paused": self.paused})

    def left(self, seat: int, running: int = 0) -> int:
        """The milliseconds that a seat has left, after its clock has run for some more."""
        time = self.seats[seat]
        return 1000 * self.setting.move + time.reserve - time.used - running

    def charged(self, seat: int, running: int) -> Self:
        """The clock after a seat's clock has run."""
        return self._with(seat, replace(self.seats[seat], used=self.seats[seat].used + max(0, running)))

    def is_new_move(self, seat: int, mark: int, is_shared: bool, was_waiting: bool) -> bool:
        """Whether a seat that is waited for begins another move."""
        time = self.seats[seat]
        return mark > time.mark and (not was_waiting or time.is_shared != is_shared)

    def begun(self, seat: int, mark: int, is_shared: bool) -> Self:
        """The clock when a seat begins a move."""
        time = self.seats[seat]
        spent = max(0, time.used - 1000 * self.setting.move)
        added = 1000 * self.setting.increment if time.mark >= 0 else 0
        return self._with(seat, SeatTime(max(0, time.reserve - spent) + added, 0, mark, is_shared))

    def emptied(self, seat: int) -> Self:
        """The clock after a seat's time is over."""
        return self._with(seat, replace(self.seats[seat], reserve=0, used=1000 * self.setting.move))

    def returned(self, seat: int, mark: int) -> Self:
        """The clock after somebody took a seat back from a bot."""
        time = self.seats[seat]
        spent = max(0, time.used - 1000 * self.setting.move)
        reserve = max(time.reserve - spent, GRACE - 1000 * self.setting.move, 0)
        return self._with(seat, replace(time, reserve=reserve, used=0, mark=mark))

    def _with(self, seat: int, time: SeatTime) -> Self:
        """The clock with another time of a seat."""
        return replace(self, seats=(*self.seats[:seat], time, *self.seats[seat + 1 :]))


def setting_text(setting: ClockSetting | None) -> str:
    """The text that the store keeps of a setting; empty for none."""
    return "" if setting is None else store.as_json(asdict(setting))
