"""The rules of Fantazja in the order of the rulebook: set-up, the turn and its three actions, the end.

`declared.py` names the steps and the functions of each kind of action. The land with Dark Energy is in `land.py`, the
building powers are in `powers.py`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many, lowest
from undertow.games.fantazja import facts
from undertow.games.fantazja.dark_energy import discharge
from undertow.games.fantazja.facts import (
    ALL_TILES,
    ALLOWED,
    BONUS,
    BORDER_NEED,
    BOTTOM,
    BOTTOM_LENGTH,
    DISCARD,
    DRAW,
    FINISHED,
    FULL_HAND,
    HAND,
    IMAGINATION,
    LEVEL,
    MAIN,
    MOST_AT_BOTTOM,
    NONE,
    PAIRS,
    PAY,
    PILE,
    PLACE,
    SEATS,
    SIDES,
    TURN,
    FantazjaState,
    all_tiles,
    bonus_tokens_of,
    set_pile,
)
from undertow.games.fantazja.fits import OF_LEVEL, turnings_meeting, turnings_over
from undertow.games.fantazja.knowledge import BY_OPPONENT, learn_in_hand, learn_privately, lose_track, see_leave, see_paid
from undertow.games.fantazja.land import (
    attach,
    attachable,
    border_at,
    building_at,
    cover,
    coverable,
    extends_land,
    found_castle,
    is_own_level_2,
    refusal_of_attach,
    refusal_of_cover,
)
from undertow.games.fantazja.powers import (
    check_tokens,
    put_guard,
    refusal_of_guard,
    refusal_of_swap_at,
    replace,
    return_guard,
    turnings_of_swap,
    usable,
)
from undertow.games.fantazja.state import (
    FOR_END,
    FOR_SET_UP,
    FOR_START,
    LEVEL_1,
    LEVEL_3,
    MILITARY,
    SPECIAL,
    is_out_of_tiles,
    opponent,
    score,
)

# Set-up


def set_up(state: FantazjaState, first: i64) -> None:
    """S1: set up castle and piles; the lot decides who begins if `first` is NONE."""
    found_castle(state)
    state.bonus_left = bonus_tokens_of(state)
    for seat in range(SEATS):
        set_pile(state, seat, all_tiles(state))
    if first != NONE:
        begin_with(state, first)


def begin_with(state: FantazjaState, seat: i64) -> None:
    """S1: both players draw their hands."""
    state.first = seat
    draw_up(state, 0, FOR_SET_UP)


# Drawing tiles


def draw_up(state: FantazjaState, seat: i64, reason: i64) -> None:
    """T3: draw up to a full hand, as long as the pile lasts."""
    state.drawer = seat
    state.drawing = reason
    state.step = DRAW
    draw_on(state, seat, state.held)


def draw_on(state: FantazjaState, seat: i64, held: vec[i64]) -> None:
    """T3: draw another tile, or return to what the tiles were drawn for."""
    is_used_up = held[PILE + seat] == 0 and held[BOTTOM_LENGTH + seat] == 0
    if is_used_up or how_many(held[HAND + seat]) >= state.printed[FULL_HAND]:
        go_on_after_drawing(state)


def refusal_of_take_drawn(state: FantazjaState, slot: i64) -> i64:
    """Any tile of the unordered pile; P7: after that, the top tile of those put under it."""
    seat = state.drawer
    if state.held[PILE + seat]:
        return ALLOWED if state.held[PILE + seat] & bit(slot) else facts.TILE_NOT_IN_BOX
    return ALLOWED if state.held[BOTTOM + seat * MOST_AT_BOTTOM] == slot else facts.TILE_NOT_IN_BOX


def take_drawn(state: FantazjaState, slot: i64) -> None:
    """T3: one tile to the hand; P7: the player who put it under the pile knows it."""
    seat = state.drawer
    held = state.held
    held[HAND + seat] |= bit(slot)
    if held[PILE + seat]:
        held[PILE + seat] &= ~bit(slot)
    else:
        take_from_bottom(state, seat)
        learn_privately(state, seat, bit(slot), BY_OPPONENT)
    draw_on(state, seat, held)


def take_from_bottom(state: FantazjaState, seat: i64) -> None:
    """P7: the tiles put under the pile move up by one."""
    first = BOTTOM + seat * MOST_AT_BOTTOM
    length = state.held[BOTTOM_LENGTH + seat] - 1
    for place in range(length):
        state.held[first + place] = state.held[first + place + 1]
    state.held[first + length] = 0
    state.held[BOTTOM_LENGTH + seat] = length
    state.held[PAIRS + seat] >>= 1


def go_on_after_drawing(state: FantazjaState) -> None:
    """Return to what the tiles were drawn for."""
    if state.drawing == FOR_SET_UP:
        if state.drawer == 0:
            draw_up(state, 1, FOR_SET_UP)
        else:
            begin_turn(state, state.first)
    elif state.drawing == FOR_START:
        go_on(state)
    else:
        finish_turn(state)


# A turn


def begin_turn(state: FantazjaState, seat: i64) -> None:
    """P6: the military token returns; T1: an empty hand is filled first, or the action is skipped."""
    state.seat = seat
    state.turns += 1
    state.powered = 0
    state.acted = 0
    return_guard(state, seat)
    if state.held[HAND + seat]:
        state.skipped &= ~bit(seat)
        go_on(state)
        return
    if is_out_of_tiles(state, seat):
        state.acted = 1
    elif state.may_skip and not state.skipped & bit(seat):
        state.skipped |= bit(seat)
        state.acted = 1
        go_on(state)
        return
    state.skipped &= ~bit(seat)
    draw_up(state, seat, FOR_START)


def go_on(state: FantazjaState) -> None:
    """T1, T2: the action is due, or a power is possible after it; otherwise the turn ends."""
    state.step = MAIN
    state.usable = NONE
    if state.acted:
        state.usable = usable(state)
        if state.usable == 0:
            end_turn(state)


def refusal_of_end_turn(state: FantazjaState) -> i64:
    """T1: the action is not optional."""
    return ALLOWED if state.acted else facts.MUST_ACT


def end_turn(state: FantazjaState) -> None:
    """T3: the hand is filled up, then the tokens are checked."""
    draw_up(state, state.seat, FOR_END)


def finish_turn(state: FantazjaState) -> None:
    """T3, P1, P2: tokens, then the other player; E1: unless neither has a tile left."""
    seat = state.seat
    check_tokens(state, seat)
    if is_out_of_tiles(state, seat) and is_out_of_tiles(state, opponent(seat)):
        state.step = FINISHED
        state.seat = NONE
    else:
        begin_turn(state, opponent(seat))


def refusal_of_action_with(state: FantazjaState, slot: i64) -> i64:
    """T1: one action a turn, with a tile of the hand."""
    if not state.printed[ALL_TILES] & bit(slot):
        return facts.TILE_NOT_IN_BOX
    if state.acted:
        return facts.ACTION_DONE
    return ALLOWED if state.held[HAND + state.seat] & bit(slot) else facts.TILE_NOT_IN_HAND


# Building


def refusal_of_build(state: FantazjaState, slot: i64) -> i64:
    """T5, T7, T8: a tile that fits somewhere, and an imagination point for large buildings."""
    code = refusal_of_action_with(state, slot)
    if code != ALLOWED:
        return code
    seat = state.seat
    if state.printed[LEVEL + slot] != LEVEL_1 and state.held[IMAGINATION + seat] == 0:
        return facts.NO_IMAGINATION
    if extends_land(state, slot):
        return ALLOWED if attachable(state, seat) & bit(slot) else facts.NO_PLACE
    return ALLOWED if coverable(state, seat) & bit(slot) else facts.NO_BASE


def buildable(state: FantazjaState) -> i64:
    """T5, T7, T8: all hand tiles with which the seat may build."""
    seat = state.seat
    tiles = attachable(state, seat)
    if state.held[IMAGINATION + seat]:
        tiles |= coverable(state, seat)
    else:
        tiles &= state.fits[OF_LEVEL + LEVEL_1]
    return tiles & state.held[HAND + seat]


def build(state: FantazjaState, slot: i64) -> None:
    """The tile is shown; next the cell."""
    state.tile = slot
    learn_in_hand(state, state.seat, bit(slot))
    state.step = PLACE


def refusal_of_choose_cell(state: FantazjaState, cell: i64) -> i64:
    """T5, T7, T8, or the power that asks for a building."""
    if state.power == MILITARY:
        return refusal_of_guard(state, cell)
    if state.power == SPECIAL:
        return refusal_of_swap_at(state, cell)
    if extends_land(state, state.tile):
        return refusal_of_attach(state, state.seat, state.tile, cell)
    return refusal_of_cover(state, state.seat, state.tile, building_at(state, cell))


def turnings_at(state: FantazjaState, cell: i64) -> i64:
    """The turnings, as bits, in which the chosen tile may be laid there."""
    if state.power == SPECIAL:
        return turnings_of_swap(state, cell)
    if extends_land(state, state.tile):
        return turnings_meeting(state, state.tile, state.land[BORDER_NEED + border_at(state, cell)])
    return turnings_over(state, state.tile, state.land[SIDES + building_at(state, cell)])


def choose_cell(state: FantazjaState, cell: i64) -> None:
    """Ask for the turning if more than one fits."""
    if state.power == MILITARY:
        put_guard(state, cell)
        go_on(state)
        return
    state.cell = cell
    turnings = turnings_at(state, cell)
    if turnings & (turnings - 1):
        state.turnings = turnings
        state.step = TURN
    else:
        choose_turning(state, lowest(turnings))


def refusal_of_choose_turning(state: FantazjaState, turning: i64) -> i64:
    """T5, T7: a turning that fits; of those that look alike, the first."""
    return ALLOWED if state.turnings & bit(turning) else facts.WRONG_TURNING


def choose_turning(state: FantazjaState, turning: i64) -> None:
    """T7, T8: large buildings are paid for; if there are several points, ask which."""
    state.turning = turning
    if state.power == SPECIAL:
        replace(state)
        go_on(state)
        return
    if state.printed[LEVEL + state.tile] == LEVEL_1:
        lay(state)
        return
    points = state.held[IMAGINATION + state.seat]
    if points & (points - 1):
        state.step = PAY
    else:
        pay(state, lowest(points))


def refusal_of_pay(state: FantazjaState, slot: i64) -> i64:
    """T7: one of the own imagination points."""
    return ALLOWED if state.held[IMAGINATION + state.seat] & bit(slot) else facts.NOT_AN_IMAGINATION_POINT


def pay(state: FantazjaState, slot: i64) -> None:
    """T7: the point goes face up to the own discard pile."""
    seat = state.seat
    held = state.held
    held[IMAGINATION + seat] &= ~bit(slot)
    held[DISCARD + seat] |= bit(slot)
    see_paid(state, seat, slot)
    lay(state)


def lay(state: FantazjaState) -> None:
    """T5, T7, T8: the tile goes to the land; T9: the bonus comes first; D1: then Dark Energy is checked."""
    seat = state.seat
    slot = state.tile
    state.held[HAND + seat] &= ~bit(slot)
    state.last = 4 * state.cell + state.turning
    see_leave(state, seat, slot)
    if extends_land(state, slot):
        building = attach(state, seat, slot, state.cell, state.turning)
    else:
        building = building_at(state, state.cell)
        if state.printed[LEVEL + slot] == LEVEL_3 and is_own_level_2(state, seat, building) and state.bonus_left > 0:
            state.bonus_left -= 1
            state.held[BONUS + seat] += 1
        cover(state, seat, slot, building, state.turning)
    discharge(state, building)
    finish_action(state)


def finish_action(state: FantazjaState) -> None:
    """T1: one action a turn; T2: a power may follow."""
    state.acted = 1
    state.tile = NONE
    state.cell = NONE
    state.turning = NONE
    go_on(state)


# Imagination


def imagine(state: FantazjaState, slot: i64) -> None:
    """T6: a hand tile face down, worth one point."""
    seat = state.seat
    held = state.held
    hand_before = how_many(held[HAND + seat])
    held[HAND + seat] &= ~bit(slot)
    held[IMAGINATION + seat] |= bit(slot)
    lose_track(state, seat, hand_before)
    finish_action(state)


def resume(state: FantazjaState) -> None:
    """T2: the turn goes on after the last step of a power."""
    if state.step == MAIN:
        go_on(state)


# End


def winners(state: FantazjaState) -> list[int]:
    """E2: the higher score, then more imagination points left; still equal, both."""
    if state.step != FINISHED:
        return []
    lead = score(state, 0) - score(state, 1)
    if lead == 0:
        lead = how_many(state.held[IMAGINATION]) - how_many(state.held[IMAGINATION + 1])
    if lead == 0:
        return [0, 1]
    return [0] if lead > 0 else [1]
