"""The numbers and the state of Atlantis. Written by tools/facts.py from `declared.py`."""

from typing import Final, Optional

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.state import State, check_length, check_shared
from undertow.games.atlantis.declared import DECLARED

NONE: Final = -1
ITEMS: Final = 7
FIGURES_EACH: Final = 3
MAINLAND: Final = 54
ANY_SPECTATOR: Final = 4
FIRST_GAP: Final = 2

# Steps.
LOT: Final = 0
LAY: Final = 1
DEAL: Final = 2
DRAW_BOUGHT: Final = 3
REVEAL: Final = 4
DRAW: Final = 5
DRAW_STUCK: Final = 6
START: Final = 7
MOVE: Final = 8
PAY: Final = 9
BRIDGE: Final = 10
FINISHED: Final = 11

# Kinds of actions: the number of the first action of each.
DRAWN_SEAT: Final = 0
REVEALED: Final = 4
DRAWN: Final = 53
CHOOSE_FIGURE: Final = 60
PLAY: Final = 63
BUY_WITH: Final = 70
PAY_CARD: Final = 77
PAY_TILE: Final = 84
SHOW_HAND: Final = 91
DRAW_CARDS: Final = 92
BRIDGE_AT: Final = 93
ACTIONS: Final = 144

# By action: its kind, and its number for the rules.
KIND: Final = vec[i64](DECLARED.kinds)
ARGUMENT: Final = vec[i64](DECLARED.numbers)

# Reasons.
ALLOWED: Final = 0
NOT_IN_THIS_STEP: Final = 1
NO_SUCH_SEAT: Final = 2
TILE_NOT_SOLD: Final = 3
ALREADY_BOUGHT: Final = 4
BUYS_NOTHING: Final = 5
NOTHING_TO_BUY: Final = 6
FIGURE_SAVED: Final = 7
FIGURES_ALIKE: Final = 8
HAND_EMPTY: Final = 9
FIGURE_CANNOT_STOP: Final = 10
FIGURE_CANNOT_PAY: Final = 11
CARD_NOT_HELD: Final = 12
CARD_CANNOT_STOP: Final = 13
CARD_CANNOT_PAY: Final = 14
CAN_MOVE: Final = 15
TILE_NOT_OWNED: Final = 16
CARD_NOT_PAYABLE: Final = 17
CARD_JUST_BOUGHT: Final = 18
PAYS_TOO_MUCH: Final = 19
BRIDGE_USED: Final = 20
NO_WATER: Final = 21
END_OF_THE_PATH: Final = 22
GAP_BRIDGED: Final = 23
NOT_THE_FIRST_PLACE: Final = 24

# In `board`.
PATH: Final = 0  # what is seen at a place
FIGURE: Final = 55  # the place of a figure
WAY: Final = 67  # the way ahead of a place

# In `stock`.
HAND: Final = 0  # the cards of a seat
SHOWN: Final = 4  # the cards of a seat that were shown to all
OWNED: Final = 8  # the tiles of a seat
CERTAIN: Final = 12  # the cards that a viewer, a seat or ANY_SPECTATOR, knows to be in other hands since the last shuffle
UNSEEN: Final = 17  # the tiles of a letter and an item that nobody has seen
DUE: Final = 31  # what a seat owed when the match was settled
PAID: Final = 35  # what a seat paid when the match was settled


