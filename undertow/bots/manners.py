"""How to look at each game, found by series of matches between searches.

A match depends on its own game's line only, and so do the results of arenas.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Manner:
    """How to look at a game."""

    turns: int = 1
    candidates: int = 6
    explore: float = 0.2
    foresees: int = 0  # at tables of up to so many seats others are taken to do what their estimates say
    careful: int = 0  # at tables of up to so many seats the strongest level's first judgements are careful ones
    trust: float = 1.0  # the most visits that the first judgement of an action counts for; fewer in a short search
    pace: float = 1.0  # iterations in relation to other games: costs differ, and what more of them bring
    width: float = 1.0  # how much there is to overlook; where choices are few, missing one of them is no small slip
    haze: float = 1.0  # how much a level's noise blurs; where judgements of actions lie close together, little is much


_MANNERS = {
    "atlantis": Manner(trust=25.0, pace=0.4, foresees=2, careful=2),
    "atlantica": Manner(trust=20.0, pace=0.25, foresees=2, careful=2),
    "fantazja": Manner(explore=0.3, pace=0.3),
    "niagara": Manner(width=0.2, haze=0.002),
}
_USUAL = Manner()


def manner_of(game: str) -> Manner:
    """How to look at a game; at one from elsewhere as at most."""
    return _MANNERS.get(game, _USUAL)
