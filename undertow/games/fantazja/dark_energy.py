"""D1, D2: what Dark Energy takes away from the land."""

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.fantazja.facts import BORDER_NEED, CELL, DISCARD, NEED, NONE, SIDES, STACK, TOP, FantazjaState
from undertow.games.fantazja.fits import WITH_DARK_ENERGY
from undertow.games.fantazja.land import add_border, are_neighbours, drop_border, show_sides, survey, tally
from undertow.games.fantazja.state import CASTLE, owner, slot_of, under_of


def discharge(state: FantazjaState, building: i64) -> None:
    """D1, D2: remove what Dark Energy strikes and what loses its connection."""
    doomed = struck(state, building)
    if doomed == 0:
        return
    doomed |= cut_off(state, doomed)
    index = state.buildings - 1
    while index > CASTLE:
        if doomed & bit(index):
            demolish(state, index)
        index -= 1
    survey(state)


def is_dark(state: FantazjaState, building: i64) -> bool:
    """Whether the visible tile of a building carries Dark Energy."""
    top = state.land[TOP + building]
    return top != NONE and state.fits[WITH_DARK_ENERGY] & bit(slot_of(top)) != 0


def struck(state: FantazjaState, building: i64) -> i64:
    """D1: the laid tile and the Dark Energy tiles that touch it, as bits; 0 without any."""
    if not is_dark(state, building):
        return 0
    land = state.land
    cell = land[CELL + building]
    found: i64 = 0
    for index in range(1, state.buildings):
        if are_neighbours(land[CELL + index], cell) and is_dark(state, index):
            found |= bit(index)
    if found == 0:
        return 0
    return found | bit(building)


def cut_off(state: FantazjaState, doomed: i64) -> i64:
    """D2: the buildings, as bits, that only the doomed ones connect to the castle."""
    land = state.land
    left = (bit(state.buildings) - 1) & ~doomed & ~bit(CASTLE)
    grown: i64 = bit(CASTLE)
    while grown and left:
        joined: i64 = 0
        for index in range(state.buildings):
            if grown & bit(index):
                joined |= beside(land, land[CELL + index], left)
        left &= ~joined
        grown = joined
    return left


def beside(land: vec[i64], cell: i64, buildings: i64) -> i64:
    """The buildings among these that touch a cell, as bits."""
    found: i64 = 0
    index: i64 = 0
    while buildings:
        if buildings & 1 and are_neighbours(land[CELL + index], cell):
            found |= bit(index)
        buildings >>= 1
        index += 1
    return found


def demolish(state: FantazjaState, building: i64) -> None:
    """T4: all tiles of a building go to their owners' discard piles; the last building takes its number."""
    tally(state, state.land[TOP + building], -1)
    discard(state, state.land[TOP + building])
    below = under_of(state, building)
    while below:
        discard(state, (below & 0x7F) - 1)
        below >>= 7
    if state.guard == state.land[CELL + building]:
        state.guard = NONE  # P6: the token waits for its owner's next turn
    clear_cell(state, building)
    land = state.land
    last = state.buildings - 1
    land[CELL + building] = land[CELL + last]
    land[TOP + building] = land[TOP + last]
    land[STACK + building] = land[STACK + last]
    land[SIDES + building] = land[SIDES + last]
    land[NEED + building] = land[NEED + last]
    state.buildings = last


def clear_cell(state: FantazjaState, building: i64) -> None:
    """Remove the building's sides: borders that touched only it disappear, and its cell may become a border."""
    land = state.land
    land[SIDES + building] = 0
    show_sides(state, building)
    border = state.borders - 1
    while border >= 0:
        if land[BORDER_NEED + border] == 0:
            drop_border(state, border)
        border -= 1
    if land[NEED + building]:
        add_border(state, land[CELL + building], land[NEED + building])


def discard(state: FantazjaState, tile: i64) -> None:
    """T4: face up to its owner's discard pile."""
    state.held[DISCARD + owner(tile)] |= bit(slot_of(tile))
