"""What bars an action in Niagara: a code for the rules, a message and a rule's number for people."""

from typing import Final

ALLOWED: Final = 0
NOT_IN_THIS_STEP: Final = 1
NO_SUCH_SEAT: Final = 2
GEM_NOT_OWNED: Final = 3
TILE_PLAYED: Final = 4
CANOE_LOST: Final = 5
CANOE_MOVED: Final = 6
CANOES_ALIKE: Final = 7
CANOE_MUST_MOVE: Final = 8
NO_DEPOSIT: Final = 9
CANOE_FULL: Final = 10
CANOE_EMPTY: Final = 11
DEPOSIT_USED: Final = 12
TOO_FEW_POINTS: Final = 13
COLOUR_NOT_THERE: Final = 14
SAME_COLOUR: Final = 15
LOADED_THIS_TURN: Final = 16
OTHER_BRANCH: Final = 17
NO_MOVE: Final = 18
TOO_FAR: Final = 19
POINTS_LEFT: Final = 20
NOTHING_TO_LOAD: Final = 21
ON_THE_BANK: Final = 22
OWN_CANOE: Final = 23
VICTIM_ELSEWHERE: Final = 24
VICTIM_EMPTY: Final = 25
WEATHER_AT_THE_END: Final = 26

# The message and the rule for each code, in the order of the codes from NO_SUCH_SEAT on.
REASONS: Final = (
    ("refused-no-such-seat", "E4"),
    ("refused-gem-not-owned", "P2"),
    ("refused-tile-played", "P1"),
    ("refused-canoe-lost", "R5"),
    ("refused-canoe-moved", "M1"),
    ("refused-canoes-alike", "M1"),
    ("refused-canoe-must-move", "M1"),
    ("refused-no-deposit", "C3"),
    ("refused-canoe-full", "G1"),
    ("refused-canoe-empty", "G1"),
    ("refused-deposit-used", "G1"),
    ("refused-too-few-points", "G5"),
    ("refused-colour-not-there", "G1"),
    ("refused-same-colour", "G3"),
    ("refused-loaded-this-turn", "G4"),
    ("refused-other-branch", "M3"),
    ("refused-no-move", "M2"),
    ("refused-too-far", "M2"),
    ("refused-points-left", "M2"),
    ("refused-nothing-to-load", "M2"),
    ("refused-on-the-bank", "M5"),
    ("refused-own-canoe", "G6"),
    ("refused-victim-elsewhere", "G6"),
    ("refused-victim-empty", "G6"),
    ("refused-weather-at-the-end", "K1"),
)

# What has to be done first, for an action that belongs to another step; in the order of the steps.
STEP_REASONS: Final = (
    ("now-lot", "E4"),
    ("now-repair", "P2"),
    ("now-choose", "P1"),
    ("now-pick-canoe", "M1"),
    ("now-move", "M2"),
    ("now-arrive", "M2"),
    ("now-steal", "G6"),
    ("now-weather", "K1"),
)
