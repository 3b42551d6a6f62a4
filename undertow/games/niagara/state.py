"""Everything that is true at a Niagara table: where the pieces are and how far the round has come."""

from typing import Final, Optional

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.engine.state import State

COLOURS: Final = 5
CANOES_EACH: Final = 2
TILES: Final = 7
CLOUD: Final = 6  # tiles 0 to 5 carry the numbers 1 to 6
ALL_TILES: Final = 127
NONE: Final = -1
MOST_SEATS: Final = 5

# What stands where in `canoes`: by canoe, two to a seat, its place and the colour of its cargo.
PLACE: Final = 0
CARGO: Final = 10

# In `gems`: by colour, first those in the deposits (by deposit), then the landed ones (by seat).
DEPOSIT: Final = 0
OWNED: Final = 25

# In `tiles`: by seat, this round's choice (secret until it is in the pile), the top of the pile, and the pile as bits.
CHOSEN: Final = 0
NEWEST: Final = 5
PLAYED: Final = 10

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

# Steps of a round.
LOT: Final = 0
REPAIR: Final = 1
CHOOSE: Final = 2
PICK_CANOE: Final = 3
MOVE: Final = 4
ARRIVE: Final = 5
STEAL: Final = 6
WEATHER: Final = 7
FINISHED: Final = 8

# Values of the option `tie`, and of the ways the game can end.
TIE_SHARED: Final = 0
TIE_GEM_VALUE: Final = 1
GOAL_REACHED: Final = 1
ROUND_LIMIT: Final = 2


class NiagaraState(State):
    """The facts. What may happen to them is in `rules.py`."""

    def __init__(self, source: Optional["NiagaraState"], seats: i64) -> None:
        """Copy the source; without one, an empty table for so many seats, to be filled by the set-up."""
        if source is not None:
            self.seats: i64 = source.seats
            self.tie: i64 = source.tie
            self.one_repair: i64 = source.one_repair
            self.show_played: i64 = source.show_played
            self.step: i64 = source.step
            self.seat: i64 = source.seat
            self.belt: i64 = source.belt
            self.round: i64 = source.round
            self.weather: i64 = source.weather
            self.branch: i64 = source.branch
            self.ending: i64 = source.ending
            self.repaired: i64 = source.repaired
            self.may_move: i64 = source.may_move
            self.must_move: i64 = source.must_move
            self.canoe: i64 = source.canoe
            self.points: i64 = source.points
            self.worked: i64 = source.worked
            self.unloaded: i64 = source.unloaded
            self.mask: i64 = source.mask
            self.canoes: vec[i64] = source.canoes[:]
            self.gems: vec[i64] = source.gems[:]
            self.tiles: vec[i64] = source.tiles[:]
            self.deposit_at: vec[i64] = source.deposit_at
            self.gem_value: vec[i64] = source.gem_value
        else:
            self.seats = seats
            self.tie = TIE_SHARED
            self.one_repair = 0  # option `repairs`: 1 if only one canoe a round may be repaired
            self.show_played = 1  # option `show_played_tiles`, for the view
            self.step = LOT
            self.seat = 0  # whose part of the step it is
            self.belt = NONE  # the seat with the lifebelt
            self.round = 1
            self.weather = 0
            self.branch = LEFT  # where the next disc that leaves space 5 goes
            self.ending = 0  # GOAL_REACHED or ROUND_LIMIT once the end is certain
            self.repaired = 0  # canoes that the seat has repaired in this phase
            self.may_move = 0  # bits of the two canoes that may still be moved this turn
            self.must_move = 0  # bits of those among them that have to be
            self.canoe = NONE  # the canoe being moved, as a number from 0 to 9
            self.points = 0  # its points not used yet
            self.worked = 0  # 1 once it has loaded or unloaded at a deposit
            self.unloaded = NONE  # the colour that it unloaded and may still exchange here
            self.mask = NONE  # the legal actions as bits, or NONE if not worked out
            self.canoes = _filled(2 * CANOES_EACH * MOST_SEATS, NONE)
            self.gems = _filled(COLOURS * (COLOURS + MOST_SEATS), 0)
            self.tiles = _filled(3 * MOST_SEATS, NONE)
            for canoe in range(seats * CANOES_EACH):
                self.canoes[PLACE + canoe] = BANK
            for seat in range(MOST_SEATS):
                self.tiles[PLAYED + seat] = 0
            self.deposit_at = _filled(OVER_THE_FALL, NONE)  # the deposit at each depth; never changed, so shared
            self.gem_value = _filled(COLOURS, 0)  # for the option `tie`; never changed, so shared

    def encode(self) -> vec[i64]:
        """All facts as numbers."""
        facts = vec[i64](
            [
                self.seats,
                self.tie,
                self.one_repair,
                self.show_played,
                self.step,
                self.seat,
                self.belt,
                self.round,
                self.weather,
                self.branch,
                self.ending,
                self.repaired,
                self.may_move,
                self.must_move,
                self.canoe,
                self.points,
                self.worked,
                self.unloaded,
            ]
        )
        facts = extend(facts, self.canoes)
        facts = extend(facts, self.gems)
        facts = extend(facts, self.tiles)
        facts = extend(facts, self.deposit_at)
        return extend(facts, self.gem_value)


def _filled(length: i64, value: i64) -> vec[i64]:
    """A vec of so many equal numbers."""
    filled = vec[i64]()
    for _ in range(length):
        filled = append(filled, value)
    return filled


def depth(place: i64) -> i64:
    """How many steps a place lies from the bank; both branches count 6 and 7."""
    if place >= RIGHT_6:
        return place - 2
    return place


def tile_of(state: NiagaraState, seat: i64) -> i64:
    """The seat's revealed tile of this round, or NONE."""
    tile = state.tiles[CHOSEN + seat]
    if tile != NONE and state.tiles[PLAYED + seat] & bit(tile):
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
    for canoe in range(seat * CANOES_EACH, seat * CANOES_EACH + CANOES_EACH):
        if state.canoes[PLACE + canoe] == LOST:
            count += 1
    return count


def gems_owned(state: NiagaraState, seat: i64) -> i64:
    """Landed gems of all colours."""
    total: i64 = 0
    for colour in range(COLOURS):
        total += state.gems[OWNED + seat * COLOURS + colour]
    return total


def value_owned(state: NiagaraState, seat: i64) -> i64:
    """Landed gems by the values of the option `tie`."""
    total: i64 = 0
    for colour in range(COLOURS):
        total += state.gems[OWNED + seat * COLOURS + colour] * state.gem_value[colour]
    return total


def has_other_colour(state: NiagaraState, at: i64, colour: i64) -> bool:
    """Whether a gem of any colour but this one lies in the deposit."""
    for other in range(COLOURS):
        if other != colour and state.gems[DEPOSIT + at * COLOURS + other] > 0:
            return True
    return False


def goals_left(state: NiagaraState, seat: i64) -> tuple[i64, i64, i64]:
    """How many gems the seat lacks for four alike, for five colours, and for any seven."""
    most, colours, total = gems_landed(state, seat)
    return max(0, 4 - most), 5 - colours, max(0, 7 - total)


def gems_landed(state: NiagaraState, seat: i64) -> tuple[i64, i64, i64]:
    """How many gems the seat has of one colour at most, how many colours, and how many gems."""
    total: i64 = 0
    colours: i64 = 0
    most: i64 = 0
    for colour in range(COLOURS):
        count = state.gems[OWNED + seat * COLOURS + colour]
        total += count
        most = max(most, count)
        if count > 0:
            colours += 1
    return most, colours, total
