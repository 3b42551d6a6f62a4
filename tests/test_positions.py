"""Positions of every game: what is refused and where, how long they are, and that no edit breaks a state."""

import pickle
import random
from typing import Any

import pytest

import undertow
from undertow.engine.match import Match
from undertow.engine.notation import PositionError
from undertow.engine.position import LONGEST_POSITION
from undertow.engine.state import CHANCE, OVER, SPECTATOR, State

LONGEST_LINK = 230


def moments(id: str, every: int = 40, seed: int = 3) -> list[State]:
    """States of one random match for each number of seats."""
    game, rng, found = undertow.game(id), undertow.Rng(seed), list[State]()
    for seats in game.seats:
        state, count = game.start(seats=seats, first="lot"), 0
        while state.turn() != OVER:
            if count % every == 0:
                found.append(state.clone())
            state.apply(state.sample(rng) if state.turn() == CHANCE else state.any_legal(rng))
            count += 1
        found.append(state)
    return found


@pytest.mark.parametrize("id", undertow.game_ids())
def test_text_gives_the_state(id: str) -> None:
    for state in moments(id, 150):
        assert undertow.game(id).position(str(state)) == state


@pytest.mark.parametrize("id", undertow.game_ids())
def test_packed_positions_fit_into_a_link(id: str) -> None:
    game = undertow.game(id)
    lengths = [len(game.packed(state)) for state in moments(id)]
    assert max(lengths) <= LONGEST_LINK
    for state in moments(id, 400):
        assert all(len(game.packed(state, seat)) <= LONGEST_LINK for seat in (0, 1, SPECTATOR))
        assert max(len(str(state)), len(game.position_of(state, 0))) < LONGEST_POSITION


@pytest.mark.parametrize("id", undertow.game_ids())
def test_edits_are_refused_or_give_states_that_can_be_played(id: str) -> None:
    """Random edits never raise anything but PositionError, and never make or lose a component."""
    game, picks = undertow.game(id), random.Random(id)
    texts = [text for state in moments(id, 60) for text in (str(state), game.position_of(state, picks.choice((0, 1))))]
    pieces = [piece for text in texts for piece in text.split("; ")]
    census = {len(state.scores()): game.census(state) for state in moments(id, 5000)}
    accepted, columns = 0, list[float]()
    for _ in range(250):
        text = edited(picks.choice(texts), pieces, picks)
        try:
            state: Any = game.knowledge(text).guess(undertow.Rng(1)) if " seen by " in text else game.position(text)
        except PositionError as error:
            columns.append(error.column / (len(text) + 1))
            continue
        accepted += 1
        assert game.census(state) == census[len(state.scores())]
        if f" seen by {state.turn()}" in text or " seen by " not in text:
            play_on(game, state)
    assert accepted > 5
    assert all(0 < column <= 1 for column in columns)


def edited(text: str, pieces: list[str], picks: random.Random) -> str:
    """A position with one or two changes: entries dropped, exchanged or doubled, characters replaced."""
    for _ in range(picks.choice((1, 1, 2))):
        entries, kind = text.split("; "), picks.random()
        place = picks.randrange(len(entries))
        if kind < 0.2:
            del entries[place]
        elif kind < 0.5:
            entries[place] = picks.choice(pieces)
        elif kind < 0.55:
            entries.insert(place, picks.choice(pieces))
        text = "; ".join(entries)
        if kind >= 0.55 and text:
            at = picks.randrange(len(text))
            text = text[:at] + picks.choice("0123456789,;: ?-az+") + text[at + picks.choice((0, 1, 1)) :]
    return text


def play_on(game: undertow.Game[Any], state: Any) -> None:
    """Play at random; the rules must hold and nothing may vanish."""
    census, rng = game.census(state), undertow.Rng(2)
    for _ in range(40):
        if state.turn() == OVER:
            return
        state.apply(state.sample(rng) if state.turn() == CHANCE else state.any_legal(rng))
        assert game.census(state) == census


@pytest.mark.parametrize("id", undertow.game_ids())
def test_damaged_links_are_refused(id: str) -> None:
    game, picks = undertow.game(id), random.Random(id)
    link = game.packed(moments(id, 100)[2])
    for _ in range(60):
        at = picks.randrange(len(link))
        damaged = link[:at] + picks.choice("AbZ9-_~ =é") + link[at + picks.choice((0, 1)) :]
        try:
            state = game.position(damaged)
        except PositionError:
            continue
        play_on(game, state)


START = (
    "niagara 3; step: choose; seat: 0; belt: 0; canoes 0: bank, bank; canoes 1: bank, bank; canoes 2: bank, bank; "
    "deposit pink: 7 pink; deposit blue: 7 blue; deposit yellow: 7 yellow; deposit white: 7 white; deposit violet: 7 violet"
)

