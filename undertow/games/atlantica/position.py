"""How positions of Atlantica are written. The divers in other hands and in the deck are secret."""

from collections.abc import Sequence

from undertow.engine.notation import Bag, Bits, Codec, Entry, Facts, Item, Notation, Number, Reading, Word, seat_names
from undertow.games.atlantica import facts
from undertow.games.atlantica.actions import Atlantica
from undertow.games.atlantica.declared import (
    AREAS,
    COLOURS,
    DECLARED,
    KINDS,
    MOST_CRATES,
    MOST_SEATS,
    RESEARCH,
    SHIPS,
    SPACES,
)
from undertow.games.atlantica.state import HURRICANE, RESEARCH_SPACE, STACK_SPACE
from undertow.games.atlantica.tally import count_of, full_of, one_of, total_of

SEATS = seat_names(MOST_SEATS)
_STEPS = [step.name for step in DECLARED.steps]
_RESEARCH_NAMES = [name.replace("plus-", "+").replace("-", " ") for name in RESEARCH]
_SHIP_NAMES = [f"{ship} {crates}" for ship in SHIPS for crates in range(1, MOST_CRATES + 1)]
_DIVERS = Bag(COLOURS, 4)
_TREASURES = Bag(KINDS, 4)
_SHIPS = Bag(_SHIP_NAMES, 4)
_RESEARCH = Bag(_RESEARCH_NAMES, 4)
_NOTHING_KNOWN = 0xFFFFFF  # a tally of 15 in each of the six colours
_CARD_NAMES = [KINDS] * STACK_SPACE + [_SHIP_NAMES] * len(SHIPS) + [_RESEARCH_NAMES] * (len(SPACES) - RESEARCH_SPACE)
_TURN = (facts.ACT, facts.PAY, facts.TAKE)


class _Open(Codec):
    """The open cards by their spaces: `treasure 1 gold, boat 3, research 2 joker`."""

    def write(self, values: Sequence[int]) -> list[str]:
        """One item a card; a ship's name says which stack it lies on."""
        return [self._item(space, card) for space, card in enumerate(values) if card != facts.NONE]

    def _item(self, space: int, card: int) -> str:
        """One card with its space."""
        name = _CARD_NAMES[space][card]
        return name if _is_stack(space) else f"{SPACES[space]} {name}"

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        """The card on each space."""
        cards = [facts.NONE] * length
        for item in items:
            space, card = self._card(item)
            if cards[space] != facts.NONE:
                raise item.error("position-two-cards", name=SPACES[space])
            cards[space] = card
        return cards

    def _card(self, item: Item) -> tuple[int, int]:
        """The space and the card of an item."""
        if item.text in _SHIP_NAMES:
            ship = _SHIP_NAMES.index(item.text)
            return STACK_SPACE + ship // MOST_CRATES, ship
        kind, number, name = (*item.text.split(" ", 2), "", "")[:3]
        space = Item(f"{kind} {number}", item.column).name(SPACES)
        return space, Item(name, item.column + len(kind) + len(number) + 2).name(_CARD_NAMES[space])


def _is_stack(space: int) -> bool:
    """Whether a space is the top of a stack of ships."""
    return STACK_SPACE <= space < RESEARCH_SPACE


class _Since(Codec):
    """Cards drawn since a seat was known to lack a colour: `red 3, blue 0`."""

    def write(self, values: Sequence[int]) -> list[str]:
        """The colours about which something is known."""
        counts = [count_of(values[0], colour) for colour in range(len(COLOURS))]
        return [f"{name} {count}" for name, count in zip(COLOURS, counts, strict=True) if count < 15]

    def read(self, items: Sequence[Item], length: int) -> list[int]:  # noqa: ARG002 - one tally
        """The tally, with 15 where nothing is known."""
        tally = _NOTHING_KNOWN
        for item in items:
            name, _, count = item.text.partition(" ")
            colour = Item(name, item.column).name(COLOURS)
            drawn = Item(count, item.column + len(name) + 1).number(0, 14)
            tally = tally & ~full_of(colour) | drawn * one_of(colour)
        return [tally]


