"""What bots weigh: at least one legal action; margins; the exact last turn."""

import pytest

import undertow
from undertow.bots.last_turn import LastTurn
from undertow.bots.search import settled

TABLES = [(game, seats) for game in undertow.game_ids() for seats in undertow.game(game).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_what_is_sensible_is_legal_and_there_is_always_something(id: str, seats: int) -> None:
    state: undertow.State = undertow.game(id).start(seats=seats)
    rng, left_out = undertow.Rng(seats), 0
    for _ in range(8):
        table = state.clone()
        while table.turn() != undertow.OVER:
            if table.turn() == undertow.CHANCE:
                table.apply(table.sample(rng))
                continue
            legal, sensible = [int(action) for action in table.legal()], [int(each) for each in table.sensible_vec()]
            assert sensible
            assert [action for action in legal if action in sensible] == sensible
            left_out += len(legal) - len(sensible)
            table.apply(legal[rng.below(len(legal))])
    assert left_out > 0, "random matches have senseless actions"


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_margin_lies_between_0_and_1_and_winners_are_ahead_of_the_last(id: str, seats: int) -> None:
    state: undertow.State = undertow.game(id).start(seats=seats)
    rng = undertow.Rng(seats)
    while state.turn() != undertow.OVER:
        assert all(0 < state.margin(seat) < 1 for seat in range(seats))
        state.apply(state.sample(rng) if state.turn() == undertow.CHANCE else state.any_legal(rng))
    winners = state.winners()
    losers = [seat for seat in range(seats) if seat not in winners]
    if winners and losers:
        assert max(state.margin(seat) for seat in winners) >= min(state.margin(seat) for seat in losers)


def test_the_last_turn_of_atlantica_ends_with_the_most_points() -> None:
    """The exact last turn is at least as good as many random ones."""
    game, compared = undertow.game("atlantica"), 0
    for seed in range(12):
        state, rng = game.start(seats=2), undertow.Rng(seed)
        while state.turn() != undertow.OVER and not (state.turn() >= 0 and state.is_last_turn()):
            state.apply(state.sample(rng) if state.turn() == undertow.CHANCE else state.any_legal(rng))
        if state.turn() == undertow.OVER:
            continue
        seat = state.turn()
        exact = state.clone()
        while exact.turn() == seat:
            exact.apply(LastTurn(seat, undertow.Rng(1)).best_actions(exact)[0])
            while exact.turn() == undertow.CHANCE:
                exact.apply(exact.sample(rng))
        for _ in range(40):
            other = state.clone()
            while other.turn() in (seat, undertow.CHANCE):
                other.apply(other.sample(rng) if other.turn() == undertow.CHANCE else other.any_legal(rng))
            assert other.scores()[seat] <= exact.scores()[seat]
            compared += 1
    assert compared >= 200


def test_only_settled_results_make_room_for_the_margin() -> None:
    assert settled(0.5) == 0
    assert settled(0.0) == settled(1.0) == 1
    assert settled(1 / 3) < 0.02 < 0.4 < settled(0.9)
