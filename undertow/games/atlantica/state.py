"""Everything that is true at an Atlantica table: who has which cards, what lies open, how far the turn has come.

Cards that nobody has seen have no order and no place: a treasure, ship or research card is decided when it is turned
up, a diver when it is drawn. So the treasures in the box, in the deck and in the hurricane stack are one tally.
"""

from typing import Final, Optional

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, how_many
from undertow.engine.state import State
from undertow.games.atlantica.memory import Memory

NONE: Final = -1
MOST_SEATS: Final = 5
COLOURS: Final = 6
KINDS: Final = 7
STACKS: Final = 3
SIZES: Final = 5  # ships carry 1 to 5 crates; a sort of ship is its stack times 5 and its crates less 1
CARDS: Final = 11  # sorts of research cards

# Areas.
BOAT: Final = 0
PORT: Final = 1
TAVERN: Final = 2
STATION: Final = 3
AREAS: Final = 4
SYMBOLS: Final = 3  # cost symbols of an area, and the most that may be paid in a turn

# Spaces with open cards: treasures, the tops of the three stacks, research cards.
TREASURE_SPACE: Final = 0
STACK_SPACE: Final = 6
RESEARCH_SPACE: Final = 9
SPACES: Final = 13

# Sets of spaces, as bits.
TREASURE_SPACES: Final = 0b111111
STACK_SPACES: Final = 0b111 << 6
RESEARCH_SPACES: Final = 0b1111 << 9

# What stands where in `cards`: tallies first, by seat from HAND on, then the open cards, then what is only remembered.
UNSEEN_TREASURES: Final = 0
UNSEEN_SHIPS: Final = 1
UNSEEN_RESEARCH: Final = 2
DECK: Final = 3
USED: Final = 4
REST: Final = 5  # of the old diver deck, drawn before the reshuffled one in this turn
MADE: Final = 6  # what the diver deck was made of when it was last shuffled
HAND: Final = 7
SINCE: Final = 12  # by colour, cards drawn since the seat is known to have had none of it; 15: nothing is known
SPENT: Final = 17  # by colour, cards paid since then
TREASURES: Final = 22
SHIPS: Final = 27
RESEARCH: Final = 32
SPACE: Final = 37
SCORE: Final = 50  # each seat's score, or NONE if not worked out
FACTS: Final = 50

# What stands where in `box`, which is never changed and so shared.
COST: Final = 0  # by area and symbol, the colours that pay it, as bits
VALUE: Final = 12  # by kind, what so many cards are worth
COLUMNS: Final = 32
BLUE_KIND: Final = 236
TAVERN_SPACES: Final = 237  # as bits

# Steps; chance acts in all but three of them.
LOT: Final = 0
DEAL: Final = 1
TREASURE: Final = 2
SHIP: Final = 3
RESEARCH_CARD: Final = 4
DRAW: Final = 5
ACT: Final = 6
PAY: Final = 7
TAKE: Final = 8
FINISHED: Final = 9

# Ways the game can end.
HURRICANE: Final = 1
CALM: Final = 2


