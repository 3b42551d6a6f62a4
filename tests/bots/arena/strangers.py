"""Users' own bots, well and badly behaved, as the source of a module that tests write to disk."""

from pathlib import Path

import pytest

SOURCE = """
import os
import signal
from pathlib import Path

MARK = Path({mark!r})


def last(known, seat, rng):
    return known.legal_for(seat)[-1]


class Counting:
    def __init__(self):
        self.asked = 0

    def __call__(self, known, seat, rng):
        self.asked += 1
        return known.legal_for(seat)[self.asked % len(known.legal_for(seat))]


def illegal(known, seat, rng):
    return 10_000


def broken(known, seat, rng):
    raise ZeroDivisionError("out of ideas")


def dies_once(known, seat, rng):
    if not MARK.exists():
        MARK.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return known.legal_for(seat)[-1]


def dies_always(known, seat, rng):
    os.kill(os.getpid(), signal.SIGKILL)


not_callable = 3
"""


def write_strangers(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> str:
    """Put the module where it can be imported, under a name that no other test has used."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.py").write_text(SOURCE.format(mark=str(folder / "died")), encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    return name
