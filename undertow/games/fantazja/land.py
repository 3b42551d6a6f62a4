"""The land: its cells, what may be laid where, and how it is laid.

A border is an empty cell beside a building. What borders and buildings need, and what fits them, is in `fits.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.bits import bit, shifted
from undertow.games.fantazja.facts import (
    ALLOWED,
    BESIDE_GUARDED,
    BORDER_CELL,
    BORDER_FITS,
    BORDER_NEED,
    CASTLE_CELL,
    CASTLE_STAYS,
    CELL,
    CELL_TAKEN,
    CELL_TOUCHES_NOTHING,
    CELLS,
    GUARDED,
    HAND,
    LEVEL,
    NEED,
    NO_BUILDING,
    NONE,
    NOT_YOUR_BUILDING,
    OTHER_LEVEL,
    OTHER_TYPE,
    RADIUS,
    ROW,
    SIDES,
    SIDES_OF,
    SLOTS,
    SPECIAL_NOT_REPLACED,
    STACK,
    TOP,
    TYPE,
    WRONG_COUNT,
    WRONG_SYMBOL,
    WRONG_SYMBOLS_BELOW,
    FantazjaState,
    castle_sides_of,
)
from undertow.games.fantazja.fits import (
    COUNTING,
    COVERING,
    OF_LEVEL,
    REPLACING,
    WORTH,
    field,
    symbols_of,
    tiles_meeting,
    touching,
    touching_sides,
    turnings_agreeing,
    turnings_meeting,
    turnings_over,
    work_out,
)
from undertow.games.fantazja.state import CASTLE, LEVEL_1, LEVEL_2, NO_LEVEL, opponent, owner, slot_of, stack, under_of

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

ENCODED: Final = 4  # numbers of a building in an encoding: cell, visible tile, turning, tiles below


# Cells and their actions


def number_of(cell: i64) -> i64:
    """The number of a cell among the actions of the kind `AT`."""
    row = (cell >> 6) - CASTLE_CELL // ROW + RADIUS
    column = (cell & 63) - CASTLE_CELL % ROW
    if row <= RADIUS:
        return row * row + row + column
    left = 2 * RADIUS - row
    return CELLS - 1 - (left * left + left - column)


def neighbour(cell: i64, side: i64) -> i64:
    """The cell on that side."""
    if side == NORTH:
        return cell - ROW
    if side == EAST:
        return cell + 1
    return cell + ROW if side == SOUTH else cell - 1


def is_beyond(cell: i64) -> bool:
    """Whether a cell lies further from the castle than actions can name."""
    north = CASTLE_CELL // ROW - (cell >> 6)
    east = (cell & 63) - CASTLE_CELL % ROW
    return max(north, -north) + max(east, -east) > RADIUS


def are_neighbours(cell: i64, other: i64) -> bool:
    """Whether two cells touch by a side."""
    apart = (cell - other) * (cell - other)
    return apart == 1 or apart == ROW * ROW


def side_towards(cell: i64, other: i64) -> i64:
    """The side by which a cell touches a neighbour."""
    apart = other - cell
    if apart == 1:
        return EAST
    if apart == -1:
        return WEST
    return NORTH if apart < 0 else SOUTH


def building_at(state: FantazjaState, cell: i64) -> i64:
    """The building on a cell, possibly the castle, or NONE."""
    land = state.land
    for index in range(state.buildings):
        if land[CELL + index] == cell:
            return index
    return NONE


def border_at(state: FantazjaState, cell: i64) -> i64:
    """The border with that cell, or NONE."""
    land = state.land
    for index in range(state.borders):
        if land[BORDER_CELL + index] == cell:
            return index
    return NONE


def need_at(state: FantazjaState, cell: i64) -> i64:
    """What the buildings around a cell show to it."""
    building = building_at(state, cell)
    if building != NONE:
        return state.land[NEED + building]
    border = border_at(state, cell)
    return i64(0) if border == NONE else state.land[BORDER_NEED + border]


# What fits


def is_guarded(state: FantazjaState, seat: i64, cell: i64) -> bool:
    """P6: whether the military token bars the seat from that building."""
    return state.guard == cell and state.guardian == opponent(seat)


def is_beside_guarded(state: FantazjaState, seat: i64, cell: i64) -> bool:
    """P6: whether the military token bars the seat from attaching a tile there."""
    return state.guard != NONE and state.guardian == opponent(seat) and are_neighbours(state.guard, cell)


def is_kept_off(state: FantazjaState, seat: i64) -> bool:
    """P6: whether the military token on the land bars the seat from anything."""
    return state.guard != NONE and state.guardian == opponent(seat)


def turnings_instead(state: FantazjaState, slot: i64, cell: i64) -> i64:
    """P8: the turnings, as bits, in which a tile agrees with the neighbours of a cell."""
    need = need_at(state, cell)
    return turnings_agreeing(state, slot, need, touching(need))


def attachable(state: FantazjaState, seat: i64) -> i64:
    """T5, T8, P6: the small and special tiles that fit anywhere."""
    if not is_kept_off(state, seat):
        return state.attachable
    land = state.land
    found: i64 = 0
    for index in range(state.borders):
        if not are_neighbours(state.guard, land[BORDER_CELL + index]):
            found |= land[BORDER_FITS + index]
    return found & state.attachable


def coverable(state: FantazjaState, seat: i64) -> i64:
    """T7, P6: the tiles of level II and III that can be put on any building."""
    if not is_kept_off(state, seat):
        return state.coverable
    land = state.land
    fits = state.fits
    found: i64 = 0
    for index in range(1, state.buildings):
        if land[CELL + index] != state.guard:
            found |= fits[COVERING + land[TOP + index]]
    return found


def replacing(state: FantazjaState, seat: i64, building: i64, tiles: i64) -> i64:
    """P8, P6: which of the tiles can replace a building."""
    land = state.land
    slot = land[TOP + building] - seat * SLOTS
    if slot < 0 or slot >= SLOTS:
        return 0
    fits = state.fits
    tiles &= fits[REPLACING + slot]
    if tiles == 0 or is_guarded(state, seat, land[CELL + building]):
        return 0
    return tiles & tiles_meeting(fits, symbols_of(land[NEED + building]))


def replacing_any(state: FantazjaState, seat: i64) -> i64:
    """P8: the hand tiles that can replace a building."""
    hand = state.held[HAND + seat]
    found: i64 = 0
    for index in range(1, state.buildings):
        found |= replacing(state, seat, index, hand & ~found)
    return found


def can_replace(state: FantazjaState, seat: i64) -> bool:
    """P8: whether any hand tile can replace a building."""
    hand = state.held[HAND + seat]
    land = state.land
    for index in range(1, state.buildings):
        if owner(land[TOP + index]) == seat and replacing(state, seat, index, hand):
            return True
    return False


def refusal_of_attach(state: FantazjaState, seat: i64, slot: i64, cell: i64) -> i64:
    """T5, T8, P6: an empty cell beside a building, matching symbols, counts at least as high."""
    if building_at(state, cell) != NONE:
        return CELL_TAKEN
    border = border_at(state, cell)
    if border == NONE:
        return CELL_TOUCHES_NOTHING
    if is_beside_guarded(state, seat, cell):
        return BESIDE_GUARDED
    need = state.land[BORDER_NEED + border]
    if turnings_meeting(state, slot, need):
        return ALLOWED
    return WRONG_COUNT if turnings_agreeing(state, slot, need, touching(need)) else WRONG_SYMBOL


def refusal_of_cover(state: FantazjaState, seat: i64, slot: i64, building: i64) -> i64:
    """T7, P6: a building of the same type, exactly one level lower, of either seat."""
    if building == NONE:
        return NO_BUILDING
    if building == CASTLE:
        return CASTLE_STAYS
    below = slot_of(state.land[TOP + building])
    if state.printed[TYPE + below] != state.printed[TYPE + slot]:
        return OTHER_TYPE
    if state.printed[LEVEL + below] + 1 != state.printed[LEVEL + slot]:
        return OTHER_LEVEL
    if is_guarded(state, seat, state.land[CELL + building]):
        return GUARDED
    return ALLOWED if turnings_over(state, slot, state.land[SIDES + building]) else WRONG_SYMBOLS_BELOW


def refusal_of_replace(state: FantazjaState, seat: i64, slot: i64, building: i64) -> i64:
    """P8, P6: an own building of the same level, neither special; symbols agree with the neighbours."""
    if building == NONE:
        return NO_BUILDING
    if building == CASTLE:
        return CASTLE_STAYS
    top = state.land[TOP + building]
    if owner(top) != seat:
        return NOT_YOUR_BUILDING
    level = state.printed[LEVEL + slot_of(top)]
    if level == NO_LEVEL:
        return SPECIAL_NOT_REPLACED
    if level != state.printed[LEVEL + slot]:
        return OTHER_LEVEL
    cell = state.land[CELL + building]
    if is_guarded(state, seat, cell):
        return GUARDED
    return ALLOWED if turnings_instead(state, slot, cell) else WRONG_SYMBOL


def extends_land(state: FantazjaState, slot: i64) -> bool:
    """T5, T8: small and special buildings are laid on empty cells."""
    return state.printed[LEVEL + slot] <= LEVEL_1


def is_own_level_2(state: FantazjaState, seat: i64, building: i64) -> bool:
    """T9: whether a level III put there brings a bonus."""
    top = state.land[TOP + building]
    return owner(top) == seat and state.printed[LEVEL + slot_of(top)] == LEVEL_2


# Laying tiles


def found_castle(state: FantazjaState) -> None:
    """S1: the castle in the middle."""
    state.fits = work_out(state.printed)
    state.buildings = 1
    state.land[CELL + CASTLE] = CASTLE_CELL
    state.land[TOP + CASTLE] = NONE
    state.land[SIDES + CASTLE] = castle_sides_of(state)
    show_sides(state, CASTLE)
    survey(state)


def attach(state: FantazjaState, seat: i64, slot: i64, cell: i64, turning: i64) -> i64:
    """T5: put a new building on a border; returns the building."""
    border = border_at(state, cell)
    building = state.buildings
    state.buildings += 1
    land = state.land
    land[CELL + building] = cell
    land[TOP + building] = NONE
    land[STACK + building] = 0
    land[NEED + building] = land[BORDER_NEED + border]
    drop_border(state, border)
    put_on_top(state, building, seat, slot, turning)
    return building


def cover(state: FantazjaState, seat: i64, slot: i64, building: i64, turning: i64) -> None:
    """T7: a large building; the tile below stays where it is."""
    state.land[STACK + building] = stack(0, (under_of(state, building) << 7) | (state.land[TOP + building] + 1))
    put_on_top(state, building, seat, slot, turning)


def put_on_top(state: FantazjaState, building: i64, seat: i64, slot: i64, turning: i64) -> None:
    """Make the tile the visible one and update the needs of the cells around it."""
    land = state.land
    tile = seat * SLOTS + slot
    before = land[TOP + building]
    land[TOP + building] = tile
    land[STACK + building] = stack(turning, under_of(state, building))
    land[SIDES + building] = state.printed[SIDES_OF + 4 * slot + turning]
    tally(state, tile, 1)
    if before == NONE:
        state.coverable |= state.fits[COVERING + tile]
    else:
        tally(state, before, -1)
        survey_buildings(state)
    show_sides(state, building)
    survey_borders(state)


def show_sides(state: FantazjaState, building: i64) -> None:
    """Write a building's sides into the needs of its four neighbours; empty ones become borders."""
    land = state.land
    cell = land[CELL + building]
    sides = land[SIDES + building]
    missing: i64 = 0b1111  # sides whose neighbour is not found yet
    joined = touching_sides(land[NEED + building])
    index: i64 = 0
    while missing & joined:
        while not are_neighbours(cell, land[CELL + index]):
            index += 1
        side = side_towards(cell, land[CELL + index])
        land[NEED + index] = with_shown(land[NEED + index], sides, side)
        missing &= ~bit(side)
        index += 1
    for border in range(state.borders):
        if are_neighbours(cell, land[BORDER_CELL + border]):
            side = side_towards(cell, land[BORDER_CELL + border])
            need = with_shown(land[BORDER_NEED + border], sides, side)
            land[BORDER_NEED + border] = need
            land[BORDER_FITS + border] = tiles_meeting(state.fits, need)
            missing &= ~bit(side)
            if missing == 0:
                return
    for side in range(i64(4)):
        if missing & bit(side):
            add_border(state, neighbour(cell, side), with_shown(0, sides, side))


