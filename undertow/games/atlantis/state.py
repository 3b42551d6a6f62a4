"""Queries on a state of Atlantis: the path, its gaps, and the holdings of a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.bits import bit, shifted
from undertow.games.atlantis.facts import (
    FIGURE,
    FIGURES_EACH,
    FINISHED,
    HAND,
    MAINLAND,
    OWNED,
    PATH,
    WAY,
    AtlantisState,
    due_of,
    hand_of,
    owned_of,
    paid_of,
    path_of,
)
from undertow.games.atlantis.multiset import size, worth
from undertow.games.atlantis.payment import cheapest

# Places: Atlantis, the 53 places of the path, the Mainland.
ATLANTIS: Final = 0
LAST_OF_A: Final = 26

# A way, see `chart`: by item, six bits each, the nearest place ahead that shows it, and above them the price.
PLACE_BITS: Final = 6
ANY_PLACE: Final = 63
PRICE: Final = 42
_ALL_ITEMS: Final = (1 << 42) - 1
NO_ITEM_AHEAD: Final = MAINLAND * 0b1000001000001000001000001000001000001

# What is seen at a place: a tile as value + 8 * item, with LOWER if another lies hidden below it; or one of these.
WATER: Final = 0
BRIDGED: Final = -1  # water with a bridge on it; so 1 - tile is 1 for water and 2 with a bridge
FACE_DOWN: Final = 128  # a tile that chance has not decided yet
VALUE: Final = 7
ITEM_BITS: Final = 3
LOWER: Final = 64

# Editions.
BULGARIAN: Final = 0
RUSSIAN: Final = 1

# How the match ends.
THIRD_FIGURE: Final = 1
STANDSTILL: Final = 2

NOTHING_PAID: Final = 8  # more than any tile is worth


def left_neighbour(state: AtlantisState, seat: i64) -> i64:
    """The next seat clockwise."""
    if seat + 1 == state.seats:
        return 0
    return seat + 1


# The path


def item_of(tile: i64) -> i64:
    """The item on a tile, from 0 to 6."""
    return (tile >> ITEM_BITS) & VALUE


def letter_of(place: i64) -> i64:
    """0 for a place of letter A, 1 for one of letter B."""
    return 0 if place <= LAST_OF_A else 1


def set_place(state: AtlantisState, place: i64, seen: i64) -> None:
    """Change what is seen at a place."""
    state.board[PATH + place] = seen
    state.changed_from = min(state.changed_from, place)
    state.changed_to = max(state.changed_to, place)
    state.changes += 1
    state.changed = place


def chart(state: AtlantisState) -> None:
    """Update the ways of all places from the last change back to the first unchanged tile."""
    board = state.board
    place = state.changed_to
    ahead = place + 1
    water: i64 = 0  # 1 on the way over a gap, more if it has a bridge
    while ahead < MAINLAND and board[PATH + ahead] <= 0:
        water |= 1 - board[PATH + ahead]
        ahead += 1
    before: i64 = 0
    value: i64 = 0  # of the nearest tile ahead; 0 beside the Mainland, where nothing is paid
    way = board[WAY + ahead]
    if ahead < MAINLAND:
        value = board[PATH + ahead] & VALUE
        way = way_behind(way, ahead, board[PATH + ahead])
    while place > ATLANTIS:
        tile = board[PATH + place]
        if tile <= 0:
            water |= 1 - tile
            board[WAY + place] = way
        else:
            if water == 1:
                way += min(value, tile & VALUE) << PRICE  # W3
            water = 0
            value = tile & VALUE
            before = board[WAY + place]
            board[WAY + place] = way
            if place < state.changed_from:
                break
            way = way_behind(way, place, tile)
        place -= 1
    if place > ATLANTIS:
        pass_change_on(board, place, before, way)
    else:
        board[WAY + ATLANTIS] = way  # W1: Atlantis counts as 0, so nothing is paid for leaving it
    state.changed_from = MAINLAND
    state.changed_to = 0


def pass_change_on(board: vec[i64], place: i64, before: i64, way: i64) -> None:
    """Update the ways behind a changed tile: prices, and the item's place up to its next tile."""
    change = way - before
    while change & _ALL_ITEMS and place > ATLANTIS:
        tile = board[PATH + place]
        if tile > 0:
            first_bit = item_of(tile) * PLACE_BITS
            moved = ((way >> first_bit) & ANY_PLACE) - ((before >> first_bit) & ANY_PLACE)
            change -= moved * bit(first_bit)
            before += moved * bit(first_bit)
        place -= 1
        board[WAY + place] += change
    if change:
        for behind in range(i64(WAY), WAY + place):
            board[behind] += change


