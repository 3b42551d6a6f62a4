"""What is in Atlantis's box, read from components.toml and checked."""

from dataclasses import dataclass
from pathlib import Path

from undertow.engine.components import BoxFile
from undertow.engine.game import Component
from undertow.games.atlantis.declared import COLOURS, FIGURES_EACH, LETTERS, PLACES

ITEMS = {
    "bg": ("flag", "olive", "helmet", "amphora", "ring", "statue", "crown"),
    "ru": ("amphora", "olive", "coins", "wreath", "lyre", "sickle", "weapons"),
}
EDITIONS = tuple(ITEMS)
TILES_OF_A_LETTER = 42
FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Box:
    """The numbers that the rules need."""

    stacks: tuple[int, ...]  # the height at each place, from Atlantis on
    tiles: tuple[tuple[tuple[int, ...], ...], ...]  # by letter, item and value
    cards_each: int
    components: tuple[Component, ...]
    digest: str


def load(path: Path = FOLDER / "components.toml") -> Box:
    """The box described by a file; raises BoxError with the reason if it is not a box of this game."""
    file = BoxFile(path)
    file.fixed("items", **ITEMS)
    file.fixed("colours", in_order=COLOURS)
    file.fixed("pieces", figures_each_seat=FIGURES_EACH, bridges_each_seat=1, water_tiles=24)
    contents = Box(
        stacks=_stacks(file),
        tiles=tuple(_tiles(file, letter.lower()) for letter in LETTERS),
        cards_each=file.number("cards", "of_each_item", 1, 99),
        components=file.components,
        digest=file.digest,
    )
    file.refuse_unread()
    return contents


def _stacks(file: BoxFile) -> tuple[int, ...]:
    """The heights along the path: 42 tiles of each letter, and water between them."""
    stacks = file.numbers("path", "stacks", PLACES, 0, 2)
    middle = PLACES // 2
    if stacks[middle] != 0 or 0 in (stacks[:middle] + stacks[middle + 1 :]):
        reason = f"[path]: stacks has water, a height of 0, at place {middle + 1} and nowhere else"
        file.refuse(reason, "path", "stacks")
    for letter, half in zip(LETTERS, (stacks[:middle], stacks[middle:]), strict=True):
        if sum(half) != TILES_OF_A_LETTER:
            reason = f"[path]: the stacks of letter {letter} hold {sum(half)} tiles, not {TILES_OF_A_LETTER}"
            file.refuse(reason, "path", "stacks")
    return stacks


def _tiles(file: BoxFile, letter: str) -> tuple[tuple[int, ...], ...]:
    """The mix of one letter: seven rows of seven counts, 42 tiles in all."""
    rows = file.fact("tiles", letter)
    if not isinstance(rows, list) or len(rows) != len(COLOURS):
        file.refuse(f"[tiles]: {letter} has {len(COLOURS)} rows, one an item", "tiles", letter)
    counts = tuple(file.row(row, "tiles", letter, 7, 0, TILES_OF_A_LETTER) for row in rows)
    if (total := sum(map(sum, counts))) != TILES_OF_A_LETTER:
        file.refuse(f"[tiles]: {letter} has {total} tiles, not {TILES_OF_A_LETTER}", "tiles", letter)
    return counts
