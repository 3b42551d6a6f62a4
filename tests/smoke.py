"""Plays a match of every game with the installed package and prints facts about it; nothing but the package is needed."""

import json
import sys

import undertow
from undertow.bots.playout import random_playout
from undertow.engine.compiled import is_compiled


def main() -> None:
    decisions = {game: random_playout(undertow.game(game).start(), undertow.Rng(1)) for game in undertow.game_ids()}
    assert all(count > 20 for count in decisions.values()), decisions
    facts = {"file": undertow.__file__, "version": undertow.__version__, "compiled": is_compiled(), "decisions": decisions}
    sys.stdout.write(json.dumps(facts) + "\n")


if __name__ == "__main__":
    main()
