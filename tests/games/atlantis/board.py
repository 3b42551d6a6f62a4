"""Atlantis states for tests: reached by a written log, or drawn."""

import re

import undertow
from undertow.engine.match import Match
from undertow.games.atlantis import rules
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.declared import COLOURS
from undertow.games.atlantis.facts import (
    MAINLAND,
    NONE,
    add_hand,
    add_owned,
    add_unseen,
    hand_of,
    owned_of,
    path_of,
    place_of,
    set_figure,
    set_path,
    shown_of,
    unseen_of,
)
from undertow.games.atlantis.multiset import count, one
from undertow.games.atlantis.state import BRIDGED, FACE_DOWN, LOWER, WATER, item_of, letter_of

GAME = undertow.game("atlantis")
LETTERS = "FOHARSC"  # flag, olive, helmet, amphora, ring, statue, crown
SEATS = "abcd"
_TOKEN = re.compile(r"(?:([FOHARSC])([1-7])(\+?)|(~)|(=))(?:/([a-d])([1-3]))?")


class AtlantisMatch(Match):
    """A match whose state is known to be one of Atlantis."""

    state: Atlantis


def after(*texts: str, seats: int = 2, **options: str) -> AtlantisMatch:
    """The match after these actions, chance's included."""
    match = AtlantisMatch(GAME, seats, options)
    for text in texts:
        match.record(text)
    return match


def drawn(
    path: str,
    *,
    hands: str = "",
    tiles: str = "",
    saved: str = "",
    turn: str = "a",
    seats: int = 2,
    bridges: str = "",
    deck: str | None = None,
    discard: str = "",
    **options: str,
) -> Atlantis:
    """A state drawn in text, at the start of a seat's turn.

    path: "F4 O2+/a1 ~ = S3" are the places from Atlantis on: a flag of 4; an olive of 2 on a hidden tile, with figure 1
    of seat a on it; water; water with a bridge; a statue of 3. What is not drawn has sunk. Figures that are neither
    drawn nor saved stand on Atlantis. hands: "a: FFO | b: R". tiles: "a: 7 5". saved: "a1 a2" are on the Mainland.
    bridges: the seats that still have theirs. deck and discard: letters of cards; without a deck, all that is left.
    """
    state: Atlantis = GAME.start(seats=seats, **options)
    state.stacks = state.stacks[:]
    for place in range(1, MAINLAND):
        set_path(state, place, WATER)
    for place, token in enumerate(path.split(), 1):
        put(state, place, token)
    for name in saved.split():
        set_figure(state, figure_of(name), MAINLAND)
    for name, cards in parts(hands):
        for letter in cards:
            add_hand(state, SEATS.index(name), one(LETTERS.index(letter)))
            state.deck -= one(LETTERS.index(letter))
    for name, numbers in parts(tiles):
        for value in numbers.split():
            add_owned(state, SEATS.index(name), one(int(value) - 1))
    state.discard = sum(one(LETTERS.index(letter)) for letter in discard)
    state.deck = state.deck - state.discard if deck is None else sum(one(LETTERS.index(letter)) for letter in deck)
    state.bridges = sum(1 << SEATS.index(name) for name in bridges)
    state.seat = SEATS.index(turn)
    rules.begin_turn(state)
    state.choices = NONE
    return state


def put(state: Atlantis, place: int, token: str) -> None:
    """One place of a drawn path."""
    match = _TOKEN.fullmatch(token)
    assert match, token
    letter, value, lower, _, bridged, seat, number = match.groups()
    if letter:
        item = LETTERS.index(letter)
        set_path(state, place, int(value) + 8 * item + (LOWER if lower else 0))
        if count(unseen_of(state, letter_of(place), item), int(value) - 1):
            add_unseen(state, letter_of(place), item, -one(int(value) - 1))
    elif bridged:
        set_path(state, place, BRIDGED)
    if seat:
        set_figure(state, figure_of(seat + number), place)
        state.occupied |= 1 << place


def parts(drawing: str) -> list[tuple[str, str]]:
    """ "a: b | c: d" as pairs."""
    return [
        (key.strip(), value.strip())
        for key, _, value in (part.partition(":") for part in drawing.split("|") if part.strip())
    ]


def figure_of(name: str) -> int:
    """ "b2" as a number from 0 to 11."""
    return 3 * SEATS.index(name[0]) + int(name[1]) - 1


def colour(letter: str) -> str:
    """How the action texts name an item."""
    return COLOURS[LETTERS.index(letter)]


def do(state: Atlantis, *texts: str) -> Atlantis:
    """Take actions, one after the other; items by the letters of the drawing ("play F") or by their colours."""
    for text in texts:
        state.apply(GAME.number(spelled(text)))
    return state


def spelled(text: str) -> str:
    """An action text with the letter of an item written out as its colour."""
    return re.sub(r"\b[FOHARSC]\b", lambda letter: colour(letter.group()), text)


def legal(state: Atlantis) -> set[str]:
    """What may happen now, items by their letters."""
    return {lettered(GAME.text(action)) for action in state.legal()}


def lettered(text: str) -> str:
    """An action text with colours as letters."""
    for item, name in enumerate(COLOURS):
        text = text.replace(name, LETTERS[item])
    return text


def place(state: Atlantis, name: str) -> int:
    """Where a figure is: 0 Atlantis, 54 the Mainland."""
    return place_of(state, figure_of(name))


def seen(state: Atlantis, place: int) -> str:
    """What is seen at a place, as it is drawn."""
    tile = path_of(state, place)
    if tile <= 0:
        return "=" if tile == BRIDGED else "~"
    if tile == FACE_DOWN:
        return "?"
    return f"{LETTERS[item_of(tile)]}{tile & 7}{'+' if tile & LOWER else ''}"


def hand(state: Atlantis, name: str) -> str:
    """The cards of a seat as letters."""
    return letters(hand_of(state, SEATS.index(name)))


def shown(state: Atlantis, name: str) -> str:
    """The cards of a seat that everybody has seen."""
    return letters(shown_of(state, SEATS.index(name)))


def letters(cards: int) -> str:
    """A bag of cards as letters."""
    return "".join(LETTERS[item] * count(cards, item) for item in range(7))


def owned(state: Atlantis, name: str) -> list[int]:
    """The values of a seat's tiles, ascending."""
    tiles = owned_of(state, SEATS.index(name))
    return [value for value in range(1, 8) for _ in range(count(tiles, value - 1))]


def why_not(state: Atlantis, text: str) -> str:
    """The rule against an action of the seat to act; empty if it is legal."""
    refusal = GAME.why_not(state, state.turn(), spelled(text))
    return "" if refusal is None else refusal.rule


def finish_draws(state: Atlantis) -> Atlantis:
    """Let chance give any cards until somebody has to choose."""
    while state.turn() == undertow.CHANCE:
        state.apply(state.legal()[0])
    return state
