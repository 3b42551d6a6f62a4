"""What is in Niagara's box, read from components.toml and checked."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from undertow.engine.game import Component

COLOURS = ("pink", "blue", "yellow", "white", "violet")
TILES = ("1", "2", "3", "4", "5", "6", "cloud")
PLACES = ("bank", "1", "2", "3", "4", "5", "left-6", "left-7", "right-6", "right-7", "lost")
GRADES = ("A", "B", "C")
FOLDER = Path(__file__).parent


class BoxError(ValueError):
    """A file of components that does not fit the game."""


@dataclass(frozen=True)
class Box:
    """The numbers that the rules need."""

    gems_each: int
    deposit_spaces: tuple[int, ...]  # the space of each colour's deposit, in the order of COLOURS
    gem_values: tuple[int, ...]
    components: tuple[Component, ...]


def load(path: Path = FOLDER / "components.toml") -> Box:
    """The box described by a file; raises BoxError with the reason if it is not a box of this game."""
    try:
        blocks = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BoxError(f"{path}: {error}") from None
    components = tuple(_component(name, block) for name, block in blocks.items())
    spaces = tuple(_number(blocks, "deposits", colour, 1, 7) for colour in COLOURS)
    if len(set(spaces)) != len(COLOURS):
        raise BoxError("[deposits]: no two deposits may share a space")
    return Box(
        gems_each=_number(blocks, "gems", "in_play", 4, 15),
        deposit_spaces=spaces,
        gem_values=tuple(_number(blocks, "gem_value", colour, 0, 99) for colour in COLOURS),
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


def _number(blocks: dict[str, Any], block: str, key: str, least: int, most: int) -> int:
    """A whole number of the file within its bounds."""
    value = blocks.get(block, {}).get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BoxError(f"[{block}]: {key} must be a whole number from {least} to {most}, not {value!r}")
    return value
