"""The declaration of Niagara: actions, steps, reasons for refusing, and fields of the state."""

from typing import Literal, get_args

from undertow.engine.declaration import NONE, Cached, Declaration, Field, Kind, LateOption, Packed, Reason, Run, Shared, Step

Colour = Literal["pink", "blue", "yellow", "white", "violet"]
Tile = Literal["1", "2", "3", "4", "5", "6", "cloud"]
Place = Literal["bank", "1", "2", "3", "4", "5", "left-6", "left-7", "right-6", "right-7", "lost"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
TILES: tuple[Tile, ...] = get_args(Tile)
PLACES: tuple[Place, ...] = get_args(Place)
MOST_SEATS = 5
CANOES_EACH = 2
CANOES = MOST_SEATS * CANOES_EACH

SPACES = {" ".join(reversed(place.split("-"))): place for place in PLACES[1:-1]}  # "6 left" is the place left-6

DECLARED = Declaration(
    "Niagara",
    sizes={"COLOURS": len(COLOURS), "TILES": len(TILES), "MOST_SEATS": MOST_SEATS, "CANOES_EACH": CANOES_EACH},
    actions=(
        Kind("DRAWN_SEAT", "drawn seat {seat}", "LOT", does="begin_with", refused="drawn_seat", seat=range(MOST_SEATS)),
        Kind("REPAIR_WITH", "repair {colour}", "REPAIR", does="repair", colour=COLOURS),
        Kind("REPAIR_NOTHING", "repair nothing", "REPAIR", refused=""),
        Kind("PLAY", "play {tile}", "CHOOSE", secret=True, tile=TILES),
        Kind("TAKE_CANOE", "canoe {number}", "PICK_CANOE", number=(1, 2)),
        Kind("STAY", "stay", "PICK_CANOE", does="end_turn", refused="stay"),
        Kind("LOAD", "load {colour}", "MOVE ARRIVE", colour=COLOURS),
        Kind("UNLOAD", "unload", "MOVE ARRIVE"),
        Kind("GO_TO", "to {place}", "MOVE", does="go", place=SPACES, numbers=range(1, len(SPACES) + 1)),
        Kind("LAND", "land", "MOVE"),
        Kind("FALL", "fall", "MOVE"),
        Kind(
            "STEAL_FROM",
            "steal seat {rival} canoe {number}",
            does="steal",
            label="action-steal",
            rival=range(MOST_SEATS),
            number=(1, 2),
        ),
        Kind("STEAL_NOTHING", "steal nothing", "STEAL", does="finish_canoe", refused=""),
        Kind("WEATHER_DOWN", "weather down", "WEATHER", does="change_weather", numbers=(-1,)),
        Kind("WEATHER_UP", "weather up", "WEATHER", does="change_weather", numbers=(1,)),
    ),
    steps=(
        Step("LOT", "E4"),
        Step("REPAIR", "P2"),
        Step("CHOOSE", "P1"),
        Step("PICK_CANOE", "M1"),
        Step("MOVE", "M2"),
        Step("ARRIVE", "M2"),
        Step("STEAL", "G6"),
        Step("WEATHER", "K1"),
        Step("FINISHED"),
    ),
    reasons=(
        Reason("NO_SUCH_SEAT", "E4"),
        Reason("GEM_NOT_OWNED", "P2"),
        Reason("TILE_PLAYED", "P1"),
        Reason("CANOE_LOST", "R5"),
        Reason("CANOE_MOVED", "M1"),
        Reason("CANOES_ALIKE", "M1"),
        Reason("CANOE_MUST_MOVE", "M1"),
        Reason("NO_DEPOSIT", "C3"),
        Reason("CANOE_FULL", "G1"),
        Reason("CANOE_EMPTY", "G1"),
        Reason("DEPOSIT_USED", "G1"),
        Reason("TOO_FEW_POINTS", "G5"),
        Reason("COLOUR_NOT_THERE", "G1"),
        Reason("SAME_COLOUR", "G3"),
        Reason("LOADED_THIS_TURN", "G4"),
        Reason("OTHER_BRANCH", "M3"),
        Reason("NO_MOVE", "M2"),
        Reason("TOO_FAR", "M2"),
        Reason("POINTS_LEFT", "M2"),
        Reason("NOTHING_TO_LOAD", "M2"),
        Reason("ON_THE_BANK", "M5"),
        Reason("OWN_CANOE", "G6"),
        Reason("VICTIM_ELSEWHERE", "G6"),
        Reason("VICTIM_EMPTY", "G6"),
        Reason("WEATHER_AT_THE_END", "K1"),
        Reason("NOT_LANDED_THIS_TURN", "G4"),
    ),
    state=(
        Field("seats", meaning="how many play"),
        Field("tie", meaning="option `tie`"),
        Field("one_repair", meaning="option `repairs`: 1 if only one canoe a round may be repaired"),
        Field("show_played", 1, "option `show_played_tiles`, for the view"),
        Field("step"),
        Field("seat", meaning="the seat to act in this step"),
        Field("belt", NONE, "the seat with the lifebelt"),
        Field("round", 1),
        Field("weather"),
        Field("branch", meaning="where the next disc that leaves space 5 goes"),
        Field("ending", meaning="GOAL_REACHED or ROUND_LIMIT once the end is certain"),
        Field("repaired", meaning="canoes that the seat has repaired in this phase"),
        Field("may_move", meaning="bits of the two canoes that may still be moved this turn"),
        Field("must_move", meaning="bits of the canoes that must still be moved this turn"),
        Field("canoe", NONE, "the canoe being moved, as a number from 0 to 9"),
        Field("points", meaning="its unused points"),
        Field("worked", meaning="1 once it has loaded or unloaded at a deposit"),
        Field("unloaded", NONE, "the colour that it unloaded and may still exchange here"),
        LateOption("keep_aboard", meaning="option `load_and_land`: 1 if a gem may not land in the turn it was loaded"),
        Cached("mask", NONE, "the legal actions as bits, or NONE if not computed"),
        Packed(
            "canoes",
            Run("place", "the place of a canoe", default=NONE, canoe=CANOES),
            Run("cargo", "the colour that a canoe carries, or NONE", default=NONE, canoe=CANOES),
        ),
        Packed(
            "gems",
            Run("deposit", "the gems of a colour in a deposit", setters="add", deposit=len(COLOURS), colour=len(COLOURS)),
            Run("owned", "the landed gems of a seat", setters="add", seat=MOST_SEATS, colour=len(COLOURS)),
        ),
        Packed(
            "tiles",
            Run("chosen", "this round's tile, secret until it is in the pile", default=NONE, seat=MOST_SEATS),
            Run("newest", "the tile on top of the pile, or NONE", default=NONE, seat=MOST_SEATS),
            Run("played", "the tiles in the pile, as bits", seat=MOST_SEATS),
        ),
        Shared("deposit_at", "the deposit at each depth, or NONE"),
        Shared("gem_value", "of each colour, for the option `tie`"),
    ),
)
