"""The land: cells, sides and turnings, what fits where, what Dark Energy takes away.

The four sides of a tile are fields of 8 bits in one number, north first: the symbol times 32, plus its count. A border
is an empty cell beside a building; its `need` has in each touching field what stands on the neighbour's side there.
"""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit, shifted
from undertow.games.fantazja.refusals import (
    ALLOWED,
    BESIDE_GUARDED,
    CASTLE_STAYS,
    CELL_TAKEN,
    CELL_TOUCHES_NOTHING,
    GUARDED,
    NO_BUILDING,
    NOT_YOUR_BUILDING,
    OTHER_LEVEL,
    OTHER_TYPE,
    SPECIAL_NOT_REPLACED,
    WRONG_COUNT,
    WRONG_SYMBOL,
    WRONG_SYMBOLS_BELOW,
)
from undertow.games.fantazja.state import (
    BORDER_CELL,
    BORDER_NEED,
    CASTLE,
    CASTLE_CELL,
    CASTLE_SIDES,
    CELL,
    DARK,
    DISCARD,
    LEVEL,
    LEVEL_1,
    LEVEL_2,
    NO_LEVEL,
    NONE,
    ROW,
    SIDES,
    SIDES_OF,
    SLOTS,
    TOP,
    TURNING,
    TYPE,
    UNDER,
    FantazjaState,
    opponent,
    owner,
    slot_of,
)

RADIUS: Final = 30  # the land cannot reach further: a faction has at most 15 tiles that extend it
CELLS: Final = 1861  # within that many steps of the castle

_HIGH: Final = 0x80808080
_LOW_TO_HIGH: Final = 0x7F7F7F7F
_COUNTS: Final = 0x1F1F1F1F
_SYMBOLS: Final = 0x60606060
_EXCESS: Final = 0xFCFCFCFC
_ALL: Final = 0xFFFFFFFF

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


# Cells and their numbers in the table of actions


def cell_of(number: i64) -> i64:
    """The cell with that number: row by row from the north, within RADIUS steps of the castle."""
    row: i64 = 0
    while row <= RADIUS and (row + 1) * (row + 1) <= number:
        row += 1
    if row <= RADIUS:
        return CASTLE_CELL + (row - RADIUS) * ROW + number - row * row - row
    left: i64 = 0
    from_end = CELLS - 1 - number
    while (left + 1) * (left + 1) <= from_end:
        left += 1
    return CASTLE_CELL + (RADIUS - left) * ROW - (from_end - left * left - left)


def number_of(cell: i64) -> i64:
    """The number of a cell in the table of actions."""
    row = cell // ROW - CASTLE_CELL // ROW + RADIUS
    column = cell % ROW - CASTLE_CELL % ROW
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


def are_neighbours(cell: i64, other: i64) -> bool:
    """Whether two cells touch by a side."""
    apart = cell - other
    return apart == 1 or apart == -1 or apart == ROW or apart == -ROW


def building_at(state: FantazjaState, cell: i64) -> i64:
    """The building on a cell, the castle among them, or NONE."""
    for index in range(state.buildings):
        if state.land[CELL + index] == cell:
            return index
    return NONE


def border_at(state: FantazjaState, cell: i64) -> i64:
    """The border with that cell, or NONE."""
    for index in range(state.borders):
        if state.land[BORDER_CELL + index] == cell:
            return index
    return NONE


# Sides


def field(sides: i64, side: i64) -> i64:
    """Symbol and count of one side."""
    return (sides >> (8 * side)) & 0xFF


def turned(sides: i64, turning: i64) -> i64:
    """The sides after so many quarter turns clockwise."""
    places = 8 * turning
    return ((sides << places) | (sides >> (32 - places))) & _ALL


def touching(need: i64) -> i64:
    """All bits of the fields in which a need asks for something."""
    return ((((need & _COUNTS) + _LOW_TO_HIGH) & _HIGH) >> 7) * 0xFF


def meets(sides: i64, need: i64, touched: i64) -> bool:
    """T5: the same symbols, and counts at least as high, on every touching side."""
    # Each field of the difference stays above its high bit exactly if neither symbol nor count falls short.
    return (((sides | _HIGH) - need) & _EXCESS & touched) == (_HIGH & touched)


def agrees(sides: i64, need: i64, touched: i64) -> bool:
    """P8: the same symbols on every touching side."""
    return ((sides ^ need) & _SYMBOLS & touched) == 0


def need_at(state: FantazjaState, cell: i64) -> i64:
    """What the buildings around a cell show to it."""
    need: i64 = 0
    for index in range(state.buildings):
        apart = state.land[CELL + index] - cell
        if apart == -ROW:
            need |= field(state.land[SIDES + index], SOUTH)
        elif apart == 1:
            need |= field(state.land[SIDES + index], WEST) << 8
        elif apart == ROW:
            need |= field(state.land[SIDES + index], NORTH) << 16
        elif apart == -1:
            need |= field(state.land[SIDES + index], EAST) << 24
    return need


