"""The long soak, for `make soak`; `python -m tests.server.soak` takes any number of faults."""

import pytest

from tests.server.soak import soak


@pytest.mark.soak
def test_long(database: str) -> None:
    assert soak(database, faults=10_000, tables=24).total() >= 10_000
