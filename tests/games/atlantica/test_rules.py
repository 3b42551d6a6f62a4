"""Every numbered rule of Atlantica about the box, the set-up and the turn."""

from collections import Counter

import pytest

import undertow
from tests.games.atlantica.board import (
    BOAT,
    GAME,
    after,
    boat,
    divers_left,
    do,
    drawn,
    hand,
    legal,
    odds,
    research,
    set_up,
    settled,
    ships,
    station,
    treasures,
    why_not,
)
from undertow.games.atlantica.declared import COLOURS, KINDS

ALL_COLOURS = "white 2 yellow 2 red 2 green 2 blue 2 violet 2"


def facts(component: str) -> dict[str, object]:
    return dict(next(each.facts for each in GAME.about() if each.id == component))


# Components


def test_c1_the_four_areas_and_their_spaces() -> None:
    view = GAME.view(drawn("white"), 0)
    assert [area["id"] for area in view["areas"]] == ["boat", "port", "tavern", "station"]
    assert [len(view["boat"]["spaces"]), len(view["port"]["stacks"]), len(view["station"]["spaces"])] == [6, 3, 4]


def test_c2_thirteen_divers_of_each_of_six_colours() -> None:
    census = GAME.census(GAME.start(seats=5))
    assert {colour: census[f"{colour} divers"] for colour in COLOURS} == dict.fromkeys(COLOURS, 13)


def test_c3_fifty_seven_treasures_of_seven_kinds() -> None:
    census = GAME.census(GAME.start())
    assert [census[kind] for kind in KINDS] == [12, 10, 9, 8, 7, 6, 5]


def test_c4_eight_ships_of_each_class_with_1_to_5_crates() -> None:
    fleet = [facts("ships")[ship] for ship in ("boat", "freighter", "transport")]
    assert [len(ships) for ships in fleet] == [8, 8, 8]  # type: ignore[arg-type]
    assert all(1 <= crates <= 5 for ships in fleet for crates in ships)  # type: ignore[attr-defined]


def test_c5_thirty_research_cards_two_to_four_of_each_of_eleven_kinds() -> None:
    numbers = [int(str(count)) for count in facts("research").values()]
    assert (len(numbers), sum(numbers), min(numbers), max(numbers)) == (11, 30, 2, 4)


# Set-up


def test_s1_five_divers_are_dealt_to_each_player() -> None:
    match = after(*set_up(3)[:15], seats=3)
    state = match.state
    assert [sum(hand(state, seat).values()) for seat in range(3)] == [5, 5, 5]
    assert divers_left(state) == 78 - 15
    assert legal(state) == {f"revealed {kind}" for kind in KINDS}


@pytest.mark.parametrize(("seats", "back"), [(2, 26), (3, 18), (4, 9), (5, 0)])
def test_s2_some_treasures_stay_in_the_box(seats: int, back: int) -> None:
    state = after(*set_up(seats), seats=seats).state
    assert state.turn() == 0
    assert (state.treasure_deck, state.hurricane_stack) == (57 - back - 10 - 6, 11)


def test_s2_the_hurricane_is_never_among_the_first_cards() -> None:
    assert "revealed hurricane" not in legal(after(*set_up()[:10]).state)
    assert boat(after(*set_up()).state) == BOAT


def test_s3_only_the_top_of_each_stack_is_visible_and_four_research_cards() -> None:
    match = after(*set_up())
    view = GAME.view(match.state, undertow.SPECTATOR)
    assert [(stack["crates"], stack["left"]) for stack in view["port"]["stacks"]] == [(1, 8), (3, 8), (4, 8)]
    assert station(match.state) == "plus-2 joker blue per-ship"
    assert view["station"]["deck"] == 26


def test_s4_the_host_names_the_first_player_or_lots_decide() -> None:
    assert after(*set_up(3), seats=3, first="2").state.turn() == 2
    by_lot = after(seats=3, first="lot")
    assert legal(by_lot.state) == {"drawn seat 0", "drawn seat 1", "drawn seat 2"}
    by_lot.record("drawn seat 1")
    for text in set_up(3):
        by_lot.record(text)
    assert by_lot.state.turn() == 1


