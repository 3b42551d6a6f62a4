"""A seat's view of a state of Fantazja as a row of numbers, for learners. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undertow.engine.bits import bit, how_many
from undertow.engine.state import State
from undertow.engine.tensor import (
    FRACTIONS,
    LARGEST,
    NOTHING,
    ONE,
    SEATS,
    Slice,
    Tensor,
    clear,
    nothing_kept,
    parts_of,
    put,
    put_signed,
    renew_one,
    renew_set,
    set_mark,
    set_number,
)
from undertow.games.fantazja.facts import (
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
    PILE,
    POINTS,
    RADIUS,
    ROW,
    SIDES,
    SLOTS,
    TOP,
    TYPE,
    TYPES,
    FantazjaState,
)
from undertow.games.fantazja.knowledge import AS_IMAGINATION, BY_OPPONENT, IN_HAND, OUT_OF_PILE, record_of
from undertow.games.fantazja.state import ON_THE_LAND, bottom_tiles, counts_by_type, holder, opponent, score, under_of

_BUILDINGS: Final = 31
_MOST_BUILDINGS: Final = 64  # a power of two above those that a state has room for
_BUILDING_BITS: Final = 6
_MOST_SHOWN: Final = 7  # symbols of a side that count as 1
_BUILDING: Final = 31  # cells of a building in the slice `buildings`
_SYMBOLS: Final = 4
_SIDES_AT: Final = 11  # cells of a building before its sides

# The kept numbers of a row: what each slice was made from.
_STEP: Final = 0
_COURSE: Final = 1
_SETS: Final = 2  # in the order of the slices `own`, `known` and `opponent`
_PUT_UNDER: Final = 15
_PENDING: Final = 16  # 0 for nothing, 1 for a tile, 2 for a power
_POWER: Final = 17
_TILE: Final = 18
_CELL: Final = 19
_TURNING: Final = 20
_PENDING_SETS: Final = 21
_BURIED: Final = 24
_RANKS: Final = 25
_RANK: Final = 26  # by rank: cell, sides, tiles below, guarded or not and visible tile of the building there
_KEPT: Final = 57
_WHO_BITS: Final = 6

LAYOUT: Final = (
    Slice("step", (12,), "one of lot, draw, main, place, turn, pay, give, take, swap, show, bury, finished"),
    Slice("turn", (SEATS,), "whose turn it is"),
    Slice("first", (SEATS,), "who began"),
    Slice("drawer", (SEATS,), "who is drawing tiles"),
    Slice("faction", (1,), "1 if the own faction are the Engineers"),
    Slice("turns", (1,), "turns begun / 127"),
    Slice("acted", (1,), "1 once the action of this turn is done"),
    Slice("powered", (1,), "1 once a power was used in this turn"),
    Slice("bonus_left", (1,), "bonus tokens in the supply / 8"),
    Slice("skips", (3,), "1 if a seat with an empty hand skips its action; skipped the last one: oneself, the opponent"),
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
        super().__init__(LAYOUT, seats, _KEPT)
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
        self.halves: vec[i32] = parts_of(2)
        self.tenths: vec[i32] = parts_of(10)
        self.sevenths: vec[i32] = parts_of(_MOST_SHOWN)
        self.fifteenths: vec[i32] = parts_of(15)
        self.order: vec[i64] = vec[i64]([0] * _MOST_BUILDINGS)  # room for sorting
        self.steps: vec[i32] = vec[i32]([0] * ROW)
        for step in range(-RADIUS, RADIUS + 1):
            put_signed(self.steps, CASTLE_CELL % ROW + step, step, RADIUS)

    def write(self, state: State, seat: i64, cells: vec[i32], at: i64) -> None:
        """Write what the seat may know."""
        self.renew(state, seat, cells, at, nothing_kept(_KEPT), 0)

    def renew(self, state: State, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """Update the row where the seat's knowledge has changed.

        Open facts change only when an action, a power or a turn ends, and then the course changes too. Tiles
        move then, and while a power is used or tiles are drawn. A tile to be built becomes known.
        """
        assert isinstance(state, FantazjaState)
        renew_one(cells, at, state.step, kept, first + _STEP)
        course = course_of(state, seat)
        before = kept[first + _COURSE]
        is_moving = before != course or state.power != NONE or state.step == DRAW
        if before != course:
            kept[first + _COURSE] = course
            write_course(state, seat, course, cells, at + self.turn)
            self.write_marks(state, seat, cells, at + self.last)
            write_tokens(state, seat, cells, at + self.tokens)
            self.write_types(state, seat, cells, at + self.types)
            self.renew_buildings(state, seat, cells, at + self.buildings, kept, first)
        if is_moving:
            write_numbers(state, seat, cells, at + self.numbers)
            write_numbers(state, opponent(seat), cells, at + self.numbers + 6)
        if is_moving or kept[first + _TILE] != state.tile:
            renew_tiles(state, seat, cells, at + self.own, kept, first)
        pending: i64 = 0
        if state.power != NONE:
            pending = 2
        elif state.tile != NONE:
            pending = 1
        if pending or kept[first + _PENDING] > 0:
            self.renew_pending(state, seat, max(pending, kept[first + _PENDING]), cells, at, kept, first)
            kept[first + _PENDING] = pending

    def write_cell(self, cells: vec[i32], at: i64, cell: i64) -> None:
        """How far east and north of the castle a cell lies; nothing for NONE."""
        if cell == NONE:
            clear(cells, at, 2)
        else:
            steps = self.steps
            cells[at] = steps[cell & 63]
            cells[at + 1] = steps[2 * (CASTLE_CELL // ROW) - (cell >> 6)]

    def write_marks(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64) -> None:
        """The cell of the last change, and the military token on the land."""
        self.write_cell(cells, at, state.last >> 2)  # NONE stays NONE
        clear(cells, at + 2, 3)
        if state.guardian != NONE:
            cells[at + 2 + (state.guardian ^ seat)] = ONE
        if state.guard != NONE:
            cells[at + 4] = ONE
        self.write_cell(cells, at + 5, state.guard)

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

    def renew_pending(
        self, state: FantazjaState, seat: i64, pending: i64, cells: vec[i32], row: i64, kept: vec[i64], first: i64
    ) -> None:
        """The action or power in the middle of its steps; only powers have sets of tiles."""
        at = row + self.pending
        renew_one(cells, at + TYPES, state.tile, kept, first + _TILE)
        if kept[first + _CELL] != state.cell:
            kept[first + _CELL] = state.cell
            set_mark(cells, at + TYPES + SLOTS, state.cell != NONE)
            self.write_cell(cells, at + TYPES + SLOTS + 1, state.cell)
        renew_one(cells, at + TYPES + SLOTS + 3, state.turning, kept, first + _TURNING)
        if pending > 1:
            sets = row + self.sets
            buried: i64 = NONE
            if seat == state.seat:
                buried = state.buried
            renew_one(cells, at, state.power, kept, first + _POWER)
            renew_set(cells, sets, state.given, kept, first + _PENDING_SETS)
            renew_set(cells, sets + SLOTS, state.taken, kept, first + _PENDING_SETS + 1)
            renew_set(cells, sets + 2 * SLOTS, state.shown, kept, first + _PENDING_SETS + 2)
            renew_one(cells, sets + 3 * SLOTS, buried, kept, first + _BURIED)

    def renew_buildings(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """Update all buildings, row by row: the owners, and whatever has moved to another rank."""
        land = state.land
        order = self.order
        sort_by_cell(state, order)
        ranks = min(state.buildings - 1, _BUILDINGS)
        for rank in range(ranks):
            building = order[rank] & (_MOST_BUILDINGS - 1)
            cell = order[rank] >> _BUILDING_BITS
            top = land[TOP + building]
            look = (cell << 48) | (land[SIDES + building] << 16) | top
            below = under_of(state, building)
            if below:
                look |= tiles_below(below) << 8
            if cell == state.guard:
                look |= 128
            before = kept[first + _RANK + rank]
            if before != look:
                kept[first + _RANK + rank] = look
                if before >= 0:
                    take_off(state.printed, before, cells, at)
                self.write_building(state.printed, look, cells, at)
            if top >= SLOTS:
                cells[at + 1 - seat] = ONE
                cells[at + seat] = 0
            else:
                cells[at + seat] = ONE
                cells[at + 1 - seat] = 0
            at += _BUILDING
        for key in range(first + _RANK + ranks, first + _RANK + kept[first + _RANKS]):
            kept[key] = NOTHING
            clear(cells, at, _BUILDING)
            at += _BUILDING
        kept[first + _RANKS] = ranks

    def write_building(self, printed: vec[i64], look: i64, cells: vec[i32], at: i64) -> None:
        """What everybody sees of a building."""
        slot = look & 127
        if slot >= SLOTS:
            slot -= SLOTS
        cells[at + 2 + printed[TYPE + slot]] = ONE
        if printed[LEVEL + slot]:
            cells[at + 6 + printed[LEVEL + slot]] = ONE
        cells[at + 10] = self.tenths[printed[POINTS + slot]]
        sevenths = self.sevenths
        sides = look >> 16
        for cell in range(at + _SIDES_AT, at + _SIDES_AT + 4 * _SYMBOLS, _SYMBOLS):
            cells[cell + ((sides >> 5) & 3)] = sevenths[sides & 31]
            sides >>= 8
        steps = self.steps
        place = look >> 48
        cells[at + 27] = steps[place & 63]
        cells[at + 28] = steps[2 * (CASTLE_CELL // ROW) - (place >> 6)]
        cells[at + 29] = self.halves[(look >> 8) & 127]
        cells[at + 30] = ONE if look & 128 else 0


def take_off(printed: vec[i64], look: i64, cells: vec[i32], at: i64) -> None:
    """Clear the marks of a building that the next one at its rank may have elsewhere."""
    slot = look & 127
    if slot >= SLOTS:
        slot -= SLOTS
    cells[at + 2 + printed[TYPE + slot]] = 0
    if printed[LEVEL + slot]:
        cells[at + 6 + printed[LEVEL + slot]] = 0
    sides = look >> 16
    for cell in range(at + _SIDES_AT, at + _SIDES_AT + 4 * _SYMBOLS, _SYMBOLS):
        cells[cell + ((sides >> 5) & 3)] = 0
        sides >>= 8


def sort_by_cell(state: FantazjaState, order: vec[i64]) -> None:
    """List the buildings, without the castle, by cell; an entry's low bits are the building."""
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


