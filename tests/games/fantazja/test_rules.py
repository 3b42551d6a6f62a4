"""Fantazja's rules of the box, the turn, building, Dark Energy and the end; the powers are in test_powers.py."""

import tomllib

import pytest

import undertow
from tests.games.fantazja.board import DrawnBoard, after, drawn
from undertow.engine.bits import how_many
from undertow.engine.notation import PositionError
from undertow.engine.state import IllegalAction
from undertow.games.fantazja import GAME, fits, land
from undertow.games.fantazja.box import TILES_EACH, load
from undertow.games.fantazja.declared import CASTLE_CELL, CELLS, RADIUS, cell_name, cell_named
from undertow.games.fantazja.dispatch import refusal_of
from undertow.games.fantazja.facts import ALLOWED, bonus_of, hand_of, pile_of, sides_of

SIX = ("house I a", "house I b", "house I c", "mill I a", "mill I b", "mill I c")
DEAL = (*(f"drawn {name}" for name in SIX), *(f"drawn {name}" for name in SIX))


# The box


def test_c1_each_faction_has_27_tiles_and_there_are_5_tokens_and_8_bonuses() -> None:
    census = GAME.census(GAME.start())
    assert sum(count for name, count in census.items() if name.startswith("sculptors")) == TILES_EACH
    assert sum(count for name, count in census.items() if name.startswith("engineers")) == TILES_EACH
    assert census["power tokens"] == 5
    assert census["bonus tokens"] == 8


def test_c2_every_tile_has_four_sides_a_type_a_level_points_and_perhaps_dark_energy() -> None:
    box = load()
    assert [sum(1 for tile in box.tiles if tile.level == level) for level in range(4)] == [3, 12, 8, 4]
    assert {(tile.level, tile.points) for tile in box.tiles} == {(0, 2), (1, 1), (2, 3), (3, 2)}
    assert all(len(tile.sides) == 4 and all(1 <= count <= 3 for _, count in tile.sides) for tile in box.tiles)
    assert sum(tile.dark for tile in box.tiles) == 9
    assert drawn(hands=("house I a", "house I a")).why_not("build wonder").id == "refused-tile-not-in-box"


# Set-up


def test_s1_the_castle_lies_in_the_middle_and_both_draw_six_tiles() -> None:
    match = after(*DEAL)
    assert match.turn == 0
    assert [how_many(hand_of(match.state, seat)) for seat in range(2)] == [6, 6]
    assert [how_many(pile_of(match.state, seat)) for seat in range(2)] == [21, 21]
    assert GAME.view(match.state, 0)["castle"]["sides"] == [
        {"symbol": "earth", "count": 1},
        {"symbol": "air", "count": 1},
        {"symbol": "water", "count": 1},
        {"symbol": "fire", "count": 1},
    ]


def test_s1_the_host_or_the_lot_says_who_begins() -> None:
    assert after(*DEAL, first="1").turn == 1
    assert after("drawn seat 1", *DEAL, first="lot").turn == 1


def test_s1_the_lot_is_drawn_before_anything_else_and_once() -> None:
    state = GAME.start(first="lot")
    state.apply(GAME.number("drawn seat 1"))
    assert state.first == 1
    for text in DEAL:
        state.apply(GAME.number(text))
    with pytest.raises(IllegalAction):
        state.apply(GAME.number("drawn seat 0"))


def test_s1_hands_are_secret() -> None:
    state = after(*DEAL[:3]).state
    assert GAME.seen(state, GAME.number("drawn mill I a"), 0) == "drawn mill I a"
    assert GAME.seen(state, GAME.number("drawn mill I a"), 1) == "drawn ?"
    assert GAME.seen(state, GAME.number("drawn mill I a"), undertow.SPECTATOR) == "drawn ?"


# A turn


