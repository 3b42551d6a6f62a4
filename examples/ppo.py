"""Masked PPO in one file: trains against random bots until it beats them, then prints by how much.

python examples/ppo.py --game atlantis --most-steps 1000000
cd examples && undertow arena atlantis --bots ppo:Learned,random,greedy --games 100

The learner plays one seat of many matches at once inside compiled code. Besides `pip install 'undertow[learn]'` it needs
torch.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

import undertow
from undertow.env.arrays import mask, observation
from undertow.env.vector import Matches
from undertow.games import tensor

WEIGHTS = Path(__file__).parent / "ppo.pt"


class Policy(nn.Module):
    """A network with a policy head and a value head."""

    def __init__(self, cells: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(cells, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """The distribution over legal actions, and the expected outcome."""
        hidden = self.body(seen)
        logits = self.choice(hidden).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


class Learned:
    """The trained policy as a bot for the arena."""

    def __init__(self) -> None:
        saved = torch.load(WEIGHTS, weights_only=True)
        self.rows = tensor(saved["game"], saved["seats"])
        self.actions = len(undertow.game(saved["game"]).actions)
        self.policy = Policy(self.rows.size, self.actions)
        self.policy.load_state_dict(saved["weights"])

    def __call__(self, known: undertow.State, seat: int, rng: undertow.Rng) -> int:
        """The most likely action."""
        seen = torch.from_numpy(observation(self.rows, known, seat))[None]
        masks = torch.from_numpy(mask(known.legal_for(seat), self.actions).astype(np.bool_))[None]
        with torch.no_grad():
            odds, _ = self.policy(seen, masks)
        return int(odds.logits.argmax())


def evaluated(policy: Policy, game: str, seats: int, games: int, seed: int) -> tuple[float, float]:
    """The mean win share against random bots over whole matches, and its standard error."""
    env, parts = Matches(game, min(games, 256), seats=seats, bots=["random"]), list[float]()
    env.reset(seed)
    first = np.ones(env.matches, dtype=np.bool_)  # only the first match of a row counts, or short ones would count more
    rounds = -(-games // env.matches)
    for number in range(rounds):
        env.reset(seed + number)
        first[:] = True
        while first.any():
            with torch.no_grad():
                odds, _ = policy(torch.tensor(env.observations), torch.from_numpy(env.masks))
            env.step(odds.sample().numpy())
            ended = first & env.terminations
            parts += ((env.rewards[ended] * (seats - 1) + 1) / seats).tolist()
            first &= ~env.terminations
    return float(np.mean(parts)), float(np.std(parts) / len(parts) ** 0.5)


class Rollout:
    """The transitions of one round of play, and their advantages."""

    def __init__(self, steps: int, env: Matches) -> None:
        shape = (steps, env.matches)
        self.seen = torch.zeros(*shape, env.tensor.size)
        self.masks = torch.zeros(*shape, len(env.game.actions), dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.logs, self.values, self.rewards = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
        self.ended, self.counts = torch.zeros(shape, dtype=torch.bool), torch.zeros(shape, dtype=torch.bool)

    def fill(self, env: Matches, policy: Policy) -> Tensor:
        """Play one round; returns the values of the final positions."""
        for step in range(len(self.seen)):
            self.seen[step] = torch.tensor(env.observations)
            self.masks[step] = torch.from_numpy(env.masks)
            self.counts[step] = torch.from_numpy(~env.terminations)  # a step after the end only begins anew
            with torch.no_grad():
                odds, self.values[step] = policy(self.seen[step], self.masks[step])
                self.actions[step] = odds.sample()
                self.logs[step] = odds.log_prob(self.actions[step])
            env.step(self.actions[step].numpy())
            self.rewards[step] = torch.from_numpy(env.rewards)
            self.ended[step] = torch.from_numpy(env.terminations)
        with torch.no_grad():
            _, after = policy(torch.tensor(env.observations), torch.from_numpy(env.masks))
        return torch.as_tensor(after)

    def advantages(self, after: Tensor, discount: float = 0.997, decay: float = 0.95) -> Tensor:
        """Generalised advantage estimates; they do not cross the end of a match."""
        found, running = torch.zeros_like(self.values), torch.zeros_like(after)
        for step in reversed(range(len(self.values))):
            going_on = (~self.ended[step]).float()
            error = self.rewards[step] + discount * after * going_on - self.values[step]
            running = error + discount * decay * going_on * running
            found[step] = running
            after = self.values[step]
        return found


def improve(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout, after: Tensor, parts: int) -> None:
    """Update the policy with some epochs of PPO."""
    advantages = rollout.advantages(after)
    kept = rollout.counts.flatten()
    flat = [rollout.seen, rollout.masks, rollout.actions, rollout.logs, advantages, advantages + rollout.values]
    seen, masks, actions, logs, gains, goals = (part.flatten(0, 1)[kept] for part in flat)
    for _ in range(3):
        for batch in torch.randperm(len(seen)).tensor_split(parts):
            odds, values = policy(seen[batch], masks[batch])
            ratio = (odds.log_prob(actions[batch]) - logs[batch]).exp()
            gain = (gains[batch] - gains[batch].mean()) / (gains[batch].std() + 1e-8)
            chosen = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            loss = chosen + 0.5 * (values - goals[batch]).square().mean() - 0.01 * odds.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def train(game: str, seats: int, most_steps: int, matches: int, steps: int, seed: int) -> tuple[Policy, float, float]:
    """Train until random bots are clearly beaten, at most for a number of steps; returns policy, win share and error."""
    torch.manual_seed(seed)
    env = Matches(game, matches, seats=seats, bots=["random"], rewards="estimates")
    env.reset(seed)
    policy = Policy(env.tensor.size, len(env.game.actions))
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3, eps=1e-5)
    rollout, begun = Rollout(steps, env), time.process_time()
    for update in range(1, most_steps // (matches * steps) + 1):
        improve(policy, optimiser, rollout, rollout.fill(env, policy), parts=8)
        if update % 10 == 0:
            share, error = evaluated(policy, game, seats, 256, seed + update)
            spent = time.process_time() - begun
            done = update * matches * steps
            print(f"{spent:4.0f} s, {done:9,} steps: {share:.1%} ± {2 * error:.1%} (even {1 / seats:.0%})", flush=True)
            if share - 4 * error > 1 / seats:
                break
    return policy, *evaluated(policy, game, seats, 1000, seed + 10_000_000)


def main() -> int:
    """Train, print the result, save the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=undertow.game_ids(), default="atlantis")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--most-steps", type=int, default=1_000_000)
    parser.add_argument("--matches", type=int, default=128)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(1)  # the net is small: a second thread would make it slower
    seats = asked.seats or undertow.game(asked.game).seats[0]
    policy, share, error = train(asked.game, seats, asked.most_steps, asked.matches, asked.steps, asked.seed)
    torch.save({"game": asked.game, "seats": seats, "weights": policy.state_dict()}, WEIGHTS)
    beaten = share - 2 * error > 1 / seats
    print(f"{share:.1%} ± {2 * error:.1%} win share over 1,000 matches: random is {'beaten' if beaten else 'NOT beaten'}")
    return 0 if beaten else 1


if __name__ == "__main__":
    raise SystemExit(main())
