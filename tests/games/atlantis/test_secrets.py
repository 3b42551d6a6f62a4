"""Who knows what in Atlantis, and what a guess preserves."""

from tests.games.atlantis.board import GAME, do, drawn, finish_draws, hand, letters, shown
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


def test_whoever_has_begun_a_move_can_end_it_in_every_guess() -> None:
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
