"""What no sensible player of Niagara does, and how far a seat is ahead. Bots use both; neither decides what is legal."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit, lowest
from undertow.engine.state import margin_of
from undertow.games.niagara.estimate import gem_worth, strength
from undertow.games.niagara.facts import (
    CANOES_EACH,
    CARGO,
    COLOURS,
    DEPOSIT,
    FALL,
    GO_TO,
    MOVE,
    NONE,
    PLACE,
    REPAIR,
    REPAIR_NOTHING,
    STEAL,
    STEAL_NOTHING,
    UNLOAD,
    NiagaraState,
)
from undertow.games.niagara.rules import LOADING_COST
from undertow.games.niagara.state import LEFT, LEFT_6, RIGHT_6, depth, distance, lost_canoes

_A_CLEAR_LEAD: Final = 4.0  # in gems and canoes
_ALL_SPACES: Final = 0x1FF  # the nine actions from GO_TO on


def margin(state: NiagaraState, seat: i64) -> float:
    """How far the seat's gems and canoes are ahead of the best rival's."""
    best = -100.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, strength(state, other, seat))
    return margin_of(strength(state, seat, seat) - best, _A_CLEAR_LEAD)


def sensible_mask(state: NiagaraState, mask: i64) -> i64:
    """The legal actions without deliberate falls, gems given away or left, and the worse branch."""
    if state.step == REPAIR and lost_canoes(state, state.seat) == CANOES_EACH:
        kept = mask & ~bit(REPAIR_NOTHING)
        return kept if kept else mask
    kept = without_fed_branch(state, mask & ~bit(FALL))
    if state.step == STEAL and mask & ~bit(STEAL_NOTHING):
        kept &= ~bit(STEAL_NOTHING)
    if state.canoe != NONE and state.canoes[CARGO + state.canoe] != NONE:
        if not exchange_pays(state, state.canoes[PLACE + state.canoe], state.points):
            kept &= ~bit(UNLOAD)
        if state.step == MOVE:
            kept = without_giving_away(state, kept)
    return kept if kept else mask


def without_fed_branch(state: NiagaraState, mask: i64) -> i64:
    """R3: the actions without the branch that gets the next disc, if both are open."""
    for near in range(2):
        left = bit(GO_TO + LEFT_6 - 1 + near)
        right = bit(GO_TO + RIGHT_6 - 1 + near)
        if mask & left and mask & right:
            mask &= ~(left if state.branch == LEFT else right)
    return mask


def without_giving_away(state: NiagaraState, mask: i64) -> i64:
    """The actions without moves that keep points only to give the gem away."""
    spaces = (mask >> GO_TO) & _ALL_SPACES
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        goal = space + 1
        kept = state.points - distance(state.canoes[PLACE + state.canoe], goal)
        if kept > 0 and not exchange_pays(state, goal, kept):
            mask &= ~bit(GO_TO + space)
    return mask


def exchange_pays(state: NiagaraState, place: i64, points: i64) -> bool:
    """G3: whether the gem aboard can be exchanged at a place for one that is worth more to the seat."""
    at = state.deposit_at[depth(place)]
    if points < 2 * LOADING_COST or at == NONE:
        return False
    worth = gem_worth(state, state.seat, state.canoes[CARGO + state.canoe])
    for colour in range(COLOURS):
        if state.gems[DEPOSIT + at * COLOURS + colour] > 0 and gem_worth(state, state.seat, colour) > worth:
            return True
    return False