def test_t1_exactly_one_action_and_no_passing() -> None:
    here = drawn(hands=("house I a, mill I a", "house I a"))
    assert here.why_not("end turn").id == "refused-must-act"
    assert here.legal() == ["build house I a", "build mill I a", "imagine house I a", "imagine mill I a"]
    here.play("imagine mill I a")
    assert here.state.turn() == 1


def test_t1_an_empty_hand_is_filled_before_the_turn() -> None:
    here = drawn(hands=("", "house I a"), piles=("tower I a, tower I b", ""))
    assert here.offers("drawn") == ["tower I a", "tower I b"]
    here.play("drawn tower I b", "drawn tower I a")
    assert here.state.turn() == 0
    assert here.hand(0) == ["tower I a", "tower I b"]


def test_t1_with_skip_an_empty_hand_skips_the_action_and_draws_at_the_end() -> None:
    here = drawn(hands=("", "house I a"), piles=("tower I a", ""), empty_hand="skip")
    assert here.offers("drawn") == ["tower I a"]
    here.play("drawn tower I a")
    assert (here.state.turn(), here.hand(0)) == (1, ["tower I a"])
    here = drawn(hands=("house I a", ""), piles=("", "tower I a"), empty_hand="skip")
    told = GAME.describe(here.state, GAME.number("imagine house I a"), 0)
    assert [message.id for message in told] == ["log-imagine", "log-turn", "log-skips"]


def test_t1_with_skip_a_power_may_be_used_in_the_skipped_turn() -> None:
    here = drawn(
        hands=("", "house I a"),
        piles=("tower I a", ""),
        discards=("mill I a", ""),
        tokens={"production": 0},
        empty_hand="skip",
    )
    assert here.legal() == ["use production", "end turn"]
    assert here.play("end turn").offers("drawn") == ["tower I a"]


def test_t1_with_skip_nobody_skips_twice_running() -> None:
    hands, piles = ("", "house I a, house I b"), ("tower I a", "")
    here = drawn("eT1c\n++", hands=hands, piles=piles, tokens={"magic": 1}, empty_hand="skip")
    here.play("drawn tower I a", "use magic", "shown tower I a", "bury tower I a", "imagine house I a")
    assert here.state.turn() == undertow.CHANCE
    here.play("drawn tower I a")
    assert (here.state.turn(), here.offers("imagine")) == (0, ["tower I a"])
    assert here.state.skipped == 0  # so either seat may skip its next action


def test_t1_with_skip_an_action_between_lets_a_later_turn_be_skipped_again() -> None:
    here = drawn(
        "eT1c\n++",
        hands=("", "house I a, house I b, house I c"),
        piles=("tower I a, tower I b", ""),
        tokens={"magic": 1},
        empty_hand="skip",
    )
    here.play("drawn tower I a", "drawn tower I b", "imagine house I a", "end turn", "imagine tower I a")
    here.play("use magic", "shown tower I b", "bury tower I b", "imagine house I b")
    assert here.offers("drawn") == ["tower I b"]
    here.play("drawn tower I b")
    assert here.state.turn() == 1


def test_t5_the_last_tile_laid_is_shown_with_its_turning() -> None:
    here = drawn(hands=("house I a", "mill I a")).play("build house I a")
    cell = here.offers("at")[1]
    here.play(f"at {cell}")
    laid = GAME.view(here.state, 0)["buildings"][0]
    assert laid["turning"] != "0"
    assert GAME.view(here.state, 0)["last"] == {"cell": cell, "turning": laid["turning"]}


def test_t1_with_skip_a_position_keeps_who_has_skipped() -> None:
    state, rng = GAME.start(empty_hand="skip", first="0"), undertow.Rng(1)
    while not state.skipped:
        state.apply(state.sample(rng) if state.turn() == undertow.CHANCE else state.any_legal(rng))
        if state.turn() == undertow.OVER:
            state = GAME.start(empty_hand="skip", first="0")
    assert f"skipped: {'01'[state.skipped - 1]}" in str(state)
    assert GAME.position(str(state)) == state
    with pytest.raises(PositionError, match="nobody skips an action in this match"):
        GAME.position(str(GAME.start(first="0")) + "; skipped: 1")


