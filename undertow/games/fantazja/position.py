"""How positions of Fantazja are written. Hands, piles and imagination points are secret unless they were shown."""

from collections.abc import Sequence
from typing import Any

from undertow.engine.notation import Bits, Codec, Entry, Facts, Item, Notation, Number, Reading, Word, seat_names
from undertow.engine.state import SPECTATOR
from undertow.games.fantazja import facts
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.declared import (
    CASTLE_CELL,
    CELLS,
    DECLARED,
    MOST_AT_BOTTOM,
    MOST_BUILDINGS,
    SLOTS,
    TURNINGS,
    TYPES,
    cell_name,
)
from undertow.games.fantazja.knowledge import RECORD
from undertow.games.fantazja.land import are_neighbours
from undertow.games.fantazja.state import MILITARY, ON_THE_LAND

SEATS = seat_names(facts.SEATS)
_STEPS = [step.name for step in DECLARED.steps]
_CELL_NAMES = {cell_name(cell): cell for cell in CELLS}
_ENCODED = 4  # numbers of a building: its cell, the visible tile, how that is turned, the tiles below
_CASTLE = (CASTLE_CELL, facts.NONE, 0, 0)
_VIEWERS = tuple(f"{seat}-{viewer}" for viewer in ("opponent", "watcher") for seat in SEATS)
_RECORDED = ("hand", "imagination", "either")
_HELD = ("hand", "pile", "imagination", "discard", "bonus")


class _Cell(Codec):
    """A cell by its name: `2N 1E`."""

    def write(self, values: Sequence[int]) -> list[str]:
        """The name, or none."""
        return [cell_name(values[0]) if values[0] >= 0 else "none"]

    def read(self, items: Sequence[Item], length: int) -> list[int]:  # noqa: ARG002 - one cell
        """The cell."""
        return [_cell(items[0])] if items else [facts.NONE]


class _Last(Codec):
    """A cell and a turning: `2N 1E 90`."""

    def write(self, values: Sequence[int]) -> list[str]:
        """The cell's name, then how the tile is turned."""
        return [f"{cell_name(values[0] // 4)} {TURNINGS[values[0] % 4]}"]

    def read(self, items: Sequence[Item], length: int) -> list[int]:  # noqa: ARG002 - one cell
        """The cell times 4, plus the turning."""
        name, turned = _turned(items[0])
        return [4 * _cell(name) + turned]


class _Tokens(Codec):
    """Who holds each power token: `magic 0, military land`."""

    def write(self, values: Sequence[int]) -> list[str]:
        """The tokens that are not in the pool."""
        holders = ("0", "1", "land")
        return [f"{name} {holders[holder]}" for name, holder in zip(TYPES, values, strict=True) if holder >= 0]

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        """The holder of each token."""
        holders = [facts.NONE] * length
        for item in items:
            name, _, holder = item.text.partition(" ")
            index = Item(name, item.column).name(TYPES)
            holders[index] = Item(holder, item.column + len(name) + 1).name(("0", "1", "land"))
        return holders


class _Tiled(Codec):
    """A codec that names tiles."""

    def __init__(self, names: Sequence[str]) -> None:
        """Keep the names of the box's tiles by slot."""
        self.names = names


class _Bottom(_Tiled):
    """The tiles under a pile in their order."""

    def write(self, values: Sequence[int]) -> list[str]:
        """The length comes first in the numbers."""
        return [self.names[slot] for slot in values[1 : 1 + values[0]]]

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        """The length and the tiles."""
        if len(items) > MOST_AT_BOTTOM:
            raise items[-1].error("position-under", most=MOST_AT_BOTTOM)
        slots = [item.name(self.names) for item in items]
        return [len(slots), *slots, *[0] * (length - 1 - len(slots))]

    def secret(self, known: Facts, viewer: int, seat: int) -> list[str] | None:
        """P7: the owner does not know the order of a pair, a spectator knows only how many there are."""
        slots = list(known["held.bottom"][seat * MOST_AT_BOTTOM : (seat + 1) * MOST_AT_BOTTOM])
        length = known["held.bottom_length"][seat]
        if not length or viewer == 1 - seat:
            return None
        if viewer == SPECTATOR:
            return ["?" if length == 1 else f"{length} ?"]
        for place in range(length - 1):
            if known["held.pairs"][seat] >> place & 1:
                slots[place : place + 2] = sorted(slots[place : place + 2])
        return [self.names[slot] for slot in slots[:length]]


