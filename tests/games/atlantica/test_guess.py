"""Guesses of the others' divers agree with everything that the seat has seen."""

from typing import Any

import undertow
from tests.games.atlantica.board import GAME, after, do, drawn, hand, set_up, settled
from undertow.engine.play import steps, uniform
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import COLOURS
from undertow.games.atlantica.facts import deck_of, hand_of
from undertow.games.atlantica.guess import misfits
from undertow.games.atlantica.tally import count_of, total_of


def guesses(state: Atlantica, seat: int, count: int = 60) -> list[Atlantica]:
    rng = undertow.Rng(5)
    found = [state.guess(seat, rng) for _ in range(count)]
    assert all(isinstance(guess, Atlantica) for guess in found)
    return found  # type: ignore[return-value]


def test_own_hand_stays_and_the_sizes_of_the_others_do_too() -> None:
    state = after(*set_up(3), seats=3).state
    assert isinstance(state, Atlantica)
    others = set()
    for guess in guesses(state, 1):
        assert hand(guess, 1) == hand(state, 1)
        assert [total_of(hand_of(guess, seat)) for seat in range(3)] == [5, 5, 5]
        others.add(hand_of(guess, 0))
    assert len(others) > 10


def test_a_replaced_colour_is_known_to_be_missing() -> None:
    state = do(drawn("blue 2 red 3 white 2 | green 3"), "dive 1", "pay two blue")
    for guess in guesses(state, 1):
        assert not {"green", "yellow"} & set(hand(guess))
    assert GAME.view(state, 1)["players"][0]["lacks"] == ["yellow", "green"]


def test_cards_drawn_since_may_be_of_the_missing_colour_but_no_more_than_were_drawn() -> None:
    state = do(drawn("blue 3 red 3 white 2 | green"), "dive 1", "pay two blue", "recruit 3", "pay blue", "end turn")
    state = settled(state)
    most = 0
    for guess in guesses(state, 1, 200):
        held = hand(guess)
        most = max(most, held.get("green", 0) + held.get("yellow", 0))
    assert 1 <= most <= 3


def test_a_reshuffled_deck_holds_only_what_it_was_made_of() -> None:
    state = do(drawn("yellow red 3 | blue 2", divers="white 2", used="green 6"), "recruit 3", "pay yellow")
    for guess in guesses(state, 1):
        deck = {colour: count_of(deck_of(guess), sort) for sort, colour in enumerate(COLOURS)}
        assert deck == {"white": 0, "yellow": 1, "red": 0, "green": 6, "blue": 0, "violet": 0}
    after_draws = do(state, "end turn", "drawn white", "drawn white", "drawn green")
    for guess in guesses(after_draws, 1):
        assert misfits(guess) == 0
        assert count_of(deck_of(guess), 0) == 0


def test_hard_knowledge_is_kept_in_whole_playouts() -> None:
    for seed in range(6):
        rng = undertow.Rng(seed)
        state = GAME.start(seats=2 + seed % 4)
        for _ in steps(state, uniform(rng), rng):
            assert misfits(state) == 0
            if rng.below(6) == 0:
                for seat in (rng.below(len(state.scores())), undertow.SPECTATOR):
                    guess: Any = state.guess(seat, rng)
                    assert misfits(guess) == 0
