"""Every numbered rule of Niagara and every worked example of its rulebook."""

from typing import Any

import pytest

import undertow
from tests.games.niagara.board import GAME, after, cargo, deposit, do, drawn, gems, legal, place, why_not
from undertow.engine import position
from undertow.engine.examples import examples_of, match_of
from undertow.games.niagara import river, rules
from undertow.games.niagara.declared import TILES
from undertow.games.niagara.facts import newest_of, played_of, set_chosen, set_place
from undertow.games.niagara.state import BANK, RIGHT_6, distance

OPENING = ("play 4", "play 3", "play 2")


# Components and board


def test_c1_every_seat_has_two_canoes_and_seven_gems_of_each_colour_are_in_play() -> None:
    state = GAME.start(seats=5)
    assert GAME.census(state) == {f"{colour} gems": 7 for colour in ("pink", "blue", "yellow", "white", "violet")} | {
        "canoes": 10
    }
    assert {each.id: each.facts for each in GAME.about()}["gems"]["in_the_box"] == 8
    assert legal(state) == {"play 1", "play 2", "play 3", "play 4", "play 5", "play 6", "play cloud"}


def test_c2_nine_spaces_two_of_them_in_each_branch() -> None:
    assert [text for text in GAME.actions if text.startswith("to ")] == [
        *("to 1", "to 2", "to 3", "to 4", "to 5"),
        *("to 6 left", "to 7 left", "to 6 right", "to 7 right"),
    ]
    assert [distance(BANK, goal) for goal in range(1, 10)] == [1, 2, 3, 4, 5, 6, 7, 6, 7]


def test_c3_deposits_lie_at_their_spaces_and_hold_seven_gems() -> None:
    state = GAME.start(seats=3)
    for colour, space in (
        ("violet", "3"),
        ("white", "4"),
        ("yellow", "5"),
        ("blue", "left-6"),
        ("blue", "right-6"),
        ("pink", "left-7"),
    ):
        assert deposit(state, colour) == {colour: 7}
        here = do(drawn(f"{space}: A1", "2 3 4"), "canoe 1")
        assert f"load {colour}" in legal(here)
    assert not [text for text in legal(do(drawn("2: A1", "2 3 4"), "canoe 1")) if text.startswith("load")]


def test_c3_a_deposit_may_come_to_hold_other_colours() -> None:
    state = do(drawn("5: A1 white", "2 3 4"), "canoe 1", "unload")
    assert deposit(state, "yellow") == {"yellow": 7, "white": 1}


def test_c4_the_weather_starts_at_0_and_goes_from_minus_1_to_2() -> None:
    assert GAME.start(seats=3).weather == 0
    assert (rules.LOWEST_WEATHER, rules.HIGHEST_WEATHER) == (-1, 2)


# Phase I


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s1_canoes_begin_on_the_bank_gems_in_their_deposits_and_the_cloud_on_0(seats: int) -> None:
    view = GAME.view(GAME.start(seats=seats), 0)
    assert [canoe["place"] for canoe in view["canoes"]] == ["bank"] * 2 * seats
    assert all(canoe["cargo"] is None for canoe in view["canoes"])
    assert view["deposits"]["pink"] == {"pink": 7, "blue": 0, "yellow": 0, "white": 0, "violet": 0}
    assert view["weather"] == 0
    assert view["own"]["tiles_left"] == ["1", "2", "3", "4", "5", "6", "cloud"]
    assert [sum(player["gems"].values()) for player in view["players"]] == [0] * seats


def test_h1_only_the_tile_chosen_in_this_round_is_secret() -> None:
    match = after("play 5", "play 2", seats=3)
    own, other = GAME.view(match.state, 0), GAME.view(match.state, 2)
    assert (own["own"]["chosen"], other["own"]["chosen"]) == ("5", None)
    differing = {key for key in own if own[key] != other[key]}
    assert differing <= {"own", "speeds"}
    assert [player["has_chosen"] for player in other["players"]] == [True, True, False]
    assert [player["tile"] for player in other["players"]] == [None, None, None]


def test_h1_played_tiles_are_open_or_by_the_option_only_the_newest() -> None:
    for option, left in (("on", ["1", "4", "5", "6", "cloud"]), ("off", None)):
        state = drawn("", piles="B: 2 3", show_played_tiles=option)
        player = GAME.view(state, 0)["players"][1]
        assert (player["newest"], player["tiles_left"]) == ("3", left)


