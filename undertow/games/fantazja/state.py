"""Everything that is true at a Fantazja table: the land, who holds which tiles, and how far the turn has come.

A faction's tiles have slots from 0 to 39 (names in `box.py`), so a set of them is the bits of one number. On the land a
tile is its slot plus 40 for each faction before it. Seat 0 plays the Sculptors, seat 1 the Engineers.
"""

from typing import Final, Optional

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many
from undertow.engine.state import State

SEATS: Final = 2
SLOTS: Final = 40
NONE: Final = -1
TYPES: Final = 5

# Types of buildings, their tokens and their powers.
RESIDENTIAL: Final = 0
PRODUCTION: Final = 1
MILITARY: Final = 2
MAGIC: Final = 3
SPECIAL: Final = 4

# Levels; special buildings have none.
NO_LEVEL: Final = 0
LEVEL_1: Final = 1
LEVEL_2: Final = 2
LEVEL_3: Final = 3

# In `printed`, never changed and so shared: what stands on the tiles, by slot; then one number each.
TYPE: Final = 0
LEVEL: Final = 40
POINTS: Final = 80
DARK: Final = 120
SIDES_OF: Final = 160  # by slot and turning: four fields of 8 bits, see `land.py`
CASTLE_SIDES: Final = 320
BONUS_TOKENS: Final = 321
BONUS_POINTS: Final = 322
FULL_HAND: Final = 323
ALL_TILES: Final = 324  # the slots that this box has
PRINTED: Final = 325

# In `held`: sets of slots by seat, then numbers by seat.
HAND: Final = 0
PILE: Final = 2  # the part of the draw pile whose order nobody knows
IMAGINATION: Final = 4
DISCARD: Final = 6
BONUS: Final = 8
TOKENS: Final = 10  # a set of tokens, see `token_of`
BOTTOM_LENGTH: Final = 12  # tiles under the draw pile, whose order one player knows
PAIRS: Final = 14  # bits of those places in BOTTOM that were put down together with the next one
BOTTOM: Final = 16  # by seat, 28 places, drawn in this order once PILE is empty
MOST_AT_BOTTOM: Final = 28
KNOWN: Final = 72  # what others know of a seat's hidden tiles, see `knowledge.py`
HELD: Final = 92

# In `land`: the buildings, the castle first, each with its cell and tile; then the empty cells beside them.
CELL: Final = 0
TOP: Final = 32  # the visible tile; NONE for the castle
TURNING: Final = 64
UNDER: Final = 96  # tiles below, the upper one in the low 7 bits, each plus 1
SIDES: Final = 128
NEED: Final = 160  # what the neighbours show to the building
BORDER_CELL: Final = 192
BORDER_NEED: Final = 264
BORDER_FITS: Final = 336  # the tiles that meet the need; NONE until `survey` has looked
LAND: Final = 408
CASTLE: Final = 0

# Cells are numbered row by row, 64 to a row, north first; the castle stands in the middle.
ROW: Final = 64
CASTLE_CELL: Final = 2080  # 32 rows of 64, and 32

ON_THE_LAND: Final = 2  # the holder of the military token while it guards or waits

# Steps.
LOT: Final = 0
DRAW: Final = 1
MAIN: Final = 2
PLACE: Final = 3
TURN: Final = 4
PAY: Final = 5
GIVE: Final = 6
TAKE: Final = 7
SWAP: Final = 8
SHOW: Final = 9
BURY: Final = 10
FINISHED: Final = 11

# Why tiles are being drawn.
FOR_SET_UP: Final = 0
FOR_START: Final = 1
FOR_END: Final = 2


