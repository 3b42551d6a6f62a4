"""The numbers and the state of Fantazja. Written by tools/facts.py from `declared.py`."""

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.state import State, check_length
from undertow.games.fantazja.declared import DECLARED

NONE: Final = -1
SEATS: Final = 2
SLOTS: Final = 40
TYPES: Final = 5
MOST_AT_BOTTOM: Final = 28
ROW: Final = 64
CASTLE_CELL: Final = 2080
RADIUS: Final = 30
CELLS: Final = 1861

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

# Kinds of actions: the number of the first action of each.
DRAWN_SEAT: Final = 0
DRAWN: Final = 2
SHOWN: Final = 42
BUILD: Final = 82
IMAGINE: Final = 122
USE: Final = 162
GIVE_UP: Final = 167
TAKE_UP: Final = 207
ENOUGH: Final = 247
SWAP_IN: Final = 248
BURY_TILE: Final = 288
BURY_NOTHING: Final = 328
AT: Final = 329
TURN_BY: Final = 2190
PAY_WITH: Final = 2194
END_TURN: Final = 2234
ACTIONS: Final = 2235

# By action: its kind, and its number for the rules.
KIND: Final = vec[i64](DECLARED.kinds)
ARGUMENT: Final = vec[i64](DECLARED.numbers)

# Reasons.
ALLOWED: Final = 0
NOT_IN_THIS_STEP: Final = 1
TILE_NOT_IN_BOX: Final = 2
TILE_NOT_IN_HAND: Final = 3
ACTION_DONE: Final = 4
NO_IMAGINATION: Final = 5
NO_PLACE: Final = 6
NO_BASE: Final = 7
CELL_TAKEN: Final = 8
CELL_TOUCHES_NOTHING: Final = 9
WRONG_SYMBOL: Final = 10
WRONG_COUNT: Final = 11
GUARDED: Final = 12
BESIDE_GUARDED: Final = 13
NO_BUILDING: Final = 14
CASTLE_STAYS: Final = 15
OTHER_TYPE: Final = 16
OTHER_LEVEL: Final = 17
WRONG_SYMBOLS_BELOW: Final = 18
WRONG_TURNING: Final = 19
NOT_AN_IMAGINATION_POINT: Final = 20
TOKEN_NOT_HELD: Final = 21
POWER_USED: Final = 22
DISCARD_EMPTY: Final = 23
HAND_EMPTY: Final = 24
OPPONENT_HAND_EMPTY: Final = 25
LAND_EMPTY: Final = 26
NOTHING_TO_REPLACE: Final = 27
TILE_NOT_DISCARDED: Final = 28
JUST_PUT_DOWN: Final = 29
JUST_TAKEN_UP: Final = 30
NOT_SHOWN: Final = 31
ALREADY_BURIED: Final = 32
SPECIAL_NOT_REPLACED: Final = 33
NOT_YOUR_BUILDING: Final = 34
MUST_ACT: Final = 35
NOT_EXCHANGED_YET: Final = 36

# In `held`.
HAND: Final = 0  # the tiles in a hand
PILE: Final = 2  # the part of a draw pile whose order nobody knows
IMAGINATION: Final = 4  # the imagination points of a seat
DISCARD: Final = 6  # the discarded tiles of a seat
BONUS: Final = 8  # the bonus tokens of a seat
TOKENS: Final = 10  # the power tokens of a seat, see `token_of`
BOTTOM_LENGTH: Final = 12  # how many tiles lie under a draw pile, in an order that one player knows
PAIRS: Final = 14  # bits of those places in BOTTOM that were put down together with the next one
BOTTOM: Final = 16  # a tile under a draw pile, drawn in this order once PILE is empty
KNOWN: Final = 72  # what is known of hidden tiles, see `knowledge.py`

# In `land`.
CELL: Final = 0  # the cell of a building
TOP: Final = 41  # the visible tile of a building, NONE for the castle
STACK: Final = 82  # how the top is turned, then the tiles below
SIDES: Final = 123  # the sides of the visible tile
NEED: Final = 164  # what the neighbours show to a building
BORDER_CELL: Final = 205  # the cell of a border
BORDER_NEED: Final = 289  # what the neighbours show to a border
BORDER_FITS: Final = 373  # the tiles that meet the need; NONE until `survey` has looked

