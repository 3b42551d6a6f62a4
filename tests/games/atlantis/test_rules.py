"""Every numbered rule of Atlantis: components, set-up, the turn."""

import pytest

from tests.games.atlantis.board import (
    GAME,
    AtlantisMatch,
    after,
    do,
    drawn,
    finish_draws,
    hand,
    legal,
    owned,
    place,
    seen,
    shown,
    why_not,
)
from undertow.engine.state import CHANCE, OVER
from undertow.games.atlantis import box
from undertow.games.atlantis.declared import COLOURS
from undertow.games.atlantis.facts import MAINLAND, path_of
from undertow.games.atlantis.multiset import size

# All 52 visible tiles, in an order that the reconstruction allows: A without value k of item k, B likewise.
A = [f"revealed {name} {value}" for k, name in enumerate(COLOURS, 1) for value in range(1, 8) if value != k]
B = [f"revealed {name} {value}" for k, name in enumerate(COLOURS, 1) for value in range(1, 8) if value != k % 7 + 1]
PATH_LOG = [*A[:26], *B[:26]]


def dealt(*cards: str, seats: int = 2, **options: str) -> AtlantisMatch:
    """A match after the path is laid and these cards were drawn."""
    return after(*PATH_LOG, *(f"drawn {card}" for card in cards), seats=seats, **options)


# Components


def test_c1_eighty_four_tiles_of_seven_items_and_values() -> None:
    tiles = box.load().tiles
    assert [sum(map(sum, letter)) for letter in tiles] == [42, 42]
    assert all(sum(letter[item]) == 6 for letter in tiles for item in range(7))
    census = GAME.census(GAME.start(seats=4))
    assert [census[f"tiles of {value}"] for value in range(1, 8)] == [12] * 7
    assert {component.id: component.grade for component in GAME.about()}["tiles"] == "C"


def test_c1_a_pair_that_a_letter_lacks_is_never_turned_up() -> None:
    state = GAME.start()
    assert len(legal(state)) == 42
    assert "revealed F 1" not in legal(state)
    assert "revealed F 1" in legal(after(*A[:26]).state)


def test_c2_three_figures_and_a_bridge_a_seat_and_fifteen_cards_of_each_item() -> None:
    census = GAME.census(GAME.start(seats=4))
    assert census["figures"] == 12
    assert census["bridges"] == 4
    assert [census[f"{name} cards"] for name in COLOURS] == [15] * 7


def test_c3_each_edition_names_the_items_in_its_own_order() -> None:
    bulgarian = GAME.view(GAME.start(), 0)["items"]
    russian = GAME.view(GAME.start(edition="ru"), 0)["items"]
    assert list(bulgarian.values()) == ["flag", "olive", "helmet", "amphora", "ring", "statue", "crown"]
    assert list(russian.values()) == [
        "amphora",
        "olive",
        "coins",
        "weapons",
        "lyre",
        "sickle",
        "wreath",
    ]  # gold is the wreath
    assert list(bulgarian) == list(russian)


# Set-up


def test_s1_the_path_is_laid_from_atlantis_with_stacks_and_one_water() -> None:
    state = after(*PATH_LOG).state
    heights = [2] * 10 + [1] * 10 + [2] * 6 + [0] + [2] * 6 + [1] * 10 + [2] * 10
    path = GAME.view(state, 0)["path"]
    assert [(1 if each["tile"] else 0) + each["face_down"] for each in path] == heights
    assert [each["letter"] for each in path] == ["A"] * 26 + [None] + ["B"] * 26
    assert seen(state, 1) == "F2+"
    assert seen(state, 11) == "O6"
    assert seen(state, 27) == "~"
    assert seen(state, 28) == "F1+"


def test_s1_the_path_lies_face_down_until_it_is_turned_up_from_atlantis_on() -> None:
    state = GAME.start()
    assert [seen(state, place) for place in range(1, MAINLAND)] == ["?"] * 26 + ["~"] + ["?"] * 26
    state.apply(state.legal()[0])
    assert seen(state, 1).endswith("+")
    assert [seen(state, place) for place in (2, 26, 27, 28, 53)] == ["?", "?", "~", "?", "?"]


def test_s1_tiles_come_from_their_own_letter() -> None:
    state = after(*A[:26]).state
    assert {f"revealed {each}" for each in ("F 1", "C 7")} <= legal(state)
    assert "revealed F 2" not in legal(state)


