"""How positions of Atlantis are written. The cards in other hands and in the deck are secret."""

from collections.abc import Sequence
from itertools import groupby

from undertow.engine.notation import Bag, Bits, Codec, Entry, Facts, Item, Notation, Number, Reading, Word, seat_names
from undertow.games.atlantis import facts
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.declared import COLOURS, DECLARED, FIGURES_EACH, LETTERS, MOST_SEATS, PLACES, VALUES
from undertow.games.atlantis.multiset import count, one, size
from undertow.games.atlantis.state import ATLANTIS, BRIDGED, FACE_DOWN, LOWER, NOTHING_PAID, THIRD_FIGURE, WATER, letter_of

SEATS = seat_names(MOST_SEATS)
_STEPS = [step.name for step in DECLARED.steps]
_CARDS = Bag(COLOURS, 8)
_TILES = Bag([f"value {value}" for value in VALUES], 8)
_PLACE_NAMES = ("atlantis", *(str(place) for place in range(1, PLACES + 1)), "mainland")
_FIGURE_NAMES = [
    f"{figure // FIGURES_EACH} figure {figure % FIGURES_EACH + 1}" for figure in range(MOST_SEATS * FIGURES_EACH)
]
_DRAWING = (facts.DEAL, facts.DRAW_BOUGHT, facts.DRAW, facts.DRAW_STUCK)


def _tile_name(code: int) -> str:
    """What is seen at a place: `red 3`, with `+` if another tile lies below it."""
    if code in (WATER, BRIDGED, FACE_DOWN):
        return {WATER: "water", BRIDGED: "bridge", FACE_DOWN: "face down"}[code]
    return f"{COLOURS[code >> 3 & 7]} {code & 7}{'+' if code & LOWER else ''}"


_SEEN = {
    _tile_name(code): code
    for code in (
        WATER,
        BRIDGED,
        FACE_DOWN,
        *(value + 8 * item + lower for item in range(len(COLOURS)) for value in VALUES for lower in (0, LOWER)),
    )
}


class _Path(Codec):
    """The places from Atlantis to the Mainland; what repeats is counted: `red 3+, 2 water, blue 5`."""

    def write(self, values: Sequence[int]) -> list[str]:
        """One item for each run of places that look alike."""
        alike = ((_tile_name(code), len(list(run))) for code, run in groupby(values[1:-1]))
        return [name if many == 1 else f"{many} {name}" for name, many in alike]

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        """What is seen at each place; nothing at Atlantis and the Mainland."""
        seen = [0]
        for item in items:
            many, named = item.counted()
            seen += [_SEEN[list(_SEEN)[named.name(list(_SEEN))]]] * many
        if len(seen) != length - 1:
            raise items[-1].error("position-path-length", wanted=length - 2, found=len(seen) - 1)
        return [*seen, 0]


class _Unseen(Codec):
    """Tiles that nobody has seen, by item, their values in a row: `red 1 3 3, gold 7`."""

    def write(self, values: Sequence[int]) -> list[str]:
        """One item for each colour that there is."""
        found = []
        for colour, bag in zip(COLOURS, values, strict=True):
            row = [str(value) for value in VALUES for _ in range(count(bag, value - 1))]
            if row:
                found.append(" ".join([colour, *row]))
        return found

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        """The bag of each colour."""
        bags = [0] * length
        for item in items:
            colour, *row = item.text.split(" ")
            index = Item(colour, item.column).name(COLOURS)
            if bags[index] or not row:
                raise item.error("position-colour-values", name=colour)
            for value in row:
                bags[index] += one(Item(value, item.column).number(1, len(VALUES)) - 1)
        return bags


# What a viewer does not know


def _hand(known: Facts, viewer: int, seat: int) -> list[str] | None:
    """Others' cards, except those that were shown."""
    shown = known["stock.shown"][seat]
    hidden = size(known["stock.hand"][seat]) - size(shown)
    if seat == viewer or not hidden:
        return None
    return [*_CARDS.write([shown]), "?" if hidden == 1 else f"{hidden} ?"]


def _deck(known: Facts, viewer: int, _index: int) -> list[str] | None:  # noqa: ARG001 - hidden from everybody
    """Nobody knows the deck."""
    many = size(known["deck"][0])
    return None if not many else ["?" if many == 1 else f"{many} ?"]


def _bought(known: Facts, viewer: int, _index: int) -> list[str] | None:
    """W5: which cards another seat bought in this turn."""
    return None if known["seat"][0] == viewer or not known["bought_count"][0] else ["?"]


