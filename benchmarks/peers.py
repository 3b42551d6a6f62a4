"""Compare the speed of our rules with other packages in one run; writes its part of docs/benchmarks.md.

The other packages live in their own environment (peer_environment.py). Each subject is measured in its own process, for a
short time, in turn with all others, round after round. So a machine whose speed changes affects all subjects alike. Times
are processor times, a number is the median of the rounds, and a ratio is the median of the ratios of the rounds.
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

from peer_environment import ROOT, peers_python, write_part
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import undertow
from undertow.commands.ladder import processor

OPEN_SPIEL = tuple(f"open_spiel:{name}" for name in ("hearts", "euchre", "gin_rummy", "backgammon"))
OTHERS = ("rlcard:uno", "rlcard:gin-rummy", "rlcard:mahjong", "catanatron:random", "catanatron:victory points")
OURS = tuple(f"{name}/{seats}" for name in undertow.game_ids() for seats in undertow.game(name).seats)
MEASURES = {
    "stepwise": "decisions, from Python, step by step",
    "driven": "decisions, from Python",
    "driven_actions": "actions, from Python",
    "tuned": "decisions, from Python, tuned",
    "inside": "decisions, compiled, whole games",
    "inside_actions": "actions, compiled, whole games",
    "rollouts": "decisions, compiled, rollouts",
    "search": "search iterations",
    "clones": "clones",
}
GOALS = (
    ("stepwise", OPEN_SPIEL, 10.0, "from Python, step by step: 10 times the best of four OpenSpiel games"),
    ("driven", OPEN_SPIEL, 10.0, "from Python: 10 times the best of four OpenSpiel games"),
    ("tuned", OPEN_SPIEL, 10.0, "from Python, tuned: 10 times the best of four OpenSpiel games"),
    ("inside", OPEN_SPIEL, 3.0, "compiled, whole games: 3 times the best of four OpenSpiel games"),
    ("rollouts", OPEN_SPIEL, 3.0, "compiled, rollouts: 3 times the best of four OpenSpiel games"),
    ("search", OPEN_SPIEL[:1], 1.0, "search: at least as many iterations as OpenSpiel's ISMCTS on hearts"),
)

Numbers = dict[str, dict[str, Any]]
Rounds = dict[str, list[dict[str, Any]]]


def measured(python: Path, subject: str, seconds: float) -> dict[str, Any]:
    """Measure one subject once, in its own process."""
    ours = subject in OURS
    script = ROOT / "benchmarks" / ("our_speed.py" if ours else "peer_speed.py")
    command = [sys.executable if ours else str(python), str(script), subject, str(seconds)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise RuntimeError(f"measuring {subject} failed:\n{ran.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    found.setdefault("stepwise", found["driven"])  # only we have one call for all draws
    for key in ("driven", "inside"):
        if key in found and "actions_per_decision" in found:
            found[f"{key}_actions"] = found[key] * found["actions_per_decision"]
    return found


def run(python: Path, seconds: float, rounds: int) -> Rounds:
    """Measure all subjects in turn, for a number of rounds."""
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
    """The order of a round: our subjects between OpenSpiel's, rotated each round."""
    moved = number % len(OURS)
    ours = OURS[moved:] + OURS[:moved]
    order: list[str] = []
    for index, rival in enumerate(OPEN_SPIEL):
        order += [rival, *ours[index :: len(OPEN_SPIEL)]]
    return [*order, *OTHERS]


def medians(found: Rounds) -> Numbers:
    """The median of each number of each subject."""
    return {subject: _medians(results) for subject, results in found.items()}


def _medians(results: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        key: median(each[key] for each in results) if isinstance(value, float) else value
        for key, value in results[0].items()
    }


def shown_name(subject: str) -> str:
    """The name of a subject in the tables."""
    if subject in OURS:
        game, seats = subject.split("/")
        return f"{game}, {seats} seats"
    package, _, name = subject.partition(":")
    return {"open_spiel": "OpenSpiel", "rlcard": "RLCard"}.get(package, package) + (
        f" {name.replace('_', ' ')}" if name else ""
    )


def goals(found: Rounds) -> list[tuple[str, str, str, float, float]]:
    """For each goal and game: the goal, the game, the rival, the median ratio and the required ratio."""
    numbers, told = medians(found), []
    for key, rivals, ratio, text in GOALS:
        best = max(rivals, key=lambda rival: numbers[rival].get(key, 0.0))
        for ours in OURS:
            times = [own[key] / other[key] for own, other in zip(found[ours], found[best], strict=True)]
            told.append((text, ours, best, median(times), ratio))
    return told


