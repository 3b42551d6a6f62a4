"""The five building powers: when each may be used, its steps, and what follows."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit, how_many
from undertow.games.fantazja import facts
from undertow.games.fantazja.dark_energy import discharge
from undertow.games.fantazja.facts import (
    ALL_TILES,
    ALLOWED,
    BOTTOM,
    BOTTOM_LENGTH,
    BURY,
    DISCARD,
    GIVE,
    HAND,
    IMAGINATION,
    LEVEL,
    MAIN,
    MOST_AT_BOTTOM,
    NONE,
    PAIRS,
    PLACE,
    SHOW,
    SWAP,
    TAKE,
    TOKENS,
    TOP,
    FantazjaState,
)
from undertow.games.fantazja.knowledge import (
    BY_OPPONENT,
    forget_hand,
    learn_as_imagination,
    learn_in_hand,
    learn_privately,
    record_of,
    see_leave,
)
from undertow.games.fantazja.knowledge import IN_HAND as KNOWN_IN_HAND
from undertow.games.fantazja.land import (
    building_at,
    can_replace,
    put_on_top,
    refusal_of_replace,
    replacing_any,
    turnings_instead,
)
from undertow.games.fantazja.state import (
    CASTLE,
    MAGIC,
    MILITARY,
    NO_LEVEL,
    PRODUCTION,
    RESIDENTIAL,
    count_of_type,
    counts_by_type,
    opponent,
    slot_of,
    token_of,
)

MOST_EXCHANGED: Final = 3
MOST_SHOWN: Final = 4
LEAST_FOR_TOKEN: Final = 2

# Among the counts by type.
_ONE_EACH: Final = 0b000001_000001_000001_000001_000001
_SPARE: Final = 0b100000_100000_100000_100000_100000


# Tokens


def check_tokens(state: FantazjaState, seat: i64) -> None:
    """P1, P2: at the end of the seat's turn; P6: a military token on the land is passed over."""
    held = state.held
    own = counts_by_type(state, seat)
    others = counts_by_type(state, opponent(seat))
    # All types at once: a count's spare bit, set before the subtraction, survives exactly if the difference is not negative.
    ahead = ((own | _SPARE) - others - _ONE_EACH) & _SPARE
    behind = ((others | _SPARE) - own - _ONE_EACH) & _SPARE
    taken = ahead & ((own | _SPARE) - LEAST_FOR_TOKEN * _ONE_EACH)
    if state.guardian != NONE:
        taken &= ~token_of(MILITARY)
    apart = ahead | behind
    held[TOKENS + seat] = (held[TOKENS + seat] & apart) | taken
    held[TOKENS + opponent(seat)] &= apart & ~taken


def return_guard(state: FantazjaState, seat: i64) -> None:
    """P6: the token returns at its owner's turn; without a majority it goes to the pool."""
    if state.guardian != seat:
        return
    if count_of_type(state, seat, MILITARY) > count_of_type(state, opponent(seat), MILITARY):
        state.held[TOKENS + seat] |= token_of(MILITARY)
    state.guard = NONE
    state.guardian = NONE


# Using a power


def refusal_of_use(state: FantazjaState, power: i64) -> i64:
    """T2, P3: a held token, one power a turn, and some effect."""
    if state.powered:
        return facts.POWER_USED
    if not state.held[TOKENS + state.seat] & token_of(power):
        return facts.TOKEN_NOT_HELD
    return refusal_of_effect(state, state.seat, power)


def refusal_of_effect(state: FantazjaState, seat: i64, power: i64) -> i64:
    """T2: what a power needs to do anything."""
    held = state.held
    if power == RESIDENTIAL and held[HAND + seat] == 0:
        return facts.HAND_EMPTY
    if power <= PRODUCTION:
        return ALLOWED if held[DISCARD + seat] else facts.DISCARD_EMPTY
    if power == MILITARY:
        return ALLOWED if state.buildings > 1 else facts.LAND_EMPTY
    if power == MAGIC:
        return ALLOWED if held[HAND + opponent(seat)] else facts.OPPONENT_HAND_EMPTY
    return ALLOWED if can_replace(state, seat) else facts.NOTHING_TO_REPLACE


