"""The rules of Atlantis about water, bridges and the end, and the worked examples of both rulebooks."""

import pytest

from tests.games.atlantis.board import GAME, do, drawn, finish_draws, hand, legal, owned, place, seen, why_not
from undertow.engine.state import CHANCE, OVER
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.facts import MAINLAND
from undertow.games.atlantis.multiset import size
from undertow.games.atlantis.payment import can_add_up, can_finish, cheapest
from undertow.games.atlantis.state import dues


def prices(state: Atlantis) -> dict[int, int]:
    """The price of each gap, by its first place."""
    return {gap["places"][0]: gap["price"] for gap in GAME.view(state, 0)["gaps"]}


def bag(values: str) -> int:
    """Tiles of these values."""
    return sum(1 << 8 * (int(value) - 1) for value in values.split())


# Water


def test_w1_water_between_tiles_is_a_gap_but_not_next_to_an_end() -> None:
    state = drawn("~ ~ F4 ~ ~ O3 ~", hands="a: O", bridges="a")
    assert prices(state) == {4: 3}
    assert why_not(state, "bridge at 2") == "W1"
    assert why_not(state, "bridge at 7") == "W1"
    assert legal(drawn("~ ~ F4 O3", hands="a: F")) == {"figure 1"}  # leaving Atlantis over sunken places is free


def test_w1_both_ends_slide_up() -> None:
    state = do(drawn("F4 O3 R2 ~ S1", hands="a: O", bridges="a"), "figure 1", "play O")
    assert seen(state, 1) == "~"
    assert prices(state) == {4: 1}
    state = do(drawn("F4/b1 ~ R2 S1/a1", hands="a: O", tiles="a: 2"), "figure 1", "play O")
    assert seen(state, 4) == "~"
    assert prices(state) == {2: 2}
    assert dues(state, 1) == 3 * 2


@pytest.mark.parametrize(("left", "right", "water"), [(1, 7, "~"), (5, 2, "~ ~"), (4, 4, "~ ~ ~ ~ ~")])
def test_w2_a_gap_costs_the_smaller_end_whatever_its_length(left: int, right: int, water: str) -> None:
    assert list(prices(drawn(f"F{left} {water} O{right}")).values()) == [min(left, right)]


def test_w2_a_figure_on_an_end_does_not_change_it() -> None:
    assert prices(drawn("F3/b1 ~ O5/b2")) == {2: 3}


def test_w3_several_gaps_are_paid_together_after_the_movement() -> None:
    state = do(drawn("F3/a1 ~ O5 ~ ~ S2 ~ R6", hands="a: RC", tiles="a: 7"), "figure 1", "play R")
    assert place(state, "a1") == 8
    assert state.price == 3 + 2 + 2
    assert legal(state) == {"pay 7"}  # a card beside it could be left out
    assert owned(finish_draws(do(state, "pay 7")), "a") == [2]


def test_w3_also_over_a_chain_of_cards() -> None:
    state = do(drawn("F3/a1 ~ O5/b1 ~ S2", hands="a: OS", tiles="a: 4 1"), "figure 1", "play O", "play S")
    assert state.price == 5
    assert legal(state) == {"pay 4", "pay 1"}


def test_w3_the_price_is_that_before_the_tile_is_taken() -> None:
    state = do(drawn("F3/a1 ~ O7 R6", hands="a: RSSS"), "figure 1", "play R")
    assert state.price == 3
    finish_draws(do(state, "pay S", "pay S", "pay S"))
    assert owned(state, "a") == [7]


def test_w4_tiles_and_cards_mixed_freely_in_any_order() -> None:
    for order in (("pay 2", "pay S", "pay S"), ("pay S", "pay 2", "pay S"), ("pay S", "pay S", "pay 2")):
        state = do(drawn("F4/a1 ~ O7 R6", hands="a: RSSSS", tiles="a: 2"), "figure 1", "play R")
        finish_draws(do(state, *order))
        assert state.turn() == 1
        assert hand(state, "a").count("S") == 2


