"""Sets of small numbers as the bits of one native integer, up to 62 of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def shifted(value: i64, places: i64) -> i64:
    """The value shifted up. Compiled code shifts a literal in only 32 bits, an argument in 64."""
    return value << places


def bit(index: i64) -> i64:
    """The set with only that number in it."""
    return shifted(1, index)


# In the sequence the six bits after each place are all different, so a lone bit times it tells where the bit stands.
SEQUENCE: Final = 0x0218A392CD3D5DBF


def _places() -> vec[i64]:
    """The place of a lone bit, by the six bits that it brings to the top of the product."""
    places = vec[i64]([0] * 64)
    for place in range(64):
        places[(((1 << place) * SEQUENCE) >> 58) & 63] = place
    return places


PLACES: Final = _places()


def lowest(bits: i64) -> i64:
    """The lowest number in a set that is not empty."""
    return PLACES[(((bits & -bits) * SEQUENCE) >> 58) & 63]


def members(bits: i64) -> vec[i64]:
    """The numbers in the set, ascending."""
    return with_members(vec[i64](capacity=8), bits, 0)


def with_members(found: vec[i64], bits: i64, first: i64) -> vec[i64]:
    """Append the numbers of a set to a list, ascending; the lowest bit stands for `first`."""
    number = first
    while bits:
        while not bits & 15:
            bits >>= 4
            number += 4
        if bits & 1:
            found = append(found, number)
        bits >>= 1
        number += 1
    return found


def how_many(bits: i64) -> i64:
    """How many numbers are in the set: counted in fields of 2 bits, then of 4, then of 8, which the product adds up."""
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
