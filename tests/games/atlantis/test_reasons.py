"""Small differences that only some boards show: a red tile of 1, and cards that may be played beside others."""

from tests.games.atlantis.board import GAME, do, drawn, legal, spelled, why_not


def test_w1_a_red_tile_of_1_is_no_water() -> None:
    state = drawn("O4 ~ F1 ~ S3", hands="a: O", bridges="a")
    assert [(gap["places"], gap["price"]) for gap in GAME.view(state, 0)["gaps"]] == [([2], 1), ([4], 1)]
    assert {"bridge at 2", "bridge at 4"} <= legal(state)
    refusal = GAME.why_not(state, 0, "bridge at 3")
    assert refusal is not None
    assert (refusal.id, refusal.rule) == ("refused-no-water", "B1")
    assert "bridge at 2" in legal(drawn("F1 ~ S3", hands="a: F", bridges="a"))
    assert GAME.preview(state, 0, "bridge at 2").brings[0].args == {"price": 1}
    assert GAME.preview(state, 0, "bridge at 4").brings[0].args == {"price": 1}


def test_w1_the_path_may_begin_behind_water() -> None:
    assert "bridge at 3" in legal(drawn("~ F3 ~ S2", hands="a: F", bridges="a"))
    assert "bridge at 4" in legal(drawn("~ ~ F3 ~ S2", hands="a: F", bridges="a"))


def test_t2_only_an_earlier_figure_on_atlantis_is_alike() -> None:
    state = drawn("F4/a1 O2 S3", hands="a: OS")
    assert [why_not(state, f"figure {number}") for number in (1, 2, 3)] == ["", "", "T2"]
    everyone_at_home = drawn("F4 O2 S3", hands="a: OS")
    assert [why_not(everyone_at_home, f"figure {number}") for number in (1, 2, 3)] == ["", "T2", "T2"]
    without_cards = drawn("F4/a1 O2 S3")
    assert [why_not(without_cards, f"figure {number}") for number in (1, 2, 3)] == ["T3", "T3", "T2"]


def test_t3_any_card_that_leads_on_may_be_played() -> None:
    state = do(drawn("F4 O2 S3", hands="a: FOS"), "figure 1")
    assert legal(state) == {"play F", "play O", "play S"}
    assert [why_not(state, f"play {letter}") for letter in "FOS"] == ["", "", ""]


def test_w4_only_an_own_tile_pays_and_none_too_many() -> None:
    state = do(drawn("F4/a1 ~ R3", hands="a: RS", tiles="a: 1 2 5"), "figure 1", "play R", "pay 2")
    assert legal(state) == {"pay 1", "pay S"}
    reasons = {value: GAME.why_not(state, 0, spelled(f"pay {value}")) for value in (2, 3, 4, 5, 6, 7)}
    assert {value: reason.id for value, reason in reasons.items() if reason} == {
        2: "refused-tile-not-owned",
        3: "refused-tile-not-owned",
        4: "refused-tile-not-owned",
        5: "refused-pays-too-much",
        6: "refused-tile-not-owned",
        7: "refused-tile-not-owned",
    }