# What fits


def is_guarded(state: FantazjaState, seat: i64, cell: i64) -> bool:
    """P6: whether the military token keeps the seat off that building."""
    return state.guard == cell and state.guardian == opponent(seat)


def is_beside_guarded(state: FantazjaState, seat: i64, cell: i64) -> bool:
    """P6: whether the military token keeps the seat from attaching a tile there."""
    return state.guard != NONE and state.guardian == opponent(seat) and are_neighbours(state.guard, cell)


def turnings_attached(state: FantazjaState, slot: i64, need: i64) -> i64:
    """T5: the turnings, as bits, in which a tile meets the need of a border; of turnings alike only the first."""
    touched = touching(need)
    found: i64 = 0
    first = SIDES_OF + 4 * slot
    for turning in range(4):
        if meets(state.printed[first + turning], need, touched) and not repeats(state, slot, turning, found):
            found |= bit(turning)
    return found


def turnings_over(state: FantazjaState, slot: i64, sides: i64) -> i64:
    """T7: the turnings, as bits, in which all symbols stand as on the tile below."""
    found: i64 = 0
    for turning in range(4):
        if agrees(state.printed[SIDES_OF + 4 * slot + turning], sides, _ALL) and not repeats(state, slot, turning, found):
            found |= bit(turning)
    return found


def turnings_instead(state: FantazjaState, slot: i64, cell: i64) -> i64:
    """P8: the turnings, as bits, in which a tile agrees with the neighbours of a cell."""
    need = need_at(state, cell)
    touched = touching(need)
    found: i64 = 0
    for turning in range(4):
        sides = state.printed[SIDES_OF + 4 * slot + turning]
        if agrees(sides, need, touched) and not repeats(state, slot, turning, found):
            found |= bit(turning)
    return found


def repeats(state: FantazjaState, slot: i64, turning: i64, found: i64) -> bool:
    """Whether a turning looks the same as one found before."""
    if found == 0:
        return False
    sides = state.printed[SIDES_OF + 4 * slot + turning]
    for earlier in range(turning):
        if found & bit(earlier) and state.printed[SIDES_OF + 4 * slot + earlier] == sides:
            return True
    return False


def has_place(state: FantazjaState, seat: i64, slot: i64) -> bool:
    """T5: whether a small or special tile fits anywhere."""
    first = SIDES_OF + 4 * slot
    guarded = state.guard != NONE and state.guardian != seat
    for index in range(state.borders):
        need = state.land[BORDER_NEED + index]
        touched = touching(need)
        for turning in range(4):
            if meets(state.printed[first + turning], need, touched):
                if guarded and are_neighbours(state.guard, state.land[BORDER_CELL + index]):
                    break
                return True
    return False


def has_base(state: FantazjaState, seat: i64, slot: i64) -> bool:
    """T7: whether a level II or III can be put on any building."""
    for index in range(1, state.buildings):
        if bar_cover(state, seat, slot, index) == ALLOWED:
            return True
    return False


def has_replaceable(state: FantazjaState, seat: i64, slot: i64) -> bool:
    """P8: whether a hand tile can replace any building."""
    for index in range(1, state.buildings):
        if bar_replace(state, seat, slot, index) == ALLOWED:
            return True
    return False


def bar_attach(state: FantazjaState, seat: i64, slot: i64, cell: i64) -> i64:
    """T5, T8, P6: an empty cell beside a building, matching symbols, counts at least as high."""
    if building_at(state, cell) != NONE:
        return CELL_TAKEN
    border = border_at(state, cell)
    if border == NONE:
        return CELL_TOUCHES_NOTHING
    if is_beside_guarded(state, seat, cell):
        return BESIDE_GUARDED
    need = state.land[BORDER_NEED + border]
    if turnings_attached(state, slot, need):
        return ALLOWED
    touched = touching(need)
    for turning in range(4):
        if agrees(state.printed[SIDES_OF + 4 * slot + turning], need, touched):
            return WRONG_COUNT
    return WRONG_SYMBOL


def bar_cover(state: FantazjaState, seat: i64, slot: i64, building: i64) -> i64:
    """T7, P6: a building of the same type, exactly one level lower, whoever owns it."""
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


def bar_replace(state: FantazjaState, seat: i64, slot: i64, building: i64) -> i64:
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
    state.buildings = 1
    state.land[CELL + CASTLE] = CASTLE_CELL
    state.land[TOP + CASTLE] = NONE
    state.land[SIDES + CASTLE] = state.printed[CASTLE_SIDES]
    show_sides(state, CASTLE)


