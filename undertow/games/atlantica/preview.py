"""Previews of Atlantica: what an action would cost, bring and risk."""

from undertow.engine.bits import members
from undertow.engine.game import Argument, Message, Preview
from undertow.games.atlantica import facts, rules
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import AREAS, COLOURS, DECLARED, KINDS, RESEARCH, SHIPS
from undertow.games.atlantica.forecast import chance_of_refill
from undertow.games.atlantica.payment import refusal_of_payment
from undertow.games.atlantica.scoring import best_total
from undertow.games.atlantica.state import (
    BOAT,
    COLUMNS,
    PORT,
    RESEARCH_SPACE,
    STACK_SPACE,
    STATION,
    TAVERN,
    VALUE,
    area_of,
    crates_of,
)
from undertow.games.atlantica.tally import count_of, one_of, total_of


def spot_of_space(space: int) -> str:
    """The board element of an open card."""
    if space < STACK_SPACE:
        return f"treasure-{space + 1}"
    return f"stack-{SHIPS[space - STACK_SPACE]}" if space < RESEARCH_SPACE else f"research-{space - RESEARCH_SPACE + 1}"


def act_number(area: int, level: int) -> int:
    """An action of an area as a number."""
    return facts.ACT_IN + area * facts.SYMBOLS + level - 1


def act_text(area: int, level: int) -> str:
    """The text of an action of an area, such as `dive 2`."""
    return DECLARED.texts[act_number(area, level)]


def action_id(area: int, level: int) -> str:
    """An action of an area as named in messages, such as `dive-2`."""
    return act_text(area, level).replace(" ", "-")


