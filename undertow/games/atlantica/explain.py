"""Explains a score: which treasure goes on which ship, which are dropped, where jokers go, what each card gives."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from undertow.games.atlantica.declared import KINDS, RESEARCH, Ship, TreasureKind
from undertow.games.atlantica.facts import NONE
from undertow.games.atlantica.scoring import (
    ABOARD,
    BLUE,
    CHOSEN,
    FOUR_KINDS,
    JOKER,
    JOKERS,
    ONE_KIND,
    PER_RESEARCH,
    THREE_KINDS,
    best_plan,
    best_total,
    best_treasures,
    fixed_points,
    kinds_points,
)
from undertow.games.atlantica.state import BLUE_KIND, COLUMNS, VALUE
from undertow.games.atlantica.tally import count_of, one_of, total_of
from undertow.games.atlantica.view_types import ResearchScored, Score, SetScored, ShipLoaded, UnnamedShip

NamedShip = tuple[Ship | UnnamedShip, int]  # its name and its crates


def explain(box: vec[i64], treasures: int, ships: Sequence[NamedShip], research: int) -> Score:
    """The best score of some cards with all its parts, as plain data."""
    crates = sum(size for _, size in ships)
    plan = list(best_plan(box, treasures, crates, research))
    aboard = {kind: plan[ABOARD + index] for index, kind in enumerate(KINDS)}
    jokers: dict[str, int] = {kind: plan[JOKERS + index] for index, kind in enumerate(KINDS) if plan[JOKERS + index]}
    sets = [_set(box, index, plan) for index, kind in enumerate(KINDS) if aboard[kind]]
    cards = _research(box, plan, crates, len(ships), research)
    return {
        "total": best_total(box, treasures, crates, len(ships), research),
        "treasure_points": sum(each["points"] for each in sets),
        "research_points": sum(card["points"] for card in cards),
        "sets": sets,
        "research": cards,
        "jokers": jokers,
        "jokers_unused": count_of(research, JOKER) - sum(jokers.values()),
        "dropped": {
            kind: count_of(treasures, index) - aboard[kind]
            for index, kind in enumerate(KINDS)
            if count_of(treasures, index) > aboard[kind]
        },
        "ships": _loaded(ships, [kind for kind in KINDS for _ in range(aboard[kind])]),
        "treasures": total_of(treasures),
        "crates": crates,
        "aboard": sum(aboard.values()),
        "room_for_all": fixed_points(crates, len(ships), research)
        + best_treasures(box, treasures, max(crates, total_of(treasures)), research),
    }


def _set(box: vec[i64], kind: int, plan: list[int]) -> SetScored:
    """One kind: cards aboard, jokers, points, and the points with one more card."""
    count = plan[ABOARD + kind] + plan[JOKERS + kind]
    return {
        "kind": KINDS[kind],
        "count": plan[ABOARD + kind],
        "jokers": plan[JOKERS + kind],
        "points": box[VALUE + kind * COLUMNS + count],
        "next": box[VALUE + kind * COLUMNS + count + 1],
    }


def _research(box: vec[i64], plan: list[int], crates: int, ships: int, research: int) -> list[ResearchScored]:
    """Each kind of research card present: its count and its points."""
    return [
        {
            "card": name,
            "count": count_of(research, card),
            "points": _card_points(box, plan, crates, ships, research, card),
            "kind": KINDS[plan[CHOSEN]] if card == ONE_KIND and plan[CHOSEN] != NONE else None,
        }
        for card, name in enumerate(RESEARCH)
        if count_of(research, card)
    ]


def _card_points(box: vec[i64], plan: list[int], crates: int, ships: int, research: int, card: int) -> int:
    """E4, E5: the points of all cards of one kind."""
    kinds = sum(1 for index in range(len(KINDS)) if plan[ABOARD + index])
    without = research - count_of(research, card) * one_of(card)
    if card in (THREE_KINDS, FOUR_KINDS):
        return kinds_points(research, kinds) - kinds_points(without, kinds)
    if card == ONE_KIND:
        chosen = plan[CHOSEN]
        return 0 if chosen == NONE else count_of(research, card) * (plan[ABOARD + chosen] + plan[JOKERS + chosen])
    if card == BLUE:
        blue = box[BLUE_KIND]
        return count_of(research, card) * (plan[ABOARD + blue] + plan[JOKERS + blue])
    if card == PER_RESEARCH:
        return count_of(research, card) * total_of(research)
    return fixed_points(crates, ships, research - without)


def _loaded(ships: Sequence[NamedShip], aboard: list[TreasureKind]) -> list[ShipLoaded]:
    """E2: any ship takes any treasure, so ships are filled in turn, the largest first."""
    loaded: list[ShipLoaded] = []
    for name, crates in sorted(ships, key=lambda ship: -ship[1]):
        loaded.append({"ship": name, "crates": crates, "treasures": aboard[:crates]})
        aboard = aboard[crates:]
    return loaded
