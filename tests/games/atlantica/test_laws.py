"""Atlantica keeps the laws of all games."""

import pytest

import undertow
from undertow.engine.laws import _random_choice, check_game, check_playout

GAME = undertow.game("atlantica")


@pytest.mark.parametrize("seats", GAME.seats)
def test_laws(seats: int) -> None:
    rng = undertow.Rng(seats)
    trial = check_playout(GAME, seats, {"first": "lot"}, rng, _random_choice(rng), share=0.08)
    assert len(trial.log) > 100


def test_laws_with_equal_turns() -> None:
    rng = undertow.Rng(1)
    assert check_playout(GAME, 3, {"last_round": "equal turns"}, rng, _random_choice(rng), share=0.05).log


@pytest.mark.soak
def test_laws_on_many_playouts() -> None:
    check_game(GAME, playouts=2, share=0.3)