def test_t1_with_nothing_left_the_action_is_skipped_and_a_power_may_still_be_used() -> None:
    here = drawn(hands=("", "house I a"), discards=("mill I a", ""), tokens={"production": 0})
    assert here.legal() == ["use production", "end turn"]
    here.play("use production", "take mill I a")
    assert here.state.turn() == 1
    assert drawn(hands=("", "house I a")).state.turn() == 1


@pytest.mark.parametrize("seed", range(3))
def test_t1_exactly_what_is_listed_is_not_refused(seed: int) -> None:
    state, rng, number = GAME.start(), undertow.Rng(seed), 0
    while state.turn() != undertow.OVER:
        if number % 16 == seed:
            listed = set(state.legal())
            assert {action for action in range(len(GAME.actions)) if refusal_of(state, action) == ALLOWED} == listed
        state.apply(state.sample(rng) if state.turn() == undertow.CHANCE else state.any_legal(rng))
        number += 1


def test_t2_one_power_before_or_after_the_action() -> None:
    before = drawn(hands=("house I a", "house I a"), discards=("mill I a, mill I b", ""), tokens={"production": 0})
    before.play("use production", "take mill I a")
    assert before.legal() == ["build house I a", "imagine house I a"]
    later = drawn(hands=("house I a", "house I a"), discards=("mill I a, mill I b", ""), tokens={"production": 0})
    later.play("imagine house I a")
    assert later.legal() == ["use production", "end turn"]
    later.play("use production", "take mill I b")
    assert later.imagination(0) == ["house I a", "mill I b"]
    assert later.state.turn() == 1


def test_t2_a_power_without_effect_is_not_offered() -> None:
    everything = dict.fromkeys(("residential", "production", "military", "magic", "special"), 0)
    here = drawn(hands=("house I a", ""), tokens=everything, piles=("", "mill I a"))
    assert here.offers("use") == []
    assert here.why_not("use residential").id == "refused-discard-empty"
    assert here.why_not("use production").id == "refused-discard-empty"
    assert here.why_not("use military").id == "refused-land-empty"
    assert here.why_not("use magic").id == "refused-opponent-hand-empty"
    assert here.why_not("use special").id == "refused-nothing-to-replace"


def test_t3_after_the_action_the_hand_is_filled_to_six() -> None:
    match = after(*DEAL, "imagine house I a")
    assert match.turn == undertow.CHANCE
    match.record("drawn tower I a")
    assert how_many(hand_of(match.state, 0)) == 6
    assert match.turn == 1


def test_t3_the_pile_gives_only_what_it_has() -> None:
    here = drawn(hands=("house I a, mill I a", "house I a"), piles=("tower I a", ""))
    here.play("imagine house I a", "drawn tower I a")
    assert here.hand(0) == ["mill I a", "tower I a"]
    assert here.state.turn() == 1


def test_t4_removed_tiles_lie_open_on_their_owners_discard_piles() -> None:
    here = drawn("eH1c\n++", hands=("mill I c", "house I a"))
    here.play("build mill I c", "at 2N")
    assert (here.discard(0), here.discard(1)) == (["mill I c"], ["house I c"])
    for viewer in (0, 1, undertow.SPECTATOR):
        players = GAME.view(here.state, viewer)["players"]
        assert [player["discard"] for player in players] == [["mill I c"], ["house I c"]]


def test_t5_a_small_building_touches_the_land_with_equal_symbols() -> None:
    here = drawn(hands=("house I b", "house I a")).play("build house I b")
    assert here.offers("at") == ["1N", "1W", "1E", "1S"]
    assert here.why_not("at castle").id == "refused-cell-taken"
    assert here.why_not("at 1N 1E").id == "refused-cell-touches-nothing"
    here.play("at 1N")
    building = land.building_at(here.state, cell_named("1N"))
    # The house's order is earth, air, water, fire: with earth to the south, water 1 lies to the north.
    assert fits.field(sides_of(here.state, building), land.SOUTH) == 0 * 32 + 1
    assert fits.field(sides_of(here.state, building), land.NORTH) == 2 * 32 + 1


