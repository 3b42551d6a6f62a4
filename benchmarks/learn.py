"""Steps a second of our environments beside OpenSpiel, Shimmy, RLCard and Pgx, in one run: `python benchmarks/learn.py`.

The table goes into docs/benchmarks.md. Peers live in an environment of their own (peer_environment.py).
"""

import json
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from peer_environment import ROOT, peers_python
from rich.progress import BarColumn, MofNCompleteColumn, Progress

import undertow

PAGE = ROOT / "docs" / "benchmarks.md"
BEGIN, END = "<!-- learn: begin -->", "<!-- learn: end -->"
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
    """What a program of this folder finds, in a process of its own."""
    command = [str(python), str(ROOT / "benchmarks" / program), subject, str(SECONDS)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if ran.returncode != 0:
        raise RuntimeError(f"measuring {subject} failed:\n{ran.stderr[-2000:]}")
    found: dict[str, float] = json.loads(ran.stdout.splitlines()[-1])
    return found


def all_measured() -> Rates:
    """Everything, ours and theirs by turns."""
    ours = [f"vector/{game}/{size}" for size in SIZES for game in undertow.games()]
    ours += [f"{kind}/{game}/1" for kind in ("pettingzoo", "gymnasium", "spiel") for game in undertow.games()]
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
    """The tables, and how many times the best of the others each of ours reaches."""
    best = {kind: max(found[each][kind] for each in PEER_VECTORS) for kind in ("clock", "processor")}
    lines = [
        "Steps a second: one action of one seat in one match, random legal actions, observations and masks written. By the",
        f"clock and by processor time (Pgx may use all cores). {platform.machine()}, Python {platform.python_version()},",
        f"undertow {version('undertow')}; one run, each in a process of its own, best of three rounds.",
        "",
        "| many matches in one call | matches | by the clock | by processor time | times the best peer, clock | processor |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for name, rate in found.items():
        subject, game, size = name.removeprefix("ours ").split("/")
        if name in PEER_VECTORS or subject == "vector":
            times = [f"{rate[kind] / best[kind]:.1f}" if subject == "vector" else "" for kind in best]
            label = "OpenSpiel vector_env" if subject == "spiel" else NAMES[subject]
            lines.append(
                f"| {label}, {game} | {size} | {rate['clock']:,.0f} | {rate['processor']:,.0f} | {times[0]} | {times[1]} |"
            )
    lines += ["", *goals(found), "", "| one match | by the clock | by processor time |", "|---|--:|--:|"]
    for name, rate in found.items():
        subject, game, _ = name.removeprefix("ours ").split("/")
        if name not in PEER_VECTORS and subject != "vector":
            label = "undertow OpenSpiel, rl_environment" if name.startswith("ours spiel") else NAMES[subject]
            lines.append(f"| {label}, {game} | {rate['clock']:,.0f} | {rate['processor']:,.0f} |")
    return "\n".join(lines)


def goals(found: Rates) -> list[str]:
    """How many times the best of the others the vector environment reaches, by the clock."""
    lines = [
        f"To reach: at least {GOAL} times the best of the others on every game.",
        "",
        f"| by the clock | at {AT} matches, beside the best of others at {AT} | at its best size, beside the best at any |",
        "|---|--:|--:|",
    ]
    peers = {name: found[name]["clock"] for name in PEER_VECTORS}
    alike = max(rate for name, rate in peers.items() if name.endswith(f"/{AT}"))
    for game in undertow.games():
        own = {size: found[f"ours vector/{game}/{size}"]["clock"] for size in SIZES}
        lines.append(f"| {game} | {own[AT] / alike:.1f} | {max(own.values()) / max(peers.values()):.1f} |")
    return lines


def write(text: str) -> None:
    """Put the tables into their place on the page, and leave the rest of it alone."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else "# Benchmarks\n"
    if BEGIN not in page:
        page += f"\n## Environments for learning\n\n{BEGIN}\n{END}\n"
    before, rest = page.split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    tables = report(all_measured())
    print(tables)
    write(tables)