def test_s1_a_lower_tile_is_decided_when_it_is_turned_up() -> None:
    state = do(drawn("F4+ O3 R2", hands="a: O"), "figure 1", "play O")
    assert state.turn() == CHANCE
    assert seen(state, 1) == "?"
    assert "revealed F 4" not in legal(state)  # the one that lay on top
    assert seen(do(state, "revealed F 5"), 1) == "F5"


def test_s2_hands_of_four_five_six_and_seven_cards() -> None:
    match = dealt(*["red"] * 4, *["green"] * 5, *["grey"] * 6, *["brown"] * 7, seats=4)
    assert match.turn == 0
    assert [hand(match.state, name) for name in "abcd"] == ["FFFF", "OOOOO", "HHHHHH", "AAAAAAA"]
    assert [place(match.state, f"{name}{number}") for name in "ab" for number in (1, 2, 3)] == [0] * 6


def test_s2_the_host_or_the_lot_says_who_begins() -> None:
    match = after("drawn seat 2", *PATH_LOG, *["drawn red"] * 4, *["drawn green"] * 5, seats=3, first="lot")
    assert hand(match.state, "c") == "FFFF"
    assert hand(match.state, "a") == "OOOOO"
    assert legal(GAME.start(seats=3, first="lot")) == {"drawn seat 0", "drawn seat 1", "drawn seat 2"}
    assert dealt(*["red"] * 4, *["green"] * 5, first="1").turn == 1


def test_s2_play_goes_clockwise() -> None:
    state = drawn("F4 O3 R2", hands="a: F | b: O | c: R", turn="b", seats=3)
    turns = []
    for letter in "ORF":
        turns.append(state.turn())
        finish_draws(do(state, "figure 1", f"play {letter}"))
    assert turns == [1, 2, 0]


def test_s3_the_discard_pile_with_the_card_just_played_becomes_the_deck() -> None:
    state = do(drawn("F4 O3 R2", hands="a: OF", saved="a2", deck="", discard="R"), "figure 1", "play O")
    assert legal(state) == {"drawn O", "drawn R"}
    assert list(state.odds()) == [1, 1]


def test_s3_also_in_the_middle_of_a_draw() -> None:
    state = do(drawn("F4 O3 R2", hands="a: OF", saved="a2", deck="S", discard="R"), "figure 1", "play O", "drawn S")
    assert legal(state) == {"drawn O", "drawn R"}


def test_s3_who_finds_both_piles_empty_draws_what_there_is() -> None:
    state = do(drawn("F4 O3 R2", hands="a: OF | b: R", saved="a2", deck=""), "figure 1", "play O", "drawn O")
    assert state.turn() == 1
    assert hand(state, "a") == "FO"


# The turn