REFUSED = [
    ("niagara 3", "niagara 9", "niagara is for 3, 4, 5 seats, not 9"),
    ("niagara 3", "niagara three", "after “niagara” come the number of seats and perhaps “box …” and “seen by …”"),
    ("niagara 3", "atlantis 3", "a position of niagara begins with “niagara”"),
    ("niagara 3", "niagara 3; tie: dice", "option “tie” is one of shared, gem value, not “dice”"),
    ("step: choose", "step: dance", "“dance” is not one of these: none, lot"),
    ("belt: 0", "belt: 7", "“7” is not a number from 0 to 4"),
    ("belt: 0", "belt: 4", "there is no seat 4"),
    ("belt: 0", "belts: 0", "“belts” is not an entry of niagara"),
    ("belt: 0", "belt: 0; belt: 1", "“belt” is here twice"),
    ("canoes 0: bank", "canoes 0: moon", "“moon” is not one of these: bank"),
    ("canoes 0: bank, bank", "canoes 0: bank", "a seat must have two canoes"),
    ("canoes 0: bank", "canoes 0: bank pink", "only a canoe on the river carries a gem"),
    ("canoes 0: bank", "canoes 3: bank", "“canoes” is followed by one of 0, 1, 2, not “3”"),
    ("deposit pink: 7 pink", "deposit pink: 6 pink", "the number of “pink gems” is 6, not 7"),
    ("deposit pink: 7 pink", "deposit pink: 7 pink, pink", "“pink” is here twice"),
    ("seat: 0", "seat: 1", "the seat to act must be the first that has not chosen"),
    ("belt: 0", "belt: 0; chosen 1: ?", "“chosen” cannot be left open by “?” here"),
    ("niagara 3", "niagara 3 seen by 0", "this says what one seat knows"),
]


@pytest.mark.parametrize(("old", "new", "reason"), REFUSED)
def test_a_refusal_names_the_reason_and_the_place(old: str, new: str, reason: str) -> None:
    game = undertow.game("niagara")
    assert game.position(START) == game.start()
    with pytest.raises(PositionError) as caught:
        game.position(START.replace(old, new, 1))
    assert caught.value.reason.startswith(reason)


def test_the_column_is_where_the_mistake_is() -> None:
    game, text = undertow.game("niagara"), START.replace("canoes 1: bank, bank", "canoes 1: bank, moon")
    with pytest.raises(PositionError, match=r"^column 82: “moon” is not one of these") as caught:
        game.position(text)
    assert text[caught.value.column - 1 :].startswith("moon")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "column 44: only a canoe on the river carries a gem"),
        ("bg", "колона 44: само кану в реката носи кристал"),
        ("pl", "kolumna 44: tylko kanu na rzece wiezie klejnot"),
        ("ru", "столбец 44: самоцвет может быть только на каноэ в реке"),
    ],
)
def test_a_refusal_is_told_in_the_language_and_the_words_of_the_game(code: str, told: str) -> None:
    with pytest.raises(PositionError) as caught:
        undertow.game("niagara").position(START.replace("canoes 0: bank", "canoes 0: bank pink", 1))
    assert caught.value.text(code) == told
    assert pickle.loads(pickle.dumps(caught.value)).text(code) == told  # noqa: S301 - our own


def test_control_characters_and_giants_are_refused() -> None:
    for text in (START + "\n", START + "\0", START + "; " * LONGEST_POSITION, "", "~", "niagara~", "niagara~é"):
        with pytest.raises(PositionError):
            undertow.game("niagara").position(text)


def test_options_are_written_by_name_unless_they_are_the_default() -> None:
    game = undertow.game("niagara")
    state = game.start(seats=4, tie="gem value", repairs="one a round", first=2)
    assert str(state).startswith("niagara 4; repairs: one a round; tie: gem value; step: choose; seat: 0; belt: 2;")
    assert game.position(str(state)) == state
    assert "tie" not in str(game.start())


def test_a_seat_knows_its_own_choice_only() -> None:
    match = Match(undertow.game("niagara"), 3, {})
    for tile in ("play 4", "play 3"):
        match.record(tile)
    game, state = match.game, match.state
    assert "chosen 0: 4; chosen 1: 3;" in str(state)
    assert "chosen 0: 4; chosen 1: ?;" in game.position_of(state, 0)
    assert "chosen 0: ?; chosen 1: ?;" in game.position_of(state, SPECTATOR)
    known = game.knowledge(game.position_of(state, 0))
    tiles = {str(known.guess(undertow.Rng(seed))).partition("chosen 1: ")[2][0] for seed in range(60)}
    assert tiles == {"1", "2", "3", "4", "5", "6", "c"}
    assert known.seat == 0
    assert known.turn() == 2
    assert known.view() == game.view(state, 0)


def test_no_more_is_known_than_can_be() -> None:
    """A text for one seat must not claim cards that the box does not have."""
    game: undertow.Game[Any] = undertow.game("atlantis")
    state = moments("atlantis", 120)[2]
    text = game.position_of(state, 0)
    deck = text.partition("; deck: ")[2].partition(" ?")[0]
    with pytest.raises(PositionError, match="cards are unseen"):
        game.knowledge(text.replace(f"; deck: {deck} ?", f"; deck: {int(deck) + 1} ?"))


def test_states_of_another_box_name_it(tmp_path: Any) -> None:
    game = undertow.game("niagara")
    path = tmp_path / "components.toml"
    shipped = (game.folder / "components.toml").read_text(encoding="utf-8")
    path.write_text(shipped.replace("in_play = 7", "in_play = 6"), encoding="utf-8")
    other = game.with_components(path)
    text = str(other.start())
    assert text.startswith(f"niagara 3 box {other.box_digest[:8]};")
    assert other.position(text) == other.start()
    with pytest.raises(PositionError, match="other components"):
        game.position(text)
    with pytest.raises(PositionError, match="other components"):
        game.position(other.packed(other.start()))


def test_older_rules_are_named() -> None:
    game = undertow.game("niagara", 1)
    text, packed = str(game.start()), game.packed(game.start())
    assert text.startswith("niagara@1 3; ")
    assert packed.startswith("niagara@1~")
    assert game.position(text) == game.position(packed) == game.start()
    for written in (text, packed):
        with pytest.raises(PositionError, match="a position of niagara begins with “niagara”"):
            undertow.game("niagara").position(written)
