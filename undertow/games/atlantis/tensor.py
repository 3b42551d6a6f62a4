"""A seat's view of an Atlantis table as a row of numbers, for learners. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undertow.engine.bits import bit
from undertow.engine.state import State
from undertow.engine.tensor import ONE, SEATS, Slice, Tensor, from_here, mark, mark_one, put, put_counts
from undertow.games.atlantis.multiset import size
from undertow.games.atlantis.state import (
    ATLANTIS,
    BRIDGED,
    CERTAIN,
    DEAL,
    FACE_DOWN,
    FIGURE,
    FIGURES_EACH,
    FINISHED,
    HAND,
    ITEMS,
    LOWER,
    MAINLAND,
    NONE,
    OWNED,
    PATH,
    RUSSIAN,
    SHOWN,
    UNSEEN,
    VALUE,
    AtlantisState,
    item_of,
    points_held,
    saved_figures,
)

_PLACE: Final = 12  # cells of a place in the slice `path`
_PLAYER: Final = 20  # cells of a player in the slice `players`
_BYTE: Final = 8  # bags keep a count in eight bits

LAYOUT: Final = (
    Slice("step", (12,), "one of lot, lay, deal, draw bought, reveal, draw, draw stuck, start, move, pay, bridge, finished"),
    Slice("turn", (SEATS,), "whose turn it is, or who is dealt to"),
    Slice("first", (SEATS,), "who began"),
    Slice("edition", (1,), "1 for the Russian edition"),
    Slice("ending", (1,), "1 once the end is certain"),
    Slice(
        "path",
        (53, 12),
        "of each place: the tile's item (7), its value / 7, another tile below, a tile face down, "
        "a bridge, the price from here to the Mainland / 63",
    ),
    Slice("standing", (53, SEATS), "whose figure stands on each place"),
    Slice("figures", (SEATS, 3, 3), "of each figure: in Atlantis, on the Mainland, its place / 54"),
    Slice(
        "players",
        (SEATS, 20),
        "of each player: tiles of value 1 to 7 / 15, cards / 30, shown cards by colour / 15, has "
        "a bridge, figures saved / 3, points held / 100, dues / 63, points less dues / 100 if more than 0",
    ),
    Slice("hand", (7,), "the own cards by colour / 15"),
    Slice("bought", (7,), "cards bought in this turn, which cannot pay / 15; by the seat to act only"),
    Slice(
        "turn_so_far",
        (14,),
        "the tile sold / 7, the figure being moved (3), cards played by colour / 15, the price "
        "left / 63, cards to draw / 15, the least value in the payment / 8 (8: nothing paid yet)",
    ),
    Slice("deck", (1,), "cards in the deck / 105"),
    Slice("discard", (7,), "cards in the discard pile by colour / 15"),
    Slice("cards_out", (7,), "cards that left the game by colour / 15"),
    Slice("tiles_out", (7,), "tiles that left the game by value / 15"),
    Slice("shuffles", (1,), "how often the discard pile became the deck / 7"),
    Slice("idle", (1,), "turns in a row in which nothing moved / 15"),
    Slice("unseen_cards", (7,), "cards in the deck and hidden in other hands by colour / 15"),
    Slice("certain_cards", (7,), "those of them that are known to be in hands by colour / 15"),
    Slice("unseen_tiles", (2, 7, 7), "tiles that nobody has seen, by letter, colour and value"),
)


@final
class AtlantisTensor(Tensor):
    """Rows for one number of seats."""

    def __init__(self, seats: int) -> None:
        """Keep where the slices begin as native numbers."""
        super().__init__(LAYOUT, seats)
        self.turn: i64 = self.starts["turn"]
        self.first: i64 = self.starts["first"]
        self.edition: i64 = self.starts["edition"]
        self.path: i64 = self.starts["path"]
        self.standing: i64 = self.starts["standing"]
        self.figures: i64 = self.starts["figures"]
        self.players: i64 = self.starts["players"]
        self.hand: i64 = self.starts["hand"]
        self.turn_so_far: i64 = self.starts["turn_so_far"]
        self.deck: i64 = self.starts["deck"]
        self.unseen_cards: i64 = self.starts["unseen_cards"]
        self.unseen_tiles: i64 = self.starts["unseen_tiles"]

    def write(self, state: State, seat: i64, cells: vec[i32], at: i64) -> None:
        """Write what the seat may know."""
        assert isinstance(state, AtlantisState)
        cells[at + state.step] = ONE
        if state.step != FINISHED:
            mark_one(cells, at + self.turn, from_here(state.seat, seat, state.seats))
        mark_one(cells, at + self.first, from_here(state.first, seat, state.seats))
        mark(cells, at + self.edition, state.edition == RUSSIAN)
        mark(cells, at + self.edition + 1, state.ending != 0)
        standing = self._write_figures(state, seat, cells, at)
        self._write_path(state, seat, standing, cells, at)
        hidden = state.deck
        for index in range(state.seats):
            player = seat + index
            if player >= state.seats:
                player -= state.seats
            write_player(state, player, cells, at + self.players + index * _PLAYER)
            if index > 0:
                hidden += state.stock[HAND + player] - state.stock[SHOWN + player]
        put_counts(cells, at + self.hand, state.stock[HAND + seat], _BYTE, 15)
        if state.seat == seat:
            put_counts(cells, at + self.hand + ITEMS, state.bought, _BYTE, 15)
        if DEAL < state.step < FINISHED:
            write_turn(state, cells, at + self.turn_so_far)
        write_piles(state, cells, at + self.deck)
        put_counts(cells, at + self.unseen_cards, hidden, _BYTE, 15)
        put_counts(cells, at + self.unseen_cards + ITEMS, state.stock[CERTAIN + seat], _BYTE, 15)
        for letter_and_item in range(2 * ITEMS):
            tiles = state.stock[UNSEEN + letter_and_item]
            put_counts(cells, at + self.unseen_tiles + letter_and_item * 7, tiles, _BYTE, 1)

    def _write_figures(self, state: AtlantisState, seat: i64, cells: vec[i32], at: i64) -> i64:
        """Where everybody's figures are, by figure and by place; returns the places as bits, those of a move in hand too."""
        standing: i64 = 0
        for index in range(state.seats):
            player = seat + index
            if player >= state.seats:
                player -= state.seats
            for number in range(FIGURES_EACH):
                place = state.board[FIGURE + player * FIGURES_EACH + number]
                row = at + self.figures + (index * FIGURES_EACH + number) * 3
                mark(cells, row, place == ATLANTIS)
                mark(cells, row + 1, place == MAINLAND)
                put(cells, row + 2, place, MAINLAND)
                if ATLANTIS < place < MAINLAND:
                    cells[at + self.standing + (place - 1) * state.seats + index] = ONE
                    standing |= bit(place)
        return standing

    def _write_path(self, state: AtlantisState, seat: i64, standing: i64, cells: vec[i32], at: i64) -> None:
        """The path from the Mainland back to Atlantis, with the price of the way that was walked so far."""
        price: i64 = 0
        water: i64 = 0  # 1 on the way over a gap, 2 if it has a bridge
        value: i64 = 0  # of the nearest tile ahead, 0 if there is none
        dues = vec[i64]([0, 0, 0, 0])
        for steps in range(1, MAINLAND):
            place = MAINLAND - steps
            tile = state.board[PATH + place]
            row = at + self.path + (place - 1) * _PLACE
            if tile <= 0:
                water |= 1 - tile
                mark(cells, row + 10, tile == BRIDGED)
                continue
            if tile == FACE_DOWN:
                cells[row + 9] = ONE
                continue
            here = tile & VALUE
            if water == 1:
                price += min(value, here)  # beside the Mainland the value is 0: nothing is paid there
            water = 0
            value = here
            cells[row + item_of(tile)] = ONE
            put(cells, row + 7, here, 7)
            mark(cells, row + 8, tile & LOWER != 0)
            put(cells, row + 11, price, 63)
            if standing & bit(place):
                add_dues(state, place, price, dues)
        for index in range(state.seats):
            player = seat + index
            if player >= state.seats:
                player -= state.seats
            for number in range(FIGURES_EACH):
                if state.board[FIGURE + player * FIGURES_EACH + number] == ATLANTIS:
                    dues[player] += price
            row = at + self.players + index * _PLAYER
            put(cells, row + 18, dues[player], 63)
            put(cells, row + 19, points_held(state, player) - dues[player], 100)


