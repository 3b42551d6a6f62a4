"""What bars an action in Atlantis: a code for the rules, a message and a rule's number for people."""

from typing import Final

ALLOWED: Final = 0
NOT_IN_THIS_STEP: Final = 1
NO_SUCH_SEAT: Final = 2
TILE_NOT_SOLD: Final = 3
ALREADY_BOUGHT: Final = 4
BUYS_NOTHING: Final = 5
NOTHING_TO_BUY: Final = 6
FIGURE_SAVED: Final = 7
FIGURES_ALIKE: Final = 8
HAND_EMPTY: Final = 9
FIGURE_CANNOT_STOP: Final = 10
FIGURE_CANNOT_PAY: Final = 11
CARD_NOT_HELD: Final = 12
CARD_CANNOT_STOP: Final = 13
CARD_CANNOT_PAY: Final = 14
CAN_MOVE: Final = 15
TILE_NOT_OWNED: Final = 16
CARD_NOT_PAYABLE: Final = 17
CARD_JUST_BOUGHT: Final = 18
PAYS_TOO_MUCH: Final = 19
BRIDGE_USED: Final = 20
NO_WATER: Final = 21
END_OF_THE_PATH: Final = 22
GAP_BRIDGED: Final = 23
NOT_THE_FIRST_PLACE: Final = 24

# The message and the rule for each code, in the order of the codes from NO_SUCH_SEAT on.
REASONS: Final = (
    ("refused-no-such-seat", "S2"),
    ("refused-tile-not-sold", "T1"),
    ("refused-already-bought", "T1"),
    ("refused-buys-nothing", "T1"),
    ("refused-nothing-to-buy", "T1"),
    ("refused-figure-saved", "T2"),
    ("refused-figures-alike", "T2"),
    ("refused-hand-empty", "T3"),
    ("refused-figure-cannot-stop", "T5"),
    ("refused-figure-cannot-pay", "W7"),
    ("refused-card-not-held", "T3"),
    ("refused-card-cannot-stop", "T5"),
    ("refused-card-cannot-pay", "W7"),
    ("refused-can-move", "T6"),
    ("refused-tile-not-owned", "W4"),
    ("refused-card-not-payable", "W4"),
    ("refused-card-just-bought", "W5"),
    ("refused-pays-too-much", "W4"),
    ("refused-bridge-used", "B1"),
    ("refused-no-water", "B1"),
    ("refused-end-of-the-path", "W1"),
    ("refused-gap-bridged", "B2"),
    ("refused-not-the-first-place", "B1"),
)

# What has to be done first, for an action that belongs to another step; in the order of the steps from START on.
STEP_REASONS: Final = (
    ("now-start", "T2"),
    ("now-move", "T3"),
    ("now-pay", "W3"),
    ("now-bridge", "B1"),
)
