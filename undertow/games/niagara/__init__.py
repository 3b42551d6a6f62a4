"""Niagara by Thomas Liesching: paddle out for gems, and be back before the river takes you over the fall."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.game import BoxSource, Game, Option
from undertow.games.niagara import box, rules, view
from undertow.games.niagara.actions import Niagara
from undertow.games.niagara.declared import DECLARED
from undertow.games.niagara.facts import NONE
from undertow.games.niagara.position import NOTATION
from undertow.games.niagara.state import OVER_THE_FALL, TIE_GEM_VALUE, TIE_SHARED

_SHIPPED = box.load()


def _beginning(contents: box.Box, seats: int, options: Mapping[str, str]) -> Niagara:
    """The state before the first round, for checked options."""
    state = Niagara(None)
    state.seats = seats
    state.tie = TIE_GEM_VALUE if options["tie"] == "gem value" else TIE_SHARED
    state.one_repair = 1 if options["repairs"] == "one a round" else 0
    state.show_played = 1 if options["show_played_tiles"] == "on" else 0
    state.keep_aboard = 1 if options["load_and_land"] == "forbidden" else 0
    deposit_at = [NONE] * OVER_THE_FALL
    for colour, space in enumerate(contents.deposit_spaces):
        deposit_at[space] = colour
    state.deposit_at = vec[i64](deposit_at)
    state.gem_value = vec[i64](contents.gem_values)
    rules.set_up(state, NONE if options["first"] == "lot" else int(options["first"]), contents.gems_each)
    return state


def game_with(contents: box.Box) -> Game[Niagara]:
    """The game with the components of a box."""
    return Game(
        id="niagara",
        name="Niagara",
        designer="Thomas Liesching",
        order=1,
        version=2,
        seats=(3, 4, 5),
        minutes=(30, 45),  # the rulebook gives none; other editions say so
        options=(
            Option("first", ("0", "1", "2", "3", "4", "lot")),
            Option("repairs", ("any", "one a round")),
            Option("show_played_tiles", ("on", "off")),
            Option("tie", ("shared", "gem value")),
            Option("load_and_land", ("allowed", "forbidden"), late=True),
        ),
        actions=DECLARED.texts,
        endings=("ended-four-alike", "ended-five-colours", "ended-any-seven", "ended-different-goals", "ended-round-limit"),
        folder=box.FOLDER,
        begin=lambda seats, options: _beginning(contents, seats, options),
        presenter=view,
        components=contents.components,
        reboxed=game_from,
        notation=NOTATION,
        box_digest="" if contents.digest == _SHIPPED.digest else contents.digest,
    )


def game_from(source: BoxSource) -> Game[Niagara]:
    """The game with the components of another box; raises BoxError if it does not fit the game."""
    return game_with(box.load(source))


GAME: Game[Niagara] = game_with(_SHIPPED)