def _certain(known: Facts, viewer: int, index: int) -> list[str] | None:
    """With three or more seats, others' certain knowledge depends on hands that the viewer cannot see."""
    others = index != viewer and index < known["seats"][0]
    return [] if others and (known["seats"][0] > 2 or viewer < 0) else None


def _fill(reading: Reading, begun: Atlantis) -> None:
    """Deal the unseen cards to the hands, certain ones first; the rest is the deck."""
    known = reading.facts
    pool = begun.deck - sum(known[name][0] for name in ("discard", "cards_out")) - sum(known["stock.hand"])
    counts = [count(begun.deck, item) for item in range(len(COLOURS))]
    for bag in (known["discard"][0], known["cards_out"][0], *known["stock.hand"]):
        counts = [many - count(bag, item) for item, many in enumerate(counts)]
    reading.require(min(counts) >= 0, "hand", "position-too-many-cards")
    hidden = {seat: reading.hidden("hand", seat) or 0 for seat in range(reading.seats)}
    deck = reading.hidden("deck", 0) or 0
    reading.require(sum(hidden.values()) + deck == sum(counts), "deck", "position-unseen-cards", count=sum(counts))
    viewer = MOST_SEATS if reading.viewer is None or reading.viewer < 0 else reading.viewer
    cards = _ordered(reading, known["stock.certain"][viewer], counts)
    for seat, many in hidden.items():
        dealt, cards = cards[:many], cards[many:]
        known["stock.hand"][seat] += sum(one(item) for item in dealt)
        pool -= sum(one(item) for item in dealt)
    known["deck"][0] = pool


def _ordered(reading: Reading, certain: int, counts: list[int]) -> list[int]:
    """The unseen cards; those certain to be in hands come first."""
    surely = [item for item in range(len(COLOURS)) for _ in range(count(certain, item))]
    rest = [many - count(certain, item) for item, many in enumerate(counts)]
    reading.require(min(rest) >= 0, "certain", "position-certain")
    return surely + [item for item, many in enumerate(rest) for _ in range(many)]


# Checks of a position


def _check(reading: Reading, begun: Atlantis) -> None:
    """Check the position against the rules, and derive which places have figures."""
    step, seat, figure = (reading.number(name) for name in ("step", "seat", "figure"))
    over = step == facts.FINISHED
    reading.require(
        over if seat == facts.NONE else seat < reading.seats and not over, "seat", "position-no-seat", number=seat
    )
    reading.require(reading.number("first") < reading.seats, "first", "position-no-seat", number=reading.number("first"))
    reading.require((reading.number("first") < 0) == (step == facts.LOT), "first", "position-lot")
    _check_path(reading, begun, step)
    _check_cards(reading, seat)
    if figure >= 0:
        owner = figure // FIGURES_EACH
        reading.require(owner < reading.seats and (over or owner == seat), "figure", "position-figure-owner")
    reading.require(figure >= 0 or step not in (facts.MOVE, facts.PAY, facts.REVEAL), "figure", "position-no-figure")
    reading.require((reading.number("to_draw") > 0) == (step in _DRAWING), "draws", "position-draws")
    reading.require(reading.number("price") > 0 or step != facts.PAY, "price", "position-nothing-to-pay")
    reading.require(reading.number("bridges") < 1 << reading.seats, "bridges", "position-no-seat", number=reading.seats)
    reading.require(not over or reading.number("ending") > 0, "ending", "position-ending")
    _check_figures(reading, step, figure)


def _check_path(reading: Reading, begun: Atlantis, step: int) -> None:
    """S1, T8: as many tiles are unseen as lie face down or below others."""
    path, at = reading.facts["board.path"], reading.number("at")
    reading.require(len(path) == facts.MAINLAND + 1 and "path" in reading.columns, "path", "position-no-path")
    hidden = [0, 0]
    for place in range(1, facts.MAINLAND):
        height = begun.stacks[place]
        below = (height if step in (facts.LOT, facts.LAY) else 1) if path[place] == FACE_DOWN else int(path[place] > 0)
        if 0 < path[place] < FACE_DOWN:
            below = 1 if path[place] & LOWER else 0
        reading.require(
            below < height or path[place] == FACE_DOWN or not below, "path", "position-no-second-tile", number=place
        )
        reading.require(height > 0 or path[place] <= 0, "path", "position-water", number=place)
        hidden[letter_of(place)] += below
    for letter in range(len(LETTERS)):
        bags = reading.facts["stock.unseen"][letter * len(COLOURS) : (letter + 1) * len(COLOURS)]
        many = sum(size(bag) for bag in bags)
        key = f"unseen {LETTERS[letter]}"
        reading.require(
            many == hidden[letter], key, "position-hidden-tiles", wanted=hidden[letter], letter=LETTERS[letter], found=many
        )
    face_down = [place for place in range(1, facts.MAINLAND) if path[place] == FACE_DOWN]
    if step in (facts.LAY, facts.REVEAL):
        reading.require(bool(face_down) and at == face_down[0], "at", "position-first-face-down")
    reading.require(
        step in (facts.LOT, facts.LAY) or len(face_down) == int(step == facts.REVEAL), "path", "position-face-down"
    )