class _Record(_Tiled):
    """What is known of a seat's hidden tiles: `hand mill I a, either tower I b, most 1`."""

    def write(self, values: Sequence[int]) -> list[str]:
        """Tiles certainly in the hand, certainly points, or either; then how many of the last are points."""
        items = [
            f"{where} {name}"
            for where, bits in zip(_RECORDED, values, strict=False)
            for name in Bits(self.names).write([bits])
        ]
        return items + [f"{word} {count}" for word, count in zip(("most", "least"), values[3:], strict=True) if count]

    def read(self, items: Sequence[Item], length: int) -> list[int]:
        """The numbers of the record."""
        record = [0] * length
        for item in items:
            word, _, rest = item.text.partition(" ")
            what = Item(rest, item.column + len(word) + 1)
            index = Item(word, item.column).name((*_RECORDED, "most", "least"))
            record[index] |= 1 << what.name(self.names) if index < len(_RECORDED) else what.number(1, SLOTS)
        return record


class _Land(_Tiled):
    """The buildings: `1N = 0 house I a 90`, with `/` before each tile below; the castle is always there."""

    def write(self, values: Sequence[int]) -> list[str]:
        """One item a building, from north to south."""
        found = []
        for at in range(0, len(values), _ENCODED):
            cell, top, turning, under = values[at : at + _ENCODED]
            if cell == CASTLE_CELL:
                continue
            below = []
            while under:
                below.append(self._tile_name((under & 0x7F) - 1))
                under >>= 7
            found.append(" / ".join([f"{cell_name(cell)} = {self._tile_name(top)} {TURNINGS[turning]}", *below]))
        return found

    def read(self, items: Sequence[Item], length: int) -> list[int]:  # noqa: ARG002 - as many buildings as there are
        """The numbers of all buildings in the order of their cells."""
        buildings = {CASTLE_CELL: list(_CASTLE)}
        for item in items:
            name, sign, tiles = item.text.partition(" = ")
            if not sign:
                raise item.error("position-building")
            cell = _cell(Item(name, item.column))
            if cell in buildings:
                raise item.error("position-two-buildings", cell=name)
            top, *below = tiles.split(" / ")
            visible, turned = _turned(Item(top, item.column + len(name) + 3))
            under = sum(self._tile(Item(each, item.column)) + 1 << 7 * depth for depth, each in enumerate(below[:8]))
            buildings[cell] = [cell, self._tile(visible), turned, under]
        if len(buildings) > MOST_BUILDINGS:
            raise items[-1].error("position-buildings", most=MOST_BUILDINGS)
        return [number for cell in sorted(buildings) for number in buildings[cell]]

    def _tile_name(self, tile: int) -> str:
        """A tile on the land with its seat."""
        return f"{tile // SLOTS} {self.names[tile % SLOTS]}"

    def _tile(self, item: Item) -> int:
        """The tile on the land that an item names."""
        seat, _, name = item.text.partition(" ")
        return SLOTS * Item(seat, item.column).name(SEATS) + Item(name, item.column + len(seat) + 1).name(self.names)


def _cell(item: Item) -> int:
    """The cell that an item names."""
    if item.text not in _CELL_NAMES:
        raise item.error("position-cell", text=item.text)
    return _CELL_NAMES[item.text]


def _turned(item: Item) -> tuple[Item, int]:
    """The text before a turning, and the turning."""
    name, _, turning = item.text.rpartition(" ")
    return Item(name, item.column), Item(turning, item.column + len(name) + 1).name(TURNINGS)


