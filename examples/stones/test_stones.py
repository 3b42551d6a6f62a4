"""The rules of Stones, and the laws of all games."""

import undertow
from stones import GAME
from stones.rules import HAND, WEIGHTS, Stones
from undertow.engine.laws import check_game


def after(*actions: str, seats: int = 2) -> Stones:
    """The state after some actions of a match for two in which everybody was dealt 2, 3 and 4."""
    state = GAME.start(seats=seats)
    for text in (*("drawn weight 2", "drawn weight 3", "drawn weight 4") * seats, "drawn seat 0", *actions):
        state.apply(GAME.number(text))
    return state


def test_all_laws_hold() -> None:
    check_game(GAME, playouts=1, share=0.2)


def test_s1_everybody_draws_three() -> None:
    assert [sum(hand) for hand in after().hands] == [HAND, HAND]


def test_s3_a_prop_bears_three_more() -> None:
    state = after("prop")
    assert (state.bears, state.props, state.turn()) == (13, [0, 1], 1)
    assert GAME.why_not(state, 0, "prop") == undertow.Refusal("not-your-turn")


def test_s4_the_exact_weight_crowns() -> None:
    laid = ("place 4", "drawn weight 1", "place 4", "drawn weight 1", "place 2")
    state = after(*laid)
    assert (state.crowned, state.taken, sum(state.cairn)) == ([1, 0], [0, 0], 0)
    assert state.scores() == [4, 0]


def test_s5_too_much_topples() -> None:
    state = after("place 4", "drawn weight 1", "place 4", "drawn weight 1", "place 3")
    assert (state.crowned, state.taken, state.bears) == ([0, 0], [3, 0], 10)


def test_s6_the_most_points_win() -> None:
    state = GAME.start(seats=3)
    rng = undertow.Rng(1)
    undertow.play(state, lambda now, seat: now.legal()[0], rng)
    assert sum(sum(hand) for hand in state.hands) == 0
    assert all(state.scores()[seat] == max(state.scores()) for seat in state.winners())


def test_others_do_not_see_what_is_drawn() -> None:
    state = after("place 4")
    assert GAME.seen(state, GAME.number("drawn weight 1"), 0) == "drawn weight 1"
    assert GAME.seen(state, GAME.number("drawn weight 1"), 1) == "drawn weight ?"
    assert GAME.view(state, 1)["own"]["hand"] == [str(weight) for weight in WEIGHTS[1:]]
