"""The engine protocol: requests and answers as lines of JSON."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import undertow
from tests.bots.test_search import after_set_up
from undertow.bots.arena.engine_entrant import EngineError, started
from undertow.bots.arena.entrant import chooser
from undertow.bots.engine import serve
from undertow.engine.game import OptionError

ENGINE = f"{sys.executable} -m undertow engine"


def answers(*requests: object, components: Path | None = None) -> list[dict[str, Any]]:
    """What the engine answers to some requests."""
    lines = "".join((each if isinstance(each, str) else json.dumps(each)) + "\n" for each in requests)
    written = io.StringIO()
    serve(io.StringIO(lines), written, components)
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_hello_says_what_the_engine_plays() -> None:
    (hello,) = answers({"do": "hello", "id": 1})
    assert hello["id"] == 1
    assert hello["protocol"] == 1
    assert hello["games"] == list(undertow.game_ids())
    assert "expert" in hello["bots"]


@pytest.mark.parametrize("id", undertow.game_ids())
def test_choose_answers_with_what_the_bot_plays_by_the_seats_knowledge(id: str) -> None:
    game, state = undertow.game(id), after_set_up(id, 16)
    seat = state.turn()
    request = {"do": "choose", "position": game.position_of(state, seat), "bot": "casual", "seed": 5}
    first, again = answers(request, request)
    assert first == again
    assert game.has_action(first["action"])
    assert first["action"] in [game.text(action) for action in state.legal_for(seat)]


def test_positions_of_an_own_box_are_read_with_its_components(tmp_path: Path) -> None:
    shipped, file = undertow.game("niagara"), tmp_path / "mine.toml"
    text = (shipped.folder / "components.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("in_play = 7", "in_play = 6"), encoding="utf-8")
    own = shipped.with_components(file)
    position = own.position_of(own.start(seats=3, first="0"), 0)
    request = {"do": "choose", "position": position, "bot": "random"}
    assert "action" in answers(request, components=file)[0]
    assert "other components" in answers(request)[0]["error"]
    file.write_text(text.replace("in_play = 7", "in_play = 60"), encoding="utf-8")
    assert "must be a whole number" in answers(request, components=file)[0]["error"]


def test_analyse_streams_infos_and_says_when_it_is_done() -> None:
    game, state = undertow.game("atlantis"), after_set_up("atlantis", 12)
    request = {"do": "analyse", "id": "a", "position": str(state), "lines": 2, "iterations": 320}
    *infos, done = answers(request)
    assert done == {"id": "a", "done": True, "action": infos[-2]["info"]["action"]}
    assert infos[-1]["info"]["rank"] == 2
    assert infos[-1]["info"]["is_final"]
    assert game.has_action(infos[0]["info"]["line"][0]["action"])


@pytest.mark.parametrize(
    ("request_line", "word"),
    [
        ("nonsense", "no request"),
        ("[1, 2]", "no request"),
        ({"do": "dance"}, "no request"),
        ({"do": "choose"}, "'position' must be a text"),
        ({"do": "choose", "position": "chess 2"}, "no game “chess”"),
        ({"do": "choose", "position": "os:path 2"}, "there is no game"),
        ({"do": "choose", "position": "niagara 3; step: x"}, "column"),
        ({"do": "choose", "position": "{niagara}", "bot": "grandmaster"}, "no bot"),
        ({"do": "choose", "position": "{niagara}", "seat": 7}, "nothing to choose"),
        ({"do": "choose", "position": "{niagara}", "seed": "one"}, "'seed' must be"),
        ({"do": "analyse", "position": "{niagara}", "bot": "random"}, "levels"),
    ],
)
def test_a_bad_request_is_answered_with_the_reason_and_the_next_one_is_heard(request_line: Any, word: str) -> None:
    if isinstance(request_line, dict):
        position = str(undertow.game("niagara").start(seats=3, first=0))
        request_line = {key: position if value == "{niagara}" else value for key, value in request_line.items()}
    error, hello = answers(request_line, {"do": "hello"})
    assert word in error["error"]
    assert hello["engine"] == "undertow"


def test_quit_ends_the_engine() -> None:
    assert answers({"do": "quit"}, {"do": "hello"}) == []


def test_a_program_plays_in_the_arena_as_an_entrant() -> None:
    state = after_set_up("atlantica", 10)
    seat = state.turn()
    bot = chooser(f"exec:{ENGINE}")
    choices = [bot(state, seat, undertow.Rng(3)) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0] in list(state.legal_for(seat))


def test_a_program_that_does_not_answer_is_refused(tmp_path: Path) -> None:
    mute = tmp_path / "mute.py"
    mute.write_text("print('hello')\n", encoding="utf-8")
    with pytest.raises(EngineError, match="gave no answer"):
        started(f"{sys.executable} {mute}")
    with pytest.raises(OptionError, match="does not start"):
        chooser("exec:./no-such-program")
