"""Log messages of Atlantica: the action, then its automatic consequences."""

from undertow.engine.game import Argument, Message
from undertow.games.atlantica import facts
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import DECLARED, KINDS, RESEARCH, SHIPS
from undertow.games.atlantica.state import CALM, RESEARCH_SPACE, STACK_SPACE, TREASURE_SPACE


def label(state: Atlantica, action: int) -> Message:
    """The label of an action; a card to take is named by what lies there."""
    if facts.KIND[action] != facts.TAKE_CARD:
        return DECLARED.label(action)
    space = facts.ARGUMENT[action]
    name, number = row_of(space)
    if name == "ship":
        return Message("action-take-ship", {"ship": SHIPS[number - 1]})
    return Message(f"action-take-{name}", {"space": number, **_card(name, facts.card_on(state, space))})


def row_of(space: int) -> tuple[str, int]:
    """The kind of card on a space, and the space's number in its row."""
    if space < STACK_SPACE:
        return "treasure", space - TREASURE_SPACE + 1
    return ("ship", space - STACK_SPACE + 1) if space < RESEARCH_SPACE else ("research", space - RESEARCH_SPACE + 1)


def _card(name: str, sort: int) -> dict[str, Argument]:
    """A card in the arguments of a message."""
    if name == "treasure":
        return {"kind": KINDS[sort]}
    if name == "ship":
        return {"ship": SHIPS[sort // facts.SIZES], "crates": sort % facts.SIZES + 1}
    return {"card": RESEARCH[sort]}


def describe(state: Atlantica, action: int, seat: int) -> tuple[Message, ...]:
    """The seat's log messages for an action in this state and its consequences."""
    after = state.clone()
    after.apply(action)
    return (_headline(state, action, seat), *_consequences(state, action, after))


def _headline(state: Atlantica, action: int, seat: int) -> Message:
    """The action itself."""
    kind, argument = facts.KIND[action], facts.ARGUMENT[action]
    shown = DECLARED.label(action).args
    told: dict[str, Argument] = {"seat": state.seat}
    if kind == facts.DRAWN_SEAT:
        return Message("log-first", shown)
    if kind == facts.DRAWN:
        is_deal = state.step == facts.DEAL
        if seat == state.seat:
            return Message("log-dealt-own" if is_deal else "log-drawn-own", {**told, **shown})
        return Message("log-dealt" if is_deal else "log-drawn", told)
    if kind == facts.REVEALED_HURRICANE:
        return Message("log-hurricane", told)
    if kind == facts.TAKE_CARD:
        return _taken(state, argument)
    return Message(
        LOG[kind],
        shown if kind in (facts.REVEALED_TREASURE, facts.REVEALED_SHIP, facts.REVEALED_RESEARCH) else {**told, **shown},
    )


# The other kinds of actions, whose headline has the arguments of their label.
LOG = {
    facts.REVEALED_TREASURE: "log-revealed-treasure",
    facts.REVEALED_SHIP: "log-revealed-ship",
    facts.REVEALED_RESEARCH: "log-revealed-research",
    facts.ACT_IN: "log-act",
    facts.PAY_ONE: "log-pay",
    facts.PAY_TWO: "log-pay-two",
    facts.CATCH_BREATH: "log-catch-breath",
    facts.END_TURN: "log-end-turn",
    facts.TAKE_NO_MORE: "log-take-no-more",
}


def _taken(state: Atlantica, space: int) -> Message:
    """A card taken from a space."""
    name, _ = row_of(space)
    return Message(f"log-take-{name}", {"seat": state.seat, **_card(name, facts.card_on(state, space))})


def _consequences(state: Atlantica, action: int, after: Atlantica) -> list[Message]:
    """Automatic consequences: cards from a payment, a new deck, the last turns, the next turn."""
    told = []
    if facts.KIND[action] in (facts.PAY_ONE, facts.PAY_TWO):
        told += _taken_at_once(state, after)
        if after.pending > state.pending:
            told.append(Message("log-recruits", {"seat": state.seat, "count": after.pending}))
    if facts.used_of(after) == 0 and facts.used_of(state) != 0 and facts.made_of(after) != facts.made_of(state):
        told.append(Message("log-new-deck"))
    if after.finder != state.finder:
        if after.ending == CALM:
            told.append(Message("log-calm", {"seat": after.finder}))
        told.append(Message("log-last-turns", {"count": after.turns_left}))
    if after.turns != state.turns and after.step == facts.ACT:
        told.append(Message("log-turn", {"seat": after.seat}))
    if after.step == facts.FINISHED:
        told.append(Message("log-end"))
    return told


def _taken_at_once(state: Atlantica, after: Atlantica) -> list[Message]:
    """The card that the last payment of an action brings without a choice."""
    return [
        _taken(state, space)
        for space in range(facts.SPACES)
        if facts.card_on(state, space) != facts.NONE and facts.card_on(after, space) == facts.NONE
    ]
