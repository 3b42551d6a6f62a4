"""Intervals that cover the true value as often as they claim, and ratings that follow the results."""

import random
from statistics import fmean

import pytest

from undertow.bots.arena.playing import Played, Timing
from undertow.bots.arena.schedule import Fixture, seatings
from undertow.bots.arena.statistics import interval, rated, ties


def played(seating: tuple[str, ...], deal: int, shares: tuple[float, ...]) -> Played:
    winners = tuple(seat for seat, share in enumerate(shares) if share)
    return Played(seating, deal, shares, (0,) * len(seating), winners, "end", (Timing(10, 0.5, 0.2),) * len(seating))


def coverage(strength: float, luck: float, deals: int, trials: int) -> float:
    """How often the interval contains the true value if deals favour one seat by this much."""
    rng = random.Random(7)

    def results() -> list[list[float]]:
        found = []
        for _ in range(deals):
            favoured = luck if rng.random() < 0.5 else -luck
            chances = [min(1.0, max(0.0, strength + sign * favoured)) for sign in (1, -1)]
            found.append([float(rng.random() < chance) for chance in chances])
        return found

    truth = fmean(fmean(min(1.0, max(0.0, strength + side)) for side in (luck, -luck)) for _ in range(1))
    inside = [found.low <= truth <= found.high for found in (interval(results()) for _ in range(trials))]
    return fmean(inside)


@pytest.mark.parametrize("strength", [0.5, 0.7, 0.93])
@pytest.mark.parametrize("luck", [0.0, 0.3])
@pytest.mark.parametrize("deals", [12, 100])
def test_the_interval_holds_the_truth_as_often_as_it_says(strength: float, luck: float, deals: int) -> None:
    assert coverage(strength, luck, deals, 1500) > 0.935


def test_duplicate_play_makes_the_interval_narrower_where_luck_decides() -> None:
    lucky = interval([[1.0, 0.0], [0.0, 1.0]] * 45 + [[1.0, 1.0], [0.0, 0.0]] * 5)
    plain = interval([[1.0], [0.0]] * 100)
    assert lucky.mean == plain.mean == 0.5
    assert lucky.high - lucky.low < 0.8 * (plain.high - plain.low)


def test_winning_always_is_not_certainty() -> None:
    found = interval([[1.0, 1.0]] * 50)
    assert found.high == 1.0
    assert 0.94 < found.low < 0.97
    assert interval([[1.0, 1.0]]).low < 0.35


def test_nothing_played_tells_nothing() -> None:
    found = interval([])
    assert (found.low, found.high, found.matches) == (0.0, 1.0, 0)


def test_a_tie_counts_whole_deals_only() -> None:
    line_up = ("a", "b", "b")
    matches = {
        Fixture(seating, deal): played(seating, deal, tuple(float(name == "a") for name in seating))
        for deal in range(40)
        for seating in seatings(line_up)
    }
    del matches[Fixture(("a", "b", "b"), 39)]
    (tie,) = ties([line_up], matches)
    assert (tie.share.deals, tie.won, tie.lost, tie.verdict) == (39, 117, 0, "better")
    assert tie.even == pytest.approx(1 / 3)


def test_shared_victories_count_as_such() -> None:
    matches = {Fixture(seating, 0): played(seating, 0, (0.5, 0.5)) for seating in seatings(("a", "b"))}
    (tie,) = ties([("a", "b")], matches)
    assert (tie.won, tie.shared, tie.lost, tie.verdict) == (0, 2, 0, "open")


def test_together_everybody_has_a_result() -> None:
    matches = {Fixture(seating, 0): played(seating, 0, (1.0, 0.0, 0.0)) for seating in seatings(("a", "b", "c"))}
    found = ties([("a", "b", "c")], matches)
    assert [(tie.entrant, tie.won, tie.lost) for tie in found] == [("a", 1, 2), ("b", 1, 2), ("c", 1, 2)]


def test_ratings_follow_the_results_whatever_the_order_they_came_in() -> None:
    strength = {"weak": 0, "fair": 1, "strong": 2}
    matches = []
    for deal in range(20):
        for pair in (("weak", "fair"), ("fair", "strong"), ("weak", "strong")):
            for seating in seatings(pair):
                best = max(seating, key=strength.__getitem__)
                matches.append(played(seating, deal, tuple(float(name == best) for name in seating)))
    listed = rated(["weak", "fair", "strong"], matches)
    assert [each.entrant for each in listed] == ["strong", "fair", "weak"]
    assert listed == rated(["weak", "fair", "strong"], list(reversed(matches)))
    assert listed[0].share == 1.0
    assert listed[0].doubt < 8.3
    assert listed[0].seconds == pytest.approx(0.05)
    assert listed[0].slowest == 0.2


def test_an_entrant_at_several_seats_has_one_rating() -> None:
    matches = [played(seating, 0, tuple(float(name == "a") for name in seating)) for seating in seatings(("a", "b", "b"))]
    listed = rated(["a", "b"], matches)
    assert listed[0].entrant == "a"
    assert listed[0].rating > 25 > listed[1].rating
