"""Says in words what a course of play in Atlantis achieves."""

from collections.abc import Iterator

from undertow.engine.game import Message
from undertow.games.atlantis import facts
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.multiset import size, worth
from undertow.games.atlantis.state import dues, saved_figures, settled_score

_FAR = 4  # places that are worth mentioning
_DEARER = 2  # points that are worth mentioning


def is_far_enough(before: Atlantis, after: Atlantis, seat: int, is_answered: bool) -> bool:  # noqa: ARG001
    """A course ends where the seat's next turn begins."""
    return is_answered and after.turn() == seat


def gains(before: Atlantis, after: Atlantis, seat: int) -> Iterator[Message]:
    """Figures saved, tiles won, places gained, rivals' ways made dearer, cards, a lead."""
    saved = saved_figures(after, seat) - saved_figures(before, seat)
    if saved > 0:
        yield Message("plan-figure-saved", {"count": saved_figures(after, seat)})
    tiles = worth(facts.owned_of(after, seat)) - worth(facts.owned_of(before, seat))
    if tiles > 0:
        yield Message("plan-tiles", {"points": tiles})
    places = _way(after, seat) - _way(before, seat)
    if places >= _FAR and not saved:
        yield Message("plan-runs", {"count": places})
    for rival in range(before.seats):
        dearer = dues(after, rival) - dues(before, rival)
        if rival != seat and dearer >= _DEARER and dues(after, seat) <= dues(before, seat):
            yield Message("plan-rival-pays", {"rival": rival, "points": dearer})
    cards = size(facts.hand_of(after, seat)) - size(facts.hand_of(before, seat))
    if cards > 0:
        yield Message("plan-cards", {"cards": cards})
    if _lead(after, seat) > max(0, _lead(before, seat)):
        yield Message("plan-lead", {"points": _lead(after, seat)})


def risks(before: Atlantis, after: Atlantis, seat: int) -> Iterator[Message]:
    """The own way made dearer, few cards left."""
    dearer = dues(after, seat) - dues(before, seat)
    if dearer >= _DEARER:
        yield Message("plan-risk-dues", {"points": dearer})
    if size(facts.hand_of(after, seat)) <= 1 < size(facts.hand_of(before, seat)):
        yield Message("plan-risk-few-cards")


def _way(state: Atlantis, seat: int) -> int:
    """The total way that a seat's figures have covered."""
    return sum(facts.place_of(state, figure) for figure in range(seat * facts.FIGURES_EACH, (seat + 1) * facts.FIGURES_EACH))


def _lead(state: Atlantis, seat: int) -> int:
    """The seat's lead if the match were settled now."""
    best = max(settled_score(state, other) for other in range(state.seats) if other != seat)
    return int(settled_score(state, seat) - best)