def test_s4_play_goes_clockwise() -> None:
    state = drawn("white", seats=3)
    order = []
    for _ in range(4):
        order.append(state.turn())
        state = settled(do(state, "catch breath"))
    assert order == [0, 1, 2, 0]


# Paying


def test_t1_three_symbols_may_be_split_over_three_areas() -> None:
    state = drawn("green white blue violet")
    state = do(state, "dive 1", "pay green", "hire boat", "pay white", "revealed boat 1")
    assert why_not(state, "study any") == ("refused-too-many-symbols", "T1")
    state = do(state, "study first", "pay blue")
    assert legal(state) == {"end turn"}
    assert why_not(state, "recruit 3") == ("refused-too-many-symbols", "T1")


def test_t1_a_position_says_how_far_the_turn_has_come() -> None:
    match = after(*set_up(), "dive 1", "pay green")
    assert {"open-turn: 1", "areas: boat", "symbols: 1"} <= set(str(match.state).split("; "))


def test_t1_an_area_is_used_once_in_a_turn() -> None:
    state = do(drawn("green 3 violet white"), "dive 1", "pay green")
    assert why_not(state, "dive 1") == ("refused-area-used", "T1")
    assert why_not(state, "dive 2") == ("refused-area-used", "T1")


def test_t1_a_symbol_takes_any_of_the_colours_it_names() -> None:
    state = do(drawn("green yellow white"), "dive 1")
    assert legal(state) == {"pay green", "pay yellow"}
    assert why_not(state, "pay white") == ("refused-colour-not-asked", "T1")
    assert why_not(state, "pay two white") == ("refused-not-missing", "T2")
    assert why_not(do(drawn("yellow"), "dive 1"), "pay green") == ("refused-colour-not-held", "T1")


def test_t2_two_cards_of_one_colour_replace_a_missing_one() -> None:
    state = do(drawn("red 2 blue"), "dive 1")
    assert legal(state) == {"pay two red"}
    assert why_not(state, "pay two blue") == ("refused-pair-not-held", "T2")
    assert hand(do(state, "pay two red")) == {"blue": 1}


def test_t2_with_the_replacement_four_cards_may_be_played() -> None:
    state = do(drawn("green white blue 2"), "dive 3", "pay green")
    assert legal(state) == {"pay two blue"}
    state = do(state, "pay two blue", "pay white")
    assert hand(state) == {}
    assert state.symbols == 3


def test_t2_only_once_in_a_turn() -> None:
    state = do(drawn("blue 2 violet 4"), "dive 1", "pay two blue")
    assert why_not(state, "hire boat") == ("refused-replaced-already", "T2")
    assert why_not(drawn("blue 4"), "dive 2") == ("refused-two-missing", "T2")
    assert why_not(drawn("blue 2 red"), "dive 2") == ("refused-two-missing", "T2")
    assert why_not(drawn("blue green red"), "dive 2") == ("refused-no-pair", "T2")


def test_t2_the_reason_is_about_the_cards_of_the_seat_to_act() -> None:
    state = do(
        drawn("white violet 2 | blue 4"), "recruit 3", "pay violet", "end turn", "drawn red", "drawn red", "drawn red"
    )
    assert state.turn() == 1
    assert why_not(state, "dive 2") == ("refused-two-missing", "T2")


def test_t2_a_colour_spent_earlier_in_the_turn_is_missing() -> None:
    state = do(drawn("white violet 2"), "hire boat", "pay white", "revealed boat 1", "recruit 3", "pay violet")
    assert why_not(state, "study first") == ("refused-no-pair", "T2")
    state = do(drawn("yellow violet 2"), "recruit 3", "pay yellow")
    assert legal(do(state, "dive 1")) == {"pay two violet"}


def test_t2_all_alternatives_must_be_missing() -> None:
    state = do(drawn("yellow blue 2"), "dive 1")
    assert legal(state) == {"pay yellow"}
    assert why_not(state, "pay two blue") == ("refused-not-missing", "T2")


