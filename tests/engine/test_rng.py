"""The fast generator."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.rng import Rng

KNOWN_WORDS = [1849552023, 4223452576, 118919111, 3893884377]


def test_known_numbers() -> None:
    """Never to change: simulations and golden results depend on them."""
    rng = Rng(42)
    assert [rng.word() for _ in range(4)] == KNOWN_WORDS
    assert [Rng(2**64 + 42).word() for _ in range(1)] == KNOWN_WORDS[:1]  # only the lowest 64 bits count
    assert Rng(-1).word() == Rng(2**64 - 1).word()


def test_below_is_unbiased_and_in_range() -> None:
    rng, counts = Rng(1), [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert all(9_500 < count < 10_500 for count in counts)
    assert all(0 <= rng.below(2**30) < 2**30 for _ in range(1000))


def test_weighted_never_picks_a_weight_of_nothing() -> None:
    rng, counts = Rng(2), [0, 0, 0]
    for _ in range(9000):
        counts[rng.weighted(vec[i64]([2, 0, 1]))] += 1
    assert counts[1] == 0
    assert 5700 < counts[0] < 6300


def test_unit_lies_between_0_and_1() -> None:
    rng = Rng(3)
    values = [rng.unit() for _ in range(10_000)]
    assert 0 <= min(values) < 0.01
    assert 0.99 < max(values) < 1


@pytest.mark.parametrize("bound", [0, -5])
def test_an_empty_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).below(bound)


def test_a_saved_stream_goes_on_where_it_was() -> None:
    rng, other = Rng(5), Rng(6)
    rng.word()
    other.restore(rng.saved())
    assert [rng.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]
