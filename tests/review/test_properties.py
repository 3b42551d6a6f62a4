"""The three properties of a review: the sum is exact, skill depends on knowledge alone, and luck has mean zero."""

import pytest

from tests.review.little import BLACK, GAMBLE, LOSE, PASS, RED, SAFE, WIN, Blind, Gamble, Lure, Pennies, match_of
from tests.review.matches import TABLES, played, reviewed
from undertow.engine.match import replayed
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE
from undertow.review import review
from undertow.review.decisions import decision
from undertow.review.effort import EFFORTS
from undertow.review.findings import Decision, Draw


def parts(*args: object) -> list[tuple[float, float, float, float]]:
    """Luck, own play, others' play and result of each seat of a little match."""
    found = review(match_of(*args), "normal")  # type: ignore[arg-type]
    return [(seat.part.luck, seat.part.own, seat.part.others, seat.part.result) for seat in found.seats]


# The sum is exact


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_result_is_even_share_luck_own_and_others_play(game: str, seats: int) -> None:
    for seat in reviewed(game, seats).seats:
        part = seat.part
        assert part.even + part.luck + part.own + part.others == pytest.approx(part.result, abs=1e-12)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_values_telescope_and_the_parts_of_each_event_add_up_to_zero(game: str, seats: int) -> None:
    found = reviewed(game, seats)
    for event, following in zip(found.events, found.events[1:], strict=False):
        assert event.after == following.before
    assert found.events[-1].after == tuple(found.match.state.shares())
    for event in found.events:
        assert sum(event.before) == pytest.approx(1)
        for part in (event.luck, [one + two for one, two in zip(event.own, event.others, strict=True)]):
            assert sum(part) == pytest.approx(0, abs=1e-12)
        for seat in range(seats):
            change = event.luck[seat] + event.own[seat] + event.others[seat]
            assert event.after[seat] - event.before[seat] == pytest.approx(change, abs=1e-12)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_own_play_never_gains_and_belongs_to_the_actor(game: str, seats: int) -> None:
    for event in reviewed(game, seats).events:
        assert all(own <= 0 for own in event.own)
        assert all(own == 0 or seat == event.actor for seat, own in enumerate(event.own))
        assert event.actor == CHANCE or event.others[event.actor] == 0


def test_an_unfinished_match_adds_up_to_what_is_expected_of_it() -> None:
    match = replayed(played("atlantis", 2), 100)
    found = review(match, "quick")
    assert not found.is_finished
    assert sum(seat.part.result for seat in found.seats) == pytest.approx(1)


# Skill is judged by knowledge alone


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_decision_is_judged_the_same_whatever_was_hidden(game: str, seats: int) -> None:
    match = played(game, seats)
    seen = 0
    for at, state in match.states_from(0):
        seat = match.actor(at)
        if seat == CHANCE or len(state.legal_for(seat)) == 1 or (at % 5 and game != "tiny"):
            continue
        dealt_anew = state.guess(seat, Rng(at))
        one, two = (decision(match.game, each, seat, match.log[at], at, EFFORTS["quick"]) for each in (state, dealt_anew))
        assert [(each.action, each.shares, each.loss) for each in one.candidates] == [
            (each.action, each.shares, each.loss) for each in two.candidates
        ]
        seen += 1
    assert seen > 1


def test_naming_a_colour_blindly_is_no_mistake_and_passing_is_one() -> None:
    assert parts(Blind, RED, RED)[0] == pytest.approx((0.5, 0, 0, 1))
    assert parts(Blind, RED, BLACK)[0] == pytest.approx((-0.5, 0, 0, 0))
    for card in (RED, BLACK):
        luck, own, others, result = parts(Blind, card, PASS)[0]
        assert own == pytest.approx(-0.1, abs=0.1)  # what a colour wins is sampled: 0.5 with its error
        assert luck == pytest.approx(0.4 - 0.5 - own)
        assert (others, result) == (0, 0.4)


# Luck has mean zero


def test_chance_is_weighed_by_its_exact_odds() -> None:
    won, lost = parts(Gamble, GAMBLE, WIN), parts(Gamble, GAMBLE, LOSE)
    assert won == [pytest.approx((0.5, 0, 0, 1)), pytest.approx((-0.5, 0, 0, 0))]
    assert lost == [pytest.approx((-0.5, 0, 0, 0)), pytest.approx((0.5, 0, 0, 1))]
    draws = [review(match_of(Gamble, GAMBLE, end), "normal").events[1] for end in (LOSE, WIN)]
    assert [event.before[0] for event in draws] == [0.75, 0.75]
    assert 0.25 * draws[0].luck[0] + 0.75 * draws[1].luck[0] == 0


def test_a_choice_that_gives_up_better_odds_is_own_play() -> None:
    mine, others = parts(Gamble, SAFE)
    assert mine[0] == pytest.approx(0.25, abs=0.1)
    assert mine[1] == pytest.approx(-mine[0])
    assert others[2] == pytest.approx(-mine[1])


def test_without_chance_and_secrets_nobody_is_lucky_but_the_seat_that_begins() -> None:
    found = review(
        match_of(Lure, 1, 1, 1), "normal"
    )  # seat 0 lays the bait, which loses 0.2; seat 1 takes it, which loses 0.7
    assert [event.luck for event in found.events] == [pytest.approx((0, 0), abs=1e-12)] * 3
    assert [event.own for event in found.events] == [
        pytest.approx((-0.2, 0), abs=0.02),
        pytest.approx((0, -0.7), abs=0.02),
        (0, 0),
    ]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_luck_of_all_outcomes_of_a_draw_has_mean_zero(game: str, seats: int) -> None:
    found = reviewed(game, seats)
    drawn = 0
    for finding, event in zip(found.findings, found.events, strict=True):
        if isinstance(finding, Draw):
            assert finding.odds + sum(each.odds for each in finding.others) == pytest.approx(1)
            for seat in range(seats):
                lucks = [(each.odds, each.shares[seat] - event.before[seat]) for each in finding.others]
                mean = finding.odds * event.luck[seat] + sum(odds * luck for odds, luck in lucks)
                assert mean == pytest.approx(0, abs=1e-12)
            drawn += 1
    assert drawn


@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[0] != "niagara"])
def test_a_best_action_in_an_open_choice_is_no_luck(game: str, seats: int) -> None:
    found = reviewed(game, seats)
    for finding, event in zip(found.findings, found.events, strict=True):
        if isinstance(finding, Decision) and not finding.is_secret and not finding.loss:
            assert event.luck == (0,) * seats


def test_being_outguessed_is_luck() -> None:
    """Either penny is as good as the other; what the last chooser meets decides."""
    same, different = parts(Pennies, 1, 1), parts(Pennies, 1, 0)
    assert same[1] == pytest.approx((0.5, 0, 0, 1))
    assert different[1] == pytest.approx((-0.5, 0, 0, 0))