def test_t2_a_payment_that_leaves_the_rest_unpayable_is_not_offered() -> None:
    state = do(drawn("green yellow 2"), "dive 2")
    assert legal(state) == {"pay green"}
    assert why_not(state, "pay yellow") == ("refused-rest-unpayable", "T2")
    state = do(drawn("violet 2 white 2 red 2"), "dive 3")
    assert legal(state) == {"pay two red"}
    assert why_not(state, "pay two violet") == ("refused-rest-unpayable", "T2")
    assert why_not(drawn("violet 2 white"), "dive 3") == ("refused-no-pair", "T2")


def test_t2_the_reason_why_a_card_cannot_pay_follows_the_symbols_that_are_left() -> None:
    state = do(drawn("yellow violet 2"), "recruit 6")
    assert why_not(state, "pay violet") == ("refused-rest-unpayable", "T2")
    assert why_not(state, "pay yellow") is None
    state = do(drawn("red 3 green"), "hire freighter")
    for action in ("pay red", "pay green"):
        assert (why_not(state, action) is None) == (action in legal(state))
    state = do(drawn("green violet blue 2"), "dive 3", "pay green")
    assert (why_not(state, "pay violet"), legal(state)) == (None, {"pay violet"})


def test_t2_two_cards_that_a_later_symbol_needs_cannot_replace() -> None:
    state = do(drawn("white 2 violet 2"), "dive 2")
    assert why_not(state, "pay two violet") == ("refused-rest-unpayable", "T2")
    assert why_not(state, "pay two white") is None


def test_t3_paid_cards_go_to_the_used_pile() -> None:
    state = do(drawn("green yellow"), "dive 1", "pay yellow")
    assert GAME.view(state, undertow.SPECTATOR)["tavern"]["used"]["yellow"] == 1


def test_t3_the_used_pile_with_the_cards_just_paid_makes_a_new_deck() -> None:
    state = do(drawn("yellow", divers="red 2", used="green"), "recruit 3", "pay yellow")
    assert state.pending == 3
    state = do(state, "end turn")
    assert odds(state) == {"drawn red": 2}
    state = do(state, "drawn red", "drawn red")
    assert odds(state) == {"drawn yellow": 1, "drawn green": 1}
    state = do(state, "drawn yellow")
    assert hand(state) == {"red": 2, "yellow": 1}
    assert divers_left(state) == 1


def test_t3_what_is_paid_after_the_reshuffle_stays_in_the_used_pile() -> None:
    state = do(drawn("yellow white", divers="", used="green 4"), "recruit 3", "pay yellow", "hire boat", "pay white")
    state = do(state, "revealed boat 1", "end turn")
    assert odds(state) == {"drawn yellow": 1, "drawn green": 4}
    assert GAME.view(state, 0)["tavern"]["used"]["white"] == 1


def test_t3_with_both_piles_empty_the_player_draws_what_there_is() -> None:
    state = do(drawn("yellow", divers=""), "recruit 3", "pay yellow")
    assert state.pending == 1
    assert hand(do(state, "end turn", "drawn yellow")) == {"yellow": 1}


# The areas


@pytest.mark.parametrize(
    ("action", "symbols"),
    [
        ("dive 1", ["green yellow"]),
        ("dive 2", ["green yellow", "violet"]),
        ("dive 3", ["green yellow", "violet", "white"]),
        ("hire boat", ["white red"]),
        ("hire freighter", ["white red", "green blue"]),
        ("hire transport", ["white red", "green blue", "violet"]),
        ("recruit 3", ["yellow violet blue"]),
        ("recruit 6", ["yellow violet blue", "white"]),
        ("treat all", ["yellow violet blue", "white", "red"]),
        ("study first", ["blue red"]),
        ("study any", ["blue red", "yellow"]),
        ("study two", ["blue red", "yellow", "green"]),
    ],
)
def test_t4_t5_t6_t7_the_cost_of_every_action(action: str, symbols: list[str]) -> None:
    state = do(drawn(ALL_COLOURS), action)
    for symbol in symbols:
        assert legal(state) == {f"pay {colour}" for colour in symbol.split()}
        state = do(state, min(legal(state)))
    assert not [text for text in legal(state) if text.startswith("pay")]


