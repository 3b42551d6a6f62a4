"""The numbers and the state of Atlantica. Written by tools/facts.py from `declared.py`."""

from typing import Final, Optional

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.state import State, check_length, check_shared
from undertow.games.atlantica.declared import DECLARED
from undertow.games.atlantica.score_cache import ScoreCache

NONE: Final = -1
COLOURS: Final = 6
KINDS: Final = 7
STACKS: Final = 3
SIZES: Final = 5
RESEARCH_KINDS: Final = 11
AREAS: Final = 4
SYMBOLS: Final = 3
SPACES: Final = 13
CHOICES: Final = 45

# Steps.
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

# Kinds of actions: the number of the first action of each.
DRAWN_SEAT: Final = 0
DRAWN: Final = 5
REVEALED_TREASURE: Final = 11
REVEALED_HURRICANE: Final = 18
REVEALED_SHIP: Final = 19
REVEALED_RESEARCH: Final = 34
ACT_IN: Final = 45
CATCH_BREATH: Final = 57
PAY_ONE: Final = 58
PAY_TWO: Final = 64
TAKE_CARD: Final = 70
END_TURN: Final = 83
TAKE_NO_MORE: Final = 84
ACTIONS: Final = 85

# By action: its kind, and its number for the rules.
KIND: Final = vec[i64](DECLARED.kinds)
ARGUMENT: Final = vec[i64](DECLARED.numbers)

# Reasons.
ALLOWED: Final = 0
NOT_IN_THIS_STEP: Final = 1
AREA_USED: Final = 2
TOO_MANY_SYMBOLS: Final = 3
NOTHING_THERE: Final = 4
TWO_MISSING: Final = 5
REPLACED_ALREADY: Final = 6
NO_PAIR: Final = 7
ALREADY_ACTED: Final = 8
NOTHING_DONE: Final = 9
COLOUR_NOT_ASKED: Final = 10
COLOUR_NOT_HELD: Final = 11
NOT_MISSING: Final = 12
PAIR_NOT_HELD: Final = 13
REST_UNPAYABLE: Final = 14
NOT_ON_THIS_DIVE: Final = 15
NO_TAVERN_SYMBOL: Final = 16
NOT_IN_THE_STATION: Final = 17
NOT_THE_FIRST: Final = 18
SPACE_EMPTY: Final = 19
SAME_AREA: Final = 20
MUST_TAKE: Final = 21
NOT_AN_OUTCOME: Final = 22

# In `cards`.
DECK: Final = 0  # the diver deck
USED: Final = 1  # the used divers
REST: Final = 2  # the rest of the old diver deck, drawn before the reshuffled one in this turn
MADE: Final = 3  # what the diver deck was made of when it was last shuffled
HAND: Final = 4  # the divers of a seat
SINCE: Final = 9  # the cards drawn since the seat was known to lack a colour; 15 if nothing is known
SPENT: Final = 14  # the cards that the seat has paid since then
TREASURES: Final = 19  # the treasures of a seat
SHIPS: Final = 24  # the ships of a seat
RESEARCH: Final = 29  # the research cards of a seat
SPACE: Final = 34  # the open card on a space, or NONE
SCORE: Final = 47  # the score of a seat, or NONE if not computed


class AtlanticaState(State):
    """The facts of a state; `rules.py` changes them."""

    def __init__(self, source: Optional["AtlanticaState"]) -> None:
        """Copy the source; without one, make an empty state for the set-up to fill."""
        if source is not None:
            self.seats: i64 = source.seats
            self.equal_turns: i64 = source.equal_turns
            self.up_to: i64 = source.up_to
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
            self.unseen_treasures: i64 = source.unseen_treasures
            self.unseen_ships: i64 = source.unseen_ships
            self.unseen_research: i64 = source.unseen_research
            self.mask: i64 = source.mask
            self.cards: vec[i64] = source.cards[:]
            self.box: vec[i64] = source.box
            self.score_cache: ScoreCache = source.score_cache
        else:
            self.seats = 0  # how many play
            self.equal_turns = 0  # option `last_round`: 1 for equal turns
            self.up_to = 0  # option `taking`: 1 if cards may be left
            self.first = -1  # the seat that begins
            self.step = 0
            self.seat = -1  # whose turn it is, or who is dealt to
            self.turns = -1  # turns finished; NONE during the set-up
            self.is_open = 0  # 1 while the seat is in its turn, 0 during set-up and refilling
            self.areas = 0  # bits of the areas used in this turn
            self.symbols = 0  # cost symbols paid in this turn, each by one card or by two
            self.replaced = 0  # 1 once two cards have stood in for one in this turn
            self.area = -1  # the area of the action being paid or carried out
            self.level = 0  # its level, 1 to 3
            self.paid = 0  # its symbols already paid
            self.takes = 0  # cards it may still take
            self.taken_from = 0  # bits of the areas it has taken from
            self.stack = -1  # whose next ship is to be turned up
            self.pending = 0  # diver cards won in this turn, or to be dealt, and not yet in hand
            self.treasure_deck = 0  # how many cards it has
            self.hurricane_stack = 0  # how many cards it has, the hurricane included
            self.finder = -1  # who found the hurricane
            self.turns_left = -1  # until the end, once the hurricane is found
            self.idle = 0  # turns in a row in which nobody took a treasure
            self.ending = 0  # HURRICANE or CALM once the end is near
            self.unseen_treasures = 0  # a tally
            self.unseen_ships = 0  # a tally
            self.unseen_research = 0  # a tally
            self.mask = -1  # the legal actions of the seat as bits, or NONE if not computed
            self.cards = vec[i64]([0] * 34 + [-1] * 18)
            self.box = vec[i64]()  # the numbers of the box, see `state.py`
            self.score_cache = ScoreCache()  # cached results of estimates

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
                self.unseen_treasures,
                self.unseen_ships,
                self.unseen_research,
            ]
        )
        facts = extend(facts, self.cards[:SCORE])
        facts = extend(facts, self.box)
        if self.up_to:
            facts = append(facts, self.up_to)
        return facts

    def restore(self, facts: vec[i64]) -> None:
        """Load encoded facts into a fresh state of the same game, seats and options."""
        check_length(facts, 73 + len(self.box) + (1 if self.up_to else 0))
        check_shared(facts, 73, self.box)
        self.seats = facts[0]
        self.equal_turns = facts[1]
        self.first = facts[2]
        self.step = facts[3]
        self.seat = facts[4]
        self.turns = facts[5]
        self.is_open = facts[6]
        self.areas = facts[7]
        self.symbols = facts[8]
        self.replaced = facts[9]
        self.area = facts[10]
        self.level = facts[11]
        self.paid = facts[12]
        self.takes = facts[13]
        self.taken_from = facts[14]
        self.stack = facts[15]
        self.pending = facts[16]
        self.treasure_deck = facts[17]
        self.hurricane_stack = facts[18]
        self.finder = facts[19]
        self.turns_left = facts[20]
        self.idle = facts[21]
        self.ending = facts[22]
        self.unseen_treasures = facts[23]
        self.unseen_ships = facts[24]
        self.unseen_research = facts[25]
        self.mask = -1
        self.cards = extend(facts[26:73], vec[i64]([-1] * 5))


