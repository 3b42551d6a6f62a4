"""Schedules: who meets whom, without an advantage by seat or deal."""

from collections import Counter

import pytest

from undertow.bots.arena.schedule import Fixture, deals_for, fixtures, line_ups, seatings
from undertow.engine.game import OptionError


def test_with_two_seats_every_two_meet_once_at_both_seats() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert seatings(("a", "b")) == [("a", "b"), ("b", "a")]


def test_with_more_seats_one_of_each_sits_against_the_other_everywhere_else() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert seatings(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_together_everybody_sits_at_every_seat() -> None:
    assert line_ups(["a", "b", "c"], 3, together=True) == [("a", "b", "c")]
    assert [sorted(column) for column in zip(*seatings(("a", "b", "c")), strict=True)] == [["a", "b", "c"]] * 3


@pytest.mark.parametrize(
    ("entrants", "seats", "together", "reason"),
    [
        (["a", "a"], 2, False, "only once"),
        (["a"], 2, False, "at least two"),
        (["a", "b"], 3, True, "2 entrants cannot sit together at 3 seats"),
    ],
)
def test_impossible_meetings_are_refused(entrants: list[str], seats: int, together: bool, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        line_ups(entrants, seats, together)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert deals_for(("a", "b"), 201) == 101
    assert deals_for(("a", "b", "b"), 200) == 67


def test_every_deal_is_played_at_all_seats_and_more_games_extend_fewer() -> None:
    meeting = line_ups(["a", "b", "c"], 3)
    planned = list(fixtures(meeting, 30))
    assert len(planned) == len(set(planned)) == 6 * 30
    assert Counter(fixture.deal for fixture in planned) == dict.fromkeys(range(10), 18)
    assert set(fixtures(meeting, 12)) < set(planned)
    assert planned[0] == Fixture(("a", "b", "b"), 0)
