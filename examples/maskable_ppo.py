"""MaskablePPO of sb3-contrib on the fast vector environment: learns one seat of Niagara against bots.

pip install 'undertow[sb3]'
python examples/maskable_ppo.py --steps 600000
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO

from undertow.env.sb3 import SeatVecEnv

MATCHES = 64


def win_share(model: MaskablePPO, game: str, bots: list[str], matches: int = 400) -> float:
    """The win share of the learnt seat over finished matches; at random it is 1 / seats."""
    env = SeatVecEnv(game, MATCHES, bots=bots, seed=10_000)
    seats = env.matches.seats
    seen, shares = env.reset(), list[float]()
    while len(shares) < matches:
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, rewards, dones, _ = env.step(actions)
        # A reward is a win share rescaled so that a sole winner has 1 and all seats add up to 0.
        shares += [(reward * (seats - 1) + 1) / seats for reward in rewards[dones].tolist()]
    return float(np.mean(shares))


def trained(game: str, bots: list[str], steps: int, seed: int = 1) -> MaskablePPO:
    """A policy after some steps of learning, rewarded by the change of its estimate and by the result."""
    env = SeatVecEnv(game, MATCHES, bots=bots, rewards="estimates", seed=seed)
    settings = {"n_steps": 128, "batch_size": 2048, "n_epochs": 4, "gamma": 0.995, "ent_coef": 0.01, "device": "cpu"}
    model = MaskablePPO("MlpPolicy", env, seed=seed, policy_kwargs={"net_arch": [128, 128]}, **settings)
    return model.learn(steps)


def main() -> None:
    """Learn, then play random and greedy bots."""
    told = argparse.ArgumentParser()
    told.add_argument("--game", default="niagara")
    told.add_argument("--bots", default="greedy")
    told.add_argument("--steps", type=int, default=600_000)
    asked = told.parse_args()
    model = trained(asked.game, [asked.bots], asked.steps)
    for bots in ("random", "greedy"):
        print(f"win share against {bots}: {win_share(model, asked.game, [bots]):.3f}")


if __name__ == "__main__":
    main()
