"""Fantazja by Marcin Podsiadło: two factions of mages rebuild one land, tile by tile, over each other's houses."""

from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from undertow.engine.game import Game, Option
from undertow.games.fantazja import box, facts, view
from undertow.games.fantazja.actions import Fantazja
from undertow.games.fantazja.declared import DECLARED

_SHIPPED = box.load()


def printed(contents: box.Box) -> vec[i64]:
    """What stands on the tiles of a box, in the form that the rules read."""
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


def _beginning(contents: box.Box, first: str) -> Fantazja:
    """The state after the set-up, for the tiles of a box and who begins."""
    state = Fantazja(None)
    state.printed = printed(contents)
    state.begin(facts.NONE if first == "lot" else int(first))
    return state


def game_with(contents: box.Box) -> Game[Fantazja]:
    """The game with the tiles of a box."""
    beginnings = {first: _beginning(contents, first) for first in ("0", "1", "lot")}

    def begin(seats: int, options: Mapping[str, str]) -> Fantazja:  # noqa: ARG001 - there are always two
        """The state before the hands are drawn, for checked options."""
        return beginnings[options["first"]].clone()

    return Game(
        id="fantazja",
        name="Fantazja",
        designer="Marcin Podsiadło",
        order=4,
        version=1,
        seats=(2,),
        minutes=(30, 45),
        options=(Option("first", ("0", "1", "lot")),),
        actions=DECLARED.texts,
        endings=("ended-points", "ended-imagination", "ended-draw"),
        folder=box.FOLDER,
        begin=begin,
        presenter=view,
        components=contents.components,
        reboxed=game_from,
        box_digest="" if contents.digest == _SHIPPED.digest else contents.digest,
    )


def game_from(path: Path) -> Game[Fantazja]:
    """The game with the tiles of another file; raises BoxError if it is not a box of this game."""
    return game_with(box.load(path))


GAME: Game[Fantazja] = game_with(_SHIPPED)
