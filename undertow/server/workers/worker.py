"""A worker process: reads jobs as JSON lines and writes bots' actions or advice."""

import json
import sys
from dataclasses import asdict
from typing import Any

import undertow
from undertow.bots import choose, levels
from undertow.bots.config import Stop
from undertow.bots.hints import hint
from undertow.bots.levels import config_of, iterations_of, level
from undertow.bots.search import Search
from undertow.engine.match import Match
from undertow.engine.rng import Rng

_FRESH = 4  # at least a quarter of the iterations is new, however many visits are kept


class Mind:
    """Keeps a bot's search between jobs, so that later actions of a turn reuse it."""

    def __init__(self) -> None:
        """Nothing is remembered."""
        self._table: dict[str, Any] = {}
        self._log: list[str] = []
        self._search: Search | None = None

    def answer(self, job: dict[str, Any]) -> dict[str, Any]:
        """A bot's action, and whether its search was shortened."""
        is_short = job["bot"] in levels() and job.get("budget", 1.0) < 1.0
        return {"action": self.choose(job), "short": is_short}

    def choose(self, job: dict[str, Any]) -> str:
        """A bot's action, from guesses that use only its seat's knowledge."""
        match = match_of(job)
        if job["bot"] not in levels():
            return match.game.text(choose(job["bot"], match.state, job["seat"], Rng(job["seed"])))
        at = level(job["bot"])
        iterations = iterations_of(at, match.game.id, match.seats, job.get("budget", 1.0))
        search, kept = self._recalled(job, match)
        seconds = at.seconds * min(1.0, job.get("budget", 1.0))
        search.run(max(iterations - kept, iterations // _FRESH), seconds, Stop(), until_settled=True)
        text = match.game.text(search.best())
        self._table, self._log, self._search = about(job), [*job["log"], text], search
        return text

    def _recalled(self, job: dict[str, Any], match: Match) -> tuple[Search, int]:
        """The last job's search, continued, with the visits kept, or a fresh one."""
        if self._search is not None and self._table == about(job) and self._log == job["log"] and job["log"]:
            action = match.game.number(job["log"][-1])
            return self._search, int(self._search.advance(action, match.state))
        config = config_of(level(job["bot"]), match.game.id, match.seats)
        return Search(match.state, job["seat"], Rng(job["seed"]), config), 0


def about(job: dict[str, Any]) -> dict[str, Any]:
    """The key that jobs of one bot in one match share."""
    return {name: job[name] for name in ("game", "rules", "seats", "options", "seat", "bot")}


def match_of(job: dict[str, Any]) -> Match:
    """The match of a job, replayed."""
    match = Match(undertow.game(job["game"], job["rules"]), job["seats"], job["options"])
    for text in job["log"]:
        match.record(text)
    return match


def chosen(job: dict[str, Any]) -> str:
    """The action of a bot that remembers nothing."""
    return Mind().choose(job)


def advised(job: dict[str, Any]) -> list[dict[str, Any]]:
    """Advice for the seat of a job."""
    match = match_of(job)
    return [asdict(advice) for advice in hint(match.game, match, job["seat"], budget=job.get("budget", 1.0))]


def main() -> None:
    """Answer one line after the other until the input ends."""
    mind = Mind()
    for line in sys.stdin:
        job = json.loads(line)
        answer = {"advice": advised(job)} if job.get("kind") == "hint" else mind.answer(job)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
