"""What the log of an Atlantica match says: the action, then everything that followed from it by itself."""

from undertow.engine.game import Argument, Message
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import DECLARED, KINDS, RESEARCH, SHIPS
from undertow.games.atlantica.facts import (
    ACT,
    ACT_IN,
    ARGUMENT,
    CATCH_BREATH,
    DEAL,
    DRAWN,
    DRAWN_SEAT,
    END_TURN,
    FINISHED,
    KIND,
    NONE,
    PAY_ONE,
    PAY_TWO,
    REVEALED_HURRICANE,
    REVEALED_RESEARCH,
    REVEALED_SHIP,
    REVEALED_TREASURE,
    SIZES,
    SPACES,
    TAKE_CARD,
    card_on,
    made_of,
    used_of,
)
from undertow.games.atlantica.state import CALM, RESEARCH_SPACE, STACK_SPACE, TREASURE_SPACE


def label(state: Atlantica, action: int) -> Message:
    """What the action is called when a player chooses it; a card to take, by what lies there."""
    if KIND[action] != TAKE_CARD:
        return DECLARED.label(action)
    space = ARGUMENT[action]
    name, number = row_of(space)
    if name == "ship":
        return Message("action-take-ship", {"ship": SHIPS[number - 1]})
    return Message(f"action-take-{name}", {"space": number, **_card(name, card_on(state, space))})


def row_of(space: int) -> tuple[str, int]:
    """What lies on a space, and its number among those of its row."""
    if space < STACK_SPACE:
        return "treasure", space - TREASURE_SPACE + 1
    return ("ship", space - STACK_SPACE + 1) if space < RESEARCH_SPACE else ("research", space - RESEARCH_SPACE + 1)


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
    kind, argument = KIND[action], ARGUMENT[action]
    shown = DECLARED.label(action).args
    told: dict[str, Argument] = {"seat": state.seat}
    if kind == DRAWN_SEAT:
        return Message("log-first", shown)
    if kind == DRAWN:
        message = "log-dealt" if state.step == DEAL else "log-drawn"
        return Message(f"{message}-own", {**told, **shown}) if seat == state.seat else Message(message, told)
    if kind == REVEALED_HURRICANE:
        return Message("log-hurricane", told)
    if kind == TAKE_CARD:
        return _taken(state, argument)
    return Message(LOG[kind], shown if kind in (REVEALED_TREASURE, REVEALED_SHIP, REVEALED_RESEARCH) else {**told, **shown})


# The other kinds of actions, whose headline has the arguments of their label.
LOG = {
    REVEALED_TREASURE: "log-revealed-treasure",
    REVEALED_SHIP: "log-revealed-ship",
    REVEALED_RESEARCH: "log-revealed-research",
    ACT_IN: "log-act",
    PAY_ONE: "log-pay",
    PAY_TWO: "log-pay-two",
    CATCH_BREATH: "log-catch-breath",
    END_TURN: "log-end-turn",
}


def _taken(state: Atlantica, space: int) -> Message:
    """A card taken from a space."""
    name, _ = row_of(space)
    return Message(f"log-take-{name}", {"seat": state.seat, **_card(name, card_on(state, space))})


def _consequences(state: Atlantica, action: int, after: Atlantica) -> list[Message]:
    """What nobody chose: cards that a payment brings at once, a new diver deck, the last turns, whose turn it is."""
    told = []
    if KIND[action] in (PAY_ONE, PAY_TWO):
        told += _taken_at_once(state, after)
        if after.pending > state.pending:
            told.append(Message("log-recruits", {"seat": state.seat, "count": after.pending}))
    if used_of(after) == 0 and used_of(state) != 0 and made_of(after) != made_of(state):
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
        _taken(state, space) for space in range(SPACES) if card_on(state, space) != NONE and card_on(after, space) == NONE
    ]