class AtlanticaState(State):
    """The facts. What may happen to them is in `rules.py`."""

    def __init__(self, source: Optional["AtlanticaState"], seats: i64) -> None:
        """Copy the source; without one, an empty table for so many seats, to be filled by the set-up."""
        if source is not None:
            self.seats: i64 = source.seats
            self.equal_turns: i64 = source.equal_turns
            self.first: i64 = source.first
            self.step: i64 = source.step
            self.seat: i64 = source.seat
            self.turns: i64 = source.turns
            self.is_open: i64 = source.is_open
            self.areas: i64 = source.areas
            self.symbols: i64 = source.symbols
            self.replaced: i64 = source.replaced
            self.area: i64 = source.area
            self.level: i64 = source.level
            self.paid: i64 = source.paid
            self.takes: i64 = source.takes
            self.taken_from: i64 = source.taken_from
            self.stack: i64 = source.stack
            self.pending: i64 = source.pending
            self.treasure_deck: i64 = source.treasure_deck
            self.hurricane_stack: i64 = source.hurricane_stack
            self.finder: i64 = source.finder
            self.turns_left: i64 = source.turns_left
            self.idle: i64 = source.idle
            self.ending: i64 = source.ending
            self.mask: i64 = source.mask
            self.cards: vec[i64] = source.cards[:]
            self.box: vec[i64] = source.box
            self.memory: Memory = source.memory
        else:
            self.seats = seats
            self.equal_turns = 0  # option `last_round`: 1 for equal turns
            self.first = NONE
            self.step = LOT
            self.seat = NONE  # whose turn it is, or who is dealt to
            self.turns = NONE  # turns finished; NONE during the set-up
            self.is_open = 0  # 1 while the seat is in its turn, 0 during set-up and refilling
            self.areas = 0  # bits of the areas used in this turn
            self.symbols = 0  # cost symbols paid in this turn, each by one card or by two
            self.replaced = 0  # 1 once two cards have stood in for one in this turn
            self.area = NONE  # the action being paid or carried out: its area and level 1 to 3
            self.level = 0
            self.paid = 0  # its symbols already paid
            self.takes = 0  # cards it may still take
            self.taken_from = 0  # bits of the areas it has taken from
            self.stack = NONE  # whose next ship is to be turned up
            self.pending = 0  # diver cards won in this turn, or to be dealt, and not yet in hand
            self.treasure_deck = 0  # how many cards it has
            self.hurricane_stack = 0  # how many cards it has, the hurricane included
            self.finder = NONE  # who found the hurricane
            self.turns_left = NONE  # until the end, once the hurricane is found
            self.idle = 0  # turns in a row in which nobody took a treasure
            self.ending = 0  # HURRICANE or CALM once the end is near
            self.mask = NONE  # the legal actions of the seat as bits, or NONE if not worked out
            self.cards = _filled(SCORE + MOST_SEATS, 0)
            self.box = vec[i64]()
            self.memory = Memory()  # no fact: what estimates have worked out before
            for place in range(SPACE, SCORE + MOST_SEATS):
                self.cards[place] = NONE

    def encode(self) -> vec[i64]:
        """All facts as numbers."""
        facts = vec[i64](
            [
                self.seats,
                self.equal_turns,
                self.first,
                self.step,
                self.seat,
                self.turns,
                self.is_open,
                self.areas,
                self.symbols,
                self.replaced,
                self.area,
                self.level,
                self.paid,
                self.takes,
                self.taken_from,
                self.stack,
                self.pending,
                self.treasure_deck,
                self.hurricane_stack,
                self.finder,
                self.turns_left,
                self.idle,
                self.ending,
            ]
        )
        facts = extend(facts, self.cards[:FACTS])
        return extend(facts, self.box)


def _filled(length: i64, value: i64) -> vec[i64]:
    """A vec of so many equal numbers."""
    filled = vec[i64](capacity=length)
    for _place in range(length):
        filled = append(filled, value)
    return filled


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
    """The colours of which there are two or more in a tally of divers, as bits."""
    return colours_marked(hand >> 1 | hand >> 2 | hand >> 3)


def colours_marked(tally: i64) -> i64:
    """The colours whose lowest bit is set in a tally, as bits: those of six sorts, drawn together two by two."""
    ones = tally & 0x111111
    twos = (ones | ones >> 3) & 0x030303
    return (twos | twos >> 6 | twos >> 12) & 0b111111


def unseen_in_stack(state: AtlanticaState, stack: i64) -> i64:
    """The tally of a stack's ships below its top, with sorts 0 to 4 for 1 to 5 crates."""
    return (state.cards[UNSEEN_SHIPS] >> (4 * SIZES * stack)) & 0xFFFFF


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
