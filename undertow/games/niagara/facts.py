"""The numbers and the state of Niagara. Written by tools/facts.py from `declared.py`."""

from typing import Final, Optional

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.state import State, check_length, check_shared
from undertow.games.niagara.declared import DECLARED

NONE: Final = -1
COLOURS: Final = 5
TILES: Final = 7
MOST_SEATS: Final = 5
CANOES_EACH: Final = 2

# Steps.
LOT: Final = 0
REPAIR: Final = 1
CHOOSE: Final = 2
PICK_CANOE: Final = 3
MOVE: Final = 4
ARRIVE: Final = 5
STEAL: Final = 6
WEATHER: Final = 7
FINISHED: Final = 8

# Kinds of actions: the number of the first action of each.
DRAWN_SEAT: Final = 0
REPAIR_WITH: Final = 5
REPAIR_NOTHING: Final = 10
PLAY: Final = 11
TAKE_CANOE: Final = 18
STAY: Final = 20
LOAD: Final = 21
UNLOAD: Final = 26
GO_TO: Final = 27
LAND: Final = 36
FALL: Final = 37
STEAL_FROM: Final = 38
STEAL_NOTHING: Final = 48
WEATHER_DOWN: Final = 49
WEATHER_UP: Final = 50
ACTIONS: Final = 51

# By action: its kind, and its number for the rules.
KIND: Final = vec[i64](DECLARED.kinds)
ARGUMENT: Final = vec[i64](DECLARED.numbers)

# Reasons.
ALLOWED: Final = 0
NOT_IN_THIS_STEP: Final = 1
NO_SUCH_SEAT: Final = 2
GEM_NOT_OWNED: Final = 3
TILE_PLAYED: Final = 4
CANOE_LOST: Final = 5
CANOE_MOVED: Final = 6
CANOES_ALIKE: Final = 7
CANOE_MUST_MOVE: Final = 8
NO_DEPOSIT: Final = 9
CANOE_FULL: Final = 10
CANOE_EMPTY: Final = 11
DEPOSIT_USED: Final = 12
TOO_FEW_POINTS: Final = 13
COLOUR_NOT_THERE: Final = 14
SAME_COLOUR: Final = 15
LOADED_THIS_TURN: Final = 16
OTHER_BRANCH: Final = 17
NO_MOVE: Final = 18
TOO_FAR: Final = 19
POINTS_LEFT: Final = 20
NOTHING_TO_LOAD: Final = 21
ON_THE_BANK: Final = 22
OWN_CANOE: Final = 23
VICTIM_ELSEWHERE: Final = 24
VICTIM_EMPTY: Final = 25
WEATHER_AT_THE_END: Final = 26
NOT_LANDED_THIS_TURN: Final = 27

# In `canoes`.
PLACE: Final = 0  # the place of a canoe
CARGO: Final = 10  # the colour that a canoe carries, or NONE

# In `gems`.
DEPOSIT: Final = 0  # the gems of a colour in a deposit
OWNED: Final = 25  # the landed gems of a seat

# In `tiles`.
CHOSEN: Final = 0  # this round's tile, secret until it is in the pile
NEWEST: Final = 5  # the tile on top of the pile, or NONE
PLAYED: Final = 10  # the tiles in the pile, as bits


