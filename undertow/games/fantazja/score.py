"""The score helper for owners of the box: victory points of both factions, and who leads in each type of building."""

from collections.abc import Mapping
from typing import Any

from undertow.engine.game import Component, Game
from undertow.engine.language import Language
from undertow.engine.scorer import ScoreError, ScoreField, counted, number
from undertow.games.fantazja.box import BONUS_POINTS, BONUS_TOKENS, FACTIONS, MOST_POINTS, OTHERS, TILES_EACH
from undertow.games.fantazja.declared import LEVELS, SPECIALS, TYPES
from undertow.games.fantazja.powers import LEAST_FOR_TOKEN

SPECIAL = TYPES[-1]
FIELDS = (
    *(ScoreField(faction, f"score-{faction}") for faction in FACTIONS),
    *(ScoreField(f"{faction}-bonus", f"score-{faction}-bonus") for faction in FACTIONS),
    *(ScoreField(f"{faction}-imagination", f"score-{faction}-imagination") for faction in FACTIONS),
    ScoreField("points", "score-points"),
)
_LEVEL_NAMES = tuple(level.lower() for level in LEVELS)
# The kinds of buildings: "residential-i", …, "special".
NAMES = (*(f"{each}-{level}" for each in TYPES if each != SPECIAL for level in _LEVEL_NAMES), SPECIAL)


def best_score(told: Mapping[str, str], game: Game[Any]) -> Mapping[str, Any]:
    """E2, P1, P2: points, majorities and the winner; raises ScoreError for buildings that the box does not have."""
    blocks = {part.id: part for part in game.about()}
    tiles = {name: _tiles(blocks, name) for name in NAMES}
    own = counted(told.get("points", ""), dict.fromkeys((*_LEVEL_NAMES, SPECIAL), MOST_POINTS))
    points = {level: _usual(tiles, level) for level in (*_LEVEL_NAMES, SPECIAL)} | own
    is_told = all(blocks[each].grade != "C" for each in TYPES)
    most = {name: len(found) if is_told else TILES_EACH for name, found in tiles.items()}
    factions = [_faction(faction, told, points, most) for faction in FACTIONS]
    lead = factions[0]["total"] - factions[1]["total"]
    lead = lead or factions[0]["imagination"] - factions[1]["imagination"]
    return {
        "factions": factions,
        "points": points,
        "majorities": {name: _majority([each["types"][name] for each in factions]) for name in TYPES},
        "winner": FACTIONS[0] if lead > 0 else FACTIONS[1] if lead else "",
        "by_imagination": factions[0]["total"] == factions[1]["total"] and lead != 0,
        "reconstructed": not (own or is_told),
    }


def _tiles(blocks: Mapping[str, Component], name: str) -> list[Mapping[str, Any]]:
    """The tiles of a type and level in the box."""
    if name == SPECIAL:
        facts = blocks[SPECIAL].facts
        return [facts[key] for key in SPECIALS if key in facts] + list(facts.get(OTHERS, ()))
    block, _, level = name.rpartition("-")
    return list(blocks[block].facts.get(level.upper(), ()))


def _usual(tiles: Mapping[str, list[Mapping[str, Any]]], level: str) -> int:
    """What the first tile of a level in the box is worth."""
    found = (tile["points"] for name, listed in tiles.items() if name.rpartition("-")[2] == level for tile in listed)
    return int(next(found, 0))


def _faction(faction: str, told: Mapping[str, str], points: Mapping[str, int], most: Mapping[str, int]) -> dict[str, Any]:
    """The points of one faction by their sources."""
    shown = counted(told.get(faction, ""), most)
    imagination = number(told.get(f"{faction}-imagination", ""), 0, TILES_EACH)
    tiles = sum(shown.values()) + imagination
    if tiles > TILES_EACH:
        raise ScoreError("score-most", name=faction, most=TILES_EACH, found=tiles)
    buildings = sum(count * points[name.rpartition("-")[2]] for name, count in shown.items())
    bonus = number(told.get(f"{faction}-bonus", ""), 0, BONUS_TOKENS)
    return {
        "faction": faction,
        "buildings": buildings,
        "bonus": bonus * BONUS_POINTS,
        "total": buildings + bonus * BONUS_POINTS,
        "imagination": imagination,
        "types": {each: sum(count for name, count in shown.items() if name.startswith(each)) for each in TYPES},
    }


def _majority(counts: list[int]) -> dict[str, Any]:
    """P1, P2: what becomes of a type's token at the end of the leader's turn."""
    leader = "" if counts[0] == counts[1] else FACTIONS[counts.index(max(counts))]
    gains = leader if max(counts) >= LEAST_FOR_TOKEN else "stays"
    return {"counts": counts, "token": gains if leader else "pool"}


def sentences(score: Mapping[str, Any], words: Language) -> list[str]:
    """Both totals, the winner, the majorities, and how sure the points are."""
    lines = []
    for each in score["factions"]:
        lines.append(words.word("score-faction", faction=each["faction"], points=each["total"]))
        lines.append("  " + words.word("score-parts", buildings=each["buildings"], bonus=each["bonus"]))
    if score["winner"]:
        how = "score-winner-imagination" if score["by_imagination"] else "score-winner"
        lines.append(words.word(how, faction=score["winner"]))
    else:
        lines.append(words.word("score-draw"))
    for name, majority in score["majorities"].items():
        if any(majority["counts"]):
            own, others = majority["counts"]
            lines.append("  " + words.word("score-majority", type=name, token=majority["token"], own=own, others=others))
    levels = {level.lower(): score["points"][level.lower()] for level in LEVELS}
    told = {"one": levels["i"], "two": levels["ii"], "three": levels["iii"], "special": score["points"][SPECIAL]}
    return [*lines, words.word("score-reconstructed" if score["reconstructed"] else "score-own-points", **told)]
