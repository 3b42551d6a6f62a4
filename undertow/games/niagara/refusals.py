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
