"""A seat's view of a state of Niagara as a row of numbers, for learners. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undertow.engine.bits import bit
from undertow.engine.state import State
from undertow.engine.tensor import ONE, SEATS, Slice, Tensor, from_here, mark, mark_one, mark_set, put
from undertow.games.niagara.facts import (
    CANOES_EACH,
    COLOURS,
    FINISHED,
    LOT,
    NONE,
    TILES,
    NiagaraState,
    cargo_of,
    chosen_of,
    deposit_of,
    newest_of,
    owned_of,
    place_of,
    played_of,
)
from undertow.games.niagara.state import ALL_TILES, LOST, RIGHT, TIE_GEM_VALUE, goals_left

LAYOUT: Final = (
    Slice("step", (9,), "one of lot, repair, choose, pick canoe, move, arrive, steal, weather, finished"),
    Slice("turn", (SEATS,), "the seat to act in this step"),
    Slice("lifebelt", (SEATS,), "who has the lifebelt"),
    Slice("round", (1,), "the round / 100"),
    Slice("weather", (4,), "one of -1, 0, 1, 2"),
    Slice("branch", (1,), "1 if the next disc that leaves space 5 goes right"),
    Slice("ending", (1,), "1 once the end is certain"),
    Slice("options", (3,), "gem value breaks ties; one repair a round; played tiles are shown"),
    Slice("place", (SEATS, 2, 11), "of each canoe: bank, 1 to 5, left 6, left 7, right 6, right 7, lost"),
    Slice("cargo", (SEATS, 2, 5), "of each canoe, by colour"),
    Slice("deposits", (5, 5), "gems by deposit and colour / 15"),
    Slice("deposit_spaces", (5,), "the depth of each deposit / 7"),
    Slice("gems", (SEATS, 5), "landed gems by colour / 7"),
    Slice("missing", (SEATS, 3), "gems lacking for four alike, five colours, any seven / 7"),
    Slice("has_chosen", (SEATS,), "1 if a tile is chosen for this round, revealed or not"),
    Slice("revealed", (SEATS, 7), "the revealed tile of this round: 1 to 6, cloud"),
    Slice("newest", (SEATS, 7), "the top of the pile"),
    Slice("tiles_played", (SEATS,), "the height of the pile / 7"),
    Slice("tiles_left", (SEATS, 7), "tiles not played yet; others' only if played tiles are shown"),
    Slice("own_choice", (7,), "the own tile of this round, revealed or not"),
    Slice("moving", (2,), "the canoe that is being moved"),
    Slice("points", (1,), "its unused points / 6"),
    Slice("worked", (1,), "1 once it has loaded or unloaded"),
    Slice("unloaded", (5,), "the colour that it unloaded here"),
    Slice("may_move", (2,), "canoes that may still be moved in this turn"),
    Slice("must_move", (2,), "canoes that must still be moved in this turn"),
    Slice("repaired", (1,), "canoes repaired in this phase / 2"),
    Slice("keep_aboard", (1,), "1 if a gem may not land in the turn in which it was loaded"),
)


@final
class NiagaraTensor(Tensor):
    """Rows for one number of seats."""

    def __init__(self, seats: int) -> None:
        """Keep where the slices begin as native numbers."""
        super().__init__(LAYOUT, seats)
        self.step: i64 = self.starts["step"]
        self.turn: i64 = self.starts["turn"]
        self.lifebelt: i64 = self.starts["lifebelt"]
        self.round: i64 = self.starts["round"]
        self.place: i64 = self.starts["place"]
        self.cargo: i64 = self.starts["cargo"]
        self.deposits: i64 = self.starts["deposits"]
        self.gems: i64 = self.starts["gems"]
        self.missing: i64 = self.starts["missing"]
        self.has_chosen: i64 = self.starts["has_chosen"]
        self.revealed: i64 = self.starts["revealed"]
        self.newest: i64 = self.starts["newest"]
        self.tiles_played: i64 = self.starts["tiles_played"]
        self.tiles_left: i64 = self.starts["tiles_left"]
        self.own_choice: i64 = self.starts["own_choice"]

    def write(self, state: State, seat: i64, cells: vec[i32], at: i64) -> None:
        """Write what the seat may know."""
        assert isinstance(state, NiagaraState)
        seats = state.seats
        cells[at + self.step + state.step] = ONE
        if state.step != LOT and state.step != FINISHED:
            mark_one(cells, at + self.turn, from_here(state.seat, seat, seats))
        mark_one(cells, at + self.lifebelt, from_here(state.belt, seat, seats))
        write_course(state, cells, at + self.round)
        for deposit in range(COLOURS):
            for colour in range(COLOURS):
                put(cells, at + self.deposits + deposit * COLOURS + colour, deposit_of(state, deposit, colour), 15)
        for depth in range(len(state.deposit_at)):
            if state.deposit_at[depth] != NONE:
                put(cells, at + self.deposits + 25 + state.deposit_at[depth], depth, 7)
        for index in range(seats):
            player = seat + index
            if player >= seats:
                player -= seats
            self._write_canoes(state, player, index, cells, at)
            self._write_player(state, player, index, cells, at)
        mark_one(cells, at + self.own_choice, chosen_of(state, seat))
        write_move(state, cells, at + self.own_choice + TILES)

    def _write_canoes(self, state: NiagaraState, player: i64, index: i64, cells: vec[i32], at: i64) -> None:
        """A player's canoes and landed gems."""
        for which in range(CANOES_EACH):
            canoe = player * CANOES_EACH + which
            row = index * CANOES_EACH + which
            cells[at + self.place + row * (LOST + 1) + place_of(state, canoe)] = ONE
            mark_one(cells, at + self.cargo + row * COLOURS, cargo_of(state, canoe))
        for colour in range(COLOURS):
            put(cells, at + self.gems + index * COLOURS + colour, owned_of(state, player, colour), 7)
        four, five, seven = goals_left(state, player)
        put(cells, at + self.missing + index * 3, four, 7)
        put(cells, at + self.missing + index * 3 + 1, five, 7)
        put(cells, at + self.missing + index * 3 + 2, seven, 7)

    def _write_player(self, state: NiagaraState, player: i64, index: i64, cells: vec[i32], at: i64) -> None:
        """A player's tiles, as far as the player at index 0 knows them."""
        played = played_of(state, player)
        chosen = chosen_of(state, player)
        mark(cells, at + self.has_chosen + index, chosen != NONE)
        if chosen != NONE and played & bit(chosen):
            cells[at + self.revealed + index * TILES + chosen] = ONE
        mark_one(cells, at + self.newest + index * TILES, newest_of(state, player))
        height: i64 = 0
        pile = played
        while pile:
            pile &= pile - 1
            height += 1
        put(cells, at + self.tiles_played + index, height, TILES)
        if index == 0 or state.show_played:
            mark_set(cells, at + self.tiles_left + index * TILES, ALL_TILES & ~played)


def write_course(state: NiagaraState, cells: vec[i32], at: i64) -> None:
    """Write round, weather, branch, whether the end is near, and options."""
    put(cells, at, state.round, 100)
    cells[at + 2 + state.weather] = ONE
    mark(cells, at + 5, state.branch == RIGHT)
    mark(cells, at + 6, state.ending != 0)
    mark(cells, at + 7, state.tie == TIE_GEM_VALUE)
    mark(cells, at + 8, state.one_repair != 0)
    mark(cells, at + 9, state.show_played != 0)


def write_move(state: NiagaraState, cells: vec[i32], at: i64) -> None:
    """Write the current move and what may be done with its gem."""
    if state.canoe != NONE:
        cells[at + state.canoe % CANOES_EACH] = ONE
    put(cells, at + 2, state.points, 6)
    mark(cells, at + 3, state.worked != 0)
    mark_one(cells, at + 4, state.unloaded)
    mark_set(cells, at + 9, state.may_move)
    mark_set(cells, at + 11, state.must_move)
    put(cells, at + 13, state.repaired, 2)
    mark(cells, at + 14, state.keep_aboard != 0)


def tensor(seats: int) -> NiagaraTensor:
    """The rows for a number of seats."""
    return NiagaraTensor(seats)