def test_p1_all_choose_at_the_same_time() -> None:
    match = after()
    assert list(match.state.choosers()) == [0, 1, 2]
    match.play(2, "play 5")
    assert match.waiting_for() == [0, 1]
    match.play(2, "play 6")  # a choice may be changed until all have chosen
    match.play(0, "play 1")
    assert match.log == []
    match.play(1, "play 2")
    assert match.log == ["play 1", "play 2", "play 6"]


def test_p1_the_choice_is_secret_until_the_seat_acts() -> None:
    state = after(*OPENING).state
    players = GAME.view(state, 1)["players"]
    assert [player["tile"] for player in players] == ["4", None, None]
    assert [player["has_chosen"] for player in players] == [True, True, True]
    assert GAME.view(state, 1)["own"]["chosen"] == "3"


def test_p1_played_tiles_may_not_be_played_again_and_only_the_newest_shows() -> None:
    state = drawn("", piles="A: 1 2 3")
    assert legal(state) == {"play 4", "play 5", "play 6", "play cloud"}
    assert why_not(state, "play 2") == "P1"
    hidden = drawn("", piles="A: 1 2 3", show_played_tiles="off")
    assert GAME.view(hidden, 1)["players"][0]["tiles_left"] is None
    assert GAME.view(hidden, 1)["players"][0]["newest"] == "3"


def test_p1_all_seven_come_back_at_the_end_of_the_round_of_the_seventh() -> None:
    state = drawn("lost: A1, A2, B1, B2, C1, C2", "1 cloud 3", owned="C: pink", piles="A: 2 3 4 5 6 cloud")
    assert played_of(state, 0) == 127  # not yet: the round is not over
    do(state, "weather up")
    assert played_of(state, 0) == 0
    assert newest_of(state, 0) == -1
    assert played_of(state, 1) == 1 << TILES.index("cloud")


def test_p2_a_canoe_is_repaired_with_an_own_landed_gem_which_returns_to_its_deposit() -> None:
    state = drawn("lost: A1", owned="A: white pink")
    assert legal(state) == {"repair pink", "repair white", "repair nothing"}
    assert why_not(state, "repair blue") == "P2"
    do(state, "repair white")
    assert (place(state, "A1"), gems(state, "A")) == ("bank", ["pink"])
    assert deposit(state, "white") == {"white": 7}
    assert len(list(state.choosers())) == 3


def test_p2_repairs_come_in_order_from_the_lifebelt_before_anybody_chooses() -> None:
    state = drawn("lost: A1, B1, C1", owned="A: white | B: white | C: white", belt="B")
    order = []
    while len(list(state.choosers())) == 1:
        order.append(state.turn())
        do(state, "repair nothing")
    assert order == [1, 2, 0]
    assert place(state, "A1") == "lost"


def test_p2_both_canoes_may_be_repaired_unless_the_option_says_one_a_round() -> None:
    both = do(drawn("lost: A1, A2", owned="A: white pink"), "repair white")
    assert legal(both) == {"repair pink", "repair nothing"}
    one = do(drawn("lost: A1, A2", owned="A: white pink", repairs="one a round"), "repair white")
    assert len(list(one.choosers())) == 3
    assert place(one, "A2") == "lost"


def test_p3_who_has_lost_both_and_owns_nothing_gets_one_back() -> None:
    state = drawn("lost: A1, A2, B1, B2", owned="B: pink")
    assert (place(state, "A1"), place(state, "A2")) == ("bank", "lost")
    assert state.turn() == 1
    assert place(state, "B1") == "lost"


# Phase II: which canoes


def test_a1_clockwise_from_the_holder_of_the_lifebelt() -> None:
    state = drawn("", "2 3 cloud", belt="B")
    turns = []
    for texts in (("canoe 1", "to 3"), ("weather up",), ("canoe 1", "to 2")):
        turns.append(state.turn())
        do(state, *texts)
    assert turns == [1, 2, 0]
    assert GAME.view(state, 0)["weather"] == 1


def test_m1_of_two_on_the_bank_exactly_one_moves() -> None:
    state = drawn("", "3 1 1")
    assert legal(state) == {"canoe 1"}  # both are alike
    assert why_not(state, "canoe 2") == "M1"
    assert why_not(state, "stay") == "M1"
    do(state, "canoe 1", "to 3")
    assert state.turn() == 1


def test_m1_one_in_the_water_must_move_the_one_on_the_bank_may() -> None:
    state = drawn("4: A1", "3 1 1")
    assert legal(state) == {"canoe 1", "canoe 2"}
    assert why_not(state, "stay") == "M1"
    do(state, "canoe 1", "to 1")
    assert legal(state) == {"canoe 2", "stay"}
    assert why_not(state, "canoe 1") == "M1"
    assert do(state, "stay").turn() == 1


