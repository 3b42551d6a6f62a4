"""The example game, installed once."""

from pathlib import Path

import pytest

from tests.outside.installing import EXAMPLE, install


@pytest.fixture(scope="session")
def stones(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which Stones is installed."""
    return install(EXAMPLE, tmp_path_factory.mktemp("stones"))
