"""A tally: how many there are of each sort, four bits a sort, up to 15 sorts of up to 15 each in one native integer."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import shifted

_LOW_HALVES: Final = 0x0F0F0F0F0F0F0F0F
_FULL: Final = 15


def count_of(tally: i64, sort: i64) -> i64:
    """How many of the sort."""
    return (tally >> (4 * sort)) & _FULL


def one_of(sort: i64) -> i64:
    """The tally of a single one; tallies add up."""
    return shifted(1, 4 * sort)


def full_of(sort: i64) -> i64:
    """The tally of fifteen of the sort; as a mask, all that there is of it."""
    return shifted(_FULL, 4 * sort)


def total_of(tally: i64) -> i64:
    """How many of all sorts together."""
    sums = (tally & _LOW_HALVES) + ((tally >> 4) & _LOW_HALVES)
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums & 0xFF


def sort_at(tally: i64, index: i64) -> i64:
    """The sort of the card at an index, counted through sort by sort."""
    sort: i64 = 0
    while index >= tally & _FULL:
        index -= tally & _FULL
        tally >>= 4
        sort += 1
    return sort


def sorts_in(tally: i64) -> i64:
    """How many sorts there is at least one of."""
    found: i64 = 0
    while tally:
        if tally & _FULL:
            found += 1
        tally >>= 4
    return found
