"""The texts of Fantazja's actions and the names of its cells and turnings."""

from undertow.games.fantazja import actions
from undertow.games.fantazja.box import SLOTS, TILE_NAMES, TYPES
from undertow.games.fantazja.land import CELLS, cell_of
from undertow.games.fantazja.state import CASTLE_CELL, ROW

TURNINGS = ("0", "90", "180", "270")


def steps_of(cell: int) -> tuple[int, int]:
    """How many cells east and north of the castle a cell lies; below 0 for west and south."""
    return cell % ROW - CASTLE_CELL % ROW, CASTLE_CELL // ROW - cell // ROW


def cell_name(cell: int) -> str:
    """A cell as people write it: 2N 1E is two cells north and one east of the castle."""
    east, north = steps_of(cell)
    parts = [f"{abs(north)}{'N' if north > 0 else 'S'}"] if north else []
    parts += [f"{abs(east)}{'E' if east > 0 else 'W'}"] if east else []
    return " ".join(parts) or "castle"


def cell_named(name: str) -> int:
    """The cell that people write so."""
    cell = CASTLE_CELL
    for part in name.split() if name != "castle" else ():
        cell += int(part[:-1]) * {"N": -ROW, "S": ROW, "E": 1, "W": -1}[part[-1]]
    return cell


def _texts() -> tuple[str, ...]:
    """All texts, in the order of the table in `actions.py`."""
    runs = {
        actions.DRAWN_SEAT: ["drawn seat 0", "drawn seat 1"],
        actions.DRAWN: [f"drawn {tile}" for tile in TILE_NAMES],
        actions.SHOWN: [f"shown {tile}" for tile in TILE_NAMES],
        actions.BUILD: [f"build {tile}" for tile in TILE_NAMES],
        actions.IMAGINE: [f"imagine {tile}" for tile in TILE_NAMES],
        actions.USE: [f"use {power}" for power in TYPES],
        actions.GIVE_UP: [f"give {tile}" for tile in TILE_NAMES],
        actions.TAKE_UP: [f"take {tile}" for tile in TILE_NAMES],
        actions.ENOUGH: ["enough"],
        actions.SWAP_IN: [f"swap {tile}" for tile in TILE_NAMES],
        actions.BURY_TILE: [f"bury {tile}" for tile in TILE_NAMES],
        actions.BURY_NOTHING: ["bury nothing"],
        actions.AT: [f"at {cell_name(cell_of(number))}" for number in range(CELLS)],
        actions.TURN_BY: [f"turn {turning}" for turning in TURNINGS],
        actions.PAY_WITH: [f"pay {tile}" for tile in TILE_NAMES],
        actions.END_TURN: ["end turn"],
    }
    texts: list[str] = []
    for first, run in runs.items():
        if len(texts) != first:
            raise AssertionError(f"the run {run[0]!r} begins at {len(texts)}, not at {first}")
        texts += run
    if len(texts) != actions.ACTIONS or len(TILE_NAMES) != SLOTS:
        raise AssertionError("the table of actions and its texts differ")
    return tuple(texts)


TEXTS = _texts()
