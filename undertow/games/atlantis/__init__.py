"""Atlantis by Leo Colovini: bring three figures over a sinking path to the Mainland, with what can be carried away."""

from collections.abc import Mapping
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.game import Game, Option
from undertow.games.atlantis import box, rules, view
from undertow.games.atlantis.actions import TEXTS, Atlantis
from undertow.games.atlantis.multiset import one
from undertow.games.atlantis.state import BULGARIAN, ITEMS, NONE, RUSSIAN, UNSEEN

_BOX = box.load()


@cache
def _empty_table(seats: int) -> Atlantis:
    """The table with everything in the box beside it; copied for every match, never played on."""
    state = Atlantis(None, seats)
    state.stacks = vec[i64]([0, *_BOX.stacks])
    state.deck = sum(_BOX.cards_each * one(item) for item in range(ITEMS))
    for letter, items in enumerate(_BOX.tiles):
        for item, counts in enumerate(items):
            state.stock[UNSEEN + letter * ITEMS + item] = sum(many * one(kind) for kind, many in enumerate(counts))
    return state


def begin(seats: int, options: Mapping[str, str]) -> Atlantis:
    """The table before the path is laid, for checked options."""
    state = _empty_table(seats).clone()
    state.edition = RUSSIAN if options["edition"] == "ru" else BULGARIAN
    rules.set_up(state, NONE if options["first"] == "lot" else int(options["first"]))
    return state


GAME: Game[Atlantis] = Game(
    id="atlantis",
    name="Atlantis",
    designer="Leo Colovini",
    version=1,
    seats=(2, 3, 4),
    minutes=(30, 45),
    options=(
        Option("first", ("0", "1", "2", "3", "lot")),
        Option("edition", box.EDITIONS),
    ),
    actions=TEXTS,
    endings=("ended-third-figure", "ended-standstill"),
    folder=box.FOLDER,
    begin=begin,
    face=view,
    components=_BOX.components,
)