def test_t3_every_card_of_the_deck_is_as_likely_to_be_drawn() -> None:
    state = do(drawn("", divers="white red 2 violet"), "catch breath")
    assert odds(state) == {"drawn white": 1, "drawn red": 2, "drawn violet": 1}
    counts = Counter(GAME.text(state.sample(undertow.Rng(seed))) for seed in range(400))
    assert all(80 * weight < counts[text] < 120 * weight for text, weight in odds(state).items())


def test_t4_a_shallow_dive_takes_the_treasure_on_space_1() -> None:
    assert treasures(do(drawn("green"), "dive 1", "pay green")) == {"gold": 1}


def test_t4_a_deeper_dive_takes_any_two_of_spaces_1_to_3() -> None:
    state = do(drawn("green violet"), "dive 2", "pay green", "pay violet")
    assert legal(state) == {"take treasure 1", "take treasure 2", "take treasure 3"}
    assert why_not(state, "take treasure 4") == ("refused-not-on-this-dive", "T4")
    state = do(state, "take treasure 3")
    assert why_not(state, "take treasure 3") == ("refused-space-empty", "T9")
    assert treasures(do(state, "take treasure 1")) == {"weapons": 1, "gold": 1}


def test_t4_a_dangerous_dive_takes_any_three_of_six() -> None:
    state = do(drawn("green violet white"), "dive 3", "pay green", "pay violet", "pay white")
    assert legal(state) == {f"take treasure {space}" for space in range(1, 7)}
    state = do(state, "take treasure 6", "take treasure 2", "take treasure 4")
    assert treasures(state) == {"sculptures": 1, "amphorae": 1, "ceramics": 1}
    assert legal(state) == {"end turn"}


def test_t4_treasures_lie_open_before_the_player() -> None:
    state = do(drawn("green"), "dive 1", "pay green")
    assert GAME.view(state, 1)["players"][0]["treasures"]["gold"] == 1


@pytest.mark.parametrize(
    ("action", "payments", "ship"),
    [
        ("hire boat", ["pay red"], "boat-1"),
        ("hire freighter", ["pay red", "pay blue"], "freighter-3"),
        ("hire transport", ["pay red", "pay blue", "pay violet"], "transport-4"),
    ],
)
def test_t5_the_port_gives_the_top_ship_of_a_stack(action: str, payments: list[str], ship: str) -> None:
    assert ships(do(drawn("red blue violet"), action, *payments)) == {ship: 1}


@pytest.mark.parametrize(("action", "count"), [("recruit 3", 3), ("recruit 6", 6)])
def test_t6_the_tavern_gives_divers(action: str, count: int) -> None:
    state = do(drawn("yellow white"), action, "pay yellow", *(["pay white"] if count == 6 else []), "end turn")
    state = settled(state)
    assert sum(hand(state).values()) == 2 - count // 3 + count


def test_t6_treating_all_takes_two_cards_with_the_symbol_from_different_areas() -> None:
    state = do(drawn("yellow white red"), "treat all", "pay yellow", "pay white", "pay red")
    assert legal(state) == {
        *("take treasure 1", "take treasure 2", "take treasure 3"),
        *("take boat", "take freighter", "take research 1", "take research 2"),
    }
    assert why_not(state, "take transport") == ("refused-no-tavern-symbol", "T6")
    state = do(state, "take freighter", "revealed freighter 2")
    assert why_not(state, "take boat") == ("refused-same-area", "T6")
    state = do(state, "take research 2")
    assert (ships(state), research(state)) == ({"freighter-3": 1}, {"joker": 1})
    assert legal(state) == {"end turn"}


