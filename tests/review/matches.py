"""Matches of all games to review, each played once."""

from functools import cache

import undertow
from tests.engine.tiny import tiny_game
from undertow.bots import choose
from undertow.engine.match import Match
from undertow.engine.rng import Rng
from undertow.review import Review, review

TINY = tiny_game()
TABLES = [(game, undertow.game(game).seats[0]) for game in undertow.game_ids()] + [
    ("niagara", 4),
    ("atlantica", 5),
    ("tiny", 3),
]


@cache
def played(id: str, seats: int, bot: str = "beginner", seed: int = 1) -> Match:
    """A finished match between equal bots."""
    game = TINY if id == "tiny" else undertow.game(id)
    match = Match(game, seats, game.first_by_lot())
    rng = Rng(seed)
    match.finish(lambda state, seat: choose(bot, state, seat, rng), bytes([seed]) * 32)
    return match


@cache
def reviewed(id: str, seats: int) -> Review:
    """The quick review of a match."""
    return review(played(id, seats), "quick")