def test_t5_symbols_must_agree_on_every_touching_side() -> None:
    # At 1N 1E the mill to the south shows earth, the mage's tower to the west shows water.
    drawing = """
        sT1a  .
        ++    sM1a
    """
    here = drawn(drawing, hands=("house I b, mill I b", "house I a"))
    need = next(border["need"] for border in GAME.view(here.state, 0)["borders"] if border["cell"] == "1N 1E")
    assert [side and side["symbol"] for side in need] == [None, None, "earth", "water"]
    refusal = here.play("build house I b").why_not("at 1N 1E")
    assert (refusal.id, refusal.rule) == ("refused-wrong-symbol", "T5")
    # Clockwise from earth a mill goes on with water, so it fits; a house goes on with air.
    assert "1N 1E" in drawn(drawing, hands=("mill I b", "house I a")).play("build mill I b").offers("at")


def test_t5_the_count_must_be_equal_or_higher() -> None:
    # House I a shows water 2 to the north when it lies north of the castle.
    here = drawn("sH1a\n++", hands=("house I b, mill I a", "house I a"))
    assert "2N" not in drawn("sH1a\n++", hands=("house I b", "house I a")).play("build house I b").offers("at")
    refusal = drawn("sH1a\n++", hands=("house I b", "house I a")).play("build house I b").why_not("at 2N")
    assert (refusal.id, refusal.args["side"], refusal.args["symbol"]) == ("refused-wrong-count", "south", "water")
    assert (refusal.args["count"], refusal.args["own"]) == (2, 1)
    assert "2N" in here.play("build mill I a").offers("at")


def test_t5_with_four_different_symbols_the_turning_is_settled() -> None:
    here = drawn(hands=("house I a", "house I a")).play("build house I a", "at 1N")
    assert here.state.turn() == 1  # no step in between; test_box.py has a box in which turnings are asked for


def test_t6_an_imagination_point_is_a_hand_tile_face_down() -> None:
    here = drawn(hands=("house I a, house III a", "house I a"))
    here.play("imagine house III a")
    assert here.imagination(0) == ["house III a"]
    assert GAME.view(here.state, 1)["players"][0]["imagination"] == 1
    assert GAME.view(here.state, 1)["players"][0]["known_as_imagination"] == []
    assert here.state.turn() == 1


def test_t7_a_large_building_costs_a_point_and_goes_one_level_higher() -> None:
    poor = drawn("sH1a\n++", hands=("house II a", "house I a"))
    assert poor.why_not("build house II a").id == "refused-no-imagination"
    rich = drawn("sH1a\n++", hands=("house II a, mill II a", "house I a"), imagination=("mill I a", ""))
    assert rich.why_not("build mill II a").id == "refused-no-base"
    rich.play("build house II a", "at 1N")
    assert rich.cells() == {"1N": "s house II a"}
    assert rich.discard(0) == ["mill I a"]
    assert rich.imagination(0) == []


def test_t7_the_player_chooses_the_point_to_pay_with() -> None:
    here = drawn("sH1a\n++", hands=("house II a", "house I a"), imagination=("mill I a, tower I a", ""))
    here.play("build house II a", "at 1N")
    assert here.legal() == ["pay mill I a", "pay tower I a"]
    assert here.why_not("pay house I a").id == "refused-not-an-imagination-point"
    here.play("pay tower I a")
    assert here.discard(0) == ["tower I a"]


