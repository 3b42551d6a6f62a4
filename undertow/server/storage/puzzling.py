"""Attempts at puzzles and people's puzzle ratings. Works inside the caller's transaction."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import sqlalchemy as sa

from undertow.server.storage.schema import puzzle_attempts, puzzle_standings
from undertow.server.storage.store import now


@dataclass(frozen=True)
class StandingRow:
    """A row of `puzzle_standings`."""

    guest: str
    rating: float
    doubt: float
    streak: int
    best_streak: int
    day: str
    changed: int


def attempts(connection: sa.Connection, people: Sequence[str]) -> dict[str, bool]:
    """The puzzles that a person has answered, and whether each is solved."""
    query = sa.select(puzzle_attempts).where(puzzle_attempts.c.guest.in_(people))
    found: dict[str, bool] = {}
    for row in connection.execute(query):
        found[row.puzzle] = found.get(row.puzzle, False) or row.is_solved
    return found


def add_attempt(connection: sa.Connection, guest: str, puzzle: str, is_solved: bool) -> None:
    """A first answer; fails if there is one."""
    facts = {"guest": guest, "puzzle": puzzle, "is_solved": is_solved, "time": now()}
    connection.execute(puzzle_attempts.insert().values(facts))


def solve(connection: sa.Connection, people: Sequence[str], puzzle: str) -> None:
    """Mark an earlier attempt as solved."""
    theirs = puzzle_attempts.c.guest.in_(people) & (puzzle_attempts.c.puzzle == puzzle)
    connection.execute(puzzle_attempts.update().where(theirs).values(is_solved=True))


def standing(connection: sa.Connection, people: Sequence[str]) -> StandingRow | None:
    """A person's standing: of the guest who changed it last."""
    query = sa.select(puzzle_standings).where(puzzle_standings.c.guest.in_(people))
    row = connection.execute(query.order_by(puzzle_standings.c.changed.desc()).limit(1).with_for_update()).first()
    return None if row is None else StandingRow(**row._mapping)


def keep_standing(connection: sa.Connection, row: StandingRow) -> None:
    """Add or replace a standing."""
    connection.execute(puzzle_standings.delete().where(puzzle_standings.c.guest == row.guest))
    connection.execute(puzzle_standings.insert().values(asdict(row)))