def usable(state: FantazjaState) -> i64:
    """The powers, as bits, that the seat to act may use now."""
    if state.powered:
        return 0
    seat = state.seat
    left = state.held[TOKENS + seat]
    found: i64 = 0
    power: i64 = 0
    while left:
        if left & token_of(0) and refusal_of_effect(state, seat, power) == ALLOWED:
            found |= bit(power)
        left >>= 6
        power += 1
    return found


def use(state: FantazjaState, power: i64) -> None:
    """Begin the steps of a power."""
    state.power = power
    if power == RESIDENTIAL:
        state.step = GIVE
    elif power == PRODUCTION:
        state.step = TAKE
    elif power == MILITARY:
        state.step = PLACE
    elif power == MAGIC:
        state.step = SHOW
    else:
        state.step = SWAP


def finish_power(state: FantazjaState) -> None:
    """P3: no other power in this turn."""
    state.powered = 1
    state.power = NONE
    state.tile = NONE
    state.cell = NONE
    state.turning = NONE
    state.given = 0
    state.taken = 0
    state.step = MAIN


# P4: residential, and the step it shares with P5: production


def refusal_of_give(state: FantazjaState, slot: i64) -> i64:
    """P4: a hand tile that was not taken up in this exchange."""
    if not state.printed[ALL_TILES] & bit(slot):
        return facts.TILE_NOT_IN_BOX
    if state.taken & bit(slot):
        return facts.JUST_TAKEN_UP
    return ALLOWED if state.held[HAND + state.seat] & bit(slot) else facts.TILE_NOT_IN_HAND


def give(state: FantazjaState, slot: i64) -> None:
    """P4: face up to the own discard pile."""
    seat = state.seat
    held = state.held
    held[HAND + seat] &= ~bit(slot)
    held[DISCARD + seat] |= bit(slot)
    state.given |= bit(slot)
    see_leave(state, seat, slot)
    state.step = TAKE


def refusal_of_take_up(state: FantazjaState, slot: i64) -> i64:
    """P4, P5: a tile of the own discard pile; P4: not one just put down."""
    if not state.printed[ALL_TILES] & bit(slot):
        return facts.TILE_NOT_IN_BOX
    if state.given & bit(slot):
        return facts.JUST_PUT_DOWN
    return ALLOWED if state.held[DISCARD + state.seat] & bit(slot) else facts.TILE_NOT_DISCARDED


def take_up(state: FantazjaState, slot: i64) -> None:
    """P4: to the hand; P5: face down to the imagination points. Everybody has seen which tile it is."""
    seat = state.seat
    state.held[DISCARD + seat] &= ~bit(slot)
    if state.power == PRODUCTION:
        state.held[IMAGINATION + seat] |= bit(slot)
        learn_as_imagination(state, seat, slot)
        finish_power(state)
        return
    state.held[HAND + seat] |= bit(slot)
    learn_in_hand(state, seat, bit(slot))
    state.taken |= bit(slot)
    nothing_left = not state.held[HAND + seat] & ~state.taken or not state.held[DISCARD + seat] & ~state.given
    if how_many(state.taken) == MOST_EXCHANGED or nothing_left:
        finish_power(state)
    else:
        state.step = GIVE


def refusal_of_enough(state: FantazjaState) -> i64:
    """P4: at least one tile must be exchanged."""
    return ALLOWED if state.taken else facts.NOT_EXCHANGED_YET


# P6: military


def refusal_of_guard(state: FantazjaState, cell: i64) -> i64:
    """P6: any building but the castle."""
    building = building_at(state, cell)
    if building == NONE:
        return facts.NO_BUILDING
    return facts.CASTLE_STAYS if building == CASTLE else ALLOWED


def put_guard(state: FantazjaState, cell: i64) -> None:
    """P6: nobody has the token until its owner's next turn."""
    state.guard = cell
    state.last = 4 * cell
    state.guardian = state.seat
    state.held[TOKENS + state.seat] &= ~token_of(MILITARY)
    finish_power(state)


# P7: magic