def test_w4_overpayment_only_where_nothing_could_be_left_out() -> None:
    state = do(drawn("F4/a1 ~ O7 R6", hands="a: RSSSS", tiles="a: 7 3 1"), "figure 1", "play R")
    assert legal(state) == {"pay 7", "pay 3", "pay 1", "pay S"}
    assert why_not(do(state, "pay 3"), "pay 7") == "W4"
    assert legal(state) == {"pay 1", "pay S"}
    state = do(drawn("F4/a1 ~ O7 R6", hands="a: RS", tiles="a: 7 6"), "figure 1", "play R")
    assert legal(state) == {"pay 7", "pay 6"}
    assert why_not(state, "pay S") == "W4"
    assert why_not(state, "pay C") == "W4"
    assert why_not(state, "pay 2") == "W4"
    finish_draws(do(state, "pay 6"))
    assert owned(state, "a") == [7, 7]  # the 2 too much are lost


def test_w4_what_is_offered_is_exactly_what_some_payment_without_a_spare_piece_holds() -> None:
    """Every bag of up to five tiles, every number of cards, every price: checked against all subsets."""
    for values in ("", "1", "7", "2 2", "3 5", "1 4 6", "2 3 3 7", "5 5 5 5", "1 2 4 6 7", "6 6 7 7 7"):
        pieces = [int(value) for value in values.split()]
        for cards in range(5):
            for price in range(1, sum(pieces) + cards + 1):
                owned_now, wanted = bag(values), payments(pieces + [1] * cards, price)
                assert wanted
                assert can_finish(owned_now, cards, price, 8)
                for value in set(pieces):
                    rest = owned_now - (1 << 8 * (value - 1))
                    offered = can_finish(rest, cards, price - value, value)
                    assert offered == any(value in chosen for chosen in wanted if not is_card(value, chosen, pieces))


def payments(pieces: list[int], price: int) -> list[tuple[int, ...]]:
    """All payments without a superfluous piece."""
    found = []
    for chosen in range(1 << len(pieces)):
        values = tuple(piece for index, piece in enumerate(pieces) if chosen >> index & 1)
        if values and sum(values) >= price > sum(values) - min(values):
            found.append(values)
    return found


def is_card(value: int, chosen: tuple[int, ...], pieces: list[int]) -> bool:
    """Whether a piece of 1 can only be a card."""
    return value == 1 and 1 not in pieces and 1 in chosen


def test_w4_sums_beyond_the_bits_of_a_number() -> None:
    tiles = bag(" ".join(["7"] * 12))
    assert can_add_up(tiles, 1, 70, 70)
    assert not can_add_up(tiles, 1, 71, 76)
    assert can_add_up(tiles, 1, 71, 77)
    assert not can_add_up(tiles, 1, 85, 90)
    assert can_finish(tiles, 0, 80, 8)
    assert cheapest(tiles, 2, 68) == 70
    assert cheapest(tiles, 5, 68) == 68


def test_w5_bulgarian_edition_bought_cards_cannot_pay() -> None:
    state = do(drawn("F3/a1 ~ R6", hands="a: RC", tiles="a: 4", edition="bg"), "buy with 4", "drawn S", "drawn S")
    assert why_not(state, "figure 1") == "W7"
    state = do(drawn("F1/a1 ~ R6", hands="a: RC", tiles="a: 4", edition="bg"), "buy with 4", "drawn S", "drawn S")
    do(state, "figure 1", "play R")
    assert legal(state) == {"pay C"}
    assert why_not(state, "pay S") == "W5"


def test_w5_bulgarian_edition_a_bought_card_is_played_before_an_older_one() -> None:
    state = do(drawn("F1/a1 ~ R6", hands="a: R", tiles="a: 2", edition="bg"), "buy with 2", "drawn R")
    do(state, "figure 1", "play R")
    assert legal(state) == {"pay R"}


def test_w5_russian_edition_bought_cards_can_pay() -> None:
    state = do(drawn("F2/a1 ~ R6", hands="a: RC", tiles="a: 4", edition="ru"), "buy with 4", "drawn S", "drawn S")
    do(state, "figure 1", "play R")
    assert legal(state) == {"pay C", "pay S"}


