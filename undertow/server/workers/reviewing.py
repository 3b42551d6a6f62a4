"""The part of a review that a worker process does: measuring some events, putting the findings together."""

from functools import lru_cache
from typing import Any

from undertow.engine.language import language
from undertow.engine.match import Match
from undertow.engine.matchfile import read
from undertow.games import by_id
from undertow.review.chance import end
from undertow.review.effort import effort_named
from undertow.review.findings import End, plain, restored
from undertow.review.graph import path
from undertow.review.measuring import MeasuringJob
from undertow.review.plain import as_data
from undertow.review.report import reviewed

_MATCHES = 4  # that a worker keeps


@lru_cache(maxsize=_MATCHES)
def _match_in(file: str) -> Match:
    """The match in a file."""
    return read(file.encode(), by_id).match


def measured(job: dict[str, Any]) -> list[dict[str, Any]]:
    """The findings of some events of a finished match."""
    work = MeasuringJob(_match_in(job["file"]), job["first"], job["count"], effort_named(job["effort"]))
    return [plain(finding) for finding in work.do()]


def report(job: dict[str, Any]) -> dict[str, Any]:
    """The review that follows from findings, for the page: with the graph's path instead of all events."""
    match, effort = _match_in(job["file"]), effort_named(job["effort"])
    findings = [each for each in map(restored, job["findings"]) if not isinstance(each, End)]
    found = reviewed(match, effort, findings, end(match.state, effort))
    facts = as_data(found, language(job["lang"], match.game.folder), tuple(job["names"]))
    del facts["events"]
    states = dict(match.states_from(0))
    for turn in facts["turns"]:
        if turn["worst"] is not None:
            turn["position"] = match.game.packed(states[turn["worst"]], turn["seat"])
    return {**facts, "path": [[round(share, 4) for share in shares] for shares in path(found)]}
