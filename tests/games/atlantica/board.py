"""Atlantica states for tests: reached by a written log, or drawn."""

import undertow
from undertow.engine.match import Match
from undertow.games.atlantica import NUMBERS, rules
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import COLOURS, KINDS, RESEARCH, SHIPS
from undertow.games.atlantica.explain import explain
from undertow.games.atlantica.facts import (
    NONE,
    SIZES,
    add_deck,
    add_research,
    add_ships,
    add_treasures,
    card_on,
    deck_of,
    hand_of,
    research_of,
    set_deck,
    set_hand,
    set_space,
    set_used,
    ships_of,
    treasures_of,
)
from undertow.games.atlantica.state import RESEARCH_SPACE, STACK_SPACE
from undertow.games.atlantica.tally import count_of, one_of, total_of
from undertow.games.atlantica.view_types import Score

GAME = undertow.game("atlantica")
HANDS = ("white", "yellow", "red", "green", "blue", "violet", "white", "yellow", "red", "green")
BOAT = "gold amphorae weapons ceramics architecture sculptures"
PORT = "1 3 4"
STATION = "plus-2 joker blue per-ship"


class AtlanticaMatch(Match):
    """A match whose state is known to be one of Atlantica."""

    state: Atlantica


def after(*texts: str, seats: int = 2, **options: str) -> AtlanticaMatch:
    """The match after these actions, chance's included."""
    match = AtlanticaMatch(GAME, seats, options)
    for text in texts:
        match.record(text)
    return match


def set_up(seats: int = 2) -> list[str]:
    """The texts of a whole set-up: five divers each, then the cards of BOAT, PORT and STATION."""
    divers = [f"drawn {HANDS[index % len(HANDS)]}" for index in range(5 * seats)]
    ships = [f"revealed {ship} {crates}" for ship, crates in zip(SHIPS, PORT.split(), strict=True)]
    cards = ["revealed +2", "revealed joker", "revealed blue", "revealed per ship"]
    return [*divers, *(f"revealed {kind}" for kind in BOAT.split()), *ships, *cards]


def drawn(
    hands: str,
    *,
    boat: str = BOAT,
    port: str = PORT,
    station: str = STATION,
    owned: str = "",
    seats: int = 2,
    deck: int | None = None,
    stack: int | None = None,
    divers: str | None = None,
    used: str = "",
    **options: str,
) -> Atlantica:
    """A state drawn in text, with seat A about to act.

    hands: "green violet 2 white | red" are the hands of A and B, "white 3" being three of them. boat and station name
    the open cards, "-" for a free space; port has the crates on top of the three stacks. owned: "gold 4, freighter-3,
    plus-2 | weapons" lies before A and B. deck and stack are sizes on the boat; divers and used set the diver deck and
    the used pile.
    """
    state: Atlantica = GAME.start(seats=seats, **options)
    for seat, hand in enumerate(hands.split("|")):
        set_hand(state, seat, tally(hand, COLOURS))
        add_deck(state, -(hand_of(state, seat)))
    if divers is not None:
        set_deck(state, tally(divers, COLOURS))
    set_used(state, tally(used, COLOURS))
    for space, card in enumerate(boat.split()):
        if card != "-":
            set_space(state, space, KINDS.index(card))
            state.unseen_treasures -= one_of(KINDS.index(card))
    for space, card in enumerate(station.split()):
        if card != "-":
            set_space(state, RESEARCH_SPACE + space, RESEARCH.index(card))
            state.unseen_research -= one_of(RESEARCH.index(card))
    for index, crates in enumerate(port.split()):
        if crates != "-":
            sort = SIZES * index + int(crates) - 1
            set_space(state, STACK_SPACE + index, sort)
            state.unseen_ships -= 1 << 4 * sort
    for seat, cards in enumerate(owned.split("|")):
        give(state, seat, cards)
    state.treasure_deck = state.treasure_deck - 6 if deck is None else deck
    state.hurricane_stack = state.hurricane_stack if stack is None else stack
    state.seat = state.first = 0
    state.pending = 0
    rules.begin_turn(state)
    return state