def test_t7_it_may_cover_the_opponents_building_whatever_the_counts() -> None:
    # House II a has fire 2 where house I a has fire 3, and stands with all symbols as below.
    here = drawn("eH1a\n++", hands=("house II a", "house I a"), imagination=("mill I a", ""))
    before = [sides_of(here.state, 1) >> (8 * side + 5) & 3 for side in range(4)]
    here.play("build house II a", "at 1N")
    assert [sides_of(here.state, 1) >> (8 * side + 5) & 3 for side in range(4)] == before
    assert here.cells() == {"1N": "s house II a"}


def test_t7_counts_matter_again_for_what_is_attached_later() -> None:
    # House II a shows water 3 to the north; mill I a has water 3, mill I b only 1.
    here = drawn("sH2a/sH1a\n++", hands=("mill I a, mill I b", "house I a"))
    assert "2N" in drawn("sH2a/sH1a\n++", hands=("mill I a", "house I a")).play("build mill I a").offers("at")
    assert here.play("build mill I b").why_not("at 2N").id == "refused-wrong-count"


def test_t8_a_special_building_is_laid_like_a_small_one_and_costs_a_point() -> None:
    assert drawn(hands=("market", "house I a")).why_not("build market").id == "refused-no-imagination"
    here = drawn(hands=("market", "house I a"), imagination=("mill I a", ""))
    here.play("build market")
    assert here.offers("at") == ["1N", "1W", "1E", "1S"]
    here.play("at 1E")
    assert here.cells() == {"1E": "s market"}
    assert here.discard(0) == ["mill I a"]


def test_t9_level_3_on_the_own_level_2_gives_a_bonus() -> None:
    own = drawn("sH2a/eH1a\n++", hands=("house III a", "house I a"), imagination=("mill I a", ""))
    own.play("build house III a", "at 1N")
    assert bonus_of(own.state, 0) == 1
    assert own.state.scores() == [2 + 5, 0]
    other = drawn("eH2a/sH1a\n++", hands=("house III a", "house I a"), imagination=("mill I a", ""))
    other.play("build house III a", "at 1N")
    assert bonus_of(other.state, 0) == 0


def test_t9_the_last_token_is_given_too() -> None:
    here = drawn("sH2a/sH1a\n++", hands=("house III a", "house I a"), imagination=("mill I a", ""), bonus_left=1)
    here.play("build house III a", "at 1N")
    assert bonus_of(here.state, 0) == 1
    assert here.state.bonus_left == 0


def test_t9_without_tokens_left_there_is_none() -> None:
    here = drawn("sH2a/sH1a\n++", hands=("house III a", "house I a"), imagination=("mill I a", ""), bonus_left=0)
    here.play("build house III a", "at 1N")
    assert bonus_of(here.state, 0) == 0


# Dark Energy


def test_d1_two_touching_tiles_with_dark_energy_are_removed() -> None:
    here = drawn("sH1c\n++", hands=("mill I c", "house I a")).play("build mill I c", "at 2N")
    assert here.cells() == {}
    assert here.discard(0) == ["house I c", "mill I c"]


def test_d1_a_large_building_triggers_it_and_takes_what_is_below() -> None:
    here = drawn("eM1c\neH1a\n++", hands=("house II b", "house I a"), imagination=("tower I a", ""), discards=("", ""))
    here.play("build house II b", "at 1N")
    assert here.cells() == {}
    assert here.discard(0) == ["house II b", "tower I a"]
    assert here.discard(1) == ["house I a", "mill I c"]


def test_d1_all_that_touch_the_laid_tile_go_and_nothing_beyond() -> None:
    # The house strikes tower and mill; the garrison carries Dark Energy too, but touches only the mill, and stays.
    here = drawn(
        """
        .     sT1c
        eM1c  ++
        eG1c  eH1b
        """,
        hands=("house I c", "house I a"),
    )
    here.play("build house I c", "at 1N 1W")
    assert here.cells() == {"1S 1W": "e garrison I c", "1S": "e house I b"}
    assert (here.discard(0), here.discard(1)) == (["house I c", "tower I c"], ["mill I c"])


