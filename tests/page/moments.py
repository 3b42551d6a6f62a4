"""Every moment of a match file as the page would get it: `python -m tests.page.moments FILE SEAT`, a line of JSON each."""

import json
import sys
from pathlib import Path
from typing import Any

import undertow
from undertow.engine.match import Match
from undertow.engine.matchfile import read


def moments(match: Match, seat: int) -> list[dict[str, Any]]:
    """The views of a seat, each with the line of the log that led to it."""
    game, state = match.game, match.game.begin(match.seats, match.options)
    found: list[dict[str, Any]] = [{"view": game.view(state, seat), "line": None}]
    for text in match.log:
        actor, action = state.turn(), game.number(text)
        told = [{"id": message.id, "args": message.args} for message in game.describe(state, action, seat)]
        state.apply(action)
        found.append({"view": game.view(state, seat), "line": {"actor": actor, "action": text, "messages": told}})
    return found


if __name__ == "__main__":
    for moment in moments(read(Path(sys.argv[1]).read_bytes(), undertow.game).match, int(sys.argv[2])):
        sys.stdout.write(json.dumps(moment) + "\n")
