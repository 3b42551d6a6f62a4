"""How positions of Niagara are written. The only secrets are tiles that have been chosen and not revealed."""

from collections.abc import Sequence

from undertow.engine.notation import (
    Bits,
    Codec,
    Counts,
    Entry,
    Facts,
    Field,
    Item,
    Notation,
    Number,
    Reading,
    Word,
    seat_names,
)
from undertow.engine.state import State
from undertow.games.niagara import facts
from undertow.games.niagara.declared import CANOES, CANOES_EACH, COLOURS, DECLARED, MOST_SEATS, PLACES, TILES
from undertow.games.niagara.rules import HIGHEST_WEATHER, LAST_ROUND, LOWEST_WEATHER
from undertow.games.niagara.state import BANK, GOAL_REACHED, LOST

SEATS = seat_names(MOST_SEATS)
_STEPS = [step.name for step in DECLARED.steps]
_WHICH = ("canoe 1", "canoe 2")
_CANOE_NAMES = [f"{canoe // CANOES_EACH} canoe {canoe % CANOES_EACH + 1}" for canoe in range(CANOES)]
_MOVING = (facts.MOVE, facts.ARRIVE, facts.STEAL)


class _Canoes(Codec):
    """The places of a seat's canoes with their cargo: `bank, left-6 pink`."""

    @property
    def field(self) -> Field:
        """A place, on the water also with a gem."""
        laden = [f"{place} {colour}" for place in PLACES[1:-1] for colour in COLOURS]
        return Field("word", (*PLACES, *laden))

    def write(self, values: Sequence[int]) -> list[str]:
        """One item a canoe."""
        places, cargoes = values[:CANOES_EACH], values[CANOES_EACH:]
        return [
            PLACES[place] + (f" {COLOURS[cargo]}" if cargo >= 0 else "")
            for place, cargo in zip(places, cargoes, strict=True)
        ]

    def read(self, items: Sequence[Item], length: int) -> list[int]:  # noqa: ARG002 - two canoes
        """The places, then the cargoes."""
        if len(items) != CANOES_EACH:
            raise (items[-1] if items else Item("", 1)).error("position-two-canoes")
        places, cargoes = [], []
        for item in items:
            place, _, cargo = item.text.partition(" ")
            places.append(Item(place, item.column).name(PLACES))
            cargoes.append(Item(cargo, item.column + len(place) + 1).name(COLOURS) if cargo else facts.NONE)
        return places + cargoes


def _chosen(known: Facts, viewer: int, seat: int) -> list[str] | None:
    """P1: others see that a tile is chosen; they see which one when it is in the pile."""
    tile = known["tiles.chosen"][seat]
    if seat == viewer or tile < 0 or known["tiles.played"][seat] >> tile & 1:
        return None
    return ["?"]


def _fill(reading: Reading, begun: State) -> None:  # noqa: ARG001 - the box does not matter
    """Replace each secret choice by any tile that the seat has left."""
    for _, seat in reading.unknown:
        left = [tile for tile in range(len(TILES)) if not reading.facts["tiles.played"][seat] >> tile & 1]
        reading.require(bool(left), f"chosen {seat}", "position-no-tile-left", number=seat)
        reading.facts["tiles.chosen"][seat] = left[0]


def _check(reading: Reading, begun: State) -> None:  # noqa: ARG001 - the census counts the gems
    """Check the position against the rules."""
    step, seat, belt = (reading.number(name) for name in ("step", "seat", "belt"))
    over = step == facts.FINISHED
    reading.require(over or 0 <= seat < reading.seats, "seat", "position-no-seat", number=seat)
    reading.require(belt < reading.seats, "belt", "position-no-seat", number=belt)
    reading.require((belt == facts.NONE) == (step == facts.LOT), "belt", "position-lifebelt")
    for player in range(reading.seats):
        _check_canoes(reading, player)
        _check_tiles(reading, player, step)
    _check_step(reading, step, seat)


def _check_canoes(reading: Reading, seat: int) -> None:
    """C1, G1: every seat has two canoes; only one on the water carries a gem."""
    for canoe in range(seat * CANOES_EACH, (seat + 1) * CANOES_EACH):
        place, cargo = reading.facts["canoes.place"][canoe], reading.facts["canoes.cargo"][canoe]
        key = f"canoes {seat}"
        reading.require(place != facts.NONE, key, "position-canoes-missing", number=seat)
        reading.require(cargo == facts.NONE or place not in (BANK, LOST), key, "position-cargo")