def course_of(state: FantazjaState, seat: i64) -> i64:
    """The progress of match and turn in one number; turn, beginner and drawer are the lowest bits."""
    who: i64 = 0
    if state.seat != NONE and state.step != FINISHED:
        who = 1 + (state.seat ^ seat)
    if state.first != NONE:
        who |= (1 + (state.first ^ seat)) << 2
    if state.step == DRAW and state.drawer != NONE:
        who |= (1 + (state.drawer ^ seat)) << 4
    skips = (state.may_skip << 2) | state.skipped
    done = (((((state.turns << 4) | state.bonus_left) << 2) | (state.acted << 1) | state.powered) << 3 | skips) << 1
    return ((done | seat) << _WHO_BITS) | who


def write_course(state: FantazjaState, seat: i64, course: i64, cells: vec[i32], at: i64) -> None:
    """Whose turn it is, who began and who draws; then how far the match and the turn have come."""
    clear(cells, at, 6)
    for role in range(i64(3)):
        if course & 3:
            cells[at + 2 * role + (course & 3) - 1] = ONE
        course >>= 2
    set_mark(cells, at + 6, seat == 1)
    set_number(cells, at + 7, state.turns, 127)
    set_mark(cells, at + 8, state.acted != 0)
    set_mark(cells, at + 9, state.powered != 0)
    set_number(cells, at + 10, state.bonus_left, 8)
    set_mark(cells, at + 11, state.may_skip != 0)
    set_mark(cells, at + 12, state.skipped & bit(seat) != 0)
    set_mark(cells, at + 13, state.skipped & bit(opponent(seat)) != 0)


