"""What Niagara shows: spots, previews, reasons, the log and the board in text."""

import io

import pytest
from rich.console import Console

import undertow
from tests.games.niagara.board import GAME, after, do, drawn
from undertow.engine.game import Message
from undertow.engine.language import LANGUAGES, language
from undertow.games.niagara import forecast
from undertow.games.niagara.state import LEFT_7, LOST
from undertow.games.niagara.terminal import render


def preview(state: undertow.State, text: str) -> undertow.Preview:
    return GAME.preview(state, state.turn(), text)


def ids(messages: tuple[Message, ...]) -> list[str]:
    return [message.id for message in messages]


def test_spots_name_the_elements_to_click() -> None:
    state = do(drawn("4: A1 pink", "4 1 1"), "canoe 1")
    assert GAME.spots(state, 0) == {
        "unload": ("deposit-white",),
        "to 6 left": ("space-left-6",),
        "to 6 right": ("space-right-6",),
        "land": ("bank",),
        "fall": ("fall",),
    }
    assert GAME.spots(state, 1) == {}
    assert GAME.spots(state, undertow.SPECTATOR) == {}


def test_two_canoes_that_are_alike_are_both_clickable() -> None:
    assert GAME.spots(drawn("", "3 1 1"), 0) == {"canoe 1": ("canoe-0-1", "canoe-0-2")}
    assert GAME.spots(drawn("4: A1", "3 1 1"), 0) == {"canoe 1": ("canoe-0-1",), "canoe 2": ("canoe-0-2",)}


def test_preview_of_a_tile_lists_all_end_points_and_speeds() -> None:
    shown = preview(drawn("3: A1 violet"), "play 3")
    assert [(message.id, message.args.get("number"), message.args.get("place")) for message in shown.brings[:-1]] == [
        ("preview-end-land", 1, None),
        ("preview-end-deposit", 1, "4"),
        ("preview-end", 1, "left-6"),
        ("preview-end", 1, "right-6"),
        ("preview-end", 2, "3"),
    ]
    assert shown.brings[-1] == Message("preview-speeds", {"least": 0, "most": 5})


def test_preview_of_a_move_tells_cost_points_kept_and_danger() -> None:
    state = do(drawn("5: A1", "3 6 6", weather=2), "canoe 1")
    shown = preview(state, "to 6 left")
    assert shown.leads_to == "space-left-6"
    assert shown.costs == (Message("preview-cost", {"points": 1}), Message("preview-kept", {"points": 2}))
    assert shown.warns == (Message("preview-may-fall", {"speed": 3}),)


def test_preview_of_a_landing_that_wins_says_so() -> None:
    state = do(drawn("1: A1 pink", "1 1 1", owned="A: pink pink pink"), "canoe 1")
    assert ids(preview(state, "land").brings) == ["preview-gem-landed", "preview-goal"]


def test_preview_of_a_theft() -> None:
    state = do(drawn("5: A1 | 3: B1 pink", "2 1 1"), "canoe 1")
    assert ids(preview(state, "to 3").brings) == ["preview-may-steal"]
    assert preview(do(state, "to 3"), "steal seat 1 canoe 1").brings == (Message("preview-gem-stolen", {"colour": "pink"}),)


def test_preview_of_the_weather_gives_the_speeds_that_remain() -> None:
    state = drawn("", "cloud 3 4", piles="B: 1 2 4 5 6 cloud | C: 1 2 3 5 6 cloud")
    assert preview(state, "weather up").brings == (
        Message("preview-weather", {"weather": 1}),
        Message("preview-speed", {"speed": 4}),
    )


def test_a_preview_is_refused_for_what_is_not_legal() -> None:
    with pytest.raises(undertow.IllegalAction, match="now-pick-canoe"):
        GAME.preview(drawn("", "3 1 1"), 0, "land")


