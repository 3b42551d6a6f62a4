"""What Atlantis shows: previews, refusals, the log, the board in a terminal, and the box behind it all."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.games.atlantis.board import GAME, do, drawn, spelled
from undertow.engine.components import BoxError
from undertow.engine.language import LANGUAGES, language
from undertow.engine.play import steps, uniform
from undertow.engine.rng import Rng
from undertow.games.atlantis import box
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.terminal import render


def told(state: Atlantis, text: str) -> dict[str, list[str]]:
    """A preview as English sentences."""
    words = language("en", GAME.folder)
    preview = GAME.preview(state, state.turn(), spelled(text))
    parts = {"costs": preview.costs, "brings": preview.brings, "warns": preview.warns}
    return {name: [words.say(message, str) for message in messages] for name, messages in parts.items()}


def test_a_card_shows_landing_gaps_price_tile_and_the_gap_left() -> None:
    state = do(drawn("F3/a1 ~ O5 ~ ~ S2 H4 R6", hands="a: RC", tiles="a: 7"), "figure 1")
    assert GAME.preview(state, 0, "play blue").leads_to == "place-8"
    assert told(state, "play R") == {
        "costs": ["The gap at 2 costs 3.", "The gap at 4–5 costs 2.", "To pay for this move: 5 points."],
        "brings": [
            "The figure goes to place 8.",
            "You take helmet 4 from place 7.",
            "Then there is a gap at 7, which costs 2 to cross.",
            "You draw 1 card.",
        ],
        "warns": [],
    }


def test_a_figure_shows_all_its_cards() -> None:
    state = drawn("O4 F3/a1 O5/b1 S2", hands="a: OSC", tiles="b: 1")
    assert told(state, "figure 1")["brings"] == [
        "olive branch: to place 3, price 0, occupied, so another card must follow.",
        "statue: to place 4, price 0, takes flag 3.",
        "crown: to the Mainland, price 0, takes statue 2.",
    ]
    assert GAME.view(state, 0)["own"]["moves"][1] == {
        "figure": 1,
        "colour": "white",
        "leads_to": "place-4",
        "gaps": [],
        "price": 0,
        "price_in_all": 0,
        "needs_another_card": False,
        "tile": {"colour": "red", "value": 3},
        "tile_from": "place-2",
        "ends_game": False,
    }


def test_a_move_under_way_shows_the_gaps_of_its_next_step_and_the_sum_of_all() -> None:
    state = do(drawn("F3/a1 ~ O5/b1 ~ ~ S2 H4 R6", hands="a: OR", tiles="a: 7"), "figure 1", "play O")
    assert GAME.view(state, 0)["own"]["moves"] == [
        {
            "figure": 1,
            "colour": "blue",
            "leads_to": "place-8",
            "gaps": [{"id": "gap-4", "price": 2}],
            "price": 2,
            "price_in_all": 5,
            "needs_another_card": False,
            "tile": {"colour": "grey", "value": 4},
            "tile_from": "place-7",
            "ends_game": False,
        }
    ]
    assert GAME.view(state, 1)["own"]["moves"] == []


def test_a_card_may_be_played_by_clicking_where_it_leads() -> None:
    state = do(drawn("O4 F3/a1 O5 S2", hands="a: OC"), "figure 1")
    assert GAME.spots(state, 0) == {
        "play green": ("card-0-green", "place-3"),
        "play gold": ("card-0-gold", "mainland"),
    }


def test_choices_name_items_as_the_edition_does_and_figures_by_their_places() -> None:
    words = language("en", GAME.folder)
    for edition, name in (("bg", "ring"), ("ru", "lyre")):
        state = drawn("O4 F3/a1 R5 ~ S2", hands="a: R", bridges="a", edition=edition)
        offered = [words.say(GAME.label(state, text), str) for text in ("figure 1", "bridge at 4")]
        assert offered == ["Move figure 1 from place 2", "Place your bridge on the gap at 4"]
        assert words.say(GAME.label(do(state, "figure 1"), "play blue"), str) == f"Play {name}"


def test_buying_shows_the_cards_and_what_may_go_wrong() -> None:
    state = drawn("O3/a1 ~ F5", hands="a: F", tiles="a: 5", saved="a2 a3")
    shown = told(state, "buy with 5")
    assert shown["brings"] == ["You draw 2 cards."]
    assert shown["warns"] == [
        "Without that tile no figure of yours can move, unless a bought card helps.",
        "Bought cards cannot pay for crossings in this turn.",
    ]
    assert told(drawn("O3/a1 F5", hands="a: F", tiles="a: 5", edition="ru"), "buy with 5")["warns"] == []


def test_the_last_move_warns_of_a_defeat() -> None:
    board: dict[str, Any] = {"hands": "a: F | b: OO", "saved": "a2 a3 b1 b2 b3"}
    lost = do(drawn("O6 R1/a1", tiles="b: 7 7", **board), "figure 1")
    assert told(lost, "play F")["warns"] == ["As things stand you would lose: 5 points against 16."]
    won = do(drawn("O6 R1/a1", **board), "figure 1")
    assert told(won, "play F")["warns"] == []
    assert told(won, "play F")["brings"][-1] == "This is your third figure: the game ends with this turn."


def test_the_warning_counts_forced_overpayment_and_empty_piles() -> None:
    board: dict[str, Any] = {"hands": "a: F | b: OO", "saved": "a2 a3 b1 b2 b3"}
    overpaid = do(drawn("O6 R1/a1 ~ S2", tiles="a: 7 | b: 5", **board), "figure 1")
    assert told(overpaid, "play F")["warns"] == ["As things stand you would lose: 6 points against 7."]
    empty = do(drawn("O6 R1/a1", tiles="b: 3", deck="", **board), "figure 1")
    assert told(empty, "play F")["warns"] == ["As things stand you would lose: 2 points against 5."]


def test_a_bridge_shows_whom_it_helps() -> None:
    state = drawn("O3/b1 ~ F5/a1 ~ S4", hands="a: F", bridges="a", saved="a2 a3 b2 b3")
    assert told(state, "bridge at 4")["brings"] == [
        "This gap, which costs 4, becomes free for everybody.",
        "If the game ended now, this would save 0 4 points.",
        "If the game ended now, this would save 1 4 points.",
    ]


def test_dues_and_scores_as_if_the_game_ended_now() -> None:
    state = drawn("O3/b1 ~ F5/a1 ~ S4", hands="a: F | b: RR", tiles="b: 6", saved="a2 a3 b2 b3")
    players = GAME.view(state, 0)["players"]
    assert [(player["due"], player["score"]) for player in players] == [(4, -3), (7, 1)]


def test_the_log_names_items_as_the_edition_does() -> None:
    for edition, name in (("bg", "ring"), ("ru", "lyre")):
        state = do(drawn("O4 F3/a1 R5 S2", hands="a: R", edition=edition), "figure 1")
        messages = GAME.describe(state, GAME.number("play blue"), 1)
        words = language("en", GAME.folder)
        said = [words.say(message, lambda seat: "ABCD"[seat]) for message in messages]
        assert said[0] == f"A plays {name}: figure 1 goes to place 3."


def test_the_log_tells_what_followed() -> None:
    words = language("en", GAME.folder)
    state = drawn("F1/b1 ~ O4 ~ H6 S1/a1 R5", hands="a: F | b: O", tiles="b: 7", saved="a2 a3 b2 b3")
    lines = []
    for text in ("figure 1", "play red", *["drawn white"] * 4):
        messages = GAME.describe(state, GAME.number(text), 0)
        lines.append(" ".join(words.say(message, lambda seat: "AB"[seat]) for message in messages))
        do(state, text)
    assert lines[1] == (
        "A plays flag: figure 1 goes to the Mainland. A has all three figures on the Mainland: the game ends with this "
        "turn. A takes ring 5 from place 7. The end of the path moves up."
    )
    assert lines[-1] == (
        "A draws a card: statue. B owes 5 points for the way to the Mainland and pays 7. A: 9 points. B: 1 point."
    )


@pytest.mark.parametrize("edition", box.EDITIONS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_board_fits_into_eighty_columns(code: str, edition: str) -> None:
    rng, state = Rng(3), GAME.start(seats=4, edition=edition)
    words = language(code, GAME.folder)
    for number, _ in enumerate(steps(state, uniform(rng), rng)):
        if number % 25 == 0:
            console = Console(width=80, file=(screen := StringIO()))
            console.print(render(GAME.view(state, max(0, state.turn())), words, lambda seat: f"Player {seat}"))
            lines = screen.getvalue().splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) < 45
            assert sum(line.startswith(("1  ", "15 ", "29 ", "43 ")) for line in lines) == 4  # four whole rows


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('grade = "A"', 'grade = "D"', "grade is one of"),
        ("  0,\n", "  1,\n", "the rulebook fixes this at 2, 2"),
        ("of_each_item = 15", "of_each_item = 0", "from 4 to 15"),
        ("  [0, 1, 1, 1, 1, 1, 1],\n  [1, 0,", "  [0, 1, 1, 1, 1, 1],\n  [1, 0,", "needs 7 numbers and has 6"),
        (
            "  [0, 1, 1, 1, 1, 1, 1],\n  [1, 0,",
            "  [2, 1, 1, 1, 1, 1, 1],\n  [1, 0,",
            "there must be 42 tiles, but there are 44",
        ),
        ('["flag", "olive"', '["olive", "flag"', "bg: the rulebook fixes this at flag, olive"),
        ('["red", "green"', '["green", "red"', "in_order: the rulebook fixes this at red"),
        ("[path]", "[path", "components.toml"),
    ],
)
def test_a_file_of_components_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = (box.FOLDER / "components.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "components.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError, match=reason):
        box.load(file)
