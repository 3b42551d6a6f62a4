"""The laws, on playouts of every game with every number of seats."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undertow
from undertow.bots import choose
from undertow.engine import laws
from undertow.engine.state import State

TABLES = [(game, seats) for game in undertow.game_ids() for seats in undertow.game(game).seats]


@pytest.mark.parametrize("game", undertow.game_ids())
def test_random_playouts(game: str) -> None:
    laws.check_game(undertow.game(game), playouts=1, share=0.02)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_sensible_playouts(game: str, seats: int) -> None:
    """Greedy bots see the end of a game that random ones never reach."""
    rng = undertow.Rng(seats)
    greedy = lambda state, legal: choose("greedy", state, state.turn(), rng)  # noqa: E731
    laws.check_playout(undertow.game(game), seats, {}, rng, greedy, share=0.1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(picks=st.lists(st.integers(0, 2**16), min_size=5, max_size=120), seed=st.integers(0, 2**32))
def test_driven_playouts(game: str, seats: int, picks: list[int], seed: int) -> None:
    """Hypothesis steers the first actions, and shrinks to the shortest log that breaks a law."""
    rng, ahead = undertow.Rng(seed), iter(picks)

    def pick(state: State, legal: list[int]) -> int:
        return legal[next(ahead, rng.word()) % len(legal)]

    laws.check_playout(undertow.game(game), seats, {}, rng, pick, share=0.03)


@pytest.mark.soak
@pytest.mark.parametrize("game", undertow.game_ids())
def test_many_random_playouts(game: str) -> None:
    laws.check_game(undertow.game(game), playouts=25, seed=1000, share=0.2)


def test_the_laws_need_a_real_game() -> None:
    """An option that a game does not have is refused before anything is played."""
    game: Any = undertow.game("niagara")
    with pytest.raises(undertow.OptionError, match="no option “colour”"):
        laws.check_playout(game, 3, {"colour": "red"}, undertow.Rng(1), lambda state, legal: legal[0])
