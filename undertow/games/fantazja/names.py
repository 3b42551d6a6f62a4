"""The names of the tiles of a box. More tiles of a kind than slots are named for it use the slots that a box leaves free."""

from string import ascii_lowercase

from undertow.engine.bits import members
from undertow.games.fantazja import facts
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.declared import BUILDINGS, DECLARED, KINDS, LEVELS, TILE_NAMES

_SLOT_NAMED = {name: slot for slot, name in enumerate(TILE_NAMES)}


def tile_name(state: Fantazja, slot: int) -> str:
    """The name of the tile in a slot of the state's box."""
    kind = _kind(state, slot)
    if kind == KINDS[slot] or not facts.all_tiles(state) >> slot & 1:
        return TILE_NAMES[slot]
    alike = [other for other in members(facts.all_tiles(state)) if other < slot and _is_spare(state, other, kind)]
    letter = ascii_lowercase[KINDS.count(kind) + len(alike)]
    building, level = kind
    return f"{BUILDINGS[building]} {LEVELS[level - 1]} {letter}" if level else f"special {letter}"


def _kind(state: Fantazja, slot: int) -> tuple[int, int]:
    """The type and level of the tile in a slot."""
    return facts.type_of(state, slot), facts.level_of(state, slot)


def _is_spare(state: Fantazja, slot: int, kind: tuple[int, int]) -> bool:
    """Whether a tile of this kind uses a slot that is named for another."""
    return _kind(state, slot) == kind != KINDS[slot]


def action_text(state: Fantazja, action: int) -> str:
    """The text of an action with the name of its tile in the state's box."""
    text = DECLARED.texts[action]
    verb, _, name = text.partition(" ")
    slot = _SLOT_NAMED.get(name)
    return text if slot is None else f"{verb} {tile_name(state, slot)}"


def words_of(name: str) -> dict[str, str | int]:
    """A tile's name for messages: building, level, letter."""
    building, *rest = name.split()
    level = rest[0] if len(rest) > 1 else ""
    named = "windmill" if building == "mill" and level == "III" else building
    return {"building": named, "level": level, "letter": rest[-1] if rest else ""}


def tile_words(state: Fantazja, slot: int) -> dict[str, str | int]:
    """The name of the tile in a slot, for messages."""
    return words_of(tile_name(state, slot))
