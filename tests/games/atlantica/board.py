"""Atlantica tables for tests: reached by a written log, or drawn."""

import undertow
from undertow.engine.match import Match
from undertow.games.atlantica import NUMBERS, rules
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.box import COLOURS, KINDS, RESEARCH, SHIPS
from undertow.games.atlantica.explain import Explanation, explain
from undertow.games.atlantica.state import (
    DECK,
    HAND,
    NONE,
    RESEARCH_SPACE,
    SIZES,
    SPACE,
    STACK_SPACE,
    TREASURES,
    UNSEEN_RESEARCH,
    UNSEEN_SHIPS,
    UNSEEN_TREASURES,
    USED,
)
from undertow.games.atlantica.state import RESEARCH as OWN_RESEARCH
from undertow.games.atlantica.state import SHIPS as OWN_SHIPS
from undertow.games.atlantica.tally import count_of, total_of

GAME = undertow.game("atlantica")
HANDS = ("white", "yellow", "red", "green", "blue", "violet", "white", "yellow", "red", "green")
BOAT = "gold amphorae weapons ceramics architecture sculptures"
PORT = "1 3 4"
STATION = "plus-2 joker blue per-ship"


def after(*texts: str, seats: int = 2, **options: str) -> Match:
    """The match after these actions, chance's included."""
    match = Match(GAME, seats, options)
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
    """A table drawn in text, with seat A about to act.

    hands: "green violet 2 white | red" are the hands of A and B, "white 3" being three of them. boat and station name
    the open cards, "-" for a free space; port has the crates on top of the three stacks. owned: "gold 4, freighter-3,
    plus-2 | weapons" lies before A and B. deck and stack are sizes on the boat; divers and used set the diver deck and
    the used pile.
    """
    state = GAME.start(seats=seats, **options)
    for seat, hand in enumerate(hands.split("|")):
        state.cards[HAND + seat] = tally(hand, COLOURS)
        state.cards[DECK] -= state.cards[HAND + seat]
    if divers is not None:
        state.cards[DECK] = tally(divers, COLOURS)
    state.cards[USED] = tally(used, COLOURS)
    for first, unseen, names, cards in (
        (0, UNSEEN_TREASURES, KINDS, boat.split()),
        (RESEARCH_SPACE, UNSEEN_RESEARCH, RESEARCH, station.split()),
    ):
        for space, card in enumerate(cards):
            if card != "-":
                state.cards[SPACE + first + space] = names.index(card)
                state.cards[unseen] -= 1 << 4 * names.index(card)
    for index, crates in enumerate(port.split()):
        if crates != "-":
            sort = SIZES * index + int(crates) - 1
            state.cards[SPACE + STACK_SPACE + index] = sort
            state.cards[UNSEEN_SHIPS] -= 1 << 4 * sort
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
            place, unseen, sort = TREASURES, UNSEEN_TREASURES, KINDS.index(name)
        elif name in RESEARCH:
            place, unseen, sort = OWN_RESEARCH, UNSEEN_RESEARCH, RESEARCH.index(name)
        else:
            ship, crates = name.split("-")
            place, unseen, sort = OWN_SHIPS, UNSEEN_SHIPS, SIZES * SHIPS.index(ship) + int(crates) - 1
        state.cards[place + seat] += amount << 4 * sort
        state.cards[unseen] -= amount << 4 * sort


def do(state: Atlantica, *texts: str) -> Atlantica:
    """The state after more actions, chance's included."""
    state = state.clone()
    for text in texts:
        state.apply(GAME.number(text))
    return state


def settled(state: Atlantica) -> Atlantica:
    """The state after chance has taken its first outcome as often as it acts."""
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
    """The message and the rule that bar an action for the seat to act."""
    refusal = GAME.why_not(state, state.turn(), text)
    return None if refusal is None else (refusal.id, refusal.rule)


def hand(state: Atlantica, seat: int = 0) -> dict[str, int]:
    """The divers in a hand, without zeros."""
    return counts(state.cards[HAND + seat], COLOURS)


def treasures(state: Atlantica, seat: int = 0) -> dict[str, int]:
    """A seat's treasures, without zeros."""
    return counts(state.cards[TREASURES + seat], KINDS)


def research(state: Atlantica, seat: int = 0) -> dict[str, int]:
    """A seat's research cards, without zeros."""
    return counts(state.cards[OWN_RESEARCH + seat], RESEARCH)


def ships(state: Atlantica, seat: int = 0) -> dict[str, int]:
    """A seat's ships as "freighter-3", without zeros."""
    names = tuple(f"{ship}-{size + 1}" for ship in SHIPS for size in range(SIZES))
    return counts(state.cards[OWN_SHIPS + seat], names)


def counts(numbers: int, names: tuple[str, ...]) -> dict[str, int]:
    """A tally by names, without zeros."""
    return {name: count_of(numbers, sort) for sort, name in enumerate(names) if count_of(numbers, sort)}


def boat(state: Atlantica) -> str:
    """The treasures on the six spaces."""
    cards = [state.cards[SPACE + space] for space in range(STACK_SPACE)]
    return " ".join("-" if card == NONE else KINDS[card] for card in cards)


def station(state: Atlantica) -> str:
    """The research cards on the four spaces."""
    cards = [state.cards[SPACE + RESEARCH_SPACE + space] for space in range(4)]
    return " ".join("-" if card == NONE else RESEARCH[card] for card in cards)


def divers_left(state: Atlantica) -> int:
    """Cards in the diver deck."""
    return total_of(state.cards[DECK])


def scored(treasures: str, ships: tuple[int, ...], research: str = "") -> Explanation:
    """The explained score of some cards; ships by their crates."""
    return explain(NUMBERS, tally(treasures, KINDS), [("ship", size) for size in ships], tally(research, RESEARCH))
