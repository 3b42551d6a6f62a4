"""A worker process: reads jobs as lines of JSON, lets a bot choose or advise, writes the answers. Started by `jobs`."""

import json
import sys
from dataclasses import asdict
from typing import Any

import undertow
from undertow.bots import choose, levels
from undertow.bots.hints import hint
from undertow.bots.levels import iterations_of, level, sight_of
from undertow.bots.search import Thinker
from undertow.bots.sight import Stop
from undertow.engine.match import Match
from undertow.engine.rng import Rng

_FRESH = 4  # at least one part in so many of the thinking is new, however much is kept of the last action's


class Mind:
    """A bot's thoughts from one job to the next: a later small action of the same turn is thought on, not out anew."""

    def __init__(self) -> None:
        """Nothing is remembered."""
        self._table: dict[str, Any] = {}
        self._log: list[str] = []
        self._thinker: Thinker | None = None

    def choose(self, job: dict[str, Any]) -> str:
        """The action of a bot, which only sees guesses made of what its seat knows, never the state."""
        match = match_of(job)
        if job["bot"] not in levels():
            return match.game.text(choose(job["bot"], match.state, job["seat"], Rng(job["thoughts"])))
        at = level(job["bot"])
        iterations = iterations_of(at, match.game.id, match.seats, job.get("budget", 1.0))
        thinker, kept = self._recalled(job, match)
        seconds = at.seconds * min(1.0, job.get("budget", 1.0))
        thinker.think(max(iterations - kept, iterations // _FRESH), seconds, Stop(), until_settled=True)
        text = match.game.text(thinker.best())
        self._table, self._log, self._thinker = about(job), [*job["log"], text], thinker
        return text

    def _recalled(self, job: dict[str, Any], match: Match) -> tuple[Thinker, int]:
        """Thoughts that go on from the last job's, with how many visits are kept, or fresh ones."""
        if self._thinker is not None and self._table == about(job) and self._log == job["log"] and job["log"]:
            action = match.game.number(job["log"][-1])
            return self._thinker, int(self._thinker.advance(action, match.state))
        sight = sight_of(level(job["bot"]), match.game.id, match.seats)
        return Thinker(match.state, job["seat"], Rng(job["thoughts"]), sight), 0


def about(job: dict[str, Any]) -> dict[str, Any]:
    """What two jobs of one bot in one match have in common."""
    return {name: job[name] for name in ("game", "seats", "options", "seat", "bot")}


def match_of(job: dict[str, Any]) -> Match:
    """The match of a job, replayed."""
    match = Match(undertow.game(job["game"]), job["seats"], job["options"])
    for text in job["log"]:
        match.record(text)
    return match


def chosen(job: dict[str, Any]) -> str:
    """The action of a bot that remembers nothing."""
    return Mind().choose(job)


def advised(job: dict[str, Any]) -> list[dict[str, Any]]:
    """What the seat of a job should think of doing."""
    match = match_of(job)
    return [asdict(advice) for advice in hint(match.game, match, job["seat"], budget=job.get("budget", 1.0))]


def main() -> None:
    """Answer one line after the other until the input ends."""
    mind = Mind()
    for line in sys.stdin:
        job = json.loads(line)
        answer = {"advice": advised(job)} if job.get("kind") == "hint" else {"action": mind.choose(job)}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