# What a viewer does not know


def _hidden(name: str) -> Any:
    """Tiles of the other seat (of both, for a spectator) of which only the number is known."""

    def secret(known: Facts, viewer: int, seat: int) -> list[str] | None:
        many = known[f"held.{name}"][seat].bit_count()
        return None if seat == viewer or not many else ["?" if many == 1 else f"{many} ?"]

    return secret


def _shown(known: Facts, viewer: int, _index: int) -> list[str] | None:
    """P7: a spectator does not see which tiles were drawn from a hand."""
    many = known["shown"][0].bit_count()
    return ["?" if many == 1 else f"{many} ?"] if viewer == SPECTATOR and many else None


def _buried(known: Facts, viewer: int, _index: int) -> list[str] | None:
    """P7: only the seat to act knows which tile goes under the pile first."""
    return ["?"] if known["buried"][0] >= 0 and known["seat"][0] != viewer else None


def _record(known: Facts, viewer: int, index: int) -> list[str] | None:  # noqa: ARG001 - the facts do not matter
    """What only the opponent knows is hidden from a spectator."""
    return [] if viewer == SPECTATOR and index < facts.SEATS else None


def _fill(reading: Reading, begun: Fantazja) -> None:
    """Deal the unseen tiles in any way with the right numbers; a guess deals them anew."""
    known = reading.facts
    viewer = SPECTATOR if reading.viewer is None else reading.viewer
    for seat in range(facts.SEATS):
        if seat == viewer:
            continue
        left = int(facts.all_tiles(begun)) & ~_seen(known, seat)
        names = ["hand", "pile", "imagination", *(["bottom"] if viewer == SPECTATOR else [])]
        sizes = [reading.hidden(name, seat) or 0 for name in names]
        key = f"hand {seat}"
        reading.require(sum(sizes) == left.bit_count(), key, "position-unseen-tiles", count=left.bit_count(), number=seat)
        slots = [slot for slot in range(SLOTS) if left >> slot & 1]
        for name, size in zip(names, sizes, strict=True):
            dealt, slots = slots[:size], slots[size:]
            if name == "bottom":
                known["held.bottom_length"][seat] = size
                known["held.bottom"][seat * MOST_AT_BOTTOM : seat * MOST_AT_BOTTOM + size] = dealt
            else:
                known[f"held.{name}"][seat] = sum(1 << slot for slot in dealt)
    if viewer == SPECTATOR:
        known["held.known"][: facts.SEATS * RECORD] = known["held.known"][facts.SEATS * RECORD :]
    _fill_shown(reading)


def _fill_shown(reading: Reading) -> None:
    """P7: use any tiles of the hand for those that were shown."""
    known = reading.facts
    many, seat = reading.hidden("shown", 0), reading.number("seat")
    if many is not None and 0 <= seat < facts.SEATS:
        hand = [slot for slot in range(SLOTS) if known["held.hand"][1 - seat] >> slot & 1]
        known["shown"] = [sum(1 << slot for slot in hand[:many])]
    if reading.hidden("buried", 0) is not None:
        shown = known["shown"][0]
        reading.require(shown > 0, "buried", "position-nothing-shown")
        known["buried"] = [(shown & -shown).bit_length() - 1]


def _seen(known: Facts, seat: int) -> int:
    """The tiles of a seat that lie open or under its pile."""
    tiles = known["held.discard"][seat]
    for place in range(known["held.bottom_length"][seat]):
        tiles |= 1 << known["held.bottom"][seat * MOST_AT_BOTTOM + place]
    for at in range(0, len(known["land"]), _ENCODED):
        top, under = known["land"][at + 1], known["land"][at + 3]
        while top >= 0:
            tiles |= 1 << top % SLOTS if top // SLOTS == seat else 0
            top, under = (under & 0x7F) - 1, under >> 7
    return tiles


# Checks of a position


