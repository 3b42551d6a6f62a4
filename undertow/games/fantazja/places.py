"""Where a tile fits, and why it does not fit elsewhere: for views, previews and refusals."""

from typing import cast

from undertow.engine.bits import members
from undertow.games.fantazja import facts, land
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.box import ELEMENT_NAMES, SIDES
from undertow.games.fantazja.declared import DECLARED, LEVELS, TURNINGS, TYPES, cell_name
from undertow.games.fantazja.fits import field, turnings_meeting, turnings_over
from undertow.games.fantazja.names import tile_name
from undertow.games.fantazja.view_types import Fail, FailReason, Fit, Side, TileFacts


def sides_shown(sides: int) -> list[Side]:
    """Four sides, north first, as symbol and count."""
    fields = [field(sides, side) for side in range(4)]
    return [{"symbol": ELEMENT_NAMES[field >> 5], "count": field & 31} for field in fields]


def tile_facts(state: Fantazja, slot: int) -> TileFacts:
    """What is printed on a tile, turned as in the list of components."""
    level = facts.level_of(state, slot)
    return {
        "tile": tile_name(state, slot),
        "type": TYPES[facts.type_of(state, slot)],
        "level": LEVELS[level - 1] if level else None,
        "points": facts.points_of(state, slot),
        "dark": bool(facts.dark_of(state, slot)),
        "sides": sides_shown(facts.sides_turned(state, slot, 0)),
    }


def fits(state: Fantazja, seat: int, slot: int, *, swapping: bool = False) -> list[Fit]:
    """The cells where a tile of the seat may be laid now, with the turnings that fit."""
    found = []
    if swapping:
        for building in range(1, state.buildings):
            if land.refusal_of_replace(state, seat, slot, building) == facts.ALLOWED:
                cell = facts.cell_of(state, building)
                found.append((cell, land.turnings_instead(state, slot, cell)))
    elif land.extends_land(state, slot):
        for index in range(state.borders):
            cell = facts.border_cell_of(state, index)
            turnings = turnings_meeting(state, slot, facts.border_need_of(state, index))
            if turnings and not land.is_beside_guarded(state, seat, cell):
                found.append((cell, turnings))
    else:
        for building in range(1, state.buildings):
            if land.refusal_of_cover(state, seat, slot, building) == facts.ALLOWED:
                turnings = turnings_over(state, slot, facts.sides_of(state, building))
                found.append((facts.cell_of(state, building), turnings))
    return [
        {"cell": cell_name(cell), "turnings": [TURNINGS[turning] for turning in members(turnings)]}
        for cell, turnings in sorted(found)
    ]


def fails(state: Fantazja, seat: int, slot: int) -> list[Fail]:
    """The other cells to consider, each with the reason why the tile does not fit."""
    if not land.extends_land(state, slot):
        return _failing_bases(state, seat, slot)
    found: list[Fail] = []
    for index in sorted(range(state.borders), key=lambda border: facts.border_cell_of(state, border)):
        cell, need = facts.border_cell_of(state, index), facts.border_need_of(state, index)
        if land.is_beside_guarded(state, seat, cell):
            found.append(_fail(cell, "guarded", facts.BESIDE_GUARDED))
        elif not turnings_meeting(state, slot, need):
            wrong = misfit(state, slot, need)
            fail = (
                _fail(cell, "symbol", facts.WRONG_SYMBOL)
                if wrong["reason"] == "symbol"
                else _fail(cell, "count", facts.WRONG_COUNT)
            )
            found.append(cast(Fail, {**fail, **wrong}))
    return found


def _fail(cell: int, reason: FailReason, code: int) -> Fail:
    """Why a tile does not fit a cell, with the message and the rule of a refused action."""
    refusal = DECLARED.refusal(code, facts.MAIN, {})
    assert refusal is not None
    return {"cell": cell_name(cell), "reason": reason, "message": refusal.id, "rule": refusal.rule}


def _failing_bases(state: Fantazja, seat: int, slot: int) -> list[Fail]:
    """Buildings on which a large tile may not be put."""
    reasons: dict[int, FailReason] = {
        facts.OTHER_TYPE: "type",
        facts.OTHER_LEVEL: "level",
        facts.GUARDED: "guarded",
        facts.WRONG_SYMBOLS_BELOW: "symbol",
    }
    found = []
    for building in range(1, state.buildings):
        code = land.refusal_of_cover(state, seat, slot, building)
        if code in reasons:
            found.append((facts.cell_of(state, building), code))
    return [_fail(cell, reasons[code], code) for cell, code in sorted(found)]


def misfit(state: Fantazja, slot: int, need: int, *, counts: bool = True) -> dict[str, str | int]:
    """The side that does not fit in the best turning, and what the neighbour shows there."""
    best: tuple[int, int, int, int] | None = None
    for turning in range(4):
        sides = facts.sides_turned(state, slot, turning)
        wrong = [_mismatch(field(sides, side), field(need, side), counts) for side in range(4)]
        judged = (wrong.count(2), wrong.count(1), turning, next((side for side in range(4) if wrong[side]), facts.NONE))
        if best is None or judged[:2] < best[:2]:
            best = judged
    if best is None or best[3] == facts.NONE:
        return {}
    symbols, _, turning, side = best
    wanted = field(need, side)
    shown = field(facts.sides_turned(state, slot, turning), side)
    return {
        "reason": "symbol" if symbols else "count",
        "side": SIDES[side],
        "symbol": ELEMENT_NAMES[wanted >> 5],
        "count": wanted & 31,
        "own": shown & 31,
    }


def _mismatch(shown: int, wanted: int, counts: bool) -> int:
    """2 for the wrong symbol, 1 for too low a count, 0 if the side fits or touches nothing."""
    if not wanted:
        return 0
    if shown >> 5 != wanted >> 5:
        return 2
    return 1 if counts and shown < wanted else 0
