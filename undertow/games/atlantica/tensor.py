"""A seat's view of a state of Atlantica as a row of numbers, for learners. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undertow.engine.state import State
from undertow.engine.tensor import (
    ONE,
    SEATS,
    Slice,
    Tensor,
    clear,
    from_here,
    mark,
    mark_one,
    mark_set,
    put,
    put_counts,
    renew_one,
    set_mark,
    set_number,
)
from undertow.games.atlantica import facts
from undertow.games.atlantica.facts import NONE, AtlanticaState
from undertow.games.atlantica.rules import score_of
from undertow.games.atlantica.state import HURRICANE, RESEARCH_SPACE, STACK_SPACE, crates_of
from undertow.games.atlantica.tally import count_of, total_of

_PLAYER: Final = 44  # cells of a player in the slice `players`
_NIBBLE: Final = 4  # tallies keep a count in four bits

# The kept numbers of a row: the open cards by space, then tallies, then each player's treasures, ships and research.
_UNSEEN: Final = 13
_DIVERS: Final = 16
_PLAYERS: Final = 19
_KEPT: Final = 34

LAYOUT: Final = (
    Slice("step", (10,), "one of lot, deal, treasure, ship, research, draw, act, pay, take, finished"),
    Slice("turn", (SEATS,), "whose turn it is, or who is dealt to"),
    Slice("first", (SEATS,), "who began"),
    Slice("equal_turns", (1,), "1 if the last round gives everybody equal turns"),
    Slice("is_open", (1,), "1 while the seat is in its turn"),
    Slice("turns", (1,), "turns finished / 127"),
    Slice("areas_used", (4,), "boat, port, tavern, station"),
    Slice("symbols", (1,), "cost symbols paid in this turn / 3"),
    Slice("replaced", (1,), "1 once two cards have stood in for one in this turn"),
    Slice("area", (4,), "where the action being paid or carried out is"),
    Slice("level", (1,), "its level / 3"),
    Slice("paid", (1,), "its symbols already paid / 3"),
    Slice("takes", (1,), "cards that it may still take / 6"),
    Slice("taken_from", (4,), "areas that it has taken from"),
    Slice("to_come", (1,), "divers won in this turn that come to hand at its end / 15"),
    Slice("treasure_deck", (1,), "cards / 57"),
    Slice("hurricane_stack", (1,), "cards, the hurricane included / 15"),
    Slice("turns_left", (1,), "turns until the end, once it is near / 10"),
    Slice("is_near", (2,), "the end is near: by the hurricane, by calm"),
    Slice("idle", (1,), "consecutive turns in which nobody took a treasure / 100"),
    Slice("treasures", (6, 7), "the open treasures by kind"),
    Slice("stacks", (3, 5), "the open ships by crates"),
    Slice("research", (4, 11), "the open research cards by sort"),
    Slice("unseen_treasures", (7,), "by kind / 15"),
    Slice("unseen_ships", (3, 5), "by stack and crates / 8"),
    Slice("unseen_research", (11,), "by sort / 4"),
    Slice("diver_deck", (1,), "cards / 78"),
    Slice("made_of", (6,), "what the diver deck was made of when it was last shuffled, by colour / 15"),
    Slice("used_divers", (6,), "by colour / 15"),
    Slice("hand", (6,), "the own divers by colour / 15"),
    Slice(
        "players",
        (SEATS, 44),
        "of each player: divers / 20, colours known to be lacking (6), treasures by kind / 12, ships "
        "by stack and crates / 4, research by sort / 4, crates / 40, treasures less crates / 15, "
        "found the hurricane, score / 100",
    ),
    Slice("up_to", (1,), "1 if cards that an action gives may be left"),
)


@final
class AtlanticaTensor(Tensor):
    """Rows for one number of seats."""

    def __init__(self, seats: int) -> None:
        """Keep where the slices begin as native numbers."""
        super().__init__(LAYOUT, seats, _KEPT)
        self.turn: i64 = self.starts["turn"]
        self.first: i64 = self.starts["first"]
        self.equal_turns: i64 = self.starts["equal_turns"]
        self.area: i64 = self.starts["area"]
        self.treasure_deck: i64 = self.starts["treasure_deck"]
        self.treasures: i64 = self.starts["treasures"]
        self.unseen_treasures: i64 = self.starts["unseen_treasures"]
        self.diver_deck: i64 = self.starts["diver_deck"]
        self.players: i64 = self.starts["players"]
        self.up_to: i64 = self.starts["up_to"]

    def write(self, state: State, seat: i64, cells: vec[i32], at: i64) -> None:
        """Write what the seat may know."""
        assert isinstance(state, AtlanticaState)
        self._write_course(state, seat, cells, at)
        write_spaces(state, cells, at + self.treasures)
        put_counts(cells, at + self.unseen_treasures, state.unseen_treasures, _NIBBLE, 15)
        put_counts(cells, at + self.unseen_treasures + 7, state.unseen_ships, _NIBBLE, 8)
        put_counts(cells, at + self.unseen_treasures + 22, state.unseen_research, _NIBBLE, 4)
        put(cells, at + self.diver_deck, total_of(facts.deck_of(state)) + total_of(facts.rest_of(state)), 78)
        put_counts(cells, at + self.diver_deck + 1, facts.made_of(state), _NIBBLE, 15)
        put_counts(cells, at + self.diver_deck + 7, facts.used_of(state), _NIBBLE, 15)
        put_counts(cells, at + self.diver_deck + 13, facts.hand_of(state, seat), _NIBBLE, 15)
        for index in range(state.seats):
            player = seat + index
            if player >= state.seats:
                player -= state.seats
            write_player(state, player, cells, at + self.players + index * _PLAYER)
        mark(cells, at + self.up_to, state.up_to != 0)

    def renew(self, state: State, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """Rewrite the course of the match, and update cards where they have changed."""
        assert isinstance(state, AtlanticaState)
        clear(cells, at, self.treasures)
        self._write_course(state, seat, cells, at)
        set_mark(cells, at + self.up_to, state.up_to != 0)
        renew_spaces(state, cells, at + self.treasures, kept, first)
        unseen = at + self.unseen_treasures
        renew_tally(cells, unseen, state.unseen_treasures, 7, 15, kept, first + _UNSEEN)
        renew_tally(cells, unseen + 7, state.unseen_ships, 15, 8, kept, first + _UNSEEN + 1)
        renew_tally(cells, unseen + 22, state.unseen_research, 11, 4, kept, first + _UNSEEN + 2)
        divers = at + self.diver_deck
        set_number(cells, divers, total_of(facts.deck_of(state)) + total_of(facts.rest_of(state)), 78)
        renew_tally(cells, divers + 1, facts.made_of(state), 6, 15, kept, first + _DIVERS)
        renew_tally(cells, divers + 7, facts.used_of(state), 6, 15, kept, first + _DIVERS + 1)
        renew_tally(cells, divers + 13, facts.hand_of(state, seat), 6, 15, kept, first + _DIVERS + 2)
        for index in range(state.seats):
            player = seat + index
            if player >= state.seats:
                player -= state.seats
            renew_player(state, player, cells, at + self.players + index * _PLAYER, kept, first + _PLAYERS + 3 * index)

    def _write_course(self, state: AtlanticaState, seat: i64, cells: vec[i32], at: i64) -> None:
        """Write the slices before the open cards into zeros."""
        cells[at + state.step] = ONE
        if state.step != facts.FINISHED:
            mark_one(cells, at + self.turn, from_here(state.seat, seat, state.seats))
        mark_one(cells, at + self.first, from_here(state.first, seat, state.seats))
        write_turn(state, cells, at + self.equal_turns)
        write_action(state, cells, at + self.area)
        write_end(state, cells, at + self.treasure_deck)


def write_turn(state: AtlanticaState, cells: vec[i32], at: i64) -> None:
    """How far the match and the turn have come."""
    mark(cells, at, state.equal_turns != 0)
    mark(cells, at + 1, state.is_open != 0)
    put(cells, at + 2, state.turns, 127)
    if state.is_open:
        mark_set(cells, at + 3, state.areas)
        put(cells, at + 7, state.symbols, 3)
        mark(cells, at + 8, state.replaced != 0)


def write_action(state: AtlanticaState, cells: vec[i32], at: i64) -> None:
    """The action being paid or carried out, and what comes to hand after it."""
    if state.is_open:
        mark_one(cells, at, state.area)
        put(cells, at + 4, state.level, 3)
        put(cells, at + 5, state.paid, 3)
        put(cells, at + 6, state.takes, 6)
        mark_set(cells, at + 7, state.taken_from)
    if state.step != facts.DEAL:
        put(cells, at + 11, state.pending, 15)


def write_end(state: AtlanticaState, cells: vec[i32], at: i64) -> None:
    """How near the end is."""
    put(cells, at, state.treasure_deck, 57)
    put(cells, at + 1, state.hurricane_stack, 15)
    put(cells, at + 2, state.turns_left, 10)
    mark_one(cells, at + 3, state.ending - 1)
    put(cells, at + 5, state.idle, 100)


def write_spaces(state: AtlanticaState, cells: vec[i32], at: i64) -> None:
    """The open cards."""
    for space in range(i64(STACK_SPACE)):
        mark_one(cells, at + space * facts.KINDS, facts.card_on(state, space))
    row = at + STACK_SPACE * facts.KINDS
    for space in range(STACK_SPACE, RESEARCH_SPACE):
        ship = facts.card_on(state, space)
        if ship != NONE:
            cells[row + (space - STACK_SPACE) * facts.SIZES + ship % facts.SIZES] = ONE
    row += (RESEARCH_SPACE - STACK_SPACE) * facts.SIZES
    for space in range(RESEARCH_SPACE, facts.SPACES):
        mark_one(cells, row + (space - RESEARCH_SPACE) * facts.RESEARCH_KINDS, facts.card_on(state, space))


def renew_spaces(state: AtlanticaState, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
    """The open cards, where they have changed."""
    cards = state.cards
    row = at
    for space in range(i64(STACK_SPACE)):
        renew_one(cells, row, cards[facts.SPACE + space], kept, first + space)
        row += facts.KINDS
    for space in range(i64(STACK_SPACE), i64(RESEARCH_SPACE)):
        ship = cards[facts.SPACE + space]
        if ship != NONE:
            ship %= facts.SIZES
        renew_one(cells, row, ship, kept, first + space)
        row += facts.SIZES
    for space in range(i64(RESEARCH_SPACE), i64(facts.SPACES)):
        renew_one(cells, row, cards[facts.SPACE + space], kept, first + space)
        row += facts.RESEARCH_KINDS


def renew_tally(cells: vec[i32], at: i64, tally: i64, sorts: i64, most: i64, kept: vec[i64], key: i64) -> None:
    """A tally, if it has changed."""
    if kept[key] != tally:
        kept[key] = tally
        clear(cells, at, sorts)
        put_counts(cells, at, tally, _NIBBLE, most)


def write_player(state: AtlanticaState, player: i64, cells: vec[i32], at: i64) -> None:
    """What everybody sees of a player."""
    treasures = facts.treasures_of(state, player)
    crates = crates_of(facts.ships_of(state, player))
    put(cells, at, total_of(facts.hand_of(state, player)), 20)
    for colour in range(i64(facts.COLOURS)):
        mark(cells, at + 1 + colour, count_of(facts.since_of(state, player), colour) == 0)
    put_counts(cells, at + 7, treasures, _NIBBLE, 12)
    put_counts(cells, at + 14, facts.ships_of(state, player), _NIBBLE, 4)
    put_counts(cells, at + 29, facts.research_of(state, player), _NIBBLE, 4)
    put(cells, at + 40, crates, 40)
    put(cells, at + 41, total_of(treasures) - crates, 15)
    mark(cells, at + 42, state.finder == player and state.ending == HURRICANE)
    put(cells, at + 43, score_of(state, player), 100)


def renew_player(state: AtlanticaState, player: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
    """Update a player's public facts; open cards and the score only if a card has changed."""
    set_number(cells, at, total_of(facts.hand_of(state, player)), 20)
    since = facts.since_of(state, player)
    for colour in range(i64(facts.COLOURS)):
        set_mark(cells, at + 1 + colour, count_of(since, colour) == 0)
    set_mark(cells, at + 42, state.finder == player and state.ending == HURRICANE)
    treasures = facts.treasures_of(state, player)
    ships = facts.ships_of(state, player)
    if kept[first] == treasures and kept[first + 1] == ships and kept[first + 2] == facts.research_of(state, player):
        return
    crates = crates_of(ships)
    renew_tally(cells, at + 7, treasures, 7, 12, kept, first)
    renew_tally(cells, at + 14, ships, 15, 4, kept, first + 1)
    renew_tally(cells, at + 29, facts.research_of(state, player), 11, 4, kept, first + 2)
    set_number(cells, at + 40, crates, 40)
    set_number(cells, at + 41, total_of(treasures) - crates, 15)
    set_number(cells, at + 43, score_of(state, player), 100)


def tensor(seats: int) -> AtlanticaTensor:
    """The rows for a number of seats."""
    return AtlanticaTensor(seats)
