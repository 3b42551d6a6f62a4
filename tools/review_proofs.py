"""Measures how far reviews can be trusted; docs/review.md publishes the results.

python -m tools.review_proofs planted|alarms|luck GAME [--seats N] [--matches N] [--jobs N] [--bots A,B] [--effort E]
    [--kept FILE]
"""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

import undertow
from undertow.bots.arena.executor import alone, in_processes
from undertow.review.proofs import false_alarms, planted_mistakes, without_luck


def main() -> None:
    """Print one measurement as a line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("proof", choices=("planted", "alarms", "luck"))
    parser.add_argument("game", choices=undertow.game_ids())
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bots", default="", help="luck: the stronger and the weaker bot; else the bot at all seats")
    parser.add_argument("--effort", default="quick")
    parser.add_argument("--kept", type=Path, help="a file of results, with which a broken off run goes on")
    told = parser.parse_args()
    game = undertow.game(told.game)
    seats = told.seats or game.seats[0]
    executor = alone if told.jobs == 1 else in_processes(told.jobs)
    facts: object
    if told.proof == "luck":
        stronger, weaker = (told.bots or "casual,beginner").split(",")
        bots = (stronger, *(weaker for _ in range(seats - 1)))
        facts = without_luck(game, bots, told.matches, told.seed, told.effort, executor, lambda: None, told.kept)
    else:
        measure = planted_mistakes if told.proof == "planted" else false_alarms
        facts = measure(game, (told.bots or "expert",) * seats, told.matches, told.seed, executor, lambda: None, told.kept)
    print(
        json.dumps({**{key: value for key, value in vars(told).items() if key != "kept"}, "seats": seats, **asdict(facts)})
    )


if __name__ == "__main__":
    main()
