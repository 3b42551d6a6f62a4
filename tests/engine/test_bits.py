"""Sets as bits of one integer."""

from hypothesis import given
from hypothesis import strategies as st

from undertow.engine.bits import bit, members, shifted


@given(st.sets(st.integers(0, 61)))
def test_members_are_what_was_put_in(numbers: set[int]) -> None:
    bits = 0
    for number in numbers:
        bits |= bit(number)
    assert list(members(bits)) == sorted(numbers)


def test_high_bits_are_not_lost() -> None:
    assert bit(61) == 2**61
    assert shifted(3, 40) == 3 * 2**40
