"""Fantazja's building powers and what is known of hidden tiles."""

from collections.abc import Callable

import pytest

import undertow
from tests.games.fantazja.board import DrawnBoard, drawn, tiles
from undertow.engine.bits import members
from undertow.engine.state import IllegalAction
from undertow.games.fantazja import GAME
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.declared import TILE_NAMES
from undertow.games.fantazja.facts import (
    bottom_length_of,
    bottom_of,
    hand_of,
    imagination_of,
    pairs_of,
    pile_of,
)

ONE = "house I a"


def guess(here: DrawnBoard, seat: int, seed: int) -> Fantazja:
    """A guess of the seat."""
    guessed = here.state.guess(seat, undertow.Rng(seed))
    assert isinstance(guessed, Fantazja)
    return guessed


def guesses(here: DrawnBoard, seat: int, tiles_of: Callable[[Fantazja, int], int], player: int) -> set[str]:
    """All tiles that `tiles_of` finds in a seat's guesses."""
    found: set[str] = set()
    for seed in range(200):
        found |= {TILE_NAMES[tile] for tile in members(tiles_of(guess(here, seat, seed), player))}
    return found


# Tokens


def test_p1_two_buildings_and_more_than_the_opponent_take_the_token() -> None:
    here = drawn("sH1a .\n++ sH1b", hands=("mill I a", ONE)).play("imagine mill I a")
    assert here.tokens() == {"residential": 0}
    one = drawn("sH1a\n++", hands=("mill I a", ONE)).play("imagine mill I a")
    assert one.tokens() == {}


def test_p1_also_from_the_opponent_at_the_end_of_the_own_turn_only() -> None:
    drawing = """
        .     sH1a  .
        eH1a  ++    sH1b
        .     sH1c  .
    """
    here = drawn(drawing, hands=("mill I a", ONE), tokens={"residential": 1}).play("imagine mill I a")
    assert here.tokens() == {"residential": 0}
    waiting = drawn(drawing, hands=("mill I a", ONE), tokens={"residential": 1}, seat=1).play(f"imagine {ONE}")
    assert waiting.tokens() == {"residential": 1}


def test_p1_covered_tiles_do_not_count() -> None:
    here = drawn("eH2a/sH1a .\n++ sH1b", hands=("mill I a", ONE)).play("imagine mill I a")
    assert here.tokens() == {}


def test_p2_equal_numbers_return_any_token_to_the_pool() -> None:
    for holder in (0, 1):
        here = drawn("sM1a .\n++ eM1b", hands=("house I b", ONE), tokens={"production": holder})
        assert here.play("imagine house I b").tokens() == {}


def test_p2_a_holder_who_is_ahead_by_one_to_none_or_behind_keeps_it() -> None:
    ahead = drawn("sM1a\n++", hands=("house I b", ONE), tokens={"production": 0}).play("imagine house I b")
    assert ahead.tokens() == {"production": 0}
    behind = drawn("eM1a .\n++ eM1b", hands=("house I b", ONE), tokens={"production": 0}).play("imagine house I b")
    assert behind.tokens() == {"production": 0}


def test_p3_one_power_a_turn_and_it_is_not_lost_by_using_it() -> None:
    here = drawn(
        "sM1a .\n++ sM1b",
        hands=("house I b", ONE),
        discards=("tower I a, tower I b, tower I c", ""),
        tokens={"production": 0, "military": 0},
    )
    here.play("use production", "take tower I a")
    assert here.why_not("use military").id == "refused-power-used"
    assert here.offers("use") == []
    here.play("imagine house I b")
    assert here.tokens() == {"production": 0}


def test_p3_a_token_gained_at_the_end_of_a_turn_serves_from_the_next() -> None:
    here = drawn("sM1a\n++", hands=("mill I b, house I b", "house I a, house I b"), discards=("tower I a", ""))
    here.play("build mill I b")
    assert here.why_not("use production").id == "now-place"
    here.play(f"at {here.offers('at')[0]}")
    assert here.state.turn() == 1  # no power is offered after the action
    assert here.tokens() == {"production": 0}
    assert here.play("imagine house I a").offers("use") == ["production"]


# The five powers


