"""What players of Fantazja are shown: views, previews, the log, the terminal; and what guesses keep to."""

import io

import pytest
from rich.console import Console

import undertow
from tests.games.fantazja.board import DrawnBoard, drawn
from undertow.bots import choose
from undertow.engine.bits import how_many
from undertow.engine.language import LANGUAGES, Language, language
from undertow.engine.play import steps, uniform
from undertow.games.fantazja import GAME
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.facts import hand_of, imagination_of, known_of
from undertow.games.fantazja.knowledge import (
    AS_IMAGINATION,
    BY_OPPONENT,
    BY_WATCHER,
    IN_HAND,
    LEAST_HIDDEN,
    MOST_HIDDEN,
    OUT_OF_PILE,
)
from undertow.games.fantazja.terminal import render

ONE = "house I a"


def said(here: DrawnBoard, text: str, seat: int) -> list[str]:
    """The ids of what a preview says, warnings last."""
    shown = GAME.preview(here.state, seat, text)
    return [message.id for message in (*shown.costs, *shown.brings, *shown.warns)]


def told(here: DrawnBoard, text: str, seat: int) -> list[str]:
    """The ids of what the log says."""
    return [message.id for message in GAME.describe(here.state, GAME.number(text), seat)]


def test_a_hand_tile_shows_where_it_fits_and_why_it_does_not_elsewhere() -> None:
    here = drawn("sH1a\n++", hands=("house I b, house III a, house II a", ONE))
    small, second, third = GAME.view(here.state, 0)["own"]["hand"]
    assert (small["fits"][-1]["cell"], small["fits"][-1]["turnings"]) == ("1S", ["180"])
    why = {"reason": "count", "message": "refused-wrong-count", "rule": "T5"}
    assert {"cell": "2N", "side": "south", "symbol": "water", "count": 2, "own": 1, **why} in small["fails"]
    assert [place["cell"] for place in second["fits"]] == ["1N"]
    assert third["fails"] == [{"cell": "1N", "reason": "level", "message": "refused-other-level", "rule": "T7"}]
    assert GAME.view(here.state, undertow.SPECTATOR)["own"] is None


def test_where_a_tile_fits_is_shown_with_what_would_come_of_it() -> None:
    here = drawn("eG1b\neH1c\n++\nsM1a", hands=("tower I c, mill I b", ONE))
    mill, tower = GAME.view(here.state, 0)["own"]["hand"]
    dark = next(place for place in tower["fits"] if place["cell"] == "1N 1W")
    assert (dark["removes"], dark["scores"], dark["bonus"], dark["tokens"]) == (["1N", "1N 1W", "2N"], [1, 0], False, [])
    assert all(place["tokens"] == [{"type": "production", "holder": 0}] for place in mill["fits"])
    assert GAME.view(here.state, 0)["pending"] is None
    assert dark in GAME.view(here.play("build tower I c").state, 0)["pending"]["fits"]
    assert GAME.view(here.state, 1)["pending"]["fits"] == []


def test_what_would_come_of_laying_a_tile_does_come() -> None:
    rng, state = undertow.Rng(8), GAME.start(first="0")
    laid = 0
    while state.turn() != undertow.OVER and laid < 60:
        seat = state.turn()
        action = state.sample(rng) if seat == undertow.CHANCE else choose("greedy", state, seat, rng)
        pending = None if seat == undertow.CHANCE else GAME.view(state, seat)["pending"]
        text = GAME.text(action)
        before = {building["cell"] for building in GAME.view(state, 0)["buildings"]}
        state.apply(action)
        if pending and text.startswith("at ") and pending["fits"]:
            [place] = [one for one in pending["fits"] if one["cell"] == text.removeprefix("at ")]
            while GAME.text(state.legal()[0]).startswith("pay "):
                state.apply(state.legal()[0])
            shown = GAME.view(state, 0)
            assert shown["scores"] == place["scores"]
            assert sorted({*before, place["cell"]} - {one["cell"] for one in shown["buildings"]}) == place["removes"]
            laid += 1
    assert laid > 20


def test_types_show_counts_tokens_and_what_the_end_of_the_turn_changes() -> None:
    here = drawn("sH1a .\n++ sH1b\neM1a .", hands=("mill I b", ONE), tokens={"production": 1})
    types = GAME.view(here.state, 0)["types"]
    assert types["residential"]["counts"] == [2, 0]
    assert (types["residential"]["holder"], types["residential"]["holder_after"]) == (None, 0)
    assert types["residential"]["missing_to_take"] == [0, 3]
    assert (types["production"]["missing_to_take"], types["production"]["missing_to_free"]) == ([2, 0], 1)


def test_buildings_show_who_can_still_cover_them() -> None:
    here = drawn("sH1a .\n++ eH2a", hands=("house II a", "house III a"))
    shown = {building["cell"]: building["coverable_by"] for building in GAME.view(here.state, 0)["buildings"]}
    assert shown == {"1N": [0], "1E": [1]}


def test_before_dark_energy_all_that_goes_is_shown_with_both_scores() -> None:
    here = drawn("eG1b\neH1c\n++\nsM1a", hands=("tower I c", ONE)).play("build tower I c")
    shown = GAME.preview(here.state, 0, "at 1N 1W")
    assert [message.args["building"] for message in shown.warns] == ["tower", "garrison", "house"]
    assert shown.brings[0].args == {"own": 1, "others": 0}
    assert told(here, "at 1N 1W", 1)[:5] == ["log-place", "log-dark-energy", *["log-removed"] * 3]


