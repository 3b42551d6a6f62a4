"""Options that were added to a game later: by default nothing that was kept changes."""

import pytest

import undertow
from undertow.engine import position
from undertow.engine.game import Option
from undertow.engine.match import Match
from undertow.engine.matchfile import MatchFile, read, write
from undertow.engine.state import State

LATE = [(game, option) for game in undertow.game_ids() for option in undertow.game(game).options if option.late]


def begun(game: str, options: dict[str, str]) -> State:
    """The state of a match that has just begun."""
    return Match(undertow.game(game), undertow.game(game).seats[0], options).state


@pytest.mark.parametrize(("game", "option"), LATE, ids=lambda each: each if isinstance(each, str) else each.id)
class TestLateOption:
    def test_the_default_adds_nothing_to_the_encoding_and_another_value_does(self, game: str, option: Option) -> None:
        usual = list(begun(game, {}).encode())
        for value in option.values[1:]:
            other = begun(game, {option.id: value})
            assert [*usual, *list(other.encode())[len(usual) :]] == list(other.encode())
            assert len(other.encode()) > len(usual)
            assert list(undertow.game(game).position(position.write(undertow.game(game), other)).encode()) == list(
                other.encode()
            )
            fresh = begun(game, {option.id: value})
            fresh.restore(other.encode())
            assert list(fresh.encode()) == list(other.encode())

    def test_a_match_file_names_it_only_if_it_is_not_the_default(self, game: str, option: Option) -> None:
        for value in option.values:
            match = Match(undertow.game(game), undertow.game(game).seats[0], {option.id: value})
            text = write(MatchFile(match))
            assert (f"option {option.id}: {value}\n" in text) == (value != option.values[0])
            assert read(text.encode(), undertow.game).match.options == match.options