def test_p4_residential_exchanges_up_to_three_tiles() -> None:
    here = drawn(
        "sH1a .\n++ sH1b",
        hands=("mill I a, mill I b, mill I c, tower I c", ONE),
        discards=("tower I a, tower I b, market", ""),
        tokens={"residential": 0},
    )
    here.play("use residential")
    assert here.why_not("enough").id == "refused-not-exchanged-yet"
    here.play("give mill I a")
    assert here.offers("take") == ["tower I a", "tower I b", "market"]
    assert here.why_not("take mill I a").id == "refused-just-put-down"
    here.play("take tower I a")
    assert here.why_not("give tower I a").id == "refused-just-taken-up"
    here.play("give mill I b", "take tower I b", "give mill I c", "take market")
    assert here.hand(0) == ["tower I a", "tower I b", "tower I c", "market"]
    assert here.discard(0) == ["mill I a", "mill I b", "mill I c"]
    assert here.offers("give") == []


def test_p4_a_fourth_tile_cannot_be_exchanged() -> None:
    here = drawn(
        "sH1a .\n++ sH1b",
        hands=("mill I a, mill I b, mill I c, tower I c", ONE),
        discards=("tower I a, tower I b, market, well", ""),
        tokens={"residential": 0},
    )
    here.play("use residential", "give mill I a", "take tower I a", "give mill I b", "take tower I b")
    here.play("give mill I c", "take market")
    assert here.offers("give") == []
    assert "well" in here.discard(0)


def test_p4_one_is_enough() -> None:
    here = drawn("++", hands=("mill I a, mill I b", ONE), discards=("tower I a, tower I b", ""), tokens={"residential": 0})
    here.play("use residential", "give mill I a", "take tower I b", "enough")
    assert here.hand(0) == ["mill I b", "tower I b"]
    assert here.legal()[0] == "build mill I b"


def test_p4_what_was_taken_is_known_to_all_as_long_as_it_is_true() -> None:
    here = drawn(
        "++",
        hands=("mill I a, mill I b", "house I a, house I b"),
        discards=("tower I a", ""),
        piles=("house I a, house I b, house I c", ""),
        tokens={"residential": 0},
    )
    here.play("use residential", "give mill I a", "take tower I a")
    for viewer in (1, undertow.SPECTATOR):
        assert GAME.view(here.state, viewer)["players"][0]["known_in_hand"] == ["tower I a"]
        for seed in range(20):
            assert hand_of(guess(here, viewer, seed), 0) & tiles("tower I a")
    # The tile put face down may be this one: it is no longer certainly in the hand, but certainly not in the pile.
    here.play("imagine mill I b")
    player = GAME.view(here.state, 1)["players"][0]
    assert (player["known_in_hand"], player["known_out_of_pile"]) == ([], ["tower I a"])
    assert "tower I a" in guesses(here, 1, hand_of, 0)
    assert "tower I a" in guesses(here, 1, imagination_of, 0)
    assert "tower I a" not in guesses(here, 1, pile_of, 0)


def test_p5_production_makes_a_discarded_tile_an_imagination_point() -> None:
    here = drawn("++", hands=("mill I a", ONE), discards=("tower I a, tower I b", ""), tokens={"production": 0})
    here.play("use production", "take tower I b")
    assert here.imagination(0) == ["tower I b"]
    assert GAME.view(here.state, 1)["players"][0]["known_as_imagination"] == ["tower I b"]
    assert guesses(here, 1, imagination_of, 0) == {"tower I b"}


def test_p6_military_keeps_the_opponent_off_a_building() -> None:
    here = drawn(
        "sH1a .\n++ eH1b",
        hands=("mill II a", "house II a, house I c, tower II a"),
        imagination=("", "tower I a"),
        tokens={"military": 0},
    )
    here.play("use military")
    assert here.offers("at") == ["1N", "1E"]
    assert here.why_not("at castle").id == "refused-castle-stays"
    assert here.why_not("at 1S").id == "refused-no-building"
    here.play("at 1N", "imagine mill II a")
    assert here.tokens() == {"military": 2}
    here.play("build house II a")
    assert here.offers("at") == ["1E"]  # upgrades of its neighbours are allowed
    assert here.why_not("at 1N").id == "refused-guarded"


def test_p6_nothing_is_attached_beside_it() -> None:
    here = drawn("sH1b\n++", hands=("mill II a", "mill I a"), tokens={"military": 0})
    free = drawn("sH1b\n++", hands=("mill II a", "mill I a")).play("imagine mill II a", "build mill I a").offers("at")
    assert {"2N", "1N 1W", "1N 1E"} & set(free)
    here.play("use military", "at 1N", "imagine mill II a", "build mill I a")
    assert here.offers("at") == [cell for cell in free if cell not in ("2N", "1N 1W", "1N 1E")]
    assert here.why_not("at 2N").id == "refused-beside-guarded"


