"""The declaration of Atlantica: actions, steps, reasons for refusing, and fields of the state.

Unseen cards have no order and no place: a treasure, ship or research card is decided when it is turned
up, a diver when it is drawn. So the treasures in the box, in the deck and in the hurricane stack are one tally.
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
    Reason,
    Run,
    Shared,
    SharedObject,
    Step,
)

Colour = Literal["white", "yellow", "red", "green", "blue", "violet"]
TreasureKind = Literal["architecture", "ceramics", "gold", "amphorae", "inscriptions", "sculptures", "weapons"]
Ship = Literal["boat", "freighter", "transport"]
Research = Literal[
    "plus-2",
    "plus-3",
    "plus-4",
    "three-kinds",
    "four-kinds",
    "one-kind",
    "blue",
    "per-research",
    "per-ship",
    "twelve-crates",
    "joker",
]
AreaId = Literal["boat", "port", "tavern", "station"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
KINDS: tuple[TreasureKind, ...] = get_args(TreasureKind)
SHIPS: tuple[Ship, ...] = get_args(Ship)
RESEARCH: tuple[Research, ...] = get_args(Research)
AREAS: tuple[AreaId, ...] = get_args(AreaId)
LEVELS = (1, 2, 3)  # of an action: the cost symbols it takes
TREASURE_SPACES = 6
RESEARCH_SPACES = 4
MOST_CRATES = 5
MOST_SEATS = 5

# By area and level.
ACTS = (
    *("dive 1", "dive 2", "dive 3"),
    *("hire boat", "hire freighter", "hire transport"),
    *("recruit 3", "recruit 6", "treat all"),
    *("study first", "study any", "study two"),
)
# Treasures, the tops of the stacks, research cards.
SPACES = (
    *(f"treasure {number}" for number in range(1, TREASURE_SPACES + 1)),
    *SHIPS,
    *(f"research {number}" for number in range(1, RESEARCH_SPACES + 1)),
)

OUTCOMES = (
    Kind("DRAWN_SEAT", "drawn seat {seat}", "LOT", does="begin_with", refused="chance.drawn_seat", seat=range(MOST_SEATS)),
    Kind("DRAWN", "drawn {colour}", "DRAW DEAL", does="chance.draw", colour=COLOURS),
    Kind(
        "REVEALED_TREASURE",
        "revealed {kind}",
        "TREASURE",
        does="chance.turn_up_treasure",
        kind=KINDS,
        label="action-revealed-treasure",
    ),
    Kind("REVEALED_HURRICANE", "revealed hurricane", "TREASURE", does="chance.turn_up_hurricane"),
    Kind(
        "REVEALED_SHIP",
        "revealed {ship} {crates}",
        "SHIP",
        does="chance.turn_up_ship",
        ship=SHIPS,
        crates=range(1, MOST_CRATES + 1),
        label="action-revealed-ship",
    ),
    Kind(
        "REVEALED_RESEARCH",
        "revealed {card}",
        "RESEARCH_CARD",
        does="chance.turn_up_research",
        card={name.replace("plus-", "+").replace("-", " "): name for name in RESEARCH},
        label="action-revealed-research",
    ),
)

DECLARED = Declaration(
    "Atlantica",
    sizes={
        "COLOURS": len(COLOURS),
        "KINDS": len(KINDS),
        "STACKS": len(SHIPS),
        "SIZES": MOST_CRATES,  # a kind of ship is its stack times 5 plus its crates minus 1
        "RESEARCH_KINDS": len(RESEARCH),
        "AREAS": len(AREAS),
        "SYMBOLS": len(LEVELS),
        "SPACES": len(SPACES),
        "CHOICES": sum(len(kind.texts) for kind in OUTCOMES),  # from this number on seats choose
    },
    actions=(
        *OUTCOMES,
        Kind(
            "ACT_IN",
            "{action}",
            "ACT",
            does="act",
            action={text: text.replace(" ", "-") for text in ACTS},
            label="action-act",
        ),
        Kind("CATCH_BREATH", "catch breath", "ACT"),
        Kind("PAY_ONE", "pay {colour}", "PAY", does="pay", colour=COLOURS),
        Kind("PAY_TWO", "pay two {colour}", "PAY", colour=COLOURS),
        Kind("TAKE_CARD", "take {space}", "TAKE", does="take", space=SPACES),
        Kind("END_TURN", "end turn", "ACT"),
        Kind("TAKE_NO_MORE", "take no more", "TAKE"),
    ),
    steps=(  # chance acts before ACT
        Step("LOT"),
        Step("DEAL"),
        Step("TREASURE"),
        Step("SHIP"),
        Step("RESEARCH_CARD", name="research"),
        Step("DRAW"),
        Step("ACT", "T1"),
        Step("PAY", "T1"),
        Step("TAKE", "T9"),
        Step("FINISHED"),
    ),
    reasons=(
        Reason("AREA_USED", "T1"),
        Reason("TOO_MANY_SYMBOLS", "T1"),
        Reason("NOTHING_THERE", "T9"),
        Reason("TWO_MISSING", "T2"),
        Reason("REPLACED_ALREADY", "T2"),
        Reason("NO_PAIR", "T2"),
        Reason("ALREADY_ACTED", "T10"),
        Reason("NOTHING_DONE", "T10"),
        Reason("COLOUR_NOT_ASKED", "T1"),
        Reason("COLOUR_NOT_HELD", "T1"),
        Reason("NOT_MISSING", "T2"),
        Reason("PAIR_NOT_HELD", "T2"),
        Reason("REST_UNPAYABLE", "T2"),
        Reason("NOT_ON_THIS_DIVE", "T4"),
        Reason("NO_TAVERN_SYMBOL", "T6"),
        Reason("NOT_IN_THE_STATION", "T7"),
        Reason("NOT_THE_FIRST", "T7"),
        Reason("SPACE_EMPTY", "T9"),
        Reason("SAME_AREA", "T6"),
        Reason("MUST_TAKE", "T9"),
        Reason("NOT_AN_OUTCOME", ""),  # refuses only outcomes of chance
    ),
    state=(
        Field("seats", meaning="how many play"),
        Field("equal_turns", meaning="option `last_round`: 1 for equal turns"),
        LateOption("up_to", meaning="option `taking`: 1 if cards may be left"),
        Field("first", NONE, "the seat that begins"),
        Field("step"),
        Field("seat", NONE, "whose turn it is, or who is dealt to"),
        Field("turns", NONE, "turns finished; NONE during the set-up"),
        Field("is_open", meaning="1 while the seat is in its turn, 0 during set-up and refilling"),
        Field("areas", meaning="bits of the areas used in this turn"),
        Field("symbols", meaning="cost symbols paid in this turn, each by one card or by two"),
        Field("replaced", meaning="1 once two cards have stood in for one in this turn"),
        Field("area", NONE, "the area of the action being paid or carried out"),
        Field("level", meaning="its level, 1 to 3"),
        Field("paid", meaning="its symbols already paid"),
        Field("takes", meaning="cards it may still take"),
        Field("taken_from", meaning="bits of the areas it has taken from"),
        Field("stack", NONE, "whose next ship is to be turned up"),
        Field("pending", meaning="diver cards won in this turn, or to be dealt, and not yet in hand"),
        Field("treasure_deck", meaning="how many cards it has"),
        Field("hurricane_stack", meaning="how many cards it has, the hurricane included"),
        Field("finder", NONE, "who found the hurricane"),
        Field("turns_left", NONE, "until the end, once the hurricane is found"),
        Field("idle", meaning="turns in a row in which nobody took a treasure"),
        Field("ending", meaning="HURRICANE or CALM once the end is near"),
        Field("unseen_treasures", meaning="a tally"),
        Field("unseen_ships", meaning="a tally"),
        Field("unseen_research", meaning="a tally"),
        Cached("mask", NONE, "the legal actions of the seat as bits, or NONE if not computed"),
        Packed(
            "cards",  # tallies, but for the last two
            Run("deck", "the diver deck", setters="set add"),
            Run("used", "the used divers"),
            Run("rest", "the rest of the old diver deck, drawn before the reshuffled one in this turn"),
            Run("made", "what the diver deck was made of when it was last shuffled"),
            Run("hand", "the divers of a seat", seat=MOST_SEATS),
            Run(
                "since",
                "the cards drawn since the seat was known to lack a colour; 15 if nothing is known",
                seat=MOST_SEATS,
            ),
            Run("spent", "the cards that the seat has paid since then", seat=MOST_SEATS),
            Run("treasures", "the treasures of a seat", setters="add", seat=MOST_SEATS),
            Run("ships", "the ships of a seat", setters="add", seat=MOST_SEATS),
            Run("research", "the research cards of a seat", setters="add", seat=MOST_SEATS),
            Run("space", "the open card on a space, or NONE", getter="card_on", default=NONE, space=len(SPACES)),
            Run(
                "score",
                "the score of a seat, or NONE if not computed",
                getter="kept_score",
                default=NONE,
                encoded=False,
                seat=MOST_SEATS,
            ),
        ),
        Shared("box", "the numbers of the box, see `state.py`"),
        SharedObject("score_cache", "undertow.games.atlantica.score_cache", "ScoreCache", "cached results of estimates"),
    ),
)
