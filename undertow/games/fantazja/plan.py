"""Says in words what a course of play in Fantazja achieves."""

from collections.abc import Iterator

from undertow.engine.bits import how_many
from undertow.engine.game import Message
from undertow.games.fantazja import facts
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.declared import TYPES
from undertow.games.fantazja.state import MILITARY, count_of_type, holder, opponent, score


def is_far_enough(before: Fantazja, after: Fantazja, seat: int, is_answered: bool) -> bool:  # noqa: ARG001
    """A course ends where the seat's next turn begins."""
    return is_answered and after.turn() == seat


def gains(before: Fantazja, after: Fantazja, seat: int) -> Iterator[Message]:
    """Bonus tokens, power tokens, points, points taken from the rival, imagination, a token within reach."""
    if facts.bonus_of(after, seat) > facts.bonus_of(before, seat):
        yield Message("plan-bonus")
    for kind, name in enumerate(TYPES):
        if holder(after, kind) == seat != holder(before, kind) and (kind != MILITARY or before.guardian != seat):
            yield Message("plan-token", {"type": name})
    points = score(after, seat) - score(before, seat)
    if points > 0:
        yield Message("plan-points", {"points": points})
    lost = score(before, opponent(seat)) - score(after, opponent(seat))
    if lost > 0:
        yield Message("plan-rival-loses", {"points": lost})
    if _imagined(after, seat) > _imagined(before, seat):
        yield Message("plan-imagination", {"count": _imagined(after, seat)})
    for kind, name in enumerate(TYPES):
        if holder(after, kind) != seat and _is_one_short(after, seat, kind) and not _is_one_short(before, seat, kind):
            yield Message("plan-near-token", {"type": name})


def risks(before: Fantazja, after: Fantazja, seat: int) -> Iterator[Message]:
    """Points and tokens lost."""
    lost = score(before, seat) - score(after, seat)
    if lost > 0:
        yield Message("plan-risk-points", {"points": lost})
    for kind, name in enumerate(TYPES):
        if holder(before, kind) == seat and holder(after, kind) not in (seat, facts.SEATS):
            yield Message("plan-risk-token", {"type": name})


def _imagined(state: Fantazja, seat: int) -> int:
    """The seat's imagination points."""
    return int(how_many(facts.imagination_of(state, seat)))


def _is_one_short(state: Fantazja, seat: int, kind: int) -> bool:
    """P1: whether one more building of a type would take its token."""
    own, rival = count_of_type(state, seat, kind), count_of_type(state, opponent(seat), kind)
    return bool(own >= 1 and own == rival) or bool(own == 1 and rival == 0)
