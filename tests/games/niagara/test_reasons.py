"""Which of several reasons with the same rule number is given."""

from librt.vecs import vec
from mypy_extensions import i64

from tests.games.niagara.board import GAME, after, do, drawn, legal
from undertow.engine import position
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.facts import NONE, newest_of, played_of
from undertow.games.niagara.rules import playable_tiles
from undertow.games.niagara.state import value_owned


def reason(state: Niagara, text: str, seat: int | None = None) -> str:
    """The message that tells why a seat, by default the one to act, may not do something."""
    refusal = GAME.why_not(state, state.turn() if seat is None else seat, text)
    return "" if refusal is None else refusal.id


def test_e4_there_is_no_canoe_of_a_seat_that_does_not_play() -> None:
    state = do(drawn("2: B1 pink | 4: A1", "2 1 1"), "canoe 1", "to 2")
    assert reason(state, "steal seat 3 canoe 1") == "refused-no-such-seat"
    assert reason(state, "steal seat 2 canoe 2") == "refused-victim-elsewhere"


def test_p1_a_played_tile_is_refused_as_such_and_a_second_choice_as_out_of_turn() -> None:
    state = drawn("", piles="A: 2 | B: 3")
    assert reason(state, "play 2") == "refused-tile-played"
    assert reason(state, "play 3", seat=1) == "refused-tile-played"
    assert reason(state, "canoe 1") == "now-choose"
    assert reason(drawn("", "1 2 3"), "play 4") == "now-pick-canoe"
    assert playable_tiles(after("play 5").state, 0) == 0  # type: ignore[arg-type]


def test_p2_repairs_are_counted_and_go_round_from_the_lifebelt() -> None:
    state = drawn("lost: A1, A2, B1, C1", owned="A: pink blue | B: white | C: violet", belt="B")
    assert state.turn() == 1
    do(state, "repair white")
    assert state.turn() == 2
    do(state, "repair nothing")
    assert state.turn() == 0
    do(state, "repair pink")
    assert "repaired: 1" in position.write(GAME, state).split("; ")
    assert legal(state) == {"repair blue", "repair nothing"}


def test_m1_the_second_canoe_is_lost_moved_or_alike_for_every_seat() -> None:
    assert reason(drawn("3: A1 | lost: A2", "2 1 1"), "canoe 2") == "refused-canoe-lost"
    assert reason(drawn("3: B1 | lost: B2", "1 2 1", belt="B"), "canoe 2") == "refused-canoe-lost"
    moved = do(drawn("3: B1, B2 pink | lost: A2", "1 2 1", belt="B"), "canoe 2", "to 1")
    assert reason(moved, "canoe 2") == "refused-canoe-moved"
    assert reason(drawn("3: B1, B2", "1 2 1", belt="B"), "canoe 2") == "refused-canoes-alike"
    assert reason(drawn("3: B1 pink, B2 pink", "1 2 1", belt="B"), "canoe 2") == "refused-canoes-alike"
    assert reason(drawn("3: B1 pink, B2", "1 2 1", belt="B"), "canoe 2") == ""


def test_m2_no_points_are_kept_for_a_deposit_without_a_gem() -> None:
    owned = "A: violet violet violet | B: violet violet | C: violet violet"
    state = do(drawn("1: A1", "4 1 1", owned=owned), "canoe 1")
    assert reason(state, "to 3") == "refused-nothing-to-load"
    loaded = do(drawn("1: A1 pink", "4 1 1", owned=owned), "canoe 1")
    assert reason(loaded, "to 3") == ""
    exchange = do(drawn("1: A1 pink", "6 1 1", owned=owned), "canoe 1")
    assert reason(exchange, "to 3") == "refused-nothing-to-load"


def test_m2_two_points_kept_need_a_deposit_not_used_before() -> None:
    used = do(drawn("3: A1", "5 1 1"), "canoe 1", "load violet")
    assert reason(used, "to 4") == "refused-points-left"
    assert reason(do(drawn("", "4 1 1"), "canoe 1"), "to 2") == "refused-points-left"


def test_g4_by_the_option_the_gem_of_every_canoe_stays_aboard() -> None:
    for canoes, number in (("3: B1", 1), ("3: B2", 2), ("3: B1 | left-6: B2", 1)):
        state = do(drawn(canoes, "1 5 1", belt="B", load_and_land="forbidden"), f"canoe {number}", "load violet")
        assert reason(state, "land") == "refused-not-landed-this-turn"


def test_g6_why_a_canoe_cannot_be_robbed() -> None:
    state = do(drawn("2: B1 pink, A2 blue, C1 | 5: C2 white | 4: A1", "2 1 1"), "canoe 1", "to 2")
    assert reason(state, "steal seat 1 canoe 1") == ""
    assert reason(state, "steal seat 0 canoe 2") == "refused-own-canoe"
    assert reason(state, "steal seat 2 canoe 1") == "refused-victim-empty"
    assert reason(state, "steal seat 2 canoe 2") == "refused-victim-elsewhere"


def test_e2_gems_without_any_value_leave_all_contenders_together() -> None:
    state = drawn("1: A1 pink", "2 2 2", owned="A: pink pink pink | B: blue blue blue blue", tie="gem value")
    state.gem_value = vec[i64]([0] * 5)
    do(state, "canoe 1", "land", "stay", "canoe 1", "to 2", "canoe 1", "to 2")
    assert state.winners() == [0, 1]


def test_e2_the_values_of_the_gems_are_added_up_for_every_seat() -> None:
    state = drawn("", owned="A: violet white yellow blue pink | B: pink blue | C: white white white")
    assert [value_owned(state, seat) for seat in range(3)] == [1 + 2 + 3 + 4 + 5, 5 + 4, 3 * 2]


def test_p1_the_pile_of_every_seat_comes_back_whole() -> None:
    state = drawn(
        "lost: A1, A2, B1, B2, C1, C2", "1 6 2", piles="B: 1 2 3 4 5 cloud | C: 4", owned="A: pink | B: pink | C: pink"
    )
    assert state.round == 2
    assert [newest_of(state, seat) for seat in range(3)] == [0, NONE, 1]
    assert [played_of(state, seat) for seat in range(3)] == [0b1, 0, 0b1010]
