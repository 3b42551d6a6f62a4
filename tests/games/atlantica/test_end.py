"""Every numbered rule of Atlantica about the end and the score, and the worked examples of its rulebook."""

import tomllib
from typing import Any

import pytest

import undertow
from tests.games.atlantica.board import GAME, boat, do, drawn, legal, odds, scored, settled
from undertow.games.atlantica import NUMBERS, set_value
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import KINDS
from undertow.games.atlantica.state import COLUMNS, VALUE


def found(seats: int = 3, first_turns: int = 0, **options: Any) -> Atlantica:
    """A state in which, after some turns of catching breath, the seat to act has just turned up the hurricane."""
    state = drawn(" | ".join(["green"] * seats), seats=seats, deck=0, **options)
    for _ in range(first_turns):
        state = settled(do(state, "catch breath"))
    state = do(state, "dive 1", "pay green", "end turn", "revealed hurricane")
    return settled(state)


def order_of_turns(state: Atlantica) -> list[int]:
    """Who has the turns that are left."""
    order = []
    while state.turn() != undertow.OVER:
        order.append(state.turn())
        state = settled(do(state, "catch breath"))
    return order


# The hurricane


def test_e1_the_odds_of_the_hurricane_are_one_card_of_those_left_in_its_stack() -> None:
    state = do(drawn("green", deck=0, stack=11), "dive 1", "pay green", "end turn")
    weights = odds(state)
    assert 11 * weights["revealed hurricane"] == sum(weights.values())
    assert weights["revealed weapons"] * 51 == weights["revealed hurricane"] * 10 * 4
    last = do(drawn("green", deck=0, stack=1), "dive 1", "pay green", "end turn")
    assert odds(last) == {"revealed hurricane": 1}


def test_e1_the_space_is_filled_with_the_next_card_and_the_finder_keeps_the_hurricane() -> None:
    state = do(drawn("green", deck=0), "dive 1", "pay green", "end turn", "revealed hurricane")
    assert (state.finder, state.hurricane_stack) == (0, 10)
    assert legal(state) == {f"revealed {kind}" for kind in KINDS}
    assert boat(do(state, "revealed gold")).endswith("sculptures gold")
    assert GAME.view(state, 1)["players"][0]["found_hurricane"] is True


def test_e1_with_no_next_card_the_space_stays_empty() -> None:
    state = do(drawn("green", deck=0, stack=1), "dive 1", "pay green", "end turn", "revealed hurricane")
    assert boat(state).endswith("sculptures -")
    assert state.turn() == 1


@pytest.mark.parametrize(("first_turns", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_e1_by_the_book_everybody_has_one_more_turn_the_finder_last(first_turns: int, order: list[int]) -> None:
    assert order_of_turns(found(first_turns=first_turns)) == order


@pytest.mark.parametrize(
    ("first_turns", "order"), [(0, [1, 2, 0, 1, 2]), (1, [2, 0, 1, 2]), (2, [0, 1, 2]), (3, [1, 2, 0, 1, 2])]
)
def test_e1_with_equal_turns_the_round_is_finished_first(first_turns: int, order: list[int]) -> None:
    state = found(first_turns=first_turns, last_round="equal turns")
    assert order_of_turns(state) == order


def test_e1_refilling_goes_on_in_the_last_turns() -> None:
    state = do(drawn("green | green", deck=0), "dive 1", "pay green", "end turn", "revealed hurricane", "revealed gold")
    state = do(state, "dive 1", "pay green", "end turn")
    assert "revealed gold" in legal(state)
    assert "revealed hurricane" not in legal(state)


def test_e1_the_view_says_who_gets_an_extra_turn() -> None:
    state = drawn("green | green", seats=3, deck=0)
    assert GAME.view(state, 0)["hurricane"]["extra_turn"] == [0]
    state = do(state, "dive 1", "pay green")
    assert GAME.view(state, 0)["hurricane"]["chance_this_refill"] == (1, 11)
    assert GAME.view(drawn("green", last_round="equal turns"), 0)["hurricane"]["extra_turn"] == []


# Scoring


def test_e2_every_treasure_needs_a_crate_and_the_best_are_kept() -> None:
    score = scored("weapons 2 gold 1", (2,))
    assert (score["total"], score["dropped"], score["aboard"]) == (9, {"gold": 1}, 2)
    assert score["ships"] == [{"ship": "ship", "crates": 2, "treasures": ["weapons", "weapons"]}]
    assert scored("weapons 2 gold 1", ())["total"] == 0
    assert score["room_for_all"] == 10


def test_e2_treasures_are_dropped_only_for_want_of_room() -> None:
    for crates in range(6):
        assert scored("inscriptions 3 gold 2", (1,) * crates)["aboard"] == min(5, crates)


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("architecture", [1, 3, 6, 9, 13, 14, 16, 19, 22, 26, 27, 29]),
        ("ceramics", [1, 5, 10, 16, 17, 21, 26, 32, 33, 37]),
        ("gold", [1, 4, 9, 15, 16, 19, 24, 30, 31]),
        ("amphorae", [2, 5, 10, 16, 18, 21, 26, 32]),
        ("inscriptions", [0, 6, 12, 12, 18, 24, 24]),
        ("sculptures", [3, 8, 15, 18, 23, 30]),
        ("weapons", [4, 9, 16, 20, 25]),
    ],
)
def test_e3_beyond_its_row_a_set_begins_anew_and_is_added(kind: str, values: list[int]) -> None:
    first = VALUE + KINDS.index(kind) * COLUMNS
    assert list(NUMBERS)[first + 1 : first + 1 + len(values)] == values
    assert [scored(f"{kind} {count}", (5, 5, 5))["total"] for count in range(1, len(values) + 1)] == values
    assert set_value((2, 5), 0) == 0


