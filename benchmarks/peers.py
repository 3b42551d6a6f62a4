"""Our rules beside the packages that one would take instead, in one run; writes its part of docs/benchmarks.md.

The peers have an environment of their own (peer_environment.py). Every subject is measured in a process of its own, all
of them in turn, for a short time, round after round: where a machine is faster at one moment than at another, what is
measured one after the other still compares. Times are processor times, a number is the median over the rounds, and
"times" is the median of the rounds' own ratios.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from peer_environment import ROOT, peers_python
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

PAGE = ROOT / "docs" / "benchmarks.md"
BEGIN, END = "<!-- peers: begin -->\n", "<!-- peers: end -->\n"  # our part of the page
OPEN_SPIEL = tuple(f"open_spiel:{name}" for name in ("hearts", "euchre", "gin_rummy", "backgammon"))
OTHERS = ("rlcard:uno", "rlcard:gin-rummy", "rlcard:mahjong", "catanatron:random", "catanatron:victory points")
OURS = ("niagara", "atlantis", "atlantica", "fantazja")
MEASURES = {
    "driven": "decisions a second, driven from Python",
    "driven_actions": "actions a second, chance included, driven from Python",
    "inside": "decisions a second inside compiled code, whole games",
    "inside_actions": "actions a second, chance included, inside compiled code, whole games",
    "rollouts": "decisions a second inside compiled code, from after the deal",
    "search": "search iterations a second",
    "clones": "clones a second, from Python",
}
GOALS = (
    ("driven", OPEN_SPIEL, 3.0, "driven from Python, at least 3 times the best of OpenSpiel's four"),
    ("inside", OPEN_SPIEL, 3.0, "whole games inside compiled code, at least 3 times the best of OpenSpiel's four"),
    ("rollouts", OPEN_SPIEL, 3.0, "rollouts inside compiled code, at least 3 times the best of OpenSpiel's four"),
    ("search", OPEN_SPIEL[:1], 1.0, "search iterations, at least as many as OpenSpiel's ISMCTS on hearts"),
)

Numbers = dict[str, dict[str, Any]]
Rounds = dict[str, list[dict[str, Any]]]


def measured(python: Path, subject: str, seconds: float) -> dict[str, Any]:
    """One measurement of one subject in a process of its own."""
    ours = subject in OURS
    script = ROOT / "benchmarks" / ("our_speed.py" if ours else "peer_speed.py")
    command = [sys.executable if ours else str(python), str(script), subject, str(seconds)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise RuntimeError(f"measuring {subject} failed:\n{ran.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    for key in ("driven", "inside"):
        if key in found and "actions_per_decision" in found:
            found[f"{key}_actions"] = found[key] * found["actions_per_decision"]
    return found


def run(python: Path, seconds: float, rounds: int) -> Rounds:
    """All subjects in turn, so many rounds."""
    found: Rounds = {subject: [] for subject in (*OPEN_SPIEL, *OTHERS, *OURS)}
    with Progress("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task("Measuring", total=rounds * len(found))
        for number in range(rounds):
            for subject in turns(number):
                bar.update(task, description=subject)
                found[subject].append(measured(python, subject, seconds))
                bar.advance(task)
    return found


def turns(number: int) -> list[str]:
    """Whose turn it is in a round: ours between those of OpenSpiel, each beside another one from round to round."""
    moved = number % len(OURS)
    ours = OURS[moved:] + OURS[:moved]
    return [subject for pair in zip(OPEN_SPIEL, ours, strict=True) for subject in pair] + list(OTHERS)


def medians(found: Rounds) -> Numbers:
    """The median of each number of each subject."""
    return {subject: _medians(results) for subject, results in found.items()}


def _medians(results: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        key: median(each[key] for each in results) if isinstance(value, float) else value
        for key, value in results[0].items()
    }


def shown_name(subject: str) -> str:
    package, _, name = subject.partition(":")
    return {"open_spiel": "OpenSpiel", "rlcard": "RLCard"}.get(package, package) + (
        f" {name.replace('_', ' ')}" if name else ""
    )


def goals(found: Rounds) -> list[tuple[str, str, str, float, float]]:
    """For each goal and game of ours: the goal, the game, the rival, the median ratio, and the ratio to reach."""
    numbers, told = medians(found), []
    for key, rivals, ratio, text in GOALS:
        best = max(rivals, key=lambda rival: numbers[rival].get(key, 0.0))
        for ours in OURS:
            times = [own[key] / other[key] for own, other in zip(found[ours], found[best], strict=True)]
            told.append((text, ours, best, median(times), ratio))
    return told


def page(found: Rounds, seconds: float, rounds: int) -> str:
    """Our part of the page: what was compared and how, the numbers, and the goals."""
    numbers = medians(found)
    versions = {subject.partition(":")[0]: each["version"] for subject, each in numbers.items() if ":" in subject}
    told = ", ".join(f"{shown_name(package)} {version}" for package, version in versions.items())
    lines = [
        "Our rules beside packages that one would take instead. Written by `make bench`.",
        "",
        f"- Date: {datetime.now(UTC):%Y-%m-%d}",
        f"- Versions: undertow {numbers[OURS[0]]['version']}, {told}, Python {platform.python_version()}",
        f"- Machine: {processor()}, {os.cpu_count()} processors, {platform.system()}",
        f"- Every number: the median of {rounds} rounds of about {seconds:g} s of processor time on one core, all in turn; "
        "“times”: the median of the rounds' ratios.",
        "",
        METHOD,
        "",
        "### Numbers",
        "",
        "| | " + " | ".join(MEASURES.values()) + " |",
        "|---|" + "---:|" * len(MEASURES),
    ]
    for subject, each in numbers.items():
        cells = [f"{each[key]:,.0f}" if key in each else "" for key in MEASURES]
        name = f"**{subject}**, {each['seats']} seats" if subject in OURS else shown_name(subject)
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    lines += ["", "### Goals", "", "| goal | game | beside | times | reached |", "|---|---|---|---:|---|"]
    for text, ours, rival, ratio, goal in goals(found):
        lines.append(f"| {text} | {ours} | {shown_name(rival)} | {ratio:.2f} | {'yes' if ratio >= goal else 'no'} |")
    return "\n".join(lines) + "\n"


METHOD = """What is compared, and what is not:

- Different games have different decisions. A card of hearts is one of at most 13; a decision in Fantazja may be one of
  hundreds of places, each of which the rules have to check. So the numbers say what a program gets from a package in a
  second, not whose code is better.
- *Driven from Python* is random play by a loop in Python: whose turn, what is legal, choose, apply; chance is sampled from
  its odds. Decisions are those of players; the time of chance counts, and the second column counts its actions too.
- *Inside compiled code* is random play without Python at each step. Whole games begin with the deal: for OpenSpiel between
  its own random bots (`evaluate_bots`), for us by `random_playouts`, 50 matches a call,
  which draws one legal action without listing all where a game can (`any_legal`). Rollouts begin after the deal: for
  OpenSpiel those by which its tree search evaluates a leaf (`RandomRolloutEvaluator`), 200 a call. In hearts and
  euchre nothing is left to chance then, and a card takes about a quarter of a microsecond; our games go on drawing cards
  and tiles, whose time counts. RLCard and catanatron have no compiled code.
- *Search* is OpenSpiel's `ISMCTSBot`, each iteration with one random rollout, and our strongest level, each iteration with a
  guess of what is hidden, a short guided playout and everybody's `estimate`. An iteration of ours is meant to be worth more,
  and costs more. Where the strongest level looks carefully (Atlantis and Atlantica with two seats, not measured here) an
  iteration costs many times as much again, and fewer are made.
- *Clones* are those of OpenSpiel's and our states, `Game.copy` of catanatron, and a deep copy of RLCard's game, which has no
  other way.
- catanatron's strongest bot in its published package is the one that looks for victory points (`victory points`)."""


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def show(found: Rounds) -> None:
    """The same for the terminal."""
    numbers = medians(found)
    table = Table("", *MEASURES.values())
    for subject, each in numbers.items():
        cells = [f"{each[key]:,.0f}" if key in each else "" for key in MEASURES]
        table.add_row(shown_name(subject), *cells)
    reached = Table("goal", "game", "beside", "times", "reached")
    for text, ours, rival, ratio, goal in goals(found):
        reached.add_row(text, ours, shown_name(rival), f"{ratio:.2f}", "[green]yes[/]" if ratio >= goal else "[red]no[/]")
    Console().print(table, reached)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each of the measurements")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--json", action="store_true", help="print the numbers and leave the page alone")
    asked = parser.parse_args()
    found = run(peers_python(), asked.seconds, asked.rounds)
    if asked.json:
        json.dump(medians(found), sys.stdout)
        return
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    PAGE.write_text(before + BEGIN + page(found, asked.seconds, asked.rounds) + END + rest.split(END)[1], encoding="utf-8")
    show(found)


if __name__ == "__main__":
    main()
