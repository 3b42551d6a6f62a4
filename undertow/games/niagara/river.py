"""The river: its speed, the discs that push canoes on, and what goes over the fall (R1 to R5)."""

from mypy_extensions import i64

from undertow.games.niagara.facts import (
    CANOES_EACH,
    CHOSEN,
    NONE,
    PLACE,
    NiagaraState,
    add_deposit,
    cargo_of,
    place_of,
    set_cargo,
    set_place,
)
from undertow.games.niagara.state import (
    BANK,
    CLOUD,
    FORK,
    LEFT,
    LEFT_6,
    LEFT_7,
    LOST,
    RIGHT,
    RIGHT_6,
    RIGHT_7,
)


def speed(state: NiagaraState) -> i64:
    """R1, R2: the lowest number played plus the weather, at least 0; with clouds alone, the weather."""
    lowest: i64 = CLOUD
    tiles = state.tiles
    for seat in range(state.seats):
        if tiles[CHOSEN + seat] < lowest:
            lowest = tiles[CHOSEN + seat]
    number: i64 = 0
    if lowest != CLOUD:
        number = lowest + 1
    return max(0, number + state.weather)


def move_river(state: NiagaraState) -> None:
    """R3: one disc for each step of speed."""
    for _step in range(speed(state)):
        push_disc(state)


def push_disc(state: NiagaraState) -> None:
    """R3: the main channel and one branch move on by one space; the branches take turns."""
    six: i64 = LEFT_6 if state.branch == LEFT else RIGHT_6
    seven: i64 = LEFT_7 if state.branch == LEFT else RIGHT_7
    canoes = state.canoes
    for canoe in range(state.seats * CANOES_EACH):
        place = canoes[PLACE + canoe]
        if place == seven:
            lose_canoe(state, canoe)
        elif place == six:
            canoes[PLACE + canoe] = seven
        elif place == FORK:
            canoes[PLACE + canoe] = six
        elif BANK < place < FORK:
            canoes[PLACE + canoe] = place + 1
    state.branch = RIGHT if state.branch == LEFT else LEFT


def lose_canoe(state: NiagaraState, canoe: i64) -> None:
    """R5: its gem returns to the deposit of its colour."""
    set_place(state, canoe, LOST)
    if cargo_of(state, canoe) != NONE:
        return_gem(state, cargo_of(state, canoe))
        set_cargo(state, canoe, NONE)


def bring_back_canoe(state: NiagaraState, seat: i64) -> None:
    """The first lost canoe of the seat returns to the bank."""
    for canoe in range(seat * CANOES_EACH, seat * CANOES_EACH + CANOES_EACH):
        if place_of(state, canoe) == LOST:
            set_place(state, canoe, BANK)
            return


def return_gem(state: NiagaraState, colour: i64) -> None:
    """To the deposit of its own colour."""
    add_deposit(state, colour, colour, 1)
