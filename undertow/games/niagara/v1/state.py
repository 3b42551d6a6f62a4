# Frozen: rules version 1 of niagara, written by tools/freeze.py.
"""What can be read off a state of Niagara: places, tiles, and the gems of a seat."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.niagara.v1.facts import (
    CANOES_EACH,
    CHOSEN,
    COLOURS,
    DEPOSIT,
    NONE,
    OWNED,
    PLACE,
    PLAYED,
    NiagaraState,
)

CLOUD: Final = 6  # tiles 0 to 5 carry the numbers 1 to 6
ALL_TILES: Final = 127

# Places of a canoe: the bank, the five spaces of the main channel, then the branches.
BANK: Final = 0
FORK: Final = 5
LEFT_6: Final = 6
LEFT_7: Final = 7
RIGHT_6: Final = 8
RIGHT_7: Final = 9
LOST: Final = 10
PLACES: Final = 10
OVER_THE_FALL: Final = 8  # the depth beyond space 7

LEFT: Final = 0
RIGHT: Final = 1

# Values of the option `tie`, and of the ways the game can end.
TIE_SHARED: Final = 0
TIE_GEM_VALUE: Final = 1
GOAL_REACHED: Final = 1
ROUND_LIMIT: Final = 2


def depth(place: i64) -> i64:
    """How many steps a place lies from the bank; both branches count 6 and 7."""
    if place >= RIGHT_6:
        return place - 2
    return place


def tile_of(state: NiagaraState, seat: i64) -> i64:
    """The seat's revealed tile of this round, or NONE."""
    tiles = state.tiles
    tile = tiles[CHOSEN + seat]
    if tile != NONE and tiles[PLAYED + seat] & bit(tile):
        return tile
    return NONE


def left_neighbour(state: NiagaraState, seat: i64) -> i64:
    """The next seat clockwise."""
    if seat + 1 == state.seats:
        return 0
    return seat + 1


def lost_canoes(state: NiagaraState, seat: i64) -> i64:
    """How many of the seat's canoes went over the fall."""
    count: i64 = 0
    canoes = state.canoes
    for canoe in range(seat * CANOES_EACH, seat * CANOES_EACH + CANOES_EACH):
        if canoes[PLACE + canoe] == LOST:
            count += 1
    return count


def gems_owned(state: NiagaraState, seat: i64) -> i64:
    """Landed gems of all colours."""
    total: i64 = 0
    gems = state.gems
    for colour in range(COLOURS):
        total += gems[OWNED + seat * COLOURS + colour]
    return total


def value_owned(state: NiagaraState, seat: i64) -> i64:
    """Landed gems by the values of the option `tie`."""
    total: i64 = 0
    gems = state.gems
    for colour in range(COLOURS):
        total += gems[OWNED + seat * COLOURS + colour] * state.gem_value[colour]
    return total


def has_other_colour(state: NiagaraState, at: i64, colour: i64) -> bool:
    """Whether a gem of any colour but this one lies in the deposit."""
    gems = state.gems
    for other in range(COLOURS):
        if other != colour and gems[DEPOSIT + at * COLOURS + other] > 0:
            return True
    return False


def goals_left(state: NiagaraState, seat: i64) -> tuple[i64, i64, i64]:
    """How many gems the seat lacks for four alike, for five colours, and for any seven."""
    most, colours, total = gems_landed(state, seat)
    return max(0, 4 - most), 5 - colours, max(0, 7 - total)


def gems_landed(state: NiagaraState, seat: i64) -> tuple[i64, i64, i64]:
    """How many gems the seat has of one colour at most, how many colours, and how many gems."""
    total: i64 = 0
    gems = state.gems
    colours: i64 = 0
    most: i64 = 0
    for colour in range(COLOURS):
        count = gems[OWNED + seat * COLOURS + colour]
        total += count
        most = max(most, count)
        if count > 0:
            colours += 1
    return most, colours, total
