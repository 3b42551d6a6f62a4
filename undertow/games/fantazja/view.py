"""Who may know what in Fantazja: hands, draw piles and the faces of imagination points are secret."""

from undertow.engine.bits import how_many, members
from undertow.engine.game import Refusal, View
from undertow.engine.state import SPECTATOR
from undertow.games.fantazja import actions, land, log_text, places
from undertow.games.fantazja import preview as previews
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.box import FACTIONS, LEVELS, TILE_NAMES, TYPES
from undertow.games.fantazja.knowledge import AS_IMAGINATION, BY_OPPONENT, BY_WATCHER, IN_HAND, OUT_OF_PILE, record_of
from undertow.games.fantazja.names import TEXTS, TURNINGS, cell_name, steps_of
from undertow.games.fantazja.powers import LEAST_FOR_TOKEN
from undertow.games.fantazja.refusals import (
    NOT_IN_THIS_STEP,
    REASONS,
    STEP_REASONS,
    TILE_NOT_IN_BOX,
    WRONG_COUNT,
    WRONG_SYMBOL,
)
from undertow.games.fantazja.state import (
    ALL_TILES,
    BONUS,
    BORDER_CELL,
    BORDER_NEED,
    BOTTOM,
    BOTTOM_LENGTH,
    BURY,
    CASTLE,
    CELL,
    DISCARD,
    DRAW,
    FINISHED,
    HAND,
    IMAGINATION,
    LEVEL,
    MOST_AT_BOTTOM,
    NONE,
    ON_THE_LAND,
    PILE,
    SEATS,
    SHOW,
    SIDES,
    TOKENS,
    TOP,
    TURNING,
    TYPE,
    UNDER,
    bottom_tiles,
    count_of_type,
    holder,
    owner,
    pile_size,
    score,
    slot_of,
)

STEPS = (
    "lot",
    "draw",
    "main",
    "place",
    "turn",
    "pay",
    "give",
    "take",
    "swap",
    "show",
    "bury",
    "finished",
)

describe = log_text.describe
label = log_text.label
preview = previews.preview


