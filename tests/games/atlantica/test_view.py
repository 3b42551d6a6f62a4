"""What is shown to whom: views, previews, the log, the terminal, the score helper, the box."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import undertow
from tests.games.atlantica.board import GAME, after, do, drawn, set_up, settled
from undertow.commands.app import app
from undertow.engine.components import BoxError
from undertow.engine.language import LANGUAGES, language
from undertow.games import terminal_board
from undertow.games.atlantica.box import FOLDER, load

COMPONENTS = (FOLDER / "components.toml").read_text(encoding="utf-8")


def ids(messages: tuple[undertow.Message, ...]) -> list[str]:
    return [message.id for message in messages]


# Views


def test_h1_h2_hands_are_secret_and_their_sizes_are_not() -> None:
    state = drawn("green 3 | red 2")
    own, other, spectator = (GAME.view(state, seat) for seat in (0, 1, undertow.SPECTATOR))
    assert own["own"]["hand"]["green"] == 3
    assert other["own"]["hand"]["green"] == 0
    assert spectator["own"] is None
    assert [player["divers"] for player in spectator["players"]] == [3, 2]


@pytest.mark.parametrize(("seats", "boxed"), [(2, 26), (3, 18), (4, 9), (5, 0)])
def test_the_page_says_how_many_unseen_treasures_are_in_the_box(seats: int, boxed: int) -> None:
    view = GAME.view(settled(GAME.start(seats=seats)), undertow.SPECTATOR)
    count = sum(view["unseen"]["treasures"].values())
    left = view["boat"]["deck"] + view["boat"]["hurricane_stack"] - 1
    assert count - left == boxed
    for code, box in (("en", "box"), ("bg", "кутията"), ("pl", "pudełku"), ("ru", "коробке")):
        told = language(code, GAME.folder).word("page-unseen-text", count=count, left=left, boxed=boxed)
        assert (box in told) == (boxed > 0)


def test_h1_what_lies_before_a_player_and_the_played_divers_are_open() -> None:
    state = do(drawn("green blue | red", owned="gold 2, freighter-3, plus-2"), "dive 1", "pay green")
    for viewer in (1, undertow.SPECTATOR):
        view = GAME.view(state, viewer)
        player = view["players"][0]
        assert (player["treasures"]["gold"], player["research"]["plus-2"], player["divers"]) == (3, 1, 1)
        assert player["ships"] == [{"ship": "freighter", "crates": 3}]
        assert (view["tavern"]["used"]["green"], view["tavern"]["deck"]) == (1, 75)


def test_a_view_says_what_the_hand_can_pay() -> None:
    state = drawn("green violet | red 2")
    own = GAME.view(state, 0)["areas"][0]["actions"]
    assert [action["payable"] for action in own] == [True, True, False]
    assert own[1]["cost"] == [["yellow", "green"], ["violet"]]
    other = GAME.view(state, 1)["areas"][1]["actions"]
    assert [(action["payable"], action["open"]) for action in other][:2] == [(True, False), (False, False)]
    assert GAME.view(state, undertow.SPECTATOR)["areas"][0]["actions"][0]["payable"] is None


def test_a_view_says_for_what_a_single_diver_is_missing() -> None:
    boat, port, tavern, station = (area["actions"] for area in GAME.view(drawn("green violet | red 2"), 0)["areas"])
    assert [action["one_more"] for action in boat] == [[], [], ["white"]]
    assert [action["one_more"] for action in port] == [
        ["white", "red", "green", "violet"],
        ["white", "red", "violet"],  # a second violet could be half of a replacement
        ["white", "red"],
    ]
    assert [action["one_more"] for action in tavern] == [[], ["white", "green"], []]
    assert [action["one_more"] for action in station] == [["red", "green", "blue", "violet"], [], []]
    assert GAME.view(drawn("green violet"), undertow.SPECTATOR)["areas"][0]["actions"][2]["one_more"] == []


def test_a_view_says_what_each_open_card_would_add_now() -> None:
    state = drawn("", owned="gold 3, freighter-4, per-ship", boat="gold weapons - - - -")
    own = GAME.view(state, 0)
    assert [space["gain"] for space in own["boat"]["spaces"]] == [6, 4, None, None, None, None]
    assert [stack["gain"] for stack in own["port"]["stacks"]] == [1, 1, 1]
    assert [space["gain"] for space in own["station"]["spaces"]] == [2, 6, 0, 1]
    assert GAME.view(state, 1)["boat"]["spaces"][0]["gain"] == 0  # no crate for it
    assert GAME.view(state, undertow.SPECTATOR)["boat"]["spaces"][0]["gain"] is None


def test_h2_a_view_counts_what_nobody_has_seen() -> None:
    unseen = GAME.view(after(*set_up()).state, 0)["unseen"]
    assert unseen["treasures"] == {
        "architecture": 11,
        "ceramics": 9,
        "gold": 8,
        "amphorae": 7,
        "inscriptions": 7,
        "sculptures": 5,
        "weapons": 4,
    }
    assert unseen["ships"]["boat"] == {"1": 3, "2": 3, "3": 1}
    assert sum(unseen["research"].values()) == 26


def test_a_view_tells_the_score_by_source_and_what_lacks_room() -> None:
    player = GAME.view(drawn("", owned="gold 4, weapons 1, boat-3, boat-1, joker, plus-2"), 1)["players"][0]
    assert player["score"]["total"] == 15 + 4 + 2  # three gold with the joker, and the weapon
    assert player["score"]["dropped"] == {"gold": 1}
    assert player["crates_missing"] == 1
    assert player["score"]["room_for_all"] == 15 + 9 + 2


def test_a_view_follows_the_turn() -> None:
    state = do(drawn("green white red 2"), "dive 2", "pay green")
    assert GAME.view(state, 1)["under_way"] == {
        "seat": 0,
        "symbols_left": 2,
        "replaced": False,
        "areas_used": [],
        "action": "dive 2",
        "paying": ["violet"],
        "takes_left": 0,
        "may_stop": False,
    }
    state = do(state, "pay two red")
    under_way = GAME.view(state, 1)["under_way"]
    assert (under_way["replaced"], under_way["takes_left"], under_way["symbols_left"]) == (True, 2, 1)


# Previews and the log


ALL_COLOURS = "white 2 yellow 2 red 2 green 2 blue 2 violet 2"


def test_previews_tell_the_score_the_crates_and_the_hurricane() -> None:
    state = do(drawn("green violet", deck=1), "dive 2", "pay green", "pay violet")
    shown = GAME.preview(state, 0, "take treasure 3")
    assert shown.leads_to == "treasure-3"
    assert ids(shown.brings) == ["preview-treasure", "preview-score"]
    assert ids(shown.warns) == ["preview-no-crate"]
    shown = GAME.preview(do(state, "take treasure 3"), 0, "take treasure 1")
    assert shown.warns[1].args == {"draws": 1, "cards": 11}


def test_a_preview_of_a_payment_tells_what_can_no_longer_be_paid() -> None:
    state = do(drawn("green yellow"), "dive 1")
    assert [dict(message.args) for message in GAME.preview(state, 0, "pay yellow").warns] == [{"action": "recruit-3"}]
    assert GAME.preview(state, 0, "pay green").warns == ()


def test_previews_of_every_kind_of_action() -> None:
    state = drawn(ALL_COLOURS)
    brought = {
        text: ids(GAME.preview(state, 0, text).brings) for text in ("dive 3", "hire boat", "recruit 6", "catch breath")
    }
    assert brought == {
        "dive 3": ["preview-choose"],
        "hire boat": ["preview-ship", "preview-score"],
        "recruit 6": ["preview-divers"],
        "catch breath": ["preview-divers"],
    }
    state = do(state, "recruit 3", "pay yellow")
    assert GAME.preview(state, 0, "end turn").brings[0].args == {"count": 3}


@pytest.mark.parametrize(
    ("hand", "action", "divers", "used", "count"),
    [
        ("red", "catch breath", "blue 3", "", 3),
        ("red", "catch breath", "blue", "white 2", 3),
        ("yellow white", "recruit 6", "blue", "white", 4),  # with the two that pay for it
        ("red 2 white", "recruit 6", "", "", 3),  # two red divers replace the missing one
    ],
)
def test_t3_previews_promise_no_more_divers_than_there_are(
    hand: str, action: str, divers: str, used: str, count: int
) -> None:
    brings = GAME.preview(drawn(hand, divers=divers, used=used), 0, action).brings
    assert [(each.id, dict(each.args)) for each in brings] == [("preview-divers", {"count": count})]


def test_t3_a_preview_says_if_there_is_no_diver_to_draw() -> None:
    assert ids(GAME.preview(drawn("red", divers=""), 0, "catch breath").brings) == ["preview-no-divers"]


def test_t9_previews_count_the_cards_that_are_there() -> None:
    state = drawn(ALL_COLOURS, boat="gold - - - - -", port="- 3 4", station="- - - -")
    told = {text: GAME.preview(state, 0, text).brings[0] for text in ("dive 2", "treat all")}
    assert {text: each.args["count"] for text, each in told.items()} == {"dive 2": 1, "treat all": 2}
    assert GAME.preview(drawn(ALL_COLOURS, taking="up to"), 0, "dive 3").brings[0].id == "preview-choose-up-to"
    state = do(drawn("green violet", deck=1, taking="up to"), "dive 2", "pay green", "pay violet", "take treasure 1")
    assert ids(GAME.preview(state, 0, "take treasure 2").warns) == ["preview-no-crate", "preview-hurricane"]
    assert GAME.preview(state, 0, "take no more").warns == ()


def test_the_log_tells_what_followed_by_itself() -> None:
    state = do(drawn("green"), "dive 1")
    messages = GAME.describe(state, GAME.number("pay green"), 1)
    assert ids(messages) == ["log-pay", "log-take-treasure"]
    state = do(drawn("yellow", divers="red", used="blue 2"), "recruit 3")
    assert ids(GAME.describe(state, GAME.number("pay yellow"), 1)) == ["log-pay", "log-recruits", "log-new-deck"]
    state = do(drawn("green", deck=0), "dive 1", "pay green", "end turn")
    messages = GAME.describe(state, GAME.number("revealed hurricane"), 1)
    assert ids(messages) == ["log-hurricane", "log-last-turns"]


def test_a_card_to_take_is_named() -> None:
    state = do(drawn("yellow green violet white"), "dive 3", "pay yellow", "pay violet", "pay white")
    words = language("en", FOLDER)
    offered = [words.say(GAME.label(state, GAME.text(action)), str) for action in state.legal()]
    assert offered[:2] == ["Take the treasure on space 1: gold", "Take the treasure on space 2: amphorae"]


def test_only_the_owner_reads_which_diver_was_drawn() -> None:
    state = do(drawn(""), "catch breath")
    told = [GAME.describe(state, GAME.number("drawn red"), seat)[0].id for seat in (0, 1, undertow.SPECTATOR)]
    assert told == ["log-drawn-own", "log-drawn", "log-drawn"]


def test_spots_are_board_elements() -> None:
    state = drawn("green violet 2")
    assert GAME.spots(state, 0)["dive 1"] == ("dive-1",)
    state = do(state, "dive 2")
    assert GAME.spots(state, 0) == {"pay green": ("hand-0-green",)}
    state = do(state, "pay green", "pay violet")
    assert GAME.spots(state, 0)["take treasure 2"] == ("treasure-2",)
    assert GAME.spots(state, 1) == GAME.spots(state, undertow.SPECTATOR) == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_terminal_draws_a_board_in_80_columns(code: str) -> None:
    words = language(code, GAME.folder)
    owned = "gold 4, weapons 2, inscriptions 2, freighter-3, joker, plus-2, one-kind | architecture 3, transport-4, per-ship"
    state = do(drawn("green 2 violet 2 white | red 2", owned=owned, deck=0), "dive 2", "pay green", "pay violet")
    state = do(state, "take treasure 1", "take treasure 2")
    finished = settled(do(state, "end turn", "revealed hurricane"))
    for shown in (state, finished):
        for seat in (0, undertow.SPECTATOR):
            console = Console(width=80, record=True, file=StringIO())
            console.print(terminal_board(GAME, GAME.view(shown, seat), words, lambda seat: f"Ann {seat}"))
            lines = console.export_text().splitlines()
            assert max(len(line) for line in lines) <= 80
            assert "…" not in "".join(lines)


# The score helper


def run(*arguments: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(app, ["score", "atlantica", *arguments], input=typed)
    return result.exit_code, result.output


def test_the_helper_explains_the_best_score() -> None:
    code, output = run("--treasures", "gold=4,weapons=1", "--ships", "3,2", "--research", "+2,joker", "--lang", "en")
    assert code == 0
    assert "Best score: 26" in output
    assert "15 for 4 × gold" in output
    assert "9 for 1 × weapons with jokers: 1" in output
    assert "Ship with 2 crates: gold 1, weapons 1" in output


def test_the_helper_gives_plain_data() -> None:
    code, output = run("--treasures=weapons=2", "--ships", "1", "--json")
    score = json.loads(output[output.index("{") :])
    assert (code, score["total"], score["dropped"], score["room_for_all"]) == (0, 4, {"weapons": 1}, 9)


def test_the_helper_asks_when_nothing_is_said() -> None:
    code, output = run(typed="gold=2, gold\n3\none kind\n")
    assert code == 0
    assert "Best score: 12" in output
    assert "naming gold" in output


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--treasures", "silver=2"], "silver is unknown; there are architecture, ceramics"),
        (["--treasures", "gold=10"], "gold: at most 9, not 10"),
        (["--treasures", "gold=many"], "“many” is not a whole number"),
        (["--ships", "6"], "“6” is not a whole number from 1 to 5"),
        (["--research", "+5"], "+5 is unknown; there are +2, +3"),
        (["--research", "blue,blue,blue,blue,blue"], "blue: at most 4, not 5"),
        (["--crew", "3"], "--crew is unknown; there are --treasures, --ships, --research"),
        (["--ships"], "--ships needs a value"),
        (["--ships", "1", "--ships", "2"], "--ships is given twice"),
    ],
)
def test_the_helper_says_what_is_wrong(arguments: list[str], reason: str) -> None:
    code, output = run(*arguments)
    assert code == 2
    assert reason in " ".join(output.split())


# The box


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("gold = 9", "gold = 16", "[treasures] gold: the rulebook fixes this at 9, not 16"),
        ('grade = "A"', 'grade = "Z"', "[divers] grade: the grade is one of A, B, C"),
        ("[26, 18, 9, 0]", "[26, 18, 9]", "[hurricane] back_in_the_box: the rulebook fixes this at 26, 18, 9, 0"),
        ("[1, 1, 1, 1, 2, 2, 2, 3]", "[1, 6]", "[ships] boat: must hold whole numbers from 1 to 5"),
        ('"green or yellow"', '"green or pink"', "[costs] boat: the rulebook fixes this at green or yellow"),
        ('["green or yellow", "violet", "white"]', "[]", "[costs] boat: the rulebook fixes this at green or yellow"),
        ('architecture = "blue"', 'architecture = "red"', "[treasure_colours]: every kind needs its own colour"),
        ("treasures = [1, 2, 3]", "treasures = [7]", "[tavern_symbols] treasures: there are only these: 1, 2, 3"),
        ("[divers]", "[divers", "Expected ']'"),
    ],
)
def test_a_box_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(COMPONENTS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as refused:
        load(file)
    assert reason in str(refused.value)


def test_the_box_of_the_game_is_a_box() -> None:
    assert sum(load().treasures) == 57
