"""The free tasks of the tutorials: their positions are read, and seat 0 is to act."""

import re
from pathlib import Path

import pytest

from undertow import game

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"
POSITION = re.compile(r'position:\s*"([^"]+)"')
TASKS = [
    (file.parent.name, text)
    for file in sorted([*GAMES.glob("*/tasks.ts"), *GAMES.glob("*/tutorial.ts")])
    for text in POSITION.findall(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("id", "position"), TASKS)
def test_a_task_begins_with_seat_0_to_act(id: str, position: str) -> None:
    state = game(id).position(position)
    assert state.turn() == 0
    assert len(state.legal()) > 1


SOLUTIONS = {
    "atlantis": [["figure 1", "play blue"], ["figure 1", "play red"], ["bridge at 20"], ["figure 1", "play red"]],
    "atlantica": [
        ["dive 2", "pay green", "pay violet", "take treasure 1"],
        ["dive 2", "pay yellow", "pay two green"],
        ["hire freighter", "pay red", "pay green"],
        ["dive 2"],
    ],
    "fantazja": [
        ["build mill I c"],
        ["build garrison II a", "at 1W"],
        ["build house I c", "at 1N 1E"],
        ["build garrison III a", "at 1W"],
    ],
}


@pytest.mark.parametrize("id", SOLUTIONS)
def test_the_tasks_can_be_done(id: str) -> None:
    positions = [position for name, position in TASKS if name == id]
    for position, actions in zip(positions, SOLUTIONS[id], strict=True):
        state = game(id).position(position)
        for action in actions:
            assert game(id).number(action) in state.legal()
            state.apply(game(id).number(action))


def test_games_that_end_with_a_real_match_have_three_tasks_before_it() -> None:
    names = [name for name, _ in TASKS]
    assert {name: names.count(name) for name in names} == dict.fromkeys(("niagara", "atlantis", "atlantica", "fantazja"), 4)
