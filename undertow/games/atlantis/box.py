"""What is in Atlantis's box, read from components.toml and checked."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from undertow.engine.game import Component

COLOURS = ("red", "green", "grey", "brown", "blue", "white", "gold")
ITEMS = {
    "bg": ("flag", "olive", "helmet", "amphora", "ring", "statue", "crown"),
    "ru": ("amphora", "olive", "coins", "wreath", "lyre", "sickle", "weapons"),
}
EDITIONS = tuple(ITEMS)
LETTERS = ("A", "B")
PLACES = 53
TILES_OF_A_LETTER = 42
GRADES = ("A", "B", "C")
FOLDER = Path(__file__).parent


class BoxError(ValueError):
    """A file of components that does not fit the game."""


@dataclass(frozen=True)
class Box:
    """The numbers that the rules need."""

    stacks: tuple[int, ...]  # the height at each place, from Atlantis on
    tiles: tuple[tuple[tuple[int, ...], ...], ...]  # by letter, item and value
    cards_each: int
    components: tuple[Component, ...]


def load(path: Path = FOLDER / "components.toml") -> Box:
    """The box described by a file; raises BoxError with the reason if it is not a box of this game."""
    try:
        blocks = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BoxError(f"{path}: {error}") from None
    components = tuple(_component(name, block) for name, block in blocks.items())
    stacks = _numbers(blocks, "path", "stacks", PLACES, 2)
    middle = PLACES // 2
    if stacks[middle] != 0 or 0 in (stacks[:middle] + stacks[middle + 1 :]):
        raise BoxError(f"[path]: stacks has water, a height of 0, at place {middle + 1} and nowhere else")
    for letter, half in zip(LETTERS, (stacks[:middle], stacks[middle:]), strict=True):
        if sum(half) != TILES_OF_A_LETTER:
            raise BoxError(f"[path]: the stacks of letter {letter} hold {sum(half)} tiles, not {TILES_OF_A_LETTER}")
    for edition, names in ITEMS.items():
        if blocks.get("items", {}).get(edition) != list(names):
            raise BoxError(f"[items]: {edition} is {', '.join(names)}, in this order")
    if blocks.get("colours", {}).get("in_order") != list(COLOURS):
        raise BoxError(f"[colours]: in_order is {', '.join(COLOURS)}")
    return Box(
        stacks=stacks,
        tiles=tuple(_tiles(blocks, letter.lower()) for letter in LETTERS),
        cards_each=_number(blocks.get("cards", {}).get("of_each_item"), "[cards]: of_each_item", 1, 99),
        components=components,
    )


def _component(name: str, block: Any) -> Component:
    """One block of the file with its grade and source."""
    if not isinstance(block, dict):
        raise BoxError(f"{name} stands outside every block")
    if block.get("grade") not in GRADES:
        raise BoxError(f"[{name}]: grade is one of {', '.join(GRADES)}")
    if not isinstance(block.get("source"), str):
        raise BoxError(f"[{name}]: a source is missing")
    facts = {key: value for key, value in block.items() if key not in ("grade", "source")}
    return Component(name, block["grade"], block["source"], facts)


def _tiles(blocks: dict[str, Any], letter: str) -> tuple[tuple[int, ...], ...]:
    """The mix of one letter: seven rows of seven counts, 42 tiles in all."""
    rows = blocks.get("tiles", {}).get(letter)
    if not isinstance(rows, list) or len(rows) != len(COLOURS):
        raise BoxError(f"[tiles]: {letter} has {len(COLOURS)} rows, one an item")
    counts = tuple(_row(row, f"[tiles]: row {number} of {letter}", 7, 42) for number, row in enumerate(rows, 1))
    if (total := sum(map(sum, counts))) != TILES_OF_A_LETTER:
        raise BoxError(f"[tiles]: {letter} has {total} tiles, not {TILES_OF_A_LETTER}")
    return counts


def _numbers(blocks: dict[str, Any], block: str, key: str, length: int, most: int) -> tuple[int, ...]:
    """A list of whole numbers of the file."""
    return _row(blocks.get(block, {}).get(key), f"[{block}]: {key}", length, most)


def _row(row: Any, where: str, length: int, most: int) -> tuple[int, ...]:
    """So many whole numbers from 0 on."""
    if not isinstance(row, list) or len(row) != length:
        raise BoxError(f"{where} must be {length} numbers")
    return tuple(_number(value, where, 0, most) for value in row)


def _number(value: Any, where: str, least: int, most: int) -> int:
    """A whole number within its bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BoxError(f"{where} must be a whole number from {least} to {most}, not {value!r}")
    return value