def test_m1_the_optional_canoe_may_go_first() -> None:
    state = do(drawn("4: A1", "3 1 1"), "canoe 2", "to 3")
    assert legal(state) == {"canoe 1"}


def test_m1_two_in_the_water_must_both_move() -> None:
    state = do(drawn("4: A1 | 2: A2", "1 1 1"), "canoe 2", "to 1")
    assert legal(state) == {"canoe 1"}


def test_m1_one_on_the_bank_and_one_lost_may_stay() -> None:
    state = drawn("lost: A1", "1 2 2", owned="")
    assert legal(state) == {"canoe 2", "stay"}
    assert why_not(state, "canoe 1") == "R5"


def test_m1_one_in_the_water_and_one_lost_must_move() -> None:
    assert legal(drawn("lost: A1 | 2: A2", "1 2 2")) == {"canoe 2"}


def test_m1_with_both_lost_nothing_moves_and_the_tile_still_counts() -> None:
    state = drawn("lost: A1, A2 | 4: B1", "1 3 3", owned="A: pink")
    assert state.turn() == 1
    do(state, "canoe 1", "to 1", "stay", "canoe 1", "to 3")
    assert place(state, "B1") == "2"  # the river moved by A's 1


def test_m1_is_judged_at_the_start_of_the_turn() -> None:
    state = do(drawn("1: A1 | 2: A2", "2 1 1"), "canoe 1", "land")
    assert legal(state) == {"canoe 2"}
    assert why_not(state, "stay") == "M1"


def test_m2_all_points_must_be_used() -> None:
    state = do(drawn("5: A1", "3 1 1"), "canoe 1")
    assert legal(state) == {"load yellow", "to 2", "to 4", "to 6 left", "to 6 right", "fall"}
    assert why_not(state, "to 3") == "M2"
    assert why_not(state, "to 1") == "M2"


def test_m2_two_points_are_kept_only_for_a_deposit_and_must_be_used_there() -> None:
    state = do(drawn("5: A1", "3 1 1"), "canoe 1", "to 4")
    assert legal(state) == {"load white"}
    assert why_not(state, "to 3") == "M2"
    do(state, "load white")
    assert cargo(state, "A1") == "white"


def test_m2_four_points_are_kept_only_for_an_exchange() -> None:
    state = do(drawn("5: A1 yellow", "5 1 1"), "canoe 1")
    assert "to 4" in legal(state)
    do(state, "to 4")
    assert legal(state) == {"unload"}
    do(state, "unload")
    assert legal(state) == {"load white"}
    empty = do(drawn("5: A1", "5 1 1"), "canoe 1")
    assert why_not(empty, "to 4") == "M2"


def test_m3_up_or_down_and_any_branch_on_the_way_down() -> None:
    state = do(drawn("4: A1", "2 1 1"), "canoe 1")
    assert legal(state) == {"load white", "to 2", "to 6 left", "to 6 right"}


def test_m3_not_up_one_branch_and_down_the_other() -> None:
    state = do(drawn("left-6: A1", "2 1 1"), "canoe 1")
    assert legal(state) == {"load blue", "to 4", "fall"}
    assert why_not(state, "to 6 right") == "M3"
    deeper = do(drawn("left-7: A1", "1 1 1"), "canoe 1")
    assert legal(deeper) == {"to 6 left", "fall"}


def test_m3_canoes_share_spaces_and_block_nobody() -> None:
    state = do(drawn("2: B1, B2, C1, C2 | 3: A1", "1 1 1"), "canoe 1", "to 2")
    assert place(state, "A1") == "2"


def test_m4_from_the_bank_to_the_space_of_the_number_or_less_for_loading() -> None:
    assert legal(do(drawn("", "6 1 1"), "canoe 1")) == {"to 4", "to 6 left", "to 6 right"}
    assert legal(do(drawn("", "5 1 1"), "canoe 1")) == {"to 3", "to 5"}
    assert legal(do(drawn("", "4 1 1"), "canoe 1")) == {"to 4"}  # nothing to load at space 2
    assert legal(do(drawn("", "2 1 1"), "canoe 1")) == {"to 2"}