def _check_cards(reading: Reading, seat: int) -> None:
    """What was shown, and bought, is in the hand."""
    known = reading.facts
    for absent in range(reading.seats, MOST_SEATS):
        known["stock.certain"][absent] = known["stock.certain"][MOST_SEATS]  # an empty seat knows what a spectator knows
    for player in range(reading.seats):
        for item in range(len(COLOURS)):
            fits = count(known["stock.shown"][player], item) <= count(known["stock.hand"][player], item)
            reading.require(fits, f"shown {player}", "position-not-shown")
            bought = player != seat or count(known["bought"][0], item) <= count(known["stock.hand"][player], item)
            reading.require(bought, "bought", "position-not-bought")
    for viewer in (*range(reading.seats), MOST_SEATS):
        hidden = [
            sum(
                count(known["stock.hand"][other], item) - count(known["stock.shown"][other], item)
                for other in range(reading.seats)
                if other != viewer
            )
            for item in range(len(COLOURS))
        ]
        fits = all(count(known["stock.certain"][viewer], item) <= many for item, many in enumerate(hidden))
        reading.require(fits, "certain", "position-not-certain")


def _check_figures(reading: Reading, step: int, moving: int) -> None:
    """T3: a figure stands on a tile of its own, unless it is still moving."""
    occupied = 0
    for figure in range(reading.seats * FIGURES_EACH):
        place = reading.facts["board.figure"][figure]
        key = f"figures {figure // FIGURES_EACH}"
        if place in (ATLANTIS, facts.MAINLAND):
            continue
        tile = reading.facts["board.path"][place]
        reading.require(tile > 0 and tile != FACE_DOWN, key, "position-figure-place", number=place)
        if not (step == facts.MOVE and figure == moving):
            reading.require(not occupied >> place & 1, key, "position-two-figures", number=place)
            occupied |= 1 << place
    reading.facts["occupied"] = [occupied]


NOTATION = Notation(
    DECLARED,
    (
        Entry("step", "step", Word(_STEPS), always=True),
        Entry("seat", "seat", Word(SEATS, none="nobody"), always=True),
        Entry("first", "first", Number(0, MOST_SEATS - 1)),
        Entry("at", "at", Number(0, PLACES + 1)),
        Entry("draws", "to_draw", Number(0, 20)),
        Entry("figure", "figure", Word(_FIGURE_NAMES)),
        Entry("price", "price", Number(0, 999)),
        Entry("least", "least", Number(1, NOTHING_PAID)),
        Entry("sold", "sold", Number(0, len(VALUES))),
        Entry("played", "played", _CARDS),
        Entry("bought", "bought", _CARDS, secret=_bought),
        Entry("bought-count", "bought_count", Number(0, 20)),
        Entry("stirred", "has_stirred", Number(0, 1)),
        Entry("idle", "idle_turns", Number(0, MOST_SEATS)),
        Entry("ending", "ending", Word(("third figure", "standstill"), first=THIRD_FIGURE)),
        Entry("path", "board.path", _Path()),
        Entry("figures", "board.figure", Word(_PLACE_NAMES), SEATS),
        Entry("bridges", "bridges", Bits(SEATS)),
        Entry("tiles", "stock.owned", _TILES, SEATS),
        Entry("hand", "stock.hand", _CARDS, SEATS, _hand),
        Entry("shown", "stock.shown", _CARDS, SEATS),
        Entry("certain", "stock.certain", _CARDS, (*SEATS, "spectator"), _certain),
        Entry("due", "stock.due", Number(0, 999), SEATS),
        Entry("paid", "stock.paid", Number(0, 999), SEATS),
        Entry("deck", "deck", _CARDS, secret=_deck),
        Entry("discard", "discard", _CARDS),
        Entry("shuffles", "shuffles", Number(0, 9999)),
        Entry("cards-out", "cards_out", _CARDS),
        Entry("tiles-out", "tiles_out", _TILES),
        Entry("unseen", "stock.unseen", _Unseen(), LETTERS),
    ),
    check=_check,
    fill=_fill,
    derived="occupied",
)
