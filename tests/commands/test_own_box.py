"""`--components FILE`: every command that plays or reads a match takes an owner's box."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import undertow
from undertow.commands.app import app
from undertow.engine.match import Match
from undertow.engine.matchfile import MatchFile, read, write
from undertow.engine.rng import Rng

SHIPPED = undertow.game("niagara").folder / "components.toml"
SEED = bytes(32)
COMMANDS = [
    ["table", "niagara", "--seats", "random,random,random", "--seed", "1"],
    ["simulate", "niagara", "--bots", "random", "--games", "1"],
    ["arena", "niagara", "--bots", "random,greedy", "--games", "1", "--keep-matches"],
    ["calibrate", "niagara", "--games", "1", "--iterations", "8"],
    ["export", "out.parquet", "--game", "niagara", "--bots", "random", "--games", "1"],
    ["export", "out.parquet", "own.match"],
    ["replay", "own.match"],
    ["verify", "own.match"],
    ["picture", "own.match", "-o", "own.svg"],
    ["analyse", "own.match", "--move", "0", "--level", "first-time", "--iterations", "8"],
    ["score", "niagara", "--player-1", "pink=2"],
]
IDS = [" ".join(command[:2]) for command in COMMANDS]


def run(*arguments: str) -> Result:
    return CliRunner(env={"LANG": "en_GB.UTF-8", "COLUMNS": "200", "NO_COLOR": "1"}).invoke(app, list(arguments))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a box, a box that does not fit, and a match that names its box without carrying it."""
    monkeypatch.chdir(tmp_path)
    text = SHIPPED.read_text(encoding="utf-8").replace("in_play = 7", "in_play = 6")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(text.replace("in_play = 6", "in_play = 60"), encoding="utf-8")
    match: Match = Match(undertow.game("niagara").with_components(tmp_path / "mine.toml"))
    rng = Rng(1)
    match.finish(lambda state, seat: int(state.any_legal(rng)), SEED)
    (tmp_path / "own.match").write_text(write(MatchFile(match, seed=SEED, box="")), encoding="utf-8")
    (tmp_path / "whole.match").write_text(write(MatchFile(match, seed=SEED)), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_a_command_takes_an_own_box(command: list[str]) -> None:
    done = run(*command, "--components", "mine.toml")
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_a_command_refuses_a_box_that_does_not_fit(command: list[str]) -> None:
    done = run(*command, "--components", "bad.toml")
    assert done.exit_code == 2
    assert "[gems] in_play: must be a whole number" in " ".join(done.output.split())


def test_the_matches_of_an_arena_are_played_with_the_box(folder: Path) -> None:
    assert run(*COMMANDS[2], "--components", "mine.toml").exit_code == 0
    (first, *_) = folder.glob("arena-niagara-3-matches/*")
    digest = undertow.game("niagara").with_components(folder / "mine.toml").box_digest
    assert read(first.read_bytes(), undertow.game).match.game.box_digest == digest
    again = run(*COMMANDS[2])
    assert again.exit_code == 2
    assert "components" in again.output


@pytest.mark.parametrize("command", [command for command in COMMANDS if "own.match" in command], ids=lambda told: told[0])
def test_a_match_that_carries_its_box_needs_no_file(command: list[str]) -> None:
    assert run(*command).exit_code == 2
    done = run(*("whole.match" if word == "own.match" else word for word in command))
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(("lang", "edition"), [("ru", "ru"), ("bg", "bg"), ("en", "bg")])
def test_a_table_plays_the_edition_of_the_readers_language(lang: str, edition: str, folder: Path) -> None:
    def began(*more: str) -> str:
        done = CliRunner(env={"LANG": lang, "NO_COLOR": "1"}).invoke(
            app, ["table", "atlantis", *more], input="save kept.match\nquit\n"
        )
        assert done.exit_code == 0, done.output
        kept = folder / "kept.match"
        text = kept.read_text(encoding="utf-8")
        kept.unlink()
        return text

    assert f"option edition: {edition}\n" in began()
    assert "option edition: bg\n" in began("-o", "edition=bg")
