"""What fits where, computed once per box, so that a state looks up sets of tiles instead of matching them.

The four sides of a tile are fields of 8 bits in one number, north first: the symbol times 32, plus its count. What an
empty cell or a building's own cell `needs` is, in each touching field, what the neighbour's side shows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.fantazja.facts import ALL_TILES, DARK, LEVEL, POINTS, SIDES_OF, SLOTS, TYPE, FantazjaState
from undertow.games.fantazja.state import LEVEL_1, LEVEL_3, NO_LEVEL

FIELDS: Final = 128  # values of a side's field

# In `fits`: sets of slots, then what a tile on the land counts for.
SHOWING: Final = 0  # by turning, side and field: T5, tiles that show that symbol there, at least as often
ON_ANY_SIDE: Final = 2048  # by field: the same on any side
COVERING: Final = 2176  # by tile on the land: T7, what can be put on it
PLAIN_TURNINGS: Final = 2256  # by slot: turnings, as bits, that do not look like an earlier one
OF_LEVEL: Final = 2296  # by level
WITH_DARK_ENERGY: Final = 2300
OF_TYPE_3: Final = 2301  # by type: level III
COUNTING: Final = 2306  # by tile on the land: 1 in the place of its owner and type, see `count_of_type`
WORTH: Final = 2386  # by tile on the land: its points, in the upper half of the number for seat 1
REPLACING: Final = 2466  # by slot: P8, tiles of the same level, none for special ones
FITS: Final = 2506

_HIGH: Final = 0x80808080
_LOW_TO_HIGH: Final = 0x7F7F7F7F
_COUNTS: Final = 0x1F1F1F1F
_SYMBOLS: Final = 0x60606060
_ONCE: Final = 0x01010101
_EXCESS: Final = 0xFCFCFCFC
_ALL: Final = 0xFFFFFFFF


# Sides


def field(sides: i64, side: i64) -> i64:
    """Symbol and count of one side."""
    return (sides >> (8 * side)) & 0xFF


def touching(need: i64) -> i64:
    """All bits of the fields in which a need asks for something."""
    return ((((need & _COUNTS) + _LOW_TO_HIGH) & _HIGH) >> 7) * 0xFF


def touching_sides(need: i64) -> i64:
    """The sides, as bits, on which a need asks for something."""
    # The product gathers the lowest bits of the four fields.
    return (((touching(need) & _ONCE) * 0x10204080) >> 28) & 0xF


def meets(sides: i64, need: i64, touched: i64) -> bool:
    """T5: the same symbols, and counts at least as high, on every touching side."""
    # A field of the difference keeps its high bit exactly if the symbol fits and the count is high enough.
    return (((sides | _HIGH) - need) & _EXCESS & touched) == (_HIGH & touched)


def agrees(sides: i64, need: i64, touched: i64) -> bool:
    """P8: the same symbols on every touching side."""
    return ((sides ^ need) & _SYMBOLS & touched) == 0


def symbols_of(need: i64) -> i64:
    """P8: the need for the same symbols with any count."""
    return (need & _SYMBOLS) | (touching(need) & _ONCE)


# Turnings of one tile, as bits; of turnings alike only the first


def turnings_meeting(state: FantazjaState, slot: i64, need: i64) -> i64:
    """T5: the turnings in which a tile meets a need."""
    printed = state.printed
    touched = touching(need)
    first = SIDES_OF + 4 * slot
    found: i64 = 0
    for turning in range(i64(4)):
        if meets(printed[first + turning], need, touched):
            found |= bit(turning)
    return found & state.fits[PLAIN_TURNINGS + slot]


def turnings_agreeing(state: FantazjaState, slot: i64, need: i64, touched: i64) -> i64:
    """T7, P8: the turnings in which a tile has the same symbols in the touching fields."""
    printed = state.printed
    first = SIDES_OF + 4 * slot
    found: i64 = 0
    for turning in range(i64(4)):
        if agrees(printed[first + turning], need, touched):
            found |= bit(turning)
    return found & state.fits[PLAIN_TURNINGS + slot]


def turnings_over(state: FantazjaState, slot: i64, sides: i64) -> i64:
    """T7: the turnings in which all symbols stand as on the tile below."""
    return turnings_agreeing(state, slot, sides, _ALL)


# Sets of tiles


def tiles_meeting(fits: vec[i64], need: i64) -> i64:
    """T5: the tiles that meet a need in any turning."""
    north = need & 0x7F
    east = (need >> 8) & 0x7F
    south = (need >> 16) & 0x7F
    west = need >> 24
    if need == north or need == east << 8 or need == south << 16 or need == west << 24:
        return fits[ON_ANY_SIDE + (north | east | south | west)]
    found: i64 = 0
    at: i64 = SHOWING
    for _turning in range(i64(4)):
        shown = fits[at + north] & fits[at + FIELDS + east]
        found |= shown & fits[at + 2 * FIELDS + south] & fits[at + 3 * FIELDS + west]
        at += 4 * FIELDS
    return found


# Computed once per box


def work_out(printed: vec[i64]) -> vec[i64]:
    """All sets of tiles that follow from what is printed on the tiles of a box."""
    fits = vec[i64](capacity=FITS)
    for _entry in range(i64(FITS)):
        fits = append(fits, 0)
    for slot in range(i64(SLOTS)):
        if printed[ALL_TILES] & bit(slot):
            _add_sides(fits, printed, slot)
            _add_tile(fits, printed, slot)
    for slot in range(i64(SLOTS)):
        if printed[ALL_TILES] & bit(slot) and printed[LEVEL + slot] != NO_LEVEL:
            fits[REPLACING + slot] = fits[OF_LEVEL + printed[LEVEL + slot]]
    for turning_and_side in range(i64(16)):
        fits[SHOWING + turning_and_side * FIELDS] = printed[ALL_TILES]  # nothing is asked for
    fits[ON_ANY_SIDE] = printed[ALL_TILES]
    return fits


def _add_sides(fits: vec[i64], printed: vec[i64], slot: i64) -> None:
    """List a tile under every need that it meets in some turning."""
    for turning in range(i64(4)):
        sides = printed[SIDES_OF + 4 * slot + turning]
        looks_new = True
        for earlier in range(turning):
            if printed[SIDES_OF + 4 * slot + earlier] == sides:
                looks_new = False
        if looks_new:
            fits[PLAIN_TURNINGS + slot] |= bit(turning)
        for side in range(i64(4)):
            shown = field(sides, side)
            for less in range(shown & 31):
                fits[SHOWING + (4 * turning + side) * FIELDS + shown - less] |= bit(slot)
                fits[ON_ANY_SIDE + shown - less] |= bit(slot)


def _add_tile(fits: vec[i64], printed: vec[i64], slot: i64) -> None:
    """Enter a tile under its level, and what it counts for on the land."""
    kind = printed[TYPE + slot]
    level = printed[LEVEL + slot]
    fits[OF_LEVEL + level] |= bit(slot)
    if printed[DARK + slot]:
        fits[WITH_DARK_ENERGY] |= bit(slot)
    if level == LEVEL_3:
        fits[OF_TYPE_3 + kind] |= bit(slot)
    covering = _covering(printed, slot)
    for seat in range(i64(2)):
        tile = seat * SLOTS + slot
        fits[COVERING + tile] = covering
        fits[COUNTING + tile] = bit(30 * seat + 6 * kind)
        fits[WORTH + tile] = printed[POINTS + slot] << (32 * seat)


def _covering(printed: vec[i64], below: i64) -> i64:
    """T7: the tiles of the type, one level higher, that can be turned to show the symbols below."""
    found: i64 = 0
    for slot in range(i64(SLOTS)):
        higher = printed[LEVEL + below] >= LEVEL_1 and printed[LEVEL + slot] == printed[LEVEL + below] + 1
        if not higher or printed[TYPE + slot] != printed[TYPE + below]:
            continue
        for turning in range(i64(4)):
            if agrees(printed[SIDES_OF + 4 * slot + turning], printed[SIDES_OF + 4 * below], _ALL):
                found |= bit(slot)
    return found
