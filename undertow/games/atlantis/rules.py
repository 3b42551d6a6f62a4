"""The rules of Atlantis in the order of the rulebook: set-up, the steps of a turn, water, bridges, the end.

`declared.py` names the steps and the functions of each kind of action.
"""

from typing import Final

from mypy_extensions import i64

from undertow.engine.bits import bit
from undertow.games.atlantis import facts
from undertow.games.atlantis.cards import forget_bought, give_card, shuffle_discard, take_card
from undertow.games.atlantis.facts import (
    ALLOWED,
    ANY_SPECTATOR,
    BRIDGE,
    DEAL,
    DRAW,
    DRAW_BOUGHT,
    DRAW_STUCK,
    FIGURE,
    FIGURES_EACH,
    FINISHED,
    HAND,
    ITEMS,
    LAY,
    MAINLAND,
    MOVE,
    NONE,
    NOT_IN_THIS_STEP,
    OWNED,
    PATH,
    PAY,
    REVEAL,
    START,
    UNSEEN,
    AtlantisState,
    add_certain,
    add_owned,
    certain_of,
    hand_of,
    owned_of,
    path_of,
    place_of,
    set_due,
    set_figure,
    set_paid,
    set_shown,
    set_way,
    shown_of,
    unseen_of,
)
from undertow.games.atlantis.moves import playable, playable_from, purse
from undertow.games.atlantis.multiset import count, one, shared, size
from undertow.games.atlantis.payment import can_finish, cheapest
from undertow.games.atlantis.state import (
    ATLANTIS,
    BRIDGED,
    BULGARIAN,
    FACE_DOWN,
    LOWER,
    NO_ITEM_AHEAD,
    NOTHING_PAID,
    STANDSTILL,
    THIRD_FIGURE,
    VALUE,
    WATER,
    chart,
    dues,
    gap_end,
    gap_start,
    item_of,
    journey,
    left_neighbour,
    letter_of,
    open_gaps,
    payable_cards,
    saved_figures,
    set_place,
    settled_score,
    tile_behind,
)

FIRST_HAND: Final = 4
CARDS_WHEN_STUCK: Final = 2
BOUNDLESS: Final = 1_000_000  # a purse that pays for everything


# Set-up


def set_up(state: AtlantisState, first: i64) -> None:
    """S1: chance will turn the path up; S2: the lot decides who begins if `first` is NONE."""
    state.bridges = bit(state.seats) - 1
    set_way(state, MAINLAND, NO_ITEM_AHEAD)
    for place in range(1, MAINLAND):
        set_place(state, place, FACE_DOWN if state.stacks[place] > 0 else WATER)
    if first != NONE:
        begin_with(state, first)


def refusal_of_drawn_seat(state: AtlantisState, seat: i64) -> i64:
    """S2: the lot falls on a seat of this match."""
    return ALLOWED if seat < state.seats else facts.NO_SUCH_SEAT


def begin_with(state: AtlantisState, seat: i64) -> None:
    """S1: with the first seat known, the path is turned up from Atlantis outward."""
    state.first = seat
    state.seat = seat
    state.step = LAY
    state.at = 1


def refusal_of_reveal(state: AtlantisState, tile: i64) -> i64:
    """S1: a tile of the place's letter that nobody has seen yet."""
    return ALLOWED if unseen_tiles(state, tile) else NOT_IN_THIS_STEP


def unseen_tiles(state: AtlantisState, tile: i64) -> i64:
    """S1: how many tiles like this one may still be turned up at the current place."""
    return count(unseen_of(state, letter_of(state.at), item_of(tile)), (tile & VALUE) - 1)


def reveal(state: AtlantisState, tile: i64) -> None:
    """S1: the next tile in the set-up; T8: later the lower tile of a stack."""
    place = state.at
    state.stock[UNSEEN + letter_of(place) * ITEMS + item_of(tile)] -= one((tile & VALUE) - 1)
    if state.step == REVEAL:
        set_place(state, place, tile)
        offer_bridge(state)
        return
    set_place(state, place, tile + LOWER if state.stacks[place] > 1 else tile)
    state.at += 1
    while state.at < MAINLAND and state.stacks[state.at] == 0:
        state.at += 1
    if state.at == MAINLAND:
        draw_cards(state, DEAL, FIRST_HAND)


