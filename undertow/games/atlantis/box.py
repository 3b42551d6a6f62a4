"""What is in Atlantis's box, read from components.toml and checked."""

from dataclasses import dataclass
from pathlib import Path

from undertow.engine.components import BoxFile
from undertow.engine.game import BoxSource, Component, Message
from undertow.games.atlantis.declared import COLOURS, FIGURES_EACH, LETTERS

ITEMS = {
    "bg": ("flag", "olive", "helmet", "amphora", "ring", "statue", "crown"),
    "ru": ("amphora", "olive", "coins", "weapons", "lyre", "sickle", "wreath"),
}
EDITIONS = tuple(ITEMS)
EARLIER_RUSSIAN = [
    "amphora",
    "olive",
    "coins",
    "wreath",
    "lyre",
    "sickle",
    "weapons",
]  # in files kept before the wreath was gold
TILES_OF_A_LETTER = 42
CARDS_EACH = 15
FEWEST_CARDS = 4  # some may be lost, but four players must be dealt 4, 5, 6 and 7
STACKS = (*[2] * 10, *[1] * 10, *[2] * 6, 0, *[2] * 6, *[1] * 10, *[2] * 10)  # from Atlantis on; 0 is the water
EDITABLE = ("tiles", "cards")
FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Box:
    """The numbers that the rules need."""

    stacks: tuple[int, ...]  # the height at each place, from Atlantis on
    tiles: tuple[tuple[tuple[int, ...], ...], ...]  # by letter, item and value
    cards_each: int
    components: tuple[Component, ...]
    digest: str


def load(source: BoxSource = FOLDER / "components.toml") -> Box:
    """The box in a file or in plain data; raises BoxError if it does not fit the game."""
    file = BoxFile(source, FOLDER, EDITABLE, {"tiles": COLOURS})
    file.fixed("items", bg=ITEMS["bg"])
    if file.fact("items", "ru") != EARLIER_RUSSIAN:
        file.fixed("items", ru=ITEMS["ru"])
    file.fixed("colours", in_order=COLOURS)
    file.fixed("pieces", figures_each_seat=FIGURES_EACH, bridges_each_seat=1, water_tiles=24)
    file.fixed("path", stacks=STACKS)
    contents = Box(
        stacks=STACKS,
        tiles=tuple(_tiles(file, letter.lower()) for letter in LETTERS),
        cards_each=file.number("cards", "of_each_item", FEWEST_CARDS, CARDS_EACH),
        components=file.components,
        digest=file.digest,
    )
    file.refuse_unread()
    return contents


def _tiles(file: BoxFile, letter: str) -> tuple[tuple[int, ...], ...]:
    """The mix of one letter: seven rows of seven counts, 42 tiles in all."""
    rows = file.fact("tiles", letter)
    if not isinstance(rows, list) or len(rows) != len(COLOURS):
        file.refuse(Message("box-rows", {"wanted": len(COLOURS)}), "tiles", letter)
    counts = tuple(
        file.row(row, "tiles", letter, len(COLOURS), 0, TILES_OF_A_LETTER, entry) for entry, row in enumerate(rows, 1)
    )
    if (total := sum(map(sum, counts))) != TILES_OF_A_LETTER:
        file.refuse(Message("box-tiles", {"found": total, "wanted": TILES_OF_A_LETTER}), "tiles", letter)
    return counts