class NiagaraState(State):
    """The facts of a state; `rules.py` changes them."""

    def __init__(self, source: Optional["NiagaraState"]) -> None:
        """Copy the source; without one, make an empty state for the set-up to fill."""
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
            self.keep_aboard: i64 = source.keep_aboard
            self.mask: i64 = source.mask
            self.canoes: vec[i64] = source.canoes[:]
            self.gems: vec[i64] = source.gems[:]
            self.tiles: vec[i64] = source.tiles[:]
            self.deposit_at: vec[i64] = source.deposit_at
            self.gem_value: vec[i64] = source.gem_value
        else:
            self.seats = 0  # how many play
            self.tie = 0  # option `tie`
            self.one_repair = 0  # option `repairs`: 1 if only one canoe a round may be repaired
            self.show_played = 1  # option `show_played_tiles`, for the view
            self.step = 0
            self.seat = 0  # the seat to act in this step
            self.belt = -1  # the seat with the lifebelt
            self.round = 1
            self.weather = 0
            self.branch = 0  # where the next disc that leaves space 5 goes
            self.ending = 0  # GOAL_REACHED or ROUND_LIMIT once the end is certain
            self.repaired = 0  # canoes that the seat has repaired in this phase
            self.may_move = 0  # bits of the two canoes that may still be moved this turn
            self.must_move = 0  # bits of the canoes that must still be moved this turn
            self.canoe = -1  # the canoe being moved, as a number from 0 to 9
            self.points = 0  # its unused points
            self.worked = 0  # 1 once it has loaded or unloaded at a deposit
            self.unloaded = -1  # the colour that it unloaded and may still exchange here
            self.keep_aboard = 0  # option `load_and_land`: 1 if a gem may not land in the turn it was loaded
            self.mask = -1  # the legal actions as bits, or NONE if not computed
            self.canoes = vec[i64]([-1] * 20)
            self.gems = vec[i64]([0] * 50)
            self.tiles = vec[i64]([-1] * 10 + [0] * 5)
            self.deposit_at = vec[i64]()  # the deposit at each depth, or NONE
            self.gem_value = vec[i64]()  # of each colour, for the option `tie`

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
        facts = extend(facts, self.gem_value)
        if self.keep_aboard:
            facts = append(facts, self.keep_aboard)
        return facts

    def restore(self, facts: vec[i64]) -> None:
        """Load encoded facts into a fresh state of the same game, seats and options."""
        check_length(facts, 103 + len(self.deposit_at) + len(self.gem_value) + (1 if self.keep_aboard else 0))
        check_shared(facts, 103, self.deposit_at)
        check_shared(facts, 103 + len(self.deposit_at), self.gem_value)
        self.seats = facts[0]
        self.tie = facts[1]
        self.one_repair = facts[2]
        self.show_played = facts[3]
        self.step = facts[4]
        self.seat = facts[5]
        self.belt = facts[6]
        self.round = facts[7]
        self.weather = facts[8]
        self.branch = facts[9]
        self.ending = facts[10]
        self.repaired = facts[11]
        self.may_move = facts[12]
        self.must_move = facts[13]
        self.canoe = facts[14]
        self.points = facts[15]
        self.worked = facts[16]
        self.unloaded = facts[17]
        self.mask = -1
        self.canoes = facts[18:38]
        self.gems = facts[38:88]
        self.tiles = facts[88:103]


def place_of(state: NiagaraState, canoe: i64) -> i64:
    """The place of a canoe."""
    return state.canoes[PLACE + canoe]


def set_place(state: NiagaraState, canoe: i64, value: i64) -> None:
    """Set the place of a canoe."""
    state.canoes[PLACE + canoe] = value


def cargo_of(state: NiagaraState, canoe: i64) -> i64:
    """The colour that a canoe carries, or NONE."""
    return state.canoes[CARGO + canoe]


def set_cargo(state: NiagaraState, canoe: i64, value: i64) -> None:
    """Set the colour that a canoe carries, or NONE."""
    state.canoes[CARGO + canoe] = value


def deposit_of(state: NiagaraState, deposit: i64, colour: i64) -> i64:
    """The gems of a colour in a deposit."""
    return state.gems[DEPOSIT + deposit * 5 + colour]


def add_deposit(state: NiagaraState, deposit: i64, colour: i64, count: i64) -> None:
    """Add to the gems of a colour in a deposit."""
    state.gems[DEPOSIT + deposit * 5 + colour] += count


def owned_of(state: NiagaraState, seat: i64, colour: i64) -> i64:
    """The landed gems of a seat."""
    return state.gems[OWNED + seat * 5 + colour]


def add_owned(state: NiagaraState, seat: i64, colour: i64, count: i64) -> None:
    """Add to the landed gems of a seat."""
    state.gems[OWNED + seat * 5 + colour] += count


def chosen_of(state: NiagaraState, seat: i64) -> i64:
    """This round's tile, secret until it is in the pile."""
    return state.tiles[CHOSEN + seat]


def set_chosen(state: NiagaraState, seat: i64, value: i64) -> None:
    """Set this round's tile, secret until it is in the pile."""
    state.tiles[CHOSEN + seat] = value


def newest_of(state: NiagaraState, seat: i64) -> i64:
    """The tile on top of the pile, or NONE."""
    return state.tiles[NEWEST + seat]


def set_newest(state: NiagaraState, seat: i64, value: i64) -> None:
    """Set the tile on top of the pile, or NONE."""
    state.tiles[NEWEST + seat] = value


def played_of(state: NiagaraState, seat: i64) -> i64:
    """The tiles in the pile, as bits."""
    return state.tiles[PLAYED + seat]


def set_played(state: NiagaraState, seat: i64, value: i64) -> None:
    """Set the tiles in the pile, as bits."""
    state.tiles[PLAYED + seat] = value
