"""Hostile files: the terminal shows their text safely, and commands end."""

import os
from pathlib import Path

import pytest

import undertow
from tests.commands.test_commands import run

SEAT = Path(undertow.__file__).parent / "games" / "atlantica" / "components.toml"
ESCAPES = ("\x1b[2J", "\x9b31m", "\x07", "\x1b]0;owned\x07")


@pytest.mark.parametrize("escape", ESCAPES)
@pytest.mark.parametrize("more", [(), ("--json",)])
def test_components_print_no_escapes(tmp_path: Path, escape: str, more: tuple[str, ...]) -> None:
    hostile = "".join(f"\\u{ord(sign):04x}" for sign in escape)
    text = SEAT.read_text(encoding="utf-8")
    file = tmp_path / "hostile.toml"
    first = text.index('source = "') + len('source = "')
    file.write_text(f"{text[:first]}{hostile}[bold]{text[first:]}", encoding="utf-8")
    result = run("components", "atlantica", "--check", str(file), *more)
    assert result.exit_code == 0, result.output
    assert "[bold]" in result.stdout
    assert not any(sign in result.output for sign in "\x1b\x9b\x07")


@pytest.mark.parametrize("escape", ESCAPES)
def test_refusals_print_no_escapes(tmp_path: Path, escape: str) -> None:
    hostile = "".join(f"\\u{ord(sign):04x}" for sign in escape)
    file = tmp_path / "hostile.toml"
    file.write_text(f'["{hostile}"]\ngrade = "Z"\n', encoding="utf-8")
    result = run("components", "atlantica", "--check", str(file))
    assert result.exit_code == 2
    assert not any(sign in result.output for sign in "\x1b\x9b\x07")


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("components", "atlantica", "--check")])
def test_what_is_no_regular_file_is_refused(tmp_path: Path, command: tuple[str, ...]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in ("/dev/zero", str(pipe), str(tmp_path)):
        result = run(*command, path)
        assert result.exit_code == 2, result.output
        assert "undertow:" in result.output


def test_a_match_file_is_read_no_further_than_the_longest_one(tmp_path: Path) -> None:
    file = tmp_path / "huge.match"
    with file.open("wb") as sparse:
        sparse.truncate(50 * 1024**3)
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert "larger than" in result.output
