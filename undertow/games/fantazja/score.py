"""The score helper for owners of the box: victory points of both factions, and who leads in each type of building."""

from collections.abc import Mapping
from typing import Any

from undertow.engine.components import OWN_SOURCE
from undertow.engine.game import Game
from undertow.engine.language import Language
from undertow.engine.scorer import ScoreField, counted, number
from undertow.games.fantazja.box import BONUS_POINTS, BONUS_TOKENS, FACTIONS, MOST_POINTS, TILES_EACH
from undertow.games.fantazja.declared import LEVELS, MOST_OF_LEVEL, SPECIALS, TYPES
from undertow.games.fantazja.powers import LEAST_FOR_TOKEN

SPECIAL = TYPES[-1]
FIELDS = (
    *(ScoreField(faction, f"score-{faction}") for faction in FACTIONS),
    *(ScoreField(f"{faction}-bonus", f"score-{faction}-bonus") for faction in FACTIONS),
    *(ScoreField(f"{faction}-imagination", f"score-{faction}-imagination") for faction in FACTIONS),
    ScoreField("points", "score-points"),
)
# By name, how many a faction can show: "residential-i", …, "special".
BUILDINGS = {
    f"{each}-{level.lower()}": most
    for each in TYPES
    if each != SPECIAL
    for level, most in zip(LEVELS, MOST_OF_LEVEL, strict=True)
} | {SPECIAL: len(SPECIALS)}


def best_score(told: Mapping[str, str], game: Game[Any]) -> Mapping[str, Any]:
    """E2, P1, P2: points, majorities and the winner; raises ScoreError for buildings that the box does not have."""
    points, is_own = _points(told.get("points", ""), game)
    factions = [_faction(faction, told, points) for faction in FACTIONS]
    lead = factions[0]["total"] - factions[1]["total"]
    lead = lead or factions[0]["imagination"] - factions[1]["imagination"]
    return {
        "factions": factions,
        "points": points,
        "majorities": {name: _majority([each["types"][name] for each in factions]) for name in TYPES},
        "winner": FACTIONS[0] if lead > 0 else FACTIONS[1] if lead else "",
        "by_imagination": factions[0]["total"] == factions[1]["total"] and lead != 0,
        "reconstructed": not is_own,
    }


def _points(told: str, game: Game[Any]) -> tuple[dict[str, int], bool]:
    """What a building of each level is worth, and whether the owner of the box said so."""
    levels = {level.lower(): level for level in LEVELS}
    blocks = {part.id: part for part in game.about()}
    found = {key: int(blocks[TYPES[0]].facts[level][0]["points"]) for key, level in levels.items()}
    found[SPECIAL] = int(next(iter(blocks[SPECIAL].facts.values()))["points"])
    own = counted(told, dict.fromkeys(found, MOST_POINTS))
    return found | own, bool(own) or blocks[TYPES[0]].source == OWN_SOURCE


def _faction(faction: str, told: Mapping[str, str], points: Mapping[str, int]) -> dict[str, Any]:
    """The points of one faction by their sources."""
    shown = counted(told.get(faction, ""), BUILDINGS)
    buildings = sum(count * points[name.rpartition("-")[2]] for name, count in shown.items())
    bonus = number(told.get(f"{faction}-bonus", ""), 0, BONUS_TOKENS)
    return {
        "faction": faction,
        "buildings": buildings,
        "bonus": bonus * BONUS_POINTS,
        "total": buildings + bonus * BONUS_POINTS,
        "imagination": number(told.get(f"{faction}-imagination", ""), 0, TILES_EACH),
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
