"""A game's actions, options and errors."""

from typing import Any

import pytest

import undertow
from tests.engine.tiny import tiny_game
from undertow.engine.match import fingerprint


def test_number_and_text() -> None:
    game = undertow.game("niagara")
    assert game.number("weather up") == 50
    assert game.text(50) == "weather up"
    assert all(game.number(text) == number for number, text in enumerate(game.actions))


@pytest.mark.parametrize("text", ["", "WEATHER UP", "weather  up", "fly", "play 7"])
def test_an_unknown_text_is_refused(text: str) -> None:
    with pytest.raises(undertow.IllegalAction, match="has no action"):
        undertow.game("niagara").number(text)


@pytest.mark.parametrize("number", [-1, 51, 10**9])
def test_an_unknown_number_is_refused(number: int) -> None:
    with pytest.raises(undertow.IllegalAction, match="from 0 to 50"):
        undertow.game("niagara").text(number)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(KeyError, match="no game “chess”; there are"):
        undertow.game("chess")


@pytest.mark.parametrize("seats", [0, 2, 6, -1, True])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(undertow.OptionError, match="is for 3, 4, 5 seats"):
        undertow.game("niagara").start(seats=seats)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"colour": "red"}, "no option “colour”; it has first, repairs"),
        ({"tie": "random"}, "one of shared, gem value, not “random”"),
        ({"first": 3}, "seats go from 0 to 2"),
        ({"first": -1}, "one of 0, 1, 2, 3, 4, lot"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, object], error: str) -> None:
    with pytest.raises(undertow.OptionError, match=error):
        undertow.game("niagara").start(seats=3, **options)


def test_options_may_be_written_as_python_values() -> None:
    state = undertow.game("niagara").start(seats=4, first=2, show_played_tiles=False)
    assert (state.belt, state.show_played) == (2, 0)


def test_the_least_number_of_seats_is_the_default() -> None:
    assert len(undertow.game("niagara").start().scores()) == 3


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    game = undertow.game("niagara")
    with pytest.raises(undertow.OptionError, match="no seat"):
        game.view(game.start(), seat)


def test_an_action_of_chance_is_not_for_seats() -> None:
    game = tiny_game()
    refusal = game.why_not(game.start(), 0, "drawn low")
    assert refusal is not None
    assert refusal.id == "not-your-turn"


def test_matches_that_begin_alike_do_not_touch_each_other() -> None:
    game = tiny_game()
    first, second = game.start(), game.start()
    before = fingerprint(second)
    first.apply(first.legal()[0])
    assert (fingerprint(second), fingerprint(game.start())) == (before, before)
    assert fingerprint(first) != before


@pytest.mark.parametrize(("seats", "first"), [(3, True), (3, 1.0), (True, 1), ("3", 1)])
def test_a_wrong_beginning_is_refused_after_a_right_one_that_looks_alike(seats: Any, first: object) -> None:
    game = undertow.game("niagara")
    assert fingerprint(game.start(seats=3, first=1)) == fingerprint(game.start(seats=3, first="1"))
    with pytest.raises(undertow.OptionError):
        game.start(seats=seats, first=first)
