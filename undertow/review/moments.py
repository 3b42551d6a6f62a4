"""The key moments of a match: large losses, strokes of luck, and the turn at which the lead changed for good."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from undertow.review.attribution import Event
from undertow.review.turns import Turn, strokes
from undertow.review.verdicts import ERRORS

_FEWEST, _MOST = 3, 5
_APART = 3  # actions between two moments
_STROKE = 0.15  # of a seat's even share: a stroke of luck worth telling, times the number of seats


class Kind(StrEnum):
    """What happened at a key moment."""

    LOSS = "loss"
    LUCK = "luck"
    LEAD = "lead"


@dataclass(frozen=True)
class Moment:
    """A key moment: where it is, whom it concerns and how much it was worth."""

    kind: Kind
    at: int  # index in the log
    seat: int
    worth: float  # the win share that the seat gained, or lost if negative
    turn: int | None  # the number of the turn, where it is one


def key_moments(events: Sequence[Event], turns: Sequence[Turn], seats: int) -> list[Moment]:
    """Three to five moments in the order of the match; fewer if less happened."""
    lead = _lead(events, turns)
    ranked = sorted((*_losses(turns), *_strokes(events, seats)), key=lambda moment: (-_weight(moment, seats), moment.at))
    large = sum(_weight(moment, seats) >= 1 for moment in ranked)
    most = max(_FEWEST, min(_MOST, large + len(lead)))
    chosen = lead
    for moment in ranked:
        if len(chosen) < most and all(abs(moment.at - other.at) >= _APART for other in chosen):
            chosen = [*chosen, moment]
    return sorted(chosen, key=lambda moment: moment.at)


def _weight(moment: Moment, seats: int) -> float:
    """How important a moment is; 1 for one that is worth telling."""
    return abs(moment.worth) * seats / _STROKE


def _losses(turns: Sequence[Turn]) -> list[Moment]:
    """The turns that gave something away, by a verdict that is certain."""
    return [
        Moment(Kind.LOSS, turn.worst, turn.seat, -turn.loss, turn.number)
        for turn in turns
        if turn.worst is not None and turn.verdict in ERRORS
    ]


def _strokes(events: Sequence[Event], seats: int) -> list[Moment]:
    """Draws in a row and secret choices, with their effect on the seat they changed most."""
    found = []
    secrets = [[event] for event in events if event.actor >= 0 and any(event.stroke)]
    for group in (*strokes(events), *secrets):
        luck = [sum(event.stroke[seat] for event in group) for seat in range(seats)]
        seat = max(range(seats), key=lambda seat: abs(luck[seat]))
        if luck[seat]:
            largest = max(group, key=lambda event: abs(event.stroke[seat]))
            found.append(Moment(Kind.LUCK, largest.at, seat, luck[seat], None))
    return found


def _lead(events: Sequence[Event], turns: Sequence[Turn]) -> list[Moment]:
    """The last time that somebody took the lead from somebody else; nothing if nobody did."""
    leader = _leader(events[-1].after) if events else None
    if leader is None:
        return []
    for event in reversed(events):
        if _leader(event.before) != leader and event.after[leader] - event.before[leader] > 0:
            number = next((turn.number for turn in turns if turn.first <= event.at <= turn.last), None)
            return [Moment(Kind.LEAD, event.at, leader, event.after[leader] - event.before[leader], number)]
    return []


def _leader(shares: Sequence[float]) -> int | None:
    """The seat with the largest share; None if several have it."""
    most = max(shares)
    first = [seat for seat, share in enumerate(shares) if share == most]
    return first[0] if len(first) == 1 else None
