"""The ladder as data beside its page: a run of some tables keeps what is known of the others."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from undertow.bots.arena.playing import ArenaTable
from undertow.bots.arena.schedule import LineUp
from undertow.bots.arena.statistics import Interval, Tie

FORMAT = 1


class RecordError(ValueError):
    """A file that is no record of a ladder."""


@dataclass(frozen=True)
class Rung:
    """One bot at one table: its rating, how many matches it played, and how long it thought, in seconds."""

    entrant: str
    rating: float
    doubt: float
    matches: int
    seconds: float
    slowest: float


@dataclass(frozen=True)
class Climbed:
    """One table of the ladder with its results."""

    table: ArenaTable
    names: Sequence[str]  # weakest first
    code: str  # the digest of rules, bots and weights
    day: str  # on which its last match was played
    matches: int
    steps: Sequence[LineUp]  # each bot against the one below it
    ties: Sequence[Tie]
    rungs: Sequence[Rung]  # best first

    @property
    def place(self) -> tuple[str, int]:
        """Which table it is."""
        return self.table.game, self.table.seats


def merged(before: Sequence[Climbed], now: Sequence[Climbed], order: Sequence[tuple[str, int]]) -> list[Climbed]:
    """What was played now, and of what was known before all other tables with the same bots."""
    new = {each.place: each for each in now}
    names = {tuple(each.names) for each in now}
    old = {each.place: each for each in before if tuple(each.names) in names}
    return [found for place in order if (found := new.get(place) or old.get(place))]


def write_record(path: Path, climbed: Sequence[Climbed]) -> None:
    """Write the record of all tables, one a line."""
    tables = ",\n".join(json.dumps(_facts(each), ensure_ascii=False) for each in climbed)
    path.write_text(f'{{"undertow ladder": {FORMAT}, "tables": [\n{tables}\n]}}\n', encoding="utf-8")


def read_record(path: Path) -> list[Climbed]:
    """The tables of a record, none if there is no such file; raises RecordError if it is something else."""
    if not path.exists():
        return []
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
        if facts["undertow ladder"] != FORMAT:
            raise ValueError("another format")
        return [_climbed(each) for each in facts["tables"]]
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError(f"{path} is no record of a ladder ({error}); remove it to begin anew") from None


def _facts(climbed: Climbed) -> dict[str, Any]:
    """A table as plain data; of a tie only what the page tells."""
    ties = [{"line_up": tie.line_up, "entrant": tie.entrant, "share": asdict(tie.share)} for tie in climbed.ties]
    return {**asdict(climbed), "ties": ties}


def _climbed(facts: Mapping[str, Any]) -> Climbed:
    """A table from plain data."""
    table = ArenaTable(**facts["table"])
    ties = [Tie(tuple(tie["line_up"]), tie["entrant"], 1 / table.seats, Interval(**tie["share"])) for tie in facts["ties"]]
    steps = [tuple(line_up) for line_up in facts["steps"]]
    rungs = [Rung(**rung) for rung in facts["rungs"]]
    return Climbed(**{**facts, "table": table, "ties": ties, "steps": steps, "rungs": rungs, "names": tuple(facts["names"])})
