"""Measure the steps per second of our environments: `python learn_ours.py SUBJECT SECONDS` prints JSON.

learn_peers.py defines a step. `python learn_ours.py turns/GAME/SIZE CALLS` measures once per line of input.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from learn_peers import CHOSEN, rates, take_turns

from undertow.env.gymnasium import SeatEnv
from undertow.env.pettingzoo import env
from undertow.env.vector import Matches


def vector_step(game: str, matches: int) -> Callable[[], int]:
    """Step all matches in one call; the caller plays every seat."""
    playing = Matches(game, matches)
    playing.reset(1)

    def step() -> int:
        playing.step(playing.random_actions)
        return matches

    return step


def staggered(step: Callable[[], int]) -> Callable[[], int]:
    """The step, once matches that began together have come apart and some have begun again."""
    for _ in range(300):
        step()
    return step


def vector(game: str, matches: int, seconds: float) -> dict[str, float]:
    """The steps per second of `vector_step`."""
    return rates(vector_step(game, matches), seconds)


def pettingzoo(game: str, _: int, seconds: float) -> dict[str, float]:
    """Play one match through PettingZoo."""
    playing = env(game)
    playing.reset(seed=1)

    def step() -> int:
        seen, _, over, cut, _ = playing.last()
        if over or cut:
            playing.reset(seed=CHOSEN.getrandbits(30))
            return 0
        playing.step(int(CHOSEN.choice(np.flatnonzero(seen["action_mask"]))))
        return 1

    return rates(step, seconds)


def gymnasium(game: str, _: int, seconds: float) -> dict[str, float]:
    """Play one seat against random bots through Gymnasium; only its own actions count."""
    playing = SeatEnv(game)
    held: list[Any] = [playing.reset(seed=1)[0]]

    def step() -> int:
        held[0], _, over, _, _ = playing.step(int(CHOSEN.choice(np.flatnonzero(held[0]["action_mask"]))))
        if over:
            held[0] = playing.reset()[0]
        return 1

    return rates(step, seconds)


def spiel(game: str, _: int, seconds: float) -> dict[str, float]:
    """Play one match through OpenSpiel's rl_environment."""
    from learn_peers import spiel as by_their_interface

    import undertow.env.openspiel  # noqa: F401

    return by_their_interface(f"undertow_{game}", 1, seconds)


if __name__ == "__main__":
    subject, name, size = sys.argv[1].split("/")
    if subject == "turns":
        take_turns(staggered(vector_step(name, int(size))), int(sys.argv[2]))
        sys.exit()
    measures = {"vector": vector, "pettingzoo": pettingzoo, "gymnasium": gymnasium, "spiel": spiel}
    print(json.dumps(measures[subject](name, int(size), float(sys.argv[2]))))
