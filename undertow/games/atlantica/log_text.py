"""What the log of an Atlantica match says: the action, then everything that followed from it by itself."""

from undertow.engine.game import Argument, Message
from undertow.games.atlantica import actions
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.box import COLOURS, KINDS, RESEARCH, SHIPS
from undertow.games.atlantica.state import (
    ACT,
    CALM,
    DEAL,
    FINISHED,
    MADE,
    NONE,
    RESEARCH_SPACE,
    SIZES,
    SPACE,
    SPACES,
    STACK_SPACE,
    USED,
)

_OUTCOME_WORDS = (
    (actions.REVEALED_TREASURE, actions.REVEALED_HURRICANE, "treasure"),
    (actions.REVEALED_SHIP, actions.REVEALED_RESEARCH, "ship"),
    (actions.REVEALED_RESEARCH, actions.CHOICES, "research"),
)


def label(state: Atlantica, action: int) -> Message:
    """What the action is called when a player chooses it."""
    if action < actions.DRAWN:
        return Message("action-drawn-seat", {"seat": action - actions.DRAWN_SEAT})
    if action < actions.REVEALED_TREASURE:
        return Message("action-drawn", {"colour": COLOURS[action - actions.DRAWN]})
    if action == actions.REVEALED_HURRICANE:
        return Message("action-revealed-hurricane")
    for first, end, name in _OUTCOME_WORDS:
        if first <= action < end:
            return Message(f"action-revealed-{name}", _card(name, action - first))
    if actions.PAY_ONE <= action < actions.PAY_TWO:
        return Message("action-pay", {"colour": COLOURS[action - actions.PAY_ONE]})
    if actions.PAY_TWO <= action < actions.TAKE_CARD:
        return Message("action-pay-two", {"colour": COLOURS[action - actions.PAY_TWO]})
    if actions.TAKE_CARD <= action < actions.END_TURN:
        return _label_of_take(state, action - actions.TAKE_CARD)
    if action < actions.CATCH_BREATH:
        return Message("action-act", {"action": actions.TEXTS[action].replace(" ", "-")})
    return Message("action-" + actions.TEXTS[action].replace(" ", "-"))


def _label_of_take(state: Atlantica, space: int) -> Message:
    """Taking the card of a space, by the space and what lies there."""
    card = state.cards[SPACE + space]
    if space < STACK_SPACE:
        return Message("action-take-treasure", {"space": space + 1, **_card("treasure", card)})
    if space < RESEARCH_SPACE:
        return Message("action-take-ship", {"ship": SHIPS[space - STACK_SPACE]})
    return Message("action-take-research", {"space": space - RESEARCH_SPACE + 1, **_card("research", card)})


def _card(name: str, sort: int) -> dict[str, Argument]:
    """A card in the arguments of a message."""
    if name == "treasure":
        return {"kind": KINDS[sort]}
    if name == "ship":
        return {"ship": SHIPS[sort // SIZES], "crates": sort % SIZES + 1}
    return {"card": RESEARCH[sort]}


def describe(state: Atlantica, action: int, seat: int) -> tuple[Message, ...]:
    """What the seat's log says of the action, taken in this state, and of what followed."""
    after = state.clone()
    after.apply(action)
    return (_headline(state, action, seat), *_consequences(state, action, after))


def _headline(state: Atlantica, action: int, seat: int) -> Message:
    """The action itself."""
    actor = state.seat
    if action < actions.DRAWN:
        return Message("log-first", {"seat": action - actions.DRAWN_SEAT})
    if action < actions.REVEALED_TREASURE:
        is_deal = state.step == DEAL
        if seat != actor:
            return Message("log-dealt" if is_deal else "log-drawn", {"seat": actor})
        own: dict[str, Argument] = {"seat": actor, "colour": COLOURS[action - actions.DRAWN]}
        return Message("log-dealt-own" if is_deal else "log-drawn-own", own)
    if action == actions.REVEALED_HURRICANE:
        return Message("log-hurricane", {"seat": actor})
    for first, end, name in _OUTCOME_WORDS:
        if first <= action < end:
            return Message(f"log-revealed-{name}", _card(name, action - first))
    if action < actions.CATCH_BREATH:
        return Message("log-act", {"seat": actor, "action": actions.TEXTS[action].replace(" ", "-")})
    if actions.PAY_ONE <= action < actions.PAY_TWO:
        return Message("log-pay", {"seat": actor, "colour": COLOURS[action - actions.PAY_ONE]})
    if actions.PAY_TWO <= action < actions.TAKE_CARD:
        return Message("log-pay-two", {"seat": actor, "colour": COLOURS[action - actions.PAY_TWO]})
    if actions.TAKE_CARD <= action < actions.END_TURN:
        return _taken(state, action - actions.TAKE_CARD)
    return Message("log-catch-breath" if action == actions.CATCH_BREATH else "log-end-turn", {"seat": actor})


def _taken(state: Atlantica, space: int) -> Message:
    """A card taken from a space."""
    name = "treasure" if space < STACK_SPACE else "ship" if space < RESEARCH_SPACE else "research"
    return Message(f"log-take-{name}", {"seat": state.seat, **_card(name, state.cards[SPACE + space])})


def _consequences(state: Atlantica, action: int, after: Atlantica) -> list[Message]:
    """What nobody chose: cards that a payment brings at once, a new diver deck, the last turns, whose turn it is."""
    told = []
    if actions.PAY_ONE <= action < actions.TAKE_CARD:
        told += _taken_at_once(state, after)
    if after.pending > state.pending and actions.PAY_ONE <= action < actions.TAKE_CARD:
        told.append(Message("log-recruits", {"seat": state.seat, "count": after.pending}))
    if after.cards[USED] == 0 and state.cards[USED] != 0 and after.cards[MADE] != state.cards[MADE]:
        told.append(Message("log-new-deck"))
    if after.finder != state.finder:
        if after.ending == CALM:
            told.append(Message("log-calm", {"seat": after.finder}))
        told.append(Message("log-last-turns", {"count": after.turns_left}))
    if after.turns != state.turns and after.step == ACT:
        told.append(Message("log-turn", {"seat": after.seat}))
    if after.step == FINISHED:
        told.append(Message("log-end"))
    return told


def _taken_at_once(state: Atlantica, after: Atlantica) -> list[Message]:
    """The card that the last payment of an action brings without a choice."""
    return [
        _taken(state, space)
        for space in range(SPACES)
        if state.cards[SPACE + space] != NONE and after.cards[SPACE + space] == NONE
    ]
