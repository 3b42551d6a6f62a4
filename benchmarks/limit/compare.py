"""Compare our compiled rules with hand-written C of the same rules: `python benchmarks/limit/compare.py`; writes its part of
docs/benchmarks.md.

First both play the same matches, step by step: turns, legal actions and states must agree. Then both play the same random
matches in turn, in one process, for short times of processor time. A ratio is the median of the ratios of the rounds.
"""

import argparse
import ctypes
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import undertow
from undertow.bots.playout import random_playouts

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent))
from peer_environment import write_part  # noqa: E402

GAMES = ("niagara", "atlantis")
GOAL = 0.8
MOST_ACTIONS = 256


class Disagreement(AssertionError):
    """Our rules and those in C answer differently."""


class Limit:
    """The rules of one game in C."""

    def __init__(self, game: str, folder: Path) -> None:
        """Compile and load them."""
        library = folder / f"{game}.so"
        command = [*compiler(), "-O3", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-o", str(library)]
        subprocess.run([*command, str(FOLDER / f"{game}.c")], check=True)
        self._c = ctypes.CDLL(str(library))
        for name in ("playouts", "turn_of", "legal_actions"):
            getattr(self._c, name).restype = ctypes.c_int64
        self.fields = ctypes.c_char_p.in_dll(self._c, "fields").value.decode().split()  # type: ignore[union-attr]
        self._actions = (ctypes.c_int64 * MOST_ACTIONS)()

    def state_from(self, state: undertow.State) -> Any:
        """A state as C reads it: the fields in order, each 64 bits wide."""
        numbers = list(self.numbers_of(state))
        return (ctypes.c_int64 * len(numbers))(*numbers)

    def numbers_of(self, state: undertow.State) -> Iterator[int]:
        """The numbers of our state, in the order of the fields in C."""
        for name in self.fields:
            value = getattr(state, name)
            yield from [value] if isinstance(value, int) else value

    def playouts(self, state: Any, count: int, seed: int) -> int:
        """Play copies of a state to their ends; returns the number of decisions."""
        return int(self._c.playouts(state, ctypes.c_int64(count), ctypes.c_uint64(seed)))

    def turn(self, state: Any) -> int:
        """The seat to act, CHANCE, or OVER."""
        return int(self._c.turn_of(state))

    def legal(self, state: Any) -> list[int]:
        """The legal actions, ascending."""
        return self._actions[: self._c.legal_actions(state, self._actions)]

    def apply(self, state: Any, action: int) -> None:
        """Take an action."""
        self._c.take_action(state, ctypes.c_int64(action))


def compiler() -> list[str]:
    """The machine's C compiler, or the one in the ziglang package."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return command if shutil.which(command[0]) else [sys.executable, "-m", "ziglang", "cc"]


@contextmanager
def compiled(game: str) -> Iterator[Limit]:
    """The rules in C, compiled into a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        yield Limit(game, Path(folder))


def check_match(limit: Limit, start: undertow.State, seed: int) -> int:
    """Play one random match on both sides; returns its steps, raises Disagreement at the first difference."""
    rng, ours, theirs, steps = undertow.Rng(seed), start.clone(), limit.state_from(start), 0
    while (turn := ours.turn()) != undertow.OVER:
        agree("the turn", turn, limit.turn(theirs), seed, steps)
        agree("the legal actions", list(ours.legal()), limit.legal(theirs), seed, steps)
        action = ours.sample(rng) if turn == undertow.CHANCE else ours.any_legal(rng)
        ours.apply(action)
        limit.apply(theirs, action)
        steps += 1
        agree("the state", list(limit.numbers_of(ours)), list(theirs), seed, steps)
    agree("the turn", undertow.OVER, limit.turn(theirs), seed, steps)
    return steps


def agree(what: str, ours: object, theirs: object, seed: int, steps: int) -> None:
    """Raise Disagreement unless both are equal."""
    if ours != theirs:
        raise Disagreement(f"{what} after {steps} steps of match {seed}: {ours} in Python, {theirs} in C")


def processor_time(action: Callable[[], int]) -> tuple[int, float]:
    """What a call returns, and its seconds of processor time."""
    begun = time.process_time()
    found = action()
    return found, time.process_time() - begun


def compare(limit: Limit, start: undertow.State, rounds: int, matches: int) -> tuple[float, float, float]:
    """The median ratio of our speed to C's, and the nanoseconds of a decision on both sides."""
    theirs, ratios, own, other = limit.state_from(start), [], [], []
    for seed in range(rounds):
        decisions, ours = processor_time(lambda seed=seed: random_playouts(start, matches, undertow.Rng(seed)))  # type: ignore[misc]
        same, c = processor_time(lambda seed=seed: limit.playouts(theirs, matches, seed))  # type: ignore[misc]
        agree("the number of decisions", decisions, same, seed, 0)
        ratios.append(c / ours)
        own.append(ours / decisions * 1e9)
        other.append(c / decisions * 1e9)
    return median(ratios), median(own), median(other)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", type=int, default=200, help="matches that are compared step by step")
    parser.add_argument("--rounds", type=int, default=41, help="0 only checks")
    parser.add_argument("--matches", type=int, default=100, help="matches on each side in a round")
    parser.add_argument("--print", action="store_true", help="do not change docs/benchmarks.md")
    asked = parser.parse_args()
    lines = ["| game | seats | ns per decision, ours | in C | ours / C | at least 0.8 |", "|---|--:|--:|--:|--:|---|"]
    for name in GAMES:
        game = undertow.game(name)
        with compiled(name) as limit:
            for seats in game.seats:
                start = game.start(seats=seats)
                for seed in range(asked.check):
                    check_match(limit, start, seed)
                if asked.rounds:
                    ratio, ours, c = compare(limit, start, asked.rounds, asked.matches)
                    reached = "yes" if ratio >= GOAL else "no"
                    lines.append(f"| {name} | {seats} | {ours:.1f} | {c:.1f} | {ratio:.2f} | {reached} |")
    print("\n".join(lines))
    if asked.rounds and not asked.print:
        write_part("limit", "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
