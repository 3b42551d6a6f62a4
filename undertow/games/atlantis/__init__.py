"""Atlantis by Leo Colovini: bring three figures over a sinking path to the Mainland, with what can be carried away."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.game import BoxSource, Game, Option
from undertow.games.atlantis import box, rules, view
from undertow.games.atlantis.actions import Atlantis
from undertow.games.atlantis.declared import DECLARED
from undertow.games.atlantis.facts import ITEMS, NONE, set_unseen
from undertow.games.atlantis.multiset import one
from undertow.games.atlantis.position import NOTATION
from undertow.games.atlantis.state import BULGARIAN, RUSSIAN

_SHIPPED = box.load()


def _unpacked(contents: box.Box, seats: int) -> Atlantis:
    """A state with the whole box ready for the set-up; every match copies it."""
    state = Atlantis(None)
    state.seats = seats
    state.stacks = vec[i64]([0, *contents.stacks])
    state.deck = sum(contents.cards_each * one(item) for item in range(ITEMS))
    for letter, items in enumerate(contents.tiles):
        for item, counts in enumerate(items):
            set_unseen(state, letter, item, sum(many * one(kind) for kind, many in enumerate(counts)))
    return state


def _beginning(unpacked: Atlantis, options: Mapping[str, str]) -> Atlantis:
    """The state before the path is laid, for checked options."""
    state = unpacked.clone()
    state.edition = RUSSIAN if options["edition"] == "ru" else BULGARIAN
    state.stuck_bonus = 1 if options["stuck_bonus"] == "on" else 0
    rules.set_up(state, NONE if options["first"] == "lot" else int(options["first"]))
    return state


def game_with(contents: box.Box) -> Game[Atlantis]:
    """The game with the components of a box."""
    unpacked = {seats: _unpacked(contents, seats) for seats in (2, 3, 4)}
    return Game(
        id="atlantis",
        name="Atlantis",
        designer="Leo Colovini",
        hand_draw="drawn {card}",
        hand_shown="show hand",
        order=2,
        version=1,
        seats=tuple(unpacked),
        minutes=(30, 30),  # the rulebooks give none; that of the English edition says about 30
        options=(
            Option("first", ("0", "1", "2", "3", "lot")),
            Option("edition", box.EDITIONS),
            Option("stuck_bonus", ("off", "on"), late=True),
        ),
        actions=DECLARED.texts,
        endings=("ended-third-figure", "ended-standstill"),
        folder=box.FOLDER,
        begin=lambda seats, options: _beginning(unpacked[seats], options),
        presenter=view,
        components=contents.components,
        reboxed=game_from,
        notation=NOTATION,
        box_digest="" if contents.digest == _SHIPPED.digest else contents.digest,
    )


def game_from(source: BoxSource) -> Game[Atlantis]:
    """The game with the components of another box; raises BoxError if it does not fit the game."""
    return game_with(box.load(source))


GAME: Game[Atlantis] = game_with(_SHIPPED)