def test_m5_landing_takes_one_step_from_space_1_and_loses_the_rest() -> None:
    state = do(drawn("2: A1 pink", "5 1 1"), "canoe 1")
    assert "land" in legal(state)
    do(state, "land")
    assert (place(state, "A1"), gems(state, "A"), cargo(state, "A1")) == ("bank", ["pink"], "")
    assert why_not(state, "canoe 1") == "M1"
    too_far = do(drawn("3: A1 pink", "2 1 1"), "canoe 1")
    assert why_not(too_far, "land") == "M2"


def test_m5_an_empty_canoe_may_land() -> None:
    state = do(drawn("1: A1", "1 1 1"), "canoe 1", "land")
    assert (place(state, "A1"), gems(state, "A")) == ("bank", [])


def test_m5_a_canoe_on_the_bank_cannot_land() -> None:
    assert why_not(do(drawn("", "1 1 1"), "canoe 1"), "land") == "M5"


def test_m6_a_canoe_may_go_over_the_fall_by_choice() -> None:
    state = do(drawn("right-7: A1 blue", "1 1 1"), "canoe 1", "fall")
    assert (place(state, "A1"), cargo(state, "A1")) == ("lost", "")
    assert deposit(state, "blue") == {"blue": 7}


# Gems


def test_g1_a_canoe_carries_one_gem() -> None:
    state = do(drawn("4: A1 pink", "3 1 1"), "canoe 1")
    assert why_not(state, "load white") == "G1"


def test_g1_loading_costs_2_points_before_or_after_the_movement() -> None:
    before = do(drawn("4: A1", "3 1 1"), "canoe 1", "load white")
    assert legal(before) == {"to 3", "to 5"}
    after_moving = do(drawn("3: A1", "3 1 1"), "canoe 1", "to 4", "load white")
    assert (place(after_moving, "A1"), cargo(after_moving, "A1")) == ("4", "white")


def test_g1_once_a_turn() -> None:
    state = do(drawn("4: A1", "5 1 1"), "canoe 1", "load white")
    assert why_not(state, "to 3") == "M2"  # it may not unload or load again on arrival
    assert legal(state) == {"to 1", "to 7 left", "to 7 right"}
    unloaded = do(drawn("4: A1 pink | @white: blue", "5 1 1"), "canoe 1", "unload")
    assert why_not(unloaded, "to 3") == "M2"


def test_g1_the_player_picks_the_colour() -> None:
    state = do(drawn("5: A1 | @yellow: pink white", "4 1 1"), "canoe 1")
    assert {"load yellow", "load pink", "load white"} <= legal(state)
    assert why_not(state, "load blue") == "G1"


def test_g2_any_gem_into_any_deposit() -> None:
    state = do(drawn("left-7: A1 violet", "2 1 1"), "canoe 1", "unload")
    assert deposit(state, "pink") == {"pink": 7, "violet": 1}


def test_g3_an_exchange_costs_4_points_and_changes_the_colour() -> None:
    state = do(drawn("5: A1 pink | @yellow: pink", "5 1 1"), "canoe 1", "unload")
    assert "load yellow" in legal(state)
    assert why_not(state, "load pink") == "G3"
    do(state, "load yellow")
    assert legal(state) == {"to 4", "to 6 left", "to 6 right"}


def test_g3_both_on_the_same_side_of_the_movement() -> None:
    state = do(drawn("5: A1 pink", "5 1 1"), "canoe 1", "unload")
    assert why_not(state, "to 4") == "M2"  # 2 points would be left, and loading there is not allowed any more


def test_g4_a_gem_loaded_is_not_unloaded_in_the_same_turn() -> None:
    state = do(drawn("4: A1", "4 1 1"), "canoe 1", "load white")
    assert why_not(state, "unload") == "G4"


def test_g4_the_other_canoe_may_load_it_and_landing_with_it_is_allowed() -> None:
    state = do(drawn("4: A1 pink, A2", "2 1 1"), "canoe 1", "unload", "canoe 2")
    assert "load pink" in legal(state)
    landing = do(drawn("3: A1", "5 1 1"), "canoe 1", "load violet", "land")
    assert gems(landing, "A") == ["violet"]


def test_g4_by_the_option_a_gem_does_not_land_in_the_turn_in_which_it_was_loaded() -> None:
    state = do(drawn("3: A1", "5 1 1", load_and_land="forbidden"), "canoe 1", "load violet")
    assert why_not(state, "land") == "G4"
    assert legal(state) == {"to 6 left", "to 6 right"}
    earlier = do(drawn("3: A1 violet", "5 1 1", load_and_land="forbidden"), "canoe 1")
    assert "land" in legal(earlier)


