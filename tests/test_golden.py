"""Finished matches that must go on replaying exactly; at least one for every way a game can end."""

from pathlib import Path

import pytest

import undertow
from undertow.engine.match import fingerprint
from undertow.engine.matchfile import read, write

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*/*.match"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_replay(file: Path) -> None:
    saved = read(file.read_bytes(), undertow.game)
    assert saved.match.turn == undertow.OVER
    assert saved.match.game.id == file.parent.name
    assert write(saved) == file.read_text(encoding="utf-8")
    assert fingerprint(saved.match.state) == (file.with_suffix(".fingerprint").read_text().strip())


@pytest.mark.parametrize("game", undertow.games())
def test_every_ending_and_number_of_seats_has_one(game: str) -> None:
    matches = [read(file.read_bytes(), undertow.game).match for file in FILES if file.parent.name == game]
    assert {match.game.ending(match.state) for match in matches} == set(undertow.game(game).endings)
    assert {match.seats for match in matches} == set(undertow.game(game).seats)
