"""What is in Atlantica's box, read from components.toml and checked."""

from dataclasses import dataclass
from pathlib import Path

from undertow.engine.components import BoxFile, is_number
from undertow.engine.game import Component
from undertow.games.atlantica.declared import (
    AREAS,
    COLOURS,
    KINDS,
    LEVELS,
    MOST_CRATES,
    RESEARCH,
    RESEARCH_SPACES,
    SHIPS,
    TREASURE_SPACES,
)

MOST_ALIKE = 15  # what a tally can hold
SEATS = (2, 3, 4, 5)
FOLDER = Path(__file__).parent


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


def load(path: Path = FOLDER / "components.toml") -> Box:
    """The box described by a file; raises BoxError with the reason if it is not a box of this game."""
    file = BoxFile(path)
    treasures = tuple(file.number("treasures", kind, 1, MOST_ALIKE) for kind in KINDS)
    stack = file.number("hurricane", "treasures_in_its_stack", 0, 40)
    back = file.numbers("hurricane", "back_in_the_box", len(SEATS), 0, 99)
    if max(back) + stack + TREASURE_SPACES > sum(treasures):
        reason = "[hurricane]: too few treasures would be left for the deck and the hurricane stack"
        file.refuse(reason, "hurricane", "back_in_the_box")
    contents = Box(
        divers=tuple(file.number("divers", colour, 1, 14) for colour in COLOURS),
        treasures=treasures,
        treasure_colours=_treasure_colours(file),
        set_values=tuple(_numbers(file, "set_values", kind, 0, 99) for kind in KINDS),
        in_hurricane_stack=stack,
        back_in_box=back,
        ships=tuple(_numbers(file, "ships", ship, 1, MOST_CRATES) for ship in SHIPS),
        research=tuple(file.number("research", card, 0, MOST_ALIKE) for card in RESEARCH),
        costs=tuple(_costs(file, area) for area in AREAS),
        tavern_spaces=_tavern_spaces(file),
        components=file.components,
        digest=file.digest,
    )
    file.refuse_unread()
    return contents


def _numbers(file: BoxFile, block: str, key: str, least: int, most: int) -> tuple[int, ...]:
    """A list of whole numbers, as many as a tally can hold at the most."""
    value = file.fact(block, key)
    length = len(value) if isinstance(value, list) else 0
    if not 1 <= length <= MOST_ALIKE:
        file.refuse(f"[{block}]: {key} must be a list of 1 to {MOST_ALIKE} numbers, not {value!r}", block, key)
    return file.numbers(block, key, length, least, most)


def _treasure_colours(file: BoxFile) -> tuple[str, ...]:
    """The colour of each kind; the card `blue` needs exactly one blue kind."""
    colours = tuple(str(file.fact("treasure_colours", kind) or "") for kind in KINDS)
    if len(set(colours)) != len(KINDS) or "blue" not in colours or "" in colours:
        reason = "[treasure_colours]: every kind needs a colour of its own, and one of them is blue"
        file.refuse(reason, "treasure_colours", "")
    return colours


def _costs(file: BoxFile, area: str) -> tuple[tuple[int, ...], ...]:
    """The three cost symbols of an area, each as the colours that can pay it."""
    symbols = file.fact("costs", area)
    if not isinstance(symbols, list) or len(symbols) != len(LEVELS):
        file.refuse(f"[costs]: {area} must have three symbols", "costs", area)
    found = []
    for symbol in symbols:
        names = str(symbol).split(" or ")
        if any(name not in COLOURS for name in names):
            reason = f"[costs]: {area} asks for {symbol!r}; colours are {', '.join(COLOURS)}"
            file.refuse(reason, "costs", area)
        found.append(tuple(COLOURS.index(name) for name in names))
    return tuple(found)


def _tavern_spaces(file: BoxFile) -> tuple[int, ...]:
    """The spaces with the tavern symbol, counted over treasures, stacks and research cards."""
    treasures, ships, research = (file.fact("tavern_symbols", key) or [] for key in ("treasures", "ships", "research"))
    known = (
        all(is_number(space, 1, TREASURE_SPACES) for space in treasures)
        and all(ship in SHIPS for ship in ships)
        and all(is_number(space, 1, RESEARCH_SPACES) for space in research)
    )
    if not known:
        reason = "[tavern_symbols]: treasures and research are numbers of spaces, ships are names of stacks"
        file.refuse(reason, "tavern_symbols", "")
    return (
        *(space - 1 for space in treasures),
        *(TREASURE_SPACES + SHIPS.index(ship) for ship in ships),
        *(TREASURE_SPACES + len(SHIPS) + space - 1 for space in research),
    )
