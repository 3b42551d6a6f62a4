"""A cache of scores of treasures: a search asks for the same ones thousands of times. Compiled."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

UNKNOWN: Final = -1
_SLOTS: Final = 2048


@final
class ScoreCache:
    """A direct-mapped cache: a newer answer replaces an older one. All copies of a state share it."""

    def __init__(self) -> None:
        """Start empty."""
        self._treasures: vec[i64] = empty_slots()
        self._rest: vec[i64] = empty_slots()
        self._points: vec[i64] = empty_slots()

    def recall(self, treasures: i64, rest: i64) -> i64:
        """The cached points for treasures and the rest of the key, or UNKNOWN."""
        slot = slot_of(treasures, rest)
        if self._treasures[slot] == treasures and self._rest[slot] == rest:
            return self._points[slot]
        return UNKNOWN

    def keep(self, treasures: i64, rest: i64, points: i64) -> None:
        """Store points, replacing the entry in the same slot."""
        slot = slot_of(treasures, rest)
        self._treasures[slot] = treasures
        self._rest[slot] = rest
        self._points[slot] = points


def empty_slots() -> vec[i64]:
    """All slots of one array, unused."""
    slots = vec[i64](capacity=_SLOTS)
    for _ in range(_SLOTS):
        slots = append(slots, UNKNOWN)
    return slots


def slot_of(treasures: i64, rest: i64) -> i64:
    """The slot of a key."""
    mixed = (treasures ^ (treasures >> 17) ^ (rest >> 7) ^ (rest >> 29)) & 0x3FFFFFFF
    mixed = (mixed * 0x2545F491) & 0x3FFFFFFFFFF
    return (mixed >> 19) & (_SLOTS - 1)
