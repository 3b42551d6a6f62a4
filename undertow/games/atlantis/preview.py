"""Previews of Atlantis: what an action would cost, bring and risk."""

from dataclasses import dataclass

from undertow.engine.bits import bit, members
from undertow.engine.game import Argument, Message, Preview
from undertow.games.atlantis import facts, rules
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.box import EDITIONS, ITEMS
from undertow.games.atlantis.declared import COLOURS
from undertow.games.atlantis.moves import playable_from, purse
from undertow.games.atlantis.multiset import one, size, worth
from undertow.games.atlantis.payment import cheapest
from undertow.games.atlantis.state import (
    ATLANTIS,
    BRIDGED,
    BULGARIAN,
    LOWER,
    VALUE,
    WATER,
    dues,
    gap_end,
    gap_start,
    item_of,
    journey,
    payable_cards,
    saved_figures,
    set_place,
    settled_score,
    tile_behind,
)
from undertow.games.atlantis.view_types import Move


def spot(place: int) -> str:
    """The board element of a place."""
    if place == ATLANTIS:
        return "atlantis"
    return "mainland" if place == facts.MAINLAND else f"place-{place}"


def where(place: int) -> str:
    """A place as an argument of messages: a number, or one of the ends of the path."""
    return spot(place).removeprefix("place-")


def span(start: int, end: int) -> str:
    """The places of a gap as an argument of messages."""
    return str(start) if start == end else f"{start}–{end}"


def item_name(state: Atlantis, item: int) -> str:
    """What the edition of this match calls an item."""
    return ITEMS[EDITIONS[state.edition]][item]


@dataclass(frozen=True)
class Step:
    """The effect of one card on a figure, computed from open facts."""

    item: int
    goal: int
    price: int  # of this step alone
    stops: bool
    tile_place: int  # where the tile would be taken, ATLANTIS for nowhere
    ends_game: bool


def step_of(state: Atlantis, figure: int, item: int) -> Step:
    """Where a card leads a figure of the seat to act."""
    start = facts.place_of(state, figure)
    goal, price = journey(state, start, item)
    stops = goal == facts.MAINLAND or not state.occupied & bit(goal)
    left = state.clone()
    left.occupied &= ~bit(start) if state.step != facts.MOVE else -1
    ends = goal == facts.MAINLAND and saved_figures(state, state.seat) == facts.FIGURES_EACH - 1
    return Step(item, goal, price, stops, tile_behind(left, goal) if stops else ATLANTIS, ends)


def moves(state: Atlantis) -> list[Move]:
    """For the seat to act: every figure and card that can begin or continue a move."""
    if state.step == facts.MOVE:
        chosen = [state.figure % facts.FIGURES_EACH]
    else:
        chosen = [
            which for which in range(facts.FIGURES_EACH) if rules.refusal_of_choose_figure(state, which) == facts.ALLOWED
        ]
    found = []
    for which in chosen:
        figure = state.seat * facts.FIGURES_EACH + which
        found += [_move(state, figure, item) for item in members(playable_from(state, figure, purse(state), False))]
    return found


def _move(state: Atlantis, figure: int, item: int) -> Move:
    """One card for one figure: the way, the gaps on it, the sum so far, and the tile."""
    step = step_of(state, figure, item)
    taken = facts.path_of(state, step.tile_place)
    crossed = _gaps_crossed(state, facts.place_of(state, figure), step.goal)
    return {
        "figure": figure % facts.FIGURES_EACH + 1,
        "colour": COLOURS[item],
        "leads_to": spot(step.goal),
        "gaps": [{"id": f"gap-{start}", "price": price} for start, _, price in crossed],
        "price": step.price,
        "price_in_all": state.price + step.price,
        "needs_another_card": not step.stops,
        "tile": {"colour": COLOURS[item_of(taken)], "value": taken & VALUE} if step.tile_place else None,
        "tile_from": spot(step.tile_place) if step.tile_place else None,
        "ends_game": step.ends_game,
    }


