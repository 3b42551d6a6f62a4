"""The games, each in a folder of its own name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from rich.console import RenderableType

from undertow.engine.game import Game, View
from undertow.engine.language import Language, SeatName
from undertow.engine.scorer import Scorer
from undertow.engine.tensor import Tensor
from undertow.engine.tuning import DEFAULT, Tuning

_IDS = frozenset(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def games() -> tuple[str, ...]:
    """The ids of all games, in the order that they declare."""
    return tuple(sorted(_IDS, key=lambda each: (game(each).order, each)))


def game(id: str, version: int | None = None) -> Game[Any]:
    """The game with that id, at its newest or at an older rules version; raises KeyError with what there is."""
    if id not in _IDS:
        raise KeyError(f"there is no game {id!r}; there are {', '.join(games())}")
    newest: Game[Any] = import_module(f"undertow.games.{id}").GAME
    if version is None or version == newest.version:
        return newest
    if version not in versions(id):
        known = ", ".join(str(each) for each in versions(id))
        raise KeyError(f"{id} has no rules version {version}; it has {known}")
    older: Game[Any] = import_module(f"undertow.games.{id}.v{version}").GAME
    return older


@cache
def versions(id: str) -> tuple[int, ...]:
    """The rules versions of a game, the oldest first. Older ones are frozen in folders `v1`, `v2`, …"""
    frozen = (module.name for module in iter_modules(import_module(f"undertow.games.{id}").__path__) if module.ispkg)
    return (*sorted(int(name[1:]) for name in frozen), game(id).version)


def scorer(id: str) -> Scorer:
    """The score helper of a game; raises KeyError with the games that have one."""
    if not has_scorer(game(id).id):
        having = ", ".join(each for each in games() if has_scorer(each))
        raise KeyError(f"{id} has no score helper; these have: {having or 'none'}")
    found: Scorer = import_module(f"undertow.games.{id}.score")
    return found


def has_scorer(id: str) -> bool:
    """Whether a game has a score helper."""
    return find_spec(f"undertow.games.{id}.score") is not None


def drawing(game: Game[Any], view: View, words: Language, seat_name: SeatName) -> RenderableType:
    """The board of a game for a terminal, drawn from a view."""
    drawn: RenderableType = import_module(f"undertow.games.{game.id}.terminal").render(view, words, seat_name)
    return drawn


def tuning(id: str) -> Tuning:
    """How bots search a game; the defaults for a game from elsewhere."""
    if id not in _IDS:
        return DEFAULT
    found: Tuning = import_module(f"undertow.games.{id}.tuning").TUNING
    return found


def tensor(id: str, seats: int) -> Tensor:
    """How a seat's view of a game becomes a row of numbers, for a number of seats."""
    game(id).check_options(seats, {})
    found: Tensor = import_module(f"undertow.games.{id}.tensor").tensor(seats)
    return found
