"""The declaration of Atlantis: actions, steps, reasons for refusing, and fields of the state.

Actions name an item by its colour, which both editions share; what people read names it as the edition does.
"""

from typing import Literal, get_args

from undertow.engine.declaration import (
    NONE,
    Cached,
    Declaration,
    Field,
    Kind,
    LateOption,
    Packed,
    Passing,
    Reason,
    Run,
    Shared,
    Step,
)

Colour = Literal["red", "green", "grey", "brown", "blue", "white", "gold"]
Letter = Literal["A", "B"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
LETTERS: tuple[Letter, ...] = get_args(Letter)
VALUES = range(1, 8)
PLACES = 53
MOST_SEATS = 4
FIGURES_EACH = 3
GAP_STARTS = range(2, PLACES)  # the places that a gap can begin with

# A visible tile is a number: value + 8 * item.
TILE_NUMBERS = [value + 8 * item for item in range(len(COLOURS)) for value in VALUES]

DECLARED = Declaration(
    "Atlantis",
    sizes={
        "ITEMS": len(COLOURS),
        "FIGURES_EACH": FIGURES_EACH,
        "MAINLAND": PLACES + 1,
        "ANY_SPECTATOR": MOST_SEATS,
        "FIRST_GAP": GAP_STARTS[0],
    },
    actions=(
        Kind("DRAWN_SEAT", "drawn seat {seat}", "LOT", does="begin_with", refused="drawn_seat", seat=range(MOST_SEATS)),
        Kind(
            "REVEALED",
            "revealed {tile} {value}",
            "LAY REVEAL",
            does="reveal",
            tile=COLOURS,
            value=VALUES,
            numbers=TILE_NUMBERS,
        ),
        Kind("DRAWN", "drawn {item}", "DEAL DRAW DRAW_BOUGHT DRAW_STUCK", does="draw", item=COLOURS),
        Kind("CHOOSE_FIGURE", "figure {number}", "START", number=range(1, FIGURES_EACH + 1)),
        Kind("PLAY", "play {item}", "MOVE", item=COLOURS),
        Kind("BUY_WITH", "buy with {value}", "START", does="buy", value=VALUES, numbers=VALUES, label="action-buy"),
        Kind("PAY_CARD", "pay {item}", "PAY", item=COLOURS, label="action-pay-card"),
        Kind("PAY_TILE", "pay {value}", "PAY", value=VALUES, numbers=VALUES, label="action-pay-tile"),
        Kind("SHOW_HAND", "show hand", "START", label="action-show"),
        Kind("DRAW_CARDS", "draw", "BRIDGE", does="draw_at_the_end", refused=""),
        Kind(
            "BRIDGE_AT",
            "bridge at {place}",
            "START BRIDGE",
            does="place_bridge",
            place=GAP_STARTS,
            numbers=GAP_STARTS,
            label="action-bridge",
        ),
    ),
    steps=(  # in the first seven chance acts
        Step("LOT"),
        Step("LAY"),
        Step("DEAL"),
        Step("DRAW_BOUGHT"),
        Step("REVEAL"),
        Step("DRAW"),
        Step("DRAW_STUCK"),
        Step("START", "T2"),
        Step("MOVE", "T3"),
        Step("PAY", "W3"),
        Step("BRIDGE", "B1"),
        Step("FINISHED"),
    ),
    reasons=(
        Reason("NO_SUCH_SEAT", "S2"),
        Reason("TILE_NOT_SOLD", "T1"),
        Reason("ALREADY_BOUGHT", "T1"),
        Reason("BUYS_NOTHING", "T1"),
        Reason("NOTHING_TO_BUY", "T1"),
        Reason("FIGURE_SAVED", "T2"),
        Reason("FIGURES_ALIKE", "T2"),
        Reason("HAND_EMPTY", "T3"),
        Reason("FIGURE_CANNOT_STOP", "T5"),
        Reason("FIGURE_CANNOT_PAY", "W7"),
        Reason("CARD_NOT_HELD", "T3"),
        Reason("CARD_CANNOT_STOP", "T5"),
        Reason("CARD_CANNOT_PAY", "W7"),
        Reason("CAN_MOVE", "T6"),
        Reason("TILE_NOT_OWNED", "W4"),
        Reason("CARD_NOT_PAYABLE", "W4"),
        Reason("CARD_JUST_BOUGHT", "W5"),
        Reason("PAYS_TOO_MUCH", "W4"),
        Reason("BRIDGE_USED", "B1"),
        Reason("NO_WATER", "B1"),
        Reason("END_OF_THE_PATH", "W1"),
        Reason("GAP_BRIDGED", "B2"),
        Reason("NOT_THE_FIRST_PLACE", "B1"),
    ),
    state=(
        Field("seats", meaning="how many play"),
        Field("edition", meaning="BULGARIAN or RUSSIAN"),
        Field("step"),
        Field("seat", meaning="whose turn it is, or whose cards are dealt"),
        Field("first", NONE, "the seat that begins"),
        Field("at", meaning="the place where chance turns up a tile"),
        Field("to_draw", meaning="cards still to be drawn in this step"),
        Field("figure", NONE, "the figure being moved, as a number from 0 to 11"),
        Field("price", meaning="the price of its crossings so far, minus what has been paid"),
        Field("least", 8, "the smallest value in the payment, or NOTHING_PAID"),
        Field("sold", meaning="the value of the tile sold in this turn"),
        Field("played", meaning="the cards played in this turn"),
        Field("bought", meaning="the cards bought in this turn that are still in hand, in the Bulgarian edition"),
        Field("bought_count", meaning="the number of cards bought in this turn, in the Bulgarian edition"),
        Field("has_stirred", meaning="1 once a card was drawn or a bridge placed in this turn"),
        Field("idle_turns", meaning="consecutive turns in which neither happened and no figure moved"),
        Field("ending", meaning="THIRD_FIGURE or STANDSTILL once the end is certain"),
        Field("bridges", meaning="the seats that still have their bridge, as bits"),
        Field("occupied", meaning="the places of the path with a figure, as bits"),
        Field("deck", meaning="the cards in the deck, as a bag"),
        Field("discard", meaning="the cards in the discard pile"),
        Field("shuffles", meaning="how often the discard pile became the deck"),
        Field("cards_out", meaning="the cards that have left the game"),
        Field("tiles_out", meaning="the tiles that have left the game"),
        LateOption("stuck_bonus", meaning="option `stuck_bonus`: 1 if figures on the Mainland bring cards when stuck, too"),
        Passing("sure", NONE, "an action that was just found to be legal"),
        Cached("choices", NONE, "the legal choices as bits, or NONE if not computed"),
        Cached("gaps", meaning="the gaps where a bridge may be placed, as bits of their first places"),
        Cached("changed_from", 1, "the first place that has changed since the ways were charted, or MAINLAND"),
        Cached("changed_to", PLACES, "the last such place, or 0"),
        Cached("changes", meaning="how often the path has changed"),
        Cached("changed", meaning="the place that has changed last"),
        Packed(
            "board",
            Run("path", "what is seen at a place", place=PLACES + 2),
            Run("figure", "the place of a figure", getter="place_of", figure=MOST_SEATS * FIGURES_EACH),
            # By item, six bits each, the nearest place ahead that shows it, and above them the price: see `chart`.
            Run("way", "the way ahead of a place", encoded=False, place=PLACES + 2),
        ),
        Packed(
            "stock",  # bags, but for the last two
            Run("hand", "the cards of a seat", setters="set add", seat=MOST_SEATS),
            Run("shown", "the cards of a seat that were shown to all", seat=MOST_SEATS),
            Run("owned", "the tiles of a seat", setters="add", seat=MOST_SEATS),
            Run(
                "certain",
                "the cards that a viewer, a seat or ANY_SPECTATOR, knows to be in other hands since the last shuffle",
                setters="set add",
                viewer=MOST_SEATS + 1,
            ),
            Run("unseen", "the tiles of a letter and an item that nobody has seen", setters="set add", letter=2, item=7),
            Run("due", "what a seat owed when the match was settled", seat=MOST_SEATS),
            Run("paid", "what a seat paid when the match was settled", seat=MOST_SEATS),
        ),
        Shared("stacks", "the height at each place in the set-up"),
    ),
)