def deal_next(state: AtlantisState) -> None:
    """S2: each seat gets one card more than the seat before; then the first seat begins."""
    dealt = FIRST_HAND
    seat = state.first
    while seat != state.seat:
        dealt += 1
        seat = left_neighbour(state, seat)
    state.seat = left_neighbour(state, state.seat)
    if state.seat == state.first:
        begin_turn(state)
    else:
        draw_cards(state, DEAL, dealt + 1)


# Cards


def draw_cards(state: AtlantisState, step: i64, cards: i64) -> None:
    """Let chance give the seat cards in this step."""
    state.step = step
    state.to_draw = cards
    prepare_draw(state)


def prepare_draw(state: AtlantisState) -> None:
    """S3: an empty deck is made anew from the discard pile; with both empty nothing is drawn."""
    if state.to_draw > 0 and state.deck == 0:
        shuffle_discard(state)
    if state.to_draw > 0 and state.deck > 0:
        return
    state.to_draw = 0
    if state.step == DEAL:
        deal_next(state)
    elif state.step == DRAW_BOUGHT:
        state.step = START
    else:
        end_turn(state)


def refusal_of_draw(state: AtlantisState, item: i64) -> i64:
    """S3: a card that is in the deck."""
    return ALLOWED if count(state.deck, item) else NOT_IN_THIS_STEP


def draw(state: AtlantisState, item: i64) -> None:
    """One card to the hand; W5: a bought one is remembered in the Bulgarian edition."""
    give_card(state, state.seat, item)
    state.has_stirred = 1
    if state.step == DRAW_BOUGHT and state.edition == BULGARIAN:
        state.bought += one(item)
        state.bought_count += 1
    state.to_draw -= 1
    prepare_draw(state)


# The turn begins: buying


def begin_turn(state: AtlantisState) -> None:
    """Nothing has happened in this turn yet."""
    state.step = START
    state.figure = NONE
    state.price = 0
    state.least = NOTHING_PAID
    state.sold = 0
    state.played = 0
    state.has_stirred = 0


def refusal_of_buy(state: AtlantisState, value: i64) -> i64:
    """T1: one own tile a turn, if there are cards to buy."""
    if state.sold:
        return facts.ALREADY_BOUGHT
    if count(owned_of(state, state.seat), value - 1) == 0:
        return facts.TILE_NOT_SOLD
    if value < 2:
        return facts.BUYS_NOTHING
    return ALLOWED if state.deck or state.discard else facts.NOTHING_TO_BUY


