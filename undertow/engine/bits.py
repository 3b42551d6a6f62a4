"""Sets of small numbers as the bits of one native integer, up to 62 of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def shifted(value: i64, places: i64) -> i64:
    """The value shifted left. mypyc shifts a literal in 32 bits, but an argument in 64."""
    return value << places


def bit(index: i64) -> i64:
    """The set that holds one number."""
    return shifted(1, index)


# A de Bruijn sequence: each window of six bits is unique, so multiplying it by a single bit gives that bit's index.
SEQUENCE: Final = 0x0218A392CD3D5DBF


def _places() -> vec[i64]:
    """The index of a single bit, by the top six bits of its product with the sequence."""
    places = vec[i64]([0] * 64)
    for place in range(64):
        places[(((1 << place) * SEQUENCE) >> 58) & 63] = place
    return places


PLACES: Final = _places()


def lowest(bits: i64) -> i64:
    """The lowest number in a set that is not empty. In compiled code it is one instruction (`tools/rewriting.py`)."""
    return PLACES[(((bits & -bits) * SEQUENCE) >> 58) & 63]


_ROOM: Final = vec[i64]([0] * 64)  # a slice of it is a new list of that length


def members(bits: i64) -> vec[i64]:
    """The numbers in the set, ascending."""
    return members_from(bits, 0)


def members_from(bits: i64, first: i64) -> vec[i64]:
    """The numbers in the set, ascending; bit 0 stands for `first`."""
    found = _ROOM[: how_many(bits)]
    write_members(found, 0, bits, first)
    return found


def write_members(found: vec[i64], place: i64, bits: i64, first: i64) -> i64:
    """Write the numbers of a set into a list from a place on; returns the place after them."""
    while bits:
        found[place] = first + lowest(bits)
        place += 1
        bits &= bits - 1
    return place


def how_many(bits: i64) -> i64:
    """The size of the set. Counts fields of 2, 4 and 8 bits; a multiplication adds them up."""
    pairs = bits - ((bits >> 1) & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((eights * 0x0101010101010101) >> 56) & 0xFF


def member_at(bits: i64, index: i64) -> i64:
    """The number at an index of the set, counted from the smallest; the set must be large enough."""
    while index > 0:
        bits &= bits - 1
        index -= 1
    return lowest(bits)