@pytest.mark.parametrize(("edition", "out", "discard"), [("bg", 1, 0), ("ru", 0, 1)])
def test_w6_spent_tiles_leave_the_game_and_spent_cards_by_edition(edition: str, out: int, discard: int) -> None:
    state = drawn("F3/a1 ~ R6", hands="a: RS", tiles="a: 2", edition=edition)
    do(state, "figure 1", "play R", "pay 2", "pay S")
    shown = GAME.view(state, 1)
    assert shown["tiles_out"]["2"] == 1
    assert shown["cards_out"]["white"] == out
    assert shown["discard"]["white"] == discard


def test_w7_without_the_price_or_a_bridge_there_is_no_such_move() -> None:
    state = drawn("F3/a1 ~ R6 S1", hands="a: RS", tiles="a: 1", saved="a2 a3", bridges="a")
    assert why_not(state, "figure 1") == "W7"
    assert legal(state) == {"show hand", "bridge at 2"}
    assert legal(do(state, "bridge at 2")) == {"figure 1"}
    state = do(drawn("F3/a1 R2 ~ R6 S1", hands="a: RS", saved="a2 a3"), "figure 1")
    assert legal(state) == {"play R"}
    assert why_not(state, "play S") == "W7"


# Bridges


def test_b1_once_on_any_gap_before_the_first_card_or_after_the_tile() -> None:
    state = drawn("F3/a1 ~ O6 ~ S1 R5", hands="a: O", tiles="a: 7", bridges="a")
    assert {"bridge at 2", "bridge at 4"} <= legal(state)
    finish_draws(do(state, "figure 1", "play O", "pay 7"))
    assert legal(state) == {"bridge at 4", "draw"}  # the place just left was the tile, so the first gap slid away
    do(state, "bridge at 4")
    assert seen(state, 4) == "="
    assert state.turn() == CHANCE
    state = do(drawn("F3/a1 ~ O6 ~ S1 R5", hands="a: O", bridges="a"), "bridge at 2")
    assert why_not(state, "bridge at 4") == "B1"


def test_b1_also_when_there_was_no_tile_to_take() -> None:
    state = do(drawn("F3 ~ O6", hands="a: F", bridges="a"), "figure 1", "play F")
    assert legal(state) == {"bridge at 2", "draw"}
    assert do(state, "draw").to_draw == 1


def test_b1_not_between_the_cards_nor_when_paying() -> None:
    state = do(drawn("F3/a1 ~ O6/b1 R1 ~ S1", hands="a: OR", tiles="a: 7", bridges="a"), "figure 1", "play O")
    assert why_not(state, "bridge at 5") == "T3"
    assert why_not(do(state, "play R"), "bridge at 5") == "W3"


def test_b1_not_in_the_turn_that_ends_the_game() -> None:
    state = do(drawn("F3 ~ O6 S1/a1", hands="a: F", saved="a2 a3", bridges="a"), "figure 1", "play F")
    assert state.turn() == CHANCE
    assert state.to_draw == 4


def test_b1_before_the_figure_is_chosen_also_in_the_turn_that_ends_the_game() -> None:
    state = drawn("F3 ~ O6/a1 S1", hands="a: F", saved="a2 a3", bridges="a")
    do(state, "bridge at 2", "figure 1", "play F")
    assert state.ending
    assert seen(state, 2) == "="


def test_b1_a_gap_is_named_by_its_first_place() -> None:
    state = drawn("F3 ~ ~ O6", hands="a: F", bridges="a")
    assert why_not(state, "bridge at 3") == "B1"
    assert why_not(state, "bridge at 4") == "B1"
    assert GAME.spots(state, 0)["bridge at 2"] == ("place-2", "place-3")


