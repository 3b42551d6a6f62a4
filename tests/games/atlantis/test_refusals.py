"""Every reason that a player of Atlantis can be given, each on a drawn board, with its rule."""

import pytest

from tests.games.atlantis.board import GAME, do, drawn, spelled
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.declared import DECLARED

RULES = {each.message: each.rule for each in DECLARED.reasons} | {
    each.message: each.rule for each in DECLARED.steps if each.rule
}

BUYING = drawn("F4 O3/a1 ~ S2 ~", hands="a: O", tiles="a: 6 1", bridges="a")
STUCK = drawn("O3/a1 F2/b1 ~ S3 F5/b2", hands="a: FFF", saved="a2 a3", deck="", tiles="a: 2")
TWINS = drawn("F4 O3/a1 F2", hands="a: F", saved="b1")
DEAD_END = do(drawn("O3/a1 R1 F5/b1 R2/b2 ~ ~ S6", hands="a: FRS", saved="a2 a3"), "figure 1")
PAYING = do(drawn("F4/a1 ~ R6", hands="a: RS", tiles="a: 7 6 2"), "buy with 2", "drawn C", "figure 1", "play R")
BRIDGES = drawn("F3 ~ ~ O6 = S2 ~", hands="a: F", bridges="a")

CASES = [
    (do(drawn("F4 O3", hands="a: F", tiles="a: 2 2"), "buy with 2", "drawn R"), "buy with 2", "refused-already-bought"),
    (BUYING, "buy with 5", "refused-tile-not-sold"),
    (BUYING, "buy with 1", "refused-buys-nothing"),
    (STUCK, "buy with 2", "refused-nothing-to-buy"),
    (STUCK, "figure 2", "refused-figure-saved"),
    (TWINS, "figure 3", "refused-figures-alike"),
    (drawn("F4 O3"), "figure 1", "refused-hand-empty"),
    (drawn("O3/a1 F2/b1", hands="a: F", saved="a2 a3"), "figure 1", "refused-figure-cannot-stop"),
    (drawn("O3/a1 ~ F2", hands="a: F", saved="a2 a3"), "figure 1", "refused-figure-cannot-pay"),
    (DEAD_END, "play H", "refused-card-not-held"),
    (do(drawn("O3/a1 R1 F5/b1 R2/b2", hands="a: FR", saved="a2 a3"), "figure 1"), "play F", "refused-card-cannot-stop"),
    (do(drawn("O3/a1 R4 ~ S6", hands="a: RS", saved="a2 a3"), "figure 1"), "play S", "refused-card-cannot-pay"),
    (TWINS, "show hand", "refused-can-move"),
    (PAYING, "pay 3", "refused-tile-not-owned"),
    (PAYING, "pay H", "refused-card-not-payable"),
    (PAYING, "pay C", "refused-card-just-bought"),
    (PAYING, "pay S", "refused-pays-too-much"),
    (TWINS, "bridge at 2", "refused-bridge-used"),
    (BRIDGES, "bridge at 4", "refused-no-water"),
    (BRIDGES, "bridge at 7", "refused-end-of-the-path"),
    (BRIDGES, "bridge at 5", "refused-gap-bridged"),
    (BRIDGES, "bridge at 3", "refused-not-the-first-place"),
    (BUYING, "pay 6", "now-start"),
    (DEAD_END, "pay 6", "now-move"),
    (PAYING, "play S", "now-pay"),
    (do(drawn("F4 ~ O3", hands="a: F", bridges="a"), "figure 1", "play F"), "figure 1", "now-bridge"),
]


@pytest.mark.parametrize(("state", "text", "reason"), CASES, ids=[reason for _, _, reason in CASES])
def test_a_reason_with_its_rule(state: Atlantis, text: str, reason: str) -> None:
    refusal = GAME.why_not(state, 0, spelled(text))
    assert refusal is not None
    assert refusal.id == reason
    assert refusal.rule == RULES[reason]


def test_every_reason_is_among_them() -> None:
    reached = {reason for _, _, reason in CASES}
    assert RULES.keys() - reached == {"refused-no-such-seat"}  # only of the lot
