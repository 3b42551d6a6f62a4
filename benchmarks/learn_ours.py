"""Measure the steps per second of our environments: `python learn_ours.py SUBJECT SECONDS` prints JSON.

learn_peers.py defines a step.
"""

import json
import sys
from typing import Any

import numpy as np
from learn_peers import CHOSEN, rates

from undertow.env.gymnasium import SeatEnv
from undertow.env.pettingzoo import env
from undertow.env.vector import Matches


def vector(game: str, matches: int, seconds: float) -> dict[str, float]:
    """Step all matches in one call; the caller plays every seat."""
    table = Matches(game, matches)
    table.reset(1)

    def step() -> int:
        table.step(table.random_actions)
        return matches

    return rates(step, seconds)


def pettingzoo(game: str, _: int, seconds: float) -> dict[str, float]:
    """Play one match through PettingZoo."""
    table = env(game)
    table.reset(seed=1)

    def step() -> int:
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.reset(seed=CHOSEN.getrandbits(30))
            return 0
        table.step(int(CHOSEN.choice(np.flatnonzero(seen["action_mask"]))))
        return 1

    return rates(step, seconds)


def gymnasium(game: str, _: int, seconds: float) -> dict[str, float]:
    """Play one seat against random bots through Gymnasium; only its own actions count."""
    table = SeatEnv(game)
    held: list[Any] = [table.reset(seed=1)[0]]

    def step() -> int:
        held[0], _, over, _, _ = table.step(int(CHOSEN.choice(np.flatnonzero(held[0]["action_mask"]))))
        if over:
            held[0] = table.reset()[0]
        return 1

    return rates(step, seconds)


def spiel(game: str, _: int, seconds: float) -> dict[str, float]:
    """Play one match through OpenSpiel's rl_environment."""
    from learn_peers import spiel as by_their_interface

    import undertow.env.openspiel  # noqa: F401

    return by_their_interface(f"undertow_{game}", 1, seconds)


if __name__ == "__main__":
    subject, name, size = sys.argv[1].split("/")
    measures = {"vector": vector, "pettingzoo": pettingzoo, "gymnasium": gymnasium, "spiel": spiel}
    print(json.dumps(measures[subject](name, int(size), float(sys.argv[2]))))