def view(state: Fantazja, seat: int) -> View:
    """All that the seat, or a spectator, may know."""
    return {
        "step": STEPS[state.step],
        "turn": state.turn(),
        "choosers": list(state.choosers()),
        "first": state.first,
        "turns": state.turns,
        "mover": state.seat,
        "drawer": state.drawer if state.step == DRAW else NONE,
        "acted": bool(state.acted),
        "power_used": bool(state.powered),
        "castle": {"cell": "castle", "sides": places.sides_shown(state.land[SIDES + CASTLE])},
        "buildings": _buildings(state),
        "borders": _borders(state),
        "guard": _guard(state),
        "last": None if state.last == NONE else {"cell": cell_name(state.last // 4), "turning": TURNINGS[state.last % 4]},
        "types": {name: _type(state, kind) for kind, name in enumerate(TYPES)},
        "players": [_player(state, player, seat) for player in range(SEATS)],
        "own": None if seat == SPECTATOR else _own(state, seat),
        "pending": _pending(state, seat),
        "tiles": {TILE_NAMES[slot]: places.tile_facts(state, slot) for slot in members(state.printed[ALL_TILES])},
        "bonus_left": state.bonus_left,
        "tiles_left": sum(how_many(state.held[HAND + player]) + pile_size(state, player) for player in range(SEATS)),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def _names(tiles: int) -> list[str]:
    """The tiles of a set."""
    return [TILE_NAMES[slot] for slot in members(tiles)]


def hidden_tiles(state: Fantazja, seat: int) -> int:
    """The seat's tiles that lie neither on the land nor in its discard pile: everybody can work that out."""
    return state.held[HAND + seat] | state.held[PILE + seat] | state.held[IMAGINATION + seat] | bottom_tiles(state, seat)


def _buildings(state: Fantazja) -> list[View]:
    """All buildings but the castle, row by row: everything about them is open."""
    order = sorted(range(1, state.buildings), key=lambda building: state.land[CELL + building])
    return [_building(state, building) for building in order]


def _building(state: Fantazja, building: int) -> View:
    """One building with all its tiles, and who could still put a large tile on it."""
    cell, top = state.land[CELL + building], state.land[TOP + building]
    east, north = steps_of(cell)
    below = []
    under = state.land[UNDER + building]
    while under:
        tile = (under & 0x7F) - 1
        below.append({"seat": owner(tile), "tile": TILE_NAMES[slot_of(tile)]})
        under >>= 7
    return {
        "id": f"cell-{cell_name(cell).replace(' ', '-')}",
        "cell": cell_name(cell),
        "east": east,
        "north": north,
        "seat": owner(top),
        **places.tile_facts(state, slot_of(top)),
        "sides": places.sides_shown(state.land[SIDES + building]),
        "turning": TURNINGS[state.land[TURNING + building]],
        "under": below,
        "guarded": state.guard == cell,
        "coverable_by": [seat for seat in range(SEATS) if _has_next_level(state, seat, slot_of(top))],
    }


def _has_next_level(state: Fantazja, seat: int, slot: int) -> bool:
    """Whether the seat still has a tile to put on this one, wherever it may be."""
    kind, level = state.printed[TYPE + slot], state.printed[LEVEL + slot]
    return level > 0 and any(
        state.printed[TYPE + other] == kind and state.printed[LEVEL + other] == level + 1
        for other in members(hidden_tiles(state, seat))
    )


def _borders(state: Fantazja) -> list[View]:
    """The empty cells beside buildings: what a tile must show there, and whom the military token keeps off."""
    found = []
    for index in sorted(range(state.borders), key=lambda border: state.land[BORDER_CELL + border]):
        cell, need = state.land[BORDER_CELL + index], state.land[BORDER_NEED + index]
        east, north = steps_of(cell)
        asked = [shown if shown["count"] else None for shown in places.sides_shown(need)]
        barred = [seat for seat in range(SEATS) if land.is_beside_guarded(state, seat, cell)]
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


def _guard(state: Fantazja) -> View | None:
    """The military token while nobody has it: where it lies and who put it there."""
    if state.guardian == NONE:
        return None
    return {"seat": state.guardian, "cell": None if state.guard == NONE else cell_name(state.guard)}


def _type(state: Fantazja, kind: int) -> View:
    """Buildings of a type, the token, what each seat lacks to take it, and what the end of this turn changes."""
    numbers = [int(count_of_type(state, seat, kind)) for seat in range(SEATS)]
    now = holder(state, kind)
    after = previews.holders_at_turn_end(state)[kind] if state.seat != NONE else now
    return {
        "counts": numbers,
        "holder": now if now in range(SEATS) else None,
        "on_the_land": now == ON_THE_LAND,
        "missing_to_take": [
            0 if now == seat else max(LEAST_FOR_TOKEN, numbers[1 - seat] + 1) - numbers[seat] for seat in range(SEATS)
        ],
        "missing_to_free": abs(numbers[0] - numbers[1]) if now in range(SEATS) else None,
        "changes": after != now,
        "holder_after": after if after in range(SEATS) else None,
    }


def _player(state: Fantazja, player: int, viewer: int) -> View:
    """What the viewer knows of a player, beyond its own secrets."""
    record = record_of(BY_WATCHER if viewer == SPECTATOR else BY_OPPONENT, player)
    return {
        "faction": FACTIONS[player],
        "score": score(state, player),
        "bonus": state.held[BONUS + player],
        "hand": how_many(state.held[HAND + player]),
        "pile": pile_size(state, player),
        "put_under": state.held[BOTTOM_LENGTH + player],
        "imagination": how_many(state.held[IMAGINATION + player]),
        "discard": _names(state.held[DISCARD + player]),
        "unseen": _names(hidden_tiles(state, player)),
        # What others know: of the own tiles this is what the opponent knows.
        "known_in_hand": _names(state.held[record + IN_HAND]),
        "known_as_imagination": _names(state.held[record + AS_IMAGINATION]),
        "known_out_of_pile": _names(state.held[record + OUT_OF_PILE]),
    }


def _own(state: Fantazja, seat: int) -> View:
    """A seat's own secrets, and the order of what it has put under the opponent's pile."""
    first = BOTTOM + (1 - seat) * MOST_AT_BOTTOM
    return {
        "seat": seat,
        "hand": [
            {
                "id": tile_id(seat, slot),
                **places.tile_facts(state, slot),
                "fits": previews.prospects(state, seat, slot),
                "fails": places.fails(state, seat, slot),
            }
            for slot in members(state.held[HAND + seat])
        ],
        "imagination": _names(state.held[IMAGINATION + seat]),
        "pile": _names(state.held[PILE + seat]),
        "put_under": _names(bottom_tiles(state, seat)),
        "put_under_opponent": [
            TILE_NAMES[state.held[first + place]] for place in range(state.held[BOTTOM_LENGTH + 1 - seat])
        ],
    }


def tile_id(seat: int, slot: int) -> str:
    """The stable id of a tile as a piece."""
    return f"tile-{seat}-{TILE_NAMES[slot].replace(' ', '-')}"


def _pending(state: Fantazja, seat: int) -> View | None:
    """The action or power in the middle of its steps."""
    if state.tile == NONE and state.power == NONE:
        return None
    knows = seat != SPECTATOR
    return {
        "power": None if state.power == NONE else TYPES[state.power],
        "tile": None if state.tile == NONE else places.tile_facts(state, state.tile),
        "cell": None if state.cell == NONE else cell_name(state.cell),
        "fits": _pending_fits(state, seat),
        "given": _names(state.given),
        "taken": _names(state.taken),
        "shown": _names(state.shown) if knows else None,
        "shown_count": how_many(state.shown),
        "buried": TILE_NAMES[state.buried] if state.buried != NONE and seat == state.seat else None,
        "buried_count": int(state.buried != NONE),
    }


def _pending_fits(state: Fantazja, seat: int) -> list[View]:
    """For the seat that lays a tile: where it fits, and what would come of it."""
    if seat != state.seat or state.tile == NONE:
        return []
    return previews.prospects(state, seat, state.tile, swapping=state.power != NONE)


def spots(state: Fantazja, seat: int) -> dict[str, tuple[str, ...]]:
    """For each action that the seat may take now, the board elements to click for it, one after the other."""
    if seat == SPECTATOR:
        return {}
    return {TEXTS[action]: _spot(seat, action) for action in state.legal_for(seat)}


def _spot(seat: int, action: int) -> tuple[str, ...]:
    """The elements of one legal action."""
    if action < actions.IMAGINE:
        return (tile_id(seat, action - actions.BUILD), "land")
    if action < actions.USE:
        return (tile_id(seat, action - actions.IMAGINE), f"imagination-{seat}")
    if action < actions.GIVE_UP:
        return (f"token-{TYPES[action - actions.USE]}",)
    if action < actions.TAKE_UP:
        return (tile_id(seat, action - actions.GIVE_UP),)
    if action < actions.ENOUGH:
        return (tile_id(seat, action - actions.TAKE_UP),)
    if action in (actions.ENOUGH, actions.BURY_NOTHING, actions.END_TURN):
        return ("pass",)
    if action < actions.BURY_TILE:
        return (tile_id(seat, action - actions.SWAP_IN),)
    if action < actions.BURY_NOTHING:
        return (tile_id(1 - seat, action - actions.BURY_TILE),)
    if action < actions.TURN_BY:
        return (f"cell-{cell_name(land.cell_of(action - actions.AT)).replace(' ', '-')}",)
    if action < actions.PAY_WITH:
        return (f"turn-{TURNINGS[action - actions.TURN_BY]}",)
    return (tile_id(seat, action - actions.PAY_WITH),)


def refusal_of(state: Fantazja, seat: int, action: int) -> Refusal | None:  # noqa: ARG001 - only one seat acts at a time
    """The rule that keeps the seat to act from an action."""
    code = actions.bar(state, action)
    if code < NOT_IN_THIS_STEP:
        return None
    if code == NOT_IN_THIS_STEP:
        message, rule = STEP_REASONS[state.step]
        return Refusal(message, {}, rule)
    message, rule = REASONS[code - TILE_NOT_IN_BOX]
    if code in (WRONG_SYMBOL, WRONG_COUNT):
        cell = land.cell_of(action - actions.AT)
        swapping = state.power != NONE
        wrong = places.misfit(state, state.tile, land.need_at(state, cell), counts=not swapping)
        return Refusal(message, wrong, "P8" if swapping else rule)
    return Refusal(message, _reason_words(state, action), rule)


def _reason_words(state: Fantazja, action: int) -> dict[str, str | int]:
    """What the reasons about a tile or its level speak of."""
    words: dict[str, str | int] = {}
    for first in (actions.BUILD, actions.IMAGINE, actions.GIVE_UP, actions.TAKE_UP, actions.SWAP_IN, actions.BURY_TILE):
        if first <= action < first + len(TILE_NAMES):
            words = places.tile_words(action - first)
    if state.tile != NONE and state.printed[LEVEL + state.tile] > 1:
        words["below"] = LEVELS[state.printed[LEVEL + state.tile] - 2]
        words["type"] = TYPES[state.printed[TYPE + state.tile]]
    return words


def seen(state: Fantazja, action: int, seat: int) -> str:
    """The action's text as the seat sees it happen: with `?` for a tile that stays secret."""
    if state.step == DRAW and not log_text.knows_drawn(state, seat):
        return "drawn ?"
    if state.step == SHOW and seat == SPECTATOR:
        return "shown ?"
    if state.step == BURY and seat != state.seat and action != actions.BURY_NOTHING:
        return "bury ?"
    if actions.IMAGINE <= action < actions.USE and seat != state.seat:
        return "imagine ?"
    return TEXTS[action]


def census(state: Fantazja) -> dict[str, int]:
    """Every tile of both factions and all tokens, wherever they are."""
    counts = {f"{faction} {name}": 0 for faction in FACTIONS for name in _names(state.printed[ALL_TILES])}
    for seat in range(SEATS):
        for zone in (HAND, PILE, IMAGINATION, DISCARD):
            for name in _names(state.held[zone + seat]):
                counts[f"{FACTIONS[seat]} {name}"] += 1
        for place in range(state.held[BOTTOM_LENGTH + seat]):
            counts[f"{FACTIONS[seat]} {TILE_NAMES[state.held[BOTTOM + seat * MOST_AT_BOTTOM + place]]}"] += 1
    for building in range(1, state.buildings):
        tile, under = state.land[TOP + building], state.land[UNDER + building]
        while tile != NONE:
            counts[f"{FACTIONS[owner(tile)]} {TILE_NAMES[slot_of(tile)]}"] += 1
            tile, under = (under & 0x7F) - 1, under >> 7
    counts["bonus tokens"] = state.bonus_left + sum(state.held[BONUS + seat] for seat in range(SEATS))
    in_pool = sum(1 for kind in range(len(TYPES)) if holder(state, kind) == NONE)
    on_the_land = 0 if state.guardian == NONE else 1
    counts["power tokens"] = in_pool + on_the_land + sum(how_many(state.held[TOKENS + seat]) for seat in range(SEATS))
    return counts


def ending(state: Fantazja) -> str:
    """How a finished match ended."""
    if state.step != FINISHED or score(state, 0) != score(state, 1):
        return "ended-points"
    return "ended-draw" if len(state.winners()) == SEATS else "ended-imagination"
