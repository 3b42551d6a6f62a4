"""Views of Fantazja. Hands, draw piles and the faces of imagination points are secret."""

from dataclasses import replace

from undertow.engine.bits import how_many, members
from undertow.engine.game import Refusal
from undertow.engine.state import SPECTATOR
from undertow.games.fantazja import dispatch, facts, land, log_text, places
from undertow.games.fantazja import preview as previews
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.box import FACTIONS
from undertow.games.fantazja.declared import DECLARED, LEVELS, TURNINGS, TYPES, cell_name, steps_of
from undertow.games.fantazja.knowledge import AS_IMAGINATION, BY_OPPONENT, BY_WATCHER, IN_HAND, OUT_OF_PILE
from undertow.games.fantazja.names import action_text, tile_name, tile_words
from undertow.games.fantazja.powers import LEAST_FOR_TOKEN
from undertow.games.fantazja.state import (
    CASTLE,
    ON_THE_LAND,
    bottom_tiles,
    count_of_type,
    holder,
    owner,
    pile_size,
    score,
    slot_of,
    turning_of,
    under_of,
)
from undertow.games.fantazja.view_types import (
    Border,
    Building,
    Guard,
    Own,
    Pending,
    Player,
    Prospect,
    TileBelow,
    TypeFacts,
    View,
)

describe = log_text.describe
label = log_text.label
preview = previews.preview