@pytest.mark.parametrize(
    ("research", "points"),
    [
        ("plus-2", 2),
        ("plus-3", 3),
        ("plus-4", 4),
        ("three-kinds", 5),
        ("four-kinds", 0),
        ("one-kind", 5),
        ("blue", 5),
        ("per-research", 1),
        ("per-research plus-2", 4),
        ("per-ship", 2),
        ("twelve-crates", 0),
    ],
)
def test_e4_every_research_card(research: str, points: int) -> None:
    sets = scored("architecture 5 gold 1 weapons 1", (5, 3))["total"]
    score = scored("architecture 5 gold 1 weapons 1", (5, 3), research)
    assert score["total"] == sets + points
    assert score["research_points"] == points


def test_e4_four_kinds_and_twelve_crates() -> None:
    score = scored("architecture gold weapons ceramics", (5, 4, 3), "four-kinds three-kinds twelve-crates")
    assert [(card["card"], card["points"]) for card in score["research"]] == [
        ("three-kinds", 5),
        ("four-kinds", 7),
        ("twelve-crates", 6),
    ]
    assert scored("gold", (5, 4, 2), "twelve-crates")["total"] == 1


def test_e4_only_treasures_with_room_count() -> None:
    score = scored("architecture 5 gold inscriptions", (2,), "three-kinds blue")
    assert score["total"] == 3 + 2
    assert score["dropped"] == {"architecture": 3, "gold": 1, "inscriptions": 1}


def test_e4_the_joker_joins_a_kind_that_is_aboard_and_needs_no_crate() -> None:
    score = scored("weapons 2", (2,), "joker")
    assert (score["total"], score["jokers"]) == (16, {"weapons": 1})
    assert scored("", (5,), "joker")["jokers_unused"] == 1
    assert scored("weapons", (), "joker")["total"] == 0
    assert scored("architecture 2", (2,), "joker blue one-kind")["total"] == 6 + 3 + 3
    assert scored("gold weapons", (2,), "joker three-kinds")["total"] == 1 + 9


def test_e4_many_jokers_all_join_the_best_kind() -> None:
    score = scored("ceramics gold 4 weapons", (5, 2), "one-kind 2 blue 2 joker 4")
    assert (score["jokers"], score["dropped"]) == ({"gold": 4}, {})


def test_e4_the_kind_that_is_named_is_the_best_one() -> None:
    card = scored("architecture gold 4", (5,), "one-kind")["research"][0]
    assert (card["kind"], card["points"]) == ("gold", 4)


def test_e4_several_cards_may_name_the_same_kind() -> None:
    assert scored("gold 4 weapons", (5,), "one-kind 2")["total"] == 15 + 4 + 8


def test_e5_equal_cards_each_score_and_one_fulfilment_serves_them_all() -> None:
    assert scored("gold weapons ceramics", (3,), "three-kinds 3")["total"] == 1 + 4 + 1 + 15
    assert scored("", (5, 5, 5), "twelve-crates 2 per-research 2")["total"] == 12 + 8


def last_turn(owned: str, seats: int = 2) -> Atlantica:
    """A finished state in which the seats have cards."""
    state = drawn("green", seats=seats, deck=0, owned=owned, boat="architecture " * 6)
    state = do(state, "dive 1", "pay green", "end turn", "revealed hurricane")
    while state.turn() != undertow.OVER:
        state = settled(do(state, "catch breath")) if state.turn() >= 0 else settled(state)
    return state


def test_e6_the_highest_total_wins() -> None:
    state = last_turn("boat-2, gold 1 | boat-3, weapons 1")
    assert state.scores() == [2, 4]
    assert (state.winners(), state.shares()) == ([1], [0.0, 1.0])


