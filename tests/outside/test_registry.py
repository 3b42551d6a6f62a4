"""Registering games, and what is refused."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import undertow
from tests.engine.tiny import tiny_game
from undertow.engine.matchfile import MatchFileError, read
from undertow.engine.tensor import Tensor
from undertow.games import by_id, outside, tensor, tuning, versions


@pytest.fixture(autouse=True)
def _empty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(outside, "_registered", {})
    monkeypatch.setattr(outside, "_tried", set())
    yield
    outside._installed.cache_clear()


def test_a_registered_game_is_known_by_its_id() -> None:
    undertow.register(tiny_game())
    assert undertow.game_ids()[-1] == "tiny"
    assert undertow.game("tiny").name == tiny_game().name
    assert tuning("tiny").turns == 1


def test_several_rules_versions_can_be_registered() -> None:
    undertow.register(replace(tiny_game(), version=2))
    undertow.register(tiny_game())
    assert (undertow.game("tiny").version, undertow.game("tiny", 1).version) == (2, 1)
    assert versions("tiny") == (1, 2)
    with pytest.raises(KeyError, match="tiny has no rules version 3; it has 1, 2"):
        undertow.game("tiny", 3)


@pytest.mark.parametrize("id", ["niagara", "", "Tiny", "a:b", "x" * 41])
def test_a_taken_or_malformed_id_is_refused(id: str) -> None:
    with pytest.raises(ValueError, match=r"another game|must be small letters"):
        undertow.register(replace(tiny_game(), id=id))
    assert undertow.game_ids() == tuple(each for each in undertow.game_ids() if each != id or id == "niagara")


def test_two_games_cannot_have_one_id(tmp_path: Path) -> None:
    undertow.register(tiny_game())
    undertow.register(tiny_game())  # the same game again
    with pytest.raises(ValueError, match="another game with the id 'tiny'"):
        undertow.register(replace(tiny_game(), folder=tmp_path))


def test_a_game_is_named_by_its_module() -> None:
    assert undertow.game("tests.outside.named:GAME").id == "named"
    assert undertow.game("named") is undertow.game("tests.outside.named:GAME")
    for missing in ("tests.outside.named:OTHER", "no_such_module:GAME", "tests.outside.named:", "json:dumps"):
        with pytest.raises(KeyError, match=f"there is no game '{missing}'"):
            undertow.game(missing)


def test_strangers_cannot_name_modules() -> None:
    with pytest.raises(KeyError, match=r"there is no game “tests\.outside\.named:GAME”"):
        by_id("tests.outside.named:GAME")
    with pytest.raises(MatchFileError, match="there is no game “this:s”"):
        read(b"undertow match 1\ngame: this:s\nrules: 1\nseats: 2\n\n", undertow.game)


def test_games_of_the_environment_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(outside.VARIABLE, "tests.outside.named:GAME")
    assert "named" in undertow.game_ids()


def test_a_broken_game_is_reported_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(outside.VARIABLE, "no_such_module:GAME")
    with pytest.warns(UserWarning, match="there is no game 'no_such_module:GAME'"):
        assert "niagara" in undertow.game_ids()


def test_a_view_without_a_tensor_becomes_numbers() -> None:
    undertow.register(tiny_game())
    found: Tensor = tensor("tiny", 2)
    assert [part.name for part in found.layout] == ["seat", "facts", "unknown"]
    assert found.size == tensor("tiny", 2).size > 10