class AtlantisState(State):
    """The facts of a state; `rules.py` changes them."""

    def __init__(self, source: Optional["AtlantisState"]) -> None:
        """Copy the source; without one, make an empty state for the set-up to fill."""
        if source is not None:
            self.seats: i64 = source.seats
            self.edition: i64 = source.edition
            self.step: i64 = source.step
            self.seat: i64 = source.seat
            self.first: i64 = source.first
            self.at: i64 = source.at
            self.to_draw: i64 = source.to_draw
            self.figure: i64 = source.figure
            self.price: i64 = source.price
            self.least: i64 = source.least
            self.sold: i64 = source.sold
            self.played: i64 = source.played
            self.bought: i64 = source.bought
            self.bought_count: i64 = source.bought_count
            self.has_stirred: i64 = source.has_stirred
            self.idle_turns: i64 = source.idle_turns
            self.ending: i64 = source.ending
            self.bridges: i64 = source.bridges
            self.occupied: i64 = source.occupied
            self.deck: i64 = source.deck
            self.discard: i64 = source.discard
            self.shuffles: i64 = source.shuffles
            self.cards_out: i64 = source.cards_out
            self.tiles_out: i64 = source.tiles_out
            self.stuck_bonus: i64 = source.stuck_bonus
            self.sure: i64 = -1
            self.choices: i64 = source.choices
            self.gaps: i64 = source.gaps
            self.changed_from: i64 = source.changed_from
            self.changed_to: i64 = source.changed_to
            self.changes: i64 = source.changes
            self.changed: i64 = source.changed
            self.board: vec[i64] = source.board[:]
            self.stock: vec[i64] = source.stock[:]
            self.stacks: vec[i64] = source.stacks
        else:
            self.seats = 0  # how many play
            self.edition = 0  # BULGARIAN or RUSSIAN
            self.step = 0
            self.seat = 0  # whose turn it is, or whose cards are dealt
            self.first = -1  # the seat that begins
            self.at = 0  # the place where chance turns up a tile
            self.to_draw = 0  # cards still to be drawn in this step
            self.figure = -1  # the figure being moved, as a number from 0 to 11
            self.price = 0  # the price of its crossings so far, minus what has been paid
            self.least = 8  # the smallest value in the payment, or NOTHING_PAID
            self.sold = 0  # the value of the tile sold in this turn
            self.played = 0  # the cards played in this turn
            self.bought = 0  # the cards bought in this turn that are still in hand, in the Bulgarian edition
            self.bought_count = 0  # the number of cards bought in this turn, in the Bulgarian edition
            self.has_stirred = 0  # 1 once a card was drawn or a bridge placed in this turn
            self.idle_turns = 0  # consecutive turns in which neither happened and no figure moved
            self.ending = 0  # THIRD_FIGURE or STANDSTILL once the end is certain
            self.bridges = 0  # the seats that still have their bridge, as bits
            self.occupied = 0  # the places of the path with a figure, as bits
            self.deck = 0  # the cards in the deck, as a bag
            self.discard = 0  # the cards in the discard pile
            self.shuffles = 0  # how often the discard pile became the deck
            self.cards_out = 0  # the cards that have left the game
            self.tiles_out = 0  # the tiles that have left the game
            self.stuck_bonus = 0  # option `stuck_bonus`: 1 if figures on the Mainland bring cards when stuck, too
            self.sure = -1  # an action that was just found to be legal
            self.choices = -1  # the legal choices as bits, or NONE if not computed
            self.gaps = 0  # the gaps where a bridge may be placed, as bits of their first places
            self.changed_from = 1  # the first place that has changed since the ways were charted, or MAINLAND
            self.changed_to = 53  # the last such place, or 0
            self.changes = 0  # how often the path has changed
            self.changed = 0  # the place that has changed last
            self.board = vec[i64]([0] * 122)
            self.stock = vec[i64]([0] * 39)
            self.stacks = vec[i64]()  # the height at each place in the set-up

    def encode(self) -> vec[i64]:
        """All facts as numbers."""
        facts = vec[i64](
            [
                self.seats,
                self.edition,
                self.step,
                self.seat,
                self.first,
                self.at,
                self.to_draw,
                self.figure,
                self.price,
                self.least,
                self.sold,
                self.played,
                self.bought,
                self.bought_count,
                self.has_stirred,
                self.idle_turns,
                self.ending,
                self.bridges,
                self.occupied,
                self.deck,
                self.discard,
                self.shuffles,
                self.cards_out,
                self.tiles_out,
            ]
        )
        facts = extend(facts, self.board[:WAY])
        facts = extend(facts, self.stock)
        facts = extend(facts, self.stacks)
        if self.stuck_bonus:
            facts = append(facts, self.stuck_bonus)
        return facts

    def restore(self, facts: vec[i64]) -> None:
        """Load encoded facts into a fresh state of the same game, seats and options."""
        check_length(facts, 130 + len(self.stacks) + (1 if self.stuck_bonus else 0))
        check_shared(facts, 130, self.stacks)
        self.seats = facts[0]
        self.edition = facts[1]
        self.step = facts[2]
        self.seat = facts[3]
        self.first = facts[4]
        self.at = facts[5]
        self.to_draw = facts[6]
        self.figure = facts[7]
        self.price = facts[8]
        self.least = facts[9]
        self.sold = facts[10]
        self.played = facts[11]
        self.bought = facts[12]
        self.bought_count = facts[13]
        self.has_stirred = facts[14]
        self.idle_turns = facts[15]
        self.ending = facts[16]
        self.bridges = facts[17]
        self.occupied = facts[18]
        self.deck = facts[19]
        self.discard = facts[20]
        self.shuffles = facts[21]
        self.cards_out = facts[22]
        self.tiles_out = facts[23]
        self.sure = -1
        self.choices = -1
        self.gaps = 0
        self.changed_from = 1
        self.changed_to = 53
        self.changes = 0
        self.changed = 0
        self.board = extend(facts[24:91], vec[i64]([0] * 55))
        self.stock = facts[91:130]