def test_t7_the_station_gives_the_first_any_one_or_any_two() -> None:
    assert research(do(drawn("blue"), "study first", "pay blue")) == {"plus-2": 1}
    one = do(drawn("blue yellow"), "study any", "pay blue", "pay yellow")
    assert legal(one) == {f"take research {space}" for space in range(1, 5)}
    assert why_not(one, "take treasure 1") == ("refused-not-in-the-station", "T7")
    assert research(do(one, "take research 4")) == {"per-ship": 1}
    two = do(drawn("blue yellow green"), "study two", "pay blue", "pay yellow", "pay green", "take research 2")
    assert research(do(two, "take research 3")) == {"joker": 1, "blue": 1}


def test_t8_recruited_divers_come_to_hand_only_at_the_end_of_the_turn() -> None:
    state = do(drawn("yellow white"), "recruit 3", "pay yellow")
    assert hand(state) == {"white": 1}
    assert GAME.view(state, 0)["players"][0]["divers_face_down"] == 3
    state = do(state, "hire boat", "pay white", "revealed boat 1", "end turn")
    assert hand(do(state, "drawn red", "drawn red", "drawn violet")) == {"red": 2, "violet": 1}


def test_t8_others_do_not_see_which_divers_are_drawn() -> None:
    state = do(drawn("yellow"), "recruit 3", "pay yellow", "end turn")
    action = GAME.number("drawn red")
    assert [GAME.seen(state, action, seat) for seat in (0, 1, undertow.SPECTATOR)] == ["drawn red", "drawn ?", "drawn ?"]


def test_t8_there_is_no_hand_limit() -> None:
    state = drawn("white 13 yellow 13")
    assert sum(hand(settled(do(state, "catch breath"))).values()) == 31


def test_t9_fewer_cards_are_taken_if_fewer_are_there() -> None:
    state = drawn("green violet white", boat="gold weapons - - - -", deck=0, stack=1)
    state = do(state, "dive 3", "pay green", "pay violet", "pay white", "take treasure 1", "take treasure 2")
    assert legal(state) == {"end turn"}
    state = do(drawn("blue yellow green", station="blue - - -"), "study two", "pay blue", "pay yellow", "pay green")
    assert legal(do(state, "take research 1")) == {"end turn"}


def test_t9_an_action_that_gives_nothing_is_not_offered() -> None:
    state = drawn(ALL_COLOURS, boat="- - - - - -", port="- 3 4", station="- - - -")
    for text in ("dive 1", "dive 3", "hire boat", "study first", "study two"):
        assert why_not(state, text) == ("refused-nothing-there", "T9")
    assert {"hire freighter", "recruit 3", "treat all"} <= legal(state)
    state = drawn(ALL_COLOURS, boat="- - - - - -", port="- - 4", station="- - - -")
    assert why_not(state, "treat all") == ("refused-nothing-there", "T9")


def test_t9_in_the_tavern_one_card_is_taken_if_only_one_area_has_any() -> None:
    state = drawn("yellow white red", boat="- - - - - -", port="1 3 4", station="- - - -")
    state = do(state, "treat all", "pay yellow", "pay white", "pay red", "take boat", "revealed boat 2")
    assert legal(state) == {"end turn"}


def test_t9_spaces_stay_empty_until_the_end_but_the_next_ship_is_visible_at_once() -> None:
    state = do(drawn("green white"), "dive 1", "pay green")
    assert boat(state) == "- amphorae weapons ceramics architecture sculptures"
    state = do(state, "hire boat", "pay white")
    assert odds(state) == {"revealed boat 1": 3, "revealed boat 2": 3, "revealed boat 3": 1}
    assert GAME.view(do(state, "revealed boat 3"), 1)["port"]["stacks"][0]["crates"] == 3


def test_t9_by_default_all_the_cards_are_taken() -> None:
    state = do(drawn("green violet white"), "dive 2", "pay green", "pay violet", "take treasure 2")
    assert why_not(state, "take no more") == ("refused-must-take", "T9")
    assert legal(state) == {"take treasure 1", "take treasure 3"}


def test_t9_with_up_to_cards_may_be_left_and_the_turn_goes_on() -> None:
    state = drawn("green violet white", taking="up to")
    state = do(state, "dive 2", "pay green", "pay violet", "take treasure 2", "take no more")
    assert treasures(state) == {"amphorae": 1}
    assert legal(state) == {"hire boat", "end turn"}
    assert why_not(state, "take no more") == ("now-act", "T1")


