"""What the log of an Atlantis match says: the action, then everything that followed from it by itself."""

from undertow.engine.game import Argument, Message
from undertow.games.atlantis import actions
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.multiset import size
from undertow.games.atlantis.preview import item_name, span, where
from undertow.games.atlantis.state import (
    ATLANTIS,
    DRAW_STUCK,
    DUE,
    FIGURE,
    FIGURES_EACH,
    FINISHED,
    LAY,
    MAINLAND,
    MOVE,
    PAID,
    PATH,
    PAY,
    STANDSTILL,
    VALUE,
    gap_end,
    gap_start,
    hand_of,
    item_of,
    journey,
    settled_score,
    tile_behind,
)


def label(state: Atlantis, action: int) -> Message:
    """What the action is called when a player chooses it, items as the edition names them."""
    if action < actions.REVEALED:
        return Message("action-drawn-seat", {"seat": action - actions.DRAWN_SEAT})
    if action < actions.DRAWN:
        item, kind = divmod(action - actions.REVEALED, 7)
        return Message("action-revealed", {"tile": item_name(state, item), "value": kind + 1})
    if action < actions.CHOOSE_FIGURE:
        return Message("action-drawn", {"item": item_name(state, action - actions.DRAWN)})
    if action < actions.PLAY:
        which = action - actions.CHOOSE_FIGURE
        place = state.board[FIGURE + state.seat * FIGURES_EACH + which]
        return Message("action-figure", {"number": which + 1, "place": where(place)})
    if action < actions.BUY_WITH:
        return Message("action-play", {"item": item_name(state, action - actions.PLAY)})
    if action < actions.PAY_CARD:
        value = action - actions.BUY_WITH + 1
        return Message("action-buy", {"value": value, "cards": value // 2})
    if action < actions.PAY_TILE:
        return Message("action-pay-card", {"item": item_name(state, action - actions.PAY_CARD)})
    if action < actions.SHOW_HAND:
        return Message("action-pay-tile", {"value": action - actions.PAY_TILE + 1})
    if action < actions.BRIDGE_AT:
        return Message("action-show" if action == actions.SHOW_HAND else "action-draw")
    start = action - actions.BRIDGE_AT + actions.FIRST_GAP
    return Message("action-bridge", {"gap": span(start, gap_end(state, start))})


def describe(state: Atlantis, action: int, seat: int) -> tuple[Message, ...]:
    """What the seat's log says of the action, taken in this state, and of what followed."""
    after = state.clone()
    after.apply(action)
    return (_headline(state, action, seat), *_consequences(state, action, after))


def _headline(state: Atlantis, action: int, seat: int) -> Message:
    """The action itself."""
    actor = state.seat
    if action < actions.REVEALED:
        return Message("log-first", {"seat": action - actions.DRAWN_SEAT})
    if action < actions.DRAWN:
        item, kind = divmod(action - actions.REVEALED, 7)
        told: dict[str, Argument] = {"place": where(state.at), "tile": item_name(state, item), "value": kind + 1}
        return Message("log-laid" if state.step == LAY else "log-revealed", told)
    if action < actions.CHOOSE_FIGURE:
        if seat != actor:
            return Message("log-drawn", {"seat": actor})
        return Message("log-drawn-own", {"seat": actor, "item": item_name(state, action - actions.DRAWN)})
    if action < actions.PLAY:
        return Message("log-figure", {"seat": actor, "number": action - actions.CHOOSE_FIGURE + 1})
    if action < actions.BUY_WITH:
        return _of_card(state, action - actions.PLAY)
    if action < actions.PAY_CARD:
        return Message("log-buy", {"seat": actor, "value": action - actions.BUY_WITH + 1})
    if action < actions.PAY_TILE:
        return Message("log-pay-card", {"seat": actor, "item": item_name(state, action - actions.PAY_CARD)})
    if action < actions.SHOW_HAND:
        return Message("log-pay-tile", {"seat": actor, "value": action - actions.PAY_TILE + 1})
    if action == actions.SHOW_HAND:
        return Message("log-show", {"seat": actor, "cards": size(hand_of(state, actor))})
    if action == actions.DRAW_CARDS:
        return Message("log-no-bridge", {"seat": actor})
    start = action - actions.BRIDGE_AT + actions.FIRST_GAP
    return Message("log-bridge", {"seat": actor, "gap": span(start, gap_end(state, start))})


def _of_card(state: Atlantis, item: int) -> Message:
    """A card played: where the figure goes, and whether it may stay there."""
    goal, _ = journey(state, state.board[FIGURE + state.figure], item)
    told: dict[str, Argument] = {
        "seat": state.seat,
        "item": item_name(state, item),
        "number": state.figure % FIGURES_EACH + 1,
        "place": where(goal),
    }
    occupied = goal != MAINLAND and state.occupied >> goal & 1
    return Message("log-play-occupied" if occupied else "log-play", told)


def _consequences(state: Atlantis, action: int, after: Atlantis) -> list[Message]:
    """What nobody chose: the price, the tile taken, the third figure, a new deck, a turn without cards, the end."""
    told: list[Message] = []
    if after.ending and not state.ending and after.ending != STANDSTILL:
        told.append(Message("log-third-figure", {"seat": state.seat}))
    if state.step == MOVE and after.step == PAY:
        told.append(Message("log-price", {"seat": state.seat, "price": after.price}))
    if state.step in (MOVE, PAY) and after.step not in (MOVE, PAY):
        told += _tile_taken(state, action, after)
    if after.shuffles > state.shuffles:
        told.append(Message("log-shuffle"))
    if _went_without(state, action, after):
        told.append(Message("log-no-cards", {"seat": state.seat}))
    if after.step == FINISHED:
        told += _settlement(after)
    return told


def _tile_taken(state: Atlantis, action: int, after: Atlantis) -> list[Message]:
    """T7, T8: the tile taken, and the gap that this left."""
    if actions.PLAY <= action < actions.BUY_WITH:
        goal, _ = journey(state, state.board[FIGURE + state.figure], action - actions.PLAY)
    else:
        goal = state.board[FIGURE + state.figure]
    place = tile_behind(state, goal)
    if place == ATLANTIS:
        return [Message("log-no-tile", {"seat": state.seat})]
    tile = state.board[PATH + place]
    args: dict[str, Argument] = {"seat": state.seat, "tile": item_name(state, item_of(tile)), "value": tile & VALUE}
    told = [Message("log-tile", args | {"place": where(place)})]
    if after.board[PATH + place] <= 0:
        start, end = gap_start(after, place), gap_end(after, place)
        slides = start == ATLANTIS + 1 or end == MAINLAND - 1
        told.append(Message("log-slide") if slides else Message("log-gap", {"gap": span(start, end)}))
    return told


def _went_without(state: Atlantis, action: int, after: Atlantis) -> bool:
    """S3: whether more cards were due than there were."""
    if action == actions.SHOW_HAND:
        return after.step != DRAW_STUCK
    return state.to_draw > 1 and not after.deck and not after.discard


def _settlement(after: Atlantis) -> list[Message]:
    """E1, E2, E3: what everybody owed and paid, and the scores."""
    told = [Message("log-standstill")] if after.ending == STANDSTILL else []
    for seat in range(after.seats):
        owed, paid = after.stock[DUE + seat], after.stock[PAID + seat]
        if owed > paid:
            told.append(Message("log-unpaid", {"seat": seat, "price": owed, "value": paid}))
        elif owed:
            told.append(Message("log-paid", {"seat": seat, "price": owed, "value": paid}))
    told += [Message("log-score", {"seat": seat, "points": settled_score(after, seat)}) for seat in range(after.seats)]
    return told
