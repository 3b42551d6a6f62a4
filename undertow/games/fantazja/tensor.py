"""A seat's view of a Fantazja table as a row of numbers, for learners. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undertow.engine.bits import how_many
from undertow.engine.state import State
from undertow.engine.tensor import (
    NOTHING,
    ONE,
    SEATS,
    Slice,
    Tensor,
    clear,
    from_here,
    mark_one,
    nothing_kept,
    parts_of,
    put,
    put_signed,
    renew_one,
    renew_set,
    set_mark,
    set_number,
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
    slot_of,
)

_BUILDINGS: Final = 31
_MOST_BUILDINGS: Final = 32  # that a state has room for
_MOST_SHOWN: Final = 7  # symbols of a side that count as 1
_BUILDING: Final = 31  # cells of a building in the slice `buildings`
_SYMBOLS: Final = 4

# What is kept of a row: what each slice was made from.
_STEP: Final = 0
_TURN: Final = 1
_FIRST: Final = 2
_DRAWER: Final = 3
_COURSE: Final = 4
_LAST: Final = 5
_GUARD: Final = 6
_TOKENS: Final = 7
_TYPES: Final = 8
_NUMBERS: Final = 9  # of the seat and of its opponent
_SETS: Final = 11  # in the order of the slices `own`, `known` and `opponent`
_PUT_UNDER: Final = 24
_PENDING: Final = 25  # whether there is anything pending, and then what
_POWER: Final = 26
_TILE: Final = 27
_CELL: Final = 28
_TURNING: Final = 29
_PENDING_SETS: Final = 30
_BURIED: Final = 33
_VIEWER: Final = 34
_CHANGES: Final = 35
_GUARDED: Final = 36
_RANKS: Final = 37
_RANK: Final = 38  # by rank: the building there, with its cell and its tiles
_KEPT: Final = 69

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
        """Write what the seat may know now where it differs from what the row holds."""
        assert isinstance(state, FantazjaState)
        turn: i64 = NONE
        drawer: i64 = NONE
        if state.step != FINISHED:
            turn = from_here(state.seat, seat, 2)
        if state.step == DRAW:
            drawer = from_here(state.drawer, seat, 2)
        renew_one(cells, at, state.step, kept, first + _STEP)
        renew_one(cells, at + self.turn, turn, kept, first + _TURN)
        renew_one(cells, at + self.turn + 2, from_here(state.first, seat, 2), kept, first + _FIRST)
        renew_one(cells, at + self.turn + 4, drawer, kept, first + _DRAWER)
        renew_course(state, seat, cells, at + self.faction, kept, first + _COURSE)
        self.renew_marks(state, seat, cells, at + self.last, kept, first)
        renew_tokens(state, seat, cells, at + self.tokens, kept, first + _TOKENS)
        self.renew_types(state, seat, cells, at + self.types, kept, first + _TYPES)
        renew_numbers(state, seat, cells, at + self.numbers, kept, first + _NUMBERS)
        renew_numbers(state, opponent(seat), cells, at + self.numbers + 6, kept, first + _NUMBERS + 1)
        renew_tiles(state, seat, cells, at + self.own, kept, first)
        if state.tile != NONE or state.power != NONE:
            kept[first + _PENDING] = 1
            self.renew_pending(state, seat, cells, at, kept, first)
        elif kept[first + _PENDING] == 1:
            kept[first + _PENDING] = 0
            self.renew_pending(state, seat, cells, at, kept, first)
        self.renew_buildings(state, seat, cells, at + self.buildings, kept, first)

    def write_cell(self, cells: vec[i32], at: i64, cell: i64) -> None:
        """How far east and north of the castle a cell lies; nothing for NONE."""
        if cell == NONE:
            clear(cells, at, 2)
        else:
            steps = self.steps
            cells[at] = steps[cell & 63]
            cells[at + 1] = steps[2 * (CASTLE_CELL // ROW) - (cell >> 6)]

    def renew_marks(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """The cell of the last change, and the military token on the land."""
        last = state.last >> 2  # NONE stays NONE
        if kept[first + _LAST] != last:
            kept[first + _LAST] = last
            self.write_cell(cells, at, last)
        guardian = from_here(state.guardian, seat, 2)
        guard = 4 * state.guard + guardian
        if kept[first + _GUARD] != guard:
            kept[first + _GUARD] = guard
            set_mark(cells, at + 2, guardian == 0)
            set_mark(cells, at + 3, guardian == 1)
            set_mark(cells, at + 4, state.guard != NONE)
            self.write_cell(cells, at + 5, state.guard)

    def renew_types(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], key: i64) -> None:
        """Visible buildings by type, the own ones first."""
        counted = 2 * state.counts + seat
        if kept[key] == counted:
            return
        kept[key] = counted
        fifteenths = self.fifteenths
        own = counts_by_type(state, seat)
        others = counts_by_type(state, opponent(seat))
        for cell in range(at, at + TYPES):
            cells[cell] = fifteenths[own & 63]
            cells[cell + TYPES] = fifteenths[others & 63]
            own >>= 6
            others >>= 6

    def renew_pending(self, state: FantazjaState, seat: i64, cells: vec[i32], row: i64, kept: vec[i64], first: i64) -> None:
        """The action or power in the middle of its steps."""
        at = row + self.pending
        sets = row + self.sets
        buried: i64 = NONE
        if seat == state.seat:
            buried = state.buried
        renew_one(cells, at, state.power, kept, first + _POWER)
        renew_one(cells, at + TYPES, state.tile, kept, first + _TILE)
        if kept[first + _CELL] != state.cell:
            kept[first + _CELL] = state.cell
            set_mark(cells, at + TYPES + SLOTS, state.cell != NONE)
            self.write_cell(cells, at + TYPES + SLOTS + 1, state.cell)
        renew_one(cells, at + TYPES + SLOTS + 3, state.turning, kept, first + _TURNING)
        renew_set(cells, sets, state.given, kept, first + _PENDING_SETS)
        renew_set(cells, sets + SLOTS, state.taken, kept, first + _PENDING_SETS + 1)
        renew_set(cells, sets + 2 * SLOTS, state.shown, kept, first + _PENDING_SETS + 2)
        renew_one(cells, sets + 3 * SLOTS, buried, kept, first + _BURIED)

    def renew_buildings(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """All buildings, row by row: those that have come to another rank, and whose they are if somebody else looks."""
        if kept[first + _CHANGES] != state.changes or kept[first + _GUARDED] != state.guard:
            kept[first + _CHANGES] = state.changes
            kept[first + _GUARDED] = state.guard
            kept[first + _VIEWER] = seat
            self.renew_ranks(state, seat, cells, at, kept, first)
        elif kept[first + _VIEWER] != seat:
            kept[first + _VIEWER] = seat
            for key in range(first + _RANK, first + _RANK + kept[first + _RANKS]):
                write_owner(cells, at, kept[key] & 127, seat)
                at += _BUILDING

    def renew_ranks(self, state: FantazjaState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """All buildings after a change of the land."""
        land = state.land
        order = self.order
        sort_by_cell(state, order)
        ranks = min(state.buildings - 1, _BUILDINGS)
        before = kept[first + _RANKS]
        kept[first + _RANKS] = ranks
        for rank in range(ranks):
            building = order[rank] & (_MOST_BUILDINGS - 1)
            top = land[TOP + building]
            cell = land[CELL + building]
            look = (cell << 48) | (land[SIDES + building] << 16) | (tiles_below(land[UNDER + building]) << 8) | top
            if cell == state.guard:
                look |= 128
            if kept[first + _RANK + rank] != look:
                kept[first + _RANK + rank] = look
                clear(cells, at + 2, _BUILDING - 2)
                self.write_building(state, building, cells, at)
            write_owner(cells, at, top, seat)
            at += _BUILDING
        for key in range(first + _RANK + ranks, first + _RANK + before):
            kept[key] = NOTHING
            clear(cells, at, _BUILDING)
            at += _BUILDING

    def write_building(self, state: FantazjaState, building: i64, cells: vec[i32], at: i64) -> None:
        """What everybody sees of a building."""
        land = state.land
        cell = land[CELL + building]
        self.write_printed(state, slot_of(land[TOP + building]), land[SIDES + building], cells, at)
        self.write_cell(cells, at + 27, cell)
        put(cells, at + 29, tiles_below(land[UNDER + building]), 2)
        set_mark(cells, at + 30, cell == state.guard)

    def write_printed(self, state: FantazjaState, slot: i64, sides: i64, cells: vec[i32], at: i64) -> None:
        """What is printed on the visible tile of a building."""
        printed = state.printed
        sevenths = self.sevenths
        cells[at + 2 + printed[TYPE + slot]] = ONE
        mark_one(cells, at + 7, printed[LEVEL + slot] - 1)
        cells[at + 10] = self.tenths[printed[POINTS + slot]]
        at += 11
        for _side in range(i64(4)):
            cells[at + ((sides >> 5) & 3)] = sevenths[sides & 31]
            sides >>= 8
            at += _SYMBOLS


def write_owner(cells: vec[i32], at: i64, tile: i64, seat: i64) -> None:
    """Whether a building shows an own tile or one of the opponent's."""
    is_own = (tile >= SLOTS) == (seat == 1)
    set_mark(cells, at, is_own)
    set_mark(cells, at + 1, not is_own)