def add_border(state: FantazjaState, cell: i64, need: i64) -> None:
    """An empty cell beside a building, unless no action can name it."""
    if state.buildings > RADIUS and is_beyond(cell):
        return
    land = state.land
    border = state.borders
    state.borders = border + 1
    land[BORDER_CELL + border] = cell
    land[BORDER_NEED + border] = need
    land[BORDER_FITS + border] = tiles_meeting(state.fits, need)


def with_shown(need: i64, sides: i64, side: i64) -> i64:
    """The need of the neighbour on one side of a building with these sides."""
    places = 8 * (side ^ 2)
    return (need & ~shifted(0xFF, places)) | (field(sides, side) << places)


def drop_border(state: FantazjaState, border: i64) -> None:
    """Remove a border; the last border takes its place."""
    land = state.land
    last = state.borders - 1
    land[BORDER_CELL + border] = land[BORDER_CELL + last]
    land[BORDER_NEED + border] = land[BORDER_NEED + last]
    land[BORDER_FITS + border] = land[BORDER_FITS + last]
    state.borders = last


def tally(state: FantazjaState, tile: i64, times: i64) -> None:
    """P1, E2: count a tile that became visible, or with -1 one that no longer is."""
    fits = state.fits
    state.counts += times * fits[COUNTING + tile]
    state.worth += times * fits[WORTH + tile]


