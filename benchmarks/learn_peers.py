"""Measure the steps per second of other packages: `python learn_peers.py SUBJECT SECONDS` prints JSON.

A step is one action of one seat in one match, chosen at random among the legal ones with what each package
offers; the observation of the next seat is included. Best of three rounds.

EnvPool is measured in turns with ours: `python learn_peers.py envpool/NAME/SIZE CALLS` measures once per line of input.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

CHOSEN = random.Random(1)
ROUNDS = 3


def rates(step: Callable[[], int], seconds: float) -> dict[str, float]:
    """Steps per second by wall time and processor time; each call returns how many it made."""
    step()
    best = {"clock": 0.0, "processor": 0.0}
    for _ in range(ROUNDS):
        begun, busy, count = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - begun < seconds / ROUNDS or count == 0:
            count += step()
        best["clock"] = max(best["clock"], count / (time.perf_counter() - begun))
        best["processor"] = max(best["processor"], count / (time.process_time() - busy))
    return best


def take_turns(step: Callable[[], int], count: int) -> None:
    """For each line of input make a number of calls; print their steps, wall time and processor time."""
    step()
    for _line in sys.stdin:
        begun, busy = time.perf_counter(), time.process_time()
        steps = sum(step() for _ in range(count))
        print(json.dumps([steps, time.perf_counter() - begun, time.process_time() - busy]), flush=True)


def envpool_step(name: str, matches: int) -> Callable[[], int]:
    """EnvPool: step all environments in one call on one thread, with random actions drawn beforehand."""
    import envpool as package
    import numpy as np

    env = package.make(name, env_type="gymnasium", num_envs=matches, num_threads=1, seed=1)
    chosen = np.random.default_rng(1).integers(env.action_space.n, size=(64, matches)).astype(np.int32)
    turn = [0]
    env.reset()

    def step() -> int:
        turn[0] = (turn[0] + 1) % len(chosen)
        env.step(chosen[turn[0]])
        return matches

    return step


def pgx(name: str, matches: int, seconds: float) -> dict[str, float]:
    """Pgx: step all matches in one compiled call, with random actions and autoreset."""
    import jax
    import jax.numpy as jnp
    import pgx as package
    from pgx.experimental import auto_reset

    env = package.make(name)
    stepped = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def one(state: Any, key: Any) -> tuple[Any, Any]:
        key, first, second = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(first, logits, axis=-1)
        return stepped(state, action, jax.random.split(second, matches)), key

    begin = jax.jit(jax.vmap(env.init))
    held = [begin(jax.random.split(jax.random.PRNGKey(0), matches)), jax.random.PRNGKey(1)]

    def step() -> int:
        held[0], held[1] = one(held[0], held[1])
        jax.block_until_ready(held[0].observation)
        return matches

    return rates(step, seconds)


def spiel(name: str, matches: int, seconds: float) -> dict[str, float]:
    """OpenSpiel's rl_environment, or with more than one match its vector environment."""
    from open_spiel.python import rl_environment, vector_env
    from open_spiel.python.rl_agent import StepOutput

    envs = [rl_environment.Environment(name) for _ in range(matches)]
    if matches == 1:
        single = envs[0]
        held = [single.reset()]

        def step() -> int:
            if held[0].last():
                held[0] = single.reset()
                return 0
            seen = held[0].observations
            held[0] = single.step([CHOSEN.choice(seen["legal_actions"][max(0, seen["current_player"])])])
            return 1

        return rates(step, seconds)
    many = vector_env.SyncVectorEnv(envs)
    steps = [many.reset()]

    def step_all() -> int:
        chosen = []
        for each in steps[0]:
            seen = each.observations
            legal = seen["legal_actions"][max(0, seen["current_player"])]
            chosen.append(StepOutput(action=CHOSEN.choice(legal), probs=1.0))
        steps[0], _, _, _ = many.step(chosen, reset_if_done=True)
        return matches

    return rates(step_all, seconds)


def shimmy(name: str, _: int, seconds: float) -> dict[str, float]:
    """Shimmy's PettingZoo environment around OpenSpiel."""
    import numpy as np
    from shimmy import OpenSpielCompatibilityV0

    env = OpenSpielCompatibilityV0(game_name=name)
    env.reset(seed=1)

    def step() -> int:
        _, _, over, cut, info = env.last()
        if over or cut:
            env.reset(seed=CHOSEN.getrandbits(30))
            return 0
        env.step(int(CHOSEN.choice(np.flatnonzero(info["action_mask"]))))
        return 1

    return rates(step, seconds)


def rlcard(name: str, _: int, seconds: float) -> dict[str, float]:
    """RLCard's own step."""
    import rlcard as package

    env = package.make(name)
    held = list(env.reset())

    def step() -> int:
        if env.is_over():
            held[:] = env.reset()
            return 0
        held[:] = env.step(CHOSEN.choice(list(held[0]["legal_actions"])))
        return 1

    return rates(step, seconds)


if __name__ == "__main__":
    subject, game, size = sys.argv[1].split("/")
    if subject == "envpool":
        take_turns(envpool_step(game, int(size)), int(sys.argv[2]))
        sys.exit()
    print(
        json.dumps(
            {"pgx": pgx, "spiel": spiel, "shimmy": shimmy, "rlcard": rlcard}[subject](game, int(size), float(sys.argv[2]))
        )
    )
