"""A seat's view as a row of numbers, for learners: what the `tensor.py` of every game is made of. Compiled.

A row is float32, which compiled code does not have. So a cell holds the bit pattern of a float32 as a 32-bit integer,
looked up in a list of fractions, and NumPy reads the same memory as float32: nothing is copied.

Most slices of a row follow from one number each: a bag of cards, a place, a step. Where rows are written step after step,
those numbers are kept beside them, and only the slices whose numbers have changed are written again: `renew`.
"""

import struct
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from undertow.engine.bits import PLACES, SEQUENCE, bit
from undertow.engine.state import State

SEATS: Final = -1  # in a shape: as many as there are seats
LARGEST: Final = 127  # the largest number that may stand for 1
ONE: Final = 0x3F800000
_SIGN: Final = -0x80000000
NOTHING: Final = -(1 << 61)  # kept of a slice that is all zeros because it was never written


class Slice:
    """A named part of a row: its shape, SEATS standing for the number of seats, and what the numbers mean."""

    def __init__(self, name: str, shape: tuple[int, ...], meaning: str) -> None:
        """One entry of a layout."""
        self.name = name
        self.shape = shape
        self.meaning = meaning

    def size(self, seats: int) -> int:
        """How many cells it has for a number of seats."""
        cells = 1
        for length in self.shape:
            cells *= seats if length == SEATS else length
        return cells


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """How a game writes the view of a seat into a row, for one number of seats. Subclasses answer `write`; some `renew`."""

    def __init__(self, layout: tuple[Slice, ...], seats: int, kept: int = 0) -> None:
        """Work out where each slice begins. `renew` keeps `kept` numbers of a row; with 0 there is no `renew`."""
        self.layout = layout
        self.kept = kept
        self.seats = seats
        self.starts: dict[str, int] = {}
        self.size = 0
        for part in layout:
            self.starts[part.name] = self.size
            self.size += part.size(seats)

    def write(self, state: State, seat: i64, cells: vec[i32], at: i64) -> None:
        """Write what the seat may know into a row of zeros that begins at a cell; the other seats follow clockwise."""
        raise NotImplementedError

    def renew(self, state: State, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """Write the same into a row that holds an earlier view of this match, with the numbers kept of it.

        Before the first view of a match the row is all zeros and all that is kept of it NOTHING.
        """
        raise NotImplementedError


def nothing_kept(count: i64) -> vec[i64]:
    """What is kept of rows of zeros."""
    kept = vec[i64](capacity=count)
    for _number in range(count):
        kept = append(kept, NOTHING)
    return kept


def _fractions() -> vec[i32]:
    """The bit patterns of number / most, for each most up to LARGEST and each number up to it."""
    patterns = vec[i32](capacity=(LARGEST + 1) * (LARGEST + 1))
    for most in range(LARGEST + 1):
        for number in range(LARGEST + 1):
            pattern: int = struct.unpack("=i", struct.pack("=f", min(number, most) / max(1, most)))[0]
            patterns = append(patterns, i32(pattern))
    return patterns


FRACTIONS: Final = _fractions()


def put(cells: vec[i32], at: i64, number: i64, most: i64) -> None:
    """Write number / most, from 0 to 1; a larger number counts as the most, a negative one as 0."""
    if number > 0:
        cells[at] = FRACTIONS[most * (LARGEST + 1) + min(number, most)]


def put_signed(cells: vec[i32], at: i64, number: i64, most: i64) -> None:
    """Write number / most, from -1 to 1."""
    if number >= 0:
        put(cells, at, number, most)
    else:
        cells[at] = FRACTIONS[most * (LARGEST + 1) + min(-number, most)] | _SIGN


def set_number(cells: vec[i32], at: i64, number: i64, most: i64) -> None:
    """Write number / most, as `put` does, into a cell that may hold something else."""
    cells[at] = FRACTIONS[most * (LARGEST + 1) + min(max(number, 0), most)]


def set_mark(cells: vec[i32], at: i64, holds: bool) -> None:
    """Write 1 if something holds, else 0."""
    if holds:
        cells[at] = ONE
    else:
        cells[at] = 0


def clear(cells: vec[i32], at: i64, length: i64) -> None:
    """Write zeros."""
    for cell in range(at, at + length):
        cells[cell] = 0


def renew_one(cells: vec[i32], at: i64, index: i64, kept: vec[i64], key: i64) -> None:
    """Move the only 1 of a slice to an index; a negative one stands for none."""
    before = kept[key]
    if before != index:
        kept[key] = index
        if before >= 0:
            cells[at + before] = 0
        mark_one(cells, at, index)


def renew_set(cells: vec[i32], at: i64, members: i64, kept: vec[i64], key: i64) -> None:
    """Turn the marks of all that have come into a set of bits or left it."""
    before = kept[key]
    if before != members:
        kept[key] = members
        turned = members
        if before != NOTHING:
            turned ^= before
        places = PLACES
        while turned:
            # `lowest`, with its places at hand.
            cells[at + places[(((turned & -turned) * SEQUENCE) >> 58) & 63]] ^= ONE
            turned &= turned - 1


def parts_of(most: i64) -> vec[i32]:
    """What `put` writes for the numbers from 0 to LARGEST, for those who write many parts of the same most."""
    return FRACTIONS[most * (LARGEST + 1) : (most + 1) * (LARGEST + 1)]


def mark(cells: vec[i32], at: i64, holds: bool) -> None:
    """Write 1 if something holds."""
    if holds:
        cells[at] = ONE


def mark_one(cells: vec[i32], at: i64, index: i64) -> None:
    """Write a 1 at an index, or nothing for a negative one, which stands for none."""
    if index >= 0:
        cells[at + index] = ONE


def mark_set(cells: vec[i32], at: i64, members: i64) -> None:
    """Write a 1 for each member of a set of bits."""
    places = PLACES
    while members:
        # `lowest`, with its places at hand.
        cells[at + places[(((members & -members) * SEQUENCE) >> 58) & 63]] = ONE
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
    """How many places clockwise from the seat another one sits; negative for none."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats
