"""Everything that is true at an Atlantis table: the path, the figures, who holds what, how far the turn has come."""

from typing import Final, Optional

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from undertow.engine.bits import bit, shifted
from undertow.engine.state import State
from undertow.games.atlantis.multiset import count, one, size, worth
from undertow.games.atlantis.payment import cheapest

ITEMS: Final = 7
FIGURES_EACH: Final = 3
MOST_SEATS: Final = 4
NONE: Final = -1

# Places: Atlantis, the 53 places of the path, the Mainland.
ATLANTIS: Final = 0
LAST_OF_A: Final = 26
MAINLAND: Final = 54

# In `board`: by place what is seen there, then by figure, three to a seat, its place. Then by place what `chart` has
# worked out about the way ahead of it: by item, six bits each, the nearest place that shows it, and above them the price.
PATH: Final = 0
FIGURE: Final = 55
WAY: Final = 67
PLACE_BITS: Final = 6
ANY_PLACE: Final = 63
PRICE: Final = 42
_ALL_ITEMS: Final = (1 << 42) - 1
_NO_ITEM_AHEAD: Final = MAINLAND * 0b1000001000001000001000001000001000001

# What is seen at a place: a tile as value + 8 * item, with LOWER if another lies hidden below it; or one of these.
WATER: Final = 0
BRIDGED: Final = -1  # water with a bridge on it; so 1 - tile is 1 for water and 2 with a bridge
FACE_DOWN: Final = 128  # a tile that chance has not decided yet
VALUE: Final = 7
ITEM_BITS: Final = 3
LOWER: Final = 64

# In `stock`, all as bags: by seat the hand, the part of it that was shown to all, and the tiles; by viewer (the seats,
# then a spectator) the cards known to be in other hands since the discard pile was shuffled; by letter and item the
# tiles not seen yet. Then, as plain numbers by seat, what was owed and paid when the match was settled.
HAND: Final = 0
SHOWN: Final = 4
OWNED: Final = 8
CERTAIN: Final = 12
UNSEEN: Final = 17
DUE: Final = 31
PAID: Final = 35
STOCK: Final = 39
ANY_SPECTATOR: Final = 4

# Editions.
BULGARIAN: Final = 0
RUSSIAN: Final = 1

# Steps; in the first seven chance acts.
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

# How the match ends.
THIRD_FIGURE: Final = 1
STANDSTILL: Final = 2

NOTHING_PAID: Final = 8  # more than any tile is worth


class AtlantisState(State):
    """The facts. What may happen to them is in `rules.py`."""

    def __init__(self, source: Optional["AtlantisState"], seats: i64) -> None:
        """Copy the source; without one, an empty table for so many seats, to be filled by the set-up."""
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
            self.sure: i64 = NONE
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
            self.seats = seats
            self.edition = BULGARIAN
            self.step = LOT
            self.seat = 0  # whose turn it is, or whose cards are dealt
            self.first = NONE  # the seat that begins
            self.at = 0  # the place where chance turns up a tile
            self.to_draw = 0  # cards still to be drawn in this step
            self.figure = NONE  # the figure being moved, as a number from 0 to 11
            self.price = 0  # what its crossings cost so far, less what has been paid
            self.least = NOTHING_PAID  # the smallest value in the payment
            self.sold = 0  # the value of the tile sold in this turn
            self.played = 0  # the cards played in this turn
            self.bought = 0  # those bought in this turn that are still in hand, in the Bulgarian edition
            self.bought_count = 0  # how many were bought in this turn, in the Bulgarian edition
            self.has_stirred = 0  # 1 once a card was drawn or a bridge placed in this turn
            self.idle_turns = 0  # turns in a row in which neither happened and no figure moved
            self.ending = 0  # THIRD_FIGURE or STANDSTILL once the end is certain
            self.bridges = bit(seats) - 1  # the seats that still have theirs, as bits
            self.occupied = 0  # the places of the path with a figure, as bits
            self.deck = 0
            self.discard = 0
            self.shuffles = 0  # how often the discard pile became the deck
            self.cards_out = 0  # cards and tiles that have left the game
            self.tiles_out = 0
            self.sure = NONE  # an action that was just found to be legal
            self.choices = NONE  # the legal choices as bits, or NONE if not worked out
            self.gaps = 0  # with them: the gaps on which a bridge may be placed, as bits of their first places
            self.changed_from = 1  # the first and the last place that have changed since the ways were charted …
            self.changed_to = MAINLAND - 1  # … or MAINLAND and 0
            self.changes = 0  # how often the path has changed
            self.changed = 0  # the place that has changed last
            self.board = filled(WAY + MAINLAND + 1, 0)
            self.board[WAY + MAINLAND] = _NO_ITEM_AHEAD
            self.stock = filled(STOCK, 0)
            self.stacks = filled(MAINLAND, 0)  # the height at each place in the set-up; never changed, so shared

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
        return extend(facts, self.stacks)


