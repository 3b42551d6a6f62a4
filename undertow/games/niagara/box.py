"""What is in Niagara's box, read from components.toml and checked."""

from dataclasses import dataclass
from pathlib import Path

from undertow.engine.components import BoxFile
from undertow.engine.game import BoxSource, Component, Message
from undertow.games.niagara.declared import CANOES_EACH, COLOURS, TILES
from undertow.games.niagara.rules import HIGHEST_WEATHER, LOWEST_WEATHER

FOLDER = Path(__file__).parent
EDITABLE = ("deposits", "gems", "gem_value")
GEMS_IN_THE_BOX = 8  # of a colour, by the rulebook; fewer if some are lost


@dataclass(frozen=True)
class Box:
    """The numbers that the rules need."""

    gems_each: int
    deposit_spaces: tuple[int, ...]  # the space of each colour's deposit, in the order of COLOURS
    gem_values: tuple[int, ...]
    components: tuple[Component, ...]
    digest: str


def load(source: BoxSource = FOLDER / "components.toml") -> Box:
    """The box in a file or in plain data; raises BoxError if it does not fit the game."""
    file = BoxFile(source, FOLDER, EDITABLE)
    spaces = tuple(file.number("deposits", colour, 1, 7) for colour in COLOURS)
    if len(set(spaces)) != len(COLOURS):
        file.refuse(Message("box-shared-space"), "deposits")
    in_the_box = file.number("gems", "in_the_box", 4, GEMS_IN_THE_BOX)
    contents = Box(
        gems_each=file.number("gems", "in_play", 4, in_the_box),
        deposit_spaces=spaces,
        gem_values=tuple(file.number("gem_value", colour, 0, 99) for colour in COLOURS),
        components=file.components,
        digest=file.digest,
    )
    file.fixed("canoes", each_seat=CANOES_EACH)
    file.fixed("discs", in_the_river=9, in_the_box=12)
    file.fixed("gems", colours=COLOURS)
    file.fixed("paddles", each_seat=TILES)
    file.fixed("weather", lowest=LOWEST_WEATHER, highest=HIGHEST_WEATHER, at_the_start=0)
    file.refuse_unread()
    return contents
