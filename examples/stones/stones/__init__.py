"""Stones: build a cairn together, and let somebody else topple it. A game outside Undertow's own package."""

from collections.abc import Mapping
from pathlib import Path

from stones.presenter import Presenter
from stones.rules import ACTIONS, MOST_SEATS, OF_EACH, WEIGHTS, Stones
from undertow import Game
from undertow.engine.game import Component


def begin(seats: int, options: Mapping[str, str]) -> Stones:  # noqa: ARG001 - there are no options
    """The first state of a match."""
    return Stones(seats)


GAME: Game[Stones] = Game(
    id="stones",
    name="Stones",
    designer="Undertow contributors",
    version=1,
    seats=tuple(range(2, MOST_SEATS + 1)),
    minutes=(3, 6),
    options=(),
    actions=ACTIONS,
    endings=("ended-no-stones",),
    folder=Path(__file__).parent,
    begin=begin,
    presenter=Presenter(),
    components=tuple(Component(f"weight-{weight}", "A", "rule S1", {"count": OF_EACH}) for weight in WEIGHTS),
)
