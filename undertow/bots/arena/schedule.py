"""Schedules: line-ups, their seatings, and the deals that all play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from undertow.engine.game import OptionError

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Fixture:
    """One match to be played: a seating and a deal."""

    seating: tuple[str, ...]
    deal: int


def line_ups(entrants: Sequence[str], seats: int, together: bool = False) -> list[LineUp]:
    """All line-ups of entrants: every pair, or all together.

    With two seats a pair sits face to face; with more, one of each sits against copies of the other.
    """
    if len(set(entrants)) != len(entrants):
        raise OptionError("name every entrant only once")
    if len(entrants) < 2:
        raise OptionError("an arena needs at least two entrants")
    if together:
        if len(entrants) != seats:
            raise OptionError(f"{len(entrants)} entrants cannot sit together at {seats} seats")
        return [tuple(entrants)]
    if seats == 2:
        return list(combinations(entrants, 2))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(entrants, 2)]


def seatings(line_up: LineUp) -> list[tuple[str, ...]]:
    """All rotations of the line-up, so that each entrant sits at every seat equally often."""
    turned = [line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up))]
    return list(dict.fromkeys(turned))


def deals_for(line_up: LineUp, games: int) -> int:
    """The number of deals needed for a number of matches."""
    return -(-games // len(seatings(line_up)))


def fixtures(meeting: Sequence[LineUp], games: int) -> Iterator[Fixture]:
    """All matches, deal by deal, so that any beginning is balanced."""
    for deal in range(max((deals_for(line_up, games) for line_up in meeting), default=0)):
        for line_up in meeting:
            if deal < deals_for(line_up, games):
                for seating in seatings(line_up):
                    yield Fixture(seating, deal)