def page(found: Rounds, seconds: float, rounds: int) -> str:
    """Our part of the page: method, numbers and goals."""
    numbers = medians(found)
    versions = {subject.partition(":")[0]: each["version"] for subject, each in numbers.items() if ":" in subject}
    told = ", ".join(f"{shown_name(package)} {version}" for package, version in versions.items())
    lines = [
        "Written by `make bench`. All numbers are per second.",
        "",
        f"- Date: {datetime.now(UTC):%Y-%m-%d}",
        f"- Versions: undertow {numbers[OURS[0]]['version']}, {told}, Python {platform.python_version()}",
        f"- Machine: {processor()}, {os.cpu_count()} processors, {platform.system()}",
        f"- Each number is the median of {rounds} rounds of about {seconds:g} s of processor time on one core. The packages",
        "  take turns within a round. A ratio is the median of the ratios of the rounds.",
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
        lines.append(f"| {shown_name(subject)} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", "### Goals", "", *goal_lines(found)]) + "\n"


def goal_lines(found: Rounds) -> list[str]:
    """A line for each goal and game: the ratio at every number of seats, and whether all of them reach it."""
    lines = ["| goal | game | compared with | ratio by number of seats | reached |", "|---|---|---|---|---|"]
    told = goals(found)
    for _, _, wanted, text in GOALS:
        for game in undertow.game_ids():
            mine = [each for each in told if each[0] == text and each[1].startswith(f"{game}/")]
            ratios = ", ".join(f"{each[1].split('/')[1]}: {each[3]:.2f}" for each in mine)
            reached = "yes" if all(each[3] >= wanted for each in mine) else "no"
            lines.append(f"| {text} | {game} | {shown_name(mine[0][2])} | {ratios} | {reached} |")
    return lines


METHOD = """What is measured:

| column | OpenSpiel, RLCard, catanatron | Undertow |
|---|---|---|
| from Python, step by step | random play in a Python loop: whose turn, legal actions or odds, choose, apply | the same |
| from Python | the same number | one call, `play_chance`, for all draws until a player's turn |
| from Python, tuned | the fastest loop that we found: it passes over the odds once | `play_chance` and `any_legal` |
| compiled, whole games | OpenSpiel's random bots (`evaluate_bots`) | `random_playouts`, 50 matches per call |
| compiled, rollouts | OpenSpiel's `RandomRolloutEvaluator` after the deal, 200 per call | `random_playouts` after the deal |
| search iterations | OpenSpiel's `ISMCTSBot`, one random rollout per iteration | the strongest level |
| clones | `clone`; catanatron's `Game.copy`; a deep copy of RLCard's game | `clone` |

How to read it:

- *Decisions* are those of players. *Actions* also count those of chance. The time of chance always counts.
- From Python, each package draws chance as its documentation shows: OpenSpiel by weighted choice (`random.choices`, faster
  than its NumPy), we by `play_chance`; step by step, we draw by `sample`.
- Different games have different decisions. A card of hearts is one of at most 13. A decision in Fantazja can be one of
  hundreds of places, and the rules check each of them. The numbers say what a program gets from a package, not
  whose code is better.
- An iteration of our search makes a guess of what is hidden, a short guided rollout and an estimate for every seat. It costs
  more than a random rollout and is worth more.
- After the deal, nothing in hearts and euchre is left to chance. Our games go on drawing cards and tiles.
- RLCard and catanatron have no compiled code. `victory points` is the strongest bot in catanatron's published package.
- The strongest level makes fewer iterations in Atlantis and Atlantica with two seats: it takes its priors at the end of a
  turn ([search](search.md))."""


def show(found: Rounds) -> None:
    """Print numbers and goals."""
    numbers = medians(found)
    table = Table("", *MEASURES.values())
    for subject, each in numbers.items():
        cells = [f"{each[key]:,.0f}" if key in each else "" for key in MEASURES]
        table.add_row(shown_name(subject), *cells)
    reached = Table("goal", "game", "compared with", "ratio", "reached")
    for text, ours, rival, ratio, goal in goals(found):
        reached.add_row(
            text, shown_name(ours), shown_name(rival), f"{ratio:.2f}", "[green]yes[/]" if ratio >= goal else "[red]no[/]"
        )
    Console().print(table, reached)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="processor time of each measurement")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON and do not change the page")
    asked = parser.parse_args()
    found = run(peers_python(), asked.seconds, asked.rounds)
    if asked.json:
        json.dump(medians(found), sys.stdout)
        return
    write_part("peers", page(found, asked.seconds, asked.rounds))
    show(found)


if __name__ == "__main__":
    main()
