"""Statistics of matches: win shares with intervals, ratings and decision times.

The interval is Wilson's at 95 %, with an effective number of matches. The seatings of one deal depend on each other, so
the spread is measured between deals. The effective number is the number of independent matches that would leave the same
uncertainty. With few deals, Student's quantile replaces the normal one.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance

from openskill.models import PlackettLuce

from undertow.bots.arena.playing import Played
from undertow.bots.arena.schedule import Fixture, LineUp, seatings

CONFIDENCE = 0.95
_MOST_FROM_DUPLICATION = 4.0  # the largest weight of a match where seatings cancel luck


@dataclass(frozen=True)
class Interval:
    """A mean between 0 and 1 with its 95 % confidence interval."""

    mean: float
    low: float
    high: float
    deals: int
    matches: int


@dataclass(frozen=True)
class Tie:
    """One entrant's result in a line-up; `even` is the win share of equal strength."""

    line_up: LineUp
    entrant: str
    even: float
    share: Interval

    @property
    def verdict(self) -> str:
        """The verdict "better", "worse" or "open", by where the interval lies."""
        if self.share.low > self.even:
            return "better"
        return "worse" if self.share.high < self.even else "open"


@dataclass(frozen=True)
class CountedTie(Tie):
    """A pairing with its counts of won, shared and lost matches."""

    won: int
    shared: int
    lost: int


@dataclass(frozen=True)
class Rated:
    """An entrant's openskill rating (starting at 25 ± 8.3) and decision times in seconds."""

    entrant: str
    rating: float
    doubt: float
    share: float
    seconds: float
    slowest: float


def interval(by_deal: Sequence[Sequence[float]]) -> Interval:
    """The mean over all deals with its interval; each deal lists its seatings' values."""
    deals, matches = len(by_deal), sum(len(values) for values in by_deal)
    if not deals:
        return Interval(0.5, 0.0, 1.0, 0, 0)
    means = [fmean(values) for values in by_deal]
    mean = min(1.0, max(0.0, fmean(means)))
    # One more deal is added, spread as if all matches were independent: it keeps the interval wide when few deals agree.
    alone = mean * (1.0 - mean) * deals / matches
    spread = ((variance(means) * (deals - 1) if deals > 1 else 0.0) + alone) / deals
    effective = mean * (1.0 - mean) * deals / spread if spread > 1e-12 else float(matches)
    quantile = _student(max(1, deals - 1))
    return Interval(mean, *_wilson(mean, min(effective, _MOST_FROM_DUPLICATION * matches), quantile), deals, matches)


def _wilson(mean: float, count: float, z: float) -> tuple[float, float]:
    """Wilson's score interval."""
    middle = (mean + z * z / (2.0 * count)) / (1.0 + z * z / count)
    half = z * sqrt(mean * (1.0 - mean) / count + z * z / (4.0 * count * count)) / (1.0 + z * z / count)
    return max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))


def _student(freedom: int) -> float:
    """The quantile of Student's distribution, by Cornish and Fisher's expansion."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2.0)
    return (
        z
        + (z**3 + z) / (4.0 * freedom)
        + (5.0 * z**5 + 16.0 * z**3 + 3.0 * z) / (96.0 * freedom**2)
        + (3.0 * z**7 + 19.0 * z**5 + 17.0 * z**3 - 15.0 * z) / (384.0 * freedom**3)
    )


def ties(meeting: Iterable[LineUp], matches: dict[Fixture, Played]) -> list[CountedTie]:
    """The results of all line-ups; deals not yet played at all seatings are left out."""
    found = []
    deals = sorted({fixture.deal for fixture in matches})
    for line_up in meeting:
        complete = [
            [matches[Fixture(seating, deal)] for seating in seatings(line_up)]
            for deal in deals
            if all(Fixture(seating, deal) in matches for seating in seatings(line_up))
        ]
        face_to_face = len(set(line_up)) == 2  # the other entrant's result is the complement
        for entrant in line_up[:1] if face_to_face else line_up:
            found.append(_tie(line_up, entrant, complete))
    return found


def _tie(line_up: LineUp, entrant: str, deals: Sequence[Sequence[Played]]) -> CountedTie:
    """The result of one entrant over the deals of a line-up."""
    by_deal = [[each.shares[each.seating.index(entrant)] for each in deal] for deal in deals]
    values = [value for deal in by_deal for value in deal]
    won, lost = values.count(1.0), values.count(0.0)
    return CountedTie(line_up, entrant, 1 / len(line_up), interval(by_deal), won, len(values) - won - lost, lost)


def rated(entrants: Sequence[str], matches: Iterable[Played]) -> list[Rated]:
    """All entrants with ratings, best first; rated match by match."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in entrants}
    shares: defaultdict[str, list[float]] = defaultdict(list)
    timings: defaultdict[str, list[tuple[int, float, float]]] = defaultdict(list)
    for match in sorted(matches, key=lambda each: (each.deal, each.seating)):
        before = [[model.create_rating([ratings[name].mu, ratings[name].sigma], name)] for name in match.seating]
        after = model.rate(before, ranks=[-share for share in match.shares])
        for name in set(match.seating):
            # An entrant at several seats gets several new ratings; their mean counts.
            new = [team[0] for team, held in zip(after, match.seating, strict=True) if held == name]
            mean, doubt = fmean(each.mu for each in new), sqrt(fmean(each.sigma**2 for each in new))
            ratings[name] = model.create_rating([mean, doubt], name)
        for name, share, timing in zip(match.seating, match.shares, match.timings, strict=True):
            shares[name].append(share)
            timings[name].append((timing.decisions, timing.seconds, timing.slowest))
    listed = [
        Rated(
            name,
            ratings[name].mu,
            ratings[name].sigma,
            fmean(shares[name]) if shares[name] else 0.0,
            sum(seconds for _, seconds, _ in timings[name]) / max(1, sum(count for count, _, _ in timings[name])),
            max((slowest for _, _, slowest in timings[name]), default=0.0),
        )
        for name in entrants
    ]
    return sorted(listed, key=lambda each: -each.rating)
