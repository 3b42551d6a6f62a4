"""What bars an action in Atlantica: a code for the rules, a message and a rule's number for people."""

from typing import Final

ALLOWED: Final = 0
NOT_IN_THIS_STEP: Final = 1
AREA_USED: Final = 2
TOO_MANY_SYMBOLS: Final = 3
NOTHING_THERE: Final = 4
TWO_MISSING: Final = 5
REPLACED_ALREADY: Final = 6
NO_PAIR: Final = 7
ALREADY_ACTED: Final = 8
NOTHING_DONE: Final = 9
COLOUR_NOT_ASKED: Final = 10
COLOUR_NOT_HELD: Final = 11
NOT_MISSING: Final = 12
PAIR_NOT_HELD: Final = 13
REST_UNPAYABLE: Final = 14
NOT_ON_THIS_DIVE: Final = 15
NO_TAVERN_SYMBOL: Final = 16
NOT_IN_THE_STATION: Final = 17
SPACE_EMPTY: Final = 18
SAME_AREA: Final = 19
NOT_AN_OUTCOME: Final = 20  # only chance is ever told this

# The message and the rule for each code, in the order of the codes from AREA_USED on.
REASONS: Final = (
    ("refused-area-used", "T1"),
    ("refused-too-many-symbols", "T1"),
    ("refused-nothing-there", "T9"),
    ("refused-two-missing", "T2"),
    ("refused-replaced-already", "T2"),
    ("refused-no-pair", "T2"),
    ("refused-already-acted", "T10"),
    ("refused-nothing-done", "T10"),
    ("refused-colour-not-asked", "T1"),
    ("refused-colour-not-held", "T1"),
    ("refused-not-missing", "T2"),
    ("refused-pair-not-held", "T2"),
    ("refused-rest-unpayable", "T2"),
    ("refused-not-on-this-dive", "T4"),
    ("refused-no-tavern-symbol", "T6"),
    ("refused-not-in-the-station", "T7"),
    ("refused-space-empty", "T9"),
    ("refused-same-area", "T6"),
)

# What has to be done first, for an action that belongs to another step: to act, to pay, to take.
STEP_REASONS: Final = (
    ("now-act", "T1"),
    ("now-pay", "T1"),
    ("now-take", "T9"),
)
