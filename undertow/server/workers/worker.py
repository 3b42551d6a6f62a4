"""A worker process: reads jobs as lines of JSON, lets a bot choose or advise, writes the answers. Started by `jobs`."""

import json
import sys
from dataclasses import asdict
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import undertow
from undertow.bots import choose, levels
from undertow.bots.config import Stop
from undertow.bots.hints import hint
from undertow.bots.levels import config_of, iterations_of, level
from undertow.bots.search import Search
from undertow.engine.game import Game
from undertow.engine.rng import Rng
from undertow.engine.state import State

_FRESH = 4  # at least one part in so many of the thinking is new, however much is kept of the last action's


class Mind:
    """A bot's search from one job to the next: it goes on through the small actions of one turn."""

    def __init__(self) -> None:
        """Nothing is remembered."""
        self._next: dict[str, Any] = {}  # the job that the search can go on with
        self._search: Search | None = None

    def answer(self, job: dict[str, Any]) -> dict[str, Any]:
        """A bot's action, and whether it had to think less than its level."""
        is_short = job["bot"] in levels() and job.get("budget", 1.0) < 1.0
        return {"action": self.choose(job), "short": is_short}

    def choose(self, job: dict[str, Any]) -> str:
        """The action of a bot."""
        game, state = position_of(job)
        if job["bot"] not in levels():
            return game.text(choose(job["bot"], state, job["seat"], Rng(job["seed"])))
        at = level(job["bot"])
        iterations = iterations_of(at, game.id, job["seats"], job.get("budget", 1.0))
        search, kept = self._recalled(job, game, state)
        seconds = at.seconds * min(1.0, job.get("budget", 1.0))
        search.run(max(iterations - kept, iterations // _FRESH), seconds, Stop(), until_settled=True)
        text = game.text(search.best())
        version, length = job["moment"]
        self._next, self._search = {**moment_of(job), "moment": [version + 1, length + 1], "after": text}, search
        return text

    def _recalled(self, job: dict[str, Any], game: Game[Any], state: State) -> tuple[Search, int]:
        """The search of the last job with how many visits it keeps, or a fresh one."""
        if self._search is not None and self._next == moment_of(job):
            return self._search, int(self._search.advance(game.number(job["after"]), state))
        config = config_of(level(job["bot"]), game.id, job["seats"])
        return Search(state, job["seat"], Rng(job["seed"]), config), 0


def moment_of(job: dict[str, Any]) -> dict[str, Any]:
    """Whose job it is, at which moment of which match."""
    return {name: job[name] for name in ("table", "game", "rules", "seats", "options", "seat", "bot", "moment", "after")}


def position_of(job: dict[str, Any]) -> tuple[Game[Any], State]:
    """The game of a job and its position, which is a guess: the truth does not come to workers."""
    game = undertow.game(job["game"], job["rules"])
    state: State = game.start(seats=job["seats"], **job["options"])
    state.restore(vec[i64](job["position"]))
    return game, state


def advised(job: dict[str, Any]) -> list[dict[str, Any]]:
    """What the seat of a job should think of doing."""
    game, state = position_of(job)
    return [asdict(advice) for advice in hint(game, state, job["seat"], budget=job.get("budget", 1.0))]


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
