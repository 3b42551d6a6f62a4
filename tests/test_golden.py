"""Finished matches that must go on replaying exactly; at least one for every way a game can end."""

from pathlib import Path

import pytest

import undertow
from tools.golden import kept
from undertow.engine.match import fingerprint
from undertow.engine.matchfile import write
from undertow.games import versions

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.rglob("*.match"))


def game_of(file: Path) -> str:
    """The folder of one game's golden replays."""
    return file.relative_to(FOLDER).parts[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{game_of(file)}-{file.stem}")
def test_replay(file: Path) -> None:
    saved = kept(file)
    assert saved.match.turn == undertow.OVER
    assert saved.match.game.id == game_of(file)
    assert write(saved) == file.read_text(encoding="utf-8")
    assert fingerprint(saved.match.state) == (file.with_suffix(".fingerprint").read_text().strip())


@pytest.mark.parametrize(
    ("game", "version"), [(game, version) for game in undertow.game_ids() for version in versions(game)]
)
def test_every_ending_and_number_of_seats_has_one_in_every_rules_version(game: str, version: int) -> None:
    matches = [kept(file).match for file in FILES if game_of(file) == game]
    current = [match for match in matches if match.game.version == version]
    assert {match.game.ending(match.state) for match in current} == set(undertow.game(game, version).endings)
    assert {match.seats for match in current} == set(undertow.game(game, version).seats)


def test_every_ending_of_atlantis_has_one_in_both_editions() -> None:
    matches = [kept(file).match for file in FILES if game_of(file) == "atlantis"]
    found = {(match.options["edition"], match.game.ending(match.state)) for match in matches}
    assert found == {(edition, ending) for edition in ("bg", "ru") for ending in undertow.game("atlantis").endings}
