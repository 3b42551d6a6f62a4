"""What is in Atlantica's box, read from components.toml and checked."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from undertow.engine.components import BoxFile
from undertow.engine.game import BoxSource, Component, Message
from undertow.games.atlantica.declared import (
    AREAS,
    COLOURS,
    KINDS,
    MOST_CRATES,
    RESEARCH,
    RESEARCH_SPACES,
    SHIPS,
    TREASURE_SPACES,
)

MOST_ALIKE = 15  # what a tally can hold
SEATS = (2, 3, 4, 5)
FOLDER = Path(__file__).parent
EDITABLE = ("treasure_colours", "set_values", "ships", "research", "tavern_symbols")

# What the rulebook says of every box.
DIVERS_EACH = 13
TREASURES = (12, 10, 9, 8, 7, 6, 5)
IN_HURRICANE_STACK = 10
BACK_IN_BOX = (26, 18, 9, 0)
SHIPS_EACH = 8
RESEARCH_CARDS = 30
LEAST_RESEARCH, MOST_RESEARCH = 2, 4
TREASURE_COLOURS = ("blue", "red", "yellow", "pink", "orange", "green", "violet")
COSTS = {
    "boat": ("green or yellow", "violet", "white"),
    "port": ("white or red", "green or blue", "violet"),
    "tavern": ("yellow or violet or blue", "white", "red"),
    "station": ("blue or red", "yellow", "green"),
}


@dataclass(frozen=True)
class Box:
    """The numbers that the rules need, each in the order of the names above."""

    divers: tuple[int, ...]
    treasures: tuple[int, ...]
    treasure_colours: tuple[str, ...]
    set_values: tuple[tuple[int, ...], ...]
    in_hurricane_stack: int
    back_in_box: tuple[int, ...]  # by number of seats, from two on
    ships: tuple[tuple[int, ...], ...]
    research: tuple[int, ...]
    costs: tuple[tuple[tuple[int, ...], ...], ...]  # by area, the colours of each of the three symbols
    tavern_spaces: tuple[int, ...]  # treasure spaces from 0 on, then the stacks, then the research spaces
    components: tuple[Component, ...]
    digest: str


def load(source: BoxSource = FOLDER / "components.toml") -> Box:
    """The box in a file or in plain data; raises BoxError if it does not fit the game."""
    file = BoxFile(source, FOLDER, EDITABLE)
    file.fixed("divers", **dict.fromkeys(COLOURS, DIVERS_EACH))
    file.fixed("treasures", **dict(zip(KINDS, TREASURES, strict=True)))
    file.fixed("hurricane", treasures_in_its_stack=IN_HURRICANE_STACK, back_in_the_box=BACK_IN_BOX)
    file.fixed("costs", **COSTS)
    contents = Box(
        divers=(DIVERS_EACH,) * len(COLOURS),
        treasures=TREASURES,
        treasure_colours=_treasure_colours(file),
        set_values=tuple(_row_of_values(file, kind) for kind in KINDS),
        in_hurricane_stack=IN_HURRICANE_STACK,
        back_in_box=BACK_IN_BOX,
        ships=tuple(file.numbers("ships", ship, SHIPS_EACH, 1, MOST_CRATES) for ship in SHIPS),
        research=_research(file),
        costs=tuple(_costs(area) for area in AREAS),
        tavern_spaces=_tavern_spaces(file),
        components=file.components,
        digest=file.digest,
    )
    file.refuse_unread()
    return contents


def _row_of_values(file: BoxFile, kind: str) -> tuple[int, ...]:
    """E3: the points of 1, 2, 3 … cards of a kind, which rise."""
    row = file.fact("set_values", kind)
    most = TREASURES[KINDS.index(kind)]
    length = len(row) if isinstance(row, list) else 0
    if not 1 <= length <= most:
        file.refuse(Message("box-values", {"most": most}), "set_values", kind)
    values = file.row(row, "set_values", kind, length, 0, 99)
    if any(after <= before for before, after in pairwise(values)):
        file.refuse(Message("box-rising"), "set_values", kind)
    return values


def _research(file: BoxFile) -> tuple[int, ...]:
    """C5: thirty research cards, two to four of each kind."""
    cards = tuple(file.number("research", card, LEAST_RESEARCH, MOST_RESEARCH) for card in RESEARCH)
    if sum(cards) != RESEARCH_CARDS:
        file.refuse(Message("box-research", {"found": sum(cards), "wanted": RESEARCH_CARDS}), "research")
    return cards


def _treasure_colours(file: BoxFile) -> tuple[str, ...]:
    """C3: every kind has one of the seven colours."""
    colours = tuple(str(file.fact("treasure_colours", kind) or "") for kind in KINDS)
    if sorted(colours) != sorted(TREASURE_COLOURS):
        file.refuse(Message("box-colours", {"colours": ", ".join(TREASURE_COLOURS)}), "treasure_colours")
    return colours


def _costs(area: str) -> tuple[tuple[int, ...], ...]:
    """The three cost symbols of an area, each as the colours that can pay it."""
    return tuple(tuple(COLOURS.index(name) for name in symbol.split(" or ")) for symbol in COSTS[area])


def _tavern_spaces(file: BoxFile) -> tuple[int, ...]:
    """T6: the spaces with the tavern symbol, which lie in at least two areas."""
    treasures = _spaces(file, "treasures", range(1, TREASURE_SPACES + 1))
    ships = _spaces(file, "ships", SHIPS)
    research = _spaces(file, "research", range(1, RESEARCH_SPACES + 1))
    if bool(treasures) + bool(ships) + bool(research) < 2:
        file.refuse(Message("box-tavern-areas"), "tavern_symbols")
    return (
        *treasures,
        *(TREASURE_SPACES + ship for ship in ships),
        *(TREASURE_SPACES + len(SHIPS) + space for space in research),
    )


def _spaces(file: BoxFile, area: str, known: Sequence[int] | Sequence[str]) -> list[int]:
    """The spaces of an area that are listed, from 0 on."""
    listed = file.fact("tavern_symbols", area) or []
    if not isinstance(listed, list) or any(each not in known or isinstance(each, bool) for each in listed):
        file.refuse(Message("box-spaces", {"spaces": ", ".join(map(str, known))}), "tavern_symbols", area)
    if len(set(listed)) != len(listed):
        file.refuse(Message("box-twice"), "tavern_symbols", area)
    return [list(known).index(each) for each in listed]
