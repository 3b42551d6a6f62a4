"""Log messages of Atlantis: the action, then its automatic consequences."""

from undertow.engine.game import Argument, Message
from undertow.games.atlantis import facts
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.declared import DECLARED
from undertow.games.atlantis.multiset import size
from undertow.games.atlantis.preview import item_name, span, where
from undertow.games.atlantis.state import (
    ATLANTIS,
    STANDSTILL,
    VALUE,
    gap_end,
    gap_start,
    item_of,
    journey,
    settled_score,
    tile_behind,
)


def label(state: Atlantis, action: int) -> Message:
    """The label of an action, with items named as in the edition."""
    kind, argument = facts.KIND[action], facts.ARGUMENT[action]
    general = DECLARED.label(action)
    told = dict(general.args)
    if kind == facts.REVEALED:
        told["tile"] = item_name(state, item_of(argument))
    elif "item" in told:
        told["item"] = item_name(state, argument)
    elif kind == facts.CHOOSE_FIGURE:
        told["place"] = where(facts.place_of(state, state.seat * facts.FIGURES_EACH + argument))
    elif kind == facts.BUY_WITH:
        told["cards"] = argument // 2
    elif kind == facts.BRIDGE_AT:
        told = {"gap": span(argument, gap_end(state, argument))}
    return Message(general.id, told)


def describe(state: Atlantis, action: int, seat: int) -> tuple[Message, ...]:
    """The seat's log messages for an action in this state and its consequences."""
    after = state.clone()
    after.apply(action)
    return (_headline(state, action, seat), *_consequences(state, action, after))


def _headline(state: Atlantis, action: int, seat: int) -> Message:
    """The action itself."""
    kind, argument = facts.KIND[action], facts.ARGUMENT[action]
    told: dict[str, Argument] = {"seat": state.seat}
    if kind == facts.DRAWN_SEAT:
        return Message("log-first", {"seat": argument})
    if kind == facts.REVEALED:
        told = {"place": where(state.at), "tile": item_name(state, item_of(argument)), "value": argument & VALUE}
        return Message("log-laid" if state.step == facts.LAY else "log-revealed", told)
    if kind == facts.DRAWN:
        is_own = seat == state.seat
        return (
            Message("log-drawn-own", told | {"item": item_name(state, argument)}) if is_own else Message("log-drawn", told)
        )
    if kind == facts.CHOOSE_FIGURE:
        return Message("log-figure", told | {"number": argument + 1})
    if kind == facts.PLAY:
        return _of_card(state, argument)
    if kind == facts.BUY_WITH:
        return Message("log-buy", told | {"value": argument})
    if kind == facts.PAY_CARD:
        return Message("log-pay-card", told | {"item": item_name(state, argument)})
    if kind == facts.PAY_TILE:
        return Message("log-pay-tile", told | {"value": argument})
    if kind == facts.SHOW_HAND:
        return Message("log-show", told | {"cards": size(facts.hand_of(state, state.seat))})
    if kind == facts.DRAW_CARDS:
        return Message("log-no-bridge", told)
    return Message("log-bridge", told | {"gap": span(argument, gap_end(state, argument))})


def _of_card(state: Atlantis, item: int) -> Message:
    """A card played: where the figure goes, and whether it may stay there."""
    goal, _ = journey(state, facts.place_of(state, state.figure), item)
    told: dict[str, Argument] = {
        "seat": state.seat,
        "item": item_name(state, item),
        "number": state.figure % facts.FIGURES_EACH + 1,
        "place": where(goal),
    }
    occupied = goal != facts.MAINLAND and state.occupied >> goal & 1
    return Message("log-play-occupied" if occupied else "log-play", told)


def _consequences(state: Atlantis, action: int, after: Atlantis) -> list[Message]:
    """Automatic consequences: price, tile, third figure, new deck, a turn without cards, the end."""
    told: list[Message] = []
    if after.ending and not state.ending and after.ending != STANDSTILL:
        told.append(Message("log-third-figure", {"seat": state.seat}))
    if state.step == facts.MOVE and after.step == facts.PAY:
        told.append(Message("log-price", {"seat": state.seat, "price": after.price}))
    if state.step in (facts.MOVE, facts.PAY) and after.step not in (facts.MOVE, facts.PAY):
        told += _tile_taken(state, action, after)
    if after.shuffles > state.shuffles:
        told.append(Message("log-shuffle"))
    if _went_without(state, action, after):
        told.append(Message("log-no-cards", {"seat": state.seat}))
    if after.step == facts.FINISHED:
        told += _settlement(after)
    return told


def _tile_taken(state: Atlantis, action: int, after: Atlantis) -> list[Message]:
    """T7, T8: the tile taken, and the gap that this left."""
    goal = facts.place_of(state, state.figure)
    if facts.KIND[action] == facts.PLAY:
        goal, _ = journey(state, goal, facts.ARGUMENT[action])
    place = tile_behind(state, goal)
    if place == ATLANTIS:
        return [Message("log-no-tile", {"seat": state.seat})]
    tile = facts.path_of(state, place)
    args: dict[str, Argument] = {"seat": state.seat, "tile": item_name(state, item_of(tile)), "value": tile & VALUE}
    told = [Message("log-tile", args | {"place": where(place)})]
    if facts.path_of(after, place) <= 0:
        start, end = gap_start(after, place), gap_end(after, place)
        slides = start == ATLANTIS + 1 or end == facts.MAINLAND - 1
        told.append(Message("log-slide") if slides else Message("log-gap", {"gap": span(start, end)}))
    return told


def _went_without(state: Atlantis, action: int, after: Atlantis) -> bool:
    """S3: whether too few cards were left to draw."""
    if action == facts.SHOW_HAND:
        return after.step != facts.DRAW_STUCK
    return state.to_draw > 1 and not after.deck and not after.discard


def _settlement(after: Atlantis) -> list[Message]:
    """E1, E2, E3: what everybody owed and paid, and the scores."""
    told = [Message("log-standstill")] if after.ending == STANDSTILL else []
    for seat in range(after.seats):
        owed, paid = facts.due_of(after, seat), facts.paid_of(after, seat)
        if owed > paid:
            told.append(Message("log-unpaid", {"seat": seat, "price": owed, "value": paid}))
        elif owed:
            told.append(Message("log-paid", {"seat": seat, "price": owed, "value": paid}))
    told += [Message("log-score", {"seat": seat, "points": settled_score(after, seat)}) for seat in range(after.seats)]
    return told
