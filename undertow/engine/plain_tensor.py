"""A row of numbers for games without a `tensor.py`: every fact of a seat's view has a cell.

The facts are found by playing random matches with fixed seeds, so the layout of a game never changes between runs.
"""

from collections.abc import Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32

from undertow.engine.game import Game, View
from undertow.engine.play import steps, uniform
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.engine.tensor import LARGEST, SEATS, Slice, Tensor, mark_one, put, put_signed

_MATCHES: Final = 12  # random matches for each set of options
_ACTIONS: Final = 400  # views sampled in each match
_found: dict[tuple[str, int, int, str], "PlainTensor"] = {}


def facts_of(shown: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """The facts of plain data: numbers by their path, texts as `path=text` with their count."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            yield from facts_of(value, f"{path}.{key}" if path else str(key))
    elif isinstance(shown, list | tuple) and all(isinstance(each, str) for each in shown):
        for text in dict.fromkeys(shown):
            yield f"{path}={text}", float(shown.count(text))
    elif isinstance(shown, list | tuple):
        for index, value in enumerate(shown):
            yield from facts_of(value, f"{path}.{index}")
    elif isinstance(shown, str):
        yield f"{path}={shown}", 1.0
    elif shown is not None:
        yield path, float(shown)


class PlainTensor(Tensor):
    """Writes the facts of a view that occurred in random matches; `unknown` counts the others."""

    def __init__(self, game: Game[Any], seats: int, largest: dict[str, float]) -> None:
        """A cell for each fact, scaled by the largest number seen."""
        layout = (
            Slice("seat", (SEATS,), "the seat whose view it is"),
            Slice("facts", (len(largest),), "the facts of the view, in the order of their names"),
            Slice("unknown", (1,), "how many facts have no cell, of 127"),
        )
        super().__init__(layout, seats)
        self.game = game
        self.names = tuple(sorted(largest))
        self._largest = largest
        self._cells = {name: self.starts["facts"] + index for index, name in enumerate(self.names)}

    def write(self, state: State, seat: int, cells: "vec[i32]", at: int) -> None:
        """Write the facts of the seat's view into a row of zeros."""
        unknown = 0
        mark_one(cells, at, seat)
        for name, number in facts_of(self.game.view(state, seat)):
            if name in self._cells:
                _put(cells, at + self._cells[name], number, self._largest[name])
            else:
                unknown += 1
        put(cells, at + self.starts["unknown"], unknown, LARGEST)


def _put(cells: "vec[i32]", at: int, number: float, largest: float) -> None:
    """Write number / largest, as exactly as a cell can."""
    if largest <= LARGEST and largest.is_integer() and number.is_integer():
        put_signed(cells, at, int(number), int(largest))
    else:
        put_signed(cells, at, round(number * LARGEST / largest), LARGEST)


def tensor(game: Game[Any], seats: int) -> PlainTensor:
    """The row of a game for a number of seats."""
    key = (game.id, game.version, seats, game.box_digest)
    if key not in _found or _found[key].game.folder != game.folder:
        _found[key] = PlainTensor(game, seats, _largest(game, seats))
    return _found[key]


def _largest(game: Game[Any], seats: int) -> dict[str, float]:
    """Every fact that a seat sees in random matches, with its largest number."""
    found: dict[str, float] = {}
    for view in _views(game, seats):
        for name, number in facts_of(view):
            found[name] = max(found.get(name, 1.0), abs(number))
    return found


def _views(game: Game[Any], seats: int) -> Iterator[View]:
    """The views of all seats in random matches, with every value of every option."""
    for options in game.option_sets(seats):
        for number in range(_MATCHES):
            rng = Rng(number)
            state = game.start(seats=seats, **options)
            yield from (game.view(state, seat) for seat in range(seats))
            for _, _step in zip(range(_ACTIONS), steps(state, uniform(rng), rng), strict=False):
                yield from (game.view(state, seat) for seat in range(seats))
