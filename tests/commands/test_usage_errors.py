"""Errors in a command line: all are told in the reader's language, with what to do."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from undertow.commands.app import app
from undertow.commands.usage_errors import told
from undertow.engine.language import LANGUAGES, language

ERRORS = [
    ("nonsense", "usage-no-command", {"name": "nonsense"}),
    ("simulate niagara --bogus 1", "usage-no-option-but", {"name": "--bogus", "names": "--bots, --jobs"}),
    ("simulate niagara --zzz", "usage-no-option", {"name": "--zzz"}),
    ("simulate", "usage-missing-argument", {"name": "GAME"}),
    ("picture", "usage-missing-option", {"name": "-o, --output"}),
    ("simulate niagara --games", "usage-needs-value", {"name": "--games"}),
    ("simulate --json=3 niagara", "usage-takes-no-value", {"name": "--json"}),
    ("rules niagara M1 more", "usage-extra", {"names": "more"}),
    ("simulate niagara --games many", "usage-whole-number", {}),
    ("simulate niagara --games 0", "usage-least", {"least": "1"}),
    ("simulate niagara --jobs 9999", "usage-most", {"most": "512"}),
    ("analyse --seconds much x", "usage-number", {}),
    ("replay", "usage-file-or-position", {}),
    ("replay nothing.match", "usage-no-file", {"file": "nothing.match"}),
    ("replay .", "usage-folder", {"file": "."}),
    ("simulate niagara --option tie", "usage-pair", {"text": "tie"}),
    ("simulate niagara --seats 3 --bots random,random", "usage-bots", {"bots": 2, "seats": 3}),
    ("picture x.match --output x.gif", "usage-ending", {"file": "x.gif", "endings": ".png, .svg"}),
    ("table niagara --chance-seed 12", "usage-seed", {"digits": 64}),
    ("rules niagara --search zzzz", "no-rule-mentions", {"text": "zzzz"}),
    ("rules niagara --lang de", "no-such-language", {"name": "de", "names": "en, bg, pl, ru"}),
]


def run(code: str, arguments: list[str]) -> Result:
    """The outcome of a command for a reader of a language."""
    return CliRunner(env={"LC_ALL": f"{code}.UTF-8", "COLUMNS": "300", "NO_COLOR": "1"}).invoke(app, arguments)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("arguments", "message", "args"), ERRORS, ids=[message for _, message, _ in ERRORS])
def test_an_error_is_told_in_the_reader_s_language(
    code: str, arguments: str, message: str, args: dict[str, str | int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run(code, arguments.split())
    assert outcome.exit_code == 2
    assert language(code).word(message, **args) in " ".join(outcome.output.split())  # however it is wrapped


@pytest.mark.parametrize("code", ["bg", "ru"])
@pytest.mark.parametrize("arguments", ["simulate niagara --games many", "simulate", "nonsense"])
def test_usage_and_the_way_to_help_are_told_too(code: str, arguments: str) -> None:
    written = re.sub(r"«.*?»|„.*?“|--?\w+|: .*\[OPTIONS\].*|GAME", "", run(code, arguments.split()).output)
    assert re.search("[А-Яа-я]", written)
    assert not re.search("[A-Za-z]", written)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("arguments", ["rules nogame", "rules niagara Z9", "simulate niagara --bots nobody"])
def test_an_unknown_name_lists_the_known_ones(code: str, arguments: str) -> None:
    outcome = run(code, arguments.split())
    assert outcome.exit_code == 2
    known = {"nogame": "atlantis", "Z9": "M1", "nobody": "greedy"}[arguments.split()[-1]]
    assert known in outcome.output
    assert ("there is no" in outcome.output) == (code == "en")


def test_help_ends_well_and_without_a_command_it_is_shown() -> None:
    assert run("en", ["--help"]).exit_code == 0
    assert "simulate" in run("en", []).output


def test_an_unknown_sentence_stays_as_it_is() -> None:
    assert told("Something new.", language("bg")) == "Something new."
