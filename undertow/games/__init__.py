"""The games, each in a folder of its own name."""

from importlib import import_module
from typing import Any

from undertow.engine.game import Game

_GAMES = ("atlantica", "niagara")


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return _GAMES


def game(id: str) -> Game[Any]:
    """The game with that id; raises KeyError with the ids there are."""
    if id not in _GAMES:
        raise KeyError(f"there is no game {id!r}; there are {', '.join(_GAMES)}")
    found: Game[Any] = import_module(f"undertow.games.{id}").GAME
    return found
