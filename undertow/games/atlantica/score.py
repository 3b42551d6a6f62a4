"""The score helper for owners of the box: the best total of some cards, with an explanation."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.components import OWN_SOURCE
from undertow.engine.game import Game
from undertow.engine.language import Language
from undertow.engine.scorer import ScoreError, ScoreField, counted, number, parts
from undertow.games.atlantica import set_value
from undertow.games.atlantica.box import MOST_RESEARCH, SHIPS_EACH, TREASURES
from undertow.games.atlantica.declared import KINDS, MOST_CRATES, RESEARCH, SHIPS
from undertow.games.atlantica.explain import NamedShip, explain
from undertow.games.atlantica.state import COLUMNS, VALUE

FIELDS = (
    ScoreField("treasures", "score-treasures"),
    ScoreField("ships", "score-ships"),
    ScoreField("research", "score-research"),
    ScoreField("values", "score-values"),
)
MOST_POINTS = 99
_NAMES = {name.replace("plus-", "+"): name for name in RESEARCH}
# By kind, the set sizes whose value the rulebook's examples print.
PRINTED = {
    "architecture": (5,),
    "ceramics": (3, 4),
    "gold": (1, 4),
    "amphorae": (1, 2, 3, 4),
    "inscriptions": (1, 2, 3),
    "sculptures": (1, 3),
    "weapons": (1, 2),
}


def best_score(told: Mapping[str, str], game: Game[Any]) -> Mapping[str, Any]:
    """The best score of the cards told; raises ScoreError for cards that no box has."""
    treasures = counted(told.get("treasures", ""), dict(zip(KINDS, TREASURES, strict=True)))
    cards = counted(told.get("research", ""), dict.fromkeys(_NAMES, MOST_RESEARCH))
    ships: list[NamedShip] = [("ship", number(part, 1, MOST_CRATES)) for part in parts(told.get("ships", ""))]
    if len(ships) > SHIPS_EACH * len(SHIPS):
        raise ScoreError("score-most", name="ships", most=SHIPS_EACH * len(SHIPS), found=len(ships))
    rows, own = _rows(told.get("values", ""), game)
    score = explain(
        _with_rows(game, rows),
        sum(count << 4 * KINDS.index(kind) for kind, count in treasures.items()),
        ships,
        sum(count << 4 * RESEARCH.index(_NAMES[card]) for card, count in cards.items()),
    )
    guessed = [
        {"kind": each["kind"], "count": each["count"] + each["jokers"], "points": each["points"]}
        for each in score["sets"]
        if each["kind"] not in own and not _is_printed(rows[each["kind"]], each["kind"], each["count"] + each["jokers"])
    ]
    return {**score, "rows": {kind: list(row) for kind, row in rows.items()}, "reconstructed": guessed}


def _rows(told: str, game: Game[Any]) -> tuple[dict[str, tuple[int, ...]], set[str]]:
    """E3: the row of values of each kind, and the kinds whose rows the owner of the box told, such as "gold=1/4/9/15"."""
    part = next(part for part in game.about() if part.id == "set_values")
    rows: dict[str, tuple[int, ...]] = {kind: tuple(part.facts[kind]) for kind in KINDS}
    own: set[str] = set(KINDS) if part.source == OWN_SOURCE else set()
    for entry in parts(told):
        kind, _, row = entry.partition("=")
        if kind not in KINDS:
            raise ScoreError("score-unknown", name=kind, names=", ".join(KINDS))
        rows[kind] = tuple(number(value, 0, MOST_POINTS) for value in row.split("/"))
        if len(rows[kind]) > TREASURES[KINDS.index(kind)]:
            raise ScoreError("score-most", name=kind, most=TREASURES[KINDS.index(kind)], found=len(rows[kind]))
        own.add(kind)
    return rows, own


def _with_rows(game: Game[Any], rows: Mapping[str, tuple[int, ...]]) -> vec[i64]:
    """The numbers of the game's box with these rows of values."""
    numbers = list(game.start().box)
    for index, kind in enumerate(KINDS):
        for count in range(COLUMNS):
            numbers[VALUE + index * COLUMNS + count] = set_value(rows[kind], count)
    return vec[i64](numbers)


def _is_printed(row: tuple[int, ...], kind: str, count: int) -> bool:
    """Whether the rulebook prints the value of a set; beyond a row, the values of both parts."""
    rest = count % len(row)
    return (count < len(row) or len(row) in PRINTED[kind]) and (rest == 0 or rest in PRINTED[kind])


def sentences(score: Mapping[str, Any], words: Language) -> list[str]:
    """The score for people: the total, then every part of it."""
    lines = [words.word("score-total", total=score["total"])]
    for each in score["sets"]:
        told = {key: each[key] for key in ("kind", "count", "jokers", "points")}
        lines.append("  " + words.word("score-set", **told))
    for card in score["research"]:
        if card["card"] == "joker":
            continue  # included in the set that it joins
        told = {key: card[key] for key in ("card", "count", "points")}
        if card["kind"]:
            lines.append("  " + words.word("score-card-kind", kind=card["kind"], **told))
        else:
            lines.append("  " + words.word("score-card", **told))
    for ship in score["ships"]:
        kinds = dict.fromkeys(ship["treasures"])
        aboard = ", ".join(f"{words.word('board-kind', kind=kind)} {ship['treasures'].count(kind)}" for kind in kinds)
        lines.append(words.word("score-ship", crates=ship["crates"], treasures=aboard or words.word("score-empty")))
    lines += [words.word("score-dropped", kind=kind, count=count) for kind, count in score["dropped"].items()]
    if score["jokers_unused"]:
        lines.append(words.word("score-jokers-unused", count=score["jokers_unused"]))
    if score["room_for_all"] > score["total"]:
        lines.append(words.word("score-room-for-all", points=score["room_for_all"]))
    lines += [words.word("score-reconstructed", **guess) for guess in score["reconstructed"]]
    return lines
