"""Queries on a state of Atlantica: areas, spaces and their cards, costs, ships."""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit, how_many
from undertow.games.atlantica.facts import NONE, SIZES, SPACE, SPACES, SYMBOLS, AtlanticaState, ships_of, treasures_of
from undertow.games.atlantica.tally import total_of

# Areas.
BOAT: Final = 0
PORT: Final = 1
TAVERN: Final = 2
STATION: Final = 3

# Spaces with open cards: treasures, the tops of the three stacks, research cards.
TREASURE_SPACE: Final = 0
STACK_SPACE: Final = 6
RESEARCH_SPACE: Final = 9

# Sets of spaces, as bits.
TREASURE_SPACES: Final = 0b111111
STACK_SPACES: Final = 0b111 << 6
RESEARCH_SPACES: Final = 0b1111 << 9

# Offsets in `box`, which never changes and is shared.
COST: Final = 0  # by area and symbol, the colours that pay it, as bits
VALUE: Final = 12  # by kind and number of cards
COLUMNS: Final = 32
BLUE_KIND: Final = 236
TAVERN_SPACES: Final = 237  # as bits

# Ways the game can end.
HURRICANE: Final = 1
CALM: Final = 2


def area_of(space: i64) -> i64:
    """The area that an open card lies in."""
    if space < STACK_SPACE:
        return BOAT
    return PORT if space < RESEARCH_SPACE else STATION


def cost_of(state: AtlanticaState, area: i64, symbol: i64) -> i64:
    """The colours that pay a cost symbol, as bits."""
    return state.box[COST + area * SYMBOLS + symbol]


def colours_in(hand: i64) -> i64:
    """The colours of a tally of divers, as bits."""
    return colours_marked(hand | hand >> 1 | hand >> 2 | hand >> 3)


def pairs_in(hand: i64) -> i64:
    """The colours with at least two divers in a tally, as bits."""
    return colours_marked(hand >> 1 | hand >> 2 | hand >> 3)


def colours_marked(tally: i64) -> i64:
    """The colours whose lowest tally bit is set, as six adjacent bits."""
    ones = tally & 0x111111
    twos = (ones | ones >> 3) & 0x030303
    return (twos | twos >> 6 | twos >> 12) & 0b111111


def unseen_in_stack(state: AtlanticaState, stack: i64) -> i64:
    """The tally of a stack's ships below its top, with kinds 0 to 4 for 1 to 5 crates."""
    return (state.unseen_ships >> (4 * SIZES * stack)) & 0xFFFFF


def open_cards(state: AtlanticaState, first: i64, end: i64) -> i64:
    """How many of a run of spaces hold a card."""
    return how_many(open_spaces(state) & (bit(end) - bit(first)))


def open_spaces(state: AtlanticaState) -> i64:
    """The spaces that hold a card, as bits."""
    cards = state.cards
    found: i64 = 0
    for space in range(i64(SPACES)):
        if cards[SPACE + space] != NONE:
            found |= bit(space)
    return found


def crates_of(ships: i64) -> i64:
    """The crates on a tally of ships."""
    crates: i64 = 0
    size: i64 = 0
    while ships:
        crates += (ships & 15) * (size + 1)
        size += 1
        if size == SIZES:
            size = 0
        ships >>= 4
    return crates


def treasures_left(state: AtlanticaState) -> i64:
    """Cards that can still be turned up on the boat, the hurricane included."""
    return state.treasure_deck + state.hurricane_stack


def left_neighbour(state: AtlanticaState) -> i64:
    """S4: the next seat clockwise."""
    seat = state.seat + 1
    if seat == state.seats:
        return 0
    return seat


def aboard_of(state: AtlanticaState, seat: i64) -> i64:
    """E2: how many treasures have room."""
    return min(total_of(treasures_of(state, seat)), crates_of(ships_of(state, seat)))