def test_possible_speeds_are_exact() -> None:
    state = drawn("", "2 6 6", piles="B: 1 2 3 4 5 cloud | C: 1 2 3 4 5 cloud")
    assert forecast.speeds(state, 0) == [2]
    hidden = drawn("", "2 6 6", piles="B: 1 2 3 4 5 cloud | C: 1 2 3 4 5 cloud", show_played_tiles="off")
    assert forecast.speeds(hidden, 0) == [0, 1, 2, 3, 4]
    assert forecast.place_after(state, LEFT_7, 1) == LOST


def test_the_view_tells_each_canoes_fate_under_every_speed() -> None:
    state = drawn("5: A1 | left-7: B1", "2 6 6", piles="B: 1 2 3 4 5 cloud | C: 1 2 3 4 5 cloud", weather=1)
    canoes = {canoe["id"]: canoe["fates"] for canoe in GAME.view(state, 0)["canoes"]}
    assert canoes["canoe-0-1"] == {"3": "left-7"}
    assert canoes["canoe-1-1"] == {"3": "lost"}
    assert canoes["canoe-2-1"] == {}


def test_reasons_for_everybody_else() -> None:
    state = drawn("", "3 1 1")
    assert GAME.why_not(state, 1, "canoe 1") == undertow.Refusal("not-your-turn")
    assert GAME.why_not(state, 0, "dance") == undertow.Refusal("no-such-action", {"text": "dance"})
    over = drawn("1: A1 pink", "1 1 1", owned="A: pink pink pink")
    do(over, "canoe 1", "land", "stay", "canoe 1", "to 1", "canoe 1", "to 1")
    assert GAME.why_not(over, 0, "canoe 1") == undertow.Refusal("match-is-over")


def test_the_log_keeps_a_choice_secret_and_tells_what_follows_by_itself() -> None:
    match = after("play 1", "play 2", "play 3", "canoe 1", "to 1", "canoe 1", "to 2", "canoe 1", "to 3")
    assert match.log_texts(0)[0] == (Message("log-chosen-own", {"seat": 0, "tile": "1"}),)
    assert match.log_texts(1)[0] == (Message("log-chosen", {"seat": 0}),)
    assert ids(match.log_texts(1)[2]) == ["log-chosen", "log-reveal"]
    assert match.log_texts(1)[-1] == (
        Message("log-go", {"seat": 2, "number": 1, "place": "3"}),
        Message("log-river", {"speed": 1}),
        Message("log-lifebelt", {"seat": 1, "round": 2}),
    )


def test_the_log_tells_of_falls_free_canoes_and_taken_back_tiles() -> None:
    state = drawn("left-7: A1 pink | lost: A2", "cloud 6 6", piles="A: 1 2 3 4 5 6", weather=1)
    do(state, "weather up", "canoe 1", "to 4", "load white", "canoe 1")
    told = GAME.describe(state, GAME.number("to 6 right"), 1)
    assert ids(told) == [
        "log-go",
        "log-river",
        "log-swept-gem",
        "log-swept",
        "log-swept-gem",
        "log-tiles-back",
        "log-lifebelt",
        "log-free-canoe",
    ]


def test_the_log_tells_how_it_ended() -> None:
    state = drawn("1: C1 pink", "1 1 1", owned="C: pink pink pink")
    do(state, "canoe 1", "to 1", "canoe 1", "to 1", "canoe 1", "land")
    assert ids(GAME.describe(state, GAME.number("stay"), 0)) == ["log-stay", "log-end"]


def test_the_board_is_drawn_in_every_language() -> None:
    state = do(drawn("4: A1 pink, B2 | left-7: C1 | lost: B1", "4 1 1", owned="B: white"), "canoe 1")
    for code in LANGUAGES:
        console = Console(width=100, record=True, file=io.StringIO())
        words = language(code, GAME.folder)
        console.print(render(GAME.view(state, 0), words, lambda seat: f"Name{seat}"))
        text = console.export_text()
        pink, white = (words.word("board-colour-letter", colour=colour) for colour in ("pink", "white"))
        assert all(part in text for part in (f"A1◆{pink}", "B2", "C1", "Name2", f"◆{white}1"))
        assert all(len(line) <= 100 for line in text.splitlines())
