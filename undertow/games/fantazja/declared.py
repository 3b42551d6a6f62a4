"""The declaration of Fantazja: tiles, cells, actions, steps, reasons for refusing, and fields of the state.

A faction's tiles have slots from 0 to 39, so a set of them is the bits of one number. On the land a tile is its slot plus
40 for each faction before it. Seat 0 plays the Sculptors, seat 1 the Engineers.
"""

from typing import Literal, get_args

from undertow.engine.declaration import NONE, Cached, Declaration, Field, Kind, Packed, Passing, Reason, Run, Shared, Step

Type = Literal["residential", "production", "military", "magic", "special"]
Level = Literal["I", "II", "III"]
Turning = Literal["0", "90", "180", "270"]

SEATS = 2
TYPES: tuple[Type, ...] = get_args(Type)
BUILDINGS = ("house", "mill", "garrison", "tower")
LEVELS: tuple[Level, ...] = get_args(Level)
SPECIALS = ("market", "well", "observatory", "wonder")
TURNINGS: tuple[Turning, ...] = get_args(Turning)
MOST_OF_LEVEL = (4, 3, 2)  # slots named for a type and level; further tiles use slots that the box leaves free

# The names of the slots; `names.py` tells those of a box with more tiles of a kind.
TILE_NAMES = (
    *(
        f"{building} {level} {letter}"
        for building in BUILDINGS
        for level, most in zip(LEVELS, MOST_OF_LEVEL, strict=True)
        for letter in "abcd"[:most]
    ),
    *SPECIALS,
)
SLOTS = len(TILE_NAMES)
# The type and level, 0 for none, that each slot is named for.
KINDS = (
    *(
        (building, level)
        for building in range(len(BUILDINGS))
        for level, most in enumerate(MOST_OF_LEVEL, 1)
        for _ in range(most)
    ),
    *((len(BUILDINGS), 0) for _ in SPECIALS),
)
MOST_AT_BOTTOM = 28
MOST_EXTENDING = 20  # tiles of a faction: the rulebook’s example shows seven others of its 27
MOST_BUILDINGS = 2 * MOST_EXTENDING + 1  # the castle and all tiles that extend the land
MOST_BORDERS = 2 * MOST_BUILDINGS + 2

# Cells are numbered row by row, 64 to a row, north first; the castle stands in the middle.
ROW = 64
CASTLE_CELL = 32 * ROW + 32
RADIUS = 30  # the shipped tiles cannot reach further; with others the land ends there
CELLS = [
    CASTLE_CELL - north * ROW + east
    for north in range(RADIUS, -RADIUS - 1, -1)
    for east in range(abs(north) - RADIUS, RADIUS - abs(north) + 1)
]


def steps_of(cell: int) -> tuple[int, int]:
    """How many cells east and north of the castle a cell lies; below 0 for west and south."""
    return cell % ROW - CASTLE_CELL % ROW, CASTLE_CELL // ROW - cell // ROW


def cell_name(cell: int) -> str:
    """A cell as people write it: 2N 1E is two cells north and one east of the castle."""
    east, north = steps_of(cell)
    parts = [f"{abs(north)}{'N' if north > 0 else 'S'}"] if north else []
    parts += [f"{abs(east)}{'E' if east > 0 else 'W'}"] if east else []
    return " ".join(parts) or "castle"


def cell_named(name: str) -> int:
    """The cell with a name."""
    cell = CASTLE_CELL
    for part in name.split() if name != "castle" else ():
        cell += int(part[:-1]) * {"N": -ROW, "S": ROW, "E": 1, "W": -1}[part[-1]]
    return cell


