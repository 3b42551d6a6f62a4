"""The arithmetic of a review: each event's share of luck, own play and others' play. See docs/review.md.

Values are made consistent backwards from the result, so that the parts of all events add up to it exactly.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from undertow.engine.state import CHANCE
from undertow.review.findings import Decision, Draw, End, Finding, Shares


@dataclass(frozen=True)
class Event:
    """One action of the log, and what it changed for every seat."""

    at: int
    actor: int  # a seat, or CHANCE
    action: str
    before: Shares  # win shares of all seats, in the true state
    after: Shares
    own: Shares  # not zero for the actor alone, never positive
    others: Shares
    luck: Shares
    stroke: Shares  # the part of luck that belongs to the event itself; the rest is what values learnt later
    errors: Shares  # standard errors: of luck at a draw, of the own and the others' parts at a decision
    doubt: Shares  # standard errors of `before`


@dataclass(frozen=True)
class Part:
    """How the result of a seat came about: result = even + luck + own + others."""

    even: float
    luck: float
    own: float
    others: float
    result: float
    error: float  # the standard error of own + others, and so of luck

    @property
    def adjusted(self) -> float:
        """The result without luck."""
        return self.result - self.luck


def attributed(findings: Sequence[Finding], end: End) -> list[Event]:
    """Split every event of a match into its parts, from the last to the first."""
    after, doubt, events = end.shares, end.errors, list[Event]()
    for finding in reversed(findings):
        split = _after_draw(finding, after, doubt) if isinstance(finding, Draw) else _after_decision(finding, after, doubt)
        events.append(split)
        after, doubt = split.before, split.doubt
    return events[::-1]


def _after_draw(finding: Draw, after: Shares, doubt: Shares) -> Event:
    """An outcome of chance: the value before it is the mean over all outcomes by their odds."""
    seats = range(len(after))
    before = tuple(
        finding.odds * after[seat] + sum(each.odds * each.shares[seat] for each in finding.others) for seat in seats
    )
    nothing = (0.0,) * len(after)
    luck = tuple(after[seat] - before[seat] for seat in seats)
    errors = tuple((1 - finding.odds) * error for error in finding.errors) or nothing
    doubts = tuple(math.hypot(finding.odds * doubt[seat], errors[seat]) for seat in seats)
    stroke = tuple(
        (1 - finding.odds) * finding.shares[seat] - sum(each.odds * each.shares[seat] for each in finding.others)
        for seat in seats
        if finding.shares
    )
    return Event(finding.at, CHANCE, finding.taken, before, after, nothing, nothing, luck, stroke or nothing, errors, doubts)


def _after_decision(finding: Decision, after: Shares, doubt: Shares) -> Event:
    """A choice: the actor's loss, the others' gains, and luck with hidden facts."""
    seats, actor = range(len(after)), finding.seat
    change = (0.0,) * len(after)
    if finding.loss:
        change = tuple(one - two for one, two in zip(finding.choice.shares, finding.best.shares, strict=True))
    before = _value_before(finding, after)
    own = tuple(change[seat] if seat == actor else 0.0 for seat in seats)
    others = tuple(0.0 if seat == actor else change[seat] for seat in seats)
    luck = tuple(after[seat] - before[seat] - change[seat] for seat in seats)
    # The error is that of the actor's loss; another seat's part of it is in proportion.
    errors = tuple(finding.error * abs(gap / change[actor]) if change[actor] else 0.0 for gap in change)
    doubts = tuple(math.hypot(one, two) for one, two in zip(doubt, errors, strict=True))
    stroke = tuple(gap - change[seat] for seat, gap in enumerate(_change_in_truth(finding, len(after))))
    return Event(finding.at, actor, finding.taken, before, after, own, others, luck, stroke, errors, doubts)


def _change_in_truth(finding: Decision, seats: int) -> Shares:
    """What the choice changed in the true state, beside the reference policy."""
    if finding.is_forced or not finding.choice.known:
        return (0.0,) * seats
    taken, best = finding.choice.known, finding.best.known
    if not finding.is_secret:
        return tuple(one - two for one, two in zip(taken, best, strict=True))
    mixed = [each for each in finding.candidates if each.weight]
    return tuple(taken[seat] - sum(each.weight * each.known[seat] for each in mixed) for seat in range(seats))


def _value_before(finding: Decision, after: Shares) -> Shares:
    """The value in the true state if the reference action is taken."""
    if finding.is_secret and not finding.is_forced:
        return _mixed(finding, after)
    if not finding.loss:
        return after
    change = _change_in_truth(finding, len(after))
    return possible(tuple(share - gap for share, gap in zip(after, change, strict=True)))


def _mixed(finding: Decision, after: Shares) -> Shares:
    """A secret choice: the mean over the best actions, as often as the reference policy takes each."""
    found = [0.0] * len(after)
    for each in finding.candidates:
        if each.weight:
            shares = after if each.action == finding.taken else each.known
            found = [total + each.weight * share for total, share in zip(found, shares, strict=True)]
    return tuple(found)


def possible(shares: Shares) -> Shares:
    """The nearest shares that are not negative and add up to 1."""
    kept = [max(0.0, share) for share in shares]
    total = sum(kept)
    return tuple(share / total for share in kept)


def parts(events: Sequence[Event], end: End) -> list[Part]:
    """The parts of every seat. Luck contains what the seat and the set-up were worth at the start."""
    seats = len(end.shares)
    even = 1 / seats
    start = events[0].before if events else end.shares
    found = []
    for seat in range(seats):
        luck = start[seat] - even + math.fsum(event.luck[seat] for event in events)
        own = math.fsum(event.own[seat] for event in events)
        others = math.fsum(event.others[seat] for event in events)
        error = math.hypot(*(event.errors[seat] for event in events if event.actor != CHANCE))
        found.append(Part(even, luck, own, others, end.shares[seat], error))
    return found
