"""The ladder as data: a run of some games keeps the results of the others."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from undertow.bots.arena.playing import ArenaSetup
from undertow.bots.arena.schedule import LineUp
from undertow.bots.arena.statistics import Interval, Tie

FORMAT = 2


class RecordError(ValueError):
    """The file is not the record of a ladder."""


@dataclass(frozen=True)
class LadderRating:
    """One bot's rating, number of matches and seconds per decision."""

    entrant: str
    rating: float
    doubt: float
    matches: int
    seconds: float
    slowest: float


@dataclass(frozen=True)
class LadderResult:
    """The results of one game and number of seats."""

    setup: ArenaSetup
    names: Sequence[str]  # weakest first
    code: str  # the digest of rules, bots and weights
    day: str  # the day of its last match
    matches: int
    steps: Sequence[LineUp]  # each bot against the next weaker one
    ties: Sequence[Tie]
    rungs: Sequence[LadderRating]  # best first

    @property
    def place(self) -> tuple[str, int]:
        """The game and the number of seats."""
        return self.setup.game, self.setup.seats


def merged(
    before: Sequence[LadderResult], now: Sequence[LadderResult], order: Sequence[tuple[str, int]]
) -> list[LadderResult]:
    """New results, and old ones of other games and seats with the same bots."""
    new = {each.place: each for each in now}
    names = {tuple(each.names) for each in now}
    old = {each.place: each for each in before if tuple(each.names) in names}
    return [found for place in order if (found := new.get(place) or old.get(place))]


def write_record(path: Path, results: Sequence[LadderResult]) -> None:
    """Write all results, one line each."""
    lines = ",\n".join(json.dumps(_facts(each), ensure_ascii=False) for each in results)
    path.write_text(f'{{"undertow ladder": {FORMAT}, "results": [\n{lines}\n]}}\n', encoding="utf-8")


def read_record(path: Path) -> list[LadderResult]:
    """The results in a file; empty without a file; raises RecordError for another format."""
    if not path.exists():
        return []
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
        if facts["undertow ladder"] != FORMAT:
            raise ValueError("another format")
        return [_ladder_result(each) for each in facts["results"]]
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError(f"{path} is not a ladder record ({error}); remove it to start over") from None


def _facts(result: LadderResult) -> dict[str, Any]:
    """Results as plain data, with only the facts that the page shows."""
    ties = [{"line_up": tie.line_up, "entrant": tie.entrant, "share": asdict(tie.share)} for tie in result.ties]
    return {**asdict(result), "ties": ties}


def _ladder_result(facts: Mapping[str, Any]) -> LadderResult:
    """Results from plain data."""
    setup = ArenaSetup(**facts["setup"])
    ties = [Tie(tuple(tie["line_up"]), tie["entrant"], 1 / setup.seats, Interval(**tie["share"])) for tie in facts["ties"]]
    steps = [tuple(line_up) for line_up in facts["steps"]]
    rungs = [LadderRating(**rung) for rung in facts["rungs"]]
    return LadderResult(
        **{**facts, "setup": setup, "ties": ties, "steps": steps, "rungs": rungs, "names": tuple(facts["names"])}
    )
