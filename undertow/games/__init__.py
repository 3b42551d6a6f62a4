"""The games of this package, one folder each, and games of other packages."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, overload

from undertow.engine import plain_tensor
from undertow.engine.game import Game, UnknownName, View
from undertow.engine.language import Language, SeatName
from undertow.engine.planner import Planner
from undertow.engine.scorer import Scorer
from undertow.engine.tensor import Tensor
from undertow.engine.tuning import DEFAULT, Tuning
from undertow.games import outside

if TYPE_CHECKING:
    from rich.console import RenderableType

    from undertow.engine.state import State
    from undertow.games.atlantica.actions import Atlantica
    from undertow.games.atlantis.actions import Atlantis
    from undertow.games.fantazja.actions import Fantazja
    from undertow.games.niagara.actions import Niagara

_IDS = frozenset(module.name for module in iter_modules(__path__) if module.ispkg)


def register(game: Game[Any], package: str = "") -> None:
    """Make a game of your own known by its id in this process.

    `package` may have the modules `plan`, `tensor`, `terminal`, `tuning`, `view_types` and `score`. Raises ValueError for a
    taken id.
    """
    outside.add(game, package, _IDS)


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in the order that they declare."""
    outside.load_all(_IDS)
    return tuple(sorted(_IDS | outside.ids(), key=lambda each: (game(each).order, each)))


@overload
def game(id: Literal["niagara"], version: None = None) -> "Game[Niagara]": ...
@overload
def game(id: Literal["atlantis"], version: None = None) -> "Game[Atlantis]": ...
@overload
def game(id: Literal["atlantica"], version: None = None) -> "Game[Atlantica]": ...
@overload
def game(id: Literal["fantazja"], version: None = None) -> "Game[Fantazja]": ...
@overload
def game(id: str, version: int | None = None) -> "Game[State]": ...
def game(id: str, version: int | None = None) -> Game[Any]:
    """The game with that id, or `package:NAME`, at its newest or an older rules version; raises KeyError."""
    newest = _newest(id)
    if version is None or version == newest.version:
        return newest
    if version not in versions(newest.id):
        known = ", ".join(str(each) for each in versions(newest.id))
        raise UnknownName("no-such-version", game=id, version=version, versions=known)
    if newest.id in _IDS:
        older: Game[Any] = import_module(f"undertow.games.{newest.id}.v{version}").GAME
        return older
    return outside.find(newest.id, _IDS)[version].game


def by_id(id: str, version: int | None = None) -> Game[Any]:
    """Like `game`, for untrusted ids: never imports a module named in the id."""
    if ":" in id:
        raise UnknownName("no-such-game", name=id, names=", ".join(game_ids()))
    return game(id, version)


def _newest(id: str) -> Game[Any]:
    """The game at its newest rules version."""
    if id in _IDS:
        found: Game[Any] = import_module(f"undertow.games.{id}").GAME
        return found
    if ":" in id:
        return outside.load(id, _IDS)
    registered = outside.find(id, _IDS)
    if not registered:
        raise UnknownName("no-such-game", name=id, names=", ".join(game_ids()))
    return registered[max(registered)].game


def versions(id: str) -> tuple[int, ...]:
    """The rules versions of a game, the oldest first. Older ones are frozen in folders `v1`, `v2`, …"""
    if id not in _IDS:
        return tuple(outside.find(id, _IDS))
    frozen = (module.name for module in iter_modules(import_module(f"undertow.games.{id}").__path__) if module.ispkg)
    return (*sorted(int(name[1:]) for name in frozen), game(id).version)


def _part(id: str, name: str) -> ModuleType | None:
    """An optional module of a game, such as `tensor`."""
    known = game(id)
    if known.id in _IDS:
        return _own_part(known.id, name)
    return outside.part(outside.find(known.id, _IDS)[known.version], name)


@cache
def _own_part(id: str, name: str) -> ModuleType | None:
    """An optional module of a game of this package."""
    module = f"undertow.games.{id}.{name}"
    return import_module(module) if find_spec(module) is not None else None


def id_of(module: str) -> str:
    """The id of the game that a module belongs to; empty if it is not registered."""
    package = module.removeprefix("undertow.games.").partition(".")[0]
    return package if package in _IDS else outside.id_of(module)


def scorer(id: str) -> Scorer:
    """The score helper of a game; raises KeyError with the games that have one."""
    if not has_scorer(id):
        having = ", ".join(each for each in game_ids() if has_scorer(each))
        raise UnknownName("no-score-helper", game=id, names=having or "–")
    found: Scorer = _part(id, "score")  # type: ignore[assignment]
    return found


def has_scorer(id: str) -> bool:
    """Whether a game has a score helper."""
    return _part(id, "score") is not None


def terminal_board(game: Game[Any], view: View, words: Language, seat_name: SeatName) -> "RenderableType":
    """The board of a game for a terminal, drawn from a view."""
    from undertow.engine import plain_board  # rich is slow to import

    try:
        terminal = _part(game.id, "terminal")
    except KeyError:  # the game is not registered
        terminal = None
    drawn: RenderableType = (terminal or plain_board).render(view, words, seat_name)
    return drawn


def view_types(id: str) -> ModuleType | None:
    """The module that declares a game's view as the type `View`; None if the game declares none."""
    return _part(id, "view_types")


def tuning(id: str) -> Tuning:
    """The search parameters of a game; defaults if it states none."""
    module = _part(id, "tuning") if id else None
    found: Tuning = DEFAULT if module is None else module.TUNING
    return found


def planner(game: Game[Any]) -> Planner | None:
    """The module that puts a game's plans into words; None for older rules and for games without one."""
    try:
        module = _part(game.id, "plan") if game.version == _newest(game.id).version else None
    except KeyError:  # a game that nobody registered
        return None
    return module


def tensor(id: str, seats: int) -> Tensor:
    """The tensor of a game for a number of seats."""
    game(id).check_options(seats, {})
    module = _part(id, "tensor")
    found: Tensor = plain_tensor.tensor(game(id), seats) if module is None else module.tensor(seats)
    return found
