"""What is in Niagara's box, read from components.toml and checked."""

from dataclasses import dataclass
from pathlib import Path

from undertow.engine.components import BoxFile
from undertow.engine.game import Component

COLOURS = ("pink", "blue", "yellow", "white", "violet")
TILES = ("1", "2", "3", "4", "5", "6", "cloud")
PLACES = ("bank", "1", "2", "3", "4", "5", "left-6", "left-7", "right-6", "right-7", "lost")
FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Box:
    """The numbers that the rules need."""

    gems_each: int
    deposit_spaces: tuple[int, ...]  # the space of each colour's deposit, in the order of COLOURS
    gem_values: tuple[int, ...]
    components: tuple[Component, ...]
    digest: str


def load(path: Path = FOLDER / "components.toml") -> Box:
    """The box described by a file; raises BoxError with the reason if it is not a box of this game."""
    file = BoxFile(path)
    spaces = tuple(file.number("deposits", colour, 1, 7) for colour in COLOURS)
    if len(set(spaces)) != len(COLOURS):
        file.refuse("[deposits]: no two deposits may share a space", "deposits", "")
    return Box(
        gems_each=file.number("gems", "in_play", 4, 15),
        deposit_spaces=spaces,
        gem_values=tuple(file.number("gem_value", colour, 0, 99) for colour in COLOURS),
        components=file.components,
        digest=file.digest,
    )