def add_dues(state: AtlantisState, place: i64, price: i64, dues: vec[i64]) -> None:
    """Add the price of the way ahead for whoever has a figure on the place."""
    for player in range(state.seats):
        for number in range(FIGURES_EACH):
            if state.board[FIGURE + player * FIGURES_EACH + number] == place:
                dues[player] += price


def write_player(state: AtlantisState, player: i64, cells: vec[i32], at: i64) -> None:
    """What everybody sees of a player."""
    put_counts(cells, at, state.stock[OWNED + player], _BYTE, 15)
    put(cells, at + 7, size(state.stock[HAND + player]), 30)
    put_counts(cells, at + 8, state.stock[SHOWN + player], _BYTE, 15)
    mark(cells, at + 15, state.bridges & bit(player) != 0)
    put(cells, at + 16, saved_figures(state, player), FIGURES_EACH)
    put(cells, at + 17, points_held(state, player), 100)


def write_turn(state: AtlantisState, cells: vec[i32], at: i64) -> None:
    """What the seat to act has done in this turn."""
    put(cells, at, state.sold, 7)
    if state.figure != NONE:
        cells[at + 1 + state.figure % FIGURES_EACH] = ONE
    put_counts(cells, at + 4, state.played, _BYTE, 15)
    put(cells, at + 11, state.price, 63)
    put(cells, at + 12, state.to_draw, 15)
    put(cells, at + 13, state.least, 8)


def write_piles(state: AtlantisState, cells: vec[i32], at: i64) -> None:
    """The deck and what lies beside it."""
    put(cells, at, size(state.deck), 105)
    put_counts(cells, at + 1, state.discard, _BYTE, 15)
    put_counts(cells, at + 8, state.cards_out, _BYTE, 15)
    put_counts(cells, at + 15, state.tiles_out, _BYTE, 15)
    put(cells, at + 22, state.shuffles, 7)
    put(cells, at + 23, state.idle_turns, 15)


def tensor(seats: int) -> AtlantisTensor:
    """The rows of a table for so many."""
    return AtlantisTensor(seats)