def survey(state: FantazjaState) -> None:
    """Update what fits anywhere after a change of the land."""
    survey_borders(state)
    survey_buildings(state)


def survey_borders(state: FantazjaState) -> None:
    """T5, T8: what fits on any border."""
    land = state.land
    fits = state.fits
    found: i64 = 0
    for index in range(i64(BORDER_FITS), BORDER_FITS + state.borders):
        found |= land[index]
    state.attachable = found & (fits[OF_LEVEL + NO_LEVEL] | fits[OF_LEVEL + LEVEL_1])


def survey_buildings(state: FantazjaState) -> None:
    """T7: what can be put on any building."""
    land = state.land
    fits = state.fits
    found: i64 = 0
    for index in range(1, state.buildings):
        found |= fits[COVERING + land[TOP + index]]
    state.coverable = found


# Restoring


def restore_land(state: FantazjaState, facts: vec[i64], first: i64) -> None:
    """Lay the encoded buildings, the castle first, and compute what follows."""
    last: i64 = CASTLE
    for number in range(state.buildings):
        at = first + number * ENCODED
        if facts[at] == CASTLE_CELL:
            restore_building(state, CASTLE, facts, at)
        else:
            last += 1
            restore_building(state, last, facts, at)
            tally(state, facts[at + 1], 1)
    for building in range(state.buildings):
        show_all_sides(state, building)
    survey(state)


