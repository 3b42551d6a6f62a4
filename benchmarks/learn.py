"""Compare the steps per second of our environments with OpenSpiel, Shimmy, RLCard and Pgx in one run.

The tables go into docs/benchmarks.md. The other packages live in their own environment (peer_environment.py).
"""

import json
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from peer_environment import ROOT, peers_python, write_part
from rich.progress import BarColumn, MofNCompleteColumn, Progress

import undertow

SIZES = (1, 64, 1024, 4096)
GOAL, AT = 10, 1024
SECONDS = 3.0

PEER_VECTORS = (
    *(f"pgx/{game}/{size}" for game in ("sparrow_mahjong", "backgammon") for size in SIZES),
    *(f"spiel/{game}/{size}" for game in ("backgammon", "gin_rummy", "leduc_poker") for size in (64, 1024)),
)
PEER_SINGLES = (
    *(f"spiel/{game}/1" for game in ("backgammon", "gin_rummy", "leduc_poker")),
    *(f"shimmy/{game}/1" for game in ("backgammon", "leduc_poker")),
    *(f"rlcard/{game}/1" for game in ("gin-rummy", "uno", "leduc-holdem")),
)
NAMES = {
    "pgx": "Pgx",
    "spiel": "OpenSpiel rl_environment",
    "shimmy": "Shimmy (PettingZoo on OpenSpiel)",
    "rlcard": "RLCard",
    "pettingzoo": "undertow PettingZoo",
    "gymnasium": "undertow Gymnasium, one seat",
    "vector": "undertow vector",
}
Rates = dict[str, dict[str, float]]


def measured(python: Path, program: str, subject: str) -> dict[str, float]:
    """Run a program of this folder in its own process and return its rates."""
    command = [str(python), str(ROOT / "benchmarks" / program), subject, str(SECONDS)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if ran.returncode != 0:
        raise RuntimeError(f"measuring {subject} failed:\n{ran.stderr[-2000:]}")
    found: dict[str, float] = json.loads(ran.stdout.splitlines()[-1])
    return found


def all_measured() -> Rates:
    """Measure everything, ours and theirs in turn."""
    ours = [f"vector/{game}/{size}" for size in SIZES for game in undertow.game_ids()]
    ours += [f"{kind}/{game}/1" for kind in ("pettingzoo", "gymnasium", "spiel") for game in undertow.game_ids()]
    theirs = [*PEER_VECTORS, *PEER_SINGLES]
    peers, own = peers_python(), Path(sys.executable)
    found: Rates = {}
    with Progress("{task.description}", BarColumn(), MofNCompleteColumn()) as bar:
        task = bar.add_task("measuring", total=len(ours) + len(theirs))
        for index in range(max(len(ours), len(theirs))):
            if index < len(ours):
                found[f"ours {ours[index]}"] = measured(own, "learn_ours.py", ours[index])
                bar.advance(task)
            if index < len(theirs):
                found[theirs[index]] = measured(peers, "learn_peers.py", theirs[index])
                bar.advance(task)
    return found


def report(found: Rates) -> str:
    """The tables, with the ratio of each of ours to the best of the others."""
    best = {kind: max(found[each][kind] for each in PEER_VECTORS) for kind in ("clock", "processor")}
    lines = [
        "Steps per second with random legal actions; observations and masks are written. A step is one action of one seat",
        "in one match. Pgx may use all cores, so both wall time and processor time are given. Each subject ran in its own",
        f"process; best of three rounds. {platform.machine()}, Python {platform.python_version()},",
        f"undertow {version('undertow')}.",
        "",
        "| many matches in one call | matches | wall time | processor time | ratio to the best other, wall | processor |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for name, rate in ours_first(found):
        subject, game, size = name.removeprefix("ours ").split("/")
        if name in PEER_VECTORS or subject == "vector":
            times = [f"{rate[kind] / best[kind]:.1f}" if subject == "vector" else "" for kind in best]
            label = "OpenSpiel vector_env" if subject == "spiel" else NAMES[subject]
            lines.append(
                f"| {label}, {game} | {size} | {rate['clock']:,.0f} | {rate['processor']:,.0f} | {times[0]} | {times[1]} |"
            )
    lines += ["", *goals(found), "", "| one match | wall time | processor time |", "|---|--:|--:|"]
    for name, rate in ours_first(found):
        subject, game, _ = name.removeprefix("ours ").split("/")
        if name not in PEER_VECTORS and subject != "vector":
            label = "undertow OpenSpiel, rl_environment" if name.startswith("ours spiel") else NAMES[subject]
            lines.append(f"| {label}, {game} | {rate['clock']:,.0f} | {rate['processor']:,.0f} |")
    return "\n".join(lines)


def ours_first(found: Rates) -> list[tuple[str, dict[str, float]]]:
    """All rates, ours first."""
    return sorted(found.items(), key=lambda each: not each[0].startswith("ours "))


def goals(found: Rates) -> list[str]:
    """The ratio of the vector environment to the best of the others, by wall time."""
    lines = [
        f"Goal: at least {GOAL} times the best of the others in every game.",
        "",
        f"| ratio by wall time | at {AT} matches, to the best other at {AT} | at the best size, to the best at any size |",
        "|---|--:|--:|",
    ]
    peers = {name: found[name]["clock"] for name in PEER_VECTORS}
    alike = max(rate for name, rate in peers.items() if name.endswith(f"/{AT}"))
    for game in undertow.game_ids():
        own = {size: found[f"ours vector/{game}/{size}"]["clock"] for size in SIZES}
        lines.append(f"| {game} | {own[AT] / alike:.1f} | {max(own.values()) / max(peers.values()):.1f} |")
    return lines


if __name__ == "__main__":
    tables = report(all_measured())
    print(tables)
    write_part("learn", tables + "\n")
