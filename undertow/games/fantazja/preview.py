"""Previews of Fantazja: what an action would cost, bring and risk, from open facts only."""

from undertow.engine.bits import how_many
from undertow.engine.game import Message, Preview
from undertow.games.fantazja import facts, log_text, places
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.declared import TURNINGS, TYPES, cell_name, cell_named
from undertow.games.fantazja.names import tile_words
from undertow.games.fantazja.powers import check_tokens, replace
from undertow.games.fantazja.rules import lay
from undertow.games.fantazja.state import LEVEL_1, MILITARY, ON_THE_LAND, holder, is_out_of_tiles, owner, score, slot_of
from undertow.games.fantazja.view_types import Fit, Outcome, Prospect


def holders(state: Fantazja) -> list[int]:
    """P1, P6: who holds the token of each type."""
    return [holder(state, kind) for kind in range(len(TYPES))]


def holders_at_turn_end(state: Fantazja) -> list[int]:
    """P1, P2: the holder of each token if the turn ended now."""
    ended = state.clone()
    check_tokens(ended, state.seat)
    return holders(ended)


def prospects(state: Fantazja, seat: int, slot: int, *, swapping: bool = False) -> list[Prospect]:
    """The cells where a tile of the seat fits, each with its result, payment aside."""
    return [
        {**place, **_prospect(state, seat, slot, place, swapping)}
        for place in places.fits(state, seat, slot, swapping=swapping)
    ]


def _prospect(state: Fantazja, seat: int, slot: int, place: Fit, swapping: bool) -> Outcome:
    """T9, D1, D2, P1, P2: bonus, the cells that Dark Energy empties, both scores, tokens at the end of the turn."""
    after = state.clone()
    after.seat, after.tile, after.cell = seat, slot, cell_named(place["cell"])
    after.turning = TURNINGS.index(place["turnings"][0])
    (replace if swapping else lay)(after)
    now = holders_at_turn_end(after) if after.seat == seat else holders(after)
    return {
        "removes": sorted({*_cells(state), place["cell"]} - _cells(after)),
        "bonus": facts.bonus_of(after, seat) > facts.bonus_of(state, seat),
        "scores": [score(after, player) for player in range(facts.SEATS)],
        "tokens": [
            {"type": TYPES[kind], "holder": None if seat_now == facts.NONE else seat_now}
            for kind, seat_now in enumerate(now)
            if seat_now not in (holder(state, kind), ON_THE_LAND)
        ],
    }


def _cells(state: Fantazja) -> set[str]:
    """The cells of all buildings but the castle."""
    return {cell_name(facts.cell_of(state, building)) for building in range(1, state.buildings)}


def preview(state: Fantazja, seat: int, action: int) -> Preview:
    """What a legal action of the seat would cost and bring."""
    verb, slot = log_text.verb_of(action)
    if verb == "build":
        return _of_build(state, seat, slot)
    if verb == "imagine":
        return Preview(f"imagination-{seat}", brings=(Message("preview-imagination"),), warns=_last_tile(state, seat))
    if verb == "use":
        return Preview(brings=(Message(f"preview-use-{TYPES[facts.ARGUMENT[action]]}"),))
    if verb in ("at", "turn", "pay"):
        return _of_laying(state, seat, action)
    if verb == "end-turn":
        return Preview(brings=_token_changes(state, holders_at_turn_end(state)))
    if verb == "swap":
        return Preview(brings=(Message("preview-swap"),))
    if verb == "take":
        kind = "preview-take-imagination" if state.power == TYPES.index("production") else "preview-take"
        return Preview(brings=(Message(kind, tile_words(state, slot)),))
    if verb in ("give", "bury"):
        return Preview(costs=(Message(f"preview-{verb}", tile_words(state, slot)),))
    return Preview()


def _of_build(state: Fantazja, seat: int, slot: int) -> Preview:
    """The cells where a tile fits; large buildings cost a point."""
    fitting = places.fits(state, seat, slot)
    cells = ", ".join(str(place["cell"]) for place in fitting)
    costs = () if facts.level_of(state, slot) == LEVEL_1 else (Message("preview-pay"),)
    return Preview(
        "land", costs, (Message("preview-fits", {"count": len(fitting), "cells": cells}),), _last_tile(state, seat)
    )


def _last_tile(state: Fantazja, seat: int) -> tuple[Message, ...]:
    """A warning if the seat plays its last tile and the opponent has none left."""
    last = how_many(facts.hand_of(state, seat)) == 1 and is_out_of_tiles(_without_hand(state, seat), seat)
    return (Message("preview-may-end"),) if last and is_out_of_tiles(state, 1 - seat) else ()


def _without_hand(state: Fantazja, seat: int) -> Fantazja:
    """The state with the seat's hand played."""
    played = state.clone()
    facts.set_hand(played, seat, 0)
    return played


def _of_laying(state: Fantazja, seat: int, action: int) -> Preview:
    """Laying a tile: the bonus, losses to Dark Energy, both scores, tokens at the end of the turn."""
    verb, slot = log_text.verb_of(action)
    leads_to = f"cell-{cell_name(facts.ARGUMENT[action]).replace(' ', '-')}" if verb == "at" else ""
    if state.power == MILITARY:
        return Preview(leads_to, brings=(Message("preview-guard"),))
    costs = (Message("preview-pay-with", tile_words(state, slot)),) if verb == "pay" else ()
    after = state.clone()
    after.apply(action)
    if after.step == facts.TURN:
        return Preview(leads_to, costs, (Message("preview-choose-turning"),))
    while after.step == facts.PAY and after.tile != facts.NONE:
        after.apply(after.legal_vec()[0])
    return Preview(leads_to, costs, *_outcome(state, after, seat))


def _outcome(state: Fantazja, after: Fantazja, seat: int) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """The gains and losses of laying the tile."""
    brings = []
    if facts.bonus_of(after, seat) > facts.bonus_of(state, seat):
        brings.append(Message("preview-bonus"))
    brings.append(Message("preview-scores", {"own": score(after, seat), "others": score(after, 1 - seat)}))
    brings += _token_changes(state, holders_at_turn_end(after) if after.seat == seat else holders(after))
    warns = []
    for tile, _ in log_text.removed_tiles(state, after):
        warns.append(Message("preview-removed", {"seat": owner(tile), **tile_words(state, slot_of(tile))}))
    if after.step == facts.FINISHED:
        warns.append(Message("preview-may-end"))
    return tuple(brings), tuple(warns)


def _token_changes(state: Fantazja, after: list[int]) -> tuple[Message, ...]:
    """The tokens that would change hands at the end of the turn."""
    told = []
    for kind, now in enumerate(after):
        if now in (holder(state, kind), ON_THE_LAND):
            continue
        if now == facts.NONE:
            told.append(Message("preview-token-pool", {"type": TYPES[kind]}))
        else:
            told.append(Message("preview-token", {"seat": now, "type": TYPES[kind]}))
    return tuple(told)
