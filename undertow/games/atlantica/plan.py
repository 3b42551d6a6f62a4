"""Says in words what a course of play in Atlantica achieves."""

from collections.abc import Iterator

from undertow.engine.game import Message
from undertow.games.atlantica import facts, rules
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import KINDS
from undertow.games.atlantica.state import crates_of
from undertow.games.atlantica.tally import count_of, total_of

_CREW = 2  # divers that are worth mentioning


def is_far_enough(before: Atlantica, after: Atlantica, seat: int, is_answered: bool) -> bool:  # noqa: ARG001
    """A course ends where the seat's next turn begins."""
    return is_answered and after.turn() == seat


def gains(before: Atlantica, after: Atlantica, seat: int) -> Iterator[Message]:
    """Points, sets that grow, crates, research, divers."""
    points = rules.score_of(after, seat) - rules.score_of(before, seat)
    if points > 0:
        yield Message("plan-points", {"points": points})
    grown = [kind for kind in range(len(KINDS)) if _of_kind(after, seat, kind) > max(1, _of_kind(before, seat, kind))]
    for kind in sorted(grown, key=lambda kind: -_of_kind(after, seat, kind))[:1]:
        yield Message("plan-set", {"kind": KINDS[kind], "count": _of_kind(after, seat, kind)})
    if _room(before, seat) < 0 and _room(after, seat) > _room(before, seat):
        yield Message("plan-aboard", {"count": min(_room(after, seat), 0) - _room(before, seat)})
    elif _room(after, seat) > max(0, _room(before, seat)):
        yield Message("plan-room", {"crates": _room(after, seat)})
    if total_of(facts.research_of(after, seat)) > total_of(facts.research_of(before, seat)):
        yield Message("plan-research")
    divers = total_of(facts.hand_of(after, seat)) - total_of(facts.hand_of(before, seat))
    if divers >= _CREW and after.finder == facts.NONE:
        yield Message("plan-divers", {"count": divers})


def risks(before: Atlantica, after: Atlantica, seat: int) -> Iterator[Message]:
    """Treasures without a crate, the hurricane."""
    if _room(after, seat) < min(0, _room(before, seat)):
        yield Message("plan-risk-no-crate", {"count": -_room(after, seat)})
    if before.finder == facts.NONE != after.finder:
        yield Message("plan-risk-hurricane")


def _of_kind(state: Atlantica, seat: int, kind: int) -> int:
    """The seat's treasures of a kind."""
    return int(count_of(facts.treasures_of(state, seat), kind))


def _room(state: Atlantica, seat: int) -> int:
    """Free crates; below zero, treasures without one."""
    return int(crates_of(facts.ships_of(state, seat)) - total_of(facts.treasures_of(state, seat)))