def test_previews_tell_costs_bonuses_tokens_and_the_end() -> None:
    here = drawn("sH2a/sH1a\n++", hands=("house III a", ""), imagination=("mill I a, mill I b", ""))
    assert said(here, "build house III a", 0) == ["preview-pay", "preview-fits", "preview-may-end"]
    assert said(here, "imagine house III a", 0) == ["preview-imagination", "preview-may-end"]
    here.play("build house III a")
    assert said(here, "at 1N", 0) == ["preview-bonus", "preview-scores", "preview-may-end"]
    here.play("at 1N")
    assert said(here, "pay mill I b", 0)[0] == "preview-pay-with"
    taking = drawn("sM1a .\n++ .", hands=("mill I b", ONE)).play("build mill I b")
    assert said(taking, "at 1E", 0) == ["preview-scores", "preview-token"]


def test_h2_the_log_tells_no_secret() -> None:
    here = drawn(hands=("house I b, mill I a", ONE))
    assert told(here, "imagine mill I a", 0)[0] == "log-imagine"
    assert told(here, "imagine mill I a", 1)[0] == "log-imagine-secret"
    assert GAME.seen(here.state, GAME.number("imagine mill I a"), 1) == "imagine ?"


def test_the_log_tells_who_is_skipped_and_how_it_ends() -> None:
    here = drawn(hands=("house I b, mill I a", ""))
    assert told(here, "imagine mill I a", 1) == ["log-imagine-secret", "log-out-of-tiles", "log-turn"]
    here.play("imagine mill I a")
    assert told(here, "imagine house I b", 1) == ["log-imagine-secret", "log-end"]


def test_h1_h2_a_view_shows_what_is_open_and_nothing_more() -> None:
    hands, points = ("house I b, mill I a", "tower I a, tower I b"), ("mill I b", "house I b")
    piles = ("house I c", "garrison I a, garrison I b, well")
    here = drawn("eT1c\n++", hands=hands, imagination=points, discards=("mill I c", "market"), piles=piles)
    assert [player["pile"] for player in GAME.view(here.state, 0)["players"]] == [1, 3]
    own, other = (GAME.view(here.state, seat)["players"][0] for seat in (0, 1))
    assert [own[key] for key in ("hand", "pile", "imagination", "discard")] == [2, 1, 1, ["mill I c"]]
    assert [other[key] for key in ("hand", "pile", "imagination", "discard")] == [2, 1, 1, ["mill I c"]]
    assert other["unseen"] == ["house I b", "house I c", "mill I a", "mill I b"]
    assert (other["known_in_hand"], other["known_as_imagination"]) == ([], [])
    assert [tile["tile"] for tile in GAME.view(here.state, 0)["own"]["hand"]] == ["house I b", "mill I a"]


def test_spots_name_the_pieces_to_click() -> None:
    here = drawn(hands=("house I b", ONE))
    assert GAME.spots(here.state, 0) == {
        "build house I b": ("tile-0-house-I-b", "land"),
        "imagine house I b": ("tile-0-house-I-b", "imagination-0"),
    }
    assert GAME.spots(here.play("build house I b").state, 0)["at 1N"] == ("cell-1N",)


def test_h1_what_is_known_of_hidden_tiles_is_true() -> None:
    for seed in range(30):
        rng, state = undertow.Rng(seed), GAME.start()
        for _ in steps(state, uniform(rng), rng):
            for viewer in (BY_OPPONENT, BY_WATCHER):
                for seat in range(2):
                    check_knowledge(state, viewer, seat)


def check_knowledge(state: Fantazja, viewer: int, seat: int) -> None:
    hand, points = hand_of(state, seat), imagination_of(state, seat)
    uncertain = known_of(state, viewer, seat, OUT_OF_PILE)
    assert not known_of(state, viewer, seat, IN_HAND) & ~hand
    assert not known_of(state, viewer, seat, AS_IMAGINATION) & ~points
    assert not uncertain & ~(hand | points)
    assert (
        known_of(state, viewer, seat, LEAST_HIDDEN)
        <= how_many(uncertain & points)
        <= known_of(state, viewer, seat, MOST_HIDDEN)
    )


def screen(state: Fantazja, words: Language) -> list[str]:
    """The lines of the board on a screen much wider than it should need."""
    console = Console(width=2000, record=True, file=io.StringIO())
    console.print(render(GAME.view(state, 0), words, lambda seat: f"Player {seat}"))
    return [line.rstrip() for line in console.export_text().splitlines() if not is_prose(line)]


def is_prose(line: str) -> bool:
    """Lines of running text, which a terminal wraps."""
    return ":" in line or "·" in line.strip(" ·#+")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_board_fits_80_columns(code: str) -> None:
    rng, state = undertow.Rng(5), GAME.start()
    words = language(code, GAME.folder)
    for _ in steps(state, lambda state, seat: choose("greedy", state, seat, rng), rng):
        if state.turns % 9 == 0 or state.turn() == undertow.OVER:
            shown = screen(state, words)
            assert len(shown) > 20
            assert max(len(line) for line in shown) <= 80


def test_a_wide_land_is_drawn_in_bands() -> None:
    row = " ".join(["sH1a", "sH1b", "sM1a", "sM1b", "sG1a", "sG1b", "sT1a", "sT1b", "sH2a", "sM2a", "sG2a", "++"])
    here = drawn(row, hands=("tower I c", ONE))
    shown = screen(here.state, language("en", GAME.folder))
    headers = [line.split() for line in shown if "W" in line and not set(line) - set("0123456789WE ")]
    assert headers == [[f"{west}W" for west in range(12, 2, -1)], ["2W", "1W", "0", "1E"]]
    assert max(len(line) for line in shown) <= 80