def preview(state: Atlantica, seat: int, action: int) -> Preview:
    """What a legal action of the seat would cost and bring."""
    kind, argument = facts.KIND[action], facts.ARGUMENT[action]
    if kind == facts.ACT_IN:
        return _of_act(state, seat, argument // facts.SYMBOLS, argument % facts.SYMBOLS + 1)
    if kind == facts.CATCH_BREATH:
        return Preview(brings=_divers(state, rules.BREATH, 0))
    if kind == facts.PAY_ONE:
        return _of_payment(state, seat, argument, 1)
    if kind == facts.PAY_TWO:
        return _of_payment(state, seat, argument, 2)
    if kind == facts.TAKE_CARD:
        return _of_take(state, seat, argument)
    if kind == facts.TAKE_NO_MORE:
        return Preview(warns=_hurricane(state, 0))
    brings = (Message("preview-divers", {"count": state.pending}),) if state.pending else ()
    return Preview(brings=brings, warns=_hurricane(state, 0))


def _of_act(state: Atlantica, seat: int, area: int, level: int) -> Preview:
    """An action of an area: its symbols, and what it gives."""
    left = facts.SYMBOLS - state.symbols - level
    costs = (Message("preview-symbols", {"count": level, "left": left}),)
    taken = {BOAT: level, STATION: max(1, level - 1), TAVERN: 2 if level == facts.SYMBOLS else 0}.get(area, 0)
    spot = action_id(area, level)
    if area == PORT:
        shown = _of_take(state, seat, STACK_SPACE + level - 1)
        return Preview(spot, costs, shown.brings, shown.warns)
    if level == 1 and area != TAVERN:
        shown = _of_take(state, seat, 0 if area == BOAT else RESEARCH_SPACE)
        return Preview(spot, costs, shown.brings, shown.warns)
    if area == TAVERN and level < facts.SYMBOLS:
        count = rules.SMALL_CREW if level == 1 else rules.LARGE_CREW
        return Preview(spot, costs, _divers(state, count, _cards_to_pay(state, seat, area, level)))
    taken = min(taken, _most_takes(state, area, level))
    warns = _hurricane(state, taken) if area == BOAT else ()
    choose = "preview-choose-up-to" if state.up_to else "preview-choose"
    return Preview(spot, costs, (Message(choose, {"count": taken, "area": AREAS[area]}),), warns)


def _most_takes(state: Atlantica, area: int, level: int) -> int:
    """T9: how many cards an action can take; T6: in the tavern, from how many areas."""
    acting = state.clone()
    acting.area, acting.level, acting.taken_from = area, level, 0
    spaces = members(rules.takeable(acting, rules.reach(acting)))
    return len({area_of(space) for space in spaces}) if area == TAVERN else len(spaces)


def _divers(state: Atlantica, count: int, paid: int) -> tuple[Message, ...]:
    """T3: the divers won, limited by deck and used pile including the cards still to be paid."""
    there = sum(total_of(pile) for pile in (facts.deck_of(state), facts.rest_of(state), facts.used_of(state)))
    won = min(count, there + paid)
    return (Message("preview-divers", {"count": won}),) if won else (Message("preview-no-divers"),)


def _cards_to_pay(state: Atlantica, seat: int, area: int, level: int) -> int:
    """T2: one card for each symbol, and one more with a replacement."""
    plainly = refusal_of_payment(state, facts.hand_of(state, seat), area, 0, level, 1) == facts.ALLOWED
    return level if plainly else level + 1


def _of_payment(state: Atlantica, seat: int, colour: int, count: int) -> Preview:
    """A payment of one or two cards, and the actions that the hand could no longer pay."""
    hand = facts.hand_of(state, seat)
    left = hand - count * one_of(colour)
    told: dict[str, Argument] = {"colour": COLOURS[colour], "count": count, "left": count_of(left, colour)}
    lost = _payable(state, hand, state.replaced) - _payable(state, left, 1 if count == 2 else state.replaced)
    warns = [
        Message("preview-unpayable", {"action": action_id(area, level)})
        for area in range(len(AREAS))
        for level in range(1, facts.SYMBOLS + 1)
        if (area, level) in lost
    ]
    return Preview(costs=(Message("preview-pay", told),), warns=tuple(warns))


def _payable(state: Atlantica, hand: int, replaced: int) -> set[tuple[int, int]]:
    """The actions of other areas that a hand could still pay after the one under way."""
    left = facts.SYMBOLS - state.symbols - (state.level - state.paid)
    return {
        (area, level)
        for area in range(len(AREAS))
        for level in range(1, left + 1)
        if area != state.area
        and not state.areas & 1 << area
        and rules.has_something(state, area, level)
        and refusal_of_payment(state, hand, area, 0, level, replaced) == facts.ALLOWED
    }


def with_card(state: Atlantica, seat: int, space: int) -> tuple[int, int, int]:
    """A seat's treasures, ships and research cards with the open card of a space."""
    treasures, ships, research = facts.treasures_of(state, seat), facts.ships_of(state, seat), facts.research_of(state, seat)
    card = int(one_of(facts.card_on(state, space)))
    if space < STACK_SPACE:
        return treasures + card, ships, research
    return (treasures, ships + card, research) if space < RESEARCH_SPACE else (treasures, ships, research + card)


def gain(state: Atlantica, seat: int, space: int) -> int:
    """What the open card of a space would add to a seat's score now."""
    treasures, ships, research = with_card(state, seat, space)
    score = best_total(state.box, treasures, crates_of(ships), total_of(ships), research)
    return int(score - rules.score_of(state, seat))


def _of_take(state: Atlantica, seat: int, space: int) -> Preview:
    """A card from a space: what it is, and what it does to the score now."""
    card = facts.card_on(state, space)
    treasures, ships, _ = with_card(state, seat, space)
    warns: tuple[Message, ...] = ()
    if space < STACK_SPACE:
        count = count_of(treasures, card)
        told: dict[str, Argument] = {
            "kind": KINDS[card],
            "count": count,
            "points": state.box[VALUE + card * COLUMNS + count],
        }
        brings = [Message("preview-treasure", told)]
        missing = total_of(treasures) - crates_of(ships)
        warns = (Message("preview-no-crate", {"count": missing}),) if missing > 0 else ()
        warns += _hurricane(state, 1)
    elif space < RESEARCH_SPACE:
        brings = [Message("preview-ship", {"ship": SHIPS[card // facts.SIZES], "crates": card % facts.SIZES + 1})]
    else:
        brings = [Message("preview-research", {"card": RESEARCH[card]})]
    points = gain(state, seat, space)
    brings.append(Message("preview-score", {"points": points, "total": rules.score_of(state, seat) + points}))
    return Preview(spot_of_space(space), brings=tuple(brings), warns=warns)


def _hurricane(state: Atlantica, more: int) -> tuple[Message, ...]:
    """A warning if the refill after this turn may turn the hurricane up."""
    draws, cards = chance_of_refill(state, more)
    return (Message("preview-hurricane", {"draws": draws, "cards": cards}),) if draws else ()
