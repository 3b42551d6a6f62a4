"""Sets as bits of one integer."""

from hypothesis import given
from hypothesis import strategies as st

from undertow.engine.bits import bit, how_many, lowest, member_at, members, members_from, shifted


def as_bits(numbers: set[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= bit(number)
    return bits


@given(st.sets(st.integers(0, 61)))
def test_members_are_what_was_put_in(numbers: set[int]) -> None:
    bits = as_bits(numbers)
    assert list(members(bits)) == sorted(numbers)
    assert list(members_from(bits, 100)) == [100 + number for number in sorted(numbers)]


@given(st.sets(st.integers(0, 61)))
def test_members_are_counted_and_found_by_index(numbers: set[int]) -> None:
    bits = as_bits(numbers)
    assert how_many(bits) == len(numbers)
    assert [member_at(bits, index) for index in range(len(numbers))] == sorted(numbers)


def test_the_lowest_bit_is_found_at_every_place() -> None:
    assert [lowest(bit(place) | bit(61)) for place in range(62)] == list(range(62))


def test_high_bits_are_not_lost() -> None:
    assert bit(61) == 2**61
    assert shifted(3, 40) == 3 * 2**40
