"""What is in Atlantica's box, read from components.toml and checked."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from undertow.engine.game import Component

COLOURS = ("white", "yellow", "red", "green", "blue", "violet")
KINDS = ("architecture", "ceramics", "gold", "amphorae", "inscriptions", "sculptures", "weapons")
SHIPS = ("boat", "freighter", "transport")
RESEARCH = (
    "plus-2",
    "plus-3",
    "plus-4",
    "three-kinds",
    "four-kinds",
    "one-kind",
    "blue",
    "per-research",
    "per-ship",
    "twelve-crates",
    "joker",
)
AREAS = ("boat", "port", "tavern", "station")
TREASURE_SPACES = 6
RESEARCH_SPACES = 4
MOST_CRATES = 5
MOST_ALIKE = 15  # what a tally can hold
SEATS = (2, 3, 4, 5)
GRADES = ("A", "B", "C")
FOLDER = Path(__file__).parent


class BoxError(ValueError):
    """A file of components that does not fit the game."""


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


def load(path: Path = FOLDER / "components.toml") -> Box:
    """The box described by a file; raises BoxError with the reason if it is not a box of this game."""
    try:
        blocks = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BoxError(f"{path}: {error}") from None
    components = tuple(_component(name, block) for name, block in blocks.items())
    treasures = tuple(_number(blocks, "treasures", kind, 1, MOST_ALIKE) for kind in KINDS)
    stack = _number(blocks, "hurricane", "treasures_in_its_stack", 0, 40)
    back = tuple(_numbers(blocks, "hurricane", "back_in_the_box", len(SEATS), 0, 99))
    if max(back) + stack + TREASURE_SPACES > sum(treasures):
        raise BoxError("[hurricane]: too few treasures would be left for the deck and the hurricane stack")
    return Box(
        divers=tuple(_number(blocks, "divers", colour, 1, 14) for colour in COLOURS),
        treasures=treasures,
        treasure_colours=_treasure_colours(blocks),
        set_values=tuple(tuple(_numbers(blocks, "set_values", kind, None, 0, 99)) for kind in KINDS),
        in_hurricane_stack=stack,
        back_in_box=back,
        ships=tuple(tuple(_numbers(blocks, "ships", ship, None, 1, MOST_CRATES)) for ship in SHIPS),
        research=tuple(_number(blocks, "research", card, 0, MOST_ALIKE) for card in RESEARCH),
        costs=tuple(_costs(blocks, area) for area in AREAS),
        tavern_spaces=_tavern_spaces(blocks),
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


def _is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value of the file is a whole number within its bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _number(blocks: dict[str, Any], block: str, key: str, least: int, most: int) -> int:
    """A whole number of the file within its bounds."""
    value = blocks.get(block, {}).get(key)
    if not _is_number(value, least, most):
        raise BoxError(f"[{block}]: {key} must be a whole number from {least} to {most}, not {value!r}")
    return int(value)


def _numbers(blocks: dict[str, Any], block: str, key: str, length: int | None, least: int, most: int) -> list[int]:
    """A list of whole numbers: of one length, or of any up to what a tally can hold."""
    value = blocks.get(block, {}).get(key)
    if not isinstance(value, list) or not all(_is_number(each, least, most) for each in value):
        raise BoxError(f"[{block}]: {key} must be a list of whole numbers from {least} to {most}, not {value!r}")
    if len(value) != length if length is not None else not 1 <= len(value) <= MOST_ALIKE:
        raise BoxError(f"[{block}]: {key} has {len(value)} numbers; it must have {length or f'1 to {MOST_ALIKE}'}")
    return value


def _treasure_colours(blocks: dict[str, Any]) -> tuple[str, ...]:
    """The colour of each kind; the card `blue` needs exactly one blue kind."""
    colours = tuple(str(blocks.get("treasure_colours", {}).get(kind, "")) for kind in KINDS)
    if len(set(colours)) != len(KINDS) or "blue" not in colours or "" in colours:
        raise BoxError("[treasure_colours]: every kind needs a colour of its own, and one of them is blue")
    return colours


def _costs(blocks: dict[str, Any], area: str) -> tuple[tuple[int, ...], ...]:
    """The three cost symbols of an area, each as the colours that can pay it."""
    symbols = blocks.get("costs", {}).get(area)
    if not isinstance(symbols, list) or len(symbols) != 3:
        raise BoxError(f"[costs]: {area} must have three symbols")
    found = []
    for symbol in symbols:
        names = str(symbol).split(" or ")
        if any(name not in COLOURS for name in names):
            raise BoxError(f"[costs]: {area} asks for {symbol!r}; colours are {', '.join(COLOURS)}")
        found.append(tuple(COLOURS.index(name) for name in names))
    return tuple(found)


def _tavern_spaces(blocks: dict[str, Any]) -> tuple[int, ...]:
    """The spaces with the tavern symbol, counted over treasures, stacks and research cards."""
    block = blocks.get("tavern_symbols", {})
    treasures, ships, research = (block.get(key, []) for key in ("treasures", "ships", "research"))
    known = (
        all(_is_number(space, 1, TREASURE_SPACES) for space in treasures)
        and all(ship in SHIPS for ship in ships)
        and all(_is_number(space, 1, RESEARCH_SPACES) for space in research)
    )
    if not known:
        raise BoxError("[tavern_symbols]: treasures and research are numbers of spaces, ships are names of stacks")
    return (
        *(space - 1 for space in treasures),
        *(TREASURE_SPACES + SHIPS.index(ship) for ship in ships),
        *(TREASURE_SPACES + len(SHIPS) + space - 1 for space in research),
    )