def test_g4_by_the_option_a_canoe_that_has_only_unloaded_may_land() -> None:
    state = do(drawn("3: A1 pink", "5 1 1", load_and_land="forbidden"), "canoe 1", "unload")
    assert "land" in legal(state)


def test_g5_a_tile_of_1_is_not_enough() -> None:
    state = do(drawn("4: A1", "1 1 1"), "canoe 1")
    assert why_not(state, "load white") == "G5"
    assert why_not(do(drawn("4: A1 pink", "1 1 1"), "canoe 1"), "unload") == "G5"


def test_g5_with_2_points_a_canoe_loads_and_stays_with_4_it_exchanges_and_stays() -> None:
    state = do(drawn("4: A1", "2 1 1"), "canoe 1", "load white")
    assert (place(state, "A1"), legal(state)) == ("4", {"canoe 2", "stay"})
    exchanged = do(drawn("4: A1 pink", "4 1 1"), "canoe 1", "unload", "load white")
    assert (place(exchanged, "A1"), cargo(exchanged, "A1")) == ("4", "white")
    assert legal(exchanged) == {"canoe 2", "stay"}


def test_g6_an_empty_canoe_that_comes_up_may_steal() -> None:
    state = do(drawn("5: A1 | 3: B1 pink, C1 blue, C2", "2 1 1"), "canoe 1", "to 3")
    assert legal(state) == {"steal seat 1 canoe 1", "steal seat 2 canoe 1", "steal nothing"}
    assert why_not(state, "steal seat 2 canoe 2") == "G6"  # empty
    do(state, "steal seat 2 canoe 1")
    assert (cargo(state, "A1"), cargo(state, "C1"), cargo(state, "B1")) == ("blue", "", "pink")


def test_g6_stealing_is_optional() -> None:
    state = do(drawn("5: A1 | 3: B1 pink", "2 1 1"), "canoe 1", "to 3", "steal nothing")
    assert (cargo(state, "A1"), cargo(state, "B1")) == ("", "pink")


@pytest.mark.parametrize(
    ("river", "tiles", "steps"),
    [
        ("3: A1 | 5: B1 pink", "2 1 1", ("canoe 1", "to 5")),  # moving down
        ("5: A1 | 3: A2 pink", "2 1 1", ("canoe 1", "to 3")),  # an own canoe
        ("5: A1 | 3: B1 pink", "3 1 1", ("canoe 1", "to 2")),  # in passing
        ("5: A1 white | 3: B1 pink", "2 1 1", ("canoe 1", "to 3")),  # a full canoe
        ("5: A1 white | 3: B1 pink", "4 1 1", ("canoe 1", "to 3", "unload")),  # unloaded on arrival
        ("4: A1 white, B1 pink", "2 1 1", ("canoe 1", "unload")),  # unloaded and stayed
        ("4: A1 | 3: B1 pink", "3 1 1", ("canoe 1", "to 3", "load violet")),  # points not all used
    ],
)
def test_g6_no_stealing(river: str, tiles: str, steps: tuple[str, ...]) -> None:
    state = do(drawn(river, tiles), *steps)
    assert not [text for text in legal(state) if text.startswith("steal")]


def test_g6_unloading_before_the_movement_is_fine() -> None:
    state = do(drawn("5: A1 white | 4: B1 pink", "3 1 1"), "canoe 1", "unload", "to 4", "steal seat 1 canoe 1")
    assert cargo(state, "A1") == "pink"


def test_g6_the_robbed_canoe_may_rob_in_its_own_turn() -> None:
    state = do(drawn("5: A1 | 3: B1 pink | 2: C1 blue", "2 1 1"), "canoe 1", "to 3", "steal seat 1 canoe 1", "stay")
    do(state, "canoe 1", "to 2", "steal seat 2 canoe 1")
    assert cargo(state, "B1") == "blue"


def test_g7_canoes_do_not_trade_gems() -> None:
    state = do(drawn("2: A1 pink, A2, B1", "1 1 1"), "canoe 1")
    assert legal(state) == {"to 1", "to 3"}


# Weather


def test_k1_the_cloud_moves_no_canoe_and_must_move_the_marker() -> None:
    state = drawn("4: A1", "cloud 1 1")
    assert legal(state) == {"weather down", "weather up"}
    assert why_not(state, "canoe 1") == "K1"
    assert do(state, "weather up").weather == 1


def test_k1_within_the_scale() -> None:
    assert legal(drawn("", "cloud 1 1", weather=2)) == {"weather down"}
    assert legal(drawn("", "cloud 1 1", weather=-1)) == {"weather up"}
    assert why_not(drawn("", "cloud 1 1", weather=2), "weather up") == "K1"


