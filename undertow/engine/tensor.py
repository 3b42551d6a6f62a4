"""A seat's view as a row of numbers, for learners. Every game's `tensor.py` builds on it. Compiled.

Rows are float32, but compiled code has no float32. A cell therefore holds the bit pattern of a float32 as a 32-bit
integer, looked up in a list of fractions. NumPy reads the same memory as float32, so nothing is copied.

Most slices of a row follow from one number each: a bag of cards, a place, a step. For rows that are written at every
step, these numbers are kept, and `renew` writes only slices whose number has changed.
"""

import struct
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from undertow.engine.bits import bit, lowest
from undertow.engine.state import State

SEATS: Final = -1  # in a shape: the number of seats
LARGEST: Final = 127  # the largest denominator
ONE: Final = 0x3F800000
_SIGN: Final = -0x80000000
NOTHING: Final = -(1 << 61)  # the kept number of a slice that was never written and is all zeros


class Slice:
    """A named part of a row: its shape and the meaning of its numbers. SEATS is the number of seats."""

    def __init__(self, name: str, shape: tuple[int, ...], meaning: str) -> None:
        """One entry of a layout."""
        self.name = name
        self.shape = shape
        self.meaning = meaning

    def size(self, seats: int) -> int:
        """The number of cells for a number of seats."""
        cells = 1
        for length in self.shape:
            cells *= seats if length == SEATS else length
        return cells


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """Writes a seat's view into a row, for one number of seats. Subclasses implement `write`, some also `renew`."""

    def __init__(self, layout: tuple[Slice, ...], seats: int, kept: int = 0) -> None:
        """Place the slices. `renew` keeps `kept` numbers per row; 0 means that there is no `renew`."""
        self.layout = layout
        self.kept = kept
        self.seats = seats
        self.starts: dict[str, int] = {}
        self.size = 0
        for part in layout:
            self.starts[part.name] = self.size
            self.size += part.size(seats)

    def write(self, state: State, seat: i64, cells: vec[i32], at: i64) -> None:
        """Write what the seat may know into a row of zeros at a cell; other seats follow clockwise."""
        raise NotImplementedError

    def renew(self, state: State, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """Like `write`, for a row that holds an earlier view of this match and its kept numbers.

        Before the first view of a match the row is all zeros, and every kept number is NOTHING.
        """
        raise NotImplementedError


def nothing_kept(count: i64) -> vec[i64]:
    """The kept numbers for rows of zeros."""
    kept = vec[i64](capacity=count)
    for _number in range(count):
        kept = append(kept, NOTHING)
    return kept


def _fractions() -> vec[i32]:
    """The bit patterns of number / most, for all numbers and all `most` up to LARGEST."""
    patterns = vec[i32](capacity=(LARGEST + 1) * (LARGEST + 1))
    for most in range(LARGEST + 1):
        for number in range(LARGEST + 1):
            pattern: int = struct.unpack("=i", struct.pack("=f", min(number, most) / max(1, most)))[0]
            patterns = append(patterns, i32(pattern))
    return patterns


FRACTIONS: Final = _fractions()


def put(cells: vec[i32], at: i64, number: i64, most: i64) -> None:
    """Write number / most, limited to 0 and 1."""
    if number > 0:
        cells[at] = FRACTIONS[most * (LARGEST + 1) + min(number, most)]


def put_signed(cells: vec[i32], at: i64, number: i64, most: i64) -> None:
    """Write number / most, limited to -1 and 1."""
    if number >= 0:
        put(cells, at, number, most)
    else:
        cells[at] = FRACTIONS[most * (LARGEST + 1) + min(-number, most)] | _SIGN


def set_number(cells: vec[i32], at: i64, number: i64, most: i64) -> None:
    """Like `put`, for a cell that may not be zero."""
    cells[at] = FRACTIONS[most * (LARGEST + 1) + min(max(number, 0), most)]


def set_mark(cells: vec[i32], at: i64, holds: bool) -> None:
    """Write 1 for True and 0 for False."""
    if holds:
        cells[at] = ONE
    else:
        cells[at] = 0


def clear(cells: vec[i32], at: i64, length: i64) -> None:
    """Write zeros."""
    for cell in range(at, at + length):
        cells[cell] = 0


def renew_one(cells: vec[i32], at: i64, index: i64, kept: vec[i64], key: i64) -> None:
    """Move the only 1 of a slice to an index; a negative index removes it."""
    before = kept[key]
    if before != index:
        kept[key] = index
        if before >= 0:
            cells[at + before] = 0
        mark_one(cells, at, index)


def renew_set(cells: vec[i32], at: i64, members: i64, kept: vec[i64], key: i64) -> None:
    """Mark the members that joined a set of bits and clear those that left."""
    before = kept[key]
    if before != members:
        kept[key] = members
        if before == NOTHING:
            before = 0
        left = before & ~members
        while left:
            cells[at + lowest(left)] = 0
            left &= left - 1
        mark_set(cells, at, members & ~before)


def parts_of(most: i64) -> vec[i32]:
    """The bit patterns that `put` writes for one `most`, by number, for callers that write many."""
    return FRACTIONS[most * (LARGEST + 1) : (most + 1) * (LARGEST + 1)]


def mark(cells: vec[i32], at: i64, holds: bool) -> None:
    """Write 1 for True; for False leave the zero."""
    if holds:
        cells[at] = ONE


def mark_one(cells: vec[i32], at: i64, index: i64) -> None:
    """Write a 1 at an index; a negative index writes nothing."""
    if index >= 0:
        cells[at + index] = ONE


def mark_set(cells: vec[i32], at: i64, members: i64) -> None:
    """Write a 1 for each member of a set of bits."""
    while members:
        cells[at + lowest(members)] = ONE
        members &= members - 1


def put_counts(cells: vec[i32], at: i64, counts: i64, width: i64, most: i64) -> None:
    """Write counts packed in one number, `width` bits each, as fractions of `most`."""
    field = bit(width) - 1
    row = most * (LARGEST + 1)
    cell = at
    while counts:
        count = counts & field
        if count:
            cells[cell] = FRACTIONS[row + min(count, most)]
        counts >>= width
        cell += 1


def from_here(other: i64, seat: i64, seats: i64) -> i64:
    """The distance clockwise from one seat to another; negative for none."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats
