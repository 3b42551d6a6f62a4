"""Faults by the thousand against real server processes, on each database, until enough have happened.

`python -m tests.server.soak --faults 10000` ends with an error at the first action that is lost or doubled, the first
client that ends on another state, the first draw that is seen twice and the first table that is stuck. Most of the time goes
by waiting for lost messages, so many tables are played at once.
"""

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.conftest import BACKENDS
from tests.server.monkey import Faults
from tests.server.postgresql import fresh_postgresql, start_postgresql
from tests.server.test_monkey import check, rampage_on

RATE = 0.12
KILLS = 20  # in each rampage, of servers and workers in turn


def soak(database: str, faults: int, tables: int, seed: int = 0) -> Counter[str]:
    """Let clients and processes fail until there were enough faults; returns their numbers by kind."""
    total, begun = Counter[str](), time.monotonic()
    while total.total() < faults or not {"server killed", "worker killed"} <= set(total):
        rampage = Faults(random.Random(seed), rate=RATE)
        check(database, rampage_on(database, tables, people=1 + seed % 3, moves=5 * tables, kills=KILLS, faults=rampage))
        total.update(rampage.counts)
        seed += 1
        sys.stderr.write(f"{seed} rampages, {total.total()} faults, {time.monotonic() - begun:.0f} s: {dict(total)}\n")
    return total


@contextmanager
def opened(backend: str) -> Iterator[str]:
    """The URL of an empty database that is deleted afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        if backend == "sqlite":
            yield f"sqlite:///{Path(folder) / 'soak.db'}"
            return
        server = start_postgresql(Path(folder) / "postgresql")
        try:
            yield fresh_postgresql(server)
        finally:
            server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=10_000, help="how many at least, on each database")
    parser.add_argument("--database", choices=(*BACKENDS, "both"), default="both")
    parser.add_argument("--tables", type=int, default=24, help="played at once")
    parser.add_argument("--seed", type=int, default=0, help="of the first rampage")
    asked = parser.parse_args()
    for backend in BACKENDS if asked.database == "both" else (asked.database,):
        with opened(backend) as database:
            found = soak(database, asked.faults, asked.tables, asked.seed)
        sys.stdout.write(f"{backend}: {found.total()} faults, nothing lost, doubled, diverged, stuck or seen twice\n")


if __name__ == "__main__":
    main()
