"""Games of other packages: registered, installed with an entry point, or named as `package:NAME`."""

import os
import re
import sys
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from undertow.engine.game import Game

GROUP: Final = "undertow.games"
VARIABLE: Final = "UNDERTOW_GAMES"  # more games as package:NAME, separated by commas; child processes inherit it
_ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")


@dataclass(frozen=True, eq=False)
class Outside:
    """A game and the package that may hold its optional modules, such as `tensor`."""

    game: Game[Any]
    package: str


_registered: dict[tuple[str, int], Outside] = {}
_tried: set[str] = set()  # names that `load_all` has tried


def add(game: Game[Any], package: str, taken: frozenset[str]) -> None:
    """Register a game; raises ValueError if its id is malformed or taken."""
    if not isinstance(game, Game):
        raise ValueError(f"only a Game can be registered, not {game!r}")
    if not _ID.fullmatch(game.id):
        raise ValueError(f"the id {game.id!r} must be small letters, digits, - and _, at most 40")
    there = _registered.get((game.id, game.version))
    if game.id in taken or (there is not None and there.game.folder != game.folder):
        raise ValueError(f"there is another game with the id {game.id!r}")
    _registered[game.id, game.version] = Outside(game, package)


def load(name: str, taken: frozenset[str]) -> Game[Any]:
    """Import and register the game `package:NAME`; raises KeyError if there is none."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
        add(found, module, taken)
    except (ImportError, AttributeError, ValueError) as error:
        raise KeyError(f"there is no game {name!r}: {error}") from error
    game: Game[Any] = found
    return game


@cache
def _installed() -> tuple[str, ...]:
    """The games of installed packages, as package:NAME."""
    from importlib.metadata import entry_points  # slow to import

    return tuple(point.value for point in entry_points(group=GROUP))


def _named() -> Iterator[str]:
    """The games in the environment variable."""
    return (name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip())


def load_all(taken: frozenset[str]) -> None:
    """Load every game that is installed or named; one that fails is reported and left out."""
    for name in {*_installed(), *_named()} - _tried:
        _tried.add(name)
        try:
            load(name, taken)
        except KeyError as error:
            warnings.warn(str(error.args[0]), stacklevel=3)


def share(names: Iterable[str]) -> None:
    """Pass games named as package:NAME on to child processes."""
    listed = dict.fromkeys((*_named(), *(name for name in names if ":" in name)))
    if listed:
        os.environ[VARIABLE] = ",".join(listed)


def find(id: str, taken: frozenset[str]) -> dict[int, Outside]:
    """The rules versions of a game, the oldest first; empty if there is no such game."""
    if id not in ids():
        load_all(taken)
    return {version: each for (known, version), each in sorted(_registered.items()) if known == id}


def ids() -> set[str]:
    """The ids of all games registered so far."""
    return {known for known, _ in _registered}


@cache
def part(outside: Outside, name: str) -> ModuleType | None:
    """An optional module of a game's package."""
    package = sys.modules.get(outside.package)
    if not outside.package or not hasattr(package, "__path__"):
        return None
    full = f"{outside.package}.{name}"
    return import_module(full) if find_spec(full) is not None else None


def id_of(module: str) -> str:
    """The id of the registered game whose package contains a module; empty if there is none."""
    for (known, _), outside in _registered.items():
        if outside.package and f"{module}.".startswith(f"{outside.package}."):
            return known
    return ""