def _check_tiles(reading: Reading, seat: int, step: int) -> None:
    """P1: the newest tile lies in the pile; a chosen tile lies there exactly if it is revealed."""
    chosen, newest, played = (reading.facts[f"tiles.{name}"][seat] for name in ("chosen", "newest", "played"))
    reading.require(newest < 0 or bool(played >> newest & 1), f"newest {seat}", "position-newest")
    if step in (facts.LOT, facts.REPAIR):
        reading.require(chosen < 0, f"chosen {seat}", "position-chosen-early")
    if step == facts.CHOOSE:
        reading.require(chosen < 0 or not played >> chosen & 1, f"chosen {seat}", "position-tile-played")
        reading.require(played != (1 << len(TILES)) - 1, f"played {seat}", "position-no-tile")
    if facts.PICK_CANOE <= step <= facts.WEATHER:
        reading.require(chosen >= 0, f"chosen {seat}", "position-not-chosen", number=seat)


def _check_step(reading: Reading, step: int, seat: int) -> None:
    """Check what each step requires."""
    chosen, played = reading.facts["tiles.chosen"], reading.facts["tiles.played"]
    if step == facts.CHOOSE:
        waiting = [each for each in range(reading.seats) if chosen[each] < 0]
        reading.require(bool(waiting) and waiting[0] == seat, "seat", "position-next-chooser")
    canoe, may_move = reading.number("canoe"), reading.number("may_move")
    reading.require((canoe >= 0) == (step in _MOVING), "canoe", "position-moving")
    reading.require(reading.number("must_move") & ~may_move == 0, "must", "position-must")
    for which in range(CANOES_EACH):
        place = reading.facts["canoes.place"][seat * CANOES_EACH + which]
        reading.require(not may_move >> which & 1 or place != LOST, "may", "position-canoe-lost")
    if step in (facts.PICK_CANOE, *_MOVING, facts.WEATHER):
        tile = chosen[seat]
        reading.require(bool(played[seat] >> tile & 1), f"chosen {seat}", "position-revealed")
        reading.require((TILES[tile] == "cloud") == (step == facts.WEATHER), "step", "position-cloud")
    if step == facts.PICK_CANOE:
        reading.require(may_move > 0, "may", "position-no-canoe")
    if canoe >= 0:
        reading.require(canoe // CANOES_EACH == seat, "canoe", "position-canoe-owner")
        reading.require(reading.facts["canoes.place"][canoe] != LOST, "canoe", "position-canoe-lost")
    ending = reading.number("ending")
    reading.require(step != facts.FINISHED or ending != 0, "ending", "position-ending")


NOTATION = Notation(
    DECLARED,
    (
        Entry("round", "round", Number(1, LAST_ROUND)),
        Entry("step", "step", Word(_STEPS), always=True),
        Entry("seat", "seat", Word(SEATS, none="nobody"), always=True),
        Entry("belt", "belt", Number(0, MOST_SEATS - 1)),
        Entry("weather", "weather", Number(LOWEST_WEATHER, HIGHEST_WEATHER)),
        Entry("branch", "branch", Word(("left", "right"))),
        Entry("ending", "ending", Word(("goal", "rounds"), first=GOAL_REACHED)),
        Entry("repaired", "repaired", Number(0, CANOES_EACH)),
        Entry("may", "may_move", Bits(_WHICH)),
        Entry("must", "must_move", Bits(_WHICH)),
        Entry("canoe", "canoe", Word(_CANOE_NAMES)),
        Entry("points", "points", Number(0, 6)),
        Entry("worked", "worked", Number(0, 1)),
        Entry("unloaded", "unloaded", Word(COLOURS)),
        Entry("canoes", "canoes.place canoes.cargo", _Canoes(), SEATS),
        Entry("gems", "gems.owned", Counts(COLOURS), SEATS),
        Entry("chosen", "tiles.chosen", Word(TILES), SEATS, _chosen),
        Entry("newest", "tiles.newest", Word(TILES), SEATS),
        Entry("played", "tiles.played", Bits(TILES), SEATS),
        Entry("deposit", "gems.deposit", Counts(COLOURS), COLOURS),
    ),
    check=_check,
    fill=_fill,
)