# Phase III


def speed(tiles: str, weather: int) -> int:
    """The river's speed for tiles and weather."""
    state = GAME.start(seats=len(tiles.split()))
    state.weather = weather
    for seat, tile in enumerate(tiles.split()):
        set_chosen(state, seat, TILES.index(tile))
    return river.speed(state)


def test_r1_the_lowest_number_plus_the_weather_not_below_0() -> None:
    assert speed("3 5 4", 0) == 3
    assert speed("3 3 5 2 cloud", 2) == 4
    assert speed("1 6 6", -1) == 0
    assert speed("6 6 6", 2) == 8


def test_r2_clouds_alone_leave_the_weather_if_positive() -> None:
    assert [speed("cloud cloud cloud", weather) for weather in (-1, 0, 1, 2)] == [0, 0, 1, 2]


def test_r3_the_branches_are_fed_in_turn_over_the_whole_game_the_left_one_first() -> None:
    state = drawn("5: A1, B1 | left-6: B2 | right-6: C1", "")
    river.push_disc(state)
    assert (place(state, "A1"), place(state, "B2"), place(state, "C1")) == ("left-6", "left-7", "right-6")
    set_place(state, 0, RIGHT_6)
    river.push_disc(state)
    assert (place(state, "A1"), place(state, "B1"), place(state, "C1")) == ("right-7", "left-6", "right-7")
    assert place(state, "A1") == "right-7"


def test_r3_main_channel_and_one_branch_move_while_the_other_rests() -> None:
    state = drawn("1: A1 | 4: A2 | left-7: B1 | right-7: C1", "")
    river.push_disc(state)
    assert [place(state, canoe) for canoe in ("A1", "A2", "B1", "C1")] == ["2", "5", "lost", "right-7"]
    river.push_disc(state)
    assert [place(state, canoe) for canoe in ("A1", "A2", "C1")] == ["3", "right-6", "lost"]


def test_r3_the_next_branch_is_remembered_between_rounds() -> None:
    state = drawn("lost: A1, A2, B1, B2, C1, C2", "1 cloud 3", owned="C: pink | A: pink | B: pink")
    do(state, "weather up")
    assert GAME.view(state, 0)["next_branch"] == "left"  # a speed of 2 fed both once
    state = drawn("lost: A1, A2, B1, B2, C1, C2", "1 cloud 3", owned="C: pink | A: pink | B: pink", weather=1)
    do(state, "weather down")
    assert GAME.view(state, 0)["next_branch"] == "right"


def test_r4_nothing_is_loaded_or_stolen_while_the_river_moves() -> None:
    state = drawn("2: A1 | 3: B1 pink", "1 1 1")
    do(state, "canoe 1", "to 3", "stay", "canoe 1", "to 4", "stay", "canoe 1", "to 1")
    assert (place(state, "A1"), cargo(state, "A1"), cargo(state, "B1")) == ("4", "", "pink")


def test_r5_a_canoe_on_a_falling_disc_is_lost_and_its_gem_returns() -> None:
    state = drawn("left-7: B1 pink", "")
    assert place(state, "B1") == "left-7"
    river.push_disc(state)
    assert (place(state, "B1"), cargo(state, "B1")) == ("lost", "")
    assert deposit(state, "pink") == {"pink": 7}


# Phase IV and the end


def test_l1_the_lifebelt_passes_to_the_left() -> None:
    state = drawn("lost: A1, A2, B1, B2, C1, C2", "1 cloud 3", owned="A: pink | B: pink | C: pink", belt="C")
    do(state, "weather up")
    assert (state.belt, state.round) == (0, 2)


@pytest.mark.parametrize(
    ("owned", "landed", "ending"),
    [
        ("pink pink pink", "pink", "ended-four-alike"),
        ("pink blue yellow white", "violet", "ended-five-colours"),
        ("pink pink blue blue yellow yellow", "white", "ended-any-seven"),
    ],
)
def test_e1_four_alike_five_colours_or_any_seven_end_the_game_after_phase_two(owned: str, landed: str, ending: str) -> None:
    state = drawn(f"1: A1 {landed} | left-7: B1", "1 2 2", owned=f"A: {owned}")
    do(state, "canoe 1", "land", "stay")
    assert state.turn() == 1  # phase II is finished
    do(state, "canoe 1", "load pink", "stay", "canoe 1", "to 2")
    assert state.turn() == undertow.OVER
    assert place(state, "B1") == "left-7"  # the river did not move again
    assert (state.winners(), GAME.ending(state)) == ([0], ending)


