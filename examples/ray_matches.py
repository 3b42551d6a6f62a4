"""Play 100,000 matches on all cores of a machine or cluster with Ray.

python examples/ray_matches.py atlantis 100000
python examples/ray_matches.py niagara 100000 --address auto
"""

import argparse
import time
from collections import Counter

import ray

import undertow
from undertow.bots.playout import random_playout


def played(game: str, matches: int, seed: int) -> Counter[str]:
    """Endings and wins by seat of a number of random matches."""
    rules, rng, found = undertow.game(game), undertow.Rng(seed), Counter[str]()
    for _ in range(matches):
        state = rules.start(first="lot")
        random_playout(state, rng)
        found[rules.ending(state)] += 1
        for seat in state.winners():
            found[f"won by seat {seat}"] += 1
    return found


def main() -> None:
    """Distribute the matches in batches and add up the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=undertow.game_ids())
    parser.add_argument("matches", type=int)
    parser.add_argument("--portion", type=int, default=1000)
    parser.add_argument("--address", help="a Ray cluster; without it one is started on this machine")
    asked = parser.parse_args()
    ray.init(address=asked.address, log_to_driver=False, include_dashboard=False)
    begun = time.perf_counter()
    remote = ray.remote(played)
    sizes = [min(asked.portion, asked.matches - first) for first in range(0, asked.matches, asked.portion)]
    waiting = [remote.remote(asked.game, size, seed) for seed, size in enumerate(sizes)]
    total = Counter[str]()
    while waiting:
        done, waiting = ray.wait(waiting)
        total += ray.get(done[0])
    spent = time.perf_counter() - begun
    for text, count in sorted(total.items()):
        print(f"{text:24} {count:9,}")
    print(f"{asked.matches:,} matches of {asked.game} in {spent:.1f} s")
    ray.shutdown()


if __name__ == "__main__":
    main()