def view(state: Fantazja, seat: int) -> View:
    """Everything that the seat, or a spectator, may know."""
    return {
        "step": DECLARED.steps[state.step].name,
        "turn": state.turn(),
        "choosers": list(state.choosers_vec()),
        "first": state.first,
        "turns": state.turns,
        "mover": state.seat,
        "drawer": state.drawer if state.step == facts.DRAW else facts.NONE,
        "acted": bool(state.acted),
        "power_used": bool(state.powered),
        "castle": {"cell": "castle", "sides": places.sides_shown(facts.sides_of(state, CASTLE))},
        "buildings": _buildings(state),
        "borders": _borders(state),
        "guard": _guard(state),
        "last": None
        if state.last == facts.NONE
        else {"cell": cell_name(state.last // 4), "turning": TURNINGS[state.last % 4]},
        "types": {name: _type(state, kind) for kind, name in enumerate(TYPES)},
        "players": [_player(state, player, seat) for player in range(facts.SEATS)],
        "own": None if seat == SPECTATOR else _own(state, seat),
        "pending": _pending(state, seat),
        "tiles": {tile_name(state, slot): places.tile_facts(state, slot) for slot in members(facts.all_tiles(state))},
        "bonus_left": state.bonus_left,
        "tiles_left": sum(
            how_many(facts.hand_of(state, player)) + pile_size(state, player) for player in range(facts.SEATS)
        ),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def _names(state: Fantazja, tiles: int) -> list[str]:
    """The tiles of a set."""
    return [tile_name(state, slot) for slot in members(tiles)]


def hidden_tiles(state: Fantazja, seat: int) -> int:
    """The seat's tiles that are neither on the land nor discarded: public knowledge."""
    return (
        facts.hand_of(state, seat)
        | facts.pile_of(state, seat)
        | facts.imagination_of(state, seat)
        | bottom_tiles(state, seat)
    )


def _buildings(state: Fantazja) -> list[Building]:
    """All buildings but the castle, row by row: everything about them is open."""
    order = sorted(range(1, state.buildings), key=lambda building: facts.cell_of(state, building))
    return [_building(state, building) for building in order]


def _building(state: Fantazja, building: int) -> Building:
    """One building with all its tiles, and who could still put a large tile on it."""
    cell, top = facts.cell_of(state, building), facts.top_of(state, building)
    east, north = steps_of(cell)
    below: list[TileBelow] = []
    under = under_of(state, building)
    while under:
        tile = (under & 0x7F) - 1
        below.append({"seat": owner(tile), "tile": tile_name(state, slot_of(tile))})
        under >>= 7
    return {
        "id": f"cell-{cell_name(cell).replace(' ', '-')}",
        "cell": cell_name(cell),
        "east": east,
        "north": north,
        "seat": owner(top),
        **places.tile_facts(state, slot_of(top)),
        "sides": places.sides_shown(facts.sides_of(state, building)),
        "turning": TURNINGS[turning_of(state, building)],
        "under": below,
        "guarded": state.guard == cell,
        "coverable_by": [seat for seat in range(facts.SEATS) if _has_next_level(state, seat, slot_of(top))],
    }


def _has_next_level(state: Fantazja, seat: int, slot: int) -> bool:
    """Whether the seat still has a tile to put on this one, wherever it may be."""
    kind, level = facts.type_of(state, slot), facts.level_of(state, slot)
    return level > 0 and any(
        facts.type_of(state, other) == kind and facts.level_of(state, other) == level + 1
        for other in members(hidden_tiles(state, seat))
    )


def _borders(state: Fantazja) -> list[Border]:
    """The empty cells beside buildings: what a tile must show there, and which seats are barred."""
    found: list[Border] = []
    for index in sorted(range(state.borders), key=lambda border: facts.border_cell_of(state, border)):
        cell, need = facts.border_cell_of(state, index), facts.border_need_of(state, index)
        east, north = steps_of(cell)
        asked = [shown if shown["count"] else None for shown in places.sides_shown(need)]
        barred = [seat for seat in range(facts.SEATS) if land.is_beside_guarded(state, seat, cell)]
        name = cell_name(cell)
        found.append(
            {
                "id": f"cell-{name.replace(' ', '-')}",
                "cell": name,
                "east": east,
                "north": north,
                "need": asked,
                "barred": barred,
            }
        )
    return found


def _guard(state: Fantazja) -> Guard | None:
    """The military token while nobody has it: where it lies and who put it there."""
    if state.guardian == facts.NONE:
        return None
    return {"seat": state.guardian, "cell": None if state.guard == facts.NONE else cell_name(state.guard)}


def _type(state: Fantazja, kind: int) -> TypeFacts:
    """A type's buildings and token, what each seat lacks to take it, and changes at turn end."""
    numbers = [int(count_of_type(state, seat, kind)) for seat in range(facts.SEATS)]
    now = holder(state, kind)
    after = previews.holders_at_turn_end(state)[kind] if state.seat != facts.NONE else now
    return {
        "counts": numbers,
        "holder": now if now in range(facts.SEATS) else None,
        "on_the_land": now == ON_THE_LAND,
        "missing_to_take": [
            0 if now == seat else max(LEAST_FOR_TOKEN, numbers[1 - seat] + 1) - numbers[seat] for seat in range(facts.SEATS)
        ],
        "missing_to_free": abs(numbers[0] - numbers[1]) if now in range(facts.SEATS) else None,
        "changes": after != now,
        "holder_after": after if after in range(facts.SEATS) else None,
    }


def _player(state: Fantazja, player: int, viewer: int) -> Player:
    """What the viewer knows of a player, beyond its own secrets."""
    knower = BY_WATCHER if viewer == SPECTATOR else BY_OPPONENT
    return {
        "faction": FACTIONS[player],
        "score": score(state, player),
        "bonus": facts.bonus_of(state, player),
        "hand": how_many(facts.hand_of(state, player)),
        "pile": pile_size(state, player),
        "put_under": facts.bottom_length_of(state, player),
        "imagination": how_many(facts.imagination_of(state, player)),
        "discard": _names(state, facts.discard_of(state, player)),
        "unseen": _names(state, hidden_tiles(state, player)),
        # For the viewer's own tiles: what the opponent knows.
        "known_in_hand": _names(state, facts.known_of(state, knower, player, IN_HAND)),
        "known_as_imagination": _names(state, facts.known_of(state, knower, player, AS_IMAGINATION)),
        "known_out_of_pile": _names(state, facts.known_of(state, knower, player, OUT_OF_PILE)),
    }


def _own(state: Fantazja, seat: int) -> Own:
    """A seat's own secrets, and the order of the tiles it put under the opponent's pile."""
    return {
        "seat": seat,
        "hand": [
            {
                "id": tile_id(state, seat, slot),
                **places.tile_facts(state, slot),
                "fits": previews.prospects(state, seat, slot),
                "fails": places.fails(state, seat, slot),
            }
            for slot in members(facts.hand_of(state, seat))
        ],
        "imagination": _names(state, facts.imagination_of(state, seat)),
        "pile": _names(state, facts.pile_of(state, seat)),
        "put_under": _names(state, bottom_tiles(state, seat)),
        "put_under_opponent": [
            tile_name(state, facts.bottom_of(state, 1 - seat, place))
            for place in range(facts.bottom_length_of(state, 1 - seat))
        ],
    }


def tile_id(state: Fantazja, seat: int, slot: int) -> str:
    """The stable id of a tile as a piece."""
    return f"tile-{seat}-{tile_name(state, slot).replace(' ', '-')}"


def _pending(state: Fantazja, seat: int) -> Pending | None:
    """The action or power in the middle of its steps."""
    if state.tile == facts.NONE and state.power == facts.NONE:
        return None
    knows = seat != SPECTATOR
    return {
        "power": None if state.power == facts.NONE else TYPES[state.power],
        "tile": None if state.tile == facts.NONE else places.tile_facts(state, state.tile),
        "cell": None if state.cell == facts.NONE else cell_name(state.cell),
        "fits": _pending_fits(state, seat),
        "given": _names(state, state.given),
        "taken": _names(state, state.taken),
        "shown": _names(state, state.shown) if knows else None,
        "shown_count": how_many(state.shown),
        "buried": tile_name(state, state.buried) if state.buried != facts.NONE and seat == state.seat else None,
        "buried_count": int(state.buried != facts.NONE),
    }


def _pending_fits(state: Fantazja, seat: int) -> list[Prospect]:
    """For the seat that lays a tile: where it fits, and the results."""
    if seat != state.seat or state.tile == facts.NONE:
        return []
    return previews.prospects(state, seat, state.tile, swapping=state.power != facts.NONE)


def spots(state: Fantazja, seat: int) -> dict[str, tuple[str, ...]]:
    """For each action that the seat may take now, the board elements to click for it, one after the other."""
    if seat == SPECTATOR:
        return {}
    return {
        action_text(state, action): _spot(state, seat, facts.KIND[action], facts.ARGUMENT[action])
        for action in state.legal_for_vec(seat)
    }


def _spot(state: Fantazja, seat: int, kind: int, argument: int) -> tuple[str, ...]:
    """The elements of one legal action."""
    if kind == facts.BUILD:
        return (tile_id(state, seat, argument), "land")
    if kind == facts.IMAGINE:
        return (tile_id(state, seat, argument), f"imagination-{seat}")
    if kind in (facts.GIVE_UP, facts.TAKE_UP, facts.SWAP_IN, facts.PAY_WITH):
        return (tile_id(state, seat, argument),)
    if kind == facts.BURY_TILE:
        return (tile_id(state, 1 - seat, argument),)
    if kind == facts.USE:
        return (f"token-{TYPES[argument]}",)
    if kind == facts.AT:
        return (f"cell-{cell_name(argument).replace(' ', '-')}",)
    if kind == facts.TURN_BY:
        return (f"turn-{TURNINGS[argument]}",)
    return ("pass",)


def refusal_of(state: Fantazja, seat: int, action: int) -> Refusal | None:  # noqa: ARG001 - only one seat acts at a time
    """Why the seat to act may not take an action."""
    code = dispatch.refusal_of(state, action)
    if code == facts.NOT_IN_THIS_STEP:
        return DECLARED.refusal(code, state.step, {})
    if code not in (facts.WRONG_SYMBOL, facts.WRONG_COUNT):
        return DECLARED.refusal(code, state.step, _reason_words(state, action))
    swapping = state.power != facts.NONE
    need = land.need_at(state, facts.ARGUMENT[action])
    refusal = DECLARED.refusal(code, state.step, places.misfit(state, state.tile, need, counts=not swapping))
    return replace(refusal, rule="P8") if swapping and refusal else refusal


def _reason_words(state: Fantazja, action: int) -> dict[str, str | int]:
    """The arguments of reasons about a tile or its level."""
    words: dict[str, str | int] = {}
    if facts.KIND[action] in (facts.BUILD, facts.IMAGINE, facts.GIVE_UP, facts.TAKE_UP, facts.SWAP_IN, facts.BURY_TILE):
        words = tile_words(state, facts.ARGUMENT[action])
    if state.tile != facts.NONE and facts.level_of(state, state.tile) > 1:
        words["below"] = LEVELS[facts.level_of(state, state.tile) - 2]
        words["type"] = TYPES[facts.type_of(state, state.tile)]
    return words


def seen(state: Fantazja, action: int, seat: int) -> str:
    """The action's text as the seat sees it happen: with `?` for a tile that stays secret."""
    if state.step == facts.DRAW and not log_text.knows_drawn(state, seat):
        return "drawn ?"
    if state.step == facts.SHOW and seat == SPECTATOR:
        return "shown ?"
    if state.step == facts.BURY and seat != state.seat and action != facts.BURY_NOTHING:
        return "bury ?"
    if facts.KIND[action] == facts.IMAGINE and seat != state.seat:
        return "imagine ?"
    return action_text(state, action)


def census(state: Fantazja) -> dict[str, int]:
    """Every tile of both factions and all tokens, wherever they are."""
    counts = {f"{faction} {name}": 0 for faction in FACTIONS for name in _names(state, facts.all_tiles(state))}
    for seat in range(facts.SEATS):
        for tiles in (
            facts.hand_of(state, seat),
            facts.pile_of(state, seat),
            facts.imagination_of(state, seat),
            facts.discard_of(state, seat),
        ):
            for name in _names(state, tiles):
                counts[f"{FACTIONS[seat]} {name}"] += 1
        for place in range(facts.bottom_length_of(state, seat)):
            counts[f"{FACTIONS[seat]} {tile_name(state, facts.bottom_of(state, seat, place))}"] += 1
    for building in range(1, state.buildings):
        tile, under = facts.top_of(state, building), under_of(state, building)
        while tile != facts.NONE:
            counts[f"{FACTIONS[owner(tile)]} {tile_name(state, slot_of(tile))}"] += 1
            tile, under = (under & 0x7F) - 1, under >> 7
    counts["bonus tokens"] = state.bonus_left + sum(facts.bonus_of(state, seat) for seat in range(facts.SEATS))
    in_pool = sum(1 for kind in range(len(TYPES)) if holder(state, kind) == facts.NONE)
    on_the_land = 0 if state.guardian == facts.NONE else 1
    counts["power tokens"] = (
        in_pool + on_the_land + sum(how_many(facts.tokens_of(state, seat)) for seat in range(facts.SEATS))
    )
    return counts


def ending(state: Fantazja) -> str:
    """How a finished match ended."""
    if state.step != facts.FINISHED or score(state, 0) != score(state, 1):
        return "ended-points"
    return "ended-draw" if len(state.winners()) == facts.SEATS else "ended-imagination"