def test_t9_with_up_to_the_only_card_of_an_action_may_be_left_too() -> None:
    state = do(drawn("green blue", taking="up to"), "dive 1", "pay green")
    assert legal(state) == {"take treasure 1", "take no more"}
    assert why_not(state, "take treasure 2") == ("refused-not-on-this-dive", "T4")
    assert boat(do(state, "take no more")) == BOAT
    state = do(state, "take treasure 1", "study first", "pay blue")
    assert legal(state) == {"take research 1", "take no more"}
    assert why_not(state, "take research 2") == ("refused-not-the-first", "T7")
    assert research(do(state, "take research 1")) == {"plus-2": 1}


def test_t9_with_up_to_a_hired_ship_is_taken_all_the_same() -> None:
    assert ships(do(drawn("white", taking="up to"), "hire boat", "pay white")) == {"boat-1": 1}


def test_t9_with_up_to_the_tavern_may_give_one_card_or_none() -> None:
    state = do(drawn("yellow white red", taking="up to"), "treat all", "pay yellow", "pay white", "pay red")
    assert legal(do(state, "take no more")) == {"end turn"}
    state = do(state, "take treasure 3", "take no more")
    assert (treasures(state), legal(state)) == ({"weapons": 1}, {"end turn"})


def test_t9_leaving_treasures_keeps_the_hurricane_away() -> None:
    state = drawn("green violet", deck=1, taking="up to")
    state = do(state, "dive 2", "pay green", "pay violet", "take treasure 1", "take no more", "end turn")
    assert "revealed hurricane" not in legal(state)


def test_t10_catching_breath_is_a_whole_turn_of_five_divers() -> None:
    state = settled(do(drawn("white | red"), "catch breath"))
    assert (sum(hand(state).values()), state.turn()) == (6, 1)
    state = do(drawn("green"), "dive 1", "pay green")
    assert why_not(state, "catch breath") == ("refused-already-acted", "T10")


def test_t10_it_is_allowed_even_with_no_card_to_draw_and_without_other_actions_it_is_forced() -> None:
    state = drawn("white", divers="")
    assert why_not(state, "end turn") == ("refused-nothing-done", "T10")
    assert do(state, "catch breath").turn() == 1
    assert legal(drawn("")) == {"catch breath"}


def test_t11_cards_slide_left_and_are_filled_from_the_right_treasures_first() -> None:
    state = drawn("green violet blue", station="blue joker plus-2 per-ship")
    state = do(state, "dive 2", "pay green", "pay violet", "take treasure 1", "take treasure 3", "study first", "pay blue")
    state = do(state, "end turn")
    assert boat(state) == "amphorae ceramics architecture sculptures - -"
    assert station(state) == "joker plus-2 per-ship -"
    state = do(state, "revealed weapons", "revealed gold")
    assert boat(state) == "amphorae ceramics architecture sculptures weapons gold"
    state = do(state, "revealed +4")
    assert station(state) == "joker plus-2 per-ship plus-4"
    assert state.turn() == 1


def test_t11_the_hurricane_stack_is_used_only_when_the_treasure_deck_is_empty() -> None:
    state = do(drawn("green violet", deck=1), "dive 2", "pay green", "pay violet", "take treasure 1", "take treasure 2")
    state = do(state, "end turn")
    assert "revealed hurricane" not in legal(state)
    state = do(state, "revealed gold")
    assert (state.treasure_deck, state.hurricane_stack) == (0, 11)
    assert "revealed hurricane" in legal(state)
    assert do(state, "revealed gold").hurricane_stack == 10


def test_now_a_step_says_what_has_to_be_done_first() -> None:
    state = drawn("green violet")
    assert why_not(state, "pay green") == ("now-act", "T1")
    state = do(state, "dive 2")
    assert why_not(state, "end turn") == ("now-pay", "T1")
    assert why_not(do(state, "pay green", "pay violet"), "recruit 3") == ("now-take", "T9")
