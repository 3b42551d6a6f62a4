"""Who knows what in Atlantis, and what a guess preserves."""

from tests.games.atlantis.board import GAME, do, drawn, finish_draws, hand, legal, letters, place, shown
from undertow.engine.examples import examples_of, match_of
from undertow.engine.rng import Rng
from undertow.engine.state import SPECTATOR
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.facts import set_shown
from undertow.games.atlantis.moves import playable_from, purse
from undertow.games.atlantis.multiset import size

STUCK = "O3/a1 F2/b1 S1 F5"


def guesses(state: Atlantis, seat: int, many: int = 60) -> list[Atlantis]:
    """Several guesses of a seat."""
    rng = Rng(7)
    found = [state.guess(seat, rng) for _ in range(many)]
    return [guess for guess in found if isinstance(guess, Atlantis)]


def guessed(state: Atlantis) -> Atlantis:
    """A guess of seat a."""
    guess = state.guess(0, Rng(3))
    assert isinstance(guess, Atlantis)
    return guess


def test_h1_a_hand_is_seen_by_its_owner_alone() -> None:
    state = drawn(STUCK, hands="a: FOO | b: RR")
    assert GAME.view(state, 0)["own"]["hand"]["green"] == 2
    assert GAME.view(state, 1)["own"]["hand"] | {"blue": 0} == dict.fromkeys(GAME.view(state, 1)["items"], 0)
    assert GAME.view(state, SPECTATOR)["own"] is None
    assert [player["cards"] for player in GAME.view(state, SPECTATOR)["players"]] == [3, 2]


def test_h1_others_see_that_a_card_is_drawn_but_not_which() -> None:
    state = do(drawn("F4 O3 S1", hands="a: O"), "figure 1", "play O")
    action = GAME.number("drawn blue")
    assert GAME.seen(state, action, 0) == "drawn blue"
    assert GAME.seen(state, action, 1) == GAME.seen(state, action, SPECTATOR) == "drawn ?"
    assert [message.id for message in GAME.describe(state, action, 1)] == ["log-drawn"]


def test_h1_cards_shown_when_stuck_are_known_until_they_leave_and_leave_first() -> None:
    state = finish_draws(do(drawn(f"{STUCK}/b2", hands="a: FF | b: S", saved="a2 a3"), "show hand"))
    assert shown(state, "a") == "FF"
    assert GAME.view(state, 1)["players"][0]["shown"]["red"] == 2
    assert all(hand(other, "a").startswith("FF") for other in guesses(state, 1))
    state = do(drawn("F1 O3/a1 ~ S1", hands="a: FFF"))
    set_shown(state, 0, 2)  # two of the three flags were shown
    state.choices = -1
    do(state, "figure 1", "play F")
    assert shown(state, "a") == "F"


def test_a_guess_keeps_all_sizes_and_the_own_hand() -> None:
    state = drawn(STUCK, hands="a: FFO | b: RRSC", discard="AAH")
    hands = set()
    for other in guesses(state, 0):
        assert hand(other, "a") == "FFO"
        assert len(hand(other, "b")) == 4
        assert size(other.deck) == size(state.deck)
        assert GAME.census(other) == GAME.census(state)
        hands.add(hand(other, "b"))
    assert len(hands) > 20


def test_a_spectator_guesses_every_hand() -> None:
    state = drawn(STUCK, hands="a: FFO | b: RRSC")
    assert len({hand(other, "a") for other in guesses(state, SPECTATOR)}) > 10


def test_after_a_shuffle_two_players_know_each_others_hands() -> None:
    state = drawn("F4 O3 R2 S1", hands="a: OF | b: RRSC", deck="", discard="AAAHHH")
    do(state, "figure 1", "play O", "drawn A")
    assert state.shuffles == 1
    assert all(hand(other, "b") == "RRSC" for other in guesses(state, 0))
    do(state, "figure 1", "play S")
    finish_draws(state)
    for other in guesses(state, 0):
        assert set("RRC") <= set(hand(other, "b"))
        assert letters(other.deck).strip("AHOS") == ""
    assert all("F" in hand(other, "a") for other in guesses(state, 1))


ALL_SHUFFLED = (
    "atlantis 3; step: start; seat: 1; first: 0; at: 1; path: green 3, green 4, green 5, grey 6, water, blue 7, 47 water; "
    "figures 0: 1, mainland, mainland; figures 1: 2, mainland, mainland; figures 2: 3, atlantis, mainland; "
    "bridges: 0, 1, 2; hand 0: brown; hand 1: red; hand 2: red, grey; discard: 8 brown; "
    "cards-out: 13 red, 15 green, 14 grey, 6 brown, 15 blue, 15 white, 15 gold; "
    "tiles-out: 12 value 1, 12 value 2, 11 value 3, 11 value 4, 11 value 5, 11 value 6, 11 value 7"
)
DRAWN_SINCE = (
    "atlantis 2; step: start; seat: 0; first: 0; at: 1; path: green 3, blue 4, 51 water; "
    "figures 0: atlantis, mainland, mainland; figures 1: atlantis, mainland, mainland; bridges: 0, 1; "
    "hand 0: red, blue; hand 1: white; certain 0: white; certain 1: red; certain spectator: red, white; deck: 3 blue; "
    "shuffles: 1; cards-out: 14 red, 15 green, 15 grey, 15 brown, 11 blue, 14 white, 15 gold; "
    "tiles-out: 12 value 1, 12 value 2, 11 value 3, 11 value 4, 12 value 5, 12 value 6, 12 value 7"
)


