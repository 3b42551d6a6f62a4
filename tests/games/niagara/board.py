"""Niagara states for tests: reached by a written log, or drawn."""

from typing import Any

import undertow
from undertow.engine.game import Game
from undertow.engine.match import Match
from undertow.games.niagara import rules
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.declared import COLOURS, PLACES, TILES
from undertow.games.niagara.facts import (
    NONE,
    add_deposit,
    add_owned,
    cargo_of,
    deposit_of,
    owned_of,
    place_of,
    played_of,
    set_cargo,
    set_chosen,
    set_newest,
    set_place,
    set_played,
)

GAME: Game[Any] = undertow.game("niagara")


def after(*texts: str, seats: int = 3, **options: str) -> Match:
    """The match after these actions, chance's included."""
    match = Match(GAME, seats, options)
    for text in texts:
        match.record(text)
    return match


def drawn(
    river: str,
    tiles: str = "",
    *,
    owned: str = "",
    piles: str = "",
    weather: int = 0,
    belt: str = "A",
    **options: str,
) -> Niagara:
    """A state drawn in text; canoes that are not drawn stand on the bank.

    river: "3: A1 pink, B2 | left-6: C1 | lost: A2" puts canoes, with cargo, on places; "@yellow: pink" adds a gem to a
    deposit. tiles: "4 2 cloud", one a seat, are chosen and phase II begins; without them everybody is about to
    repair or choose. owned: "A: pink pink | B: white". piles: "A: 1 2 3" have been played before.
    """
    seats = max(3, len(tiles.split()), *(ord(word[0]) - 64 for word in f"{river} {owned}".split() if is_canoe(word)), 0)
    state: Niagara = GAME.start(seats=seats, first=ord(belt) - 65, **options)
    state.weather = weather
    for place, things in parts(river):
        for thing in things.split(","):
            put(state, place, thing.split())
    for name, gems in parts(owned):
        for gem in gems.split():
            add_owned(state, seat_of(name), COLOURS.index(gem), 1)
            take_from_deposit(state, COLOURS.index(gem))
    for name, pile in parts(piles):
        for tile in pile.split():
            set_played(state, seat_of(name), played_of(state, seat_of(name)) | 1 << TILES.index(tile))
            set_newest(state, seat_of(name), TILES.index(tile))
    state.mask = NONE
    if tiles:
        for seat, tile in enumerate(tiles.split()):
            set_chosen(state, seat, TILES.index(tile))
        rules.begin_turn(state, state.belt)
    else:
        rules.begin_round(state)
    return state


def put(state: Niagara, place: str, words: list[str]) -> None:
    """One canoe with its cargo, or a gem of another colour in a deposit."""
    if place.startswith("@"):
        for gem in words:
            add_deposit(state, COLOURS.index(place[1:]), COLOURS.index(gem), 1)
            take_from_deposit(state, COLOURS.index(gem))
        return
    canoe = 2 * seat_of(words[0]) + int(words[0][1]) - 1
    set_place(state, canoe, PLACES.index(place))
    if len(words) > 1:
        set_cargo(state, canoe, COLOURS.index(words[1]))
        take_from_deposit(state, COLOURS.index(words[1]))


def take_from_deposit(state: Niagara, colour: int) -> None:
    """A gem leaves the deposit of its colour."""
    add_deposit(state, colour, colour, -1)


def parts(drawing: str) -> list[tuple[str, str]]:
    """ "a: b | c: d" as pairs."""
    return [
        (key.strip(), value.strip())
        for key, _, value in (part.partition(":") for part in drawing.split("|") if part.strip())
    ]


def is_canoe(word: str) -> bool:
    """Whether a word of a drawing names a canoe or a seat."""
    return word[0] in "ABCDE" and (len(word) == 1 or word[1:].rstrip(":,").isdigit() or word[1] == ":")


def seat_of(name: str) -> int:
    """A, B, C … as seat numbers."""
    return ord(name[0]) - 65


def legal(state: Niagara) -> set[str]:
    """What the seat to act may do."""
    return {GAME.text(action) for action in state.legal()}


def do(state: Niagara, *texts: str) -> Niagara:
    """Take actions, one after the other."""
    for text in texts:
        state.apply(GAME.number(text))
    return state


def place(state: Niagara, canoe: str) -> str:
    """Where a canoe is."""
    return PLACES[place_of(state, 2 * seat_of(canoe) + int(canoe[1]) - 1)]


def cargo(state: Niagara, canoe: str) -> str:
    """What a canoe carries; empty if nothing."""
    colour = cargo_of(state, 2 * seat_of(canoe) + int(canoe[1]) - 1)
    return "" if colour == NONE else COLOURS[colour]


def gems(state: Niagara, name: str) -> list[str]:
    """The landed gems of a seat."""
    counts = [owned_of(state, seat_of(name), index) for index in range(5)]
    return [colour for index, colour in enumerate(COLOURS) for _ in range(counts[index])]


def deposit(state: Niagara, colour: str) -> dict[str, int]:
    """The gems in a deposit, by colour, without zeros."""
    counts = [deposit_of(state, COLOURS.index(colour), index) for index in range(len(COLOURS))]
    return {gem: count for gem, count in zip(COLOURS, counts, strict=True) if count}


def why_not(state: Niagara, text: str) -> str:
    """The rule against an action of the seat to act; empty if it is legal."""
    refusal = GAME.why_not(state, state.turn(), text)
    return "" if refusal is None else refusal.rule