def _check(reading: Reading, begun: Fantazja) -> None:
    """Check the position against the rules, and count the buildings."""
    known = reading.facts
    step, seat, first = (reading.number(name) for name in ("step", "seat", "first"))
    known["buildings"] = [len(known["land"]) // _ENCODED]
    reading.require((first == facts.NONE) == (step == facts.LOT), "first", "position-lot")
    reading.require(seat != facts.NONE or step in (facts.LOT, facts.DRAW, facts.FINISHED), "seat", "position-somebody")
    reading.require(
        (known["tokens"][MILITARY] == ON_THE_LAND) == (known["guardian"][0] >= 0), "tokens", "position-guard-token"
    )
    on_land = [holder == ON_THE_LAND for kind, holder in enumerate(known["tokens"]) if kind != MILITARY]
    reading.require(not any(on_land), "tokens", "position-token")
    for name in ("hand", "pile", "imagination", "discard"):
        for player in range(facts.SEATS):
            outside = known[f"held.{name}"][player] & ~facts.all_tiles(begun)
            reading.require(not outside, f"{name} {player}", "position-box")
    reading.require(step != facts.DRAW or known["seat"][0] >= 0 or known["drawing"][0] == 0, "drawing", "position-no-turn")
    skips = known["may_skip"] != [0] or known["skipped"] == [0]
    reading.require(skips, "skipped", "position-skips")
    _check_land(reading)
    _check_known(reading)
    _check_step(reading, step, seat)


def _check_land(reading: Reading) -> None:
    """T5: every building is joined to the castle."""
    cells = reading.facts["land"][::_ENCODED]
    reached, waiting = {CASTLE_CELL}, [CASTLE_CELL]
    while waiting:
        cell = waiting.pop()
        more = [other for other in cells if other not in reached and are_neighbours(cell, other)]
        reached.update(more)
        waiting += more
    reading.require(len(reached) == len(cells), "land", "position-joined")
    guard, guardian = reading.number("guard"), reading.number("guardian")
    reading.require(guard < 0 or (guard in cells and guardian >= 0), "guard", "position-guard")


def _check_known(reading: Reading) -> None:
    """Check that tiles are where they are known to be."""
    known = reading.facts
    for index, label in enumerate(_VIEWERS):
        seat = index % facts.SEATS
        hand, imagination, either, most, least = known["held.known"][index * RECORD : (index + 1) * RECORD]
        held, points = known["held.hand"][seat], known["held.imagination"][seat]
        if reading.viewer is None:
            fits = not hand & ~held and not imagination & ~points and not either & ~(held | points)
            reading.require(fits, f"known {label}", "position-known")
        counts = hand.bit_count() <= held.bit_count() and imagination.bit_count() <= points.bit_count()
        disjoint = not (hand & imagination or either & (hand | imagination))
        reading.require(counts and disjoint and least <= most, f"known {label}", "position-known-more")


def _check_step(reading: Reading, step: int, seat: int) -> None:
    """Check what each step requires."""
    known = reading.facts
    tile, cell, power = (reading.number(name) for name in ("tile", "cell", "power"))
    needs_tile = step in (facts.TURN, facts.PAY) or (step == facts.PLACE and power != MILITARY)
    reading.require(tile >= 0 or not needs_tile, "tile", "position-no-tile")
    reading.require(cell >= 0 or step not in (facts.TURN, facts.PAY), "cell", "position-no-cell")
    if needs_tile and reading.viewer in (None, seat):
        reading.require(bool(known["held.hand"][seat] >> tile & 1), "tile", "position-not-in-hand")
    if step in (facts.SHOW, facts.BURY) and reading.viewer is None:
        outside = known["shown"][0] & ~known["held.hand"][1 - seat]
        reading.require(not outside, "shown", "position-shown-elsewhere")
    buried = reading.number("buried")
    reading.require(buried < 0 or bool(known["shown"][0] >> buried & 1), "buried", "position-not-shown")
    reading.require(
        power >= 0 or step not in (facts.GIVE, facts.TAKE, facts.SWAP, facts.SHOW, facts.BURY), "power", "position-no-power"
    )


class _FantazjaNotation(Notation):
    """The encoding lists tokens by their holders and buildings by their cells."""

    def defaults(self) -> Facts:
        """An empty land."""
        found = {each.name: [int(each.default)] for each in DECLARED.state if each.encoded and each.type == "i64"}
        found |= {f"held.{name}": [0] * facts.SEATS for name in _HELD}
        found["tokens"] = [facts.NONE] * len(TYPES)
        found |= {"held.bottom_length": [0] * facts.SEATS, "held.pairs": [0] * facts.SEATS}
        found |= {"held.bottom": [0] * facts.SEATS * MOST_AT_BOTTOM, "held.known": [0] * len(_VIEWERS) * RECORD}
        return found | {"land": list(_CASTLE), "printed": [], "may_skip": [0], "skipped": [0]}

    def facts(self, state: Any) -> Facts:
        """The numbers of the encoding by name."""
        numbers, found = [int(number) for number in state.encode()], self.defaults()
        lengths = {"land": state.buildings * _ENCODED, "printed": len(state.printed)}
        at = 0
        for name, values in found.items():
            length = lengths.get(name, len(values))
            found[name] = numbers[at : at + length] or values
            at += length
        return found

    def encoding(self, facts: Facts) -> list[int]:
        """The facts in encoding order; those about skipping only with that option."""
        named = {name: numbers for name, numbers in facts.items() if facts["may_skip"] != [0] or "skip" not in name}
        return super().encoding(named)


def notation(names: Sequence[str]) -> Notation:
    """How positions are written with a box whose tiles have these names, by slot."""
    return _FantazjaNotation(DECLARED, _entries(names), check=_check, fill=_fill, derived="buildings")


def _entries(names: Sequence[str]) -> tuple[Entry, ...]:
    """What a position tells, in its order."""
    tiles, bottom = Bits(names), _Bottom(names)
    return (
        Entry("step", "step", Word(_STEPS), always=True),
        Entry("seat", "seat", Word(SEATS, none="nobody"), always=True),
        Entry("first", "first", Number(0, 1)),
        Entry("turns", "turns", Number(0, 9999)),
        Entry("drawer", "drawer", Number(0, 1)),
        Entry("drawing", "drawing", Word(("set-up", "start", "end"))),
        Entry("acted", "acted", Number(0, 1)),
        Entry("powered", "powered", Number(0, 1)),
        Entry("skipped", "skipped", Bits(SEATS)),
        Entry("power", "power", Word(TYPES)),
        Entry("tile", "tile", Word(names)),
        Entry("cell", "cell", _Cell()),
        Entry("turning", "turning", Word(TURNINGS)),
        Entry("last", "last", _Last()),
        Entry("given", "given", tiles),
        Entry("taken", "taken", tiles),
        Entry("shown", "shown", tiles, secret=_shown),
        Entry("buried", "buried", Word(names), secret=_buried),
        Entry("guard", "guard", _Cell()),
        Entry("guardian", "guardian", Number(0, 1)),
        Entry("land", "land", _Land(names)),
        Entry("tokens", "tokens", _Tokens()),
        Entry("bonus", "held.bonus", Number(0, 99), SEATS),
        Entry("bonus-left", "bonus_left", Number(0, 99)),
        Entry("hand", "held.hand", tiles, SEATS, _hidden("hand")),
        Entry("imagination", "held.imagination", tiles, SEATS, _hidden("imagination")),
        Entry("discard", "held.discard", tiles, SEATS),
        Entry("pile", "held.pile", tiles, SEATS, _hidden("pile")),
        Entry("bottom", "held.bottom_length held.bottom", bottom, SEATS, bottom.secret),
        Entry("pairs", "held.pairs", Bits([str(place) for place in range(1, MOST_AT_BOTTOM + 1)]), SEATS),
        Entry("known", "held.known", _Record(names), _VIEWERS, _record),
    )