def test_t1_a_tile_buys_half_its_value_in_cards_rounded_down() -> None:
    for value in range(2, 8):
        state = do(drawn("F4 O3", hands="a: F", tiles=f"a: {value}"), f"buy with {value}")
        for _ in range(value // 2):
            assert state.turn() == CHANCE
            do(state, "drawn R")
        assert state.turn() == 0
        assert owned(state, "a") == []
        assert hand(state, "a") == "F" + "R" * (value // 2)
        assert GAME.view(state, 0)["tiles_out"][str(value)] == 1


def test_t1_one_tile_a_turn_and_not_a_tile_of_1() -> None:
    state = drawn("F4 O3", hands="a: F", tiles="a: 1 3 3")
    assert "buy with 3" in legal(state)
    assert why_not(state, "buy with 1") == "T1"
    assert why_not(state, "buy with 5") == "T1"
    do(state, "buy with 3", "drawn R")
    assert legal(state) == {"figure 1"}
    assert why_not(state, "buy with 3") == "T1"


def test_t1_nothing_is_bought_from_empty_piles() -> None:
    state = drawn("F4 O3", hands="a: F", tiles="a: 6", deck="")
    assert why_not(state, "buy with 6") == "T1"
    assert legal(drawn("F4 O3", hands="a: F", tiles="a: 6", deck="", discard="O")) == {"figure 1", "buy with 6"}


def test_t1_buying_and_the_bridge_in_either_order_but_before_the_figure() -> None:
    state = drawn("F4 ~ O3", hands="a: F", tiles="a: 6", bridges="a")
    assert {"buy with 6", "bridge at 2", "figure 1"} == legal(state)
    assert legal(do(state, "bridge at 2")) == {"buy with 6", "figure 1"}
    state = finish_draws(do(drawn("F4 ~ O3", hands="a: F", tiles="a: 6", bridges="a"), "buy with 6"))
    assert "bridge at 2" in legal(state)
    do(state, "figure 1")
    assert why_not(state, "bridge at 2") == "T3"
    assert why_not(state, "buy with 6") == "T3"


def test_t2_a_figure_on_the_mainland_moves_no_more() -> None:
    state = drawn("F4 O3/a2 F2", hands="a: F", saved="a1")
    assert legal(state) == {"figure 2", "figure 3"}
    assert why_not(state, "figure 1") == "T2"


def test_t2_figures_on_atlantis_are_one_choice() -> None:
    state = drawn("F4 O3/a1 F2", hands="a: F")
    assert legal(state) == {"figure 1", "figure 2"}
    assert why_not(state, "figure 3") == "T2"
    assert GAME.spots(state, 0)["figure 2"] == ("figure-0-2", "figure-0-3")


def test_t3_to_the_nearest_visible_tile_of_the_item() -> None:
    state = do(drawn("F4 O3/a1 F2 S1 F5", hands="a: F"), "figure 1", "play F")
    assert place(state, "a1") == 3


def test_t3_a_hidden_tile_does_not_count() -> None:
    state = do(drawn("O3/a1 S1+ F5", hands="a: F"), "figure 1", "play F")
    assert place(state, "a1") == 3


def test_t3_an_occupied_tile_asks_for_another_card_until_a_free_one() -> None:
    state = do(drawn("O3/a1 F2/b1 S1/a2 F5 C6", hands="a: FFSC"), "figure 1", "play F")
    assert state.turn() == 0
    assert place(state, "a1") == 2
    assert legal(state) == {"play F", "play S", "play C"}
    do(state, "play S")
    assert place(state, "a1") == 3
    assert legal(state) == {"play F", "play C"}
    finish_draws(do(state, "play C"))
    assert place(state, "a1") == 5
    assert state.turn() == 1
    assert GAME.view(state, 1)["discard"]["red"] == 1


def test_t3_no_further_card_from_a_free_tile() -> None:
    state = do(drawn("O3/a1 F2 S1 F5", hands="a: FFS"), "figure 1", "play F")
    assert state.turn() == CHANCE
    assert place(state, "a1") == 2


def test_t3_a_card_that_is_not_held() -> None:
    state = do(drawn("O3/a1 F2 S1 F5", hands="a: F"), "figure 1")
    assert why_not(state, "play S") == "T3"
    assert why_not(drawn("O3/a1 F2", hands="b: F"), "figure 1") == "T3"


def test_t4_an_item_that_is_not_ahead_leads_to_the_mainland() -> None:
    state = do(drawn("F4 O3/a1 S1 R2/b1", hands="a: F"), "figure 1", "play F")
    assert place(state, "a1") == MAINLAND


def test_t4_the_mainland_and_atlantis_hold_any_number() -> None:
    state = do(drawn("F4 O3/a1 S1", hands="a: F", saved="a2 b1 b2"), "figure 1", "play F")
    assert state.turn() == CHANCE
    assert GAME.view(state, 0)["players"][0]["saved"] == 2


def test_t5_a_move_that_cannot_stop_is_not_offered() -> None:
    state = drawn("O3/a1 F2/b1 S1 F5", hands="a: F", saved="a2 a3")
    assert legal(state) == {"show hand"}
    assert why_not(state, "figure 1") == "T5"
    state = do(drawn("O3/a1 F2/b1 S1 F5 R1", hands="a: FS", saved="a2 a3"), "figure 1")
    assert legal(state) == {"play F", "play S"}
    state = do(drawn("O3/a1 F2/b1 S1/b2 F5/b3 R1", hands="a: FRS", saved="a2 a3"), "figure 1")
    assert legal(state) == {"play F", "play S", "play R"}
    state = do(drawn("O3/a1 S1/b2 F5/b1 R1", hands="a: SFF", saved="a2 a3"), "figure 1")
    assert legal(state) == {"play F", "play S"}  # S, F, then the other F to the Mainland
    state = do(drawn("O3/a1 S1/b2 F5/b1 R1 F6/b3 C1", hands="a: SFC", saved="a2 a3"), "figure 1", "play S")
    assert legal(state) == {"play F", "play C"}


def test_t5_a_step_into_a_dead_end_is_refused() -> None:
    state = do(drawn("O3/a1 S1/b2 F5/b1 R1 F6 S4/b3", hands="a: SSR", saved="a2 a3"), "figure 1")
    assert legal(state) == {"play S", "play R"}
    state = do(drawn("O3/a1 F5/b1 S1/b2 R1", hands="a: FR", saved="a2 a3"), "figure 1")
    assert legal(state) == {"play F", "play R"}
    state = do(drawn("O3/a1 R1 F5/b1 R2/b2 S1", hands="a: FRR", saved="a2 a3"), "figure 1")
    assert legal(state) == {"play F", "play R"}
    state = do(drawn("O3/a1 R1 F5/b1 R2/b2 S1", hands="a: FR", saved="a2 a3"), "figure 1")
    assert legal(state) == {"play R"}
    assert why_not(state, "play F") == "T5"


def test_t5_the_way_on_has_to_be_payable_too() -> None:
    board = "O3/a1 F5/b1 ~ R4 S1"
    assert legal(do(drawn(board, hands="a: FRS", tiles="a: 3", saved="a2 a3"), "figure 1")) >= {"play F"}
    assert legal(do(drawn(board, hands="a: FR", tiles="a: 4", saved="a2 a3"), "figure 1")) == {"play F", "play R"}
    assert legal(do(drawn(board, hands="a: FR", tiles="a: 3", saved="a2 a3"), "figure 1")) == {"play R"}
    assert legal(drawn(board, hands="a: FR", tiles="a: 2", saved="a2 a3")) == {"show hand", "buy with 2"}


def test_t6_stuck_the_hand_is_shown_two_cards_are_drawn_and_the_turn_ends() -> None:
    state = drawn("O3/a1 F2/b1 S1 F5", hands="a: F", saved="a2 a3")
    do(state, "show hand")
    assert shown(state, "a") == "F"
    do(state, "drawn R", "drawn C")
    assert state.turn() == 1
    assert hand(state, "a") == "FRC"
    assert shown(state, "a") == "F"
    assert owned(state, "a") == []


def test_t6_showing_a_hand_turns_up_no_tile() -> None:
    state = drawn("F3/a1 O2/b1 S1", hands="a: O", saved="a2 a3")
    unseen = GAME.view(state, 1)["unseen_tiles"]
    assert GAME.view(do(state, "show hand"), 1)["unseen_tiles"] == unseen


def test_t6_no_bonus_for_figures_on_the_mainland() -> None:
    state = finish_draws(do(drawn("O3/a1 F2/b1 S1 F5", hands="a: F", saved="a2 a3"), "show hand"))
    assert len(hand(state, "a")) == 3


def test_t6_by_the_option_figures_on_the_mainland_bring_cards_to_the_stuck_too() -> None:
    state = drawn("O3/a1 F2/b1 S1 F5", hands="a: F", saved="a2 a3", stuck_bonus="on")
    assert GAME.preview(state, 0, "show hand").brings[0].args == {"cards": 4}
    assert len(hand(finish_draws(do(state, "show hand")), "a")) == 5


def test_t6_who_can_move_must_move() -> None:
    assert why_not(drawn("O3/a1 F2 S1 F5", hands="a: F"), "show hand") == "T6"


def test_t6_buying_or_a_bridge_may_come_first() -> None:
    state = drawn("O3/a1 F2/b1 S1 ~ F5", hands="a: F", tiles="a: 2", saved="a2 a3", bridges="a", deck="SS")
    assert legal(state) == {"show hand", "buy with 2", "bridge at 4"}
    do(state, "buy with 2", "drawn S")
    assert legal(state) == {"figure 1", "bridge at 4"}
    assert legal(do(drawn("O3/a1 ~ F5", hands="a: F", saved="a2 a3", bridges="a"), "bridge at 2")) == {"figure 1"}


def test_t6_who_sells_the_tile_that_would_have_paid_is_stuck() -> None:
    state = drawn("O3/a1 ~ F5", hands="a: F", tiles="a: 3", saved="a2 a3", deck="R")
    assert legal(state) == {"figure 1", "buy with 3"}
    do(state, "buy with 3", "drawn R")
    assert legal(state) == {"show hand"}


def test_t7_the_nearest_tile_behind_without_a_figure() -> None:
    state = do(drawn("C5 A4 R7/b1 ~ S6/b2 F2", hands="a: F", tiles="a: 6"), "figure 1", "play F", "pay 6")
    assert owned(state, "a") == [4]
    assert seen(state, 2) == "~"
    assert seen(state, 1) == "C5"


def test_t7_only_the_top_of_a_stack() -> None:
    state = do(drawn("C5 A4+ F2", hands="a: F"), "figure 1", "play F", "revealed S 3")
    assert owned(state, "a") == [4]
    assert seen(state, 2) == "S3"


def test_t7_the_place_just_left_counts_as_free() -> None:
    state = do(drawn("C5 A4/a1 F2", hands="a: F"), "figure 1", "play F")
    assert owned(state, "a") == [4]


def test_t7_none_behind_none_taken() -> None:
    state = do(drawn("F2 C5", hands="a: F"), "figure 1", "play F")
    assert owned(state, "a") == []
    assert state.turn() == CHANCE
    assert "drawn F" in legal(state)
    assert owned(do(drawn("C5/b1 F2", hands="a: F"), "figure 1", "play F"), "a") == []


def test_t7_also_for_a_figure_that_reaches_the_mainland() -> None:
    state = do(drawn("C5 A4 S6/b1", hands="a: F"), "figure 1", "play F")
    assert place(state, "a1") == MAINLAND
    assert owned(state, "a") == [4]


def test_t8_an_empty_place_is_water_and_neighbouring_water_is_one_gap() -> None:
    state = do(drawn("C5 S3 ~ A4 ~ ~ F2 R1", hands="a: F", tiles="a: 6"), "figure 1", "play F", "pay 6")
    assert seen(state, 4) == "~"
    assert GAME.view(state, 0)["gaps"] == [
        {"id": "gap-3", "places": [3, 4, 5, 6], "price": 2, "price_without_bridge": 2, "bridges": 0}
    ]


def test_t9_played_cards_are_discarded_and_one_card_is_drawn_whatever_was_played() -> None:
    state = do(drawn("O3/a1 F2/b1 F5", hands="a: FFC"), "figure 1", "play F", "play F")
    assert GAME.view(state, 1)["discard"]["red"] == 2
    do(state, "drawn R")
    assert state.turn() == 1
    assert hand(state, "a") == "RC"


def test_t9_one_card_more_for_each_figure_on_the_mainland() -> None:
    for saved, cards in (("", 1), ("a2", 2), ("a2 a3", 3)):
        state = do(drawn("F4 O3/a1 F2 F5", hands="a: F", saved=saved), "figure 1", "play F")
        assert state.to_draw == cards
    assert do(drawn("F4 O3/a1 S1", hands="a: F"), "figure 1", "play F").to_draw == 2


def test_t10_the_third_arrival_takes_a_tile_draws_four_and_ends_the_game() -> None:
    state = do(drawn("F4 O3/a1 S1", hands="a: F", saved="a2 a3", bridges="a"), "figure 1", "play F")
    assert owned(state, "a") == [1]
    do(state, *["drawn R"] * 4)
    assert state.turn() == OVER
    assert hand(state, "a") == "RRRR"
    assert state.scores()[0] == 5
    assert GAME.ending(state) == "ended-third-figure"


def test_t10_a_lower_tile_is_still_turned_up() -> None:
    state = do(drawn("F4/b1 ~ S3+/a1", hands="a: R", saved="a2 a3"), "figure 1", "play R")
    assert "revealed O 1" in legal(state)
    do(state, "revealed O 1", *["drawn R"] * 4)
    assert state.turn() == OVER
    assert path_of(state, 3) & 7 == 1
    assert GAME.view(state, 0)["players"][1]["due"] == 3  # one for each figure


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s2_and_t9_hand_sizes_are_public(seats: int) -> None:
    state = GAME.start(seats=seats)
    while state.turn() == CHANCE:
        state.apply(state.legal()[0])
    sizes = [player["cards"] for player in GAME.view(state, 0)["players"]]
    assert sizes == [4, 5, 6, 7][:seats]
    assert size(state.deck) == 105 - sum(sizes)