def test_e1_three_alike_four_colours_or_six_gems_are_not_enough() -> None:
    state = drawn("1: A1 pink", "1 2 2", owned="A: pink pink blue yellow white")
    do(state, "canoe 1", "land", "stay", "canoe 1", "to 2", "canoe 1", "to 2")
    assert state.turn() != undertow.OVER


def two_winners(**options: Any) -> list[int]:
    """The winners when A and B reach a goal in the same phase: A with violet, B with pink gems."""
    state = drawn("1: A1 violet, B1 pink", "1 1 1", owned="A: violet violet violet | B: pink pink pink", **options)
    do(state, "canoe 1", "land", "stay", "canoe 1", "land", "stay", "canoe 1", "to 1")
    return state.winners()


def test_e2_all_who_meet_a_condition_win_together() -> None:
    assert two_winners() == [0, 1]


def test_e2_winners_by_different_goals_are_not_said_to_share_one() -> None:
    board: dict[str, Any] = {"owned": "A: pink pink pink | B: pink blue yellow white"}
    state = do(drawn("1: A1 pink, B1 violet", "2 2 2", **board), "canoe 1", "land", "stay", "canoe 1", "land", "stay")
    do(state, "canoe 1", "to 2")
    assert (state.winners(), GAME.ending(state)) == ([0, 1], "ended-different-goals")
    same: dict[str, Any] = {"owned": "A: pink pink pink | B: blue blue blue"}
    state = do(drawn("1: A1 pink, B1 blue", "2 2 2", **same), "canoe 1", "land", "stay", "canoe 1", "land", "stay")
    assert GAME.ending(do(state, "canoe 1", "to 2")) == "ended-four-alike"


def test_e2_with_the_option_gem_value_decides() -> None:
    assert two_winners(tie="gem value") == [1]


def last_round(owned: str, **options: Any) -> undertow.State:
    """The end of round 100 with these landed gems."""
    state = drawn("lost: A1, A2, B1, B2, C1, C2", "1 cloud 3", owned=owned, **options)
    state.round = rules.LAST_ROUND
    return do(state, "weather up")


def test_e3_after_round_100_most_gems_win_and_count_as_shared_by_all() -> None:
    state = last_round("A: pink | B: white white | C: blue")
    assert (state.turn(), state.winners(), GAME.ending(state)) == (undertow.OVER, [1], "ended-round-limit")
    assert state.shares() == pytest.approx([1 / 3] * 3)


def test_e3_equals_share_or_the_option_decides() -> None:
    assert last_round("A: pink | B: white").winners() == [0, 1]
    assert last_round("A: pink | B: white", tie="gem value").winners() == [0]


def test_e3_nobody_wins_without_gems() -> None:
    state = last_round("")
    assert (state.turn(), state.winners(), GAME.ending(state)) == (undertow.OVER, [], "ended-round-limit")
    assert state.shares() == pytest.approx([1 / 3] * 3)


def test_e4_the_host_says_who_begins_or_the_lot_does() -> None:
    assert GAME.start(seats=4, first=2).belt == 2
    lot = GAME.start(seats=4, first="lot")
    assert lot.turn() == undertow.CHANCE
    assert legal(lot) == {"drawn seat 0", "drawn seat 1", "drawn seat 2", "drawn seat 3"}
    assert list(lot.odds()) == [1, 1, 1, 1]
    assert do(lot, "drawn seat 3").belt == 3


# Worked examples of the rulebook


def test_x1_which_canoes_must_or_may_move() -> None:
    """Figure 4: brown has both on the bank, yellow and red one in the water, blue two, green played the cloud."""
    state = drawn("3: B1 | 4: C1 | 2: D1 | 5: D2 | 1: E1 | 3: E2 pink", "3 2 4 1 cloud")
    assert legal(state) == {"canoe 1"}
    do(state, "canoe 1", "to 3")
    for seat in ("to 1", "land"):
        assert legal(state) == {"canoe 1", "canoe 2"}
        assert why_not(state, "stay") == "M1"
        do(state, "canoe 1", seat)
        assert legal(state) == {"canoe 2", "stay"}
        do(state, "stay")
    assert legal(state) == {"canoe 1", "canoe 2"}
    do(state, "canoe 2", "to 4")
    assert legal(state) == {"canoe 1"}
    do(state, "canoe 1", "to 1")
    assert legal(state) == {"weather up", "weather down"}