def write_tokens(state: FantazjaState, seat: i64, cells: vec[i32], at: i64) -> None:
    """Who holds the tokens of the types."""
    clear(cells, at, 3 * TYPES)
    for kind in range(i64(TYPES)):
        now = holder(state, kind)
        if now == ON_THE_LAND:
            cells[at + kind * 3 + 2] = ONE
        elif now != NONE:
            cells[at + kind * 3 + (now ^ seat)] = ONE


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


def renew_tiles(state: FantazjaState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
    """The own tiles, what the opponent knows of them, and what is known of the opponent's."""
    held = state.held
    rival = opponent(seat)
    key = first + _SETS
    renew_set(cells, at, held[HAND + seat], kept, key)
    renew_set(cells, at + SLOTS, held[PILE + seat], kept, key + 1)
    renew_set(cells, at + 2 * SLOTS, bottom_tiles(state, seat), kept, key + 2)
    renew_set(cells, at + 3 * SLOTS, held[IMAGINATION + seat], kept, key + 3)
    renew_set(cells, at + 4 * SLOTS, held[DISCARD + seat], kept, key + 4)
    own_record = record_of(BY_OPPONENT, seat)
    renew_set(cells, at + 5 * SLOTS, held[own_record + IN_HAND], kept, key + 5)
    renew_set(cells, at + 6 * SLOTS, held[own_record + AS_IMAGINATION], kept, key + 6)
    renew_set(cells, at + 7 * SLOTS, held[own_record + OUT_OF_PILE], kept, key + 7)
    record = record_of(BY_OPPONENT, rival)
    hidden = held[HAND + rival] | held[PILE + rival] | held[IMAGINATION + rival] | bottom_tiles(state, rival)
    renew_set(cells, at + 8 * SLOTS, hidden, kept, key + 8)
    renew_set(cells, at + 9 * SLOTS, held[DISCARD + rival], kept, key + 9)
    renew_set(cells, at + 10 * SLOTS, held[record + IN_HAND], kept, key + 10)
    renew_set(cells, at + 11 * SLOTS, held[record + AS_IMAGINATION], kept, key + 11)
    renew_set(cells, at + 12 * SLOTS, held[record + OUT_OF_PILE], kept, key + 12)
    length = held[BOTTOM_LENGTH + rival]
    if length or kept[first + _PUT_UNDER] > 0:
        kept[first + _PUT_UNDER] = length
        clear(cells, at + 13 * SLOTS, SLOTS)
        for place in range(length):
            slot = held[BOTTOM + rival * MOST_AT_BOTTOM + place]
            put(cells, at + 13 * SLOTS + slot, MOST_AT_BOTTOM - place, MOST_AT_BOTTOM)


def tensor(seats: int) -> FantazjaTensor:
    """The rows for a number of seats."""
    return FantazjaTensor(seats)