def sort_by_cell(state: FantazjaState, order: vec[i64]) -> None:
    """Write the buildings without the castle into a list by their cells; the low bits of an entry are the building."""
    land = state.land
    for building in range(1, state.buildings):
        entry = land[CELL + building] * _MOST_BUILDINGS + building
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


def renew_course(state: FantazjaState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], key: i64) -> None:
    """How far the match and the turn have come."""
    course = (((state.turns * 64 + state.bonus_left) * 2 + state.acted) * 2 + state.powered) * 2 + seat
    if kept[key] != course:
        kept[key] = course
        set_number(cells, at, seat, 1)
        set_number(cells, at + 1, state.turns, 127)
        set_mark(cells, at + 2, state.acted != 0)
        set_mark(cells, at + 3, state.powered != 0)
        set_number(cells, at + 4, state.bonus_left, 8)


def renew_tokens(state: FantazjaState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], key: i64) -> None:
    """Who holds the tokens of the types."""
    held = state.held
    holders: i64 = 0
    for kind in range(i64(TYPES)):
        holders = 4 * holders + held[TOKEN + kind] + 1
    holders = 2 * holders + seat
    if kept[key] == holders:
        return
    kept[key] = holders
    clear(cells, at, 3 * TYPES)
    for kind in range(i64(TYPES)):
        holder = held[TOKEN + kind]
        if holder == ON_THE_LAND:
            cells[at + kind * 3 + 2] = ONE
        else:
            mark_one(cells, at + kind * 3, from_here(holder, seat, 2))