def test_x2_two_down_and_load_four_up() -> None:
    """Figure 5a: tile 4, from 3 to 5 with 2 points for loading; the other from 6 right to 2."""
    state = drawn("3: A1 | right-6: A2", "4 1 1")
    do(state, "canoe 1", "to 5", "load yellow", "canoe 2", "to 2")
    assert (place(state, "A1"), cargo(state, "A1"), place(state, "A2")) == ("5", "yellow", "2")


def test_x3_exchange_below_and_unload_before_a_theft() -> None:
    """Figure 5b: tile 5, both canoes at 5, the victim at 2."""
    state = drawn("5: A1 yellow, A2 white | 2: B1 pink", "5 1 1")
    do(state, "canoe 1", "to 6 right", "unload", "load blue")
    assert (cargo(state, "A1"), deposit(state, "blue")) == ("blue", {"blue": 6, "yellow": 1})
    do(state, "canoe 2", "unload", "to 2", "steal seat 1 canoe 1")
    assert (cargo(state, "A2"), cargo(state, "B1")) == ("pink", "")
    assert deposit(state, "yellow") == {"yellow": 6, "white": 1}


def test_x4_all_that_tile_3_allows() -> None:
    """Figures 7a to 7f: one canoe lands; the other, empty at the blue deposit, has five possibilities."""
    state = drawn("3: A1 white, B1 yellow, C1 blue | left-6: A2 | @yellow: pink", "3 1 1")
    do(state, "canoe 1", "land")
    assert gems(state, "A") == ["white"]
    do(state, "canoe 2")
    up = do(state.clone(), "to 3")
    assert legal(up) == {"steal seat 1 canoe 1", "steal seat 2 canoe 1", "steal nothing"}
    assert place(do(state.clone(), "fall"), "A2") == "lost"
    assert legal(do(state.clone(), "load blue")) == {"to 5", "to 7 left"}
    assert cargo(do(state.clone(), "to 7 left", "load pink"), "A2") == "pink"
    assert cargo(do(state.clone(), "to 5", "load pink"), "A2") == "pink"
    assert legal(state) == {"to 3", "fall", "load blue", "to 7 left", "to 5"}


def test_x5_the_speed_of_figure_11() -> None:
    """Tiles 3, 3, 5, 2 and a cloud that moves the weather from +1 to +2: the river moves by 4."""
    state = drawn("1: D1", "3 3 5 2 cloud", weather=1)
    do(state, "canoe 1", "to 3", "canoe 1", "to 3", "canoe 1", "to 5", "canoe 1", "to 3", "stay", "weather up")
    # From 3: two pushes to 5, the third into the left branch; the fourth feeds the right one, so the left rests.
    assert place(state, "D1") == "left-6"
    assert GAME.view(state, 0)["next_branch"] == "left"  # four pushes in all


def test_x6_where_pink_blue_and_yellow_are_loaded() -> None:
    """Figure 6: pink from 7 and blue from 6 in either branch, yellow from 5."""
    state = drawn("left-7: A1 | right-7: A2 | left-6: B1 | right-6: B2 | 5: C1", "2 2 2")
    for name, gem in (("A1", "pink"), ("A2", "pink"), ("B1", "blue"), ("B2", "blue"), ("C1", "yellow")):
        do(state, f"canoe {name[1]}")
        assert {text for text in legal(state) if text.startswith("load")} == {f"load {gem}"}
        do(state, f"load {gem}")
        assert cargo(state, name) == gem


def test_x7_all_points_to_enter_fewer_to_leave() -> None:
    """Figure 8: with a 4 from the bank to 4, and from 2 to the bank with two points left over."""
    state = drawn("2: A2", "4 1 1")
    assert legal(do(state.clone(), "canoe 1")) == {"to 4"}
    do(state, "canoe 1", "to 4", "canoe 2", "land")
    assert (place(state, "A1"), place(state, "A2"), state.turn()) == ("4", "bank", 1)


def test_x8_the_marker_has_to_move_along_the_scale() -> None:
    """Figures 9a and 9b."""
    assert legal(drawn("", "cloud 1 1")) == {"weather down", "weather up"}
    assert legal(drawn("", "cloud 1 1", weather=2)) == {"weather down"}


def test_x9_one_push_moves_the_channel_and_the_left_branch() -> None:
    """Figures 10a and 10b: the position of 10a, played on, is that of 10b."""
    before, then = (example for example in examples_of(GAME) if example.rule == "X9")
    assert position.write(GAME, match_of(GAME, before).state) == then.position