def test_p6_it_does_not_bind_its_owner_nor_stop_dark_energy() -> None:
    here = drawn("sH1c\n++", hands=("mill I c, mill I a", ONE), tokens={"military": 0})
    here.play("use military", "at 1N", "build mill I c", "at 2N")
    assert here.cells() == {}
    # The building is gone; the token waits for its owner all the same.
    assert here.tokens() == {"military": 2}
    assert GAME.view(here.state, 1)["guard"] == {"seat": 0, "cell": None}
    here.play(f"imagine {ONE}")
    assert here.tokens() == {}


def test_p6_it_returns_to_a_majority_of_one_and_can_be_used_again() -> None:
    here = drawn("sG1a\n++", hands=("mill II a, mill II b", "house II a"), tokens={"military": 0})
    here.play("use military", "at 1N", "imagine mill II a")
    assert here.tokens() == {"military": 2}  # one to none: passed over at the end of the turn
    here.play("imagine house II a")
    assert here.tokens() == {"military": 0}
    assert here.offers("use") == ["military"]


def test_p6_without_a_majority_it_goes_to_the_pool() -> None:
    here = drawn("sH1a\n++", hands=("mill II a, mill II b", "house II a"), tokens={"military": 0})
    here.play("use military", "at 1N", "imagine mill II a", "imagine house II a")
    assert here.tokens() == {}


def test_p6_a_tile_that_fits_only_beside_it_cannot_be_built() -> None:
    land = """
        .    eH1b .
        sH3a ++   sM3a
        .    sT3a .
    """
    free = drawn(land, hands=("mill I b, house I a", "tower II a"), imagination=("tower I a", ""))
    assert free.offers("build") == ["house I a", "mill I b"]
    here = drawn(
        land, hands=("mill I b, house I a", "tower II a"), imagination=("tower I a", ""), tokens={"military": 1}, seat=1
    )
    here.play("use military", "at 1N", "imagine tower II a")
    assert here.legal() == ["imagine house I a", "imagine mill I b"]
    assert here.why_not("build mill I b").id == "refused-no-place"


def test_p6_it_stays_where_it_is_when_another_building_goes() -> None:
    here = drawn(
        "sH1a\n++\neH1c", hands=("garrison I c", "house II a"), imagination=("", "tower I a"), tokens={"military": 0}
    )
    here.play("use military", "at 1N", "build garrison I c", "at 2S")
    assert here.cells() == {"1N": "s house I a"}
    assert GAME.view(here.state, 1)["guard"] == {"seat": 0, "cell": "1N"}
    assert here.offers("build") == []
    assert here.why_not("build house II a").id == "refused-no-base"


def test_p7_magic_shows_four_random_tiles_and_puts_two_under_the_pile() -> None:
    here = drawn(
        "++",
        hands=("mill I a", "house I a, house I b, house I c, mill I a, mill I b"),
        piles=("", "tower I a"),
        tokens={"magic": 0},
    )
    here.play("use magic")
    assert here.state.turn() == undertow.CHANCE
    assert list(here.state.odds()) == [1, 1, 1, 1, 1]
    here.play("shown house I a", "shown mill I b", "shown house I c", "shown mill I a")
    assert here.legal() == ["bury house I a", "bury house I c", "bury mill I a", "bury mill I b", "bury nothing"]
    assert here.why_not("bury house I b").id == "refused-not-shown"
    here.play("bury mill I b")
    assert here.why_not("bury mill I b").id == "refused-already-buried"
    here.play("bury house I a", "imagine mill I a")
    assert here.hand(1) == ["house I b", "house I c", "mill I a"]  # he refills only at the end of his own turn
    here.play("imagine house I b")
    assert here.offers("drawn") == ["tower I a"]
    here.play("drawn tower I a")
    assert here.offers("drawn") == ["mill I b"]  # the last one put down lies lowest
    here.play("drawn mill I b", "drawn house I a")


def test_p7_fewer_are_shown_where_the_hand_is_smaller_and_none_need_go() -> None:
    here = drawn("++", hands=("mill I a", "house I a"), tokens={"magic": 0})
    here.play("use magic", "shown house I a", "bury nothing")
    assert here.hand(1) == ["house I a"]