def test_d1_covered_dark_energy_does_nothing() -> None:
    here = drawn("sH2a/sH1c\n++", hands=("mill I a", "house I a")).play("build mill I a", "at 2N")
    assert here.cells() == {"1N": "s house II a", "2N": "s mill I a"}


def test_d2_what_loses_its_connection_by_sides_goes_too() -> None:
    here = drawn("eG1b\neH1c\n++", hands=("tower I c", "house I a"))
    here.play("build tower I c", "at 1N 1W")
    assert here.cells() == {}
    assert here.discard(1) == ["house I c", "garrison I b"]


def test_d2_corners_do_not_connect() -> None:
    # The mill at 2N 1E touches the tower at 1N only with a corner, and hangs on the house at 2N.
    here = drawn(
        """
        eH1c  eM1a
        eT1b  .
        ++    .
        """,
        hands=("observatory", "house I a"),
        imagination=("mill I b", ""),
    )
    here.play("build observatory", "at 3N")
    assert here.cells() == {"1N": "e tower I b"}
    assert here.discard(1) == ["house I c", "mill I a"]


# The end


def test_e1_the_game_ends_when_both_hands_and_piles_are_empty() -> None:
    here = drawn(hands=("house I a", "mill I a"))
    here.play("imagine house I a")
    assert here.state.turn() == 1
    here.play("imagine mill I a")
    assert here.state.turn() == undertow.OVER


def test_e1_powers_do_not_keep_it_going() -> None:
    here = drawn(hands=("house I a", ""), discards=("", "mill I b"), tokens={"production": 1})
    here.play("build house I a", "at 1N")
    assert here.state.turn() == undertow.OVER


def test_e2_points_of_visible_tiles_and_bonuses_decide() -> None:
    here = drawn("sH1a\n++\neM2a/sM1a", hands=("tower I a", ""), bonus=(1, 0)).play("imagine tower I a")
    assert here.state.scores() == [1 + 5, 3]
    assert here.state.winners() == [0]
    assert GAME.ending(here.state) == "ended-points"


def test_e2_one_point_more_is_enough() -> None:
    here = drawn("sH1a\n++", hands=("tower I a", "")).play("imagine tower I a")
    assert here.state.scores() == [1, 0]
    assert here.state.winners() == [0]


@pytest.mark.parametrize(
    ("imagination", "winners", "ending"),
    [(("", "mill I a, mill I b"), [1], "ended-imagination"), (("", "mill I a"), [0, 1], "ended-draw")],
)
def test_e2_a_tie_is_broken_by_imagination_points(imagination: tuple[str, str], winners: list[int], ending: str) -> None:
    here = drawn(hands=("tower I a", ""), imagination=imagination).play("imagine tower I a")
    assert here.state.scores() == [0, 0]
    assert here.state.winners() == winners
    assert GAME.ending(here.state) == ending
    assert here.state.shares() == [1 / len(winners) if seat in winners else 0 for seat in range(2)]


# Worked examples of the rulebook


def test_x1_more_symbols_may_be_attached_to_fewer_never_the_other_way_round() -> None:
    # Tile A shows water 1 to the north, tile B has water 3.
    assert "2N" in drawn("sH1b\n++", hands=("mill I a", "house I a")).play("build mill I a").offers("at")
    # Tile B lies with water 3 to the north: A, with water 1, may not follow.
    on_b = drawn("sH1a\n++", hands=("house I b", "house I a")).play("build house I b")
    assert on_b.why_not("at 2N").id == "refused-wrong-count"


def test_x1_x2_x3_x4_as_positions() -> None:
    for example in tomllib.loads((GAME.folder / "examples.toml").read_text())["example"]:
        here = DrawnBoard(GAME.position(example["position"])).play(*example["actions"])
        assert set(example["result"]) <= set(str(here.state).split("; ")), example["figure"]
        assert sorted(here.legal()) == example.get("legal", sorted(here.legal())), example["figure"]
        assert here.state.scores() == example.get("scores", here.state.scores())
        assert here.state.winners() == example.get("winners", [])


