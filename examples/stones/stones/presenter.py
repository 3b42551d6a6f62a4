"""What the players of Stones see, in message ids of `words/en.ftl`."""

from stones.rules import ACTIONS, DRAWN_SEAT, DRAWN_WEIGHT, PLACE, PROP, PROP_BEARS, WEIGHTS, Stones
from undertow import SPECTATOR, Message, Preview, Refusal
from undertow.engine.game import View


class Presenter:
    """The presenter of the game. Hands and draws are secret."""

    def view(self, state: Stones, seat: int) -> View:
        """Everything that the seat may know."""
        return {
            "turn": state.turn(),
            "cairn": _listed(state.cairn),
            "weight": state.weight(),
            "bears": state.bears,
            "bag": sum(state.bag),
            "players": [_player(state, each) for each in range(state.seats)],
            "own": None if seat == SPECTATOR else {"hand": _listed(state.hands[seat]), "prop": state.props[seat]},
            "scores": state.scores(),
            "winners": state.winners(),
        }

    def spots(self, state: Stones, seat: int) -> dict[str, tuple[str, ...]]:
        """The stones in the hand, and the prop."""
        if seat == SPECTATOR:
            return {}
        return {
            ACTIONS[action]: ("prop",) if action == PROP else (f"hand-{WEIGHTS[action - PLACE]}",)
            for action in state.legal_for(seat)
        }

    def preview(self, state: Stones, seat: int, action: int) -> Preview:
        """How heavy the cairn would be."""
        if action == PROP:
            return Preview(brings=(Message("preview-bears", {"bears": state.bears + PROP_BEARS}),))
        weight = state.weight() + WEIGHTS[action - PLACE]
        if weight == state.bears:
            return Preview(brings=(Message("preview-crowns"),))
        if weight > state.bears:
            return Preview(warns=(Message("preview-topples", {"count": sum(state.cairn) + 1}),))
        return Preview(brings=(Message("preview-weight", {"weight": weight, "bears": state.bears}),))

    def refusal_of(self, state: Stones, seat: int, action: int) -> Refusal | None:
        """The rule that forbids an action."""
        if action < PLACE:
            return Refusal("refused-chance", rule="S1")
        if action == PROP:
            return Refusal("refused-no-prop", rule="S3")
        return Refusal("refused-no-stone", {"weight": WEIGHTS[action - PLACE]}, rule="S2")

    def label(self, state: Stones, action: int) -> Message:
        """The name of an action."""
        if action < DRAWN_WEIGHT:
            return Message("action-drawn-seat", {"seat": action - DRAWN_SEAT})
        if action == PROP:
            return Message("action-prop")
        kind, first = ("action-drawn-weight", DRAWN_WEIGHT) if action < PLACE else ("action-place", PLACE)
        return Message(kind, {"weight": WEIGHTS[action - first]})

    def seen(self, state: Stones, action: int, seat: int) -> str:
        """Who draws sees the stone; the others do not."""
        is_hidden = DRAWN_WEIGHT <= action < PLACE and state.drawer() != seat
        return "drawn weight ?" if is_hidden else ACTIONS[action]

    def describe(self, state: Stones, action: int, seat: int) -> tuple[Message, ...]:
        """The lines of the log."""
        if action < DRAWN_WEIGHT:
            return (Message("log-first", {"seat": action - DRAWN_SEAT}),)
        if action < PLACE:
            drawer = state.drawer()
            if drawer != seat:
                return (Message("log-draw", {"seat": drawer}),)
            return (Message("log-draw-own", {"seat": drawer, "weight": WEIGHTS[action - DRAWN_WEIGHT]}),)
        if action == PROP:
            return (Message("log-prop", {"seat": state.seat}),)
        return _describe_place(state, WEIGHTS[action - PLACE])

    def census(self, state: Stones) -> dict[str, int]:
        """All stones, wherever they are."""
        places = (state.bag, state.cairn, state.gone, *state.hands)
        return {f"weight {weight}": sum(place[index] for place in places) for index, weight in enumerate(WEIGHTS)}

    def ending(self, state: Stones) -> str:
        """S6 is the only way to end."""
        return "ended-no-stones"


def _describe_place(state: Stones, weight: int) -> tuple[Message, ...]:
    """A stone is laid, and what follows from it."""
    laid = Message("log-place", {"seat": state.seat, "weight": weight})
    total = state.weight() + weight
    if total == state.bears:
        return (laid, Message("log-crown", {"seat": state.seat}))
    if total > state.bears:
        return (laid, Message("log-topple", {"seat": state.seat, "count": sum(state.cairn) + 1}))
    return (laid,)


def _player(state: Stones, seat: int) -> dict[str, int]:
    """What everybody sees of a player."""
    return {
        "stones": sum(state.hands[seat]),
        "crowned": state.crowned[seat],
        "taken": state.taken[seat],
        "props": state.props[seat],
    }


def _listed(counts: list[int]) -> list[str]:
    """Stones one by one, by their weight."""
    return [str(weight) for weight, count in zip(WEIGHTS, counts, strict=True) for _ in range(count)]
