"""Log messages of Fantazja: the action, then its automatic consequences."""

from undertow.engine.bits import members
from undertow.engine.game import Message
from undertow.games.fantazja import facts
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.declared import DECLARED, TYPES, cell_name
from undertow.games.fantazja.names import tile_words
from undertow.games.fantazja.state import (
    MILITARY,
    ON_THE_LAND,
    SPECIAL,
    bottom_tiles,
    holder,
    is_out_of_tiles,
    owner,
    score,
    slot_of,
    under_of,
)


def label(state: Fantazja, action: int) -> Message:
    """The label of an action."""
    verb, slot = verb_of(action)
    return DECLARED.label(action) if slot == facts.NONE else Message(f"action-{verb}", tile_words(state, slot))


def verb_of(action: int) -> tuple[str, int]:
    """The verb of an action in message ids, and its tile if it has one."""
    general = DECLARED.label(action)
    return general.id.removeprefix("action-"), facts.ARGUMENT[action] if "tile" in general.args else facts.NONE


def knows_drawn(state: Fantazja, seat: int) -> bool:
    """Whether the seat knows the drawn tile: its own, or one that it put under the pile."""
    return seat == state.drawer or (seat == 1 - state.drawer and facts.pile_of(state, state.drawer) == 0)


def describe(state: Fantazja, action: int, seat: int) -> tuple[Message, ...]:
    """The seat's log messages for an action in this state and its consequences."""
    after = state.clone()
    after.apply(action)
    return (_headline(state, action, seat), *_consequences(state, action, after, seat))


def _headline(state: Fantazja, action: int, seat: int) -> Message:
    """The action itself, a secret tile left out."""
    verb, slot = verb_of(action)
    actor = state.drawer if state.step == facts.DRAW else state.seat
    if verb == "drawn-seat":
        return Message("log-first", DECLARED.label(action).args)
    if verb == "at":
        return _placed(state, cell_name(facts.ARGUMENT[action]))
    if slot == facts.NONE:
        return Message(f"log-{verb}", {"seat": actor, **DECLARED.label(action).args})
    secret = (
        (verb == "drawn" and not knows_drawn(state, seat))
        or (verb == "shown" and seat not in range(facts.SEATS))
        or (verb in ("bury", "imagine") and seat != actor)
    )
    if secret:
        return Message(f"log-{verb}-secret", {"seat": actor})
    return Message(f"log-{verb}", {"seat": actor, **tile_words(state, slot)})


def _placed(state: Fantazja, cell: str) -> Message:
    """Where a tile or the military token is put."""
    if state.power == MILITARY:
        return Message("log-guard", {"seat": state.seat, "cell": cell})
    kind = "log-replace" if state.power == SPECIAL else "log-place"
    return Message(kind, {"seat": state.seat, "cell": cell, **tile_words(state, state.tile)})


def _consequences(state: Fantazja, action: int, after: Fantazja, seat: int) -> list[Message]:
    """Automatic consequences: payment, bonus, Dark Energy, tiles under the pile, tokens, the next turn, the end."""
    told = _paid(state, action, after)
    for player in range(facts.SEATS):
        if facts.bonus_of(after, player) > facts.bonus_of(state, player):
            told.append(Message("log-bonus", {"seat": player}))
    told += _removed(state, after)
    told += _put_under(state, after, seat)
    told += _tokens(state, after)
    if after.step == facts.FINISHED:
        told.append(Message("log-end", {"points": score(after, 0), "others": score(after, 1)}))
    elif after.turns != state.turns:
        told += _next_turn(state, after)
    return told


def _next_turn(state: Fantazja, after: Fantazja) -> list[Message]:
    """Whose turn it is now; T1: that a seat has no tile for an action, or skips it."""
    skipped = after.turns - state.turns > 1
    told = [
        Message("log-out-of-tiles", {"seat": player})
        for player in range(facts.SEATS)
        if is_out_of_tiles(after, player) and (skipped or player == after.seat)
    ]
    told.append(Message("log-turn", {"seat": after.seat, "turn": after.turns}))
    skips = after.skipped & ~state.skipped & 1 << after.seat
    return [*told, Message("log-skips", {"seat": after.seat})] if skips else told


def _paid(state: Fantazja, action: int, after: Fantazja) -> list[Message]:
    """T7: the only imagination point, paid without being asked for."""
    if state.seat == facts.NONE or verb_of(action)[0] == "pay":
        return []
    gone = facts.imagination_of(state, state.seat) & ~facts.imagination_of(after, state.seat)
    return [Message("log-pay", {"seat": state.seat, **tile_words(state, slot)}) for slot in members(gone)]


def tiles_on_land(state: Fantazja) -> dict[int, str]:
    """Every tile on the land, covered ones too, with its cell; from north to south."""
    found = {}
    for building in sorted(range(1, state.buildings), key=lambda building: facts.cell_of(state, building)):
        tile, under = facts.top_of(state, building), under_of(state, building)
        while tile != facts.NONE:
            found[tile] = cell_name(facts.cell_of(state, building))
            tile, under = (under & 0x7F) - 1, under >> 7
    return found


def removed_tiles(state: Fantazja, after: Fantazja) -> list[tuple[int, str]]:
    """D1, D2: the tiles that an action removed from the land, with their cells."""
    if after.buildings > state.buildings or state.tile == facts.NONE:
        return []
    before, now = tiles_on_land(state), tiles_on_land(after)
    gone = [(tile, before[tile]) for tile in before if tile not in now]
    laid = state.seat * facts.SLOTS + state.tile
    is_laid = laid in now or facts.hand_of(after, state.seat) >> state.tile & 1
    if state.power == SPECIAL:
        gone = [(tile, cell) for tile, cell in gone if not facts.hand_of(after, owner(tile)) >> slot_of(tile) & 1]
    return gone if is_laid else [(laid, ""), *gone]


def _removed(state: Fantazja, after: Fantazja) -> list[Message]:
    """What Dark Energy took away."""
    gone = removed_tiles(state, after)
    if not gone:
        return []
    told = [Message("log-dark-energy", {"count": len(gone)})]
    return told + [Message("log-removed", {"seat": owner(tile), **tile_words(state, slot_of(tile))}) for tile, _ in gone]


def _put_under(state: Fantazja, after: Fantazja, seat: int) -> list[Message]:
    """P7: the tiles put under a draw pile; only their owner learns which."""
    told = []
    for player in range(facts.SEATS):
        count = facts.bottom_length_of(after, player) - facts.bottom_length_of(state, player)
        if count <= 0:
            continue
        told.append(Message("log-under", {"seat": player, "count": count}))
        if seat == player:
            new = bottom_tiles(after, player) & ~bottom_tiles(state, player)
            told += [Message("log-under-own", tile_words(state, slot)) for slot in members(new)]
    return told


def _tokens(state: Fantazja, after: Fantazja) -> list[Message]:
    """P1, P2, P6: tokens that have changed hands; the headline says where the military token was put."""
    told = []
    for kind, name in enumerate(TYPES):
        before, now = holder(state, kind), holder(after, kind)
        if before == now or now == ON_THE_LAND:
            continue
        if now == facts.NONE:
            told.append(Message("log-token-pool", {"type": name}))
        else:
            told.append(Message("log-token-back" if before == ON_THE_LAND else "log-token", {"seat": now, "type": name}))
    return told
