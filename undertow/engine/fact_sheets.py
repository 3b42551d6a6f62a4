"""The facts of a box in rows, for the page and the terminal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from undertow.engine.components import OWN_SOURCE
from undertow.engine.game import Component
from undertow.engine.language import Language

Cell = tuple[str | int, ...]  # texts are names of facts, or signs between them
SYMBOLS = {"E": "earth", "A": "air", "W": "water", "F": "fire"}
_LONGEST_ROW = 12
SIGNS = frozenset({"·", "×", "✓", ""})


@dataclass(frozen=True)
class FactSheet:
    """Facts in rows; the head may be empty."""

    head: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


def sheet_of(part: Component) -> FactSheet:
    """The facts of a component: one row a fact, a grid, or one row a tile."""
    values = list(part.facts.values())
    if any(_is_tile(value) or (isinstance(value, list) and value and _is_tile(value[0])) for value in values):
        return _tiles(part.facts)
    if values and all(_is_grid(value) for value in values):
        return _grids(part)
    return FactSheet((), tuple(((key,), _cell(value)) for key, value in part.facts.items()))


def _is_tile(value: object) -> bool:
    """Whether a fact is a tile with its sides."""
    return isinstance(value, dict) and "sides" in value


def _is_grid(value: object) -> bool:
    """Whether a fact is a list of rows."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], list)


def _tiles(facts: Mapping[str, Any]) -> FactSheet:
    """One row a tile: where it is listed, its sides, points and Dark Energy."""
    rows = []
    for key, value in facts.items():
        for tile in value if isinstance(value, list) else [value]:
            dark: Cell = ("✓",) if tile.get("dark") else ("",)
            rows.append(((key,), _sides(tile["sides"]), (tile["points"],), dark))
    return FactSheet((("",), ("sides",), ("points",), ("dark",)), tuple(rows))


def _grids(part: Component) -> FactSheet:
    """One row for each row of each grid, with the columns counted from 1."""
    width = len(next(iter(part.facts.values()))[0])
    rows = tuple(
        ((key, "·", name), *((count,) for count in row))
        for key, grid in part.facts.items()
        for name, row in zip(part.row_names, grid, strict=True)
    )
    return FactSheet((("",), *((number,) for number in range(1, width + 1))), rows)


def _cell(value: Any) -> Cell:
    """A fact in one cell."""
    if isinstance(value, list):
        return _listed(value)
    if isinstance(value, str):
        return _sides(value) if value[:1] in SYMBOLS and value[1:2].isdigit() else tuple(value.split(" "))
    return (value,)


def _listed(values: Sequence[str | int]) -> Cell:
    """The text of a list; long lists count equal items that follow each other."""
    if len(values) > _LONGEST_ROW:
        parts: list[Cell] = [(len(list(group)), "×", value) for value, group in groupby(values)]
    else:
        parts = [tuple(value.split(" ")) if isinstance(value, str) else (value,) for value in values]
    return _joined(parts)


def _sides(written: str) -> Cell:
    """The sides of a tile in words."""
    return _joined([(SYMBOLS[side[0]], int(side[1:])) for side in written.split()])


def _joined(parts: Sequence[Cell]) -> Cell:
    """Cells one after the other, with dots between them."""
    found: list[str | int] = []
    for part in parts:
        found += ["·", *part] if found else part
    return tuple(found)


def said(cell: Cell, block: str, words: Language) -> str:
    """A cell in the reader's language."""
    return " ".join(
        str(word) if isinstance(word, int) or word in SIGNS else words.word("fact", part=word, block=block) for word in cell
    )


def source_said(part: Component, words: Language, *, shipped: bool) -> str:
    """Where a component is known from, in the reader's language."""
    if part.source == OWN_SOURCE:
        return words.word("page-own-source")
    return words.word("source", block=part.id) if shipped and words.knows("source") else part.source
