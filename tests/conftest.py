"""What tests of several parts share."""

import math
from dataclasses import replace

import pytest

from undertow.bots.levels import LEVELS

_MOST_ITERATIONS = 400


@pytest.fixture
def no_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the levels by iterations alone: what a search finds must not depend on the machine's speed."""
    for name, level in LEVELS.items():
        iterations = min(level.iterations, _MOST_ITERATIONS)
        monkeypatch.setitem(LEVELS, name, replace(level, iterations=iterations, seconds=math.inf))