def way_behind(way: i64, place: i64, tile: i64) -> i64:
    """The way from just behind a place, whose tile is the nearest that shows its item."""
    first_bit = item_of(tile) * PLACE_BITS
    return (way & ~shifted(ANY_PLACE, first_bit)) | shifted(place, first_bit)


def way_from(state: AtlantisState, place: i64) -> i64:
    """The way ahead of a place: six bits per item for its goal, above them `price_to_mainland`."""
    if state.changed_to:
        chart(state)
    return state.board[WAY + place]


def journey(state: AtlantisState, start: i64, item: i64) -> tuple[i64, i64]:
    """T3, T4, W3: the nearest place ahead that shows the item, or the Mainland; and the price."""
    way = way_from(state, start)
    place = (way >> (item * PLACE_BITS)) & ANY_PLACE
    return place, (way >> PRICE) - (state.board[WAY + place] >> PRICE)


def price_to_mainland(state: AtlantisState, start: i64) -> i64:
    """E2: the sum of the prices of all gaps ahead of a place."""
    return way_from(state, start) >> PRICE


def tile_behind(state: AtlantisState, place: i64) -> i64:
    """T7: the nearest place behind with a tile and no figure, or ATLANTIS if there is none."""
    board = state.board
    behind = place - 1
    while behind > ATLANTIS and (board[PATH + behind] <= 0 or state.occupied & bit(behind)):
        behind -= 1
    return behind


def gap_start(state: AtlantisState, place: i64) -> i64:
    """The first place of the run of water that the place lies in."""
    while place > ATLANTIS + 1 and path_of(state, place - 1) <= 0:
        place -= 1
    return place


def gap_end(state: AtlantisState, place: i64) -> i64:
    """The last place of the run of water that the place lies in."""
    while place < MAINLAND - 1 and path_of(state, place + 1) <= 0:
        place += 1
    return place


def open_gaps(state: AtlantisState) -> i64:
    """W1, B2: the first places of all gaps without a bridge, as bits."""
    board = state.board
    found: i64 = 0
    place: i64 = 1
    while place < MAINLAND and board[PATH + place] <= 0:
        place += 1  # the path begins with its first tile
    while place < MAINLAND:
        while place < MAINLAND and board[PATH + place] > 0:
            place += 1
        start = place
        water: i64 = 0  # 1 in a gap, more if it has a bridge
        while place < MAINLAND and board[PATH + place] <= 0:
            water |= 1 - board[PATH + place]
            place += 1
        if water == 1 and place < MAINLAND:
            found |= bit(start)
    return found


# What a seat has


def payable_cards(state: AtlantisState) -> i64:
    """W5: the cards with which the seat to act may pay, as a bag."""
    return state.stock[HAND + state.seat] - state.bought


def saved_figures(state: AtlantisState, seat: i64) -> i64:
    """How many of the seat's figures are on the Mainland."""
    saved: i64 = 0
    board = state.board
    for figure in range(seat * FIGURES_EACH, seat * FIGURES_EACH + FIGURES_EACH):
        if board[FIGURE + figure] == MAINLAND:
            saved += 1
    return saved


def dues(state: AtlantisState, seat: i64) -> i64:
    """E2: what the seat would owe if all its figures had to go to the Mainland now."""
    total: i64 = 0
    for figure in range(seat * FIGURES_EACH, seat * FIGURES_EACH + FIGURES_EACH):
        total += price_to_mainland(state, state.board[FIGURE + figure])
    return total


def points_held(state: AtlantisState, seat: i64) -> i64:
    """E3: tiles at their values and cards at 1 each."""
    return worth(state.stock[OWNED + seat]) + size(state.stock[HAND + seat])


def settled_score(state: AtlantisState, seat: i64) -> i64:
    """E2, E3: the seat's score, as if the match were settled now."""
    if state.step == FINISHED:
        owed, paid = due_of(state, seat), paid_of(state, seat)
    else:
        owed = dues(state, seat)
        paid = cheapest(owned_of(state, seat), size(hand_of(state, seat)), owed)
    return points_held(state, seat) - max(owed, paid)
