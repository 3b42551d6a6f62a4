"""The start of the command line: what it does not import."""

import json
import subprocess
import sys

import pytest

_HEAVY = {
    "alembic",
    "fastapi",
    "fluent",
    "gymnasium",
    "numpy",
    "openskill",
    "pydantic",
    "ray",
    "rich",
    "sqlalchemy",
    "torch",
}
_LIST_IMPORTED = """
import json, sys
from undertow.commands.app import app
try:
    app(sys.argv[1:])
except SystemExit:
    pass
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""


def imported_by(*arguments: str) -> set[str]:
    """The packages that a command imports in a process of its own."""
    done = subprocess.run([sys.executable, "-c", _LIST_IMPORTED, *arguments], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]])
def test_help_and_version_import_no_heavy_package(arguments: list[str]) -> None:
    assert imported_by(*arguments) & _HEAVY == set()


@pytest.mark.parametrize("arguments", [["games"], ["rules", "niagara", "M1"]])
def test_a_reader_waits_only_for_words_and_colours(arguments: list[str]) -> None:
    assert imported_by(*arguments) & (_HEAVY - {"fluent", "rich"}) == set()


def test_the_check_sees_an_import() -> None:
    assert "rich" in imported_by("games")
