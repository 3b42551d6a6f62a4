"""The score helper for owners of the box: from a few words about the cards to the best total and how it comes about."""

from collections.abc import Iterator, Mapping
from typing import Any

from undertow.engine.game import OptionError
from undertow.engine.language import Language
from undertow.engine.scorer import ScoreField
from undertow.games.atlantica import NUMBERS, box, declared
from undertow.games.atlantica.explain import explain

FIELDS = (
    ScoreField("treasures", "score-treasures"),
    ScoreField("ships", "score-ships"),
    ScoreField("research", "score-research"),
)
_BOX = box.load()
_NAMES = {name.replace("plus-", "+"): name for name in declared.RESEARCH}


def best_score(told: Mapping[str, str]) -> dict[str, Any]:
    """The best score of the cards told; raises OptionError for cards that the box does not have."""
    treasures = _counted(told.get("treasures", ""), "treasure", dict(zip(declared.KINDS, _BOX.treasures, strict=True)))
    research = {written: _BOX.research[declared.RESEARCH.index(name)] for written, name in _NAMES.items()}
    cards = _counted(told.get("research", ""), "research card", research)
    ships = [("ship", crates) for crates in _ships(told.get("ships", ""))]
    return explain(
        NUMBERS,
        sum(count << 4 * declared.KINDS.index(kind) for kind, count in treasures.items()),
        ships,
        sum(count << 4 * declared.RESEARCH.index(_NAMES[card]) for card, count in cards.items()),
    )


def _parts(text: str) -> Iterator[str]:
    """The parts between commas, without the space around them."""
    return (part.strip().lower() for part in text.split(",") if part.strip())


def _counted(text: str, what: str, most: Mapping[str, int]) -> dict[str, int]:
    """Cards by name from a text such as "gold=4,weapons"; a name alone is one more card."""
    counts: dict[str, int] = {}
    for part in _parts(text):
        name, equals, number = part.partition("=")
        name = name.strip().replace(" ", "-")
        if name not in most:
            raise OptionError(f"there is no {what} {name!r}; there are {', '.join(most)}")
        counts[name] = counts.get(name, 0) + (_number(number.strip(), name) if equals else 1)
        if counts[name] > most[name]:
            raise OptionError(f"the box has only {most[name]} of {name}, not {counts[name]}")
    return counts


def _number(text: str, name: str) -> int:
    """A count written with at most two digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise OptionError(f"the number of {name} is {text!r}, which is not a whole number")
    return int(text)


def _ships(text: str) -> list[int]:
    """The crates of each ship from a text such as "3,2"."""
    crates = [_number(part, "crates") for part in _parts(text)]
    if wrong := [each for each in crates if not 1 <= each <= declared.MOST_CRATES]:
        raise OptionError(f"a ship has 1 to {declared.MOST_CRATES} crates, not {wrong[0]}")
    for each in range(1, declared.MOST_CRATES + 1):
        there = sum(ships.count(each) for ships in _BOX.ships)
        if crates.count(each) > there:
            size = "1 crate" if each == 1 else f"{each} crates"
            raise OptionError(f"of ships with {size} the box has only {there}, not {crates.count(each)}")
    return crates


def sentences(score: Mapping[str, Any], words: Language) -> list[str]:
    """The score for people: the total, then every part of it."""
    lines = [words.word("score-total", total=score["total"])]
    for each in score["sets"]:
        told = {key: each[key] for key in ("kind", "count", "jokers", "points")}
        lines.append("  " + words.word("score-set", **told))
    for card in score["research"]:
        if card["card"] == "joker":
            continue  # it shows in the set that it joins
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
    return lines