def preview(state: Atlantis, seat: int, action: int) -> Preview:
    """What a legal action of the seat would cost and bring."""
    kind, argument = facts.KIND[action], facts.ARGUMENT[action]
    if kind == facts.CHOOSE_FIGURE:
        return _of_figure(state, seat * facts.FIGURES_EACH + argument)
    if kind == facts.PLAY:
        return _of_card(state, seat, argument)
    if kind == facts.BUY_WITH:
        return _of_buying(state, seat, argument)
    if kind == facts.PAY_CARD:
        return _of_paying(state, 1)
    if kind == facts.PAY_TILE:
        return _of_paying(state, argument)
    if kind == facts.SHOW_HAND:
        return Preview(brings=(_cards(rules.cards_when_stuck(state)),), warns=(Message("preview-hand-shown"),))
    if kind == facts.DRAW_CARDS:
        return Preview(brings=(_cards(1 + saved_figures(state, seat)),))
    return _of_bridge(state, argument)


def _cards(cards: int) -> Message:
    """How many cards are drawn."""
    return Message("preview-cards", {"cards": cards})


def _of_figure(state: Atlantis, figure: int) -> Preview:
    """All cards with which the figure can begin."""
    found = []
    for item in members(playable_from(state, figure, purse(state), False)):
        step = step_of(state, figure, item)
        told: dict[str, Argument] = {"item": item_name(state, item), "place": where(step.goal), "price": step.price}
        if not step.stops:
            found.append(Message("preview-card-goes-on", told))
        elif step.tile_place == ATLANTIS:
            found.append(Message("preview-card-no-tile", told))
        else:
            found.append(Message("preview-card", told | _tile(state, step.tile_place)))
    return Preview(spot(facts.place_of(state, figure)), brings=tuple(found))


def _tile(state: Atlantis, place: int) -> dict[str, Argument]:
    """A visible tile as arguments of a message."""
    tile = facts.path_of(state, place)
    return {"tile": item_name(state, item_of(tile)), "value": tile & VALUE}


def _of_card(state: Atlantis, seat: int, item: int) -> Preview:
    """One card: the landing place, the gaps on the way, the sum to pay, the tile, the cards drawn, the dangers."""
    step = step_of(state, state.figure, item)
    crossed = _gaps_crossed(state, facts.place_of(state, state.figure), step.goal)
    costs = [Message("preview-gap", {"gap": span(start, end), "price": price}) for start, end, price in crossed]
    if state.price + step.price:
        costs.append(Message("preview-price", {"price": state.price + step.price}))
    leads_to = Message("preview-leads-to", {"place": where(step.goal)})
    if not step.stops:
        return Preview(spot(step.goal), tuple(costs), (leads_to, Message("preview-goes-on")))
    saved = saved_figures(state, seat) + (step.goal == facts.MAINLAND)
    brings = [leads_to, _taken(state, step.tile_place), *_gap_left(state, step.tile_place), _cards(1 + saved)]
    warns: tuple[Message, ...] = ()
    if step.ends_game:
        brings.append(Message("preview-ends-game"))
        warns = _last_turn(state, seat, item, step)
    return Preview(spot(step.goal), tuple(costs), tuple(brings), warns)


def _gaps_crossed(state: Atlantis, start: int, goal: int) -> list[tuple[int, int, int]]:
    """The gaps between two places: first place, last place and price of each."""
    found = []
    place = start + 1
    while place < goal:
        if facts.path_of(state, place) > 0:
            place += 1
            continue
        end = gap_end(state, place)
        if place > ATLANTIS + 1 and end < facts.MAINLAND - 1:
            price, _ = _gap_price(state, place)
            found.append((place, end, price))
        place = end + 1
    return found