DECLARED = Declaration(
    "Fantazja",
    sizes={
        "SEATS": SEATS,
        "SLOTS": SLOTS,
        "TYPES": len(TYPES),
        "MOST_AT_BOTTOM": MOST_AT_BOTTOM,
        "ROW": ROW,
        "CASTLE_CELL": CASTLE_CELL,
        "RADIUS": RADIUS,
        "CELLS": len(CELLS),
    },
    actions=(
        Kind("DRAWN_SEAT", "drawn seat {seat}", "LOT", does="begin_with", refused="", seat=range(SEATS)),
        Kind("DRAWN", "drawn {tile}", "DRAW", does="take_drawn", tile=TILE_NAMES),
        Kind("SHOWN", "shown {tile}", "SHOW", does="powers.show", tile=TILE_NAMES),
        Kind("BUILD", "build {tile}", "MAIN", tile=TILE_NAMES),
        Kind("IMAGINE", "imagine {tile}", "MAIN", refused="action_with", tile=TILE_NAMES),
        Kind("USE", "use {type}", "MAIN", does="powers.use", then="resume", type=TYPES),
        Kind("GIVE_UP", "give {tile}", "GIVE", does="powers.give", then="resume", tile=TILE_NAMES),
        Kind("TAKE_UP", "take {tile}", "TAKE", does="powers.take_up", then="resume", tile=TILE_NAMES),
        Kind("ENOUGH", "enough", "GIVE", does="powers.finish_power", then="resume", refused="enough"),
        Kind("SWAP_IN", "swap {tile}", "SWAP", does="powers.swap", then="resume", tile=TILE_NAMES),
        Kind("BURY_TILE", "bury {tile}", "BURY", does="powers.bury", then="resume", tile=TILE_NAMES),
        Kind("BURY_NOTHING", "bury nothing", "BURY", does="powers.put_under", then="resume", refused="", numbers=(NONE,)),
        Kind("AT", "at {cell}", "PLACE", does="choose_cell", cell=[cell_name(cell) for cell in CELLS], numbers=CELLS),
        Kind(
            "TURN_BY",
            "turn {turning}",
            "TURN",
            does="choose_turning",
            turning={turning: int(turning) for turning in TURNINGS},
        ),
        Kind("PAY_WITH", "pay {tile}", "PAY", does="pay", tile=TILE_NAMES),
        Kind("END_TURN", "end turn", "MAIN"),
    ),
    steps=(
        Step("LOT", "S1"),
        Step("DRAW", "T3"),
        Step("MAIN", "T1"),
        Step("PLACE", "T5"),
        Step("TURN", "T5"),
        Step("PAY", "T7"),
        Step("GIVE", "P4"),
        Step("TAKE", "P4"),
        Step("SWAP", "P8"),
        Step("SHOW", "P7"),
        Step("BURY", "P7"),
        Step("FINISHED"),
    ),
    reasons=(
        Reason("TILE_NOT_IN_BOX", "C2"),
        Reason("TILE_NOT_IN_HAND", "T1"),
        Reason("ACTION_DONE", "T1"),
        Reason("NO_IMAGINATION", "T7"),
        Reason("NO_PLACE", "T5"),
        Reason("NO_BASE", "T7"),
        Reason("CELL_TAKEN", "T5"),
        Reason("CELL_TOUCHES_NOTHING", "T5"),
        Reason("WRONG_SYMBOL", "T5"),
        Reason("WRONG_COUNT", "T5"),
        Reason("GUARDED", "P6"),
        Reason("BESIDE_GUARDED", "P6"),
        Reason("NO_BUILDING", "C2"),
        Reason("CASTLE_STAYS", "C2"),
        Reason("OTHER_TYPE", "T7"),
        Reason("OTHER_LEVEL", "T7"),
        Reason("WRONG_SYMBOLS_BELOW", "T7"),
        Reason("WRONG_TURNING", "T5"),
        Reason("NOT_AN_IMAGINATION_POINT", "T7"),
        Reason("TOKEN_NOT_HELD", "P1"),
        Reason("POWER_USED", "P3"),
        Reason("DISCARD_EMPTY", "T2"),
        Reason("HAND_EMPTY", "T2"),
        Reason("OPPONENT_HAND_EMPTY", "T2"),
        Reason("LAND_EMPTY", "T2"),
        Reason("NOTHING_TO_REPLACE", "T2"),
        Reason("TILE_NOT_DISCARDED", "P4"),
        Reason("JUST_PUT_DOWN", "P4"),
        Reason("JUST_TAKEN_UP", "P4"),
        Reason("NOT_SHOWN", "P7"),
        Reason("ALREADY_BURIED", "P7"),
        Reason("SPECIAL_NOT_REPLACED", "P8"),
        Reason("NOT_YOUR_BUILDING", "P8"),
        Reason("MUST_ACT", "T1"),
        Reason("NOT_EXCHANGED_YET", "P4"),
    ),
    state=(
        Field("step"),
        Field("seat", NONE, "whose turn it is"),
        Field("first", NONE, "who began"),
        Field("turns", meaning="turns begun"),
        Field("drawer", meaning="who draws tiles, in the step DRAW"),
        Field("drawing", meaning="why: FOR_SET_UP, FOR_START or FOR_END"),
        Field("acted", meaning="1 once the action of this turn is done, or skipped"),
        Field("powered", meaning="1 once a power was used in this turn"),
        # Both encoded in `Fantazja.encode`, at the end and only with that option.
        Field("may_skip", meaning="option `empty_hand`: 1 for skip", encoded=False),
        Field("skipped", meaning="T1: bits of the seats that skipped their last action", encoded=False),
        Field("power", NONE, "the power being used"),
        Field("tile", NONE, "the slot being built or exchanged"),
        Field("cell", NONE, "where it is to lie"),
        Field("turning", NONE, "how it is turned"),
        Field("last", NONE, "the cell where a tile or the military token was laid last, times 4, plus the turning"),
        Field("given", meaning="P4: tiles put down in this exchange"),
        Field("taken", meaning="P4: tiles taken up in this exchange"),
        Field("shown", meaning="P7: tiles drawn from the opponent's hand, in which they still count"),
        Field("buried", NONE, "P7: the first of them to go under the pile"),
        Field("guard", NONE, "P6: the cell of the military token"),
        Field("guardian", NONE, "P6: the seat that put it there; the token waits if there is no cell"),
        Field("bonus_left", meaning="bonus tokens that nobody has"),
        Field("buildings", meaning="how many there are, the castle included"),
        Cached("borders", meaning="how many empty cells lie beside buildings"),
        Cached("attachable", meaning="T5, T8: tiles that fit on any border"),
        Cached("coverable", meaning="T7: tiles that can be put on any building"),
        Cached("counts", meaning="P1: see `count_of_type`"),
        Cached("worth", meaning="E2: points of the visible tiles, those of seat 1 in the upper half"),
        Cached("turnings", meaning="in the step TURN: those that fit, as bits"),
        Cached("usable", NONE, "T2: the powers that may be used after the action, as bits; NONE before it"),
        Passing("sure", NONE, "an action that was just found to be legal"),
        Cached("listed", meaning="1 if `list` holds the legal actions"),
        Shared("list", "replaced, never changed", encoded=False),
        Packed(  # encoded in `Fantazja.encode`, tokens by their holders
            "held",
            Run("hand", "the tiles in a hand", seat=SEATS),
            Run("pile", "the part of a draw pile whose order nobody knows", seat=SEATS),
            Run("imagination", "the imagination points of a seat", seat=SEATS),
            Run("discard", "the discarded tiles of a seat", seat=SEATS),
            Run("bonus", "the bonus tokens of a seat", seat=SEATS),
            Run("tokens", "the power tokens of a seat, see `token_of`", seat=SEATS),
            Run(
                "bottom_length",
                "how many tiles lie under a draw pile, in an order that one player knows",
                setters="",
                seat=SEATS,
            ),
            Run(
                "pairs",
                "bits of those places in BOTTOM that were put down together with the next one",
                setters="",
                seat=SEATS,
            ),
            Run(
                "bottom",
                "a tile under a draw pile, drawn in this order once PILE is empty",
                setters="",
                seat=SEATS,
                place=MOST_AT_BOTTOM,
            ),
            Run("known", "what is known of hidden tiles, see `knowledge.py`", setters="", viewer=2, seat=SEATS, fact=5),
            encoded=False,
        ),
        Packed(  # encoded in `Fantazja.encode`, by cells
            "land",  # the buildings, the castle first, then the empty cells beside them
            Run("cell", "the cell of a building", setters="", building=MOST_BUILDINGS),
            Run("top", "the visible tile of a building, NONE for the castle", setters="", building=MOST_BUILDINGS),
            Run("stack", "how the top is turned, then the tiles below", getter="", setters="", building=MOST_BUILDINGS),
            Run("sides", "the sides of the visible tile", setters="", building=MOST_BUILDINGS),
            Run("need", "what the neighbours show to a building", getter="", setters="", building=MOST_BUILDINGS),
            Run("border_cell", "the cell of a border", setters="", border=MOST_BORDERS),
            Run("border_need", "what the neighbours show to a border", setters="", border=MOST_BORDERS),
            Run(
                "border_fits",
                "the tiles that meet the need; NONE until `survey` has looked",
                getter="",
                setters="",
                border=MOST_BORDERS,
            ),
            encoded=False,
        ),
        Packed(  # encoded in `Fantazja.encode`, at the end
            "printed",
            Run("type", "the type of a tile", setters="", slot=SLOTS),
            Run("level", "the level of a tile", setters="", slot=SLOTS),
            Run("points", "the points of a tile", setters="", slot=SLOTS),
            Run("dark", "1 for a tile with Dark Energy", setters="", slot=SLOTS),
            Run(
                "sides_of", "four fields of 8 bits, see `land.py`", getter="sides_turned", setters="", slot=SLOTS, turning=4
            ),
            Run("castle_sides", "the sides of the castle", setters=""),
            Run("bonus_tokens", "how many bonus tokens the box has", setters=""),
            Run("bonus_points", "what a bonus token is worth", getter="", setters=""),
            Run("full_hand", "how many tiles a full hand has", getter="", setters=""),
            Run("all_tiles", "the slots that this box has", getter="all_tiles", setters=""),
            shared=True,
            encoded=False,
        ),
        Shared("fits", "see `fits.py`", encoded=False),
    ),
)