class FantazjaState(State):
    """The facts. What may happen to them is in `rules.py`, `land.py` and `powers.py`."""

    def __init__(self, source: Optional["FantazjaState"]) -> None:
        """Copy the source; without one, an empty table, to be filled by the set-up."""
        if source is not None:
            self.step: i64 = source.step
            self.seat: i64 = source.seat
            self.first: i64 = source.first
            self.turns: i64 = source.turns
            self.drawer: i64 = source.drawer
            self.drawing: i64 = source.drawing
            self.acted: i64 = source.acted
            self.powered: i64 = source.powered
            self.power: i64 = source.power
            self.tile: i64 = source.tile
            self.cell: i64 = source.cell
            self.turning: i64 = source.turning
            self.last: i64 = source.last
            self.given: i64 = source.given
            self.taken: i64 = source.taken
            self.shown: i64 = source.shown
            self.buried: i64 = source.buried
            self.guard: i64 = source.guard
            self.guardian: i64 = source.guardian
            self.bonus_left: i64 = source.bonus_left
            self.buildings: i64 = source.buildings
            self.borders: i64 = source.borders
            self.attachable: i64 = source.attachable
            self.coverable: i64 = source.coverable
            self.counts: i64 = source.counts
            self.worth: i64 = source.worth
            self.turnings: i64 = source.turnings
            self.usable: i64 = source.usable
            self.sure: i64 = NONE
            self.listed: i64 = source.listed
            self.list: vec[i64] = source.list
            self.held: vec[i64] = source.held[:]
            self.land: vec[i64] = source.land[:]
            self.printed: vec[i64] = source.printed
            self.fits: vec[i64] = source.fits
        else:
            self.step = LOT
            self.seat = NONE  # whose turn it is
            self.first = NONE  # who began
            self.turns = 0  # turns begun
            self.drawer = 0  # who draws tiles, in the step DRAW
            self.drawing = FOR_SET_UP
            self.acted = 0  # 1 once the action of this turn is done, or skipped
            self.powered = 0  # 1 once a power was used in this turn
            self.power = NONE  # the power being used
            self.tile = NONE  # the slot being built or exchanged
            self.cell = NONE  # where it is to lie
            self.turning = NONE  # and how it is turned
            self.last = NONE  # the cell where a tile or the military token was laid last, times 4, plus the turning
            self.given = 0  # P4: tiles put down in this exchange
            self.taken = 0  # P4: tiles taken up in this exchange
            self.shown = 0  # P7: tiles drawn from the opponent's hand, in which they still count
            self.buried = NONE  # P7: the first of them to go under the pile
            self.guard = NONE  # P6: the cell of the military token
            self.guardian = NONE  # P6: the seat that put it there; the token waits if there is no cell
            self.bonus_left = 0
            self.buildings = 0
            self.borders = 0
            self.attachable = 0  # T5, T8: tiles that fit on any border
            self.coverable = 0  # T7: tiles that can be put on any building
            self.counts = 0  # P1: see `count_of_type`
            self.worth = 0  # E2: points of the visible tiles, those of seat 1 in the upper half
            self.turnings = 0  # in the step TURN: those that fit, as bits
            self.usable = NONE  # T2: the powers that may be used after the action, as bits; NONE before it
            self.sure = NONE  # an action that was just found to be legal
            self.listed = 0  # 1 if `list` holds the legal actions
            self.list = vec[i64]()
            self.held = _filled(HELD, 0)
            self.land = _filled(LAND, 0)
            self.printed = _filled(PRINTED, 0)
            self.fits = vec[i64]()  # see `fits.py`; never changed and so shared

    def encode(self) -> vec[i64]:
        """All facts as numbers; buildings in the order of their cells."""
        facts = vec[i64](
            [
                self.step,
                self.seat,
                self.first,
                self.turns,
                self.drawer,
                self.drawing,
                self.acted,
                self.powered,
                self.power,
                self.tile,
                self.cell,
                self.turning,
                self.last,
                self.given,
                self.taken,
                self.shown,
                self.buried,
                self.guard,
                self.guardian,
                self.bonus_left,
                self.buildings,
            ]
        )
        facts = extend(facts, self.held[:TOKENS])
        for kind in range(TYPES):
            facts = append(facts, holder(self, kind))
        facts = extend(facts, self.held[TOKENS + SEATS :])
        cell: i64 = NONE
        for _ in range(self.buildings):
            index = next_building(self, cell)
            cell = self.land[CELL + index]
            facts = append(facts, cell)
            facts = append(facts, self.land[TOP + index])
            facts = append(facts, self.land[TURNING + index])
            facts = append(facts, self.land[UNDER + index])
        return extend(facts, self.printed)


def _filled(length: i64, value: i64) -> vec[i64]:
    """A vec of so many equal numbers."""
    filled = vec[i64]()
    for _ in range(length):
        filled = append(filled, value)
    return filled


def next_building(state: FantazjaState, cell: i64) -> i64:
    """The building with the least cell above this one."""
    best: i64 = NONE
    for index in range(state.buildings):
        here = state.land[CELL + index]
        if here > cell and (best == NONE or here < state.land[CELL + best]):
            best = index
    return best


def opponent(seat: i64) -> i64:
    """The other seat."""
    return 1 - seat


def pile_size(state: FantazjaState, seat: i64) -> i64:
    """How many tiles the seat can still draw."""
    return how_many(state.held[PILE + seat]) + state.held[BOTTOM_LENGTH + seat]


def bottom_tiles(state: FantazjaState, seat: i64) -> i64:
    """The set of tiles under the seat's draw pile."""
    tiles: i64 = 0
    first = BOTTOM + seat * MOST_AT_BOTTOM
    for place in range(state.held[BOTTOM_LENGTH + seat]):
        tiles |= bit(state.held[first + place])
    return tiles


def owner(tile: i64) -> i64:
    """The seat whose tile lies on the land; NONE for the castle."""
    if tile < 0:
        return NONE
    return 0 if tile < SLOTS else 1


def slot_of(tile: i64) -> i64:
    """A tile's place in its faction."""
    return tile if tile < SLOTS else tile - SLOTS


def counts_by_type(state: FantazjaState, seat: i64) -> i64:
    """P1: how many visible buildings the seat has of each type, 6 bits each, of which the highest is never needed."""
    return (state.counts >> (30 * seat)) & 0x3FFFFFFF


def count_of_type(state: FantazjaState, seat: i64, type: i64) -> i64:
    """P1: how many visible buildings of a type the seat has."""
    return (counts_by_type(state, seat) >> (6 * type)) & 63


def token_of(type: i64) -> i64:
    """The token of a type in a set of them: the bit that the count of the type has to spare."""
    return bit(6 * type + 5)


def holder(state: FantazjaState, type: i64) -> i64:
    """P1, P6: the seat with the token of a type, ON_THE_LAND, or NONE."""
    if type == MILITARY and state.guardian != NONE:
        return ON_THE_LAND
    if state.held[TOKENS] & token_of(type):
        return 0
    return 1 if state.held[TOKENS + 1] & token_of(type) else NONE


def score(state: FantazjaState, seat: i64) -> i64:
    """E2: points of the own visible tiles and of the bonus tokens."""
    visible = (state.worth >> (32 * seat)) & 0xFFFFFFFF
    return visible + state.held[BONUS + seat] * state.printed[BONUS_POINTS]


def is_out_of_tiles(state: FantazjaState, seat: i64) -> bool:
    """E1: whether the seat can take no action any more."""
    held = state.held
    return held[HAND + seat] == 0 and held[PILE + seat] == 0 and held[BOTTOM_LENGTH + seat] == 0
