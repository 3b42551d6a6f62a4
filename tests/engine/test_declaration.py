"""Declarations of games: numbers, texts, labels, reasons, dispatch and the state class follow from them."""

from collections.abc import Callable
from typing import Any

import pytest

from tools.facts import GAMES, declaration, dispatch, facts
from undertow.engine.declaration import Cached, Declaration, Field, Kind, Packed, Passing, Reason, Run, Shared, Step
from undertow.engine.game import Message, Refusal

WITH_DECLARATION = sorted(file.parent.name for file in GAMES.glob("*/declared.py"))

DECLARED = Declaration(
    "Toy",
    sizes={"SEATS": 2},
    actions=(
        Kind("DRAWN", "drawn {card}", "DEAL", does="chance.draw", card=("ace", "king")),
        Kind(
            "MOVE", "move {way} by {by}", "MAIN_STEP", way={"up hill": "up"}, by=(1, 2), label="action-move", numbers=(5, 6)
        ),
        Kind("PASS", "pass", "DEAL MAIN_STEP", does="stop", refused="", then="end_turn"),
    ),
    steps=(Step("DEAL"), Step("MAIN_STEP", "T1")),
    reasons=(Reason("TOO_FAR", "T2"), Reason("NO_CARD", "T3")),
    state=(
        Field("step"),
        Field("seat", -1, "whose turn it is"),
        Cached("mask"),
        Passing("sure", -1),
        Packed(
            "cards",
            Run("hand", "the cards of a seat", setters="add", seat=2, card=3),
            Run("top", "the top of the pile", default=-1, seat=2),
            Run("score", "the score", encoded=False, seat=2),
        ),
        Shared("box"),
    ),
)


def test_actions_are_numbered_in_order_and_know_their_kind_and_argument() -> None:
    assert DECLARED.texts == ("drawn ace", "drawn king", "move up hill by 1", "move up hill by 2", "pass")
    assert DECLARED.firsts == [0, 2, 4]
    assert DECLARED.kinds == [0, 0, 2, 2, 4]
    assert DECLARED.numbers == [0, 1, 5, 6, 0]


def test_labels_follow_from_the_text_unless_given() -> None:
    assert DECLARED.label(1) == Message("action-drawn", {"card": "king"})
    assert DECLARED.label(3) == Message("action-move", {"way": "up", "by": 2})
    assert DECLARED.label(4) == Message("action-pass")


def test_a_kind_needs_one_number_for_each_action() -> None:
    with pytest.raises(ValueError, match="PLAY has 2 actions, but 3 numbers"):
        Kind("PLAY", "play {card}", card=("ace", "king"), numbers=(1, 2, 3))


def test_refusals_follow_from_reasons_and_steps() -> None:
    assert DECLARED.refusal(0, 1, {}) is None
    assert DECLARED.refusal(1, 1, {}) == Refusal("now-main-step", {}, "T1")
    assert DECLARED.refusal(3, 1, {"points": 2}) == Refusal("refused-no-card", {"points": 2}, "T3")


def test_the_state_class_copies_and_encodes_as_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.facts.declaration", lambda _id: DECLARED)
    source = facts("toy").replace("from undertow.games.toy.declared import DECLARED", "")
    made: dict[str, object] = {"DECLARED": DECLARED}
    exec(compile(source, "facts.py", "exec"), made)  # noqa: S102 - the text under test
    state_class, add_hand, hand_of, set_top = (made[name] for name in ("ToyState", "add_hand", "hand_of", "set_top"))
    state = state_class(None)  # type: ignore[operator]
    assert list(state.encode()) == [0, -1, *[0] * 6, -1, -1]
    state.sure = state.mask = state.seat = 7
    add_hand(state, 1, 2, 4)  # type: ignore[operator]
    set_top(state, 0, 9)  # type: ignore[operator]
    copy = state_class(state)  # type: ignore[operator]
    add_hand(state, 1, 2, 1)  # type: ignore[operator]
    assert list(copy.encode()) == [0, 7, *[0] * 5, 4, 9, -1]
    assert (copy.mask, copy.sure) == (7, -1)
    assert hand_of(state, 1, 2) == 5  # type: ignore[operator]


class Calls:
    """A module of rules that records its calls and refuses everything for reason 3."""

    def __init__(self) -> None:
        self.made: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Callable[..., int]:
        def call(_state: object, *arguments: int) -> int:
            self.made.append((name, *arguments))
            return 3

        return call


def made_dispatch(monkeypatch: pytest.MonkeyPatch, declared: Declaration) -> tuple[dict[str, Any], Calls]:
    """The functions of the generated `dispatch.py`, and what they call."""
    monkeypatch.setattr("tools.facts.declaration", lambda _id: declared)
    calls = Calls()
    source = facts("toy").replace("from undertow.games.toy.declared import DECLARED", "")
    made: dict[str, Any] = {"DECLARED": declared, "rules": calls, "chance": calls}
    exec(compile(source, "facts.py", "exec"), made)  # noqa: S102 - the text under test
    body = dispatch("toy").split(")\n\n\n", 1)[1]
    exec(compile(body, "dispatch.py", "exec"), made)  # noqa: S102 - the text under test
    return made, calls


def test_an_action_is_refused_outside_its_steps_and_by_its_function(monkeypatch: pytest.MonkeyPatch) -> None:
    made, calls = made_dispatch(monkeypatch, DECLARED)
    state = made["ToyState"](None)
    state.step = 0
    assert [made["refusal_of"](state, action) for action in range(5)] == [3, 3, 1, 1, 0]
    state.step = 1
    assert [made["refusal_of"](state, action) for action in range(5)] == [1, 1, 3, 3, 0]
    assert calls.made == [("refusal_of_draw", 0), ("refusal_of_draw", 1), ("refusal_of_move", 5), ("refusal_of_move", 6)]


def test_an_action_is_taken_by_its_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    made, calls = made_dispatch(monkeypatch, DECLARED)
    for action in (1, 3, 4):
        made["take"](made["ToyState"](None), action)
    assert calls.made == [("draw", 1), ("move", 6), ("stop",), ("end_turn",)]


def test_a_kind_names_known_steps() -> None:
    with pytest.raises(ValueError, match="no such step: LATER"):
        Declaration("Toy", sizes={}, actions=(Kind("PASS", "pass", "LATER"),), steps=(Step("DEAL"),), reasons=(), state=())


@pytest.mark.parametrize("game", WITH_DECLARATION)
def test_the_generated_modules_are_up_to_date(game: str) -> None:
    for name, made in (("facts.py", facts(game)), ("dispatch.py", dispatch(game))):
        written = (GAMES / game / name).read_text(encoding="utf-8")
        assert written == made, "run .venv/bin/python tools/facts.py"


@pytest.mark.parametrize("game", WITH_DECLARATION)
def test_every_constant_of_a_declaration_is_named_once(game: str) -> None:
    declared = declaration(game)
    runs = [run.constant for field in declared.state if isinstance(field, Packed) for run in field.runs]
    parts = (declared.actions, declared.steps, declared.reasons)
    names = [*declared.sizes, *runs, *(each.constant for part in parts for each in part)]
    assert len(names) == len(set(names))
