"""A seat's view of a Fantazja table as a row of numbers, for learners. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undertow.engine.bits import how_many
from undertow.engine.state import State
from undertow.engine.tensor import (
    FRACTIONS,
    LARGEST,
    ONE,
    SEATS,
    Slice,
    Tensor,
    from_here,
    mark,
    mark_one,
    mark_set,
    parts_of,
    put,
    put_signed,
)
from undertow.games.fantazja.knowledge import AS_IMAGINATION, BY_OPPONENT, IN_HAND, OUT_OF_PILE, record_of
from undertow.games.fantazja.land import RADIUS
from undertow.games.fantazja.state import (
    BONUS,
    BOTTOM,
    BOTTOM_LENGTH,
    CASTLE_CELL,
    CELL,
    DISCARD,
    DRAW,
    FINISHED,
    HAND,
    IMAGINATION,
    LEVEL,
    MOST_AT_BOTTOM,
    NONE,
    ON_THE_LAND,
    PILE,
    POINTS,
    ROW,
    SIDES,
    SLOTS,
    TOKEN,
    TOP,
    TYPE,
    TYPES,
    UNDER,
    FantazjaState,
    bottom_tiles,
    counts_by_type,
    opponent,
    score,
)

_BUILDINGS: Final = 31
_MOST_BUILDINGS: Final = 32  # that a state has room for
_BUILDING_BITS: Final = 5
_MOST_SHOWN: Final = 7  # symbols of a side that count as 1
_BUILDING: Final = 31  # cells of a building in the slice `buildings`
_SYMBOLS: Final = 4

LAYOUT: Final = (
    Slice("step", (12,), "one of lot, draw, main, place, turn, pay, give, take, swap, show, bury, finished"),
    Slice("turn", (SEATS,), "whose turn it is"),
    Slice("first", (SEATS,), "who began"),
    Slice("drawer", (SEATS,), "who is drawing tiles"),
    Slice("faction", (1,), "1 if the own faction are the Engineers"),
    Slice("turns", (1,), "turns begun / 127"),
    Slice("acted", (1,), "1 once the action of this turn is done"),
    Slice("powered", (1,), "1 once a power was used in this turn"),
    Slice("bonus_left", (1,), "bonus tokens on the table / 8"),
    Slice("last", (2,), "where a tile or the military token was laid last: east / 30, north / 30"),
    Slice(
        "guard",
        (5,),
        "the military token on the land: put there by oneself, by the opponent, lies on a cell, its cell east / 30, "
        "north / 30",
    ),
    Slice("tokens", (5, 3), "of each type: held by oneself, by the opponent, on the land"),
    Slice("types", (SEATS, 5), "visible buildings by type / 15"),
    Slice(
        "numbers",
        (SEATS, 6),
        "score / 100, bonus tokens / 8, tiles in hand / 10, in the pile / 27, under the pile / 27, imagination points / 15",
    ),
    Slice("own", (5, 40), "own tiles by slot: in hand, in the pile, under it, imagination points, discarded"),
    Slice("known", (3, 40), "own tiles that the opponent knows: in hand, imagination points, one or the other"),
    Slice(
        "opponent",
        (5, 40),
        "the opponent's tiles: hidden, discarded, surely in hand, surely imagination points, one or the other",
    ),
    Slice("put_under", (40,), "the opponent's tiles that one has put under the pile: 1 for the first drawn, then less"),
    Slice("pending_power", (5,), "the power being used, by type"),
    Slice("pending_tile", (40,), "the tile being built or exchanged"),
    Slice("pending_cell", (3,), "where it is to lie: chosen, east / 30, north / 30"),
    Slice("pending_turning", (4,), "how it is turned"),
    Slice(
        "pending_sets",
        (4, 40),
        "tiles put down, taken up, shown from the opponent's hand, and to go under the pile (who uses the power only)",
    ),
    Slice(
        "buildings",
        (31, 31),
        "row by row from the north-west: own, the opponent's, type (5), level (3), points / 10, sides by direction "
        "and symbol (count / 7), east / 30, north / 30, tiles below / 2, guarded",
    ),
)


@final
class FantazjaTensor(Tensor):
    """Rows for the two seats."""

    def __init__(self, seats: int) -> None:
        """Keep where the slices begin as native numbers, and the parts that are written again and again."""
        super().__init__(LAYOUT, seats)
        self.turn: i64 = self.starts["turn"]
        self.faction: i64 = self.starts["faction"]
        self.last: i64 = self.starts["last"]
        self.tokens: i64 = self.starts["tokens"]
        self.types: i64 = self.starts["types"]
        self.numbers: i64 = self.starts["numbers"]
        self.own: i64 = self.starts["own"]
        self.pending: i64 = self.starts["pending_power"]
        self.sets: i64 = self.starts["pending_sets"]
        self.buildings: i64 = self.starts["buildings"]
        self.tenths: vec[i32] = parts_of(10)
        self.sevenths: vec[i32] = parts_of(_MOST_SHOWN)
        self.fifteenths: vec[i32] = parts_of(15)
        self.order: vec[i64] = vec[i64]([0] * _MOST_BUILDINGS)  # room for sorting
        self.steps: vec[i32] = vec[i32]([0] * ROW)
        for step in range(-RADIUS, RADIUS + 1):
            put_signed(self.steps, CASTLE_CELL % ROW + step, step, RADIUS)

    def write(self, state: State, seat: i64, cells: vec[i32], at: i64) -> None:
        """Write what the seat may know."""
        assert isinstance(state, FantazjaState)
        cells[at + state.step] = ONE
        if state.step != FINISHED:
            mark_one(cells, at + self.turn, from_here(state.seat, seat, 2))
        mark_one(cells, at + self.turn + 2, from_here(state.first, seat, 2))
        if state.step == DRAW:
            mark_one(cells, at + self.turn + 4, from_here(state.drawer, seat, 2))
        write_course(state, seat, cells, at + self.faction)
        self.write_marks(state, seat, cells, at + self.last)
        self.write_tokens(state, seat, cells, at + self.tokens)
        self.write_types(state, seat, cells, at + self.types)
        write_numbers(state, seat, cells, at + self.numbers)
        write_numbers(state, opponent(seat), cells, at + self.numbers + 6)
        write_tiles(state, seat, cells, at + self.own)
        if state.tile != NONE or state.power != NONE:
            self.write_pending(state, seat, cells, at)
        self.write_buildings(state, seat, cells, at + self.buildings)

    def write_cell(self, cells: vec[i32], at: i64, cell: i64) -> None:
        """How far east and north of the castle a cell lies."""
        steps = self.steps
        cells[at] = steps[cell & 63]
        cells[at + 1] = steps[2 * (CASTLE_CELL // ROW) - (cell >> 6)]

    def write_marks(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64) -> None:
        """The cell of the last change, and the military token on the land."""
        if state.last != NONE:
            self.write_cell(cells, at, state.last >> 2)
        mark_one(cells, at + 2, from_here(state.guardian, seat, 2))
        if state.guard != NONE:
            cells[at + 4] = ONE
            self.write_cell(cells, at + 5, state.guard)

    def write_tokens(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64) -> None:
        """Who holds the tokens of the types."""
        held = state.held
        for kind in range(i64(TYPES)):
            holder = held[TOKEN + kind]
            if holder == ON_THE_LAND:
                cells[at + kind * 3 + 2] = ONE
            else:
                mark_one(cells, at + kind * 3, from_here(holder, seat, 2))

    def write_types(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64) -> None:
        """Visible buildings by type, the own ones first."""
        fifteenths = self.fifteenths
        own = counts_by_type(state, seat)
        others = counts_by_type(state, opponent(seat))
        for cell in range(at, at + TYPES):
            cells[cell] = fifteenths[own & 63]
            cells[cell + TYPES] = fifteenths[others & 63]
            own >>= 6
            others >>= 6

    def write_pending(self, state: FantazjaState, seat: i64, cells: vec[i32], row: i64) -> None:
        """The action or power in the middle of its steps."""
        at = row + self.pending
        sets = row + self.sets
        mark_one(cells, at, state.power)
        mark_one(cells, at + TYPES, state.tile)
        if state.cell != NONE:
            cells[at + TYPES + SLOTS] = ONE
            self.write_cell(cells, at + TYPES + SLOTS + 1, state.cell)
        mark_one(cells, at + TYPES + SLOTS + 3, state.turning)
        mark_set(cells, sets, state.given)
        mark_set(cells, sets + SLOTS, state.taken)
        mark_set(cells, sets + 2 * SLOTS, state.shown)
        if seat == state.seat:
            mark_one(cells, sets + 3 * SLOTS, state.buried)

    def write_buildings(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64) -> None:
        """All buildings, row by row."""
        land = state.land
        order = self.order
        steps = self.steps
        tenths = self.tenths
        sevenths = self.sevenths
        printed = state.printed
        sort_by_cell(state, order)
        for rank in range(min(state.buildings - 1, _BUILDINGS)):
            building = order[rank] & (_MOST_BUILDINGS - 1)
            cell = order[rank] >> _BUILDING_BITS
            slot = land[TOP + building]
            owner: i64 = 0
            if slot >= SLOTS:
                owner = 1
                slot -= SLOTS
            cells[at + (owner ^ seat)] = ONE
            write_printed(printed, slot, tenths, cells, at + 2)
            write_sides(land[SIDES + building], sevenths, cells, at + 11)
            cells[at + 27] = steps[cell & 63]
            cells[at + 28] = steps[2 * (CASTLE_CELL // ROW) - (cell >> 6)]
            if land[UNDER + building]:
                put(cells, at + 29, tiles_below(land[UNDER + building]), 2)
            if cell == state.guard:
                cells[at + 30] = ONE
            at += _BUILDING


def write_printed(printed: vec[i64], slot: i64, tenths: vec[i32], cells: vec[i32], at: i64) -> None:
    """Type, level and points of the visible tile of a building."""
    cells[at + printed[TYPE + slot]] = ONE
    mark_one(cells, at + TYPES, printed[LEVEL + slot] - 1)
    cells[at + TYPES + 3] = tenths[printed[POINTS + slot]]


def write_sides(sides: i64, sevenths: vec[i32], cells: vec[i32], at: i64) -> None:
    """The four sides of a building by symbol."""
    for cell in range(at, at + 4 * _SYMBOLS, _SYMBOLS):
        cells[cell + ((sides >> 5) & 3)] = sevenths[sides & 31]
        sides >>= 8


def sort_by_cell(state: FantazjaState, order: vec[i64]) -> None:
    """Write the buildings without the castle into a list by their cells; the low bits of an entry are the building."""
    land = state.land
    for building in range(1, state.buildings):
        entry = (land[CELL + building] << _BUILDING_BITS) | building
        place = building - 1
        while place > 0 and order[place - 1] > entry:
            order[place] = order[place - 1]
            place -= 1
        order[place] = entry


def tiles_below(under: i64) -> i64:
    """How many tiles lie under a visible one."""
    below: i64 = 0
    while under:
        under >>= 7
        below += 1
    return below


def write_course(state: FantazjaState, seat: i64, cells: vec[i32], at: i64) -> None:
    """How far the match and the turn have come."""
    put(cells, at, seat, 1)
    put(cells, at + 1, state.turns, 127)
    mark(cells, at + 2, state.acted != 0)
    mark(cells, at + 3, state.powered != 0)
    put(cells, at + 4, state.bonus_left, 8)


def write_numbers(state: FantazjaState, player: i64, cells: vec[i32], at: i64) -> None:
    """What can be counted on a side."""
    held = state.held
    fractions = FRACTIONS
    bottom = held[BOTTOM_LENGTH + player]
    cells[at] = fractions[100 * (LARGEST + 1) + min(score(state, player), i64(LARGEST))]
    cells[at + 1] = fractions[8 * (LARGEST + 1) + held[BONUS + player]]
    cells[at + 2] = fractions[10 * (LARGEST + 1) + how_many(held[HAND + player])]
    cells[at + 3] = fractions[27 * (LARGEST + 1) + how_many(held[PILE + player]) + bottom]
    cells[at + 4] = fractions[27 * (LARGEST + 1) + bottom]
    cells[at + 5] = fractions[15 * (LARGEST + 1) + how_many(held[IMAGINATION + player])]


def write_tiles(state: FantazjaState, seat: i64, cells: vec[i32], at: i64) -> None:
    """The own tiles, what the opponent knows of them, and what one knows of the opponent's."""
    held = state.held
    rival = opponent(seat)
    bottom = bottom_tiles(state, seat)
    mark_set(cells, at, held[HAND + seat])
    mark_set(cells, at + SLOTS, held[PILE + seat])
    mark_set(cells, at + 2 * SLOTS, bottom)
    mark_set(cells, at + 3 * SLOTS, held[IMAGINATION + seat])
    mark_set(cells, at + 4 * SLOTS, held[DISCARD + seat])
    own_record = record_of(BY_OPPONENT, seat)
    mark_set(cells, at + 5 * SLOTS, held[own_record + IN_HAND])
    mark_set(cells, at + 6 * SLOTS, held[own_record + AS_IMAGINATION])
    mark_set(cells, at + 7 * SLOTS, held[own_record + OUT_OF_PILE])
    record = record_of(BY_OPPONENT, rival)
    under = bottom_tiles(state, rival)
    mark_set(cells, at + 8 * SLOTS, held[HAND + rival] | held[PILE + rival] | held[IMAGINATION + rival] | under)
    mark_set(cells, at + 9 * SLOTS, held[DISCARD + rival])
    mark_set(cells, at + 10 * SLOTS, held[record + IN_HAND])
    mark_set(cells, at + 11 * SLOTS, held[record + AS_IMAGINATION])
    mark_set(cells, at + 12 * SLOTS, held[record + OUT_OF_PILE])
    for place in range(held[BOTTOM_LENGTH + rival]):
        slot = held[BOTTOM + rival * MOST_AT_BOTTOM + place]
        put(cells, at + 13 * SLOTS + slot, MOST_AT_BOTTOM - place, MOST_AT_BOTTOM)


def tensor(seats: int) -> FantazjaTensor:
    """The rows of a table for so many."""
    return FantazjaTensor(seats)
