"""A worker process: reads jobs as lines of JSON, lets a bot choose, writes the answers. Started by `jobs`."""

import json
import sys
from typing import Any

import undertow
from undertow.bots import choose
from undertow.engine.match import Match
from undertow.engine.rng import Rng


def chosen(job: dict[str, Any]) -> str:
    """The action of a bot; `choose` hands it a guess made of what its seat knows, never the state."""
    match = Match(undertow.game(job["game"]), job["seats"], job["options"])
    for text in job["log"]:
        match.record(text)
    action = choose(job["bot"], match.state, job["seat"], Rng(job["thoughts"]))
    return match.game.text(action)


def main() -> None:
    """Answer one line after the other until the input ends."""
    for line in sys.stdin:
        job = json.loads(line)
        sys.stdout.write(json.dumps({"action": chosen(job)}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
