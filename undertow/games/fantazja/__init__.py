"""Fantazja by Marcin Podsiadło: two factions of mages rebuild one land, tile by tile, over each other's houses."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.game import BoxSource, Game, Option
from undertow.games.fantazja import box, facts, view
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.names import action_text, tile_name
from undertow.games.fantazja.position import notation

_SHIPPED = box.load()


def printed(contents: box.Box) -> vec[i64]:
    """The printed facts of a box's tiles, in the form that the rules read."""
    numbers = list(Fantazja(None).printed)
    for tile in contents.tiles:
        numbers[facts.TYPE + tile.slot] = tile.type
        numbers[facts.LEVEL + tile.slot] = tile.level
        numbers[facts.POINTS + tile.slot] = tile.points
        numbers[facts.DARK + tile.slot] = int(tile.dark)
        for turning in range(4):
            sides = tile.sides[4 - turning :] + tile.sides[: 4 - turning]
            numbers[facts.SIDES_OF + 4 * tile.slot + turning] = _packed(sides)
        numbers[facts.ALL_TILES] |= 1 << tile.slot
    numbers[facts.CASTLE_SIDES] = _packed(contents.castle)
    numbers[facts.BONUS_TOKENS] = contents.bonus_tokens
    numbers[facts.BONUS_POINTS] = contents.bonus_points
    numbers[facts.FULL_HAND] = contents.hand
    return vec[i64](numbers)


def _packed(sides: tuple[tuple[int, int], ...]) -> int:
    """Four sides, north first, as one number: see `land.py`."""
    return sum((symbol * 32 + count) << (8 * side) for side, (symbol, count) in enumerate(sides))


def _beginning(contents: box.Box, first: str, empty_hand: str) -> Fantazja:
    """The state after the set-up, for the tiles of a box and checked options."""
    state = Fantazja(None)
    state.may_skip = 1 if empty_hand == "skip" else 0
    state.printed = printed(contents)
    state.begin(facts.NONE if first == "lot" else int(first))
    return state


def game_with(contents: box.Box) -> Game[Fantazja]:
    """The game with the tiles of a box."""
    beginnings = {
        (first, empty_hand): _beginning(contents, first, empty_hand)
        for first in ("0", "1", "lot")
        for empty_hand in ("draw first", "skip")
    }

    begun = beginnings["0", "draw first"]

    def begin(seats: int, options: Mapping[str, str]) -> Fantazja:  # noqa: ARG001 - there are always two
        """The state before the hands are drawn, for checked options."""
        return beginnings[options["first"], options["empty_hand"]].clone()

    return Game(
        id="fantazja",
        name="Fantazja",
        designer="Marcin Podsiadło",
        own_piles=True,
        order=4,
        version=1,
        seats=(2,),
        minutes=(25, 25),  # the rulebook gives none; a public review says at most 25
        options=(
            Option("first", ("0", "1", "lot")),
            Option("empty_hand", ("draw first", "skip"), late=True),
        ),
        actions=tuple(action_text(begun, action) for action in range(facts.ACTIONS)),
        endings=("ended-points", "ended-imagination", "ended-draw"),
        folder=box.FOLDER,
        begin=begin,
        presenter=view,
        components=contents.components,
        reboxed=game_from,
        notation=notation([tile_name(begun, slot) for slot in range(facts.SLOTS)]),
        box_digest="" if contents.digest == _SHIPPED.digest else contents.digest,
    )


def game_from(source: BoxSource) -> Game[Fantazja]:
    """The game with the tiles of another box; raises BoxError if it does not fit the game."""
    return game_with(box.load(source))


GAME: Game[Fantazja] = game_with(_SHIPPED)