# What a viewer does not know


def _out_of_sight(many: int) -> list[str] | None:
    """Cards of which only the number is known."""
    return None if not many else ["?" if many == 1 else f"{many} ?"]


def _hand(known: Facts, viewer: int, seat: int) -> list[str] | None:
    """Others' divers."""
    return None if seat == viewer else _out_of_sight(total_of(known["cards.hand"][seat]))


def _deck(known: Facts, viewer: int, _index: int) -> list[str] | None:  # noqa: ARG001 - hidden from everybody
    """The diver deck."""
    return _out_of_sight(total_of(known["cards.deck"][0]))


def _rest(known: Facts, viewer: int, _index: int) -> list[str] | None:  # noqa: ARG001 - hidden from everybody
    """The rest of the old diver deck."""
    return _out_of_sight(total_of(known["cards.rest"][0]))


def _fill(reading: Reading, begun: Atlantica) -> None:
    """Deal the unseen divers in any way; a guess deals them anew."""
    known = reading.facts
    counts = [count_of(facts.deck_of(begun), colour) for colour in range(len(COLOURS))]
    for tally in (*known["cards.used"], *known["cards.hand"]):
        counts = [count - count_of(tally, colour) for colour, count in enumerate(counts)]
    reading.require(min(counts) >= 0, "hand", "position-too-many-divers")
    cards = [colour for colour, count in enumerate(counts) for _ in range(count)]
    # T3: the deck is made of what it can hold, so it comes first.
    made = known["cards.made"][0]
    cards.sort(key=lambda colour: count_of(made, colour) == 0)
    places = [("deck", 0), ("rest", 0), *(("hand", seat) for seat in range(reading.seats))]
    sizes = [reading.hidden(key, index) or 0 for key, index in places]
    reading.require(sum(sizes) == len(cards), "deck", "position-unseen-divers", count=len(cards))
    for (key, index), size in zip(places, sizes, strict=True):
        known[f"cards.{key}"][index] += sum(one_of(colour) for colour in cards[:size])
        cards = cards[size:]


# Checks of a position


def _check(reading: Reading, begun: Atlantica) -> None:
    """Check the position against the rules."""
    step, seat, first, turns = (reading.number(name) for name in ("step", "seat", "first", "turns"))
    seats, over = reading.seats, step == facts.FINISHED
    for absent in range(seats, MOST_SEATS):
        reading.facts["cards.since"][absent] = 0
    nobody = step in (facts.LOT, facts.FINISHED)
    reading.require((seat == facts.NONE) == nobody and seat < seats, "seat", "position-seat-in-step", number=seat)
    reading.require((first == facts.NONE) == (step == facts.LOT) and first < seats, "first", "position-lot")
    if turns >= 0 and not nobody:
        reading.require(
            seat == (first + turns) % seats, "seat", "position-turn-of", turns=turns, number=(first + turns) % seats
        )
    if step in _TURN:
        reading.require(turns >= 0 and reading.number("is_open") == 1, "turns", "position-no-turn")
    reading.require(reading.number("pending") > 0 or step not in (facts.DEAL, facts.DRAW), "pending", "position-no-draw")
    _check_boat(reading, begun, over)
    _check_action(reading, step)
    if step == facts.SHIP:
        stack = reading.number("stack")
        reading.require(stack >= 0 and reading.facts["cards.space"][STACK_SPACE + stack] < 0, "stack", "position-no-stack")


