"""Declarations of games: numbers, texts, labels, reasons and the state class follow from them."""

import pytest

from tools.facts import GAMES, declaration, facts
from undertow.engine.declaration import Cached, Declaration, Field, Kind, Packed, Passing, Reason, Run, Shared, Step
from undertow.engine.game import Message, Refusal

WITH_DECLARATION = sorted(file.parent.name for file in GAMES.glob("*/declared.py"))

DECLARED = Declaration(
    "Toy",
    sizes={"SEATS": 2},
    actions=(
        Kind("DRAWN", "drawn {card}", card=("ace", "king")),
        Kind("MOVE", "move {way} by {steps}", way={"up hill": "up"}, steps=(1, 2), label="action-move", numbers=(5, 6)),
        Kind("PASS", "pass"),
    ),
    steps=(Step("DEAL"), Step("MAIN_STEP", "T1")),
    reasons=(Reason("TOO_FAR", "T2"), Reason("NO_CARD", "T3")),
    state=(
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
    assert DECLARED.label(3) == Message("action-move", {"way": "up", "steps": 2})
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
    assert list(state.encode()) == [-1, *[0] * 6, -1, -1]
    state.sure = state.mask = state.seat = 7
    add_hand(state, 1, 2, 4)  # type: ignore[operator]
    set_top(state, 0, 9)  # type: ignore[operator]
    copy = state_class(state)  # type: ignore[operator]
    add_hand(state, 1, 2, 1)  # type: ignore[operator]
    assert list(copy.encode()) == [7, *[0] * 5, 4, 9, -1]
    assert (copy.mask, copy.sure) == (7, -1)
    assert hand_of(state, 1, 2) == 5  # type: ignore[operator]


@pytest.mark.parametrize("game", WITH_DECLARATION)
def test_the_generated_module_is_up_to_date(game: str) -> None:
    written = (GAMES / game / "facts.py").read_text(encoding="utf-8")
    assert written == facts(game), "run .venv/bin/python tools/facts.py"


@pytest.mark.parametrize("game", WITH_DECLARATION)
def test_every_constant_of_a_declaration_is_named_once(game: str) -> None:
    declared = declaration(game)
    runs = [run.constant for field in declared.state if isinstance(field, Packed) for run in field.runs]
    parts = (declared.actions, declared.steps, declared.reasons)
    names = [*declared.sizes, *runs, *(each.constant for part in parts for each in part)]
    assert len(names) == len(set(names))
