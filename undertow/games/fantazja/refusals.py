"""What bars an action in Fantazja: a code for the rules, a message and a rule's number for people."""

from typing import Final

ALLOWED: Final = 0
NOT_IN_THIS_STEP: Final = 1
TILE_NOT_IN_BOX: Final = 2
TILE_NOT_IN_HAND: Final = 3
ACTION_DONE: Final = 4
NO_IMAGINATION: Final = 5
NO_PLACE: Final = 6
NO_BASE: Final = 7
CELL_TAKEN: Final = 8
CELL_TOUCHES_NOTHING: Final = 9
WRONG_SYMBOL: Final = 10
WRONG_COUNT: Final = 11
GUARDED: Final = 12
BESIDE_GUARDED: Final = 13
NO_BUILDING: Final = 14
CASTLE_STAYS: Final = 15
OTHER_TYPE: Final = 16
OTHER_LEVEL: Final = 17
WRONG_SYMBOLS_BELOW: Final = 18
WRONG_TURNING: Final = 19
NOT_AN_IMAGINATION_POINT: Final = 20
TOKEN_NOT_HELD: Final = 21
POWER_USED: Final = 22
DISCARD_EMPTY: Final = 23
HAND_EMPTY: Final = 24
OPPONENT_HAND_EMPTY: Final = 25
LAND_EMPTY: Final = 26
NOTHING_TO_REPLACE: Final = 27
TILE_NOT_DISCARDED: Final = 28
JUST_PUT_DOWN: Final = 29
JUST_TAKEN_UP: Final = 30
NOT_SHOWN: Final = 31
ALREADY_BURIED: Final = 32
SPECIAL_NOT_REPLACED: Final = 33
NOT_YOUR_BUILDING: Final = 34
MUST_ACT: Final = 35
NOT_EXCHANGED_YET: Final = 36

# The message and the rule for each code, in the order of the codes from TILE_NOT_IN_BOX on.
REASONS: Final = (
    ("refused-tile-not-in-box", "C2"),
    ("refused-tile-not-in-hand", "T1"),
    ("refused-action-done", "T1"),
    ("refused-no-imagination", "T7"),
    ("refused-no-place", "T5"),
    ("refused-no-base", "T7"),
    ("refused-cell-taken", "T5"),
    ("refused-cell-touches-nothing", "T5"),
    ("refused-wrong-symbol", "T5"),
    ("refused-wrong-count", "T5"),
    ("refused-guarded", "P6"),
    ("refused-beside-guarded", "P6"),
    ("refused-no-building", "C2"),
    ("refused-castle-stays", "C2"),
    ("refused-other-type", "T7"),
    ("refused-other-level", "T7"),
    ("refused-wrong-symbols-below", "T7"),
    ("refused-wrong-turning", "T5"),
    ("refused-not-an-imagination-point", "T7"),
    ("refused-token-not-held", "P1"),
    ("refused-power-used", "P3"),
    ("refused-discard-empty", "T2"),
    ("refused-hand-empty", "T2"),
    ("refused-opponent-hand-empty", "T2"),
    ("refused-land-empty", "T2"),
    ("refused-nothing-to-replace", "T2"),
    ("refused-tile-not-discarded", "P4"),
    ("refused-just-put-down", "P4"),
    ("refused-just-taken-up", "P4"),
    ("refused-not-shown", "P7"),
    ("refused-already-buried", "P7"),
    ("refused-special-not-replaced", "P8"),
    ("refused-not-your-building", "P8"),
    ("refused-must-act", "T1"),
    ("refused-not-exchanged-yet", "P4"),
)

# What has to be done first, for an action that belongs to another step; in the order of the steps.
STEP_REASONS: Final = (
    ("now-lot", "S1"),
    ("now-draw", "T3"),
    ("now-main", "T1"),
    ("now-place", "T5"),
    ("now-turn", "T5"),
    ("now-pay", "T7"),
    ("now-give", "P4"),
    ("now-take", "P4"),
    ("now-swap", "P8"),
    ("now-show", "P7"),
    ("now-bury", "P7"),
)
