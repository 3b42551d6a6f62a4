"""What a bag of tiles and a number of cards, each worth 1, can pay. Pure arithmetic, exact for any price."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, shifted
from undertow.games.atlantis.multiset import KINDS, count, worth

_MOST_IN_BITS: Final = 61


def can_add_up(tiles: i64, least: i64, low: i64, high: i64) -> bool:
    """Whether some tiles, each worth at least `least`, add up to a sum from low to high."""
    if high < 0:
        return False
    low = max(low, 0)
    if high > _MOST_IN_BITS:
        return _can_add_up_far(tiles, least, low, high)
    sums: i64 = 1  # the sums that can be made, as bits
    reach = bit(high + 1) - 1
    for value in range(least, i64(KINDS + 1)):
        many = count(tiles, value - 1)
        while many > 0:
            sums |= shifted(sums, value) & reach
            many -= 1
    return sums >> low != 0


def _can_add_up_far(tiles: i64, least: i64, low: i64, high: i64) -> bool:
    """Like `can_add_up`, for sums that do not fit into the bits of one number."""
    sums = vec[i64]()
    for _ in range(high + 1):
        sums = append(sums, 0)
    sums[0] = 1
    for value in range(least, KINDS + 1):
        many = count(tiles, value - 1)
        while many > 0:
            for total in range(high, value - 1, -1):
                sums[total] |= sums[total - value]
            many -= 1
    for total in range(low, high + 1):
        if sums[total]:
            return True
    return False


def can_finish(tiles: i64, cards: i64, owed: i64, least: i64) -> bool:
    """W4: whether the rest can be paid without a superfluous part; `least` is the smallest part paid so far.

    A payment with a card in it has to be exact; one of tiles alone may exceed the price by less than its smallest tile.
    """
    if owed <= 0:
        return -owed < least
    if cards >= owed or can_add_up(tiles, 1, owed - cards, owed):
        return True
    for excess in range(1, least):
        if can_add_up(tiles, excess + 1, owed + excess, owed + excess):
            return True
    return False


def cheapest(tiles: i64, cards: i64, owed: i64) -> i64:
    """E2: the least possible payment of a debt; everything if that is not enough."""
    everything = worth(tiles) + cards
    if everything <= owed:
        return everything
    if can_add_up(tiles, 1, owed - cards, owed):
        return owed
    paid = owed + 1
    while not can_add_up(tiles, 1, paid, paid):
        paid += 1
    return paid