def deck_of(state: AtlanticaState) -> i64:
    """The diver deck."""
    return state.cards[DECK]


def set_deck(state: AtlanticaState, value: i64) -> None:
    """Set the diver deck."""
    state.cards[DECK] = value


def add_deck(state: AtlanticaState, count: i64) -> None:
    """Add to the diver deck."""
    state.cards[DECK] += count


def used_of(state: AtlanticaState) -> i64:
    """The used divers."""
    return state.cards[USED]


def set_used(state: AtlanticaState, value: i64) -> None:
    """Set the used divers."""
    state.cards[USED] = value


def rest_of(state: AtlanticaState) -> i64:
    """The rest of the old diver deck, drawn before the reshuffled one in this turn."""
    return state.cards[REST]


def set_rest(state: AtlanticaState, value: i64) -> None:
    """Set the rest of the old diver deck, drawn before the reshuffled one in this turn."""
    state.cards[REST] = value


def made_of(state: AtlanticaState) -> i64:
    """What the diver deck was made of when it was last shuffled."""
    return state.cards[MADE]


def set_made(state: AtlanticaState, value: i64) -> None:
    """Set what the diver deck was made of when it was last shuffled."""
    state.cards[MADE] = value


def hand_of(state: AtlanticaState, seat: i64) -> i64:
    """The divers of a seat."""
    return state.cards[HAND + seat]


def set_hand(state: AtlanticaState, seat: i64, value: i64) -> None:
    """Set the divers of a seat."""
    state.cards[HAND + seat] = value


def since_of(state: AtlanticaState, seat: i64) -> i64:
    """The cards drawn since the seat was known to lack a colour; 15 if nothing is known."""
    return state.cards[SINCE + seat]


def set_since(state: AtlanticaState, seat: i64, value: i64) -> None:
    """Set the cards drawn since the seat was known to lack a colour; 15 if nothing is known."""
    state.cards[SINCE + seat] = value


def spent_of(state: AtlanticaState, seat: i64) -> i64:
    """The cards that the seat has paid since then."""
    return state.cards[SPENT + seat]


def set_spent(state: AtlanticaState, seat: i64, value: i64) -> None:
    """Set the cards that the seat has paid since then."""
    state.cards[SPENT + seat] = value


def treasures_of(state: AtlanticaState, seat: i64) -> i64:
    """The treasures of a seat."""
    return state.cards[TREASURES + seat]


def add_treasures(state: AtlanticaState, seat: i64, count: i64) -> None:
    """Add to the treasures of a seat."""
    state.cards[TREASURES + seat] += count


def ships_of(state: AtlanticaState, seat: i64) -> i64:
    """The ships of a seat."""
    return state.cards[SHIPS + seat]


def add_ships(state: AtlanticaState, seat: i64, count: i64) -> None:
    """Add to the ships of a seat."""
    state.cards[SHIPS + seat] += count


def research_of(state: AtlanticaState, seat: i64) -> i64:
    """The research cards of a seat."""
    return state.cards[RESEARCH + seat]


def add_research(state: AtlanticaState, seat: i64, count: i64) -> None:
    """Add to the research cards of a seat."""
    state.cards[RESEARCH + seat] += count


def card_on(state: AtlanticaState, space: i64) -> i64:
    """The open card on a space, or NONE."""
    return state.cards[SPACE + space]


def set_space(state: AtlanticaState, space: i64, value: i64) -> None:
    """Set the open card on a space, or NONE."""
    state.cards[SPACE + space] = value


def kept_score(state: AtlanticaState, seat: i64) -> i64:
    """The score of a seat, or NONE if not computed."""
    return state.cards[SCORE + seat]


def set_score(state: AtlanticaState, seat: i64, value: i64) -> None:
    """Set the score of a seat, or NONE if not computed."""
    state.cards[SCORE + seat] = value
