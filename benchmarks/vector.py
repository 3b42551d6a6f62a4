"""Compare our vector environment with EnvPool's in one run, in turns; writes its part of docs/benchmarks.md.

Both use one thread. In each round every subject steps for a few milliseconds, in its own process, one after the other. A
number is the median of the rounds, a ratio the median of the ratios of the rounds.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

from peer_environment import ROOT, peers_python, write_part

import undertow

TOYS = ("Blackjack-v1", "Catch-v0", "CartPole-v1", "FrozenLake-v1", "NChain-v0")
SIZES = (64, 1024, 4096)
STEPS = 65_536  # in a round, for each subject
Turn = tuple[int, float, float]  # steps, wall time, processor time


class Subject:
    """One environment in its own process, which waits until it is asked."""

    def __init__(self, python: Path, program: str, name: str, size: int) -> None:
        """Start the process."""
        command = [str(python), str(ROOT / "benchmarks" / program), name, str(max(1, STEPS // size))]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self.turns: list[Turn] = []

    def take_turn(self) -> None:
        """Measure once."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        self.turns.append(json.loads(self._process.stdout.readline()))

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def rates(self, clock: int) -> list[float]:
        """Steps per second of each turn, by wall time (1) or processor time (2)."""
        return [turn[0] / turn[clock] for turn in self.turns]


def measured(size: int, rounds: int) -> dict[str, Subject]:
    """All subjects at one size, after a number of rounds."""
    subjects = {name: Subject(peers_python(), "learn_peers.py", f"envpool/{name}/{size}", size) for name in TOYS}
    for game in undertow.game_ids():
        subjects[game] = Subject(Path(sys.executable), "learn_ours.py", f"turns/{game}/{size}", size)
    for _ in range(rounds + 1):
        for subject in subjects.values():
            subject.take_turn()
    for subject in subjects.values():
        subject.turns.pop(0)  # the first turn warms up
        subject.close()
    return subjects


def rows(size: int, subjects: dict[str, Subject]) -> list[str]:
    """A line of the table for each subject, ours with their ratio to the fastest toy."""
    lines = []
    best = [max(TOYS, key=lambda name, clock=clock: median(subjects[name].rates(clock))) for clock in (1, 2)]  # type: ignore[misc]
    for name, subject in subjects.items():
        cells = [f"{median(subject.rates(clock)):,.0f}" for clock in (1, 2)]
        for clock in (1, 2):
            pairs = zip(subject.rates(clock), subjects[best[clock - 1]].rates(clock), strict=True)
            cells.append("" if name in TOYS else f"{median(own / other for own, other in pairs):.2f}")
        label = f"EnvPool {name}" if name in TOYS else f"**{name}**"
        lines.append(f"| {label} | {size} | " + " | ".join(cells) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--print", action="store_true", help="do not change the page")
    asked = parser.parse_args()
    lines = [
        f"Steps per second, one thread each, medians of {asked.rounds} rounds of {STEPS:,} steps in turns. The ratios",
        "compare with the fastest of EnvPool's games. Our observations and masks are written, our actions are legal ones;",
        "those of EnvPool are drawn beforehand. Ours have made 300 steps before, so that matches are at different stages.",
        "",
        "| | matches | wall time | processor time | ratio, wall | ratio, processor |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for size in SIZES:
        lines += rows(size, measured(size, asked.rounds))
    text = "\n".join(lines) + "\n"
    print(text)
    if not asked.print:
        write_part("vector", text)


if __name__ == "__main__":
    main()
