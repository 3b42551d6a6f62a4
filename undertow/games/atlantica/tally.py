"""A tally: counts of up to 15 sorts, each at most 15, with four bits per sort in one native integer."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import shifted

_LOW_HALVES: Final = 0x0F0F0F0F0F0F0F0F
_FULL: Final = 15


def count_of(tally: i64, sort: i64) -> i64:
    """The count of a sort."""
    return (tally >> (4 * sort)) & _FULL


def one_of(sort: i64) -> i64:
    """The tally with one of the sort. Add tallies as numbers."""
    return shifted(1, 4 * sort)


def full_of(sort: i64) -> i64:
    """The tally with fifteen of the sort; also the mask of its count."""
    return shifted(_FULL, 4 * sort)


def total_of(tally: i64) -> i64:
    """The total count."""
    sums = (tally & _LOW_HALVES) + ((tally >> 4) & _LOW_HALVES)
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums & 0xFF


def sort_at(tally: i64, index: i64) -> i64:
    """The sort of the card at an index, with cards ordered by sort."""
    sort: i64 = 0
    while index >= tally & _FULL:
        index -= tally & _FULL
        tally >>= 4
        sort += 1
    return sort


def sorts_in(tally: i64) -> i64:
    """The number of sorts with a positive count."""
    found: i64 = 0
    while tally:
        if tally & _FULL:
            found += 1
        tally >>= 4
    return found
