"""The examples in README and docs run as written."""

import doctest
import re
from pathlib import Path

import pytest

import undertow
from undertow.engine.matchfile import read, write

ROOT = Path(__file__).parent.parent
FILES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [file for file in FILES if ">>>" in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_examples_run_as_written(file: Path) -> None:
    failed, tried = doctest.testfile(
        str(file), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL, encoding="utf-8"
    )
    assert tried > 0
    assert failed == 0


def test_the_match_file_of_the_documentation_is_one() -> None:
    text = (ROOT / "docs" / "match-file.md").read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    assert write(read(text.encode(), undertow.game)) == text


def test_links_between_documents_lead_somewhere() -> None:
    for file in [*FILES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#]+)", file.read_text(encoding="utf-8")):
            assert (file.parent / target).exists(), f"{file.name}: {target}"