def test_b2_a_bridge_is_free_for_everybody_and_serves_a_merged_gap() -> None:
    state = drawn("F3/a1 = O6 ~ R5 S1", hands="a: S", tiles="a: 5", bridges="a")
    assert prices(state) == {2: 0, 4: 5}
    assert why_not(state, "bridge at 2") == "B2"
    merged = do(drawn("F3 = O6 ~ R5/a1 S1 C2", hands="a: S"), "figure 1", "play S")
    assert prices(merged) == {2: 0, 4: 1}
    merged = drawn("F3 = ~ ~ R5 S1")
    assert prices(merged) == {2: 0}
    assert dues(drawn("F3/b1 = ~ ~ R5 S1"), 1) == 0
    assert why_not(drawn("F3 ~ = ~ R5 S1", hands="a: F", bridges="a"), "bridge at 2") == "B2"


def test_b3_a_bridge_at_a_vanished_end_no_longer_matters() -> None:
    state = do(drawn("F3/a1 = O6 R5 ~ S1", hands="a: O", bridges="a"), "figure 1", "play O")
    assert prices(state) == {5: 1}
    assert legal(state) == {"bridge at 5", "draw"}
    assert dues(drawn("S2/b1 = ~"), 1) == 0


# The end


def test_e1_every_other_figure_goes_to_the_mainland_also_from_atlantis() -> None:
    state = do(drawn("F3 ~ O6/b1 ~ S4 R1/a1", hands="a: F | b: OO", saved="a2 a3 b3"), "figure 1", "play F")
    do(state, *["drawn R"] * 4)
    assert state.turn() == OVER
    assert [place(state, f"b{number}") for number in (1, 2, 3)] == [MAINLAND] * 3
    assert GAME.view(state, 1)["players"][1]["due"] == 4 + 3 + 4  # from Atlantis over both gaps, and over the last
    assert size(state.deck) == 105 - 1 - 2 - 4
    assert owned(state, "b") == []


def test_e2_paid_in_one_go_in_the_way_that_keeps_the_most() -> None:
    assert cheapest(bag("7 5"), 0, 6) == 7
    assert cheapest(bag("7 5"), 1, 6) == 6
    assert cheapest(bag("2 2 5"), 0, 3) == 4
    assert cheapest(bag("5 5"), 3, 9) == 10
    assert cheapest(bag(""), 4, 9) == 4


def test_e2_overpaying_is_compulsory_and_the_unpaid_rest_is_negative() -> None:
    over = ("figure 1", "play F", *["drawn R"] * 4)
    board = "F3/b1 ~ O6 S4 R1/a1"
    state = do(drawn(board, hands="a: F", tiles="b: 7 5", saved="a2 a3 b2 b3"), *over)
    assert GAME.view(state, 0)["players"][1] | {"tiles": None} == {
        "tiles": None,
        "cards": 0,
        "shown": dict.fromkeys(("red", "green", "grey", "brown", "blue", "white", "gold"), 0),
        "has_bridge": False,
        "saved": 3,
        "due": 3,
        "paid": 5,
        "score": 7,
    }
    state = do(drawn(board, hands="a: F | b: O", saved="a2 a3 b2 b3"), *over)
    assert state.scores()[1] == -2
    assert state.winners() == [0]


def test_e3_tiles_and_cards_count_and_unused_bridges_do_not() -> None:
    state = drawn("O6 R1/a1", hands="a: F | b: OOO", tiles="b: 6", saved="a2 a3 b1 b2 b3", bridges="b")
    do(state, "figure 1", "play F", *["drawn R"] * 4)
    assert state.scores() == [4 + 1, 6 + 3]
    assert state.winners() == [1]
    assert state.shares() == [0.0, 1.0]


def test_e3_equal_scores_share_the_victory() -> None:
    state = drawn("O6 R1/a1", hands="a: F | b: OO", tiles="b: 3", saved="a2 a3 b1 b2 b3")
    do(state, "figure 1", "play F", *["drawn R"] * 4)
    assert state.winners() == [0, 1]
    assert state.shares() == [0.5, 0.5]


def test_e4_when_nobody_can_move_or_draw_any_more_the_game_ends() -> None:
    board = "F3/a1 ~ O7/b1 ~ S4"
    state = drawn(board, hands="a: O | b: S", saved="a2 a3 b2 b3", deck="")
    assert legal(do(state, "show hand")) == {"show hand"}
    assert state.turn() == 1
    do(state, "show hand")
    assert state.turn() == OVER
    assert GAME.ending(state) == "ended-standstill"
    assert state.scores() == [1 - 3 - 4, 1 - 4]
    assert state.winners() == [1]