def certain(state: Atlantis) -> list[str]:
    """The unshown cards that each seat, then a spectator, knows to be in other hands."""
    told = dict(part.split(": ", 1) for part in str(state).split("; ")[1:])
    return [told.get(f"certain {viewer}", "") for viewer in (*range(state.seats), "spectator")]


def test_h1_after_a_shuffle_hands_are_known_until_their_cards_are_played_or_shown() -> None:
    state = do(GAME.position(ALL_SHUFFLED), "show hand")
    assert certain(state) == ["red, grey", "red, grey, brown", "brown", "red, grey, brown"]  # red of seat 1 was shown
    do(state, "drawn A", "drawn A", "figure 2", "play H")
    assert certain(state) == ["red", "red, brown", "brown", "red, brown"]  # grey was played
    do(state, "draw", "drawn A", "drawn A", "show hand")
    assert certain(state) == ["red", "red", "", "red"]  # brown of seat 0 was shown
    do(state, "drawn A", "drawn A", "show hand")
    assert certain(state) == ["red", "red", "", "red"]  # seat 1 showed its own red again, not that of seat 2
    assert all("F" in hand(other, "c") for other in guesses(state, 0))


def test_h1_a_card_drawn_after_the_shuffle_is_not_certain_and_takes_nothing_with_it() -> None:
    state = do(GAME.position(DRAWN_SINCE), "figure 1", "play R")
    assert certain(state) == ["white", "red", "red, white"]
    assert certain(do(GAME.position(DRAWN_SINCE), "figure 1", "play F")) == ["white", "", "white"]


def test_e4_a_position_tells_that_a_bridge_was_placed_in_this_turn() -> None:
    assert "stirred: 1" in str(do(GAME.position(ALL_SHUFFLED), "bridge at 5")).split("; ")


def test_a_begun_move_can_be_ended_in_every_guess() -> None:
    state = do(drawn("O3/a1 F2/b1 ~ S1 F5 ~ C2", hands="a: FSO", tiles="a: 2"), "figure 1", "play F")
    for other in guesses(state, 1):
        assert playable_from(other, other.figure, purse(other), True)
    state = do(drawn("O3/a1 ~ S1 F5", hands="a: SOO"), "figure 1", "play S")
    for other in guesses(state, 1):
        assert len(other.legal()) > 0


def test_bought_cards_are_guessed_too() -> None:
    state = do(drawn("O3/a1 ~ S1 F5", hands="a: SO", tiles="a: 6"), "buy with 6", "drawn C", "drawn C", "drawn H")
    for other in guesses(state, 1):
        assert size(other.bought) == 3
        assert len(hand(other, "a")) == 5
    assert all(letters(other.bought) == "HCC" for other in guesses(state, 0))
    assert len({letters(other.bought) for other in guesses(state, 1)}) > 10


def test_w5_a_position_tells_how_many_cards_were_bought() -> None:
    (example,) = [each for each in examples_of(GAME) if each.rule == "X4"]
    assert {"bought: 2 gold", "bought-count: 2"} <= set(str(match_of(GAME, example).state).split("; "))


def test_a_guess_depends_on_nothing_that_the_seat_does_not_know() -> None:
    one = drawn(STUCK, hands="a: FFO | b: RRSC")
    two = drawn(STUCK, hands="a: FFO | b: HHHA")
    assert hand(guessed(one), "b") == hand(guessed(two), "b")


def test_what_is_out_of_sight_is_counted_for_the_viewer() -> None:
    state = drawn(STUCK, hands="a: FFO | b: RRSC", discard="F")
    assert GAME.view(state, 0)["unseen_cards"]["red"] == 15 - 2 - 1
    assert GAME.view(state, 1)["unseen_cards"]["red"] == 15 - 1
    assert GAME.view(state, 0)["unseen_tiles"]["A"]["green"]["3"] == 0
    assert GAME.view(state, 0)["unseen_tiles"]["B"]["green"]["1"] == 1


def test_t5_a_restored_state_in_the_middle_of_a_move_goes_on_as_before() -> None:
    state = do(GAME.position(ALL_SHUFFLED), "show hand", "drawn A", "drawn A", "figure 2")
    assert legal(state) == {"play H"}  # with red to the Mainland, the gap could not be paid
    assert legal(GAME.position(str(state))) == {"play H"}
    restored = GAME.start(seats=3)
    restored.restore(state.encode())
    assert legal(restored) == {"play H"}
    assert place(do(restored, "play H"), "c2") == 4
