"""Tasks from a position: bots and chance reply, wrong tries get the reason, secrets stay secret."""

import pytest

from undertow.server.live.practice import practise
from undertow.server.refusals import Refused

TASK = (
    "niagara 3; step: choose; seat: 0; belt: 0; canoes 0: 5, bank; canoes 1: 3 white, bank; canoes 2: bank, bank; "
    "deposit pink: 7 pink; deposit blue: 7 blue; deposit yellow: 7 yellow; deposit white: 6 white; deposit violet: 7 violet"
)


def test_the_beginning_offers_the_actions_of_seat_0() -> None:
    found = practise("niagara", TASK, [], "")
    assert found["log"] == found["lines"] == []
    assert len(found["views"]) == 1
    assert "play 3" in [action["action"] for action in found["actions"]]


def test_others_reply_until_it_is_the_callers_turn_again() -> None:
    found = practise("niagara", TASK, [], "play 3")
    assert found["log"][0] == "play 3"
    assert len(found["log"]) == len(found["lines"]) == len(found["views"]) > 2
    assert found["actions"]
    assert found["reason"] is None


def test_a_task_goes_on_from_its_log() -> None:
    first = practise("niagara", TASK, [], "play 3")
    action = first["actions"][0]["action"]
    second = practise("niagara", TASK, first["log"], action)
    assert second["log"][: len(first["log"])] == first["log"]
    assert len(second["lines"]) == len(second["log"]) - len(first["log"])


def test_a_wrong_try_changes_nothing_and_says_why() -> None:
    found = practise("niagara", TASK, [], "canoe 1")
    assert found["log"] == []
    assert found["reason"]["message"]


@pytest.mark.parametrize(
    ("game", "position", "log", "code"),
    [
        ("go", TASK, [], "not-found"),
        ("niagara", "nonsense", [], "bad-request"),
        ("niagara", TASK, ["land"], "bad-request"),
        ("niagara", TASK, ["no such action"], "bad-request"),
        ("atlantis", TASK, [], "bad-request"),
    ],
)
def test_what_is_no_task_is_refused(game: str, position: str, log: list[str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        practise(game, position, log, "")
    assert refused.value.code == code