def _gap_price(state: Atlantis, place: int) -> tuple[int, int]:
    """W2, B2: the price of the gap at a place, and its price without a bridge."""
    start, end = gap_start(state, place), gap_end(state, place)
    if start == ATLANTIS + 1 or end == facts.MAINLAND - 1:
        return 0, 0
    value = min(facts.path_of(state, start - 1) & VALUE, facts.path_of(state, end + 1) & VALUE)
    bridged = any(facts.path_of(state, each) < 0 for each in range(start, end + 1))
    return (0 if bridged else value), value


def _taken(state: Atlantis, place: int) -> Message:
    """The tile that would be taken."""
    if place == ATLANTIS:
        return Message("preview-no-tile")
    told = _tile(state, place) | {"place": where(place)}
    return Message("preview-tile-lower" if facts.path_of(state, place) & LOWER else "preview-tile", told)


def _gap_left(state: Atlantis, place: int) -> list[Message]:
    """T8: the gap that would be where the tile was, with its new price."""
    if place == ATLANTIS or facts.path_of(state, place) & LOWER:
        return []
    after = state.clone()
    set_place(after, place, WATER)
    start, end = gap_start(after, place), gap_end(after, place)
    if start == ATLANTIS + 1 or end == facts.MAINLAND - 1:
        return [Message("preview-path-slides")]
    return [Message("preview-new-gap", {"gap": span(start, end), "price": _gap_price(after, place)[0]})]


def _last_turn(state: Atlantis, seat: int, item: int, step: Step) -> tuple[Message, ...]:
    """A warning if ending the match now would lose it at the known prices."""
    after, played = state.clone(), state.clone()
    rules.play(played, item)
    paid = cheapest(facts.owned_of(state, seat), size(payable_cards(played)), state.price + step.price)
    tile = facts.path_of(state, step.tile_place) & VALUE
    if step.tile_place != ATLANTIS and not facts.path_of(state, step.tile_place) & LOWER:
        set_place(after, step.tile_place, WATER)
    held = worth(facts.owned_of(state, seat)) + size(facts.hand_of(state, seat)) - 1
    drawn = min(1 + facts.FIGURES_EACH, size(played.deck) + size(played.discard))
    own = held - paid + tile + drawn
    best = max(settled_score(after, other) for other in range(state.seats) if other != seat)
    return (Message("preview-would-lose", {"own": own, "best": best}),) if own < best else ()


def _of_buying(state: Atlantis, seat: int, value: int) -> Preview:
    """T1: cards for half a tile's value; a warning if the tile may still be needed."""
    after = state.clone()
    facts.add_owned(after, seat, -one(value - 1))
    warns = []
    if rules.movable_figures(state) and not rules.movable_figures(after):
        warns.append(Message("preview-may-be-stuck"))
    if state.edition == BULGARIAN:
        warns.append(Message("preview-bought-cannot-pay"))
    cards = min(value // 2, size(state.deck) + size(state.discard))
    return Preview("deck", (Message("preview-sold", {"value": value}),), (_cards(cards),), tuple(warns))


def _of_paying(state: Atlantis, value: int) -> Preview:
    """W3: what is still owed afterwards, or the tile that follows."""
    costs = [Message("preview-pays", {"value": value})]
    if value < state.price:
        return Preview(costs=(*costs, Message("preview-still-owed", {"price": state.price - value})))
    if value > state.price:
        costs.append(Message("preview-overpaid", {"value": value - state.price}))
    place = tile_behind(state, facts.place_of(state, state.figure))
    return Preview(costs=tuple(costs), brings=(_taken(state, place), *_gap_left(state, place)))


def _of_bridge(state: Atlantis, place: int) -> Preview:
    """B1, B2: the gap that becomes free, and what everybody would save if the match ended now."""
    after = state.clone()
    set_place(after, place, BRIDGED)
    brings = [Message("preview-bridge", {"price": _gap_price(state, place)[0]})]
    for other in range(state.seats):
        saving = dues(state, other) - dues(after, other)
        if saving:
            brings.append(Message("preview-saves", {"seat": other, "price": saving}))
    costs = (Message("preview-only-bridge"),)
    return Preview(spot(place), costs, tuple(brings))