def test_p7_who_knows_what() -> None:
    here = drawn(
        "++",
        hands=("mill I a", "house I a, house I b, house I c, mill I a, mill I b"),
        piles=("", "tower I a, tower I b, tower I c"),
        tokens={"magic": 0},
    )
    here.play("use magic")
    shown = GAME.number("shown house I a")
    assert [GAME.seen(here.state, shown, viewer) for viewer in (0, 1, -3)] == [
        "shown house I a",
        "shown house I a",
        "shown ?",
    ]
    here.play("shown house I a", "shown house I b", "shown house I c", "shown mill I a", "bury house I b")
    bury = GAME.number("bury house I a")
    assert [GAME.seen(here.state, bury, viewer) for viewer in (0, 1, -3)] == ["bury house I a", "bury ?", "bury ?"]
    here.play("bury house I a")
    # The user of the power knows the order, the owner only the tiles; the other shown tiles stay known.
    own = GAME.view(here.state, 1)["own"]
    assert own["put_under"] == ["house I a", "house I b"]
    assert GAME.view(here.state, 0)["own"]["put_under_opponent"] == ["house I b", "house I a"]
    assert GAME.view(here.state, 0)["players"][1]["known_in_hand"] == ["house I c", "mill I a"]
    assert GAME.view(here.state, -3)["players"][1]["known_in_hand"] == []
    orders = set()
    for seed in range(20):
        guessed = guess(here, 1, seed)
        orders.add((bottom_of(guessed, 1, 0), bottom_of(guessed, 1, 1)))
    assert orders == {(0, 1), (1, 0)}
    assert bottom_length_of(here.state, 1) == 2
    assert pairs_of(here.state, 1) == 1


def test_p4_only_hand_tiles_can_be_discarded() -> None:
    here = drawn(hands=("house I a", "house I a"), discards=("mill I a", ""), tokens={"residential": 0})
    assert here.play("use residential").why_not("give well").id == "refused-tile-not-in-hand"


def test_p7_tiles_under_the_pile_are_drawn_in_their_order() -> None:
    here = drawn("sT1c\n++", hands=("house I a, house I b", "mill I a, mill I b"), tokens={"magic": 0})
    here.play("use magic", "shown mill I a", "shown mill I b", "bury mill I b", "bury mill I a", "imagine house I a")
    with pytest.raises(IllegalAction):
        here.state.apply(GAME.number("drawn mill I a"))
    assert here.play("drawn mill I b", "drawn mill I a").hand(1) == ["mill I a", "mill I b"]


def test_p7_the_owner_learns_no_order_when_tiles_above_a_pair_are_drawn() -> None:
    here = drawn(
        "sT1c\n++",
        hands=("house I a, house I b, house I c", "house I a, house I b, house I c, mill I a, mill I b"),
        piles=("", "tower I a, tower I b, tower I c"),
        tokens={"magic": 0},
    )
    here.play("use magic", "shown house I a", "shown house I b", "shown house I c", "shown mill I a")
    here.play("bury house I a", "bury nothing", "imagine house I a")
    assert GAME.view(here.state, 0)["players"][1]["pile"] == 3 + 1
    here.play("imagine house I b", "drawn tower I a", "drawn tower I b", "drawn tower I c")
    here.play("use magic", "shown mill I a", "shown mill I b", "shown tower I a", "shown tower I b")
    here.play("bury mill I b", "bury mill I a", "imagine house I b", "imagine house I c", "drawn house I a")
    orders = {tuple(bottom_of(guess(here, 1, seed), 1, place) for place in (0, 1)) for seed in range(20)}
    assert {tuple(TILE_NAMES[slot] for slot in order) for order in orders} == {
        ("mill I a", "mill I b"),
        ("mill I b", "mill I a"),
    }
    here.play("drawn mill I b", "drawn mill I a")
    assert GAME.view(here.state, 0)["players"][1]["pile"] == 0


def test_p7_only_tiles_of_the_hand_are_shown() -> None:
    here = drawn("sT1c\n++", hands=("house I a", "mill I a, mill I b"), tokens={"magic": 0})
    here.play("use magic", "shown mill I a")
    for text in ("shown mill I a", "shown well"):
        with pytest.raises(IllegalAction):
            here.state.clone().apply(GAME.number(text))


def test_p7_nobody_takes_the_only_tile_for_still_in_hand() -> None:
    here = drawn(
        "eT1c\n++",
        hands=("house I a, garrison I a", "house I a, house I b"),
        discards=("mill I a", ""),
        tokens={"residential": 0, "magic": 1},
    )
    here.play("use residential", "give house I a", "take mill I a", "build garrison I a", "at 1S")
    watched = GAME.view(here.state, undertow.SPECTATOR)["players"][0]
    assert watched["known_in_hand"] == ["mill I a"]
    here.play("use magic", "shown mill I a", "bury mill I a")
    assert GAME.view(here.state, undertow.SPECTATOR)["players"][0]["known_in_hand"] == []


