"""A seat's view of a state of Atlantis as a row of numbers, for learners. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undertow.engine.bits import bit
from undertow.engine.state import State
from undertow.engine.tensor import (
    NOTHING,
    ONE,
    SEATS,
    Slice,
    Tensor,
    clear,
    from_here,
    mark,
    nothing_kept,
    parts_of,
    put,
    renew_one,
    set_mark,
    set_number,
)
from undertow.games.atlantis.facts import (
    CERTAIN,
    DEAL,
    FIGURE,
    FIGURES_EACH,
    FINISHED,
    HAND,
    ITEMS,
    LAY,
    MAINLAND,
    NONE,
    OWNED,
    PATH,
    SHOWN,
    UNSEEN,
    AtlantisState,
)
from undertow.games.atlantis.multiset import ANY_COUNT, COUNT_BITS, size, worth
from undertow.games.atlantis.state import ATLANTIS, BRIDGED, FACE_DOWN, LOWER, RUSSIAN, VALUE, item_of

_PLACE: Final = 12  # cells of a place in the slice `path`
_PLAYER: Final = 20  # cells of a player in the slice `players`

# The kept numbers of a row: what each slice was made from, in runs like those of the state.
_STEP: Final = 0
_TURN: Final = 1
_FIRST: Final = 2
_CHANGES: Final = 3
_FIGURE: Final = 4
_PLACES: Final = 5  # by place: what is seen there, and the price from there to the Mainland
_FIGURES: Final = 59  # by figure, the own ones first: its place
_UNSEEN: Final = 71
_OWNED: Final = 85
_SHOWN: Final = 89
_HAND: Final = 93
_BOUGHT: Final = 94
_HIDDEN: Final = 95
_CERTAIN: Final = 96
_PLAYED: Final = 97
_DISCARD: Final = 98
_CARDS_OUT: Final = 99
_TILES_OUT: Final = 100
_COUNTED: Final = 101  # by player: the counts
_PAYMENT: Final = 105
_PILES: Final = 106
_ALL_UNSEEN: Final = 107
_KEPT: Final = 108
_TILE_BITS: Final = 8
_ANY_TILE: Final = 255

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
        "a bridge, figures saved / 3, points held / 100, dues / 63, points minus dues / 100 if positive",
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
    Slice("idle", (1,), "consecutive turns in which nothing moved / 15"),
    Slice("unseen_cards", (7,), "cards in the deck and hidden in other hands by colour / 15"),
    Slice("certain_cards", (7,), "those of them that are known to be in hands by colour / 15"),
    Slice("unseen_tiles", (2, 7, 7), "tiles that nobody has seen, by letter, colour and value"),
    Slice("stuck_bonus", (1,), "1 if figures on the Mainland bring cards to a stuck player, too"),
)


@final
class AtlantisTensor(Tensor):
    """Rows for one number of seats."""

    def __init__(self, seats: int) -> None:
        """Keep where the slices begin as native numbers."""
        super().__init__(LAYOUT, seats, _KEPT)
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
        self.stuck_bonus: i64 = self.starts["stuck_bonus"]
        self.fifteenths: vec[i32] = parts_of(15)
        self.whole: vec[i32] = parts_of(1)

    def write(self, state: State, seat: i64, cells: vec[i32], at: i64) -> None:
        """Write what the seat may know."""
        self.renew(state, seat, cells, at, nothing_kept(_KEPT), 0)

    def renew(self, state: State, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """Update the row where the seat's knowledge has changed."""
        assert isinstance(state, AtlantisState)
        turn: i64 = NONE
        if state.step != FINISHED:
            turn = from_here(state.seat, seat, state.seats)
        renew_one(cells, at, state.step, kept, first + _STEP)
        renew_one(cells, at + self.turn, turn, kept, first + _TURN)
        renew_one(cells, at + self.first, from_here(state.first, seat, state.seats), kept, first + _FIRST)
        set_mark(cells, at + self.edition, state.edition == RUSSIAN)
        set_mark(cells, at + self.edition + 1, state.ending != 0)
        set_mark(cells, at + self.stuck_bonus, state.stuck_bonus != 0)
        if kept[first + _CHANGES] != state.changes:
            if kept[first + _CHANGES] + 1 == state.changes and state.step > LAY:
                renew_path_from(state, state.changed, cells, at + self.path, kept, first + _PLACES)
            else:
                renew_path(state, MAINLAND - 1, 0, 0, 0, cells, at + self.path, kept, first + _PLACES)
            kept[first + _CHANGES] = state.changes
            self._renew_unseen(state, cells, at + self.unseen_tiles, kept, first)
        self._renew_figures(state, seat, cells, at, kept, first + _FIGURES)
        self._renew_players(state, seat, cells, at, kept, first)
        self._renew_turn(state, cells, at + self.turn_so_far, kept, first)
        self._renew_piles(state, cells, at + self.deck, kept, first)

    def _renew_unseen(self, state: AtlantisState, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """Write the unseen tiles if their sum changed; they only become fewer."""
        stock = state.stock
        together: i64 = 0
        for tiles in range(i64(UNSEEN), i64(UNSEEN + 2 * ITEMS)):
            together += stock[tiles]
        if kept[first + _ALL_UNSEEN] != together:
            kept[first + _ALL_UNSEEN] = together
            for tiles in range(i64(2 * ITEMS)):
                renew_bag(cells, at + tiles * 7, stock[UNSEEN + tiles], self.whole, kept, first + _UNSEEN + tiles)

    def _renew_figures(self, state: AtlantisState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """Where everybody's figures are, by figure and by place."""
        board = state.board
        figures = state.seats * FIGURES_EACH
        figure = FIGURE + seat * FIGURES_EACH
        marks = at + self.standing - state.seats  # the marks of place 1 come first
        changed = False
        for number in range(figures):
            place = board[figure]
            before = kept[first + number]
            if place != before:
                changed = True
                kept[first + number] = place
                row = at + self.figures + number * 3
                set_mark(cells, row, place == ATLANTIS)
                set_mark(cells, row + 1, place == MAINLAND)
                set_number(cells, row + 2, place, MAINLAND)
                if ATLANTIS < before < MAINLAND:
                    cells[marks + before * state.seats + number // FIGURES_EACH] = 0
            figure += 1
            if figure == FIGURE + figures:
                figure = FIGURE
        if changed:  # two figures of a seat may share a place during a move, so clear all marks before setting any
            for number in range(figures):
                place = kept[first + number]
                if ATLANTIS < place < MAINLAND:
                    cells[marks + place * state.seats + number // FIGURES_EACH] = ONE

    def _renew_players(self, state: AtlantisState, seat: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """Update the players' public facts, and what the seat knows of cards."""
        stock = state.stock
        parts = self.fifteenths
        hidden = state.deck
        player = seat
        for index in range(state.seats):
            row = at + self.players + index * _PLAYER
            owned = stock[OWNED + player]
            hand = stock[HAND + player]
            shown = stock[SHOWN + player]
            renew_bag(cells, row, owned, parts, kept, first + _OWNED + index)
            renew_bag(cells, row + 8, shown, parts, kept, first + _SHOWN + index)
            renew_counted(cells, row, size(hand), worth(owned), state.bridges & bit(player) != 0, kept, first, index)
            if index > 0:
                hidden += hand - shown
            player += 1
            if player == state.seats:
                player = 0
        bought: i64 = 0
        if state.seat == seat:
            bought = state.bought
        renew_bag(cells, at + self.hand, stock[HAND + seat], parts, kept, first + _HAND)
        renew_bag(cells, at + self.hand + ITEMS, bought, parts, kept, first + _BOUGHT)
        renew_bag(cells, at + self.unseen_cards, hidden, parts, kept, first + _HIDDEN)
        renew_bag(cells, at + self.unseen_cards + ITEMS, stock[CERTAIN + seat], parts, kept, first + _CERTAIN)

    def _renew_turn(self, state: AtlantisState, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """What the seat to act has done in this turn."""
        payment: i64 = NONE
        figure: i64 = NONE
        played: i64 = 0
        if DEAL < state.step < FINISHED:
            payment = state.sold | ((state.price + 64) << 8) | (state.to_draw << 24) | (state.least << 40)
            played = state.played
            if state.figure != NONE:
                figure = state.figure % FIGURES_EACH
        renew_one(cells, at + 1, figure, kept, first + _FIGURE)
        renew_bag(cells, at + 4, played, self.fifteenths, kept, first + _PLAYED)
        if kept[first + _PAYMENT] == payment:
            return
        kept[first + _PAYMENT] = payment
        if payment == NONE:
            cells[at] = 0
            clear(cells, at + 11, 3)
        else:
            set_number(cells, at, state.sold, 7)
            set_number(cells, at + 11, state.price, 63)
            set_number(cells, at + 12, state.to_draw, 15)
            set_number(cells, at + 13, state.least, 8)

    def _renew_piles(self, state: AtlantisState, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
        """The deck and what lies beside it."""
        parts = self.fifteenths
        deck = size(state.deck)
        renew_bag(cells, at + 1, state.discard, parts, kept, first + _DISCARD)
        renew_bag(cells, at + 8, state.cards_out, parts, kept, first + _CARDS_OUT)
        renew_bag(cells, at + 15, state.tiles_out, parts, kept, first + _TILES_OUT)
        counted = deck | (state.shuffles << 8) | (state.idle_turns << 32)
        if kept[first + _PILES] != counted:
            kept[first + _PILES] = counted
            set_number(cells, at, deck, 105)
            set_number(cells, at + 22, state.shuffles, 7)
            set_number(cells, at + 23, state.idle_turns, 15)


def renew_bag(cells: vec[i32], at: i64, bag: i64, parts: vec[i32], kept: vec[i64], key: i64) -> None:
    """Write the counts of a bag of seven kinds, if the bag has changed."""
    if kept[key] != bag:
        kept[key] = bag
        for cell in range(at, at + ITEMS):
            cells[cell] = parts[bag & ANY_COUNT]
            bag >>= COUNT_BITS


def renew_counted(
    cells: vec[i32], row: i64, cards: i64, tiles: i64, has_bridge: bool, kept: vec[i64], first: i64, index: i64
) -> None:
    """Update a player's counts; dues and saved figures follow from the places and prices just written."""
    owed: i64 = 0
    saved: i64 = 0
    for number in range(first + _FIGURES + index * FIGURES_EACH, first + _FIGURES + (index + 1) * FIGURES_EACH):
        place = kept[number]
        if place == MAINLAND:
            saved += 1
        else:
            owed += kept[first + _PLACES + place] >> _TILE_BITS
    counted = cards | (tiles << 8) | (owed << 24) | (saved << 40)
    if has_bridge:
        counted |= 128
    if kept[first + _COUNTED + index] == counted:
        return
    kept[first + _COUNTED + index] = counted
    set_number(cells, row + 7, cards, 30)
    set_mark(cells, row + 15, has_bridge)
    set_number(cells, row + 16, saved, FIGURES_EACH)
    set_number(cells, row + 17, tiles + cards, 100)
    set_number(cells, row + 18, owed, 63)
    set_number(cells, row + 19, tiles + cards - owed, 100)


def renew_path_from(state: AtlantisState, changed: i64, cells: vec[i32], at: i64, kept: vec[i64], first: i64) -> None:
    """Update the path after one place has changed; nothing ahead of it changes."""
    board = state.board
    water: i64 = 0
    ahead = changed + 1
    while ahead < MAINLAND and board[PATH + ahead] <= 0:
        water |= 1 - board[PATH + ahead]
        ahead += 1
    if ahead == MAINLAND:
        renew_path(state, changed, 0, water, 0, cells, at, kept, first)
    else:
        value = board[PATH + ahead] & VALUE
        renew_path(state, changed, value, water, kept[first + ahead] >> _TILE_BITS, cells, at, kept, first)


def renew_path(
    state: AtlantisState,
    start: i64,
    value: i64,
    water: i64,
    price: i64,
    cells: vec[i32],
    at: i64,
    kept: vec[i64],
    first: i64,
) -> None:
    """Update the path from a place back to Atlantis; tile and price of each place are kept.

    Ahead of it lies a tile of that value (0 beside the Mainland, where nothing is paid), from which the price is known,
    behind water: 0 for none, 1 for a gap, more for one with a bridge.
    """
    board = state.board
    place = start
    while place > ATLANTIS:
        tile = board[PATH + place]
        if tile <= 0:
            water |= 1 - tile
            seen = tile & _ANY_TILE
        elif tile == FACE_DOWN:
            seen = FACE_DOWN
        else:
            if water == 1:
                price += min(value, tile & VALUE)
            water = 0
            value = tile & VALUE
            seen = tile | (price << _TILE_BITS)
        before = kept[first + place]
        if before != seen:
            kept[first + place] = seen
            if (before ^ seen) & _ANY_TILE or before == NOTHING:
                write_place(cells, at + (place - 1) * _PLACE, tile, price)
            else:
                set_number(cells, at + (place - 1) * _PLACE + 11, price, 63)
        elif tile > 0 and place < start < MAINLAND - 1:
            return  # only the first place has changed, so nothing changes behind this tile
        place -= 1
    kept[first + ATLANTIS] = price << _TILE_BITS


def write_place(cells: vec[i32], row: i64, tile: i64, price: i64) -> None:
    """One place of the path, and what the way from there to the Mainland costs."""
    clear(cells, row, _PLACE)
    if tile == FACE_DOWN:
        cells[row + 9] = ONE
    elif tile > 0:
        cells[row + item_of(tile)] = ONE
        put(cells, row + 7, tile & VALUE, 7)
        mark(cells, row + 8, tile & LOWER != 0)
        put(cells, row + 11, price, 63)
    else:
        mark(cells, row + 10, tile == BRIDGED)


def tensor(seats: int) -> AtlantisTensor:
    """The rows for a number of seats."""
    return AtlantisTensor(seats)