def buy(state: AtlantisState, value: i64) -> None:
    """T1: half the value, rounded down, in cards; the tile leaves the game."""
    add_owned(state, state.seat, -one(value - 1))
    state.tiles_out += one(value - 1)
    state.sold = value
    draw_cards(state, DRAW_BOUGHT, value // 2)


# Choosing a figure


def refusal_of_choose_figure(state: AtlantisState, which: i64) -> i64:
    """T2: not on the Mainland, only the first on Atlantis; T5, W7: its move can be ended and paid."""
    figure = state.seat * FIGURES_EACH + which
    if place_of(state, figure) == MAINLAND:
        return facts.FIGURE_SAVED
    if has_twin(state, figure):
        return facts.FIGURES_ALIKE
    if playable_from(state, figure, purse(state), True):
        return ALLOWED
    if hand_of(state, state.seat) == 0:
        return facts.HAND_EMPTY
    return facts.FIGURE_CANNOT_PAY if playable_from(state, figure, BOUNDLESS, True) else facts.FIGURE_CANNOT_STOP


def has_twin(state: AtlantisState, figure: i64) -> bool:
    """T2: whether an earlier figure of the seat is on Atlantis too."""
    if place_of(state, figure) != ATLANTIS:
        return False
    for other in range(state.seat * FIGURES_EACH, figure):
        if place_of(state, other) == ATLANTIS:
            return True
    return False


def choose_figure(state: AtlantisState, which: i64) -> None:
    """T2: the figure leaves its place, which T7 then counts as free."""
    state.figure = state.seat * FIGURES_EACH + which
    state.occupied &= ~bit(state.board[FIGURE + state.figure])
    state.step = MOVE


def movable_figures(state: AtlantisState) -> i64:
    """T2, T5: the figures that the seat can choose, as bits of 0 to 2."""
    if state.changed_to:
        chart(state)
    found: i64 = 0
    money = purse(state)
    hand = state.stock[HAND + state.seat]
    board = state.board
    first = FIGURE + state.seat * FIGURES_EACH
    on_atlantis = False  # whether an earlier one is there
    for which in range(i64(FIGURES_EACH)):
        place = board[first + which]
        if place == MAINLAND or (place == ATLANTIS and on_atlantis):
            continue
        on_atlantis = on_atlantis or place == ATLANTIS
        if playable(state, place, hand, state.bought, money, state.price, True):
            found |= bit(which)
    return found


def refusal_of_show_hand(state: AtlantisState) -> i64:
    """T6: only a seat that can move no figure."""
    return facts.CAN_MOVE if movable_figures(state) else ALLOWED


def show_hand(state: AtlantisState) -> None:
    """T6: everybody sees the hand; the seat draws cards and its turn is over."""
    forget_bought(state)
    hidden = hand_of(state, state.seat) - shown_of(state, state.seat)
    set_shown(state, state.seat, hand_of(state, state.seat))
    for viewer in range(ANY_SPECTATOR + 1):
        if viewer != state.seat:
            add_certain(state, viewer, -shared(certain_of(state, viewer), hidden))
    draw_cards(state, DRAW_STUCK, cards_when_stuck(state))


def cards_when_stuck(state: AtlantisState) -> i64:
    """T6: two cards; with the option, one more for each own figure on the Mainland."""
    return CARDS_WHEN_STUCK + saved_figures(state, state.seat) if state.stuck_bonus else i64(CARDS_WHEN_STUCK)


# Playing cards


def refusal_of_play(state: AtlantisState, item: i64) -> i64:
    """T3, T5: a card in hand with which the move can be ended and paid."""
    if count(hand_of(state, state.seat), item) == 0:
        return facts.CARD_NOT_HELD
    if playable_from(state, state.figure, purse(state), False) & bit(item):
        return ALLOWED
    return (
        facts.CARD_CANNOT_PAY if playable_from(state, state.figure, BOUNDLESS, False) & bit(item) else facts.CARD_CANNOT_STOP
    )


def play(state: AtlantisState, item: i64) -> None:
    """T3, T4: move to the item's next tile or the Mainland; an occupied tile needs another card."""
    start = state.board[FIGURE + state.figure]
    goal, price = journey(state, start, item)
    take_card(state, state.seat, item)
    state.played += one(item)
    state.discard += one(item)  # T9
    if count(state.bought, item):
        state.bought -= one(item)
    state.price += price
    state.board[FIGURE + state.figure] = goal
    if goal != MAINLAND:
        if state.occupied & bit(goal):
            return
        state.occupied |= bit(goal)
    elif saved_figures(state, state.seat) == FIGURES_EACH:
        state.ending = THIRD_FIGURE  # T10
    if state.price > 0:
        state.step = PAY
    else:
        take_tile(state)


# Paying


def refusal_of_pay_tile(state: AtlantisState, value: i64) -> i64:
    """W4: an own tile that is part of some payment without a superfluous part."""
    tiles = owned_of(state, state.seat)
    if count(tiles, value - 1) == 0:
        return facts.TILE_NOT_OWNED
    return ALLOWED if can_pay_tile(state, tiles, size(payable_cards(state)), value) else facts.PAYS_TOO_MUCH


def can_pay_tile(state: AtlantisState, tiles: i64, cards: i64, value: i64) -> bool:
    """W4: whether a tile of this value can be part of a payment."""
    return can_finish(tiles - one(value - 1), cards, state.price - value, min(state.least, value))


def pay_tile(state: AtlantisState, value: i64) -> None:
    """W6: the tile leaves the game."""
    state.stock[OWNED + state.seat] -= one(value - 1)
    state.tiles_out += one(value - 1)
    pay(state, value)


def refusal_of_pay_card(state: AtlantisState, item: i64) -> i64:
    """W4, W5: a card of an earlier turn that is part of some payment without a superfluous part."""
    cards = payable_cards(state)
    if count(cards, item) == 0:
        return facts.CARD_JUST_BOUGHT if count(state.bought, item) else facts.CARD_NOT_PAYABLE
    return ALLOWED if can_pay_a_card(state) else facts.PAYS_TOO_MUCH


def can_pay_a_card(state: AtlantisState) -> bool:
    """W4: all cards are worth 1, so if one can be paid, any can."""
    return can_finish(state.stock[OWNED + state.seat], size(payable_cards(state)) - 1, state.price - 1, 1)


def pay_card(state: AtlantisState, item: i64) -> None:
    """W6: out of the game in the Bulgarian edition, to the discard pile in the Russian one."""
    take_card(state, state.seat, item)
    if state.edition == BULGARIAN:
        state.cards_out += one(item)
    else:
        state.discard += one(item)
    pay(state, 1)


def pay(state: AtlantisState, value: i64) -> None:
    """W3: when the whole price is paid, the tile is taken. W4: an excess is lost."""
    state.price -= value
    state.least = min(state.least, value)
    if state.price <= 0:
        state.price = 0
        state.least = NOTHING_PAID
        take_tile(state)


# Taking a tile


def take_tile(state: AtlantisState) -> None:
    """T7: take the nearest free tile behind; T8: water or the lower tile is left."""
    forget_bought(state)
    place = tile_behind(state, state.board[FIGURE + state.figure])
    if place == ATLANTIS:
        offer_bridge(state)
        return
    tile = state.board[PATH + place]
    state.stock[OWNED + state.seat] += one((tile & VALUE) - 1)
    if tile & LOWER:
        set_place(state, place, FACE_DOWN)
        state.at = place
        state.step = REVEAL
    else:
        set_place(state, place, WATER)
        offer_bridge(state)


# Bridges


def offer_bridge(state: AtlantisState) -> None:
    """B1: offer a bridge, unless there is none, no gap for it, or the game is ending."""
    if not state.ending and state.bridges & bit(state.seat) and open_gaps(state):
        state.step = BRIDGE
    else:
        draw_at_the_end(state)


def refusal_of_place_bridge(state: AtlantisState, place: i64) -> i64:
    """B1, B2: an own bridge on a gap without one; its first place names the gap."""
    if not state.bridges & bit(state.seat):
        return facts.BRIDGE_USED
    if open_gaps(state) & bit(place):
        return ALLOWED
    if path_of(state, place) > 0:
        return facts.NO_WATER
    start = gap_start(state, place)
    end = gap_end(state, place)
    if start == ATLANTIS + 1 or end == MAINLAND - 1:
        return facts.END_OF_THE_PATH
    return facts.NOT_THE_FIRST_PLACE if open_gaps(state) & bit(start) else facts.GAP_BRIDGED


def place_bridge(state: AtlantisState, place: i64) -> None:
    """B1: it stays to the end."""
    set_place(state, place, BRIDGED)
    state.bridges &= ~bit(state.seat)
    state.has_stirred = 1
    if state.step == BRIDGE:
        draw_at_the_end(state)


# The turn ends


def draw_at_the_end(state: AtlantisState) -> None:
    """T9: one card, and one for each own figure on the Mainland; T10: four with the third."""
    draw_cards(state, DRAW, 1 + saved_figures(state, state.seat))


def end_turn(state: AtlantisState) -> None:
    """On to the next seat; E1, E4: or the match is over."""
    if state.step == DRAW_STUCK and not state.has_stirred:
        state.idle_turns += 1
        if state.idle_turns == state.seats:
            state.ending = STANDSTILL
    else:
        state.idle_turns = 0
    if state.ending:
        settle(state)
    else:
        state.seat = left_neighbour(state, state.seat)
        begin_turn(state)


# End


def settle(state: AtlantisState) -> None:
    """E1, E2: all remaining figures go to the Mainland, and every seat pays for its own."""
    for seat in range(state.seats):
        owed = dues(state, seat)
        set_due(state, seat, owed)
        set_paid(state, seat, cheapest(owned_of(state, seat), size(hand_of(state, seat)), owed))
    for figure in range(state.seats * FIGURES_EACH):
        set_figure(state, figure, MAINLAND)
    state.occupied = 0
    state.step = FINISHED
    state.seat = NONE


def winners(state: AtlantisState) -> list[int]:
    """E3: the highest score; equals share."""
    if state.step != FINISHED:
        return []
    scores = [settled_score(state, seat) for seat in range(state.seats)]
    best = max(scores)
    return [int(seat) for seat in range(state.seats) if scores[seat] == best]