def attach(state: FantazjaState, seat: i64, slot: i64, cell: i64, turning: i64) -> i64:
    """T5: a new building on a border, which is none any more; returns the building."""
    drop_border(state, border_at(state, cell))
    building = state.buildings
    state.buildings += 1
    state.land[CELL + building] = cell
    state.land[UNDER + building] = 0
    put_on_top(state, building, seat, slot, turning)
    return building


def cover(state: FantazjaState, seat: i64, slot: i64, building: i64, turning: i64) -> None:
    """T7: a large building; the tile below stays where it is."""
    state.land[UNDER + building] = (state.land[UNDER + building] << 7) | (state.land[TOP + building] + 1)
    put_on_top(state, building, seat, slot, turning)


def put_on_top(state: FantazjaState, building: i64, seat: i64, slot: i64, turning: i64) -> None:
    """The tile is the visible one; what it shows to empty cells counts from now on."""
    state.land[TOP + building] = seat * SLOTS + slot
    state.land[TURNING + building] = turning
    state.land[SIDES + building] = state.printed[SIDES_OF + 4 * slot + turning]
    show_sides(state, building)


def show_sides(state: FantazjaState, building: i64) -> None:
    """Write what a building shows into the needs of the empty cells beside it."""
    cell = state.land[CELL + building]
    sides = state.land[SIDES + building]
    for side in range(4):
        beside = neighbour(cell, side)
        border = border_at(state, beside)
        if border == NONE:
            if building_at(state, beside) != NONE:
                continue
            border = state.borders
            state.borders += 1
            state.land[BORDER_CELL + border] = beside
            state.land[BORDER_NEED + border] = 0
        places = 8 * ((side + 2) & 3)
        kept = state.land[BORDER_NEED + border] & ~shifted(0xFF, places)
        state.land[BORDER_NEED + border] = kept | (field(sides, side) << places)


def drop_border(state: FantazjaState, border: i64) -> None:
    """An empty cell that is none any more; the last border takes its place."""
    last = state.borders - 1
    state.land[BORDER_CELL + border] = state.land[BORDER_CELL + last]
    state.land[BORDER_NEED + border] = state.land[BORDER_NEED + last]
    state.borders = last


# Dark Energy


def discharge(state: FantazjaState, building: i64) -> None:
    """D1, D2: what the Dark Energy of a tile just laid removes, and what loses its connection by that."""
    doomed = struck(state, building)
    if doomed == 0:
        return
    doomed |= cut_off(state, doomed)
    index = state.buildings - 1
    while index > CASTLE:
        if doomed & bit(index):
            demolish(state, index)
        index -= 1
    state.borders = 0
    for index in range(state.buildings):
        show_sides(state, index)


def is_dark(state: FantazjaState, building: i64) -> bool:
    """Whether the visible tile of a building carries Dark Energy."""
    top = state.land[TOP + building]
    return top != NONE and state.printed[DARK + slot_of(top)] != 0


def struck(state: FantazjaState, building: i64) -> i64:
    """D1: the laid tile and all visible tiles with Dark Energy that touch it, as bits; none if there is no such tile."""
    found: i64 = 0
    if not is_dark(state, building):
        return 0
    for index in range(1, state.buildings):
        if is_dark(state, index) and are_neighbours(state.land[CELL + index], state.land[CELL + building]):
            found |= bit(index)
    if found == 0:
        return 0
    return found | bit(building)


def cut_off(state: FantazjaState, doomed: i64) -> i64:
    """D2: the buildings, as bits, that have no connection by sides to the castle without the doomed ones."""
    reached: i64 = bit(CASTLE)
    grown = True
    while grown:
        grown = False
        for index in range(1, state.buildings):
            if (reached | doomed) & bit(index):
                continue
            for other in range(state.buildings):
                if reached & bit(other) and are_neighbours(state.land[CELL + index], state.land[CELL + other]):
                    reached |= bit(index)
                    grown = True
                    break
    return (bit(state.buildings) - 1) & ~reached & ~doomed


def demolish(state: FantazjaState, building: i64) -> None:
    """T4: all tiles of a building go to their owners' discard piles; the last building takes its number."""
    discard(state, state.land[TOP + building])
    below = state.land[UNDER + building]
    while below:
        discard(state, (below & 0x7F) - 1)
        below >>= 7
    if state.guard == state.land[CELL + building]:
        state.guard = NONE  # P6: the token waits for its owner's next turn
    last = state.buildings - 1
    state.land[CELL + building] = state.land[CELL + last]
    state.land[TOP + building] = state.land[TOP + last]
    state.land[TURNING + building] = state.land[TURNING + last]
    state.land[UNDER + building] = state.land[UNDER + last]
    state.land[SIDES + building] = state.land[SIDES + last]
    state.buildings = last


def discard(state: FantazjaState, tile: i64) -> None:
    """T4: face up to its owner's discard pile."""
    state.held[DISCARD + owner(tile)] |= bit(slot_of(tile))