def _check_boat(reading: Reading, begun: Atlantica, over: bool) -> None:
    """S2, E1: the unseen treasures lie in the deck, in the hurricane stack and back in the box."""
    finder, left = reading.number("finder"), reading.number("turns_left")
    reading.require(finder < reading.seats, "finder", "position-no-seat", number=finder)
    found = finder != facts.NONE
    reading.require(found == (left != facts.NONE), "turns-left", "position-turns-left")
    reading.require(found == (reading.number("ending") > 0), "ending", "position-end-near")
    reading.require(not over or left == 0, "turns-left", "position-last-turn")
    reading.require(over or left != 0, "turns-left", "position-last-turn")
    boxed = total_of(begun.unseen_treasures) - begun.treasure_deck - begun.hurricane_stack
    decks = reading.number("treasure_deck") + reading.number("hurricane_stack")
    unseen = decks + boxed + int(found)
    many = total_of(reading.number("unseen_treasures"))
    reading.require(many == unseen, "unseen-treasures", "position-unseen-treasures", wanted=unseen, found=many)
    reading.require(found or reading.number("hurricane_stack") > 0, "hurricane-stack", "position-hurricane")


def _check_action(reading: Reading, step: int) -> None:
    """T1: the action being paid or carried out."""
    area, level, paid = (reading.number(name) for name in ("area", "level", "paid"))
    if step in (facts.PAY, facts.TAKE):
        reading.require(area != facts.NONE and level > 0, "area", "position-area")
    if step == facts.PAY:
        reading.require(paid < level, "paid", "position-paid")
        reading.require(reading.number("symbols") - paid + level <= facts.SYMBOLS, "symbols", "position-symbols")
        reading.require(not reading.number("areas") >> area & 1, "areas", "position-area-used")
    if step == facts.TAKE:
        reading.require(reading.number("takes") > 0, "takes", "position-nothing-to-take")
    reading.require(step != facts.ACT or area == facts.NONE, "area", "position-no-action")


NOTATION = Notation(
    DECLARED,
    (
        Entry("step", "step", Word(_STEPS), always=True),
        Entry("seat", "seat", Word(SEATS, none="nobody"), always=True),
        Entry("first", "first", Number(0, MOST_SEATS - 1)),
        Entry("turns", "turns", Number(0, 9999)),
        Entry("open-turn", "is_open", Number(0, 1)),
        Entry("areas", "areas", Bits(AREAS)),
        Entry("symbols", "symbols", Number(0, facts.SYMBOLS)),
        Entry("replaced", "replaced", Number(0, 1)),
        Entry("area", "area", Word(AREAS)),
        Entry("level", "level", Number(0, facts.SYMBOLS)),
        Entry("paid", "paid", Number(0, facts.SYMBOLS)),
        Entry("takes", "takes", Number(0, facts.SYMBOLS)),
        Entry("taken-from", "taken_from", Bits(AREAS)),
        Entry("stack", "stack", Word(SHIPS)),
        Entry("pending", "pending", Number(0, 99)),
        Entry("finder", "finder", Number(0, MOST_SEATS - 1)),
        Entry("turns-left", "turns_left", Number(0, 2 * MOST_SEATS)),
        Entry("idle", "idle", Number(0, 9999)),
        Entry("ending", "ending", Word(("hurricane", "calm"), first=HURRICANE)),
        Entry("open", "cards.space", _Open()),
        Entry("treasures", "cards.treasures", _TREASURES, SEATS),
        Entry("ships", "cards.ships", _SHIPS, SEATS),
        Entry("research", "cards.research", _RESEARCH, SEATS),
        Entry("hand", "cards.hand", _DIVERS, SEATS, _hand),
        Entry("deck", "cards.deck", _DIVERS, secret=_deck),
        Entry("rest", "cards.rest", _DIVERS, secret=_rest),
        Entry("used", "cards.used", _DIVERS),
        Entry("made", "cards.made", _DIVERS),
        Entry("since", "cards.since", _Since(), SEATS, default=_NOTHING_KNOWN),
        Entry("spent", "cards.spent", _DIVERS, SEATS),
        Entry("treasure-deck", "treasure_deck", Number(0, 255)),
        Entry("hurricane-stack", "hurricane_stack", Number(0, 255)),
        Entry("unseen-treasures", "unseen_treasures", _TREASURES),
        Entry("unseen-ships", "unseen_ships", _SHIPS),
        Entry("unseen-research", "unseen_research", _RESEARCH),
    ),
    check=_check,
    fill=_fill,
)