def test_e6_a_tie_goes_to_the_one_with_more_treasures_aboard() -> None:
    state = last_turn("boat-2, boat-1, ceramics, plus-3 | boat-3, plus-2, plus-3")
    assert state.scores() == [5, 5]
    assert state.winners() == [0]


def test_e6_jokers_are_no_treasures_and_what_is_dropped_does_not_count() -> None:
    # Both score 9: two weapons aboard, or one with a joker; the dropped gold does not help.
    state = last_turn("boat-2, weapons 2 | boat-1, weapons 1, joker, gold 3", 2)
    assert state.scores() == [9, 9]
    assert state.winners() == [0]


def test_e6_the_hurricane_card_is_no_treasure() -> None:
    state = found(2, owned="boat-1 | gold, boat-1")
    while state.turn() != undertow.OVER:
        state = settled(do(state, "catch breath"))
    assert (state.finder, state.winners()) == (0, [0, 1])


def test_e6_still_tied_they_share() -> None:
    state = last_turn("plus-2 | plus-2 | ", 3)
    assert (state.winners(), state.shares()) == ([0, 1], [0.5, 0.5, 0.0])


def test_e7_after_twenty_rounds_without_a_dive_the_hurricane_counts_as_found() -> None:
    state = drawn("green | green", seats=2)
    for _ in range(39):
        state = settled(do(state, "catch breath"))
    assert state.finder == -1
    state = settled(do(state, "catch breath"))
    assert (state.finder, state.turns_left, state.hurricane_stack) == (1, 2, 10)
    state = settled(do(settled(do(state, "catch breath")), "catch breath"))
    assert state.turn() == undertow.OVER
    assert GAME.ending(state) == "ended-calm"


def test_e7_a_treasure_taken_begins_the_count_anew() -> None:
    state = drawn("green | green", seats=2)
    for _ in range(38):
        state = settled(do(state, "catch breath"))
    state = settled(do(state, "dive 1", "pay green", "end turn"))
    for _ in range(39):
        state = settled(do(state, "catch breath"))
    assert state.finder == -1


# Worked examples


def test_x1_sets_of_amphorae_inscriptions_and_sculptures() -> None:
    assert [scored(f"amphorae {count}", (5,))["total"] for count in range(1, 6)] == [2, 5, 10, 16, 18]
    assert [scored(f"inscriptions {count}", (5,))["total"] for count in (1, 2)] == [0, 6]
    assert [scored(f"sculptures {count}", (5,))["total"] for count in (3, 4)] == [15, 18]


def test_x1_x2_x3_x4_as_positions() -> None:
    for example in tomllib.loads((GAME.folder / "examples.toml").read_text())["example"]:
        state = do(GAME.position(example["position"]), *example["actions"])
        assert (state.scores(), state.winners()) == (example["scores"], example.get("winners", [])), example["rule"]
        assert set(example["result"]) <= set(str(state).split("; "))


def test_x2_player_1_scores_40() -> None:
    # The rulebook calls the first set "different"; only the pink one, amphorae, gives 10 for three cards.
    score = scored("amphorae 3 gold 4 inscriptions architecture", (4, 3), "plus-2 plus-3 plus-4 per-ship one-kind")
    assert score["total"] == 40
    assert {each["kind"]: each["points"] for each in score["sets"]} == {"amphorae": 10, "gold": 15}
    assert score["research_points"] == 15
    assert next(card for card in score["research"] if card["card"] == "one-kind")["kind"] == "gold"
    assert score["dropped"] == {"inscriptions": 1, "architecture": 1}


def test_x3_player_2_scores_50() -> None:
    score = scored("weapons architecture 5 ceramics 4", (5, 5), "plus-3 plus-4 blue three-kinds")
    assert score["total"] == 50
    assert [each["points"] for each in score["sets"]] == [13, 16, 4]
    assert score["research_points"] == 17


def test_x4_player_3_scores_60_by_the_rulebooks_own_figures() -> None:
    # The rulebook prints 55: that is the six sets alone. With the 5 for three kinds, which it grants in the next
    # sentence, its own figures add up to 60.
    score = scored("weapons 2 inscriptions 3 gold ceramics 3 sculptures 4 amphorae 2", (5, 5, 5), "three-kinds")
    assert {each["kind"]: each["points"] for each in score["sets"]} == {
        "weapons": 9,
        "inscriptions": 12,
        "gold": 1,
        "ceramics": 10,
        "sculptures": 18,
        "amphorae": 5,
    }
    assert (score["treasure_points"], score["research_points"], score["total"]) == (55, 5, 60)
