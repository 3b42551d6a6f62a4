"""Rules versions: a match is finished, read and shown under the rules it began with."""

from pathlib import Path

import pytest

import undertow
from tools.freeze import GAMES, LEFT_OUT, freeze
from undertow.bots import choose
from undertow.engine.language import LANGUAGES, language
from undertow.engine.match import Match
from undertow.engine.matchfile import MatchFile, MatchFileError, read, write
from undertow.games import versions

WITHOUT_GEMS = Path(__file__).parent / "golden" / "niagara" / "round-limit-3.match"
OLDER = [(game, version) for game in undertow.game_ids() for version in versions(game)[:-1]]


def test_a_match_of_version_1_keeps_its_result_under_the_newer_rules() -> None:
    """E3: in version 1 everybody without gems won together; since version 2 nobody does."""
    saved = read(WITHOUT_GEMS.read_bytes(), undertow.game)
    assert (saved.match.game.version, saved.match.state.winners()) == (1, [0, 1, 2])
    newer = Match(undertow.game("niagara"), saved.match.seats, saved.match.options)
    for text in saved.match.log:
        newer.record(text)
    assert (newer.game.version, newer.turn, newer.state.winners()) == (2, undertow.OVER, [])


@pytest.mark.parametrize(("game", "version"), OLDER)
def test_a_match_of_older_rules_can_be_finished_told_and_kept(game: str, version: int) -> None:
    match, rng = Match(undertow.game(game, version), undertow.game(game, version).seats[0], {}), undertow.Rng(3)
    match.finish(lambda state, seat: choose("greedy", state, seat, rng), bytes(32))
    for code in LANGUAGES:
        words = language(code, match.game.folder)
        assert all(words.say(message, str) for line in match.log_texts(0) for message in line)
    text = write(MatchFile(match))
    assert f"rules version: {version}\n" in text
    assert write(read(text.encode(), undertow.game)) == text


def test_unknown_versions_are_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="niagara has no rules version 7; it has 1, 2"):
        undertow.game("niagara", 7)
    text = WITHOUT_GEMS.read_text().replace("rules: 1", "rules: 7")
    with pytest.raises(MatchFileError, match="line 3: niagara has no rules version 7"):
        read(text.encode(), undertow.game)


def test_freezing_copies_all_that_plays_and_refuses_to_overwrite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.freeze.GAMES", tmp_path)
    (tmp_path / "fantazja").mkdir()
    for file in [*(GAMES / "fantazja").glob("*.py"), GAMES / "fantazja" / "components.toml"]:
        (tmp_path / "fantazja" / file.name).write_text(file.read_text())
    folder = freeze("fantazja")
    modules = {file.name for file in (GAMES / "fantazja").glob("*.py")} - LEFT_OUT
    assert {file.name for file in folder.iterdir()} == modules | {"components.toml"}
    assert "undertow.games.fantazja.v1.state" in (folder / "rules.py").read_text()
    with pytest.raises(SystemExit, match="is frozen already"):
        freeze("fantazja")


def test_versions_count_up_from_1() -> None:
    for game in undertow.game_ids():
        assert versions(game) == tuple(range(1, undertow.game(game).version + 1))
        assert all(undertow.game(game, version).version == version for version in versions(game))