def filled(length: i64, value: i64) -> vec[i64]:
    """A vec of so many equal numbers."""
    numbers = vec[i64]()
    for _ in range(length):
        numbers = append(numbers, value)
    return numbers


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
    """Work out the ways of all places up to the last one that has changed, back to the first tile that has not."""
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
    """Change the ways behind a tile as its own has: the price of all, an item's place up to the next tile that shows it."""
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
    """The way ahead of a place, seen from behind it: its tile is the nearest that shows its item."""
    first_bit = item_of(tile) * PLACE_BITS
    return (way & ~shifted(ANY_PLACE, first_bit)) | shifted(place, first_bit)


def way_from(state: AtlantisState, place: i64) -> i64:
    """What lies ahead of a place: by item, six bits each, where its card leads to, and above them `price_to_mainland`."""
    if state.changed_to:
        chart(state)
    return state.board[WAY + place]


def journey(state: AtlantisState, start: i64, item: i64) -> tuple[i64, i64]:
    """T3, T4, W3: the nearest place ahead whose visible tile shows the item, or else the Mainland; and the price."""
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
    while place > ATLANTIS + 1 and state.board[PATH + place - 1] <= 0:
        place -= 1
    return place


def gap_end(state: AtlantisState, place: i64) -> i64:
    """The last place of the run of water that the place lies in."""
    while place < MAINLAND - 1 and state.board[PATH + place + 1] <= 0:
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


def hand_of(state: AtlantisState, seat: i64) -> i64:
    """The seat's cards, as a bag."""
    return state.stock[HAND + seat]


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
    """E2, E3: the seat's score, as if the match were settled now where it is not over."""
    if state.step == FINISHED:
        owed, paid = state.stock[DUE + seat], state.stock[PAID + seat]
    else:
        owed = dues(state, seat)
        paid = cheapest(state.stock[OWNED + seat], size(state.stock[HAND + seat]), owed)
    return points_held(state, seat) - max(owed, paid)


def give_card(state: AtlantisState, seat: i64, item: i64) -> None:
    """One card from the deck to the seat's hand."""
    state.deck -= one(item)
    state.stock[HAND + seat] += one(item)


def take_card(state: AtlantisState, seat: i64, item: i64) -> None:
    """One card out of the seat's hand, and with it what others knew of it: a shown card leaves first."""
    card = one(item)
    stock = state.stock
    stock[HAND + seat] -= card
    if count(stock[SHOWN + seat], item) > 0:
        stock[SHOWN + seat] -= card
    elif state.shuffles > 0:
        forget_card(state, seat, item)


def forget_card(state: AtlantisState, seat: i64, item: i64) -> None:
    """A hidden card has left the seat's hand: it is not certain any more that others hold it."""
    card = one(item)
    stock = state.stock
    for viewer in range(i64(ANY_SPECTATOR + 1)):
        if viewer != seat and count(stock[CERTAIN + viewer], item) > 0:
            stock[CERTAIN + viewer] -= card
