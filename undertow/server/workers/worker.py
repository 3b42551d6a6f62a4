"""A worker process: reads jobs as lines of JSON, lets a bot choose or advise, writes the answers. Started by `jobs`."""

import json
import sys
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import undertow
from undertow.bots import choose, searches
from undertow.bots.config import Stop
from undertow.bots.hints import hint
from undertow.bots.search import Search
from undertow.bots.search_bot import search_bot
from undertow.engine.components import with_own_box
from undertow.engine.game import Game
from undertow.engine.rng import Rng
from undertow.engine.state import State
from undertow.server.workers import analysing, reviewing

_BOXES = 8  # owners' boxes that a worker keeps
_FRESH = 4  # at least a quarter of the iterations are new, even if the last search can be continued


class KeptSearch:
    """Keeps a bot's search, so that it can continue through the small actions of one turn."""

    def __init__(self) -> None:
        """Start without a search."""
        self._next: dict[str, Any] = {}  # the job that would continue the search
        self._search: Search | None = None

    def answer(self, job: dict[str, Any]) -> dict[str, Any]:
        """A bot's action, and whether its search was shortened."""
        is_short = searches(job["bot"]) and job.get("budget", 1.0) < 1.0
        return {"action": self.choose(job), "short": is_short}

    def choose(self, job: dict[str, Any]) -> str:
        """The action of a bot."""
        game, state = position_of(job)
        if not searches(job["bot"]):
            return game.text(choose(job["bot"], state, job["seat"], Rng(job["seed"])))
        bot = search_bot(job["bot"])
        iterations = bot.iterations(state, job.get("budget", 1.0))
        search, kept = self._recalled(job, game, state)
        seconds = bot.level.seconds * min(1.0, job.get("budget", 1.0))
        search.run(max(iterations - kept, iterations // _FRESH), seconds, Stop(), until_settled=True)
        text = game.text(search.best())
        version, length = job["moment"]
        self._next, self._search = {**moment_of(job), "moment": [version + 1, length + 1], "after": text}, search
        return text

    def _recalled(self, job: dict[str, Any], game: Game[Any], state: State) -> tuple[Search, int]:
        """The last job's search and the visits that it keeps, or a fresh search."""
        if self._search is not None and self._next == moment_of(job):
            return self._search, int(self._search.advance(game.number(job["after"]), state))
        return Search(state, job["seat"], Rng(job["seed"]), search_bot(job["bot"]).config(state)), 0


def moment_of(job: dict[str, Any]) -> dict[str, Any]:
    """What identifies a job: its seat, match and moment."""
    return {
        name: job[name] for name in ("table", "game", "rules_version", "seats", "options", "seat", "bot", "moment", "after")
    }


def position_of(job: dict[str, Any]) -> tuple[Game[Any], State]:
    """The game and position of a job. The position is a guess: workers never get the true state."""
    game = undertow.game(job["game"], job["rules_version"])
    if job["components"]:
        game = _boxed(game, json.dumps(job["components"]))
    state: State = game.start(seats=job["seats"], **job["options"])
    state.restore(vec[i64](job["position"]))
    return game, state


@lru_cache(maxsize=_BOXES)
def _boxed(game: Game[Any], facts: str) -> Game[Any]:
    """The game with an owner's box."""
    return with_own_box(game, json.loads(facts))


def advised(job: dict[str, Any]) -> list[dict[str, Any]]:
    """The advice for the seat of a job."""
    game, state = position_of(job)
    return [asdict(advice) for advice in hint(game, state, job["seat"], budget=job.get("budget", 1.0))]


def _answer(job: dict[str, Any], kept: KeptSearch) -> dict[str, Any]:
    """The answer to a job."""
    match job.get("kind"):
        case "hint":
            return {"advice": advised(job)}
        case "review":
            return {"findings": reviewing.measured(job)}
        case "report":
            return {"review": reviewing.report(job)}
        case "lines":
            return analysing.lines(job)
        case "verdict":
            return analysing.verdict(job)
        case _:
            return kept.answer(job)


def main() -> None:
    """Answer jobs line by line until the input ends."""
    kept = KeptSearch()
    for line in sys.stdin:
        job = json.loads(line)
        sys.stdout.write(json.dumps(_answer(job, kept)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