def restore_building(state: FantazjaState, building: i64, facts: vec[i64], at: i64) -> None:
    """Lay an encoded building; its need is not known yet."""
    land = state.land
    top = facts[at + 1]
    turning = facts[at + 2]
    land[CELL + building] = facts[at]
    land[TOP + building] = top
    land[STACK + building] = stack(turning, facts[at + 3])
    land[NEED + building] = 0
    if building == CASTLE:
        land[SIDES + building] = castle_sides_of(state)
    else:
        land[SIDES + building] = state.printed[SIDES_OF + 4 * slot_of(top) + turning]


def show_all_sides(state: FantazjaState, building: i64) -> None:
    """Like `show_sides`, without relying on the needs of the building itself."""
    land = state.land
    sides = land[SIDES + building]
    for side in range(i64(4)):
        cell = neighbour(land[CELL + building], side)
        other = building_at(state, cell)
        border = border_at(state, cell)
        if other != NONE:
            land[NEED + other] = with_shown(land[NEED + other], sides, side)
        elif border == NONE:
            add_border(state, cell, with_shown(0, sides, side))
        else:
            need = with_shown(land[BORDER_NEED + border], sides, side)
            land[BORDER_NEED + border] = need
            land[BORDER_FITS + border] = tiles_meeting(state.fits, need)
