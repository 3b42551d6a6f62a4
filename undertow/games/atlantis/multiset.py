"""Bags of seven kinds as one native number: eight bits for the count of each kind, at most 255.

Bags hold cards by item and tiles by value (the kind of value 1 is 0). A copy costs nothing, and a search
over hands needs no undoing.
"""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import lowest, shifted
from undertow.engine.rng import Rng

KINDS: Final = 7
COUNT_BITS: Final = 8
ANY_COUNT: Final = 255
_EVERY_SECOND: Final = 0x00FF00FF00FF00FF
_VALUES_1357: Final = 0x00FF00FF00FF00FF
_VALUES_2367: Final = 0x00FFFF0000FFFF00
_VALUES_4567: Final = 0x00FFFFFFFF000000


def one(kind: i64) -> i64:
    """The bag with one piece of the kind. Add and subtract bags as numbers."""
    return shifted(1, kind << 3)


def count(bag: i64, kind: i64) -> i64:
    """How many of the kind are in the bag."""
    return (bag >> (kind << 3)) & ANY_COUNT


def first_kind(bag: i64) -> i64:
    """The first kind in a non-empty bag."""
    return lowest(bag) >> 3


def without_kind(bag: i64, kind: i64) -> i64:
    """The bag without any of the kind."""
    return bag & ~shifted(ANY_COUNT, kind << 3)


def size(bag: i64) -> i64:
    """The size of a bag, at most 255; the top byte of a product is the sum of all counts."""
    return ((bag * 0x0101010101010101) >> 56) & ANY_COUNT


def worth(tiles: i64) -> i64:
    """The sum of the values of a bag of tiles, added up by the binary digits 1, 2 and 4 of the values."""
    return added(pairs(tiles & _VALUES_1357) + 2 * pairs(tiles & _VALUES_2367) + 4 * pairs(tiles & _VALUES_4567))


def pairs(bag: i64) -> i64:
    """The counts of a bag, added up two by two into fields of 16 bits."""
    return (bag & _EVERY_SECOND) + ((bag >> 8) & _EVERY_SECOND)


def added(fields: i64) -> i64:
    """The sum of four fields of 16 bits."""
    halves = (fields & 0xFFFFFFFF) + (fields >> 32)
    return (halves & 0xFFFF) + (halves >> 16)


def shared(bag: i64, other: i64) -> i64:
    """What is in both bags."""
    both: i64 = 0
    for kind in range(KINDS):
        both += min(count(bag, kind), count(other, kind)) * one(kind)
    return both


def drawn(bag: i64, rng: Rng) -> i64:
    """The kind of a random piece of a non-empty bag."""
    left = rng.below(size(bag))
    kind: i64 = 0
    while left >= bag & ANY_COUNT:
        left -= bag & ANY_COUNT
        bag >>= 8
        kind += 1
    return kind


def handful(bag: i64, pieces: i64, rng: Rng) -> i64:
    """A bag of random pieces from the bag."""
    taken: i64 = 0
    for _piece in range(pieces):
        taken += one(drawn(bag - taken, rng))
    return taken