def test_x2_level_3_cannot_be_put_on_level_1() -> None:
    here = drawn("sH1a\n++", hands=("house III a, house II a", "house I a"), imagination=("mill I a", ""))
    assert here.why_not("build house III a").id == "refused-no-base"
    here.play("build house II a", "at 1N")
    covered = drawn("sH2a/sH1a\n++", hands=("house III a", "house I a"), imagination=("mill I a", ""))
    covered.play("build house III a", "at 1N")
    assert covered.cells() == {"1N": "s house III a"}
    two = drawn("sH2a/sH1a .\n++ eH1b", hands=("house III a", "house I a"), imagination=("mill I a", ""))
    refusal = two.play("build house III a").why_not("at 1E")
    assert (refusal.id, refusal.rule) == ("refused-other-level", "T7")


# F lies north of the castle, A carries Dark Energy north of F, D and E hang on A.
EXAMPLE_3 = """
    eD    eA    eE
    .     sF    .
    .     ++    .
"""


def test_x3_dark_energy_takes_both_tiles_and_two_more_lose_their_connection() -> None:
    drawing = EXAMPLE_3.replace("eD", "eT1b").replace("eA", "eM1c").replace("eE", "eG1b").replace("sF", "sH1b")
    small = drawn(drawing, hands=("garrison I c", "house I a")).play("build garrison I c", "at 3N")
    assert small.cells() == {"1N": "s house I b"}
    assert small.discard(0) == ["garrison I c"]
    assert small.discard(1) == ["mill I c", "garrison I b", "tower I b"]


def test_x3_the_same_with_a_large_building_on_a_tile_that_touches_one() -> None:
    drawing = EXAMPLE_3.replace("eD", "eT1b").replace("eA", "eM1c").replace("eE", "eG1b").replace("sF", "sH1b")
    large = drawn(drawing, hands=("house II b", "house I a"), imagination=("tower I a", "")).play(
        "build house II b", "at 1N"
    )
    assert large.cells() == {}
    assert large.discard(0) == ["house I b", "house II b", "tower I a"]
    assert large.discard(1) == ["mill I c", "garrison I b", "tower I b"]


def test_x4_18_points_against_16() -> None:
    here = drawn(
        """
        .     eT3a/sT2a  sM3a/sM2a  .     .
        sW    eM1a       ++         sH1a  eH1b
        sG2a  sG3a       sT1a       sK    eH2a
        .     .          eG2b       eH1c  .
        """,
        hands=("tower I b", ""),
        bonus=(1, 1),
    )
    here.play("imagine tower I b")
    assert here.state.scores() == [2 + 2 + 1 + 3 + 2 + 1 + 2 + 5, 2 + 1 + 1 + 3 + 3 + 1 + 5]
    assert here.state.winners() == [0]


# The land has no edge


def test_cells_lead_to_numbers_and_back() -> None:
    names = [cell_name(cell) for cell in CELLS]
    assert len(set(names)) == len(CELLS) == 2 * RADIUS * (RADIUS + 1) + 1
    assert all(land.number_of(cell) == number for number, cell in enumerate(CELLS))
    assert all(cell_named(name) == cell for name, cell in zip(names, CELLS, strict=True))
    assert (names[0], names[930], names[-1]) == ("30N", "castle", "30S")


def test_no_game_reaches_an_edge() -> None:
    """All buildings are connected to the castle, and only small and special tiles add cells: 15 to a faction.

    So no cell is further away than 30 steps, and there is an action for all of those.
    """
    box = load()
    extending = 2 * sum(1 for tile in box.tiles if tile.level < 2)
    assert extending == RADIUS
    assert len([text for text in GAME.actions if text.startswith("at ")]) == len(CELLS)
    line = CASTLE_CELL
    for _ in range(extending):
        line = land.neighbour(line, land.NORTH)
    assert cell_name(line) == "30N"
