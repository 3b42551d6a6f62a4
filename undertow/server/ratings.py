"""Rates finished matches, and works all ratings out again from their results."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import sqlalchemy as sa
from openskill.models import PlackettLuce

from undertow.bots.strengths import Strength, strength
from undertow.engine.state import OVER
from undertow.server.live.table import LiveTable
from undertow.server.live.tables import Tables
from undertow.server.refusals import Refused
from undertow.server.storage import accounts, ratings, store
from undertow.server.storage.ratings import RatingRow, ResultRow

_MODEL = PlackettLuce()


@dataclass(frozen=True)
class Entrant:
    """A seat of a rated match: an account, a former player or a bot, with its strength before."""

    account: str | None
    bot: str
    before: Strength


@dataclass(frozen=True)
class Recomputed:
    """How ratings compare with those worked out again."""

    matches: int
    differing: int  # results and ratings that are not what they should be


class Ratings:
    """The ratings of one store. All methods block and may be called from any thread."""

    def __init__(self, tables: Tables) -> None:
        """Rate the matches of these tables."""
        self._tables = tables

    def settle_due(self) -> int:
        """Rate all matches that are due; returns their number."""
        with self._tables.store.reading() as connection:
            due = ratings.due(connection)
        for match in due:
            self.settle(match)
        return len(due)

    def settle(self, match: str) -> None:
        """Rate a decided match, once."""
        with self._tables.changing(match) as (connection, live):
            if live.row.rating != store.RATING_DUE:
                return
            ratings.lock(connection)
            entrants = _entrants(connection, live)
            if entrants is not None:
                self._rate(connection, live, entrants)
            live.row = replace(live.row, rating=store.RATING_SETTLED)
            self._tables.changed(connection, live)

    def _rate(self, connection: sa.Connection, live: LiveTable, entrants: Sequence[Entrant]) -> None:
        """Store the results of a match and the new ratings."""
        places = places_of(live)
        after = rated([each.before for each in entrants], places)
        number, time = ratings.next_number(connection), self._tables.timer.now()
        rows = [
            ResultRow(
                number, seat, live.id, live.row.game, len(entrants), each.account, each.bot, places[seat],
                live.seats[seat].forfeit, each.before.mu, each.before.sigma, after[seat].mu, after[seat].sigma, time,
            )
            for seat, each in enumerate(entrants)
        ]  # fmt: skip
        ratings.add_results(connection, [_kept_if_bot(row) for row in rows])
        for row in rows:
            if row.account is not None:
                known = ratings.rating_of(connection, row.account, row.game, row.seats)
                ratings.put(connection, _after(row, known))

    # Recomputing

    def recompute(self, is_stored: bool) -> Recomputed:
        """Work out all ratings again from the results; store them if asked for."""
        with self._tables.store.writing() as connection:
            ratings.lock(connection)
            known, kept = ratings.all_results(connection), ratings.all_ratings(connection)
            found, standings = _recomputed([self._checked(connection, rows) for rows in _by_match(known)])
            differing = sum(one != other for one, other in zip(known, found, strict=True))
            differing += len({*kept}.symmetric_difference(standings))
            if is_stored and differing:
                ratings.replace_all(connection, found, standings)
        return Recomputed(len(_by_match(known)), differing)

    def _checked(self, connection: sa.Connection, rows: list[ResultRow]) -> list[ResultRow]:
        """The results of a match with the places that follow from its log, if it is still there."""
        if self._tables.store.match(connection, rows[0].match) is None:
            return rows
        try:
            with self._tables.looking(rows[0].match) as live:
                places = places_of(live)
        except Refused:  # its rules are not there any more, or its log is broken
            return rows
        return [replace(row, place=places[row.seat], forfeit=live.seats[row.seat].forfeit) for row in rows]


def _entrants(connection: sa.Connection, live: LiveTable) -> list[Entrant] | None:
    """The seats with their strengths; None for a match that does not count."""
    if live.row.components or live.row.position:
        return None
    found = [_entrant(connection, live, seat) for seat in range(len(live.seats))]
    entrants = [each for each in found if each is not None]
    people = [each.account for each in entrants if each.account is not None]
    if len(entrants) < len(found) or not people or len(set(people)) < len(people):
        return None
    return entrants


def _entrant(connection: sa.Connection, live: LiveTable, seat: int) -> Entrant | None:
    """A seat's entrant; None for a guest without an account, or a bot that was not measured."""
    facts, game, seats = live.seats[seat], live.row.game, len(live.seats)
    if facts.kind != store.PERSON:
        known = strength(game, seats, facts.bot)
        return None if known is None else Entrant(None, facts.bot, known)
    account = None if facts.guest is None else accounts.account_of(connection, facts.guest)
    if account is None:
        # Whoever deletes an account in the middle of a match has lost it to the others all the same.
        return Entrant(None, "", ratings.strength_of(None)) if facts.guest is None and facts.forfeit else None
    return Entrant(account, "", ratings.strength_of(ratings.rating_of(connection, account, game, seats)))


def places_of(live: LiveTable) -> list[int]:
    """The place of each seat, counted from 0: by its share of the victory; who has forfeited is last.

    A person for whom a bot acts at the end has forfeited too.
    """
    shares = live.match.state.shares() if live.match.turn == OVER else [0.0] * len(live.seats)
    keys = [
        (1, 0.0) if seat.forfeit or (seat.kind == store.PERSON and seat.bot) else (0, -share)
        for seat, share in zip(live.seats, shares, strict=True)
    ]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def rated(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The strengths after a match."""
    teams = [[_MODEL.create_rating([each.mu, each.sigma])] for each in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma) for team in after]


def _kept_if_bot(row: ResultRow) -> ResultRow:
    """A result; the strength of a bot stays as it was measured."""
    return replace(row, mu_after=row.mu_before, sigma_after=row.sigma_before) if row.bot else row


def _after(row: ResultRow, known: RatingRow | None) -> RatingRow:
    """The rating of an account after a result."""
    matches = 1 if known is None else known.matches + 1
    return RatingRow(str(row.account), row.game, row.seats, row.mu_after, row.sigma_after, matches, row.time)


def _by_match(rows: Iterable[ResultRow]) -> list[list[ResultRow]]:
    """Results in the order of rating, match by match."""
    found: dict[int, list[ResultRow]] = {}
    for row in rows:
        found.setdefault(row.number, []).append(row)
    return [found[number] for number in sorted(found)]


def _recomputed(matches: Iterable[list[ResultRow]]) -> tuple[list[ResultRow], list[RatingRow]]:
    """All results worked out one after the other, and the ratings that they lead to.

    Former players and bots keep the strength that they had before the match.
    """
    standings: dict[tuple[str | None, str, int], RatingRow] = {}
    found: list[ResultRow] = []
    for rows in matches:
        before = [_before(row, standings) for row in rows]
        after = rated(before, [row.place for row in rows])
        for row, one, other in zip(rows, before, after, strict=True):
            rerated = replace(row, mu_before=one.mu, sigma_before=one.sigma, mu_after=other.mu, sigma_after=other.sigma)
            new = _kept_if_bot(rerated)
            found.append(new)
            if new.account is not None:
                key = (new.account, new.game, new.seats)
                standings[key] = _after(new, standings.get(key))
    return found, list(standings.values())


def _before(row: ResultRow, standings: dict[tuple[str | None, str, int], RatingRow]) -> Strength:
    """A seat's strength before a match."""
    if row.account is None:
        return Strength(row.mu_before, row.sigma_before)
    return ratings.strength_of(standings.get((row.account, row.game, row.seats)))
