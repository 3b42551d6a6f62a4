"""Characters of bots: every game has five, each likes something and plays by it."""

import pytest

import undertow
from undertow.bots import characters, check_bot, choose
from undertow.bots.config import NO_CHARACTER
from undertow.bots.levels import config_of, level
from undertow.bots.search_bot import search_bot
from undertow.engine.game import OptionError
from undertow.engine.language import LANGUAGES, language
from undertow.engine.play import steps
from undertow.games.niagara.facts import NONE, cargo_of

GAMES = undertow.game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_five_with_words_in_every_language(game: str) -> None:
    assert len(characters(game)) == len(set(characters(game))) == 5
    for code in LANGUAGES:
        words = language(code, undertow.game(game).folder)
        for name in characters(game):
            assert words.has(f"character-{name}")
            assert words.has(f"character-{name}-about")


@pytest.mark.parametrize("game", GAMES)
def test_a_liking_lies_between_0_and_1_and_differs_between_states(game: str) -> None:
    rng = undertow.Rng(3)
    seen: list[set[float]] = [set() for _ in characters(game)]
    for _ in range(3):
        state = undertow.game(game).start()
        for _ in steps(state, lambda state, seat: choose("greedy", state, seat, rng), rng):
            for number, found in enumerate(seen):
                found.add(state.liking(0, number))
    assert all(0.0 <= value <= 1.0 for found in seen for value in found)
    assert all(len(found) > 1 for found in seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_character_plays_legally_and_shifts_only_its_own_values(game: str) -> None:
    state = undertow.game(game).start(first="0") if game != "niagara" else undertow.game(game).start()
    rng = undertow.Rng(5)
    while state.turn() < 0:
        state.apply(state.sample(rng))
    for number, name in enumerate(characters(game)):
        seat = state.turn()
        assert choose(f"beginner+{name}", state, seat, undertow.Rng(1)) in state.legal_for(seat)
        assert config_of(level("beginner"), game, 3, name).character == number
    assert config_of(level("beginner"), game, 3).character == NO_CHARACTER


def test_a_thief_likes_the_others_empty() -> None:
    """A thief's liking falls as soon as another seat carries a gem, and not when the thief does."""
    rng = undertow.Rng(11)
    thief = characters("niagara").index("thief")
    state = undertow.game("niagara").start()
    for _ in steps(state, lambda state, seat: choose("greedy", state, seat, rng), rng):
        others = [cargo_of(state, canoe) for canoe in range(2, 6)]
        assert state.liking(0, thief) == others.count(NONE) / 4


def test_a_name_says_level_character_and_weights() -> None:
    bot = search_bot("strong+thief")
    assert (bot.level, bot.character, bot.weights) == (level("strong"), "thief", "")
    assert search_bot("partner=2.00+thief").character == "thief"
    check_bot("strong+thief", "niagara")
    with pytest.raises(OptionError, match="no character “thief” in this game; there are racer, collector"):
        check_bot("strong+thief", "atlantis")
    with pytest.raises(OptionError, match="no bot “mighty\\+thief”"):
        check_bot("mighty+thief")