def tally(text: str, names: tuple[str, ...]) -> int:
    """ "red 2 blue" as a tally."""
    found, last = 0, ""
    for word in text.replace(",", " ").split():
        if word.isdigit():
            found += (int(word) - 1) << 4 * names.index(last)
        else:
            found += 1 << 4 * names.index(word)
            last = word
    return found


def give(state: Atlantica, seat: int, cards: str) -> None:
    """Lay cards before a seat."""
    for card in filter(None, (card.strip() for card in cards.split(","))):
        name, _, count = card.partition(" ")
        amount = int(count or 1)
        if name in KINDS:
            treasures = amount * one_of(KINDS.index(name))
            add_treasures(state, seat, treasures)
            state.unseen_treasures -= treasures
        elif name in RESEARCH:
            research = amount * one_of(RESEARCH.index(name))
            add_research(state, seat, research)
            state.unseen_research -= research
        else:
            ship, crates = name.split("-")
            ships = amount * one_of(SIZES * SHIPS.index(ship) + int(crates) - 1)
            add_ships(state, seat, ships)
            state.unseen_ships -= ships


def do(state: Atlantica, *texts: str) -> Atlantica:
    """The state after more actions, chance's included."""
    state = state.clone()
    for text in texts:
        state.apply(GAME.number(text))
    return state


def settled(state: Atlantica) -> Atlantica:
    """The state after chance has always taken its first outcome."""
    state = state.clone()
    while state.turn() == undertow.CHANCE:
        state.apply(state.legal()[0])
    return state


def legal(state: undertow.State) -> set[str]:
    """The legal actions as texts."""
    return {GAME.text(action) for action in state.legal()}


def odds(state: Atlantica) -> dict[str, int]:
    """The outcomes of chance with their weights."""
    return {GAME.text(action): weight for action, weight in zip(state.legal(), state.odds(), strict=True)}


def why_not(state: Atlantica, text: str) -> tuple[str, str] | None:
    """The message and the rule that forbid an action for the seat to act."""
    refusal = GAME.why_not(state, state.turn(), text)
    return None if refusal is None else (refusal.id, refusal.rule)


def hand(state: Atlantica, seat: int = 0) -> dict[str, int]:
    """The divers in a hand, without zeros."""
    return counts(hand_of(state, seat), COLOURS)


def treasures(state: Atlantica, seat: int = 0) -> dict[str, int]:
    """A seat's treasures, without zeros."""
    return counts(treasures_of(state, seat), KINDS)


def research(state: Atlantica, seat: int = 0) -> dict[str, int]:
    """A seat's research cards, without zeros."""
    return counts(research_of(state, seat), RESEARCH)


def ships(state: Atlantica, seat: int = 0) -> dict[str, int]:
    """A seat's ships as "freighter-3", without zeros."""
    names = tuple(f"{ship}-{size + 1}" for ship in SHIPS for size in range(SIZES))
    return counts(ships_of(state, seat), names)


def counts(numbers: int, names: tuple[str, ...]) -> dict[str, int]:
    """A tally by names, without zeros."""
    return {name: count_of(numbers, sort) for sort, name in enumerate(names) if count_of(numbers, sort)}


def boat(state: Atlantica) -> str:
    """The treasures on the six spaces."""
    cards = [card_on(state, space) for space in range(STACK_SPACE)]
    return " ".join("-" if card == NONE else KINDS[card] for card in cards)


def station(state: Atlantica) -> str:
    """The research cards on the four spaces."""
    cards = [card_on(state, RESEARCH_SPACE + space) for space in range(4)]
    return " ".join("-" if card == NONE else RESEARCH[card] for card in cards)


def divers_left(state: Atlantica) -> int:
    """Cards in the diver deck."""
    return total_of(deck_of(state))


def scored(treasures: str, ships: tuple[int, ...], research: str = "") -> Score:
    """The explained score of some cards; ships by their crates."""
    return explain(NUMBERS, tally(treasures, KINDS), [("ship", size) for size in ships], tally(research, RESEARCH))
