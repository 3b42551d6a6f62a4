"""`undertow review`: a match file, a folder, plain data, a page, and clear errors."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.review.matches import played
from undertow.commands.app import app
from undertow.engine.match import replayed
from undertow.engine.matchfile import MatchFile, write


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two match files."""
    for length in (80, 95):
        match = replayed(played("atlantis", 2), length)
        (tmp_path / f"{length}.match").write_text(write(MatchFile(match)), encoding="utf-8")
    return tmp_path


def run(*told: object) -> Result:
    return CliRunner().invoke(app, ["review", *(str(each) for each in told), "--effort", "quick", "--no-cache"])


def test_a_review_is_printed_with_graph_and_table(folder: Path) -> None:
    result = run(folder / "80.match", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "100% ┤" in result.stdout
    assert "Key moments" in result.stdout


def test_plain_data_has_seats_that_add_up(folder: Path) -> None:
    facts = json.loads(run(folder / "80.match", "--json").stdout)
    for seat in facts["seats"]:
        assert seat["even"] + seat["luck"] + seat["own"] + seat["others"] == pytest.approx(seat["result"], abs=1e-9)


def test_a_page_is_one_file_without_addresses(folder: Path) -> None:
    page = folder / "review.html"
    assert run(folder / "80.match", "--html", page, "--lang", "bg").exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "<polyline" in text
    assert "src=" not in text
    assert "href=" not in text
    assert 'lang="bg"' in text


def test_a_folder_in_processes_gives_the_same(folder: Path) -> None:
    alone, together = run(folder, "--json"), run(folder, "--json", "--jobs", "2")
    assert json.loads(alone.stdout) == json.loads(together.stdout)
    assert [Path(each["file"]).name for each in json.loads(alone.stdout)] == ["80.match", "95.match"]
    assert "80.match" in run(folder).stdout


@pytest.mark.parametrize("told", [("missing.match",), (".",), ("80.match", "--effort", "sloppy")])
def test_bad_input_gets_one_clear_line(folder: Path, told: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    empty = folder / "empty"
    empty.mkdir()
    monkeypatch.chdir(empty if told == (".",) else folder)
    result = CliRunner().invoke(app, ["review", *told])
    assert result.exit_code == 2
    assert result.stderr.startswith("undertow: ")