def renew_numbers(state: FantazjaState, player: i64, cells: vec[i32], at: i64, kept: vec[i64], key: i64) -> None:
    """What can be counted on a side."""
    held = state.held
    points = score(state, player)
    bonus = held[BONUS + player]
    hand = how_many(held[HAND + player])
    pile = how_many(held[PILE + player])
    bottom = held[BOTTOM_LENGTH + player]
    imagination = how_many(held[IMAGINATION + player])
    counted = points | (bonus << 16) | (hand << 24) | (pile << 32) | (bottom << 40) | (imagination << 48)
    if kept[key] != counted:
        kept[key] = counted
        set_number(cells, at, points, 100)
        set_number(cells, at + 1, bonus, 8)
        set_number(cells, at + 2, hand, 10)
        set_number(cells, at + 3, pile + bottom, 27)
        set_number(cells, at + 4, bottom, 27)
        set_number(cells, at + 5, imagination, 15)


def renew_tiles(state: FantazjaState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
    """The own tiles, what the opponent knows of them, and what one knows of the opponent's."""
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
    under = held[BOTTOM_LENGTH + rival]
    if under or kept[first + _PUT_UNDER] > 0:
        kept[first + _PUT_UNDER] = under
        clear(cells, at + 13 * SLOTS, SLOTS)
        for place in range(under):
            slot = held[BOTTOM + rival * MOST_AT_BOTTOM + place]
            put(cells, at + 13 * SLOTS + slot, MOST_AT_BOTTOM - place, MOST_AT_BOTTOM)


def tensor(seats: int) -> FantazjaTensor:
    """The rows of a table for so many."""
    return FantazjaTensor(seats)
