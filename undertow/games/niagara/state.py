"""Queries on a state of Niagara: places, tiles, and the gems of a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.niagara.facts import (
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
    """The number of steps from the bank to a place; both branches count 6 and 7."""
    if place >= RIGHT_6:
        return place - 2
    return place


def distance(start: i64, goal: i64) -> i64:
    """M3: the steps of a move in one direction, or 0 if there is no such move."""
    both_in_branches = start > FORK and goal > FORK
    if both_in_branches and (start >= RIGHT_6) != (goal >= RIGHT_6):
        return 0
    steps = depth(goal) - depth(start)
    return steps if steps > 0 else -steps


def _goals() -> vec[i64]:
    """For each place and number of steps, the places where a move can end, as bits."""
    goals = vec[i64]([0] * (PLACES * OVER_THE_FALL))
    for start in range(i64(PLACES)):
        for goal in range(i64(BANK + 1), i64(PLACES)):
            steps = distance(start, goal)
            if steps > 0:
                goals[start * OVER_THE_FALL + steps] |= bit(goal)
    return goals


_GOALS: Final = _goals()


def goals_at(start: i64, steps: i64) -> i64:
    """M3: the places exactly `steps` from the start in one direction, as bits."""
    if steps <= 0:
        return 0
    return _GOALS[start * OVER_THE_FALL + steps]


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
    for which in range(i64(CANOES_EACH)):
        if canoes[PLACE + seat * CANOES_EACH + which] == LOST:
            count += 1
    return count


def gems_owned(state: NiagaraState, seat: i64) -> i64:
    """Landed gems of all colours."""
    total: i64 = 0
    gems = state.gems
    for colour in range(i64(COLOURS)):
        total += gems[OWNED + seat * COLOURS + colour]
    return total


def value_owned(state: NiagaraState, seat: i64) -> i64:
    """Landed gems by the values of the option `tie`."""
    total: i64 = 0
    gems = state.gems
    for colour in range(i64(COLOURS)):
        total += gems[OWNED + seat * COLOURS + colour] * state.gem_value[colour]
    return total


def has_other_colour(state: NiagaraState, at: i64, colour: i64) -> bool:
    """Whether a gem of any colour but this one lies in the deposit."""
    gems = state.gems
    for other in range(i64(COLOURS)):
        if other != colour and gems[DEPOSIT + at * COLOURS + other] > 0:
            return True
    return False


def goals_left(state: NiagaraState, seat: i64) -> tuple[i64, i64, i64]:
    """How many gems the seat lacks for four alike, for five colours, and for any seven."""
    most, colours, total = gems_landed(state, seat)
    return max(0, 4 - most), 5 - colours, max(0, 7 - total)


def gems_landed(state: NiagaraState, seat: i64) -> tuple[i64, i64, i64]:
    """The seat's gems: most of one colour, number of colours, total."""
    total: i64 = 0
    gems = state.gems
    colours: i64 = 0
    most: i64 = 0
    for colour in range(i64(COLOURS)):
        count = gems[OWNED + seat * COLOURS + colour]
        total += count
        most = max(most, count)
        if count > 0:
            colours += 1
    return most, colours, total
