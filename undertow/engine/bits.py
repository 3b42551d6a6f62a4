"""Sets of small numbers as the bits of one native integer, up to 62 of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def shifted(value: i64, places: i64) -> i64:
    """The value moved up. A literal would be shifted in 32 bits by the compiled code, an argument is not."""
    return value << places


def bit(index: i64) -> i64:
    """The set with only that number in it."""
    return shifted(1, index)


# In the sequence the six bits after each place are all different, so a lone bit times it tells where the bit stands.
_SEQUENCE: Final = 0x0218A392CD3D5DBF


def _places() -> vec[i64]:
    """For the six bits that a lone bit brings to the top of a number of 64, where it stands."""
    places = vec[i64]([0] * 64)
    for place in range(64):
        places[(((1 << place) * _SEQUENCE) >> 58) & 63] = place
    return places


_PLACES: Final = _places()


def lowest(bits: i64) -> i64:
    """The lowest number in a set that is not empty."""
    return _PLACES[(((bits & -bits) * _SEQUENCE) >> 58) & 63]


def members(bits: i64) -> vec[i64]:
    """The numbers in the set, ascending."""
    found = vec[i64](capacity=8)
    index: i64 = 0
    while bits and not bits & 0xFF:
        bits >>= 8
        index += 8
    while bits:
        if bits & 1:
            found = append(found, index)
        bits >>= 1
        index += 1
    return found