# In `printed`.
TYPE: Final = 0  # the type of a tile
LEVEL: Final = 40  # the level of a tile
POINTS: Final = 80  # the points of a tile
DARK: Final = 120  # 1 for a tile with Dark Energy
SIDES_OF: Final = 160  # four fields of 8 bits, see `land.py`
CASTLE_SIDES: Final = 320  # the sides of the castle
BONUS_TOKENS: Final = 321  # how many bonus tokens the box has
BONUS_POINTS: Final = 322  # what a bonus token is worth
FULL_HAND: Final = 323  # how many tiles a full hand has
ALL_TILES: Final = 324  # the slots that this box has


class FantazjaState(State):
    """The facts of a state; `rules.py` changes them."""

    def __init__(self, source: Optional["FantazjaState"]) -> None:
        """Copy the source; without one, make an empty state for the set-up to fill."""
        if source is not None:
            self.step: i64 = source.step
            self.seat: i64 = source.seat
            self.first: i64 = source.first
            self.turns: i64 = source.turns
            self.drawer: i64 = source.drawer
            self.drawing: i64 = source.drawing
            self.acted: i64 = source.acted
            self.powered: i64 = source.powered
            self.may_skip: i64 = source.may_skip
            self.skipped: i64 = source.skipped
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
            self.sure: i64 = -1
            self.listed: i64 = source.listed
            self.list: vec[i64] = source.list
            self.held: vec[i64] = source.held[:]
            self.land: vec[i64] = source.land[:]
            self.printed: vec[i64] = source.printed
            self.fits: vec[i64] = source.fits
        else:
            self.step = 0
            self.seat = -1  # whose turn it is
            self.first = -1  # who began
            self.turns = 0  # turns begun
            self.drawer = 0  # who draws tiles, in the step DRAW
            self.drawing = 0  # why: FOR_SET_UP, FOR_START or FOR_END
            self.acted = 0  # 1 once the action of this turn is done, or skipped
            self.powered = 0  # 1 once a power was used in this turn
            self.may_skip = 0  # option `empty_hand`: 1 for skip
            self.skipped = 0  # T1: bits of the seats that skipped their last action
            self.power = -1  # the power being used
            self.tile = -1  # the slot being built or exchanged
            self.cell = -1  # where it is to lie
            self.turning = -1  # how it is turned
            self.last = -1  # the cell where a tile or the military token was laid last, times 4, plus the turning
            self.given = 0  # P4: tiles put down in this exchange
            self.taken = 0  # P4: tiles taken up in this exchange
            self.shown = 0  # P7: tiles drawn from the opponent's hand, in which they still count
            self.buried = -1  # P7: the first of them to go under the pile
            self.guard = -1  # P6: the cell of the military token
            self.guardian = -1  # P6: the seat that put it there; the token waits if there is no cell
            self.bonus_left = 0  # bonus tokens that nobody has
            self.buildings = 0  # how many there are, the castle included
            self.borders = 0  # how many empty cells lie beside buildings
            self.attachable = 0  # T5, T8: tiles that fit on any border
            self.coverable = 0  # T7: tiles that can be put on any building
            self.counts = 0  # P1: see `count_of_type`
            self.worth = 0  # E2: points of the visible tiles, those of seat 1 in the upper half
            self.turnings = 0  # in the step TURN: those that fit, as bits
            self.usable = -1  # T2: the powers that may be used after the action, as bits; NONE before it
            self.sure = -1  # an action that was just found to be legal
            self.listed = 0  # 1 if `list` holds the legal actions
            self.list = vec[i64]()  # replaced, never changed
            self.held = vec[i64]([0] * 92)
            self.land = vec[i64]([0] * 457)
            self.printed = vec[i64]([0] * 325)
            self.fits = vec[i64]()  # see `fits.py`

    def encode(self) -> vec[i64]:
        """All facts as numbers."""
        return vec[i64](
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

    def restore(self, facts: vec[i64]) -> None:
        """Load encoded facts into a fresh state of the same game, seats and options."""
        check_length(facts, 21)
        self.step = facts[0]
        self.seat = facts[1]
        self.first = facts[2]
        self.turns = facts[3]
        self.drawer = facts[4]
        self.drawing = facts[5]
        self.acted = facts[6]
        self.powered = facts[7]
        self.power = facts[8]
        self.tile = facts[9]
        self.cell = facts[10]
        self.turning = facts[11]
        self.last = facts[12]
        self.given = facts[13]
        self.taken = facts[14]
        self.shown = facts[15]
        self.buried = facts[16]
        self.guard = facts[17]
        self.guardian = facts[18]
        self.bonus_left = facts[19]
        self.buildings = facts[20]
        self.borders = 0
        self.attachable = 0
        self.coverable = 0
        self.counts = 0
        self.worth = 0
        self.turnings = 0
        self.usable = -1
        self.sure = -1
        self.listed = 0


def hand_of(state: FantazjaState, seat: i64) -> i64:
    """The tiles in a hand."""
    return state.held[HAND + seat]


def set_hand(state: FantazjaState, seat: i64, value: i64) -> None:
    """Set the tiles in a hand."""
    state.held[HAND + seat] = value


def pile_of(state: FantazjaState, seat: i64) -> i64:
    """The part of a draw pile whose order nobody knows."""
    return state.held[PILE + seat]


def set_pile(state: FantazjaState, seat: i64, value: i64) -> None:
    """Set the part of a draw pile whose order nobody knows."""
    state.held[PILE + seat] = value


def imagination_of(state: FantazjaState, seat: i64) -> i64:
    """The imagination points of a seat."""
    return state.held[IMAGINATION + seat]


def set_imagination(state: FantazjaState, seat: i64, value: i64) -> None:
    """Set the imagination points of a seat."""
    state.held[IMAGINATION + seat] = value


def discard_of(state: FantazjaState, seat: i64) -> i64:
    """The discarded tiles of a seat."""
    return state.held[DISCARD + seat]


def set_discard(state: FantazjaState, seat: i64, value: i64) -> None:
    """Set the discarded tiles of a seat."""
    state.held[DISCARD + seat] = value


def bonus_of(state: FantazjaState, seat: i64) -> i64:
    """The bonus tokens of a seat."""
    return state.held[BONUS + seat]


def set_bonus(state: FantazjaState, seat: i64, value: i64) -> None:
    """Set the bonus tokens of a seat."""
    state.held[BONUS + seat] = value


def tokens_of(state: FantazjaState, seat: i64) -> i64:
    """The power tokens of a seat, see `token_of`."""
    return state.held[TOKENS + seat]


def set_tokens(state: FantazjaState, seat: i64, value: i64) -> None:
    """Set the power tokens of a seat, see `token_of`."""
    state.held[TOKENS + seat] = value


def bottom_length_of(state: FantazjaState, seat: i64) -> i64:
    """How many tiles lie under a draw pile, in an order that one player knows."""
    return state.held[BOTTOM_LENGTH + seat]


def pairs_of(state: FantazjaState, seat: i64) -> i64:
    """Bits of those places in BOTTOM that were put down together with the next one."""
    return state.held[PAIRS + seat]


def bottom_of(state: FantazjaState, seat: i64, place: i64) -> i64:
    """A tile under a draw pile, drawn in this order once PILE is empty."""
    return state.held[BOTTOM + seat * 28 + place]


def known_of(state: FantazjaState, viewer: i64, seat: i64, fact: i64) -> i64:
    """What is known of hidden tiles, see `knowledge.py`."""
    return state.held[KNOWN + viewer * 10 + seat * 5 + fact]


def cell_of(state: FantazjaState, building: i64) -> i64:
    """The cell of a building."""
    return state.land[CELL + building]


def top_of(state: FantazjaState, building: i64) -> i64:
    """The visible tile of a building, NONE for the castle."""
    return state.land[TOP + building]


def sides_of(state: FantazjaState, building: i64) -> i64:
    """The sides of the visible tile."""
    return state.land[SIDES + building]


def border_cell_of(state: FantazjaState, border: i64) -> i64:
    """The cell of a border."""
    return state.land[BORDER_CELL + border]


def border_need_of(state: FantazjaState, border: i64) -> i64:
    """What the neighbours show to a border."""
    return state.land[BORDER_NEED + border]


def type_of(state: FantazjaState, slot: i64) -> i64:
    """The type of a tile."""
    return state.printed[TYPE + slot]


def level_of(state: FantazjaState, slot: i64) -> i64:
    """The level of a tile."""
    return state.printed[LEVEL + slot]


def points_of(state: FantazjaState, slot: i64) -> i64:
    """The points of a tile."""
    return state.printed[POINTS + slot]


def dark_of(state: FantazjaState, slot: i64) -> i64:
    """1 for a tile with Dark Energy."""
    return state.printed[DARK + slot]


def sides_turned(state: FantazjaState, slot: i64, turning: i64) -> i64:
    """Four fields of 8 bits, see `land.py`."""
    return state.printed[SIDES_OF + slot * 4 + turning]


def castle_sides_of(state: FantazjaState) -> i64:
    """The sides of the castle."""
    return state.printed[CASTLE_SIDES]


def bonus_tokens_of(state: FantazjaState) -> i64:
    """How many bonus tokens the box has."""
    return state.printed[BONUS_TOKENS]


def all_tiles(state: FantazjaState) -> i64:
    """The slots that this box has."""
    return state.printed[ALL_TILES]
