"""Ratings of puzzles and of the people who solve them: a lone player against a puzzle is a match of two."""

from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce

from undertow.bots import choose
from undertow.engine.game import Game
from undertow.engine.rng import Rng
from undertow.engine.state import State

# About what these levels have on the ladder, over all games.
_LEVELS = {"first-time": 15.0, "beginner": 25.0, "casual": 33.0, "strong": 42.0}
_TRIES = 10  # of each level
_WEAKEST = ("first-time", "beginner")
_TRIVIAL = 0.8  # how often the weakest levels solve a puzzle that is none
_SURE = 1.0  # the doubt of a level's rating, which does not change
_MODEL = PlackettLuce()
NEW_RATING, NEW_DOUBT = _MODEL.mu, _MODEL.sigma


@dataclass(frozen=True)
class Difficulty:
    """The rating of a puzzle, and how often each level solves it."""

    rating: float
    doubt: float
    solved: dict[str, float]


def is_trivial(solved: dict[str, float]) -> bool:
    """Whether the weakest levels usually solve a puzzle."""
    return sum(solved[level] for level in _WEAKEST) / len(_WEAKEST) >= _TRIVIAL


def after_attempt(rating: float, doubt: float, other: float, other_doubt: float, has_won: bool) -> tuple[float, float]:
    """The new rating and doubt after a match of two."""
    one, two = _MODEL.rating(mu=rating, sigma=doubt), _MODEL.rating(mu=other, sigma=other_doubt)
    [[own], _] = _MODEL.rate([[one], [two]], ranks=[0, 1] if has_won else [1, 0])
    return own.mu, own.sigma


def rated(game: Game[Any], state: State, seat: int, actions: tuple[str, ...]) -> Difficulty:
    """The difficulty of a puzzle, from how weak levels fare."""
    rating, doubt = NEW_RATING, NEW_DOUBT
    wins = dict.fromkeys(_LEVELS, 0)
    for number in range(_TRIES):
        for level, strength in _LEVELS.items():
            has_solved = _solves(game, state, seat, actions, level, number)
            wins[level] += has_solved
            rating, doubt = after_attempt(rating, doubt, strength, _SURE, not has_solved)
    return Difficulty(rating, doubt, {level: count / _TRIES for level, count in wins.items()})


def _solves(game: Game[Any], state: State, seat: int, actions: tuple[str, ...], level: str, number: int) -> bool:
    """Whether a level plays the whole way."""
    state, rng = state.clone(), Rng(number + 1)
    for text in actions:
        if len(state.legal_for(seat)) > 1 and choose(level, state, seat, rng) != game.number(text):
            return False
        state.apply(game.number(text))
    return True