def refusal_of_show(state: FantazjaState, slot: i64) -> i64:
    """P7: any tile of the opponent's hand that is not shown yet."""
    left = state.held[HAND + opponent(state.seat)] & ~state.shown
    return ALLOWED if left & bit(slot) else facts.TILE_NOT_IN_HAND


def show(state: FantazjaState, slot: i64) -> None:
    """P7: show a tile drawn at random from the opponent's hand; the owner sees which."""
    owner = opponent(state.seat)
    state.shown |= bit(slot)
    learn_privately(state, owner, bit(slot), BY_OPPONENT)
    if how_many(state.shown) == min(MOST_SHOWN, how_many(state.held[HAND + owner])):
        state.step = BURY


def refusal_of_bury(state: FantazjaState, slot: i64) -> i64:
    """P7: one of the tiles drawn."""
    if state.buried == slot:
        return facts.ALREADY_BURIED
    return ALLOWED if state.shown & bit(slot) else facts.NOT_SHOWN


def bury(state: FantazjaState, slot: i64) -> None:
    """P7: the first tile waits for the second, so the owner does not learn the order."""
    if state.buried == NONE and how_many(state.shown) > 1:
        state.buried = slot
        return
    put_under(state, slot)


def put_under(state: FantazjaState, last: i64) -> None:
    """P7: the tiles chosen go under the draw pile, the last one lowest; the rest go back to the hand."""
    owner = opponent(state.seat)
    if state.buried != NONE:
        if last != NONE:
            state.held[PAIRS + owner] |= bit(state.held[BOTTOM_LENGTH + owner])
        move_under(state, owner, state.buried)
    if last != NONE:
        move_under(state, owner, last)
    if state.buried != NONE or last != NONE:
        forget_hand(state, owner)
    state.shown = 0
    state.buried = NONE
    finish_power(state)


def move_under(state: FantazjaState, owner: i64, slot: i64) -> None:
    """From the hand to the lowest place of the draw pile."""
    state.held[HAND + owner] &= ~bit(slot)
    state.held[BOTTOM + owner * MOST_AT_BOTTOM + state.held[BOTTOM_LENGTH + owner]] = slot
    state.held[BOTTOM_LENGTH + owner] += 1
    state.held[record_of(BY_OPPONENT, owner) + KNOWN_IN_HAND] &= ~bit(slot)


# P8: special


def refusal_of_swap(state: FantazjaState, slot: i64) -> i64:
    """P8: a hand tile, not special, that can replace a building."""
    if not state.printed[ALL_TILES] & bit(slot):
        return facts.TILE_NOT_IN_BOX
    if not state.held[HAND + state.seat] & bit(slot):
        return facts.TILE_NOT_IN_HAND
    if state.printed[LEVEL + slot] == NO_LEVEL:
        return facts.SPECIAL_NOT_REPLACED
    return ALLOWED if replacing_any(state, state.seat) & bit(slot) else facts.NOTHING_TO_REPLACE


def swap(state: FantazjaState, slot: i64) -> None:
    """P8: the tile is shown; next the building."""
    state.tile = slot
    learn_in_hand(state, state.seat, bit(slot))
    state.step = PLACE


def refusal_of_swap_at(state: FantazjaState, cell: i64) -> i64:
    """P8: the building to replace."""
    return refusal_of_replace(state, state.seat, state.tile, building_at(state, cell))


def turnings_of_swap(state: FantazjaState, cell: i64) -> i64:
    """P8: the turnings that fit there, as bits."""
    return turnings_instead(state, state.tile, cell)


def replace(state: FantazjaState) -> None:
    """P8: the replaced tile returns to the hand, tiles below stay; then D1 is checked."""
    seat = state.seat
    building = building_at(state, state.cell)
    replaced = slot_of(state.land[TOP + building])
    slot = state.tile
    state.last = 4 * state.cell + state.turning
    state.held[HAND + seat] = (state.held[HAND + seat] & ~bit(slot)) | bit(replaced)
    see_leave(state, seat, slot)
    learn_in_hand(state, seat, bit(replaced))
    put_on_top(state, building, seat, slot, state.turning)
    discharge(state, building)
    finish_power(state)
