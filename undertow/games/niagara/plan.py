"""Says in words what a course of play in Niagara achieves."""

from collections.abc import Iterator

from undertow.engine.game import Message
from undertow.games.niagara import facts
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.declared import COLOURS
from undertow.games.niagara.state import BANK, LOST, depth, goals_left


def is_far_enough(before: Niagara, after: Niagara, seat: int, is_answered: bool) -> bool:  # noqa: ARG001
    """A round is complete once the river has moved."""
    return after.round != before.round


def gains(before: Niagara, after: Niagara, seat: int) -> Iterator[Message]:
    """Gems home, gems taken, canoes safe, rivals over the fall, a good place for the next round."""
    yield from _landed(before, after, seat)
    yield from _loaded(before, after, seat)
    for canoe in _canoes(seat):
        was, now = facts.place_of(before, canoe), facts.place_of(after, canoe)
        if was == LOST and now != LOST:
            yield Message("plan-canoe-back")
        if was not in (BANK, LOST) and now == BANK and facts.cargo_of(before, canoe) == facts.NONE:
            yield Message("plan-canoe-safe")
    for rival in range(before.seats):
        if rival != seat and _fallen(before, after, rival):
            yield Message("plan-rival-falls", {"rival": rival})
    for canoe in _canoes(seat):
        yield from _by_deposit(before, after, canoe)


def risks(before: Niagara, after: Niagara, seat: int) -> Iterator[Message]:
    """Canoes over the fall, gems stolen."""
    fallen = _fallen(before, after, seat)
    if any(facts.cargo_of(before, canoe) != facts.NONE for canoe in fallen):
        yield Message("plan-risk-fall-gem")
    elif fallen:
        yield Message("plan-risk-fall")
    for canoe in _canoes(seat):
        colour = facts.cargo_of(before, canoe)
        if colour != facts.NONE and _was_robbed(before, after, canoe, seat):
            yield Message("plan-risk-robbed", {"colour": COLOURS[colour]})


def _canoes(seat: int) -> range:
    """The numbers of a seat's canoes."""
    return range(seat * facts.CANOES_EACH, (seat + 1) * facts.CANOES_EACH)


def _landed(before: Niagara, after: Niagara, seat: int) -> Iterator[Message]:
    """G1: each colour with more gems at home, and how many then lack for a goal."""
    for colour, name in enumerate(COLOURS):
        count = facts.owned_of(after, seat, colour)
        if count > facts.owned_of(before, seat, colour):
            missing = min(goals_left(after, seat))
            yield Message("plan-gem-home", {"colour": name, "count": count, "left": missing})


def _loaded(before: Niagara, after: Niagara, seat: int) -> Iterator[Message]:
    """Gems that came aboard, stolen or loaded."""
    for canoe in _canoes(seat):
        colour = facts.cargo_of(after, canoe)
        if colour == facts.NONE or facts.cargo_of(before, canoe) == colour:
            continue
        victims = [
            other
            for other in range(before.seats * facts.CANOES_EACH)
            if other not in _canoes(seat)
            and facts.cargo_of(before, other) == colour
            and _was_robbed(before, after, other, other // facts.CANOES_EACH)
        ]
        if victims:
            yield Message("plan-steals", {"colour": COLOURS[colour], "rival": victims[0] // facts.CANOES_EACH})
        else:
            steps = depth(facts.place_of(after, canoe))
            yield Message("plan-gem-aboard", {"colour": COLOURS[colour], "space": steps})


def _was_robbed(before: Niagara, after: Niagara, canoe: int, seat: int) -> bool:
    """Whether a canoe's gem has gone neither home nor over the fall."""
    colour = facts.cargo_of(before, canoe)
    is_home = facts.owned_of(after, seat, colour) > facts.owned_of(before, seat, colour)
    return facts.cargo_of(after, canoe) == facts.NONE and facts.place_of(after, canoe) != LOST and not is_home


def _fallen(before: Niagara, after: Niagara, seat: int) -> list[int]:
    """The seat's canoes that went over the fall."""
    return [
        canoe for canoe in _canoes(seat) if facts.place_of(before, canoe) != LOST and facts.place_of(after, canoe) == LOST
    ]


def _by_deposit(before: Niagara, after: Niagara, canoe: int) -> Iterator[Message]:
    """An empty canoe that stands at a deposit with gems, for the next round."""
    place = facts.place_of(after, canoe)
    if place in (BANK, LOST, facts.place_of(before, canoe)) or facts.cargo_of(after, canoe) != facts.NONE:
        return
    deposit = after.deposit_at[depth(place)]
    if deposit != facts.NONE and any(facts.deposit_of(after, deposit, colour) for colour in range(len(COLOURS))):
        yield Message("plan-at-deposit", {"deposit": COLOURS[deposit]})