def path_of(state: AtlantisState, place: i64) -> i64:
    """What is seen at a place."""
    return state.board[PATH + place]


def set_path(state: AtlantisState, place: i64, value: i64) -> None:
    """Set what is seen at a place."""
    state.board[PATH + place] = value


def place_of(state: AtlantisState, figure: i64) -> i64:
    """The place of a figure."""
    return state.board[FIGURE + figure]


def set_figure(state: AtlantisState, figure: i64, value: i64) -> None:
    """Set the place of a figure."""
    state.board[FIGURE + figure] = value


def way_of(state: AtlantisState, place: i64) -> i64:
    """The way ahead of a place."""
    return state.board[WAY + place]


def set_way(state: AtlantisState, place: i64, value: i64) -> None:
    """Set the way ahead of a place."""
    state.board[WAY + place] = value


def hand_of(state: AtlantisState, seat: i64) -> i64:
    """The cards of a seat."""
    return state.stock[HAND + seat]


def set_hand(state: AtlantisState, seat: i64, value: i64) -> None:
    """Set the cards of a seat."""
    state.stock[HAND + seat] = value


def add_hand(state: AtlantisState, seat: i64, count: i64) -> None:
    """Add to the cards of a seat."""
    state.stock[HAND + seat] += count


def shown_of(state: AtlantisState, seat: i64) -> i64:
    """The cards of a seat that were shown to all."""
    return state.stock[SHOWN + seat]


def set_shown(state: AtlantisState, seat: i64, value: i64) -> None:
    """Set the cards of a seat that were shown to all."""
    state.stock[SHOWN + seat] = value


def owned_of(state: AtlantisState, seat: i64) -> i64:
    """The tiles of a seat."""
    return state.stock[OWNED + seat]


def add_owned(state: AtlantisState, seat: i64, count: i64) -> None:
    """Add to the tiles of a seat."""
    state.stock[OWNED + seat] += count


def certain_of(state: AtlantisState, viewer: i64) -> i64:
    """The cards that a viewer, a seat or ANY_SPECTATOR, knows to be in other hands since the last shuffle."""
    return state.stock[CERTAIN + viewer]


def set_certain(state: AtlantisState, viewer: i64, value: i64) -> None:
    """Set the cards that a viewer, a seat or ANY_SPECTATOR, knows to be in other hands since the last shuffle."""
    state.stock[CERTAIN + viewer] = value


def add_certain(state: AtlantisState, viewer: i64, count: i64) -> None:
    """Add to the cards that a viewer, a seat or ANY_SPECTATOR, knows to be in other hands since the last shuffle."""
    state.stock[CERTAIN + viewer] += count


def unseen_of(state: AtlantisState, letter: i64, item: i64) -> i64:
    """The tiles of a letter and an item that nobody has seen."""
    return state.stock[UNSEEN + letter * 7 + item]


def set_unseen(state: AtlantisState, letter: i64, item: i64, value: i64) -> None:
    """Set the tiles of a letter and an item that nobody has seen."""
    state.stock[UNSEEN + letter * 7 + item] = value


def add_unseen(state: AtlantisState, letter: i64, item: i64, count: i64) -> None:
    """Add to the tiles of a letter and an item that nobody has seen."""
    state.stock[UNSEEN + letter * 7 + item] += count


def due_of(state: AtlantisState, seat: i64) -> i64:
    """What a seat owed when the match was settled."""
    return state.stock[DUE + seat]


def set_due(state: AtlantisState, seat: i64, value: i64) -> None:
    """Set what a seat owed when the match was settled."""
    state.stock[DUE + seat] = value


def paid_of(state: AtlantisState, seat: i64) -> i64:
    """What a seat paid when the match was settled."""
    return state.stock[PAID + seat]


def set_paid(state: AtlantisState, seat: i64, value: i64) -> None:
    """Set what a seat paid when the match was settled."""
    state.stock[PAID + seat] = value