def test_p8_special_replaces_an_own_building_of_the_same_level() -> None:
    here = drawn(
        "sH1a .\n++ eH1b\nsK .",
        hands=("mill I a, mill II a, market", ONE),
        tokens={"special": 0},
    )
    here.play("use special")
    assert here.offers("swap") == ["mill I a"]
    assert here.why_not("swap market").id == "refused-special-not-replaced"
    assert here.why_not("swap mill II a").id == "refused-nothing-to-replace"
    here.play("swap mill I a")
    assert here.offers("at") == ["1N"]
    assert here.why_not("at 1E").id == "refused-not-your-building"
    assert here.why_not("at 1S").id == "refused-special-not-replaced"
    here.play("at 1N")
    assert here.cells()["1N"] == "s mill I a"
    assert here.hand(0) == ["house I a", "mill II a", "market"]
    assert GAME.view(here.state, 1)["players"][0]["known_in_hand"] == ["house I a"]


def test_p8_only_hand_tiles_that_are_not_special_replace() -> None:
    here = drawn("sH1a\n++", hands=("house I b, well", ONE), tokens={"special": 0}).play("use special")
    assert here.offers("swap") == ["house I b"]
    assert here.why_not("swap mill I a").id == "refused-tile-not-in-hand"
    assert here.why_not("swap well").id == "refused-special-not-replaced"


def test_c2_a_tile_that_the_box_does_not_have_is_refused_as_such() -> None:
    swapping = drawn("sH1a\n++", hands=("house I b", ONE), tokens={"special": 0}).play("use special")
    giving = drawn(hands=("house I b", ONE), discards=("mill I a", ""), tokens={"residential": 0}).play("use residential")
    assert swapping.why_not("swap house I d").id == "refused-tile-not-in-box"
    assert giving.why_not("give house I d").id == "refused-tile-not-in-box"
    giving.play("give house I b")
    assert giving.why_not("take house I d").id == "refused-tile-not-in-box"


def test_p8_the_tile_that_replaces_is_shown_before_the_building_is_chosen() -> None:
    here = drawn("sH1a .\n++ sH1c", hands=("house I b, mill I a", ONE), tokens={"special": 0})
    here.play("use special", "swap house I b")
    assert GAME.view(here.state, 1)["players"][0]["known_in_hand"] == ["house I b"]


def test_p8_symbols_must_agree_but_counts_do_not_matter() -> None:
    # The castle and the house at 2N leave north water and south earth: a garrison cannot stand between them.
    drawing = "sH1b\nsH1a\n++"
    here = drawn(drawing, hands=("garrison I a, house I c", ONE), tokens={"special": 0}).play("use special")
    assert "garrison I a" in here.offers("swap")
    here.play("swap garrison I a")
    refusal = here.why_not("at 1N")
    assert (refusal.id, refusal.rule) == ("refused-wrong-symbol", "P8")
    # At 2N the neighbour shows water 2; house I c has only 1 and could not be built there.
    low = drawn(drawing, hands=("house I c", ONE), tokens={"special": 0}).play("use special", "swap house I c", "at 2N")
    assert low.cells()["2N"] == "s house I c"


def test_p8_the_tiles_below_stay_there_is_no_bonus_and_dark_energy_is_looked_at() -> None:
    here = drawn("sM3a/sM2a/sM1a\n++", hands=("house III a", ONE), tokens={"special": 0}).play(
        "use special", "swap house III a", "at 1N"
    )
    assert here.state.scores()[0] == 2
    assert GAME.view(here.state, 0)["buildings"][0]["under"] == [
        {"seat": 0, "tile": "mill II a"},
        {"seat": 0, "tile": "mill I a"},
    ]
    dark = drawn("sH1b\neH1c\n++", hands=("mill I c", ONE), tokens={"special": 0})
    dark.play("use special", "swap mill I c", "at 2N")
    assert dark.cells() == {}
    assert (dark.discard(0), dark.hand(0)) == (["mill I c"], ["house I b"])


def test_p8_a_guarded_building_is_not_replaced() -> None:
    drawing = """
        .   eH1a  .
        eK  ++    eW
    """
    here = drawn(drawing, hands=("mill II a", "mill I a"), tokens={"military": 0, "special": 1})
    here.play("use military", "at 1N", "imagine mill II a")
    assert here.why_not("use special").id == "refused-nothing-to-replace"
    free = drawn(drawing, hands=("mill II a", "mill I a"), tokens={"special": 1}).play("imagine mill II a")
    assert free.play("use special", "swap mill I a").offers("at") == ["1N"]
