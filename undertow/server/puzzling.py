"""Puzzles for people: the one of the day, the next one, answers, streaks and ratings. All methods block."""

import random
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta

import sqlalchemy as sa

import undertow
from undertow.review.puzzles import Puzzle, puzzles
from undertow.review.puzzles.puzzle import POINTS, puzzle_of_day
from undertow.review.puzzles.rating import NEW_DOUBT, NEW_RATING, after_attempt
from undertow.server.people import Person
from undertow.server.refusals import Refused
from undertow.server.storage import puzzling, store
from undertow.server.storage.puzzling import StandingRow
from undertow.server.storage.store import Store

ANY = ""
_HARDER = 300  # points between two difficulties
OFFSETS = {"easier": -_HARDER, "even": 0, "harder": _HARDER}
_NEAREST = 3  # puzzles among which the next one is drawn
_LEAST_DOUBT = 0.8  # so that a rating never stops moving


@dataclass(frozen=True)
class Standing:
    """How somebody does with puzzles."""

    points: int
    doubt: int  # half the width of the rating's 95 % interval, in points
    solved: int
    tried: int
    streak: int
    best_streak: int
    is_today_solved: bool


def today() -> date:
    """The date by which all people have the same puzzle of the day."""
    return datetime.now(UTC).date()


def daily() -> Puzzle:
    """The puzzle of the day."""
    found = puzzle_of_day(undertow.game_ids(), today())
    if found is None:
        raise Refused("not-found")
    return found


def puzzle_with(id: str) -> Puzzle:
    """A shipped puzzle by its id."""
    for game in undertow.game_ids():
        for puzzle in puzzles(game):
            if puzzle.id == id:
                return puzzle
    raise Refused("not-found")


def themes() -> dict[str, dict[str, int]]:
    """How many puzzles of each theme there are, by game."""
    found: dict[str, dict[str, int]] = {}
    for game in undertow.game_ids():
        counts = found.setdefault(game, {})
        for puzzle in puzzles(game):
            counts[puzzle.theme] = counts.get(puzzle.theme, 0) + 1
    return found


class Puzzling:
    """Attempts and standings of people."""

    def __init__(self, store: Store) -> None:
        """Keep the store."""
        self._store = store

    def standing(self, person: Person | None) -> Standing:
        """How somebody does; strangers have not begun."""
        if person is None:
            return _shown(_fresh(""), {})
        with self._store.reading() as connection:
            row = puzzling.standing(connection, person.people)
            return _shown(row or _fresh(person.guest), puzzling.attempts(connection, person.people))

    def attempt(self, person: Person | None, puzzle: str) -> bool | None:
        """Whether somebody has solved a puzzle; None without an answer."""
        if person is None:
            return None
        with self._store.reading() as connection:
            return puzzling.attempts(connection, person.people).get(puzzle)

    def next(self, person: Person | None, game: str, theme: str, difficulty: str) -> Puzzle:
        """A puzzle that fits somebody's rating: a new one, else one not yet solved, else any."""
        fitting = [each for name in undertow.game_ids() if game in (ANY, name) for each in puzzles(name)]
        fitting = [each for each in fitting if theme in (ANY, each.theme)]
        if not fitting:
            raise Refused("not-found")
        wanted = self.standing(person).points + OFFSETS[difficulty]
        tried = {}
        if person is not None:
            with self._store.reading() as connection:
                tried = puzzling.attempts(connection, person.people)
        fresh = [each for each in fitting if each.id not in tried]
        unsolved = [each for each in fitting if not tried.get(each.id, False)]
        near = sorted(fresh or unsolved or fitting, key=lambda each: abs(each.points - wanted))
        return random.choice(near[:_NEAREST])

    def answer(self, person: Person, puzzle: Puzzle, is_right: bool) -> Standing:
        """Count an answer; only the first one to a puzzle changes the rating."""
        try:
            return self._answer(person, puzzle, is_right)
        except sa.exc.IntegrityError:  # sent twice at the same time
            return self._answer(person, puzzle, is_right)

    def _answer(self, person: Person, puzzle: Puzzle, is_right: bool) -> Standing:
        """Count an answer in one transaction."""
        with self._store.writing() as connection:
            tried = puzzling.attempts(connection, person.people)
            row = puzzling.standing(connection, person.people) or _fresh(person.guest)
            if puzzle.id not in tried:
                puzzling.add_attempt(connection, person.guest, puzzle.id, is_right)
                row = _rated(row, puzzle, is_right)
            elif is_right:
                puzzling.solve(connection, person.people, puzzle.id)
            if is_right and puzzle == daily():
                row = _streak(row, today())
            row = replace(row, changed=store.now())
            puzzling.keep_standing(connection, row)
            return _shown(row, puzzling.attempts(connection, person.people))


def _fresh(guest: str) -> StandingRow:
    """The standing of somebody new."""
    return StandingRow(guest, NEW_RATING, NEW_DOUBT, 0, 0, "", 0)


def _rated(row: StandingRow, puzzle: Puzzle, is_right: bool) -> StandingRow:
    """The standing after a match of two against a puzzle."""
    rating, doubt = after_attempt(row.rating, row.doubt, puzzle.rating, puzzle.doubt, is_right)
    return replace(row, rating=rating, doubt=max(_LEAST_DOUBT, doubt))


def _streak(row: StandingRow, day: date) -> StandingRow:
    """The standing after the puzzle of a day was solved; once a day."""
    if row.day == day.isoformat():
        return row
    streak = row.streak + 1 if row.day == (day - timedelta(1)).isoformat() else 1
    return replace(row, streak=streak, best_streak=max(streak, row.best_streak), day=day.isoformat())


def _shown(row: StandingRow, tried: dict[str, bool]) -> Standing:
    """A standing as people see it; a streak that was not continued is over."""
    is_alive = row.day in (today().isoformat(), (today() - timedelta(1)).isoformat())
    return Standing(
        points=round(POINTS * row.rating),
        doubt=round(1.96 * POINTS * row.doubt),
        solved=sum(tried.values()),
        tried=len(tried),
        streak=row.streak if is_alive else 0,
        best_streak=row.best_streak,
        is_today_solved=row.day == today().isoformat(),
    )