def test_e4_a_bridge_or_a_card_drawn_keeps_the_game_going() -> None:
    board = "F3/a1 ~ O7/b1 ~ S4"
    state = drawn(board, hands="a: O | b: S", saved="a2 a3 b2 b3", deck="", bridges="b")
    do(state, "show hand", "bridge at 2", "show hand")
    assert state.turn() == 0
    assert state.idle_turns == 0
    state = do(drawn(board, hands="a: O | b: S", saved="a2 a3 b2 b3", deck="R"), "show hand", "drawn R", "show hand")
    assert state.turn() == 0
    assert state.idle_turns == 1


# The worked examples


def test_x1_tiles_behind_occupied_ones_and_a_chain_of_helmets() -> None:
    """Example 1: a is black, b is red, c is blue; each has one move."""
    state = drawn(
        "S5/a2 O4+ F1 C2/b1 F4+ H2/a1 A6/c2 O3 R7 H5",
        hands="a: F | b: O | c: HH",
        seats=3,
    )
    do(state, "figure 2", "play F", "revealed S 2", "drawn S")
    assert place(state, "a2") == 3
    assert owned(state, "a") == [4]
    do(state, "figure 1", "play O", "revealed C 1", "drawn S")
    assert place(state, "b1") == 8
    assert owned(state, "b") == [4]
    assert seen(state, 5) == "C1"
    do(state, "figure 1", "play H")
    assert place(state, "c1") == place(state, "a1") == 6
    assert legal(state) == {"play H"}
    do(state, "play H", "drawn C")
    assert place(state, "c1") == 10
    assert owned(state, "c") == [7]
    assert hand(state, "c") == "C"
    assert state.turn() == 0


def test_x2_four_gaps_one_of_them_bridged_and_a_merged_gap() -> None:
    """Example 2: blue goes far ahead to the ring of 2."""
    state = drawn("F1/a1 ~ O4 ~ H6 ~ S3 = C5/b1 R2", hands="a: R", tiles="a: 7 1")
    assert prices(state) == {2: 1, 4: 4, 6: 3, 8: 0}
    do(state, "figure 1", "play R")
    assert place(state, "a1") == 10
    assert state.price == 1 + 4 + 3
    do(state, "pay 7", "pay 1")
    assert owned(state, "a") == [3]
    gap = GAME.view(state, 0)["gaps"][-1]
    assert gap["places"] == [6, 7, 8]
    assert gap["price"] == 0
    assert gap["price_without_bridge"] == 5


def test_x3_the_third_arrival_the_slide_and_the_last_payments() -> None:
    """Example 3: a is black, b is red, c is blue."""
    state = drawn(
        "F1/b1 ~ O4 ~ H6/b2 C5/c1 ~ S1/a1 R5",
        hands="a: F | c: OO",
        tiles="b: 7",
        saved="a2 a3 b3 c2 c3",
        seats=3,
    )
    do(state, "figure 1", "play F")
    assert owned(state, "a") == [5]
    assert seen(state, 9) == "~"  # the Mainland moves up to the statue of 1
    assert [figure["due"] for figure in GAME.view(state, 0)["figures"]] == [0, 0, 0, 6, 1, 0, 1, 0, 0]
    do(state, *["drawn S"] * 4)
    assert state.turn() == OVER
    players = GAME.view(state, 0)["players"]
    assert [(player["due"], player["paid"]) for player in players] == [(0, 0), (7, 7), (1, 1)]
    assert state.scores() == [5 + 4, 0, 1]
    assert state.winners() == [0]


def test_x4_a_tile_of_5_buys_two_cards() -> None:
    state = do(drawn("F1/a1 O4/b1 H6 C5", hands="a: H", tiles="a: 5"), "buy with 5", "drawn C", "drawn C")
    assert (hand(state, "a"), owned(state, "a"), state.turn()) == ("HCC", [], 0)
